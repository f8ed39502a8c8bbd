"""Chat: the players' room and the spectators', apart."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec
from sqlalchemy import Connection, RowMapping, bindparam, func, select
from sqlalchemy.exc import IntegrityError

from sottovoce.store import schema
from sottovoce.store.database import Database
from sottovoce.store.errors import NotWritten
from sottovoce.store.log import insert

Room = Literal["players", "spectators"]
TRIES = 5
SHOWN_AT_MOST = 200
ASKED_AT_MOST = 1000

_HEARD = (
    select(schema.chat)
    .where(
        schema.chat.c.match == bindparam("match"),
        schema.chat.c.room.in_(bindparam("rooms", expanding=True)),
        schema.chat.c.number > bindparam("since"),
    )
    .order_by(schema.chat.c.number.desc())
    .limit(SHOWN_AT_MOST)
)


class Said(msgspec.Struct, frozen=True):
    """Something somebody said."""

    number: int
    room: Room
    person: str
    name: str
    at: int
    text: str


class Talk:
    """Keeps what is said at each match."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def say(self, match: str, room: Room, person: str, name: str, at: int, text: str) -> Said:
        """Write down what somebody said; two who speak at once get numbers one after the other."""
        for _ in range(TRIES):
            try:
                return await self._try_to_say(match, room, person, name, at, text)
            except IntegrityError:
                continue
        raise NotWritten()

    async def _try_to_say(self, match: str, room: Room, person: str, name: str, at: int, text: str) -> Said:
        table = schema.chat

        def work(connection: Connection) -> Said:
            last = select(func.coalesce(func.max(table.c.number), 0)).where(table.c.match == match)
            said = Said(connection.execute(last).scalar_one() + 1, room, person, name, at, text)
            connection.execute(
                insert(self._database, table), {"match": match, **msgspec.structs.asdict(said)}
            )
            return said

        return await self._database.write(work)

    async def heard(self, match: str, rooms: tuple[Room, ...], since: int = 0) -> list[Said]:
        """Return what was said in these rooms after a number."""
        found = await self._database.read(_HEARD, match=match, rooms=rooms, since=since)
        return [_said(each) for each in found][::-1]

    async def numbers(self, matches: Iterable[str]) -> dict[str, int]:
        """Return the last number of what was said at each of these matches where anything was."""
        table, wanted = schema.chat.c, list(matches)
        found: dict[str, int] = {}
        for first in range(0, len(wanted), ASKED_AT_MOST):
            some = table.match.in_(wanted[first : first + ASKED_AT_MOST])
            last = select(table.match, func.max(table.number).label("last")).where(some).group_by(table.match)
            found.update((row["match"], row["last"]) for row in await self._database.read(last))
        return found

    async def report(self, match: str, number: int, person: str, at: int) -> None:
        """Keep a complaint about something said; saying it twice counts once."""
        values = {"match": match, "chat_number": number, "person": person, "at": at}
        await self._database.execute(
            insert(self._database, schema.reports).values(values).on_conflict_do_nothing()
        )


def _said(found: RowMapping) -> Said:
    return msgspec.convert({name: found[name] for name in Said.__struct_fields__}, Said)
