"""A match in memory: the fold of its rows, the lock of its changes, and who is looking on."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec

from sottovoce.core.game import SPECTATOR
from sottovoce.matches import Change, Match, Person, Row
from sottovoce.server.channel import Channel
from sottovoce.server.chores import note
from sottovoce.server.errors import MatchFrozen, TooSlow
from sottovoce.server.present import present, status
from sottovoce.server.wire import Shown, encode
from sottovoce.store import Line, Summary

MOST_WAITING = 200  # messages a listener may leave unread before he is cut off
_changes: msgspec.json.Decoder[Change] = msgspec.json.Decoder(Change)


class Listener:
    """Somebody at an open socket: where he is, and what has not been sent to him yet."""

    def __init__(self, match: str, reader: int, person: str) -> None:
        self.match = match
        self.reader = reader
        self.person = person
        self.number = -1  # the last number shown to him
        self.settled = 0  # so many steps of the story he has for good
        self.lag = 0
        self.heard: set[int] = set()  # what was said, by number
        self.outbox: deque[bytes] = deque()
        self.woken = asyncio.Event()
        self.channel: Channel | None = None  # once greeted, and while nobody else sends to him
        self.cut = False

    def put(self, message: bytes) -> None:
        """Leave a message for him, and send it."""
        self.keep(message)
        self.post()

    def keep(self, message: bytes) -> None:
        """Leave a message for him, to be sent with what follows; who does not read is cut off."""
        if len(self.outbox) >= MOST_WAITING:
            self.cut = True
        else:
            self.outbox.append(message)

    def post(self) -> None:
        """Send what was left for him: now, where his channel has room, or else in its turn."""
        if self.channel is not None and self.is_free():
            self.channel.post(self.outbox)
            self.outbox.clear()
        else:
            self.wake()

    def is_free(self) -> bool:
        """Can he be sent something now, everything that was left for him going before it?"""
        return self.channel is not None and self.channel.has_room() and not self.cut

    def check_reads(self) -> None:
        if self.cut:
            raise TooSlow()

    def wake(self) -> None:
        self.woken.set()


class Room:
    """One loaded match. Whoever reads or changes it holds its lock: within, it may be ahead of the disk."""

    def __init__(self, id_: str, match: Match, at: int) -> None:
        self.id = id_
        self.match = match
        self.lock = asyncio.Lock()
        self.clients: dict[str, int] = {}
        self.dropped = False
        self.frozen: MatchFrozen | None = None
        self.public_at = at  # when everybody was last shown something
        self._messages: dict[tuple[int, int], bytes] = {}

    @classmethod
    def load(cls, id_: str, lines: list[Line]) -> Room:
        """Fold the rows of a match. One that no longer replays is kept as far as it does, to be looked at."""
        room = cls(id_, Match(Row(0, lines[0].at, _changes.decode(lines[0].change))), lines[0].at)
        for line in lines:
            room.clients[line.client] = line.number
        for line in lines[1:]:
            try:
                room.fold(Row(line.number, line.at, _changes.decode(line.change)))
            except Exception as error:  # whatever it is: what went before can still be looked at
                note(f"match {id_} is frozen at row {line.number}", error)
                room.frozen = MatchFrozen(number=line.number)
                break
        return room

    def take_up(self, lines: list[Line]) -> set[int] | None:
        """Fold rows that another server wrote; return who is shown something new, or None: load it anew."""
        news: set[int] = set()
        if self.frozen is not None:
            return news  # what follows the row that cannot be carried out cannot be either
        try:
            for line in lines:
                news.update(self.fold(Row(line.number, line.at, _changes.decode(line.change))))
                self.clients[line.client] = line.number
        except Exception as error:  # whatever it is: some of the rows may have been carried out, some not
            note(f"match {self.id} could not follow another server", error)
            return None
        return news

    def check(self) -> None:
        """Refuse to change a match that can only be looked at."""
        if self.frozen is not None:
            raise self.frozen

    def fold(self, row: Row) -> list[int]:
        """Carry a row out; return the readers who are shown something new."""
        readers = range(SPECTATOR, len(self.match.seats))
        before = [self.match.shown(reader) for reader in readers]
        self.match.fold(row)
        self._messages.clear()
        news = [
            reader for reader, was in zip(readers, before, strict=True) if self.match.shown(reader) != was
        ]
        if SPECTATOR in news:
            self.public_at = row.at
        return news

    def summary(self, with_sitters: bool) -> Summary:
        """Return what the lists keep of the match."""
        match = self.match
        return Summary(
            status(match),
            match.mover,
            match.bot_to_move is not None,
            match.due,
            self.public_at,
            self.sitters() if with_sitters else None,
        )

    def sitters(self) -> tuple[str | None, ...]:
        """Return whose seats these are, also while a bot sits in."""
        return tuple(
            sitter.id
            if isinstance(sitter, Person)
            else getattr(getattr(sitter, "instead_of", None), "id", None)
            for sitter in self.match.seats
        )

    def shown(self, listener: Listener, now: int) -> Shown:
        """Return the table for a listener, from the first step that he does not have for good."""
        return present(self.match, listener.reader, listener.settled, now, self.frozen is not None)

    def news(self, listener: Listener, now: int) -> bytes | None:
        """Return the message a listener lacks, or None; what many look at is made once."""
        number = self.match.shown(listener.reader)
        if number == listener.number:
            return None
        key = (listener.reader, listener.settled)
        if key not in self._messages:
            self._messages[key] = encode(self.shown(listener, now))
        self.showed(listener)
        return self._messages[key]

    def show(self, listener: Listener, now: int) -> None:
        """Send a listener what he lacks: now, or, where he cannot be sent it now, in its turn."""
        if not listener.is_free():
            listener.wake()
        elif news := self.news(listener, now):
            listener.put(news)

    def showed(self, listener: Listener) -> None:
        """Remember what a listener has been sent."""
        listener.number = self.match.shown(listener.reader)
        listener.settled = self.match.table.settled if self.match.begun else 0
