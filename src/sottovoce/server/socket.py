"""One socket: a person or a spectator at one match.

One task reads what is asked for and answers. What is new is sent by whoever made it, or, when the
channel is full, by a second task: who falls behind is sent the newest table, not every table between.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable

import msgspec
from litestar.exceptions import WebSocketDisconnect

from sottovoce.core.errors import Refusal
from sottovoce.core.game import SPECTATOR
from sottovoce.server import wire
from sottovoce.server.channel import Socket, channel_of
from sottovoce.server.errands import carry_out, heard, rooms_heard
from sottovoce.server.errors import MayNotWatch, NotUnderstood, TooLarge
from sottovoce.server.limits import Buckets
from sottovoce.server.present import clock_name
from sottovoce.server.rooms import Listener, Room
from sottovoce.server.tables import Tables
from sottovoce.server.world import digest
from sottovoce.store.people import Someone

logger = logging.getLogger(__name__)

TOO_SLOW = 1013
REFUSED = 4000  # what a page must not try again


async def reader_of(tables: Tables, match: str, someone: Someone | None, watch: str) -> int:
    """Return as whom somebody may read a match: his seat, or a spectator with a link; or refuse."""
    async with tables.reading(match) as room:
        sitters = room.sitters()
    if someone is not None and someone.id in sitters:
        return sitters.index(someone.id)
    if watch:
        invite = await tables.lobby.invited(digest(watch), tables.world.now())
        if invite.match == match and invite.seat == SPECTATOR:
            return SPECTATOR
    raise MayNotWatch()


class Sitting:
    """A socket at work."""

    def __init__(self, socket: Socket, tables: Tables, listener: Listener, name: str, often: Buckets) -> None:
        self._channel = channel_of(socket)
        self._tables = tables
        self._listener = listener
        self._name = name
        self._often = often

    async def serve(self, seen: int) -> None:
        """Greet, then read and send until either side goes."""
        self._tables.listen(self._listener)
        try:
            await self._channel.say(wire.encode(await self._welcome(seen)))
            self._listener.channel = self._channel
            await _until_one_ends(self._read(), self._write())
        finally:
            self._tables.stop_listening(self._listener)

    async def _welcome(self, seen: int) -> wire.Welcome:
        listener = self._listener
        notes = "" if listener.reader == SPECTATOR else await self._notes()
        if seen > (await self._tables.room(listener.match)).match.shown(listener.reader):
            await self._tables.catch_up(listener.match)
        async with self._tables.reading(listener.match) as room:
            if seen == room.match.shown(listener.reader):
                room.showed(listener)
                listener.settled = len(room.match.story(listener.reader)) if room.match.begun else 0
            return await self._greeting(room, notes)

    async def _greeting(self, room: Room, notes: str) -> wire.Welcome:
        listener, match = self._listener, room.match
        shown = room.shown(listener, self._tables.world.now())
        room.showed(listener)
        places = rooms_heard(listener.reader, match.over)
        talk = await self._tables.talk.heard(listener.match, places)
        listener.heard.update(said.number for said in talk)
        return wire.Welcome(
            match=listener.match,
            game=match.game.name,
            options=match.terms.options,
            seat=listener.reader,
            clock=clock_name(match.terms.clock),
            commitment=match.commitment,
            next_commitment=match.next_commitment,
            draws=match.game.knows_draws(match.options),
            lesson=match.terms.lesson,
            notes=notes,
            talk=tuple(heard(said, listener.match, listener.person) for said in talk),
            shown=shown,
        )

    async def _notes(self) -> str:
        return await self._tables.notes.read(self._listener.match, self._listener.person)

    # ------------------------------------------------------------ reading

    async def _read(self) -> None:
        while True:
            await self._heed(await self._channel.read())

    async def _heed(self, data: str) -> None:
        id_ = ""
        try:
            self._often.take(self._listener.person or str(id(self._listener)), self._tables.world.now())
            wish = _understood(data)
            id_ = getattr(wish, "id", "")
            await carry_out(self._tables, self._listener, self._name, wish)
        except Refusal as refusal:
            refused = wire.Refused(id_, refusal.key, refusal.particulars, str(refusal))
            self._listener.put(wire.encode(refused))

    # ------------------------------------------------------------ sending

    async def _write(self) -> None:
        listener = self._listener
        while True:
            await listener.woken.wait()
            listener.channel = None  # until all is sent, nobody may overtake
            listener.woken.clear()
            listener.check_reads()
            while listener.outbox:
                await self._channel.say(listener.outbox.popleft())
            await asyncio.sleep(0)  # all who were waiting for an answer get it before anybody gets a table
            if news := await self._tables.news(listener):
                await self._channel.say(news)
            listener.channel = self._channel


def _understood(data: str) -> wire.Asked:
    if len(data) > wire.MOST_BYTES:
        raise TooLarge(bytes=wire.MOST_BYTES)
    try:
        return wire.decode(data)
    except (msgspec.MsgspecError, UnicodeError) as problem:
        raise NotUnderstood(problem=str(problem)) from None


async def _until_one_ends(*works: Awaitable[None]) -> None:
    """Run both until one ends; end the other; raise what ended it."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in [task for task in tasks if task.done()]:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        del tasks, task  # what is raised remembers us: if we remembered it too, both would stay for long


async def serve(
    socket: Socket,
    tables: Tables,
    someone: Someone | None,
    match: str,
    watch: str,
    seen: int,
    often: Buckets,
) -> None:
    """Serve an accepted socket to its end; refusals at the door are said, then it is closed."""
    try:
        reader = await reader_of(tables, match, someone, watch)
        listener = Listener(match, reader, someone.id if someone else "")
        await Sitting(socket, tables, listener, someone.name if someone else "", often).serve(seen)
    except WebSocketDisconnect:
        return
    except Refusal as refusal:
        await part(socket, refusal)


async def part(socket: Socket, refusal: Refusal) -> None:
    """Say why, and close."""
    slow = refusal.key == "too-slow"
    try:
        bye = wire.Bye(refusal.key, again=slow)
        await socket.send_data(wire.encode(bye).decode(), mode="text")
        await socket.close(TOO_SLOW if slow else REFUSED, refusal.key)
    except (WebSocketDisconnect, RuntimeError):
        logger.debug("a socket was gone before it could be closed")
