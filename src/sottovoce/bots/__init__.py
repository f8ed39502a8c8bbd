"""Bots: each gets a view and chooses a decision. None is ever handed the truth."""

from __future__ import annotations

from collections.abc import Callable

from sottovoce.bots.bot import Bot
from sottovoce.bots.greedy import CarefulBot, GreedyBot
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


def names() -> tuple[str, ...]:
    """Return the names of all bots, weakest first."""
    return tuple(_BOTS)


def make(name: str, game: Game, seed: int) -> Bot:
    """Return a bot for a game; the same seed and the same views give the same choices."""
    if name not in _BOTS:
        raise UnknownBot(name=name, bots=", ".join(_BOTS))
    return _BOTS[name](game, seed)
