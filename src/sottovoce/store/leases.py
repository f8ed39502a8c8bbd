"""Leases: who is at work on a bot's turn or a time-out, so that servers do not do it twice.

A lease is a courtesy, not a lock: should two servers work on the same turn, the log still
takes only one of their rows. A lease that its owner did not live to give back runs out.
"""

from __future__ import annotations

from sqlalchemy import bindparam, delete

from sottovoce.store import schema
from sottovoce.store.database import Database
from sottovoce.store.log import insert


class Leases:
    """Claims matches for a time."""

    def __init__(self, database: Database, owner: str) -> None:
        self._database = database
        self._owner = owner
        table = schema.leases
        wanted = {"match": bindparam("wanted"), "owner": owner, "until": bindparam("end")}
        self._claim = (
            insert(database, table)
            .values(wanted)
            .on_conflict_do_update(
                index_elements=[table.c.match],
                set_={"owner": owner, "until": bindparam("end")},
                where=(table.c.until <= bindparam("now")) | (table.c.owner == owner),
            )
        )
        self._give_back = delete(table).where(table.c.match == bindparam("wanted"), table.c.owner == owner)

    async def claim(self, match: str, now: int, until: int) -> bool:
        """Take the lease of a match unless somebody else's still holds; say whether it is ours."""
        return await self._database.execute(self._claim, wanted=match, now=now, end=until) > 0

    async def give_back(self, match: str) -> None:
        """Let go of a lease that is ours."""
        await self._database.execute(self._give_back, wanted=match)
