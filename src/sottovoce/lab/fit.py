"""Weights fitted to how games end: what a judge says of positions is held against who won from there.

Bots play against themselves, with a few decisions at random so that there are positions after mistakes too.
Then one weight after the other is changed, as long as the judge comes closer to the results (least
logarithmic loss); some of the games are kept apart to see whether it comes closer there as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import exp, log
from os import cpu_count

from joblib import delayed  # type: ignore[import-untyped]

from sottovoce.core.chance import Chance, check_seed, fast
from sottovoce.core.errors import TooFewGames
from sottovoce.core.game import Game, State
from sottovoce.core.table import Table
from sottovoce.core.view import Options, write_options
from sottovoce.lab.arena import deal_seeds
from sottovoce.lab.selfplay import Played, play
from sottovoce.lab.tune import Fit, Tuned, Weights, tunable, unusual
from sottovoce.lab.workers import workers

KEPT_APART = 5  # one game in so many only tests
LOOKED_AT = 4  # one position in so many is judged
STEP = 0.3  # by how much a weight is changed at first, in parts of itself
SMALLEST_STEP = 0.01
SUREST = 0.999  # nobody is surer than this

Position = tuple[State, int, float]  # a state, a seat, and the share that it got in the end


def fit(
    game: Game,
    rounds: int,
    games: int,
    iterations: int,
    seed: int,
    progress: Callable[[int], None],
    options: Options | None = None,
    jobs: int | None = None,
) -> Tuned:
    """Fit the weights of a game to so many games, going over all weights at most so many times."""
    weights = tunable(game)
    if games < KEPT_APART:
        raise TooFewGames(least=KEPT_APART)
    used = game.options() if options is None else options
    chance = fast(check_seed(seed))
    shared = workers(jobs or cpu_count() or 1)
    played = shared(
        delayed(play)(game.name, write_options(used), iterations, each) for each in deal_seeds(seed, games)
    )
    apart = positions(game, used, played[::KEPT_APART], chance)
    known = [one for number, one in enumerate(played) if number % KEPT_APART]
    fitted = closest(game, weights, positions(game, used, known, chance), rounds, progress)
    found = Fit(round(loss(game, weights, apart), 4), round(loss(game, fitted, apart), 4), len(apart))
    return Tuned(
        game.name, fitted, rounds, games, iterations, seed, unusual(game, write_options(used)), found
    )


def positions(game: Game, options: Options, played: Iterable[Played], chance: Chance) -> list[Position]:
    """Return some positions of games, each as the seat that has to decide."""
    found: list[Position] = []
    for each in played:
        table = Table(game, each.seed, options)
        for code in each.codes:
            if chance.below(LOOKED_AT) == 0:
                found.append((table.truth(), table.mover, each.shares[table.mover]))
            table.decide(table.mover, code)
    return found


def loss(game: Game, weights: Weights, known: list[Position]) -> float:
    """Return how far a judge is from what came: the mean logarithmic loss."""
    judge, total = game.judge(weights), 0.0
    for state, seat, share in known:
        said = min(max(judge.share(state, seat), 1 - SUREST), SUREST)
        total -= share * log(said) + (1 - share) * log(1 - said)
    return total / max(1, len(known))


def closest(
    game: Game, weights: Weights, known: list[Position], rounds: int, progress: Callable[[int], None]
) -> Weights:
    """Change one weight after the other, in smaller and smaller steps, as long as the loss gets smaller."""
    best, least = weights, loss(game, weights, known)
    steps = dict.fromkeys(weights, STEP)
    for _ in range(rounds):
        for name in [name for name, step in steps.items() if step >= SMALLEST_STEP]:
            tried = [{**best, name: _changed(best[name], way * steps[name])} for way in (1, -1)]
            found, nearest = min(((loss(game, one, known), way) for way, one in enumerate(tried)))
            steps[name] *= 1.5 if found < least else 0.5
            if found < least:
                best, least = tried[nearest], found
        progress(1)
    return best


def _changed(value: float, step: float) -> float:
    """Change a weight in proportion to itself; one that is nothing becomes something."""
    return round(value * exp(step) if value else step, 5)
