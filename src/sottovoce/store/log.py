"""The log: every change of every match, in order, written down before anybody hears of it.

Many changes are committed together: they are inserted 'on conflict do nothing', and where not
all were, read back, so that one that came too late never spoils the others. The n-th row of a
match is unique, and so is the id its sender gave it: these two constraints are the only
lock, so any server may serve any match.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence

import msgspec
from sqlalchemy import Connection, RowMapping, Table, Update, bindparam, or_, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from sottovoce.store import schema
from sottovoce.store.batch import Prepared, unpacked
from sottovoce.store.database import Database
from sottovoce.store.errors import NotWritten

logger = logging.getLogger(__name__)

PAUSES = (0.1, 0.2, 0.4, 0.8, 1.5, 3.0)  # seconds between tries to reach the database
MOST_TOGETHER = 256  # changes in one commit; more wait for the next
GATHERING = 0.006  # seconds between commits while many write: each costs as much as writing several changes


class Summary(msgspec.Struct, frozen=True):
    """What lists show of a match after a change; `sitters` only when somebody sat down or got up.

    `changed` is when everybody was last shown something: lists must not tell of staged decisions.
    """

    status: str
    mover: int
    bot_moves: bool
    due: int | None
    changed: int
    sitters: tuple[str | None, ...] | None = None


class Entry(msgspec.Struct, frozen=True):
    """A change to be written as row `number`; `client` is its sender's id for it.

    What the change says is text to the log: whoever writes it can read it.
    """

    match: str
    number: int
    client: str
    at: int
    change: str
    summary: Summary


_ROWS = (
    select(schema.rows)
    .where(schema.rows.c.match == bindparam("match"), schema.rows.c.number >= bindparam("since"))
    .order_by(schema.rows.c.number)
)


class Line(msgspec.Struct, frozen=True):
    """A row as it stands in the log."""

    number: int
    at: int
    client: str
    change: str


class Written(msgspec.Struct, frozen=True):
    """The change stands in the log as this row (perhaps since an earlier try)."""

    line: Line


class Taken(msgspec.Struct, frozen=True):
    """Another change has this number already; the match must be looked at again."""

    line: Line


Answer = Written | Taken


def _nobody_counts(_changes: int, _seconds: float) -> None:
    """Whoever wants to count sets `Log.on_commit`."""


def insert(database: Database, table: Table) -> sqlite.Insert | postgresql.Insert:
    """Return an insert that can say 'on conflict', in the database's dialect."""
    return sqlite.insert(table) if database.is_sqlite else postgresql.insert(table)


class Log:
    """Appends rows in group commits; reads them back."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Entry, asyncio.Future[Answer]]] = []
        self._writer: asyncio.Task[None] | None = None
        self.on_commit: Callable[[int, float], None] = _nobody_counts
        dialect = database.engine.dialect
        self._insert = Prepared(_insert_packed(database), dialect)
        self._update = Prepared(_update_packed(database), dialect)

    async def append(self, entry: Entry) -> Answer:
        """Write an entry down; return only when it is on disk, or somebody else's row is in its place."""
        return await asyncio.shield(self.hand_in(entry))

    def hand_in(self, entry: Entry) -> asyncio.Future[Answer]:
        """Have an entry written down; the answer comes when it is on disk, or known to have come too late."""
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, future))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        return future

    async def rows(self, match: str, since: int = 0) -> list[Line]:
        """Return the rows of a match from a number on, in order."""
        return [read_row(found) for found in await self._database.read(_ROWS, match=match, since=since)]

    async def drain(self) -> None:
        """Wait until everything that was asked for is written."""
        while self._writer is not None and not self._writer.done():
            await asyncio.shield(self._writer)

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            began = time.perf_counter()
            try:
                answers = await self._commit([entry for entry, _ in batch])
            except Exception as error:  # whatever it is, who waits must be told
                for _, future in batch:
                    if not future.done():
                        future.set_exception(NotWritten())
                        future.exception()  # whoever waited may be gone: that is no fault of the log
                logger.error("%d changes could not be written: %s", len(batch), type(error).__name__)
            else:
                self.on_commit(len(batch), time.perf_counter() - began)
                for (_, future), answer in zip(batch, answers, strict=True):
                    if not future.done():
                        future.set_result(answer)
            if len(batch) > 1:
                await asyncio.sleep(GATHERING)

    async def _commit(self, entries: Sequence[Entry]) -> list[Answer]:
        """Write entries down; a database that is being restarted is waited for.

        Should the line break while it commits, trying again finds what was written under its client ids.
        """
        for pause in PAUSES:
            try:
                return await self._database.write(lambda connection: self._write(connection, entries))
            except Exception as error:
                if not self._database.is_away(error):
                    raise
            await asyncio.sleep(pause)
        return await self._database.write(lambda connection: self._write(connection, entries))

    def _write(self, connection: Connection, entries: Sequence[Entry]) -> list[Answer]:
        # In one order everywhere, or two servers could each wait for the other's rows.
        ordered = sorted(entries, key=lambda entry: (entry.match, entry.number))
        new = [tuple(row_values(entry).values()) for entry in ordered]
        if self._insert.run(connection, new) == len(entries):
            answers: list[Answer] = [Written(_line(entry)) for entry in entries]
        else:
            answers = _read_back(connection, entries)
        self._summarise(connection, _newly_written(entries, answers))
        return answers

    def _summarise(self, connection: Connection, entries: Sequence[Entry]) -> None:
        if not entries:
            return
        self._update.run(connection, [_summary(entry) for entry in entries])
        for entry in entries:
            if entry.summary.sitters is not None:
                write_seats(self._database, connection, entry.match, entry.summary.sitters)


