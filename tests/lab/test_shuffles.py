"""The statistics of shuffles: fair ones pass, and each kind of unfairness is found by its own test."""

from __future__ import annotations

import pytest

from sottovoce.core.chance import Chance, Deal, fast
from sottovoce.games import registry
from sottovoce.lab.shuffles import (
    LEVEL,
    Deck,
    bench_shuffles,
    both_sides,
    chi_squared_above,
    decks_of,
    judge_deck,
    judged,
)
from sottovoce.lab.tally import KEPT_APART, Tallies, Tally, Watched
from tests.conftest import counts

SIZE = 12
SHUFFLES = 6000


def orders(chance: Chance, size: int, shuffles: int) -> list[list[int]]:
    found = []
    for _ in range(shuffles):
        order = list(range(size))
        chance.shuffle(order)
        found.append(order)
    return found


def deck_of(all_orders: list[list[int]]) -> Deck:
    tally = Tally(len(all_orders[0]))
    for order in all_orders:
        tally.add(order)
    return judge_deck("planted", 0, tally)


# ---------------------------------------------------------------- every deck of every game


@pytest.mark.parametrize("game", registry.names())
def test_the_shuffles_of_a_game_are_even(game: str) -> None:
    chosen = registry.get(game)
    result = bench_shuffles([(chosen, chosen.options())], counts(400, 10_000_000), 1)
    assert result.passed, result
    assert sum(deck.cards for deck in result.decks) >= 20
    assert all(deck.shuffles >= counts(400, 10_000_000) for deck in result.decks)


@pytest.mark.parametrize("game", registry.names())
def test_a_watched_game_is_dealt_as_any_other(game: str) -> None:
    chosen = registry.get(game)
    for seed in range(20):
        watched = chosen.opening(Watched(seed, Tallies()), chosen.options())
        assert watched == chosen.opening(Deal(seed), chosen.options())


def test_a_deck_shuffled_again_now_and_then_stays_one_deck() -> None:
    tallies, chance = Tallies(), fast(3)
    for number in range(100):
        tallies.begin()
        for order in orders(chance, SIZE, 1 + (number % 10 == 0)):
            tallies.add(order)
        tallies.add([1, 0])
        tallies.add([0, 1])
    decks = [(nth, int(tally.size), int(tally.shuffles)) for nth, tally in decks_of(tallies, 100)]
    assert decks == [(0, 2, 100), (1, 2, 100), (0, SIZE, 110)]
    assert KEPT_APART == 3


# ---------------------------------------------------------------- planted faults

FAIR = orders(fast(7), SIZE, SHUFFLES)


def test_fair_shuffles_pass_all_three() -> None:
    assert judged([deck_of(FAIR)], SHUFFLES, 7).passed


def swapping_with_any(chance: Chance) -> list[int]:
    """The classic mistake: every place is exchanged with any place."""
    order = list(range(SIZE))
    for place in range(SIZE):
        other = int(chance.below(SIZE))
        order[place], order[other] = order[other], order[place]
    return order


def failing(all_orders: list[list[int]]) -> set[str]:
    deck = deck_of(all_orders)
    return {name for name in ("places", "pairs", "across") if getattr(deck, name) < LEVEL / 3}


def test_a_biased_shuffle_is_found_by_its_places() -> None:
    chance = fast(8)
    assert "places" in failing([swapping_with_any(chance) for _ in range(SHUFFLES)])


def test_a_deck_that_is_only_cut_is_found_by_its_pairs() -> None:
    """Every card comes to every place equally often, but always after the same one."""
    chance = fast(9)
    cuts = [int(chance.below(SIZE)) for _ in range(SHUFFLES)]
    rotated = [[*range(cut, SIZE), *range(cut)] for cut in cuts]
    assert "pairs" in failing(rotated)


def test_a_deal_that_comes_twice_is_found_across() -> None:
    doubled = [order for order in FAIR[: SHUFFLES // 2] for _ in range(2)]
    assert "across" in failing(doubled)


def test_shuffles_that_are_too_even_are_found() -> None:
    turns = [[(card + number) % SIZE for card in range(SIZE)] for number in range(SHUFFLES)]
    assert "places" in failing(turns)


# ---------------------------------------------------------------- the arithmetic


@pytest.mark.parametrize(
    ("statistic", "freedom", "above"),
    [
        (3.841458820694124, 1, 0.05),
        (6.634896601021213, 1, 0.01),
        (18.307038053275146, 10, 0.05),
        (3.940299136119060, 10, 0.95),
        (124.3421134287, 100, 0.05),
        (1074.679449, 1000, 0.05),
    ],
)
def test_chi_squared_is_that_of_the_tables(statistic: float, freedom: int, above: float) -> None:
    assert chi_squared_above(statistic, freedom) == pytest.approx(above, rel=1e-6)


def test_both_sides_count() -> None:
    assert chi_squared_above(0, 5) == 1
    assert both_sides(0, 5) == 0
    assert both_sides(1e6, 5) == 0
    assert both_sides(99.33, 100) == pytest.approx(1, abs=0.01)


def test_the_level_is_shared_out_among_all_tests() -> None:
    deck = deck_of(FAIR)
    assert judged([deck] * 4, SHUFFLES, 7).level == pytest.approx(LEVEL / 12)
