"""RULES.md §9: the Favourite."""

from __future__ import annotations

import pytest

from sottovoce.games.venice import events
from sottovoce.games.venice.scoring import favourite_steps
from tests.games.venice.positions import EAST, WEST, play, position


def test_9_1_one_step_for_every_figure_in_the_mansion() -> None:
    for square in (7, 8):
        assert favourite_steps(square, -8, 0, 0, 0, EAST) == 1
        assert favourite_steps(0, -8, square, 0, 0, EAST) == 1
        assert favourite_steps(0, -8, 1, square, 0, EAST) == 1
        assert favourite_steps(0, -8, 1, 0, square, EAST) == 1
        assert favourite_steps(0, square, 1, 0, 0, EAST) == 1
        assert favourite_steps(0, -1, square, square, square, EAST) == 3
        assert favourite_steps(0, -1, square, square, square, WEST) == 0
    assert favourite_steps(0, -1, 6, 6, 6, EAST) == 0
    assert favourite_steps(0, -7, 6, -8, -7, WEST) == 3


@pytest.mark.parametrize(("seat", "side"), [(WEST, -1), (EAST, 1)])
def test_9_1_one_more_if_doge_and_both_guards_are_on_the_half(seat: int, side: int) -> None:
    assert favourite_steps(2 * side, side, 3 * side, 0, 0, seat) == 1
    assert favourite_steps(2 * side, side, 3 * side, 0, 0, 1 - seat) == 0
    assert favourite_steps(2 * side, 0, 3 * side, 0, 0, seat) == 0
    assert favourite_steps(2 * side, -side, 3 * side, 0, 0, seat) == 0
    assert favourite_steps(2 * side, 3 * side, 0, 0, 0, seat) == 0
    assert favourite_steps(0, side, 2 * side, 0, 0, seat) == 0
    assert favourite_steps(0, 0, 0, 0, 0, seat) == 0


def test_9_1_a_guard_on_the_centre_blocks_the_extra_step() -> None:
    """The book's example: Merchant and guard in the mansion, Doge on the half, the other guard on 0."""
    state = position(mover=EAST, merchant=8, doge=3, west=0, east=7, hand="D1")
    assert events.FavouriteMoved(0, 2, 0, 2) in play(state, "D1:E end")
    assert state.favourite == 2


def test_9_1_with_that_guard_one_square_further_it_is_three() -> None:
    state = position(mover=EAST, merchant=8, doge=3, west=1, east=7, hand="D1")
    play(state, "D1:E end")
    assert state.favourite == 3


@pytest.mark.parametrize("mover", [WEST, EAST])
def test_9_2_both_sides_count_and_she_moves_by_the_difference(mover: int) -> None:
    state = position(mover=mover, merchant=-7, harlequin=-8, east=8, west=-2, hand="D1")
    assert events.FavouriteMoved(0, -1, 2, 1) in play(state, "D1:E end")
    assert state.favourite == -1


def test_9_2_equal_counts_leave_her_where_she_is() -> None:
    state = position(merchant=-7, harlequin=8, favourite=3, hand="D1")
    told = play(state, "D1:E end")
    assert not any(isinstance(event, events.FavouriteMoved) for event in told)
    assert state.favourite == 3


def test_9_2_the_counts_of_the_moment_decide_not_those_before_the_turn() -> None:
    state = position(merchant=-7, hand="M1 M2")
    play(state, "M2:E end")
    assert state.favourite == 0


def test_9_3_she_stops_on_the_last_square_in_the_west_and_it_counts() -> None:
    state = position(favourite=-6, merchant=-7, harlequin=-8, west=-7, hand="D1", single=True)
    assert play(state, "D1:E end")[1:] == [
        events.FavouriteMoved(-6, -8, 3, 0),
        events.RoundEnded(1, WEST, "favourite-home", (1, 0)),
    ]
    assert state.favourite == -8


def test_9_3_she_stops_on_the_last_square_in_the_east_and_it_counts() -> None:
    state = position(mover=EAST, favourite=6, merchant=7, harlequin=8, east=7, hand="D1", single=True)
    assert play(state, "D1:W end")[1:] == [
        events.FavouriteMoved(6, 8, 0, 3),
        events.RoundEnded(1, EAST, "favourite-home", (0, 1)),
    ]
    assert state.favourite == 8
