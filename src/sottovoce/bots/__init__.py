"""Bots: each gets a view and chooses a decision. None is ever handed the truth."""

from __future__ import annotations

import re
from collections.abc import Callable

from sottovoce.bots.bot import Bot
from sottovoce.bots.greedy import CarefulBot, GreedyBot
from sottovoce.bots.levelled import levelled, searching, yardstick
from sottovoce.bots.levels import LEVELS, has_manual
from sottovoce.bots.uniform import RandomBot
from sottovoce.core.chance import fast
from sottovoce.core.errors import UnknownBot
from sottovoce.core.game import Game

__all__ = ["Bot", "make", "names"]

_BOTS: dict[str, Callable[[Game, int], Bot]] = {
    "random": lambda _, seed: RandomBot(fast(seed)),
    "greedy": lambda game, seed: GreedyBot(game, fast(seed)),
    "careful": lambda game, seed: CarefulBot(game, fast(seed)),
}
# Bots for measuring, with a budget: `search:2000` makes so many iterations, `yardstick:0.5s` takes so long.
_BUDGETED = {"search": searching, "yardstick": yardstick}
_BUDGET = re.compile(r"(search|yardstick):(\d+|\d*\.?\d+s)")


def names() -> tuple[str, ...]:
    """Return the names of the bots that every game has, weakest first."""
    return tuple(_BOTS)


def levels(game: Game) -> tuple[str, ...]:
    """Return the names of a game's levels, weakest first."""
    return LEVELS if has_manual(game.name) else ()


def make(name: str, game: Game, seed: int) -> Bot:
    """Return a bot for a game; the same seed and the same views give the same choices (within a budget
    of iterations: what a clock allows differs from run to run)."""
    if name in _BOTS:
        return _BOTS[name](game, seed)
    if name in levels(game):
        return levelled(name, game, fast(seed))
    if (asked := _BUDGET.fullmatch(name)) and has_manual(game.name):
        return _BUDGETED[asked[1]](asked[2], game, fast(seed))
    raise UnknownBot(name=name, bots=", ".join((*_BOTS, *levels(game))))
