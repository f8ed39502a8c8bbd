"""RULES.md §7: Masquerade."""

from __future__ import annotations

import pytest

from sottovoce.games.venice import events
from tests.games.venice.positions import EAST, WEST, allowed, play, position, street


def masked(found: set[str]) -> set[str]:
    return {text for text in found if "@" in text}


@pytest.mark.parametrize(("mover", "side"), [(WEST, -1), (EAST, 1)])
@pytest.mark.parametrize("doge", [-3, 0, 3])
def test_7_1_harlequin_must_be_strictly_between_player_and_doge(mover: int, side: int, doge: int) -> None:
    for harlequin in range(-8, 9):
        state = position(mover=mover, doge=doge, west=-8, east=8, harlequin=harlequin, hand="H1 H0")
        nearer = harlequin * side > doge * side
        assert bool(masked(allowed(state))) == nearer, harlequin


def test_7_1_moving_harlequin_herself_needs_no_condition() -> None:
    state = position(mover=WEST, harlequin=5, hand="H1 H2 H3")
    assert masked(allowed(state)) == set()
    assert {"H1:W", "H2:E", "H3:W"} <= allowed(state)


def test_7_1_a_masked_card_is_told_as_such() -> None:
    state = position(mover=EAST, harlequin=1, hand="H2")
    assert play(state, "H2@M:E") == [events.Played(EAST, 8, 1, True, ((3, -1, 1),))]


def test_7_2_three_then_two_is_blocked_when_the_doge_reaches_harlequin() -> None:
    """The book's example, first half."""
    state = position(mover=EAST, doge=0, east=8, harlequin=3, hand="H3 H2")
    play(state, "H3@D:E")
    assert state.doge == state.harlequin == 3
    assert allowed(state) == {"end"}


def test_7_2_two_then_three_takes_the_doge_five_squares() -> None:
    """The book's example, second half."""
    state = position(mover=EAST, doge=0, east=8, harlequin=3, hand="H3 H2")
    play(state, "H2@D:E")
    assert "H3@D:E" in allowed(state)
    play(state, "H3@D:E")
    assert state.doge == 5


def test_7_2_past_harlequin_the_mask_has_failed_too() -> None:
    state = position(mover=WEST, doge=2, west=-8, east=8, harlequin=1, hand="H3 H1 H2")
    play(state, "H3@D:W")
    assert allowed(state) == {"end"}


def test_7_3_one_target_for_the_whole_turn() -> None:
    marks = {"H2:E": "", "H2@D:E": "@D", "H2@M:E": "@M", "H2@G:wW1,eE1": "@G"}
    for first, mark in marks.items():
        state = position(mover=EAST, harlequin=5, west=-4, east=4, hand="H2 H1 H3")
        assert first in allowed(state)
        play(state, first)
        rest = allowed(state) - {"end"}
        assert rest
        assert {text.partition(":")[0][2:] for text in rest} == {mark}


def test_7_3_to_the_centre_keeps_the_target_too() -> None:
    state = position(mover=EAST, doge=3, west=-4, east=7, harlequin=5, merchant=6, hand="H0 H0 H1")
    play(state, "H0@w")
    assert {text for text in allowed(state) if text.startswith("H1")} == {
        "H1@G:wW1",
        "H1@G:wE1",
        "H1@G:eW1",
        "H1@G:eE1",
    }
    assert {text for text in allowed(state) if text.startswith("H0")} == set()


def test_7_3_masquerade_on_the_merchant_cannot_be_topped_up_with_his_own_card() -> None:
    """The book's example: Harlequin 2 and 3 take the Merchant five squares, and that is all."""
    state = position(mover=EAST, harlequin=4, merchant=-1, hand="H2 H3 M1")
    play(state, "H2@M:E H3@M:E")
    assert state.merchant == 4
    assert allowed(state) == {"end"}


def test_7_3_nor_can_a_turn_of_merchant_cards_be_followed_by_harlequins() -> None:
    state = position(mover=EAST, harlequin=4, hand="H2 H3 M1")
    play(state, "M1:E")
    assert allowed(state) == {"end"}


@pytest.mark.parametrize("points", [1, 2, 3, 4, 5])
def test_7_4_doge_and_merchant_go_the_whole_way_in_one_direction(points: int) -> None:
    state = position(mover=EAST, doge=0, west=-8, east=8, merchant=0, harlequin=8, hand=f"H{points}")
    for mark, figure in (("@D", "doge"), ("@M", "merchant")):
        for way, steps in (("W", -points), ("E", points)):
            moved = state.copy()
            play(moved, f"H{points}{mark}:{way}")
            assert street(moved) == {**street(state), figure: steps}


