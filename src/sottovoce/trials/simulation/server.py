"""The server's own code on a made-up disk: it can be started, closed in peace, and killed at any moment."""

from __future__ import annotations

import asyncio
import contextvars
import random
from collections.abc import Awaitable, Callable, Coroutine
from hashlib import sha256
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from sottovoce import bots
from sottovoce.core.view import View
from sottovoce.games import registry
from sottovoce.matches.clock import SECOND
from sottovoce.server import socket as sockets
from sottovoce.server import wire
from sottovoce.server.keeper import Keeper
from sottovoce.server.limits import Buckets
from sottovoce.server.mind import Answer, answer
from sottovoce.server.minds import Minds
from sottovoce.server.settings import Rate
from sottovoce.server.tables import Tables
from sottovoce.server.world import World
from sottovoce.store import Database
from sottovoce.store.people import Someone
from sottovoce.trials.simulation.disk import Disk
from sottovoce.trials.simulation.loop import Owner, owner
from sottovoce.trials.simulation.network import Broken, Line

T = TypeVar("T")

BEGAN = 1_700_000_000 * SECOND
_MUCH = Rate(10**9, 10**9)


class MadeUpWorld(World):
    """Time from the loop, with hands that somebody may move; names and secrets from the seed."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._count = 0
        self.moved = 0

    def now(self) -> int:
        return BEGAN + int(asyncio.get_running_loop().time() * SECOND) + self.moved

    def _next(self) -> str:
        self._count += 1
        return sha256(f"{self._seed} {self._count}".encode()).hexdigest()

    def name(self) -> str:
        return self._next()[:16]

    def token(self) -> str:
        return self._next()[:32]

    def secret(self) -> str:
        return self._next()


class MadeUpMinds(Minds):
    """Bots that take their time by the made-up clock; how well they play is no matter here."""

    def __init__(self, chance: random.Random) -> None:
        super().__init__(workers=1)
        self._chance = chance

    async def think(self, game: str, bot: str, view: View, seed: int) -> Answer:
        await asyncio.sleep(self._chance.expovariate(1.0))
        chosen = registry.get(game)
        return answer(chosen, bots.make("random", chosen, seed).consider(view))


class Server:
    """At most one runs at a time; what it remembers dies with it, the disk does not."""

    def __init__(self, disk: Disk, world: MadeUpWorld, chance: random.Random) -> None:
        self._disk = disk
        self._world = world
        self._chance = chance
        self._lines: dict[Line, None] = {}
        self._owner = Owner()
        self._context = contextvars.copy_context()
        self._tables: Tables | None = None
        self._keeper: Keeper | None = None
        self._database: Database | None = None
        self.kills = self.closings = self.cuts = 0
        self.troubles: list[str] = []

    @property
    def alive(self) -> bool:
        return self._tables is not None

    async def start(self) -> None:
        """Start a new one, which knows nothing."""
        self._owner = Owner()
        self._context = contextvars.copy_context()
        self._context.run(owner.set, self._owner)
        await self._do(self._start())

    async def _start(self) -> None:
        self._database = Database(self._disk.url)
        tables = Tables(self._database, self._world)
        self._keeper = Keeper(tables, self._database, workers=1)
        self._keeper._minds = MadeUpMinds(self._chance)
        await self._keeper.start()
        self._often = Buckets(_MUCH, 1000)
        self._tables = tables

    async def kill(self) -> None:
        """Kill it: no farewell, nothing is finished, its lines break."""
        if not self.alive:
            return
        self.kills += 1
        self._tables = None
        self._disk.pull_plugs()
        self.cut_all()
        await self._owner.end()

    async def close(self) -> None:
        """Close it as an operator would: everybody is told, and what was begun is finished."""
        if self._tables is None or self._keeper is None or self._database is None:
            return
        self.closings += 1
        tables, self._tables = self._tables, None
        for listener in tables.everybody():
            listener.put(wire.encode(wire.Bye("closing", again=True)))
        await asyncio.sleep(self._chance.random())
        self.cut_all()
        await self._do(_finish(tables, self._keeper, self._database))
        await self._owner.end()

    # ------------------------------------------------------------ how people reach it

    def connect(self, line: Line, someone: Someone | None, match: str, watch: str, seen: int) -> None:
        """Let somebody in at a socket."""
        if self._tables is None:
            raise Broken()
        self._lines[line] = None
        self._task(self._serve(self._tables, line, someone, match, watch, seen))

    async def _serve(
        self, tables: Tables, line: Line, someone: Someone | None, match: str, watch: str, seen: int
    ) -> None:
        socket = line.socket()
        await socket.accept()
        try:
            await sockets.serve(socket, tables, someone, match, watch, seen, self._often)
        except Exception as error:
            line.cut()  # as uvicorn does with a socket whose handler broke down
            if not isinstance(error, SQLAlchemyError):
                self.troubles.append(repr(error))
        finally:
            self._lines.pop(line, None)

    async def ask(self, ask: Callable[[Tables], Awaitable[T]]) -> T:
        """Ask for something by HTTP: an answer, a refusal, or a broken line."""
        if self._tables is None:
            raise Broken()
        task = self._task(_awaited(ask(self._tables)))
        await asyncio.wait([task])
        if task.cancelled():
            raise Broken()
        return task.result()

    def last_row(self, match: str) -> int:
        """Return the number of the last row of a match that is on disk."""
        ((number,),) = self._disk.rows("SELECT max(number) FROM rows WHERE match = ?", match)
        return int(number)

    def cut_all(self) -> None:
        for line in list(self._lines):
            line.cut()

    def cut_one(self) -> None:
        """Break a line at random."""
        if self._lines:
            self.cuts += 1
            self._chance.choice(list(self._lines)).cut()

    def _task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        return asyncio.get_running_loop().create_task(work, context=self._context)

    async def _do(self, work: Coroutine[Any, Any, None]) -> None:
        await self._task(work)


async def _awaited(work: Awaitable[T]) -> T:
    return await work


async def _finish(tables: Tables, keeper: Keeper, database: Database) -> None:
    await keeper.stop()
    await tables.log.drain()
    await database.close()
