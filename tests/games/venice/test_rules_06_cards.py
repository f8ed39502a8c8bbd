"""RULES.md §6: what each card does."""

from __future__ import annotations

import pytest

from sottovoce.games.venice import events
from tests.games.venice.positions import EAST, WEST, allowed, hand_of, play, position, street


def of(state_allowed: set[str], card: str) -> set[str]:
    """The decisions that use one card (a Cortège uses two others)."""
    return {text for text in state_allowed if text == card or text.startswith((f"{card}:", f"{card}@"))}


def test_6_1_a_doge_card_moves_him_one_square() -> None:
    for way, square in (("W", -1), ("E", 1)):
        state = position(hand="D1")
        assert play(state, f"D1:{way}") == [events.Played(WEST, 0, 1, False, ((0, 0, square),))]
        assert street(state) == {"doge": square, "west": -2, "east": 2, "merchant": -1, "harlequin": 1}


def test_6_2_a_cortege_moves_doge_and_guards_together() -> None:
    state = position(hand="D1 D1", doge=0, west=-1, east=1)
    assert {"D1+D1:W", "D1+D1:E"} <= allowed(state)
    told = play(state, "D1+D1:E")
    assert told == [events.Played(WEST, 0, 2, False, ((0, 0, 1), (1, -1, 0), (2, 1, 2)))]
    assert hand_of(state, WEST)["D1"] == 0
    play(state := position(hand="D1 D1"), "D1+D1:W")
    assert (state.west, state.doge, state.east) == (-3, -1, 1)


def test_6_2_a_cortege_needs_two_doge_cards() -> None:
    assert "D1+D1:E" not in allowed(position(hand="D1"))
    state = position(hand="D1 D1 D1")
    play(state, "D1+D1:E")
    assert allowed(state) == {"end", "D1:W", "D1:E"}


@pytest.mark.parametrize(("west", "east", "blocked"), [(-8, 2, "W"), (-2, 8, "E")])
def test_6_2_all_three_go_or_none(west: int, east: int, blocked: str) -> None:
    found = {text for text in allowed(position(hand="D1 D1", west=west, east=east)) if "+" in text}
    assert found == {"D1+D1:W", "D1+D1:E"} - {f"D1+D1:{blocked}"}


def test_6_3_guards_1_moves_one_guard_one_square() -> None:
    found = allowed(position(hand="G1", west=-3, east=3))
    assert of(found, "G1") == {"G1:wW1", "G1:wE1", "G1:eW1", "G1:eE1"}
    state = position(hand="G1 G1 G1", west=-3, east=3)
    play(state, "G1:wW1 G1:eW1 G1:wE1")
    assert (state.west, state.east) == (-3, 2)


def test_6_4_guards_1_1_moves_both_one_square_or_one_of_them_two() -> None:
    found = allowed(position(hand="G1+1", west=-4, east=4))
    both = {f"G1+1:w{west}1,e{east}1" for west in "WE" for east in "WE"}
    assert of(found, "G1+1") == both | {"G1+1:wW2", "G1+1:wE2", "G1+1:eW2", "G1+1:eE2"}
    for text, squares in (
        ("G1+1:wW1,eE1", (-5, 5)),
        ("G1+1:wE1,eW1", (-3, 3)),
        ("G1+1:wE2", (-2, 4)),
        ("G1+1:eW2", (-4, 2)),
    ):
        state = position(hand="G1+1", west=-4, east=4)
        play(state, text)
        assert (state.west, state.east) == squares


def test_6_5_the_guards_close_in_on_the_doge() -> None:
    state = position(hand="G><", doge=2, west=-8, east=8)
    assert play(state, "G><") == [events.Played(WEST, 3, 1, False, ((1, -8, 1), (2, 8, 3)))]
    assert (state.west, state.east) == (1, 3)


def test_6_5_something_must_move() -> None:
    assert "G><" not in allowed(position(hand="G><", doge=2, west=1, east=3))
    assert "G><" in allowed(position(hand="G><", doge=2, west=1, east=4))
    assert "G><" in allowed(position(hand="G><", doge=2, west=0, east=3))


@pytest.mark.parametrize("points", [1, 2, 3])
def test_6_6_the_merchant_goes_as_far_as_his_card_says(points: int) -> None:
    for way, steps in (("W", -points), ("E", points)):
        state = position(mover=EAST, hand=f"M{points}", merchant=1)
        assert play(state, f"M{points}:{way}") == [
            events.Played(EAST, 3 + points, 1, False, ((3, 1, 1 + steps),))
        ]
        assert state.merchant == 1 + steps


@pytest.mark.parametrize("points", [1, 2, 3, 4, 5])
def test_6_7_harlequin_goes_as_far_as_her_card_says(points: int) -> None:
    for way, steps in (("W", -points), ("E", points)):
        state = position(hand=f"H{points}", harlequin=1)
        assert play(state, f"H{points}:{way}") == [
            events.Played(WEST, 6 + points, 1, False, ((4, 1, 1 + steps),))
        ]
        assert state.harlequin == 1 + steps


@pytest.mark.parametrize("square", [-8, -1, 1, 8])
def test_6_8_harlequin_goes_to_the_centre_from_anywhere(square: int) -> None:
    state = position(hand="H0", harlequin=square)
    assert play(state, "H0") == [events.Played(WEST, 12, 1, False, ((4, square, 0),))]
    assert state.harlequin == 0


def test_6_8_not_if_she_is_there_already() -> None:
    assert "H0" not in allowed(position(hand="H0", harlequin=0))
    state = position(hand="H0 H0", harlequin=3)
    play(state, "H0")
    assert allowed(state) == {"end"}
