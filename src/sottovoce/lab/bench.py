"""How fast the engines are: decisions per second of one core, compiled and not, beside our peers.

A decision is a list of legal choices made, one of them taken uniformly, and applied.
``python -m sottovoce.lab.bench`` prints the rate inside this process's engine, for the
comparison with the uncompiled package.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from time import process_time

import msgspec

from sottovoce.core.chance import Fast, fast
from sottovoce.core.game import Game
from sottovoce.core.playout import copies, playout
from sottovoce.games import registry
from sottovoce.lab.peers import Missing, PeerResult, best_rate, choose, measure_peers

COPIES = 200_000
REPEATS = 3


class GameBench(msgspec.Struct, frozen=True):
    """Rates of one core; `copy_ns` is the cost of copying a state, in nanoseconds."""

    decisions_per_s: float
    driven_per_s: float
    uncompiled_per_s: float
    copy_ns: float


class EngineBench(msgspec.Struct, frozen=True):
    """All games and, where asked for, the peers."""

    games: dict[str, GameBench]
    peers: dict[str, PeerResult | Missing]


def bench_engine(seconds: float, peers: bool, progress: Callable[[str], None]) -> EngineBench:
    """Measure every game for so many seconds a rate."""
    games: dict[str, GameBench] = {}
    for name in registry.names():
        progress(name)
        games[name] = bench_game(registry.get(name), seconds)
    return EngineBench(games, measure_peers(seconds, progress) if peers else {})


def bench_game(game: Game, seconds: float) -> GameBench:
    """Measure one game."""
    return GameBench(
        decisions_per_s=inside_rate(game, seconds),
        driven_per_s=driven_rate(game, seconds),
        uncompiled_per_s=uncompiled_rate(game, seconds),
        copy_ns=copy_cost(game),
    )


def inside_rate(game: Game, seconds: float) -> float:
    """Return the rate of random play that never leaves the engine."""
    chance = fast(1)
    options = game.options()
    return best_rate(lambda: playout(game.new(chance.fork(), options), chance), seconds)


def driven_rate(game: Game, seconds: float) -> float:
    """Return the rate of random play driven from Python, as the peers are driven."""
    chance = fast(1)
    return best_rate(lambda: driven_game(game, chance), seconds)


def driven_game(game: Game, chance: Fast) -> int:
    """Play a random game from outside; return the number of decisions."""
    state = game.new(chance.fork(), game.options())
    legal, apply, below = state.legal, state.apply, chance.below
    count = 0
    while moves := legal():
        apply(moves[below(len(moves))])
        count += 1
    return count


def uncompiled_rate(game: Game, seconds: float) -> float:
    """Return the rate inside the engine run from its sources, in a process of its own."""
    run = [sys.executable, "-m", "sottovoce.lab.uncompiled", "sottovoce.lab.bench", game.name, str(seconds)]
    return float(subprocess.run(run, capture_output=True, text=True, check=True).stdout)


def copy_cost(game: Game) -> float:
    """Return what copying a state in mid-game costs, in nanoseconds: the best of several runs."""
    chance = fast(2)
    state = game.new(chance.fork(), game.options())
    for _ in range(20):
        state.apply(choose(state.legal()))
    return min(_timed_copies(state_copies=lambda: copies(state, COPIES)) for _ in range(REPEATS))


def _timed_copies(state_copies: Callable[[], None]) -> float:
    start = process_time()
    state_copies()
    return (process_time() - start) / COPIES * 1e9


if __name__ == "__main__":
    print(inside_rate(registry.get(sys.argv[1]), float(sys.argv[2])))
