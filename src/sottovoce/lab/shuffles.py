"""Are the shuffles fair? Statistics over many real deals, each from a secret and tokens as on a server.

For each deck of each game: does every card come to every place equally often; does every card follow every
other equally often; does a shuffle tell anything of the next? Each is a chi-squared test.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, lgamma, log

import msgspec

from sottovoce.core.game import Game
from sottovoce.core.view import Options
from sottovoce.lab.tally import KEPT_APART, Tallies, Tally, Watched
from sottovoce.matches.dealing import derive_seed

LEVEL = 0.001  # how likely fair shuffles may fail, all tests of a run taken together
_EXACT = 1e-15
_TINY = 1e-300
_MOST_STEPS = 100_000

Progress = Callable[[int], None]


class Deck(msgspec.Struct, frozen=True, kw_only=True):
    """One deck of a game (`nth` of its size within a deal) and the p-values of its three tests."""

    game: str
    cards: int
    nth: int
    shuffles: int
    places: float
    pairs: float
    across: float

    def values(self) -> tuple[float, float, float]:
        return self.places, self.pairs, self.across


class Shuffles(msgspec.Struct, frozen=True, kw_only=True):
    """All decks. A test fails below `level`: `LEVEL` shared out among all tests (Bonferroni)."""

    deals: int
    seed: int
    level: float
    passed: bool
    decks: tuple[Deck, ...]


def bench_shuffles(
    games: list[tuple[Game, Options]], deals: int, seed: int, progress: Progress = lambda _: None
) -> Shuffles:
    """Deal each game so many times, and judge every deck."""
    decks = [deck for game, options in games for deck in judge_game(game, options, deals, seed, progress)]
    return judged(decks, deals, seed)


def judged(decks: list[Deck], deals: int, seed: int) -> Shuffles:
    """Return whether all tests of these decks pass."""
    level = LEVEL / max(1, sum(len(deck.values()) for deck in decks))
    passed = all(value >= level for deck in decks for value in deck.values())
    return Shuffles(deals=deals, seed=seed, level=level, passed=passed, decks=tuple(decks))


def judge_game(game: Game, options: Options, deals: int, seed: int, progress: Progress) -> list[Deck]:
    """Deal a game so many times and test its decks."""
    tallies, secret, step = Tallies(), f"{seed:064x}", max(1, deals // 200)
    for number in range(deals):
        chance = Watched(derive_seed(secret, (game.name, str(number))), tallies)
        game.opening(chance, options)
        if (number + 1) % step == 0:
            progress(step)
    return [judge_deck(game.name, nth, tally) for nth, tally in decks_of(tallies, deals)]


def decks_of(tallies: Tallies, deals: int) -> list[tuple[int, Tally]]:
    """Return the decks. What is shuffled again in few deals (a hand to be dealt anew) counts as its deck."""
    found: list[tuple[int, Tally]] = []
    for key, tally in sorted(tallies.found.items()):
        if key % KEPT_APART and tally.shuffles < deals // 2:
            found[-1][1].absorb(tally)
        else:
            found.append((key % KEPT_APART, tally))
    return found


def judge_deck(game: str, nth: int, tally: Tally) -> Deck:
    """Return the p-values of a deck."""
    return Deck(
        game=game,
        cards=int(tally.size),
        nth=nth + 1,
        shuffles=int(tally.shuffles),
        places=both_sides(places_statistic(tally), (int(tally.size) - 1) ** 2),
        pairs=_evenness(_off_diagonal(tally)),
        across=_evenness(tally.across),
    )


# ---------------------------------------------------------------- the statistics


def places_statistic(tally: Tally) -> float:
    """Return the statistic of cards by places; it has (n - 1)^2 degrees of freedom.

    A shuffle fills every place and uses every card once, so its cells hang together: their covariance is
    that of two centred sums, and the usual sum is too large by n / (n - 1).
    """
    size = int(tally.size)
    expected = int(tally.shuffles) / size
    return sum((count - expected) ** 2 for count in tally.places) / expected * (size - 1) / size


def _off_diagonal(tally: Tally) -> list[int]:
    """No card follows itself."""
    size = int(tally.size)
    return [count for cell, count in enumerate(tally.pairs) if cell // size != cell % size]


def _evenness(counts: list[int]) -> float:
    """Return the p-value of equally likely cells."""
    expected = sum(counts) / len(counts)
    statistic = sum((count - expected) ** 2 for count in counts) / expected
    return both_sides(statistic, len(counts) - 1)


def both_sides(statistic: float, freedom: int) -> float:
    """Return how likely fair shuffles are to lie so far from what is expected, on either side.

    Too even is as suspicious as too uneven.
    """
    above = chi_squared_above(statistic, freedom)
    return min(1.0, 2 * min(above, 1 - above))


def chi_squared_above(statistic: float, freedom: int) -> float:
    """Return the chance that a chi-squared value exceeds a statistic."""
    shape, x = freedom / 2, statistic / 2
    if x <= 0:
        return 1.0
    scale = exp(shape * log(x) - x - lgamma(shape))
    return 1 - scale * _series(shape, x) if x < shape + 1 else scale * _fraction(shape, x)


def _series(shape: float, x: float) -> float:
    """The lower incomplete gamma function as a sum, without its scale."""
    term = total = 1 / shape
    for step in range(1, _MOST_STEPS):
        term *= x / (shape + step)
        total += term
        if term < total * _EXACT:
            break
    return total


def _fraction(shape: float, x: float) -> float:
    """The upper one as a continued fraction (Lentz), without its scale."""
    first = x + 1 - shape
    upper, lower = 1 / _TINY, 1 / first
    value = lower
    for step in range(1, _MOST_STEPS):
        factor = -step * (step - shape)
        first += 2
        lower = 1 / _apart(factor * lower + first)
        upper = _apart(first + factor / upper)
        value *= upper * lower
        if abs(upper * lower - 1) < _EXACT:
            break
    return value


def _apart(number: float) -> float:
    """Keep a number away from zero."""
    return number if abs(number) > _TINY else _TINY
