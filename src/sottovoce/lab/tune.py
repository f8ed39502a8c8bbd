"""Weights tuned by self-play: a game's judge against a slightly different one, again and again.

Simultaneous perturbation (Spall): in every round all weights (or `only` some) are changed at once by a random
sign, the two opposite changes play each other, every deal from every seat, and the weights follow the winner
in proportion to his lead. Both search with the same number of iterations.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from math import exp
from os import cpu_count

import msgspec
from joblib import delayed  # type: ignore[import-untyped]

from sottovoce.bots.levelled import LevelBot, changed
from sottovoce.bots.levels import LEVELS, Level, Manual, manual
from sottovoce.core.chance import check_seed, fast
from sottovoce.core.errors import NothingToTune, UnknownWeight
from sottovoce.core.game import Game
from sottovoce.core.table import Table
from sottovoce.core.view import Options, read_options, write_options
from sottovoce.games import registry
from sottovoce.lab.workers import workers

CHANGE = 0.25  # by how much a weight is changed to try it, in parts of itself
STEP = 1.8  # how far weights follow, for a winner who takes everything
SLOWING = 0.602  # Spall's exponent: later rounds change less

Weights = dict[str, float]


class Fit(msgspec.Struct, frozen=True):
    """How far the judge was from how games ended that were kept apart, and is now (mean logarithmic loss)."""

    before: float
    after: float
    positions: int


class Tuned(msgspec.Struct, frozen=True):
    """What tuning found, and how: enough to repeat it."""

    game: str
    weights: Weights
    rounds: int
    games: int
    iterations: int
    seed: int
    options: dict[str, str]
    fit: Fit | None = None  # of weights that were fitted
    only: tuple[str, ...] = ()  # the weights that were tuned, unless it was all of them

    def provenance(self, today: date) -> str:
        """Return the sentence for the data file."""
        chosen = "".join(f" --only {name}" for name in self.only)
        chosen += "".join(f" --option {name}={value}" for name, value in self.options.items())
        return (
            f"sottovoce tune {self.game} {'--fit ' if self.fit else ''}--rounds {self.rounds} "
            f"--games {self.games} --iterations {self.iterations} --seed {self.seed}{chosen}"
            f", {today.isoformat()}"
            + (f"; logarithmic loss {self.fit.before}, then {self.fit.after}" if self.fit else "")
        )


def tune(
    game: Game,
    rounds: int,
    games: int,
    iterations: int,
    seed: int,
    progress: Callable[[int], None],
    options: Options | None = None,
    jobs: int | None = None,
    only: tuple[str, ...] = (),
) -> Tuned:
    """Tune the weights of a game in so many rounds of so many deals, each played from every seat."""
    weights = tunable(game)
    for name in only:
        if name not in weights:
            raise UnknownWeight(game=game.name, weight=name, weights=", ".join(weights))
    chosen = write_options(game.options() if options is None else options)
    chance = fast(check_seed(seed))
    shared = workers(jobs or cpu_count() or 1)
    for number in range(rounds):
        signs = {name: 1 - 2 * int(chance.below(2)) for name in only or weights}
        seeds = [(chance.word() << 32) | chance.word() for _ in range(games)]
        sides = _moved(weights, signs, CHANGE), _moved(weights, signs, -CHANGE)
        leads = shared(delayed(lead)(game.name, chosen, sides, iterations, each) for each in seeds)
        weights = _moved(weights, signs, STEP * CHANGE * sum(leads) / games / (1 + number) ** SLOWING)
        progress(1)
    return Tuned(game.name, weights, rounds, games, iterations, seed, unusual(game, chosen), only=only)


def tunable(game: Game) -> Weights:
    """Return the weights of a game as they are now, where tuning begins."""
    weights = {**game.weights(), **manual(game.name).weights}
    if not weights:
        raise NothingToTune(game=game.name)
    return weights


def _moved(weights: Weights, signs: dict[str, int], step: float) -> Weights:
    """Change every weight that has a sign.

    In proportion to itself, so that it never changes from more to less than nothing; a nought by as much.
    """
    steps = {name: step * sign for name, sign in signs.items()}
    return weights | {
        name: round(weights[name] * exp(each) if weights[name] else each, 5) for name, each in steps.items()
    }


def unusual(game: Game, chosen: dict[str, str]) -> dict[str, str]:
    """Return the options that are not the usual ones."""
    usual = write_options(game.options())
    return {name: value for name, value in chosen.items() if value != usual[name]}


def lead(
    game_name: str, options: dict[str, str], sides: tuple[Weights, Weights], iterations: int, seed: int
) -> float:
    """Play one deal from every seat; return the first side's share beyond an even one, in even shares."""
    game = registry.get(game_name)
    chosen = read_options(game_name, game.options, options)
    seats = len(game.seats(chosen))
    of_game = manual(game_name)
    manuals = changed(of_game, sides[0]), changed(of_game, sides[1])
    share = sum(_share(game, chosen, manuals, first, seats, iterations, seed) for first in range(seats))
    return (share / seats - 1 / seats) * seats


def _share(
    game: Game,
    options: Options,
    manuals: tuple[Manual, Manual],
    first: int,
    seats: int,
    iterations: int,
    seed: int,
) -> float:
    """Play one game, the first side in one seat and the second in all others; return the first's share."""
    level = Level("search", iterations=iterations, shrewd=manuals[0].levels[LEVELS[-1]].shrewd)
    players = [
        LevelBot(game, level, manuals[0 if seat == first else 1], fast(seed + seat)) for seat in range(seats)
    ]
    table = Table(game, seed, options)
    while not table.over:
        table.decide(table.mover, players[table.mover].choose(table.view(table.mover)))
    assert table.outcome is not None
    return table.outcome.share(first)
