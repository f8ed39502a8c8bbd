"""What the tests of the command line share."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sottovoce import bots
from sottovoce.core.table import Table


class Page(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


Command = Callable[..., Page]


def finish(table: Table) -> None:
    """Play a table to its end at random."""
    bot = bots.make("random", table.game, 7)
    while not table.over:
        table.decide(table.mover, bot.choose(table.view(table.mover)))