def _insert_packed(database: Database) -> sqlite.Insert | postgresql.Insert:
    """Return an insert of packed rows that leaves out those whose number or id is taken."""
    columns = list(schema.rows.c)
    packed = unpacked(database.is_sqlite, columns)
    names = [each.name for each in columns]
    return insert(database, schema.rows).from_select(names, packed).on_conflict_do_nothing()


def _update_packed(database: Database) -> Update:
    """Return an update of the lists from packed summaries; a later one is never overwritten."""
    matches = schema.matches.c
    columns = [
        matches.id,
        matches.number,
        matches.status,
        matches.mover,
        matches.bot_moves,
        matches.due,
        matches.changed,
    ]
    new = unpacked(database.is_sqlite, columns).subquery("new")
    return (
        update(schema.matches)
        .where(matches.id == new.c.id, matches.number < new.c.number)
        .values({each.name: new.c[each.name] for each in columns[1:]})
    )


def _summary(entry: Entry) -> tuple[object, ...]:
    said = entry.summary
    return entry.match, entry.number, said.status, said.mover, said.bot_moves, said.due, said.changed


def row_values(entry: Entry) -> dict[str, object]:
    """Return an entry as a row of the log, its columns in order."""
    return {
        "match": entry.match,
        "number": entry.number,
        "client": entry.client,
        "at": entry.at,
        "change": entry.change,
    }


def _line(entry: Entry) -> Line:
    return Line(entry.number, entry.at, entry.client, entry.change)


def _read_back(connection: Connection, entries: Sequence[Entry]) -> list[Answer]:
    """Some came too late: see what stands in their places."""
    table = schema.rows.c
    query = select(schema.rows).where(
        or_(
            tuple_(table.match, table.number).in_([(entry.match, entry.number) for entry in entries]),
            tuple_(table.match, table.client).in_([(entry.match, entry.client) for entry in entries]),
        )
    )
    found = list(connection.execute(query).mappings())
    by_number = {(row["match"], row["number"]): row for row in found}
    by_client = {(row["match"], row["client"]): row for row in found}
    return [_answer(entry, by_number, by_client) for entry in entries]


def _newly_written(entries: Sequence[Entry], answers: Sequence[Answer]) -> list[Entry]:
    return [
        entry
        for entry, answer in zip(entries, answers, strict=True)
        if isinstance(answer, Written) and answer.line.number == entry.number
    ]


def write_seats(
    database: Database, connection: Connection, match: str, sitters: Iterable[str | None]
) -> None:
    """Keep who sits where, for the lists of people's own games."""
    table = schema.seats
    connection.execute(table.delete().where(table.c.match == match))
    taken = [
        {"match": match, "seat": seat, "person": person}
        for seat, person in enumerate(sitters)
        if person is not None
    ]
    if taken:
        connection.execute(insert(database, table), taken)


def read_row(found: RowMapping) -> Line:
    """Return a row as it was written."""
    return Line(found["number"], found["at"], found["client"], found["change"])


def _answer(
    entry: Entry, by_number: dict[tuple[str, int], RowMapping], by_client: dict[tuple[str, str], RowMapping]
) -> Answer:
    own = by_client.get((entry.match, entry.client))
    if own is not None:
        return Written(read_row(own))
    return Taken(read_row(by_number[entry.match, entry.number]))
