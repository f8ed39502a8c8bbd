"""All that is kept about one person: to be handed to him, or to be made nameless."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec
from sqlalchemy import ColumnElement, RowMapping, Table, select, update

from sottovoce.store import schema
from sottovoce.store.database import Database

T = TypeVar("T", bound=msgspec.Struct)


class OwnMatch(msgspec.Struct, frozen=True):
    """A match in which the person has a seat."""

    id: str
    game: str
    status: str
    seat: int
    opened: int
    changed: int


class OwnWords(msgspec.Struct, frozen=True):
    """Something the person said at a match."""

    match: str
    number: int
    room: str
    name: str
    at: int
    text: str


class OwnReport(msgspec.Struct, frozen=True):
    """A complaint of the person."""

    match: str
    chat_number: int
    at: int


class OwnNotes(msgspec.Struct, frozen=True):
    """What the person noted about a match."""

    match: str
    text: str


class Kept(msgspec.Struct, frozen=True):
    """Everything beside name and account. Of sessions only their ends are known, never their tokens."""

    sessions: list[int]
    matches: list[OwnMatch]
    said: list[OwnWords]
    reports: list[OwnReport]
    notes: list[OwnNotes]


class Personal:
    """Reads what is kept about people, and takes their names out of the log."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def kept(self, person: str) -> Kept:
        """Return all that is kept about a person."""
        return Kept(
            [row["until"] for row in await self._of(schema.sessions, person)],
            await self.matches(person),
            [_read(row, OwnWords) for row in await self._of(schema.chat, person)],
            [_read(row, OwnReport) for row in await self._of(schema.reports, person)],
            [_read(row, OwnNotes) for row in await self._of(schema.notes, person)],
        )

    async def matches(self, person: str) -> list[OwnMatch]:
        """Return all matches in which a person has a seat, in the order of their opening."""
        seats, matches = schema.seats, schema.matches
        query = (
            select(matches, seats.c.seat)
            .join(seats, seats.c.match == matches.c.id)
            .where(seats.c.person == person)
            .order_by(matches.c.opened, matches.c.id)
        )
        return [_read(row, OwnMatch) for row in await self._database.read(query)]

    async def _of(self, table: Table, person: str) -> Sequence[RowMapping]:
        own: ColumnElement[bool] = table.c.person == person
        return await self._database.read(select(table).where(own).order_by(*table.primary_key.columns))

    async def reword(self, match: str, number: int, change: str) -> None:
        """Put another text in a row's place: only ever to take a name out of it."""
        rows = schema.rows
        statement = update(rows).where(rows.c.match == match, rows.c.number == number).values(change=change)
        await self._database.execute(statement)


def _read(row: RowMapping, kind: type[T]) -> T:
    return msgspec.convert({name: row[name] for name in kind.__struct_fields__}, kind)
