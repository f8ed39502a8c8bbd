"""Matches as lists need them: opening, finding, inviting, clearing away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import Connection, Exists, RowMapping, and_, bindparam, delete, exists, or_, select
from sqlalchemy.sql import Select

from sottovoce.store import schema
from sottovoce.store.database import Database
from sottovoce.store.errors import InviteExpired, NoSuchMatch
from sottovoce.store.log import Entry, insert, row_values, write_seats

LISTED_AT_MOST = 100
ASKED_AT_MOST = 1000

_matches, _invites = schema.matches.c, schema.invites.c
_FIND = select(schema.matches).where(_matches.id == bindparam("match"))
_WAITING_FOR_BOTS = select(schema.matches).where(_matches.bot_moves).limit(LISTED_AT_MOST)
_DUE = (
    select(schema.matches)
    .where(_matches.status == "running", _matches.due <= bindparam("at"))
    .limit(LISTED_AT_MOST)
)
_INVITED = select(schema.invites).where(
    _invites.digest == bindparam("digest"), _invites.until > bindparam("at")
)


class Listing(msgspec.Struct, frozen=True):
    """A match as a list shows it."""

    id: str
    game: str
    number: int
    status: str
    mover: int
    opened: int
    changed: int


class Invite(msgspec.Struct, frozen=True):
    """What an invitation opens: a seat of a match, or watching it (-1)."""

    match: str
    seat: int


class Link(msgspec.Struct, frozen=True):
    """An invitation as it is kept: the digest of its token, its seat (-1 to watch), how long it holds."""

    digest: str
    seat: int
    until: int


class Lobby:
    """Finds matches and lets people in."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(
        self, entry: Entry, game: str, listed: bool, lesson: bool = False, invites: Sequence[Link] = ()
    ) -> bool:
        """Put a new match into the lists with its first row and its invitations, all together or nothing.

        False if such a match was there before; then nothing has changed. A lesson is in nobody's list.
        """
        values = {
            "id": entry.match,
            "game": game,
            "number": 0,
            "status": entry.summary.status,
            "mover": entry.summary.mover,
            "bot_moves": entry.summary.bot_moves,
            "due": entry.summary.due,
            "listed": listed,
            "lesson": lesson,
            "opened": entry.at,
            "changed": entry.at,
        }

        def work(connection: Connection) -> bool:
            statement = insert(self._database, schema.matches).values(values).on_conflict_do_nothing()
            if not connection.execute(statement).rowcount:
                return False
            write_seats(self._database, connection, entry.match, entry.summary.sitters or ())
            connection.execute(insert(self._database, schema.rows), row_values(entry))
            if invites:
                links = [{"match": entry.match, **msgspec.structs.asdict(link)} for link in invites]
                connection.execute(insert(self._database, schema.invites), links)
            return True

        return await self._database.write(work)

    async def find(self, match: str) -> Listing:
        """Return one match, or refuse."""
        found = await self._list(_FIND, match=match)
        if not found:
            raise NoSuchMatch()
        return found[0]

    async def numbers(self, matches: Iterable[str]) -> dict[str, int]:
        """Return how far these matches have come."""
        table, wanted = schema.matches.c, list(matches)
        found: dict[str, int] = {}
        for first in range(0, len(wanted), ASKED_AT_MOST):
            some = table.id.in_(wanted[first : first + ASKED_AT_MOST])
            rows = await self._database.read(select(table.id, table.number).where(some))
            found.update((row["id"], row["number"]) for row in rows)
        return found

    async def is_listed(self, match: str) -> bool:
        """Is this a match that still waits for anybody to sit down?"""
        table = schema.matches.c
        return bool(
            await self._list(
                select(schema.matches).where(table.id == match, table.listed, table.status == "waiting")
            )
        )

    async def open_tables(self) -> Sequence[Listing]:
        """Return the listed matches that still have an open seat, newest first."""
        table = schema.matches.c
        return await self._list(
            select(schema.matches)
            .where(table.listed, table.status == "waiting")
            .order_by(table.opened.desc())
            .limit(LISTED_AT_MOST)
        )

    async def of_person(self, person: str) -> Sequence[Listing]:
        """Return a person's matches, the last changed first."""
        seats, table = schema.seats.c, schema.matches.c
        own = exists().where(seats.match == table.id, seats.person == person)
        return await self._list(
            select(schema.matches)
            .where(own, ~table.lesson)
            .order_by(table.changed.desc())
            .limit(LISTED_AT_MOST)
        )

    async def waiting_for_bots(self) -> Sequence[Listing]:
        """Return the running matches in which a bot is to move."""
        return await self._list(_WAITING_FOR_BOTS)

    async def due(self, at: int) -> Sequence[Listing]:
        """Return the running matches whose mover's time has run out."""
        return await self._list(_DUE, at=at)

    async def invite(self, match: str, link: Link) -> None:
        """Keep an invitation."""
        values = {"match": match, **msgspec.structs.asdict(link)}
        await self._database.execute(insert(self._database, schema.invites).values(values))

    async def invited(self, digest: str, at: int) -> Invite:
        """Return what an invitation opens, or refuse it."""
        found = await self._database.read(_INVITED, digest=digest, at=at)
        if not found:
            raise InviteExpired()
        return Invite(found[0]["match"], found[0]["seat"])

    async def clear_away(self, before: int) -> list[str]:
        """Delete what nobody has touched since: unfinished matches without an account, and lessons."""
        table = schema.matches.c
        old = (table.changed < before, or_(table.lesson, and_(table.status != "over", ~_has_account())))

        def work(connection: Connection) -> list[str]:
            ids = list(connection.execute(select(table.id).where(*old)).scalars())
            connection.execute(delete(schema.rows).where(schema.rows.c.match.in_(ids)))
            connection.execute(delete(schema.matches).where(table.id.in_(ids)))
            return ids

        return await self._database.write(work)

    async def _list(self, query: Select[tuple[object, ...]], **values: object) -> Sequence[Listing]:
        return [_listing(found) for found in await self._database.read(query, **values)]


def _has_account() -> Exists:
    """Does anybody with an account sit at the match?"""
    seats, people = schema.seats.c, schema.people.c
    return exists().where(
        seats.match == schema.matches.c.id, seats.person == people.id, people.account.is_not(None)
    )


def _listing(found: RowMapping) -> Listing:
    return msgspec.convert({name: found[name] for name in Listing.__struct_fields__}, Listing)
