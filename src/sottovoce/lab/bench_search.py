"""How fast the search is: iterations per second of one core, ours and the yardstick's, in mid-game."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import msgspec

from sottovoce.bots.levels import LEVELS, has_manual, manual
from sottovoce.bots.thinking import Tree, new_search, undisturbed
from sottovoce.bots.yardstick import Yardstick
from sottovoce.core.chance import fast
from sottovoce.core.game import Game
from sottovoce.core.table import Table
from sottovoce.core.view import View
from sottovoce.games import registry

POSITIONS = 8
APART = 7  # decisions between two positions
SLICE = 64


class SearchBench(msgspec.Struct, frozen=True):
    """Iterations per second of one core."""

    search_per_s: float
    yardstick_per_s: float


def bench_searches(seconds: float, progress: Callable[[str], object]) -> dict[str, SearchBench]:
    """Measure every game that has a searching level, for so many seconds a search."""
    found: dict[str, SearchBench] = {}
    for name in registry.names():
        if has_manual(name) and manual(name).levels[LEVELS[-1]].kind == "search":
            progress(name)
            found[name] = bench_game(registry.get(name), seconds)
    return found


def bench_game(game: Game, seconds: float) -> SearchBench:
    """Measure one game over some positions of a game played at random."""
    views = positions(game)
    top = manual(game.name).levels[LEVELS[-1]]
    return SearchBench(
        rate([new_search(game, view, top, manual(game.name), fast(1)) for view in views], seconds),
        rate([Yardstick(game.imagine(view), fast(1)) for view in views], seconds),
    )


def positions(game: Game) -> list[View]:
    """Return views of those who are to decide and have a choice."""
    views: list[View] = []
    chance = fast(3)
    table = Table(game, 3)
    while len(views) < POSITIONS:
        if table.over:
            table = Table(game, chance.word())
        view = table.view(table.mover)
        if len(table.decisions) % APART == 0 and len(game.worthwhile(view)) > 1:
            views.append(view)
        table.decide(table.mover, view.legal[chance.below(len(view.legal))])
    return views


def rate(trees: list[Tree], seconds: float) -> float:
    """Return the iterations per second of processor time over all trees, each growing as long, as in play."""
    iterations, spent = 0, 0.0
    for tree in trees:
        with undisturbed():
            start = process_time()
            while (now := process_time()) < start + seconds / len(trees):
                tree.grow(SLICE)
                iterations += SLICE
        spent += now - start
    return iterations / spent
