"""What players note for themselves about a match: nobody else ever reads it."""

from __future__ import annotations

from sqlalchemy import bindparam, select

from sottovoce.store import schema
from sottovoce.store.database import Database
from sottovoce.store.log import insert

_TEXT = select(schema.notes.c.text).where(
    schema.notes.c.match == bindparam("match"), schema.notes.c.person == bindparam("person")
)


class Notes:
    """Keeps one text for each person and match."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, match: str, person: str, text: str) -> None:
        """Keep a text in place of the last one."""
        table = schema.notes
        statement = insert(self._database, table).values(match=match, person=person, text=text)
        statement = statement.on_conflict_do_update(
            index_elements=[table.c.match, table.c.person], set_={"text": text}
        )
        await self._database.execute(statement)

    async def read(self, match: str, person: str) -> str:
        """Return the text kept, or an empty one."""
        found = await self._database.read(_TEXT, match=match, person=person)
        return str(found[0]["text"]) if found else ""
