"""Fitting: the weights come to where the results are, it says how close, and it can be repeated."""

from __future__ import annotations

from datetime import date

import pytest

from sottovoce.core.chance import fast
from sottovoce.core.errors import NothingToTune, TooFewGames
from sottovoce.core.view import read_options, write_options
from sottovoce.games import registry
from sottovoce.lab.fit import Position, closest, fit, loss, positions
from sottovoce.lab.selfplay import play
from sottovoce.lab.tune import Fit, Tuned

VENICE = registry.get("venice")
SINGLE = read_options("venice", VENICE.options, {"rounds": "single"})


def some_positions() -> list[Position]:
    played = [play("venice", write_options(SINGLE), 4, seed) for seed in range(4)]
    return positions(VENICE, SINGLE, played, fast(1))


def test_positions_bear_the_share_that_their_seat_got() -> None:
    played = play("venice", write_options(SINGLE), 4, 5)
    found = positions(VENICE, SINGLE, [played], fast(1))
    assert 0 < len(found) < len(played.codes)
    assert all(state.seat == seat and share == played.shares[seat] for state, seat, share in found)
    assert sum(played.shares) == 1.0


def test_weights_come_to_where_the_results_are() -> None:
    """The results are what a judge says whose weights are known: one is thrice the usual, one was nothing."""
    truth = {**VENICE.weights(), "doge-square": 1.05, "turn": 0.4}
    judge = VENICE.judge(truth)
    known = [(state, seat, judge.share(state, seat)) for state, seat, _ in some_positions()]
    rounds: list[int] = []
    found = closest(VENICE, VENICE.weights(), known, 25, rounds.append)
    assert len(rounds) == 25
    assert found["doge-square"] == pytest.approx(truth["doge-square"], rel=0.1)
    assert found["turn"] == pytest.approx(truth["turn"], abs=0.05)
    assert loss(VENICE, truth, known) <= loss(VENICE, found, known) < loss(VENICE, VENICE.weights(), known)


def test_a_sure_judge_who_errs_is_far_off_and_never_infinitely() -> None:
    state, seat, _ = some_positions()[0]
    sure = {**VENICE.weights(), "turn": 1e9, "turn-begun": 1e9}
    assert 6 < loss(VENICE, sure, [(state, seat, 0.0)]) < 7
    assert loss(VENICE, sure, [(state, seat, 1.0)]) < 0.002


def test_fitting_can_be_repeated_and_says_how_close_it_came() -> None:
    found = [fit(VENICE, 1, 5, 2, 3, lambda _: None, SINGLE, jobs=1) for _ in range(2)]
    assert found[0] == found[1]
    assert found[0].fit is not None
    assert found[0].fit.positions > 0
    assert set(found[0].weights) == set(VENICE.weights())
    assert found[0].weights != VENICE.weights()


def test_a_game_without_weights_cannot_be_fitted() -> None:
    with pytest.raises(NothingToTune, match="sonata has no weights"):
        fit(registry.get("sonata"), 1, 1, 1, 1, lambda _: None)


def test_too_few_games_are_refused() -> None:
    with pytest.raises(TooFewGames, match="at least 5 games"):
        fit(VENICE, 1, 4, 1, 1, lambda _: None, SINGLE, jobs=1)


def test_the_provenance_says_that_it_was_fitted_and_how_well() -> None:
    found = Tuned("holmes", {}, 30, 1500, 200, 1, {}, Fit(0.63, 0.61, 9000))
    assert found.provenance(date(2026, 11, 16)) == (
        "sottovoce tune holmes --fit --rounds 30 --games 1500 --iterations 200 --seed 1, 2026-11-16; "
        "logarithmic loss 0.63, then 0.61"
    )
