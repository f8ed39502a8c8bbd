"""The keeper of the tables: bots think in worker processes, whose time is out loses his turn, rematches open.

Every server may keep every match: a lease says who is at work, and should two be, the log
still takes only one of their rows. What a crashed server left is found by sweeping.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine

from sottovoce.core.errors import Refusal
from sottovoce.matches import Change, Match
from sottovoce.matches.clock import SECOND
from sottovoce.matches.errors import NotDue, Stale
from sottovoce.matches.lessons import scripted
from sottovoce.server.chores import note, over_and_over
from sottovoce.server.mind import Answer
from sottovoce.server.minds import Minds
from sottovoce.server.rematch import open_rematch
from sottovoce.server.rooms import Room
from sottovoce.server.tables import Tables
from sottovoce.store import Database
from sottovoce.store.leases import Leases

logger = logging.getLogger(__name__)

LEASE = 30 * SECOND  # a server that dies holds up a bot's turn for so long
SWEEP = 5 * SECOND
AT_ONCE = 64  # matches whose bots are seen to at a time


class Keeper:
    """Sees to bots and clocks."""

    def __init__(self, tables: Tables, database: Database, workers: int) -> None:
        self._tables = tables
        self._leases = Leases(database, tables.world.name())
        self._minds = Minds(workers)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._agreed: set[str] = set()  # matches whose next one is not open yet
        self._giving_back: set[asyncio.Task[None]] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._closing = False

    async def start(self) -> None:
        """Begin to keep."""
        self._tables.on_change.append(self._look_at)
        self._sweeper = asyncio.create_task(over_and_over(self.sweep, SWEEP / SECOND, "sweeping failed"))

    async def stop(self) -> None:
        """Let go of everything; whatever is under way will be taken up again by another server, or later."""
        self._closing = True
        self._tables.on_change.remove(self._look_at)
        tasks = [*self._tasks.values(), *([self._sweeper] if self._sweeper else [])]
        for timer in self._timers.values():
            timer.cancel()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*self._giving_back, return_exceptions=True)
        await self._minds.end()

    # ------------------------------------------------------------ what is to be done

    def _look_at(self, room: Room) -> None:
        """See whether a match that was loaded or changed needs us."""
        if room.frozen is not None or self._closing:
            return
        if room.match.bot_to_move is not None:
            self._begin(room.id, self._play_bots(room.id))
        if room.match.rematch_agreed:
            self._begin(f"rematch {room.id}", self._open_rematch(room))
        self._set_timer(room)

    def _begin(self, match: str, work: Coroutine[None, None, None]) -> None:
        """See to a match; if that is being done, look again afterwards."""
        if match in self._tasks:
            work.close()
            self._again.add(match)
            return
        task = self._tasks[match] = asyncio.create_task(work)
        task.add_done_callback(lambda done: self._ended(match, done))

    def _ended(self, match: str, task: asyncio.Task[None]) -> None:
        self._tasks.pop(match, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            note("a match could not be kept", error)
        room = self._tables.peek(match)
        if match in self._again and room is not None:
            self._again.discard(match)
            self._look_at(room)

    def _set_timer(self, room: Room) -> None:
        if timer := self._timers.pop(room.id, None):
            timer.cancel()
        due, now = room.match.due, self._tables.world.now()
        # What is overdue is found by sweeping: at a disk that fails it must not be tried without a pause.
        if due is None or room.match.over or due <= now:
            return
        delay = (due - now) / SECOND
        loop = asyncio.get_running_loop()
        self._timers[room.id] = loop.call_later(delay, self._ring, room.id)

    def _ring(self, match: str) -> None:
        self._timers.pop(match, None)
        self._begin(f"time {match}", self._time_out(match))

    async def sweep(self) -> None:
        """Take up what nobody is seeing to."""
        for listing in await self._tables.lobby.waiting_for_bots():
            self._begin(listing.id, self._play_bots(listing.id))
        for listing in await self._tables.lobby.due(self._tables.world.now()):
            self._begin(f"time {listing.id}", self._time_out(listing.id))
        for match in tuple(self._agreed):
            room = self._tables.peek(match)
            if room is None:
                self._agreed.discard(match)  # whoever loads it lets us look at it
            elif f"rematch {match}" not in self._tasks:
                self._look_at(room)

    async def _open_rematch(self, room: Room) -> None:
        """Open the next match; what a failing disk prevents is tried again when we sweep."""
        self._agreed.add(room.id)
        await open_rematch(self._tables, room)
        self._agreed.discard(room.id)

    # ------------------------------------------------------------ time-outs

    async def _time_out(self, match: str) -> None:
        now = self._tables.world.now
        try:
            room = await self._tables.room(match)
            number = room.match.number
            await self._tables.change(match, f"time.{number}", lambda match: match.time_out(now()))
        except NotDue:
            return
        except Refusal as refusal:
            logger.debug("no time-out: %s", refusal.key)

    # ------------------------------------------------------------ bots

    async def _play_bots(self, match: str) -> None:
        """Decide for the bots of a match until a person is to decide."""
        async with self._at_once:
            now = self._tables.world.now()
            if not await self._leases.claim(match, now, now + LEASE):
                return
            try:
                while await self._play_one(match):
                    now = self._tables.world.now()
                    await self._leases.claim(match, now, now + LEASE)
            finally:
                await self._give_back(match)

    async def _give_back(self, match: str) -> None:
        """Let go of a lease; who is stopped meanwhile waits for it in `stop`, while there is a database."""
        giving = asyncio.create_task(self._leases.give_back(match))
        self._giving_back.add(giving)
        giving.add_done_callback(self._giving_back.discard)
        await asyncio.shield(giving)

    async def _play_one(self, match: str) -> bool:
        """Take one decision for a bot; False when no bot is to decide."""
        room = await self._tables.room(match)
        async with room.lock:
            bot = room.match.bot_to_move
            if room.dropped or bot is None or room.frozen is not None:
                return room.dropped
            number, seat = room.match.number, room.match.mover
            view, game, taught = room.match.view(seat), room.match.game.name, scripted(room.match)
        seed = int(self._tables.world.secret(), 16) >> 192
        told = Answer(taught) if taught else await self._minds.think(game, bot.level, view, seed)
        try:
            await self._tables.change(match, f"bot.{number}", _decision(number, seat, told))
        except Stale:
            return True  # somebody resigned, left or came back while it thought
        return True


def _decision(number: int, seat: int, told: Answer) -> Callable[[Match], Change]:
    """Return the change of a bot's decision, if the match is still where the bot saw it."""

    def propose(match: Match) -> Change:
        if match.number != number:
            raise Stale(seen=number, now=match.number)
        return match.decide(seat, told.choice, match.shown(seat), reason=told.reason)

    return propose
