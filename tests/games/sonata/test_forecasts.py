"""forecasts.py: in the games that a belief is made for, its chances come true as often as they say."""

from __future__ import annotations

import pytest

from sottovoce.core.chance import fast
from sottovoce.core.game import Forecast
from sottovoce.games.sonata import GAME
from sottovoce.games.sonata.components import CARD_PLACE, LADY_TRIPLE
from sottovoce.games.sonata.forecasts import FORECASTS, LENGTH
from sottovoce.games.sonata.rules import SonataState
from sottovoce.lab.beliefs import bench_belief
from tests.conftest import counts
from tests.games.sonata.positions import at, lady, play, view

NAMES = [forecast.name for forecast in FORECASTS]


def named(name: str) -> Forecast:
    return FORECASTS[NAMES.index(name)]


@pytest.mark.parametrize("name", NAMES)
def test_chances_hold_what_they_promise(name: str) -> None:
    """A small sample of what `sottovoce bench beliefs sonata` does."""
    turns = counts(400, 20_000)
    found = bench_belief(GAME, named(name), turns, fast(3)).reliability
    assert found.turns >= turns
    if named(name).promises:
        assert found.wrong == 0
        assert all(abs(one.gap) < 500 * (0.25 / one.count) ** 0.5 for one in found.bins)


def test_only_streets_on_printed_routes_promises_nothing() -> None:
    assert GAME.forecasts() == FORECASTS
    assert [forecast.name for forecast in FORECASTS if not forecast.promises] == ["streets-printed"]


def test_printed_routes_are_dealt_of_every_length_and_walks_of_the_prior_of_both_kinds() -> None:
    dealt = [named("archive-printed").deal(fast(seed)) for seed in range(60)]
    assert {int(state.length) for state in dealt if isinstance(state, SonataState)} == {24, 26, 28, 30}
    walks = [named("streets-prior").deal(fast(seed)) for seed in range(20)]
    kinds = {(int(w.length), w.terms.may_stay, int(w.source)) for w in walks if isinstance(w, SonataState)}
    assert kinds == {(LENGTH, False, -1), (LENGTH, True, -1)}


def test_the_truth_is_where_and_who_she_is() -> None:
    state = at("Cor", top=7)
    assert named("archive-printed").truth(state) == CARD_PLACE[state.card(7)]
    assert named("scholar").truth(state) == lady("MF")
    assert named("logic").truth(state) == LADY_TRIPLE[lady("MF")]


def test_a_belief_is_looked_at_where_a_turn_begins() -> None:
    state = at("Cor", mode="training")
    assert named("scholar").due(view(state))
    play(state, "go:Eas")
    assert view(state).phase == "moved"
    assert not named("scholar").due(view(state))
