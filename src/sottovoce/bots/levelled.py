"""The bot of a level, the yardstick as a bot, and the searching bots that measurements ask for by name."""

from __future__ import annotations

import msgspec

from sottovoce.bots.bot import Bot, Thought, Weighed
from sottovoce.bots.levels import LEVELS, Level, Manual, manual
from sottovoce.bots.thinking import grow, pick, think
from sottovoce.bots.yardstick import Yardstick
from sottovoce.core.chance import Chance
from sottovoce.core.game import Game
from sottovoce.core.patterns import NO_PATTERNS
from sottovoce.core.view import View, Words


class LevelBot(Bot):
    """Decides as a level does, and can say why."""

    def __init__(self, game: Game, level: Level, manual: Manual, chance: Chance) -> None:
        self._game = game
        self._level = level
        self._manual = manual
        self._chance = chance

    def choose(self, view: View) -> int:
        return self.consider(view).code

    def consider(self, view: View, seconds: float = 0.0) -> Thought:
        return think(self._game, view, self._level.within(seconds), self._manual, self._chance)


class YardstickBot(Bot):
    """Plain tree search for so long."""

    def __init__(self, game: Game, level: Level, chance: Chance) -> None:
        self._game = game
        self._level = level
        self._chance = chance

    def choose(self, view: View) -> int:
        return self.consider(view).code

    def consider(self, view: View, seconds: float = 0.0) -> Thought:
        if len(view.legal) == 1:
            return Thought(view.legal[0], Words("reason-only"))
        tree = Yardstick(self._game.imagine(view), self._chance)
        level = self._level.within(seconds)
        done = grow(tree, level.iterations, level.seconds)
        return pick([Weighed(*found) for found in tree.decisions()], level, self._chance, done)


def levelled(name: str, game: Game, chance: Chance) -> LevelBot:
    """Return the bot of a level."""
    of_game = manual(game.name)
    return LevelBot(game, of_game.levels[name], of_game, chance)


def searching(budget: str, game: Game, chance: Chance) -> LevelBot:
    """Return a bot that searches as the top level does, for a budget: iterations, or seconds with an s."""
    of_game = manual(game.name)
    top = of_game.levels[LEVELS[-1]]
    level = _level(budget)
    # An ending may take as many decisions as the search has iterations, or its part of the top level's.
    exact = top.within(level.seconds).exact if level.seconds else min(top.exact, level.iterations)
    level = msgspec.structs.replace(level, shrewd=top.shrewd, mixing=top.mixing, exact=exact, turns=top.turns)
    return LevelBot(game, level, of_game, chance)


def yardstick(budget: str, game: Game, chance: Chance) -> YardstickBot:
    """Return the yardstick with a budget."""
    return YardstickBot(game, _level(budget), chance)


def _level(budget: str) -> Level:
    if budget.endswith("s"):
        return Level("search", seconds=float(budget.removesuffix("s")))
    return Level("search", iterations=int(budget))


def changed(of_game: Manual, weights: dict[str, float]) -> Manual:
    """Return a manual with other weights, and nothing that was learnt with the old ones: for tuning."""
    return msgspec.structs.replace(of_game, weights={**of_game.weights, **weights}, patterns=NO_PATTERNS)
