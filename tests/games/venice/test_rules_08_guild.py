"""RULES.md §8: Word of the guild."""

from __future__ import annotations

from sottovoce.games.venice import events
from tests.games.venice.positions import EAST, WEST, allowed, hand_of, pile_of, play, position


def calls(found: set[str]) -> set[str]:
    return {text for text in found if text.startswith("call")}


def test_8_1_doge_or_a_guard_comes_to_the_merchants_square() -> None:
    for text, squares in (("call:D", (-2, 1, 2)), ("call:e", (-2, 0, 1))):
        state = position(merchant=1)
        figure, start = (0, 0) if text == "call:D" else (2, 2)
        assert play(state, text)[0] == events.Summoned(WEST, ((figure, start, 1),))
        assert (state.west, state.doge, state.east) == squares
    state = position(merchant=-8, doge=3, west=2, east=4, mover=EAST)
    assert play(state, "call:w")[0] == events.Summoned(EAST, ((1, 2, -8),))
    assert state.west == -8


def test_8_1_noble_and_valour_decides_who_can_come() -> None:
    assert calls(allowed(position(merchant=-1))) == {"call:D", "call:w"}
    assert calls(allowed(position(merchant=1))) == {"call:D", "call:e"}
    assert calls(allowed(position(merchant=5))) == {"call:e"}
    assert calls(allowed(position(merchant=-5))) == {"call:w"}
    assert calls(allowed(position(merchant=0))) == set()


def test_8_1_something_must_move() -> None:
    """Nobody comes to a square where he stands, and nobody else may share it."""
    assert calls(allowed(position(merchant=2))) == set()
    assert calls(allowed(position(merchant=-2))) == set()
    state = position(merchant=1)
    play(state, "call:D")
    assert calls(allowed(state)) == set()


def test_8_1_harlequin_and_the_favourite_never_come() -> None:
    state = position(merchant=5, harlequin=-4)
    before = (state.harlequin, state.favourite)
    for text in sorted(calls(allowed(state))):
        moved = state.copy()
        play(moved, text)
        assert (moved.harlequin, moved.favourite) == before


def test_8_2_a_summons_ends_the_turn_without_a_draw() -> None:
    state = position(merchant=1)
    hand, pile = hand_of(state, WEST), pile_of(state)
    told = play(state, "call:D")
    assert [type(event) for event in told] == [events.Summoned]
    assert (hand_of(state, WEST), pile_of(state), state.seat) == (hand, pile, EAST)


def test_8_2_the_favourite_moves_after_a_summons() -> None:
    state = position(merchant=7, mover=EAST, doge=3, west=1)
    told = play(state, "call:e")
    assert told[1] == events.FavouriteMoved(0, 3, 0, 3)
    assert state.favourite == 3
