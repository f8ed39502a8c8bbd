"""What can be taken back: nothing once a card was drawn, another must answer, or the action is over."""

from __future__ import annotations

import pytest

from sottovoce.core.chance import fast
from sottovoce.core.errors import NothingToUndo
from sottovoce.core.events import Story
from sottovoce.core.table import Table
from sottovoce.games.holmes import GAME
from sottovoce.games.holmes.actions import notation, parse
from sottovoce.games.holmes.rules import new_game
from sottovoce.games.holmes.view import HolmesOptions
from tests.conftest import counts
from tests.games.holmes.players import collector
from tests.games.holmes.positions import Hand, play, position

QUIET = {"up", "take", "drop", "joker", "join", "apart", "give", "to"}


def crossed(before: str, decision: str, **rest: object) -> bool:
    """Does a decision cross a barrier in this position?"""
    state = position(**rest)  # type: ignore[arg-type]
    play(state, before)
    barriers = state.barriers
    play(state, decision)
    return state.barriers > barriers


@pytest.mark.parametrize(
    ("before", "decision", "expected"),
    [
        ("", "up:Wat", False),
        ("up:Wat", "to:Les", False),
        ("up:Wat", "to:Wig", True),
        ("up:Wat to:Les", "take:3", False),
        ("up:Wat to:Les take:3", "take:4", True),
        ("up:Wat to:Gre", "take:3", False),
        ("up:Wat to:Gre", "pass", True),
        ("up:Wat to:Joh", "drop:3", False),
        ("up:Wat to:Pik", "draw:2", True),
        ("up:Wat to:Kra", "take:3", True),
        ("up:Wat to:Kra pass", "buy", True),
        ("up:Wat to:Hun", "give:7", False),
        ("up:Wat to:Adl", "steal:8", True),
        ("", "hold:3", True),
    ],
)
def test_which_decisions_cross_a_barrier(before: str, decision: str, expected: bool) -> None:
    assert crossed(before, decision, first=Hand("7"), second=Hand("8"), right=0) == expected


def test_whoever_learns_something_or_hands_over_crosses_a_barrier() -> None:
    dice = fast(7)
    for seed in range(counts(4, 60)):
        state = new_game(fast(seed), seed % 2 == 0, True, 4)
        while state.seat >= 0:
            seat, barriers, row, arrived = (
                state.seat,
                state.barriers,
                state.deck[state.top :],
                state.arrived(),
            )
            state.apply(collector(state, dice), Story())
            learnt = state.deck[state.top :] != row or state.arrived() != arrived
            if learnt or state.seat != seat:
                assert state.barriers > barriers


def test_a_table_takes_back_what_is_staged_and_nothing_else() -> None:
    table = Table(GAME, 3, HolmesOptions())
    table.decide(0, parse("be:S"))
    with pytest.raises(NothingToUndo):
        table.undo(0)
    view, seen = table.view(0), table.view(1)
    table.decide(0, parse("to:Les"))
    assert table.staged == 1
    assert table.view(1) == seen
    table.undo(0)
    assert table.view(0) == view


def test_any_game_can_be_played_at_a_table_with_every_staged_decision_taken_back_once() -> None:
    dice = fast(11)
    table = Table(GAME, 12, HolmesOptions(True, True, "both"))
    taken_back = 0
    while not table.over:
        state, seat = table.truth(), table.mover
        code = state.legal()[dice.below(len(state.legal()))]
        views = [table.view(reader) for reader in (-1, 0, 1)]
        table.decide(seat, code)
        if table.staged:
            assert notation(code).split(":")[0] in QUIET
            table.undo(seat)
            assert [table.view(reader) for reader in (-1, 0, 1)] == views
            table.decide(seat, code)
            taken_back += 1
    assert taken_back > 20
