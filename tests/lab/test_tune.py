"""Tuning: it follows the winner, can be repeated, and says where its values come from."""

from __future__ import annotations

from datetime import date

import pytest

from sottovoce.bots.levels import manual
from sottovoce.core.errors import NothingToTune, UnknownWeight
from sottovoce.core.view import read_options
from sottovoce.games import registry
from sottovoce.lab import tune as tuning
from sottovoce.lab.bench_search import bench_game, positions
from sottovoce.lab.tune import Tuned, lead, tune

USUAL = {**registry.get("venice").weights(), **manual("venice").weights}
SINGLE = read_options("venice", registry.get("venice").options, {"rounds": "single"})


def tuned(seed: int) -> Tuned:
    return tune(registry.get("venice"), 2, 2, 4, seed, lambda _: None, SINGLE, jobs=1)


def test_tuning_changes_weights_a_little_and_can_be_repeated() -> None:
    found = tuned(3)
    assert found == tuned(3)
    assert set(found.weights) == set(USUAL)
    assert found.weights != tuned(4).weights or found.weights != USUAL
    assert all(0.5 < found.weights[name] / value < 2 for name, value in USUAL.items() if value)
    assert all(abs(found.weights[name]) < 1 for name, value in USUAL.items() if not value)


def test_a_weight_that_is_nothing_is_tried_too(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[dict[str, float]] = []

    def watch(
        _: str, __: dict[str, str], sides: tuple[dict[str, float], dict[str, float]], *___: int
    ) -> float:
        tried.extend(sides)
        return 0.0

    nothing = {**USUAL, "doge-card": 0.0}
    monkeypatch.setattr(tuning, "tunable", lambda _: nothing)
    monkeypatch.setattr(tuning, "lead", watch)
    tuned(1)
    assert {side["doge-card"] > 0 for side in tried} == {True, False}


def test_weights_follow_the_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    """If whoever values the Doge more always wins, the Doge comes to be valued more, round by round."""

    def doge_lover(
        game: str, options: dict[str, str], sides: tuple[dict[str, float], dict[str, float]], *_: int
    ) -> float:
        return 1.0 if sides[0]["doge-square"] > sides[1]["doge-square"] else -1.0

    monkeypatch.setattr(tuning, "lead", doge_lover)
    few, many = (
        tune(registry.get("venice"), rounds, 2, 4, 1, lambda _: None, SINGLE, jobs=1) for rounds in (1, 6)
    )
    assert USUAL["doge-square"] < few.weights["doge-square"] < many.weights["doge-square"]


def test_equal_sides_have_no_lead_over_both_seats() -> None:
    """With the same weights and the same seeds, what one seat wins the other loses."""
    weights = registry.get("venice").weights()
    assert lead("venice", {"rounds": "single"}, (weights, weights), 4, 11) == 0.0


def test_a_game_without_weights_cannot_be_tuned() -> None:
    with pytest.raises(NothingToTune, match="sonata has no weights"):
        tune(registry.get("sonata"), 1, 1, 1, 1, lambda _: None)


def test_the_others_stay_where_only_some_are_tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "lead", lambda *_: 1.0)
    only = ("doge-square", "guard-card")
    found = tune(registry.get("venice"), 3, 2, 4, 1, lambda _: None, SINGLE, jobs=1, only=only)
    changed = {name for name, value in found.weights.items() if value != USUAL[name]}
    assert changed == set(only)
    assert "--only doge-square --only guard-card" in found.provenance(date(2026, 11, 16))


def test_a_weight_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(UnknownWeight, match="venice has no weight 'moon'; its weights are: doge-square, "):
        tune(registry.get("venice"), 1, 1, 1, 1, lambda _: None, only=("moon",))


def test_the_provenance_is_the_command_and_the_day() -> None:
    found = Tuned("venice", {}, 40, 10, 100, 1, {"rounds": "single"})
    assert found.provenance(date(2026, 11, 16)) == (
        "sottovoce tune venice --rounds 40 --games 10 --iterations 100 --seed 1 --option rounds=single, "
        "2026-11-16"
    )


def test_the_speed_of_search_is_measured_where_there_is_a_choice() -> None:
    game = registry.get("venice")
    assert all(len(game.worthwhile(view)) > 1 for view in positions(game))
    rates = bench_game(game, 0.05)
    assert rates.search_per_s > 50
    assert rates.yardstick_per_s > 5
