"""Games of a search against itself, now and then with a decision at random: what others learn from."""

from __future__ import annotations

import msgspec

from sottovoce.bots.bot import Bot
from sottovoce.bots.levelled import LevelBot
from sottovoce.bots.levels import LEVELS, Level, manual
from sottovoce.core.chance import Chance, fast
from sottovoce.core.table import Table
from sottovoce.core.view import View, read_options
from sottovoce.games import registry

STRAY = 10  # one decision in so many is taken at random


class Played(msgspec.Struct, frozen=True):
    """A game by the seed of its deal and its options: the decisions, and the share that each seat got.

    `hopes` are the shares that whoever decided saw for himself; None where he did not search.
    """

    seed: int
    options: dict[str, str]
    codes: list[int]
    hopes: list[float | None]
    shares: list[float]


def play(game_name: str, options: dict[str, str], iterations: int, seed: int) -> Played:
    """Let a game's search play against itself, now and then at random."""
    game, of_game, chance = registry.get(game_name), manual(game_name), fast(seed)
    table = Table(game, seed, read_options(game_name, game.options, options))
    level = Level("search", iterations=iterations, shrewd=of_game.levels[LEVELS[-1]].shrewd)
    players = [LevelBot(game, level, of_game, fast(seed + seat)) for seat in range(table.seats)]
    codes: list[int] = []
    hopes: list[float | None] = []
    while not table.over:
        code, hope = decided(table.view(table.mover), players[table.mover], chance)
        table.decide(table.mover, code)
        codes.append(code)
        hopes.append(hope)
    assert table.outcome is not None
    return Played(seed, options, codes, hopes, [table.outcome.share(seat) for seat in range(table.seats)])


def decided(view: View, player: Bot, chance: Chance) -> tuple[int, float | None]:
    """Return a decision and what the player hoped for, also where he then decides at random."""
    thought = player.consider(view)
    hope = thought.weighed[0].share if thought.iterations else None
    if chance.below(STRAY) == 0:
        return view.legal[chance.below(len(view.legal))], hope
    return thought.code, hope
