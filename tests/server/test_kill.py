"""The server is killed again and again while people play: what was acknowledged is there, once, in order."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx

from sottovoce.core.record import parse_record, replay
from sottovoce.games import registry
from sottovoce.server.settings import Settings
from sottovoce.store import Database, Log
from tests.conftest import counts
from tests.server.nursery import Nursery, kill, nursery, settings_for
from tests.server.player import Guest, Json, Player

TABLES = 4
LONGEST = 0.25  # seconds that a server is left alive at most
SEED = 5


class Table:
    """Two people who play one match after the other until told to stop."""

    def __init__(self, base: str, number: int) -> None:
        self.number = number
        self.guests = [Guest(base, f"p{number}{side}") for side in "ab"]
        self.matches: list[tuple[str, list[Player]]] = []

    async def enter(self) -> None:
        for guest in self.guests:
            await guest.enter()

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            await self._one_match()

    async def _one_match(self) -> None:
        first, second = self.guests
        opened = await again(lambda: first.open("venice", "me", "open"))
        match, invite = opened["id"], opened["invites"][0]["token"]
        await again(lambda: second.join(match, invite))
        seed = SEED * 1000 + self.number * 100 + len(self.matches)
        players = [Player(guest, match, seed + side, 0.2) for side, guest in enumerate(self.guests)]
        self.matches.append((match, players))
        await asyncio.gather(*(player.play() for player in players))


async def again(ask: Callable[[], Awaitable[Json]]) -> Json:
    """Ask until there is an answer: the server may be dead just now."""
    while True:
        try:
            return await ask()
        except httpx.TransportError:
            await asyncio.sleep(0.02)


async def kill_often(servers: Nursery, settings: Settings, process: int, times: int) -> int:
    """Kill the server at random moments and start another; return the last one's process."""
    chance = random.Random(SEED)
    for _ in range(times):
        await asyncio.sleep(chance.random() * LONGEST)
        kill(process)
        process = await asyncio.to_thread(servers.start, settings)
    return process


async def check(settings: Settings, table: Table) -> int:
    """Every acknowledged decision stands in the log, each once and in order; return how many there are."""
    database = Database(settings.database)
    log, found = Log(database), 0
    for match, players in table.matches:
        rows = await log.rows(match)
        assert [row.number for row in rows] == list(range(len(rows)))
        assert len({row.client for row in rows}) == len(rows)
        text = (await table.guests[0].get(f"/api/matches/{match}/record")).text
        record = parse_record(text)
        replay(registry.get("venice"), record)
        for seat, player in enumerate(players):
            decided = [decision.text for decision in record.decisions if decision.seat == seat]
            assert player.recognises(decided)
            found += len(decided)
    await database.close()
    return found


def test_nothing_acknowledged_is_lost_doubled_or_reordered_by_kills(tmp_path: Path) -> None:
    settings = settings_for(f"sqlite+aiosqlite:///{tmp_path}/matches.sqlite")
    base = f"http://127.0.0.1:{settings.port}"

    async def work(servers: Nursery) -> None:
        process = await asyncio.to_thread(servers.start, settings)
        tables = [Table(base, number) for number in range(TABLES)]
        for table in tables:
            await table.enter()
        stop = asyncio.Event()
        playing = [asyncio.create_task(table.play(stop)) for table in tables]
        await kill_often(servers, settings, process, counts(100, 2000))
        stop.set()
        await asyncio.gather(*playing)
        decisions = sum([await check(settings, table) for table in tables])
        sockets = sum(
            player.sockets for table in tables for _, players in table.matches for player in players
        )
        assert sockets > 8 * counts(100, 2000) // 2  # they came back by themselves
        assert decisions > 8 * counts(100, 2000) // 2
        for table in tables:
            for guest in table.guests:
                await guest.close()

    with nursery() as servers:
        asyncio.run(work(servers))
