"""How fast a game's beliefs are, and whether they hold what they promise.

Half the games are played at random, half sensibly: by what the game finds worth
weighing (`Game.worthwhile`). At every turn the chances that a belief gives are timed,
and compared with what is true.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import msgspec

from sottovoce.core.chance import Fast, fast
from sottovoce.core.game import NOBODY, Forecast, Game
from sottovoce.lab.reliability import Figures, Reliability

SLOW = 0.99  # the share of turns that are not slower than `slow_us`


class BeliefBench(msgspec.Struct, frozen=True):
    """Microseconds that a turn costs, in the mean and at the slow end; and how reliable it is."""

    mean_us: float
    slow_us: float
    promises: bool
    reliability: Figures


def bench_beliefs(
    game: Game, turns: int, seed: int, progress: Callable[[str], None]
) -> dict[str, BeliefBench]:
    """Measure every belief of a game over so many turns or, to end the last game, a few more."""
    found: dict[str, BeliefBench] = {}
    for forecast in game.forecasts():
        progress(forecast.name)
        found[forecast.name] = bench_belief(game, forecast, turns, fast(seed))
    return found


def bench_belief(game: Game, forecast: Forecast, turns: int, dice: Fast) -> BeliefBench:
    """Measure one belief."""
    reliability, seconds = Reliability(), list[float]()
    sensible = False
    while reliability.turns < turns:
        _play(game, forecast, sensible, dice, reliability, seconds)
        sensible = not sensible
    seconds.sort()
    slow = seconds[int(len(seconds) * SLOW)]
    mean = sum(seconds) / len(seconds)
    return BeliefBench(mean * 1e6, slow * 1e6, forecast.promises, reliability.figures())


def _play(
    game: Game,
    forecast: Forecast,
    sensible: bool,
    dice: Fast,
    reliability: Reliability,
    seconds: list[float],
) -> None:
    """Play one game to its end and take in what is believed at every turn."""
    state = forecast.deal(dice.fork())
    while state.seat != NOBODY:
        view = game.redact(state, int(state.seat))
        if forecast.due(view):
            start = process_time()
            chances = forecast.chances(view)
            seconds.append(process_time() - start)
            reliability.add(chances, forecast.truth(state))
        choices = game.worthwhile(view) if sensible else view.legal
        state.apply(choices[dice.below(len(choices))])
