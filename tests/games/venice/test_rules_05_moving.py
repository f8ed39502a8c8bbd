"""RULES.md §5: moving figures."""

from __future__ import annotations

import pytest

from tests.games.venice.positions import EAST, WEST, allowed, play, position, street


def test_5_1_four_merchant_cards_take_him_seven_squares() -> None:
    """The book's example: 3 + 1 + 1 + 2."""
    state = position(hand="M3 M1 M1 M2", merchant=-1)
    play(state, "M3:E M1:E M1:E M2:E")
    assert state.merchant == 6


def test_5_1_all_points_are_used_or_the_card_cannot_be_played() -> None:
    assert {"M1:E", "M2:E"} <= allowed(position(hand="M1 M2 M3", merchant=6))
    assert "M3:E" not in allowed(position(hand="M1 M2 M3", merchant=6))
    assert "H5:W" in allowed(position(hand="H5", harlequin=-3))
    assert "H5:W" not in allowed(position(hand="H5", harlequin=-4))


def test_5_1_each_card_has_one_direction_and_the_next_may_have_another() -> None:
    state = position(hand="M3 M2", merchant=0)
    play(state, "M3:E M2:W")
    assert state.merchant == 1


@pytest.mark.parametrize("mover", [WEST, EAST])
def test_5_1_no_card_has_to_lead_towards_ones_own_side(mover: int) -> None:
    assert {"D1:W", "D1:E", "M2:W", "M2:E"} <= allowed(position(mover=mover, hand="D1 M2"))


def test_5_2_the_doge_stays_strictly_between_his_guards() -> None:
    found = allowed(position(hand="D1", doge=1, west=-1, east=2))
    assert "D1:W" in found
    assert "D1:E" not in found
    found = allowed(position(hand="D1", doge=0, west=-1, east=2))
    assert "D1:W" not in found
    assert "D1:E" in found


def test_5_2_a_guard_does_not_step_onto_the_doge_or_past_him() -> None:
    found = allowed(position(hand="G1 G1+1", doge=0, west=-1, east=2))
    assert "G1:wE1" not in found
    assert "G1+1:wE2" not in found
    assert "G1:eW1" in found
    assert "G1+1:eW2" not in found


def test_5_2_the_order_is_judged_once_a_card_is_carried_out() -> None:
    """Both guards may go the same way round a Doge who has room on one side only."""
    found = allowed(position(hand="G1+1", doge=0, west=-1, east=1))
    assert {text for text in found if text.startswith("G1+1")} == {"G1+1:wW1,eE1", "G1+1:wW2", "G1+1:eE2"}


@pytest.mark.parametrize("square", range(-8, 9))
def test_5_3_merchant_and_harlequin_share_any_square_and_pass_anybody(square: int) -> None:
    state = position(hand="M2 H2 D1", merchant=square, harlequin=square)
    for card, figure in (("M2", "merchant"), ("H2", "harlequin")):
        for way, steps in (("W", -2), ("E", 2)):
            reachable = -8 <= square + steps <= 8
            assert (f"{card}:{way}" in allowed(state)) == reachable
            if reachable:
                moved = state.copy()
                play(moved, f"{card}:{way}")
                assert street(moved)[figure] == square + steps
