"""Matches served: loaded when asked for, changed one row at a time, shown only when on disk.

For every change, in this order: load, ask the match, fold, commit, acknowledge, show. What
could not be committed is forgotten with the loaded match, and never shown.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager

import msgspec

from sottovoce.matches import Change, Match, Opened, Row
from sottovoce.server.errors import TooBusy
from sottovoce.server.rooms import Listener, Room
from sottovoce.server.world import World
from sottovoce.store import Answer, Database, Entry, Log, Written
from sottovoce.store.errors import NoSuchMatch
from sottovoce.store.lobby import Link, Lobby
from sottovoce.store.notes import Notes
from sottovoce.store.talk import Talk

logger = logging.getLogger(__name__)

TRIES = 8
MOST_ROOMS = 5000  # loaded at a time; who is looked at stays
OPENING = "open"  # the client id of every first row

Propose = Callable[[Match], Change]
OnChange = Callable[[Room], None]
_encode = msgspec.json.Encoder().encode


def _nothing(_room: Room) -> None:
    """What most changes do when they are on disk."""


def _waits_for_nothing(listener: Listener) -> bool:
    return not listener.outbox


class Tables:
    """All matches, as far as this server has loaded them."""

    def __init__(self, database: Database, world: World) -> None:
        self.world = world
        self.database = database
        self.log = Log(database)
        self.lobby = Lobby(database)
        self.talk = Talk(database)
        self.notes = Notes(database)
        self.on_change: list[OnChange] = []  # loaded or changed
        self.on_written: list[Callable[[str, int], None]] = []  # by us, up to this row
        self.on_said: list[Callable[[str, int], None]] = []  # at a match, under this number
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._listeners: dict[str, dict[Listener, None]] = {}  # in the order in which they came

    # ------------------------------------------------------------ loading

    async def room(self, match: str) -> Room:
        """Return a match, loaded, or refuse."""
        room = self._rooms.get(match)
        if room is not None:
            self._rooms.move_to_end(match)
            return room
        task = self._loading.get(match)
        if task is None:
            task = self._loading[match] = asyncio.create_task(self._load(match))
            task.add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(task)

    @asynccontextmanager
    async def reading(self, match: str) -> AsyncIterator[Room]:
        """Return a match as it is on disk, and let nobody change it: ``async with tables.reading(match)``.

        Who waited for a change that could not be written down waits for the match to be loaded anew: in
        the dropped room that change still stands, and might open what is sealed until the end.
        """
        while True:
            room = await self.room(match)
            async with room.lock:
                if not room.dropped:
                    yield room
                    return

    def peek(self, match: str) -> Room | None:
        """Return a match if it is in memory."""
        return self._rooms.get(match)

    async def _load(self, match: str) -> Room:
        lines = await self.log.rows(match)
        if not lines:
            raise NoSuchMatch()
        return self._keep(Room.load(match, lines))

    def _keep(self, room: Room) -> Room:
        self._rooms[room.id] = room
        if len(self._rooms) > MOST_ROOMS:
            self._make_room()
        self._tell_changed(room)
        return room

    def _make_room(self) -> None:
        """Forget the match longest untouched of those that nobody looks at."""
        for match, room in self._rooms.items():
            if match not in self._listeners and not room.lock.locked():
                self._drop(room)
                return

    def _drop(self, room: Room) -> None:
        room.dropped = True
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]

    def loaded(self) -> int:
        """Return how many matches are in memory."""
        return len(self._rooms)

    # ------------------------------------------------------------ changing

    async def open(self, match: str, opened: Opened, listed: bool, invites: Sequence[Link] = ()) -> Room:
        """Open a match; return when it is on disk. One that is there already stays as it is."""
        row = Row(0, self.world.now(), opened)
        room = Room(match, Match(row), row.at)
        room.clients[OPENING] = 0
        entry = self._entry(room, row, OPENING, with_sitters=True)
        terms = opened.terms
        if await self.lobby.open(entry, terms.game, listed, terms.lesson, invites):
            return self._keep(room)
        return await self.room(match)

    async def change(self, match: str, client: str, propose: Propose, done: OnChange | None = None) -> Room:
        """Make a change; return when it is on disk. A client id used before changes nothing again.

        `done` is called when it is on disk, before anybody is shown anything. Who goes away meanwhile
        is not told, but what was handed to the log will stand there: then the match is loaded anew.
        """
        done = done or _nothing
        for _ in range(TRIES):
            room = await self.room(match)
            async with room.lock:
                if room.dropped:
                    continue
                if client in room.clients:
                    done(room)
                    return room
                if (news := await self._write(room, client, propose)) is not None:
                    done(room)
                    self._show(room, news)
                    self._tell_written(room)
                    return room
        raise TooBusy()

    async def _write(self, room: Room, client: str, propose: Propose) -> list[int] | None:
        """Write one change; return who is shown something new, or None when it must be loaded anew."""
        room.check()
        change = propose(room.match)
        row = Row(room.match.number + 1, self.world.now(), change)
        seats = room.match.seats.copy()
        news = room.fold(row)
        try:
            entry = self._entry(room, row, client, with_sitters=room.match.seats != seats)
            pending = self.log.hand_in(entry)
            answer = await self._outcome(room, pending)
        except BaseException:
            self._forget(room)
            raise
        if not isinstance(answer, Written) or answer.line.number != row.number:
            self._forget(room)
            return None
        room.clients[client] = row.number
        return news

    async def _outcome(self, room: Room, pending: asyncio.Future[Answer]) -> Answer:
        try:
            return await asyncio.shield(pending)
        except asyncio.CancelledError:
            # Whoever asked is gone; the row may come to stand after others have loaded the match without it.
            pending.add_done_callback(lambda _: self._forget(self._rooms.get(room.id, room)))
            raise

    def _forget(self, room: Room) -> None:
        """What is in memory is not on disk: load it anew, and let everybody look again."""
        self._drop(room)
        self._wake(room.id)

    def _entry(self, room: Room, row: Row, client: str, with_sitters: bool) -> Entry:
        change = _encode(row.change).decode()
        return Entry(room.id, row.number, client, row.at, change, room.summary(with_sitters))

    def _tell_written(self, room: Room) -> None:
        for listener in self.on_written:
            listener(room.id, room.match.number)
        self._tell_changed(room)

    def _tell_changed(self, room: Room) -> None:
        for listener in self.on_change:
            listener(room)

    # ------------------------------------------------------------ showing

    def listen(self, listener: Listener) -> None:
        """Let somebody look on from now on."""
        self._listeners.setdefault(listener.match, {})[listener] = None

    def stop_listening(self, listener: Listener) -> None:
        others = self._listeners.get(listener.match, {})
        others.pop(listener, None)
        if not others:
            self._listeners.pop(listener.match, None)

    def listeners(self, match: str) -> Iterable[Listener]:
        """Return who looks on at a match."""
        return tuple(self._listeners.get(match, ()))

    def everybody(self) -> Iterable[Listener]:
        """Return all who look on anywhere."""
        return [listener for listeners in self._listeners.values() for listener in listeners]

    def _wake(self, match: str) -> None:
        """Let everybody look again, in his turn."""
        for listener in self._listeners.get(match, ()):
            listener.wake()

    def _show(self, room: Room, readers: Collection[int]) -> None:
        """Show a match that is as it is on disk to whom it is news; who waits for an answer comes first."""
        now = self.world.now()
        for listener in sorted(self._listeners.get(room.id, ()), key=_waits_for_nothing):
            if listener.reader in readers:
                room.show(listener, now)

    async def news(self, listener: Listener) -> bytes | None:
        """Return what a listener has not been shown yet, or None."""
        async with self.reading(listener.match) as room:
            return room.news(listener, self.world.now())

    # ------------------------------------------------------------ what other servers do

    def numbers(self) -> dict[str, int]:
        """Return how far each match in memory has come."""
        return {match: room.match.number for match, room in self._rooms.items()}

    async def heard_of(self, match: str, number: int) -> None:
        """Another server says that a match is at a row: take up what we lack."""
        room = self._rooms.get(match)
        if room is None or room.match.number >= number:
            return
        async with room.lock:
            if not room.dropped and room.match.number < number:
                await self._catch_up(room)

    async def catch_up(self, match: str) -> None:
        """Somebody comes from another server, where he was shown what we have not heard of yet."""
        await self.heard_of(match, (await self.room(match)).match.number + 1)

    async def _catch_up(self, room: Room) -> None:
        lines = await self.log.rows(room.id, room.match.number + 1)
        news = room.take_up(lines)
        if news is None:
            self._forget(room)
            return
        self._show(room, news)
        self._tell_changed(room)

    async def look_again(self, match: str) -> None:
        """What is on disk was changed elsewhere: have the match loaded anew when it is next needed."""
        room = self._rooms.get(match)
        if room is not None:
            async with room.lock:
                self._forget(room)
