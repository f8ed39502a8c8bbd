"""A server under trial: people play at it while something is done to it, and then everything is counted."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec

from sottovoce.trials.faults.company import Table
from sottovoce.trials.faults.nursery import PATIENCE, Nursery, kill, nursery, settings_for

TABLES = 4
DATABASE = "matches.sqlite"


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """What was done and what was found; whatever is not as it must be is raised, not counted."""

    kind: str
    seed: int
    counts: dict[str, int]


class Ordeal:
    """One trial: its server, its people, its luck."""

    def __init__(self, servers: Nursery, folder: Path, seed: int, tell: Callable[[int], None]) -> None:
        self.servers = servers
        self.folder = folder
        self.seed = seed
        self.chance = random.Random(seed)
        self.tell = tell
        self.settings = settings_for(f"sqlite+aiosqlite:///{folder / DATABASE}")
        self.base = f"http://127.0.0.1:{self.settings.port}"
        self.process = 0
        self.started = 0
        self.hands = ""
        self.busy = 10.0

    def start(self, patience: float = PATIENCE) -> None:
        """Start a server, the first or the next; what it draws depends on the seed and on which it is."""
        self.started += 1
        luck = f"{self.seed} {self.started}"
        self.process = self.servers.start(self.settings, self.hands, self.busy, luck, patience)

    def kill(self) -> None:
        kill(self.process)

    async def while_people_play(
        self, work: Callable[[], Awaitable[None]], base: str = "", tolerant: bool = False, **more: Any
    ) -> dict[str, int]:
        """Do something to the server while people play; then everybody compares notes."""
        tables = [Table(base or self.base, n, self.seed, tolerant, **more) for n in range(TABLES)]
        try:
            await self._play(tables, work)
            return await self._count(tables)
        finally:
            for table in tables:
                await table.close()

    async def _play(self, tables: list[Table], work: Callable[[], Awaitable[None]]) -> None:
        for table in tables:
            await table.enter()
        stop = asyncio.Event()
        playing = [asyncio.create_task(table.play(stop)) for table in tables]
        tasks = [asyncio.create_task(_done(work)), *playing]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()  # whoever ends before the trial does has met something that must not be
            stop.set()
            await asyncio.gather(*playing)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _count(self, tables: list[Table]) -> dict[str, int]:
        for table in tables:
            for guest in table.guests:
                guest.base = self.base
        decisions = sum([await table.check(self.settings) for table in tables])
        players = [player for table in tables for _, _, match in table.matches for player in match]
        return {
            "matches": sum(len(table.matches) for table in tables),
            "players": len(players),
            "decisions": decisions,
            "sockets": sum(player.sockets for player in players),
            "refused for want of a disk": sum(player.refusals for player in players),
        }


async def _done(work: Callable[[], Awaitable[None]]) -> None:
    await work()


Act = Callable[[Ordeal, int], Coroutine[Any, Any, dict[str, int]]]


def undergo(kind: str, act: Act, count: int, seed: int, tell: Callable[[int], None]) -> Tried:
    """Run a trial in a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="sottovoce-faults-") as folder, nursery() as servers:
        ordeal = Ordeal(servers, Path(folder), seed, tell)
        counts = asyncio.run(act(ordeal, count))
        return Tried(kind=kind, seed=seed, counts=counts)
