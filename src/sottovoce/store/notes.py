"""What players note for themselves about a match: nobody else ever reads it."""

from __future__ import annotations

import asyncio

from sqlalchemy import bindparam, select

from sottovoce.store import schema
from sottovoce.store.database import Database
from sottovoce.store.log import insert

_TEXT = select(schema.notes.c.text).where(
    schema.notes.c.match == bindparam("match"), schema.notes.c.person == bindparam("person")
)


class Notes:
    """Keeps one text for each person and match.

    Who writes something and goes at once finds it when he comes back, even if it is still being written.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._under_way: dict[tuple[str, str], asyncio.Task[int]] = {}

    async def keep(self, match: str, person: str, text: str) -> None:
        """Keep a text in place of the last one, whether or not anybody waits for that."""
        table = schema.notes
        statement = insert(self._database, table).values(match=match, person=person, text=text)
        statement = statement.on_conflict_do_update(
            index_elements=[table.c.match, table.c.person], set_={"text": text}
        )
        writing = asyncio.create_task(self._database.execute(statement))
        self._under_way[match, person] = writing
        writing.add_done_callback(lambda done: self._done(match, person, done))
        await asyncio.shield(writing)

    def _done(self, match: str, person: str, writing: asyncio.Task[int]) -> None:
        if self._under_way.get((match, person)) is writing:
            del self._under_way[match, person]
        if not writing.cancelled():
            writing.exception()  # whoever waited has been told, or is gone

    async def read(self, match: str, person: str) -> str:
        """Return the text kept, or an empty one."""
        if (writing := self._under_way.get((match, person))) is not None:
            await asyncio.wait([writing])
        found = await self._database.read(_TEXT, match=match, person=person)
        return str(found[0]["text"]) if found else ""
