"""Which paragraph of the rules speaks of a moment of Venice."""

from __future__ import annotations

import msgspec
import pytest

from sottovoce.core.chance import fast
from sottovoce.core.game import SPECTATOR
from sottovoce.core.view import Outcome
from sottovoce.games.venice import GAME
from sottovoce.games.venice.rules import VeniceState, new_match
from tests.conftest import counts
from tests.games.rulebook import numbers
from tests.games.venice.positions import EAST, WEST, play, position


def cited(state: VeniceState, seat: int | None = None) -> str:
    return GAME.paragraph(GAME.redact(state, state.seat if seat is None else seat))


def test_every_moment_has_a_paragraph_that_exists() -> None:
    dice, met = fast(11), set()
    for number in range(counts(20, 200)):
        state = new_match(dice.fork(), number % 2 == 0)
        while not state.over():
            met |= {cited(state, seat) for seat in (WEST, EAST, SPECTATOR)}
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))])
        met |= {cited(state, seat) for seat in (WEST, EAST, SPECTATOR)}
    assert met >= {"4", "4.2", "6", "6.1", "6.2", "6.6", "6.7", "7", "7.4", "7.5", "11.1", "12.2"}
    assert met <= numbers("venice")


def test_before_the_first_card_it_is_the_turn() -> None:
    state = position(hand="D1 D1 H3")
    assert [cited(state, seat) for seat in (WEST, EAST, SPECTATOR)] == ["4"] * 3


@pytest.mark.parametrize(
    ("hand", "decision", "mover", "others"),
    [
        ("D1 D1", "D1:W", "6.1", "6.1"),
        ("G1 G1", "G1:wW1", "6.3", "6"),
        ("G1 G1+1", "G1:wW1", "6.4", "6"),
        ("G1 G><", "G1:wW1", "6.5", "6"),
        ("G1 G1+1 G><", "G1:wW1", "6", "6"),
        ("M1 M2", "M1:W", "6.6", "6.6"),
        ("H1 H2", "H1:W", "6.7", "6.7"),
        ("H1 H0", "H1:W", "6.8", "6.7"),
        ("H1 H2 H0", "H1:W", "6.7", "6.7"),
        ("H1 H2", "H1@M:E", "7.4", "7"),
        ("H1 H2", "H1@G:eE1", "7.5", "7"),
        ("H1 H0", "H1@M:E", "7.6", "7"),
        ("H1 H2 H0", "H1@M:E", "7", "7"),
        ("M1", "M1:W", "4.2", "6.6"),
    ],
)
def test_after_a_card_it_is_its_line(hand: str, decision: str, mover: str, others: str) -> None:
    plain = {"D": "M2", "G": "M2", "M": "D1", "H": "M2"}[hand[0]]  # the hand is filled with another type
    state = position(hand=f"{hand} " + f"{plain} " * (8 - len(hand.split())), harlequin=-1, merchant=-3)
    play(state, decision)
    assert cited(state, WEST) == mover
    assert {cited(state, EAST), cited(state, SPECTATOR)} == {others}


def test_between_guards_standing_close_only_a_cortege_can_go_on() -> None:
    state = position(hand="D1 D1 D1 D1" + " M2" * 4, doge=0, west=-1, east=1)
    play(state, "D1+D1:W")
    assert cited(state) == "6.2"
    play(state, "D1+D1:E")
    assert cited(state) == "4.2"


@pytest.mark.parametrize(
    ("reason", "rounds", "expected"),
    [
        ("doge-home", "single", "11.1"),
        ("favourite-home", "single", "11.1"),
        ("doge-half", "single", "11.2"),
        ("favourite-half", "single", "11.2"),
        ("level", "single", "11.3"),
        ("level", "match", "12.3"),
        ("both-rounds", "match", "12.2"),
        ("one-round-and-a-draw", "match", "12.2"),
        ("third-round", "match", "12.3"),
        ("agreed", "match", "12"),
    ],
)
def test_after_the_end_it_is_how_it_ended(reason: str, rounds: str, expected: str) -> None:
    view = GAME.redact(position(single=rounds == "single"), WEST)
    ended = msgspec.structs.replace(view, outcome=Outcome(reason, (WEST,), (1, 0)), legal=())
    assert GAME.paragraph(ended) == expected
