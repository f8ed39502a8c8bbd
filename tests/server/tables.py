"""Tables in a process of their own making: a database file, a world whose clock stands still, no network."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

import msgspec

from sottovoce.matches import Opened, OpenSeat, Person, Sitter, Terms
from sottovoce.matches.clock import ClockTerms, NoClock
from sottovoce.server.rooms import Listener
from sottovoce.server.tables import Tables
from sottovoce.server.world import World
from sottovoce.store import Database, default_url

T = TypeVar("T")

ANNA, BORIS = Person("anna", "Anna"), Person("boris", "Boris")


class StillWorld(World):
    """A world of a test's own: time passes when told, and what is random elsewhere is counted here."""

    def __init__(self, secret: str = "secret") -> None:
        self.at = 1_000_000
        self._secret = secret
        self._count = 0

    def now(self) -> int:
        return self.at

    def name(self) -> str:
        self._count += 1
        return f"name{self._count}"

    def token(self) -> str:
        self._count += 1
        return f"token{self._count}"

    def secret(self) -> str:
        self._count += 1
        return sha256(f"{self._secret} {self._count}".encode()).hexdigest()


def run(folder: Path, work: Callable[[Tables], Awaitable[T]], world: World | None = None) -> T:
    """Run some work with tables of its own."""

    async def opened() -> T:
        database = Database(default_url(folder))
        await database.open()
        tables = Tables(database, world or StillWorld())
        try:
            return await work(tables)
        finally:
            await tables.log.drain()
            await database.close()

    return asyncio.run(opened())


async def open_match(
    tables: Tables,
    game: str = "venice",
    seats: tuple[Sitter, ...] = (ANNA, BORIS),
    clock: ClockTerms | None = None,
    options: dict[str, str] | None = None,
) -> str:
    """Open a match; return its id."""
    terms = Terms(game=game, rules=1, options=options or {}, clock=clock or NoClock())
    name = tables.world.name()
    await tables.open(name, Opened(terms, seats, tables.world.secret()), listed=any_open(seats))
    return name


def any_open(seats: tuple[Sitter, ...]) -> bool:
    return any(isinstance(sitter, OpenSeat) for sitter in seats)


def listen(tables: Tables, match: str, reader: int) -> Listener:
    """Let somebody look on, without a socket."""
    listener = Listener(match, reader, {0: "anna", 1: "boris"}.get(reader, ""))
    tables.listen(listener)
    return listener


async def shown(tables: Tables, listener: Listener) -> dict[str, object] | None:
    """Return what is new for a listener, as he would read it."""
    news = await tables.news(listener)
    return None if news is None else dict(msgspec.json.decode(news))
