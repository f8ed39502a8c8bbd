"""The engine against a plain second reading of the rules: after every decision the whole truth agrees."""

from __future__ import annotations

from pathlib import Path

import pytest

from sottovoce.core.chance import Deal, fast
from sottovoce.games.whispers import cards
from sottovoce.games.whispers.rules import WhispersState, new_game
from tests.conftest import counts
from tests.games.whispers.oracle import Oracle, truth_of
from tests.games.whispers.positions import ODD_FILE, WORKSHOP_FILE

SETS = {"house": cards.HOUSE, "workshop": WORKSHOP_FILE, "odd": ODD_FILE}


def play_both(file: Path, players: int, counter: int, seed: int) -> WhispersState:
    """Play a random game in the engine and the oracle at once, comparing all the way."""
    state = new_game(Deal(seed), cards.load(file), players, counter)
    oracle, dice = Oracle(file, state), fast(seed)
    while state.seat >= 0:
        assert oracle.truth() == truth_of(state)
        legal = state.legal()
        code = legal[dice.below(len(legal))]
        state.apply(code)
        oracle.decide(state.cards.notations[code])
    assert oracle.truth() == truth_of(state)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.points) == oracle.result()
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", list(SETS))
def test_engine_and_oracle_agree(name: str, players: int) -> None:
    for seed in range(counts(6, 120)):
        play_both(SETS[name], players, 5 + seed % 5, seed)
