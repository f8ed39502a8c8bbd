"""Leases: who is at work on a bot's turn or a time-out, so that servers do not do it twice.

A lease is a courtesy, not a lock: should two servers work on the same turn, the log still
takes only one of their rows. A lease that its owner did not live to give back runs out.
"""

from __future__ import annotations

from sqlalchemy import delete

from sottovoce.store import schema
from sottovoce.store.database import Database
from sottovoce.store.log import insert


class Leases:
    """Claims matches for a time."""

    def __init__(self, database: Database, owner: str) -> None:
        self._database = database
        self._owner = owner

    async def claim(self, match: str, now: int, until: int) -> bool:
        """Take the lease of a match unless somebody else's still holds; say whether it is ours."""
        table = schema.leases
        wanted = {"match": match, "owner": self._owner, "until": until}
        statement = insert(self._database, table).values(wanted)
        statement = statement.on_conflict_do_update(
            index_elements=[table.c.match],
            set_={"owner": self._owner, "until": until},
            where=(table.c.until <= now) | (table.c.owner == self._owner),
        )
        return await self._database.execute(statement) > 0

    async def give_back(self, match: str) -> None:
        """Let go of a lease that is ours."""
        table = schema.leases
        await self._database.execute(
            delete(table).where(table.c.match == match, table.c.owner == self._owner)
        )
