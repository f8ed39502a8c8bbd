"""Random play to the end."""

from __future__ import annotations

from collections import Counter

from sottovoce.core.chance import fast
from sottovoce.core.game import NOBODY
from sottovoce.core.playout import playout
from tests.core.duel import DUEL, DuelOptions, DuelState


def test_a_playout_ends_the_game_and_counts_its_decisions() -> None:
    for options, decisions in ((DuelOptions(rounds=2), 8), (DuelOptions(rounds=4), 16)):
        state = DUEL.new(fast(1), options)
        assert playout(state, fast(2)) == decisions
        assert state.seat == NOBODY


def test_a_finished_game_is_left_as_it_is() -> None:
    state = DUEL.new(fast(1), DuelOptions())
    playout(state, fast(2))
    truth = state.truth()
    assert playout(state, fast(3)) == 0
    assert state.truth() == truth


def test_the_same_chance_plays_the_same_and_every_decision_is_taken_sometimes() -> None:
    first: Counter[int] = Counter()
    for seed in range(200):
        states = [DUEL.new(fast(1), DuelOptions()) for _ in range(2)]
        for state in states:
            playout(state, fast(seed))
        assert states[0].truth() == states[1].truth()
        assert isinstance(states[0], DuelState)
        first[states[0].shown[0][0]] += 1
    assert sorted(first) == DUEL.new(fast(1), DuelOptions()).legal()
    assert min(first.values()) > 70
