"""Learnt judgements: as many weights as the game has patterns, fair to both seats, and worth having."""

from __future__ import annotations

import pytest

from sottovoce.bots.levels import manual
from sottovoce.core.chance import fast
from sottovoce.core.game import Game, State
from sottovoce.core.patterns import Noticing, Patterns, squashed
from sottovoce.core.view import read_options
from sottovoce.games import registry
from tests.conftest import counts

LEARNT = [name for name in registry.names() if registry.get(name).patterns]
IN_USE = ("holmes", "venice")  # Whispers goes by its weights (docs/bots.md)
OPTIONS: dict[str, list[dict[str, str]]] = {
    "venice": [{"rounds": "single"}, {"rounds": "match"}],
    "holmes": [{}, {"brothers": "yes", "villains": "both", "draft_start": "yes"}],
    "whispers": [{"players": "2"}, {"players": "2", "counter": "9"}],
}


def states(game: Game, games: int) -> list[State]:
    """All states of some random games, in each choice of options."""
    found, chance = [], fast(5)
    for number in range(games):
        for chosen in OPTIONS[game.name]:
            state = game.new(fast(number), read_options(game.name, game.options, chosen))
            while state.seat >= 0:
                found.append(state.copy())
                legal = state.legal()
                state.apply(legal[chance.below(len(legal))])
    return found


def some_weights(game: Game) -> list[float]:
    chance = fast(3)
    return [(chance.below(201) - 100) / 500 for _ in range(game.patterns)]


@pytest.mark.parametrize("name", IN_USE)
def test_what_was_learnt_is_of_the_patterns_that_the_game_has(name: str) -> None:
    assert len(manual(name).patterns.weights) == registry.get(name).patterns
    assert any(manual(name).patterns.weights)


@pytest.mark.parametrize("name", sorted(set(registry.names()) - set(LEARNT)))
def test_a_game_without_patterns_has_learnt_nothing(name: str) -> None:
    assert not manual(name).patterns.known


@pytest.mark.parametrize("name", LEARNT)
def test_a_judgement_is_the_sum_of_what_is_noticed(name: str) -> None:
    game = registry.get(name)
    weights = some_weights(game)
    noticing = Noticing(weights)
    plain, spy = game.judge({}, Patterns(weights)), game.judge({}, noticing)
    for state in states(game, counts(2, 20)):
        noticing.numbers.clear()
        noticing.amounts.clear()
        share = spy.share(state, int(state.seat))
        assert share == plain.share(state, int(state.seat))
        assert all(0 <= number < game.patterns for number in noticing.numbers)
        assert len(set(noticing.numbers)) == len(noticing.numbers), "no pattern is found twice in a state"
        lean = sum(weights[n] * extent for n, extent in zip(noticing.numbers, noticing.amounts, strict=True))
        if name != "venice" or read_single(state):
            assert share == pytest.approx(squashed(lean))


def read_single(state: State) -> bool:
    """In a match of Venice the round is only a part of what counts."""
    return bool(getattr(state, "single", 0))


@pytest.mark.parametrize("name", ["venice", "holmes"])
def test_in_a_duel_one_gets_what_the_other_misses(name: str) -> None:
    game = registry.get(name)
    judge = game.judge({}, Patterns(some_weights(game)))
    assert judge.is_duel()
    for state in states(game, counts(2, 20)):
        assert judge.share(state, 0) + judge.share(state, 1) == pytest.approx(1.0)


@pytest.mark.parametrize("name", LEARNT)
def test_what_was_learnt_tells_who_is_ahead(name: str) -> None:
    """In games at random the judge that has learnt is nearer to who wins than one who shrugs."""
    game, right, seen = registry.get(name), 0, 0
    judge, chance = manual(name).judge(game), fast(8)
    for number in range(counts(60, 400)):
        state = game.new(fast(number), read_options(name, game.options, OPTIONS[name][0]))
        path = []
        while state.seat >= 0:
            path.append(state.copy())
            legal = state.legal()
            state.apply(legal[chance.below(len(legal))])
        outcome = state.outcome()
        assert outcome is not None
        late = path[-len(path) // 4]
        if outcome.share(0) != 0.5:
            seen += 1
            right += (judge.share(late, 0) > 0.5) == (outcome.share(0) > 0.5)
    assert right > 0.62 * seen


def test_among_three_whispers_is_judged_by_its_weights() -> None:
    game = registry.get("whispers")
    three = game.new(fast(1), read_options("whispers", game.options, {"players": "3"}))
    assert game.judge({}, Patterns(some_weights(game))).share(three, 1) == game.judge({}).share(three, 1)
