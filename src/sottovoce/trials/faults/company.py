"""A company of people who play one match after the other, whatever happens, and then compare notes."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count
from typing import Any, TypeVar

import httpx

from sottovoce.core.record import parse_record, replay
from sottovoce.games import registry
from sottovoce.server.settings import Settings
from sottovoce.store import Database, Log
from sottovoce.trials.faults.player import AGAIN, AWAY, STUCK, Broke, Guest, Json, Player, Refused, say
from sottovoce.trials.faults.times import check_times

T = TypeVar("T")

UNDOING = 0.2
PAUSE = 0.02  # seconds before something is asked again


class Patient(Player):
    """Somebody who is told now and then that his move could not be kept, and asks again."""

    refusals = 0
    tolerant = False

    def _refused(self, message: Json) -> None:
        if not (self.tolerant and message["key"] in AGAIN and message["sentence"]):
            raise Broke(f"wrongly refused: {message}")

    async def _heed(self, socket: object, message: Json) -> None:
        if message["is"] == "refused" and message["key"] in AGAIN and self.tolerant:
            self._refused(message)
            self.refusals += 1
            await asyncio.sleep(0.05)
            if self.waiting is not None:
                await say(socket, **self.waiting)  # type: ignore[arg-type]
            return
        await super()._heed(socket, message)  # type: ignore[arg-type]


class Table:
    """People who sit together; `tolerant` ones take a refusal for want of a disk as it is meant."""

    def __init__(self, base: str, number: int, seed: int, tolerant: bool = False, **more: Any) -> None:
        self.chance = random.Random(f"{seed} {number}")
        self.guests = [Guest(base, f"p{number}{side}") for side in "abcd"]
        self.matches: list[tuple[str, str, list[Patient]]] = []
        self._tolerant = tolerant
        self._more = more
        self._games = count(number)

    async def enter(self) -> None:
        for guest in self.guests:
            await again(guest.enter)

    async def play(self, stop: asyncio.Event) -> None:
        """Play until told to stop; a match that was begun is played to its end."""
        while not stop.is_set():
            names = registry.names()
            await self._one_match(names[next(self._games) % len(names)])

    async def _one_match(self, game: str) -> None:
        seats = len(registry.get(game).seats(registry.get(game).options()))
        first, *others = self.guests[:seats]
        opened = await again(lambda: first.open(game, "me", *["open"] * (seats - 1), **self._more))
        for guest, ticket in zip(others, opened["invites"], strict=True):
            await again(partial(guest.join, opened["id"], ticket["token"]))
        players = [
            Patient(guest, opened["id"], self.chance.getrandbits(32), UNDOING)
            for guest in self.guests[:seats]
        ]
        for player in players:
            player.tolerant = self._tolerant
        self.matches.append((game, opened["id"], players))
        await asyncio.gather(*(player.play() for player in players))

    async def check(self, settings: Settings) -> int:
        """Every acknowledged decision stands in the log, once and in order; return how many."""
        database = Database(settings.database)
        try:
            return sum([await self._check(Log(database), *match) for match in self.matches])
        finally:
            await database.close()

    async def _check(self, log: Log, game: str, match: str, players: list[Patient]) -> int:
        rows = await log.rows(match)
        if [row.number for row in rows] != list(range(len(rows))):
            raise Broke(f"{match}: rows are missing")
        if len({row.client for row in rows}) != len(rows):
            raise Broke(f"{match}: a change was written twice")
        check_times(match, rows, [player.times for player in players])
        record = parse_record(await again(lambda: self.guests[0].record(match)))
        replay(registry.get(game), record)
        for seat, player in enumerate(players):
            decided = [decision.text for decision in record.decisions if decision.seat == seat]
            if not player.recognises(decided):
                raise Broke(f"{match}: seat {seat} was promised {player.promised}, the record has {decided}")
        return len(record.decisions)

    async def close(self) -> None:
        for guest in self.guests:
            await guest.close()


async def again(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask until it is granted: the server may be dead, or its disk, just now, but not for ever.

    Nothing else may be refused; and who is let in, and then left without an answer, waits in vain.
    """
    end = time.monotonic() + STUCK
    while True:
        try:
            return await ask()
        except httpx.ReadTimeout as problem:
            raise Broke("a request was never answered") from problem
        except (httpx.TransportError, Refused) as problem:
            if isinstance(problem, Refused) and problem.status != AWAY:
                raise Broke(f"wrongly {problem}") from problem
            if time.monotonic() > end:
                raise Broke(f"asked in vain for {STUCK:g} s; at last: {problem!r}") from problem
            await asyncio.sleep(PAUSE)