def test_7_4_noble_and_valour_binds_the_masked_doge_and_the_street_the_merchant() -> None:
    state = position(mover=EAST, doge=0, west=-3, east=3, merchant=6, harlequin=8, hand="H2 H3")
    assert {text for text in allowed(state) if "@D" in text} == {"H2@D:E", "H2@D:W"}
    assert {text for text in allowed(state) if "@M" in text} == {"H2@M:E", "H2@M:W", "H3@M:W"}


def test_7_5_points_are_shared_between_the_guards() -> None:
    state = position(mover=EAST, doge=0, west=-4, east=4, harlequin=5, hand="H3")
    expected = {"H3@G:wW3", "H3@G:wE3", "H3@G:eW3", "H3@G:eE3"}
    expected |= {f"H3@G:w{w}{n},e{e}{3 - n}" for n in (1, 2) for w in "WE" for e in "WE"}
    assert {text for text in allowed(state) if "@G" in text} == expected
    play(state, "H3@G:wE1,eW2")
    assert (state.west, state.east) == (-3, 2)


def test_7_5_the_next_card_may_share_differently() -> None:
    state = position(mover=EAST, doge=0, west=-4, east=4, harlequin=5, hand="H3 H4")
    play(state, "H3@G:wE3 H4@G:wW4")
    assert (state.west, state.east) == (-5, 4)


def test_7_5_the_order_holds_once_both_have_moved() -> None:
    state = position(mover=WEST, doge=0, west=-2, east=2, harlequin=-8, hand="H2")
    found = {text for text in allowed(state) if "@G" in text}
    assert found == {
        "H2@G:wW2", "H2@G:eE2", "H2@G:wW1,eW1", "H2@G:wW1,eE1", "H2@G:wE1,eW1", "H2@G:wE1,eE1",
    }  # fmt: skip


def test_7_6_the_merchant_goes_to_the_centre_from_anywhere_else() -> None:
    for square in (-8, -1, 1, 8):
        state = position(mover=EAST, harlequin=4, merchant=square, hand="H0")
        play(state, "H0@M")
        assert state.merchant == 0
    assert "H0@M" not in allowed(position(mover=EAST, harlequin=4, merchant=0, hand="H0"))


def test_7_6_the_doge_goes_to_the_centre_if_the_guards_stay_on_either_side() -> None:
    state = position(mover=EAST, doge=3, west=-1, east=5, harlequin=4, hand="H0")
    play(state, "H0@D")
    assert (state.west, state.doge, state.east) == (-1, 0, 5)
    assert "H0@D" not in allowed(position(mover=EAST, doge=3, west=0, east=5, harlequin=4, hand="H0"))
    assert "H0@D" not in allowed(position(mover=EAST, doge=3, west=1, east=5, harlequin=4, hand="H0"))
    assert "H0@D" not in allowed(position(mover=EAST, doge=0, west=-1, east=5, harlequin=4, hand="H0"))
    assert "H0@D" not in allowed(position(mover=WEST, doge=-3, west=-5, east=0, harlequin=-4, hand="H0"))


def test_7_6_one_guard_goes_to_the_centre_if_the_doge_is_beyond_it() -> None:
    found = {
        text for text in allowed(position(mover=EAST, doge=2, harlequin=4, east=5, hand="H0")) if "@" in text
    }
    assert found == {"H0@D", "H0@M", "H0@w"}
    state = position(mover=WEST, doge=-2, west=-5, east=3, harlequin=-3, hand="H0")
    assert {"H0@e"} == allowed(state) & {"H0@w", "H0@e"}
    play(state, "H0@e")
    assert (state.west, state.doge, state.east) == (-5, -2, 0)


def test_7_6_a_guard_already_there_cannot_and_nobody_takes_the_doges_square() -> None:
    on_it = position(mover=EAST, doge=2, west=0, east=5, harlequin=4, hand="H0")
    assert allowed(on_it) & {"H0@w", "H0@e"} == set()
    centre = position(mover=EAST, doge=0, west=-1, east=5, harlequin=4, hand="H0")
    assert allowed(centre) & {"H0@w", "H0@e"} == set()
