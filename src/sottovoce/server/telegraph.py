"""Between servers: 'match m is at n', and no more; whoever hears it looks the rows up himself.

Nothing depends on a message arriving. What is lost is found again by asking the database, every
few seconds, how far the matches have come that are in memory here, and what was said at those that
somebody looks at.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from sottovoce.server.world import World
from sottovoce.store.errors import LibraryMissing

Heard = Callable[["Wire"], Awaitable[None]]


class Wire(msgspec.Struct, frozen=True, array_like=True):
    """What one server tells the others: who tells, how far matches have come, where something was said."""

    sender: str
    rows: dict[str, int]
    said: dict[str, int]


class Telegraph(Protocol):
    """How a server tells the others, and hears from them."""

    alone: bool

    def tell_row(self, match: str, number: int) -> None:
        """A match has come to a row."""

    def tell_said(self, match: str, number: int) -> None:
        """Somebody has said something at a match."""

    async def start(self, heard: Heard) -> None:
        """Begin to tell and to hear"""

    async def stop(self) -> None:
        """Fall silent."""


class Alone:
    """There are no others."""

    alone = True

    def tell_row(self, match: str, number: int) -> None:
        """Nobody hears it."""

    def tell_said(self, match: str, number: int) -> None:
        """Nobody hears it."""

    async def start(self, heard: Heard) -> None:
        """Nothing to be heard."""

    async def stop(self) -> None:
        """Nothing to be stopped."""


def telegraph_for(url: str, world: World) -> Telegraph:
    """Return the line to the other servers; without a URL there are none, and a mistyped one is refused."""
    if not url:
        return Alone()
    try:  # only who has several servers needs its library
        from sottovoce.server.telegraph_redis import ByRedis
    except ModuleNotFoundError as error:
        raise LibraryMissing(library="redis") from error
    return ByRedis(url, world.name())
