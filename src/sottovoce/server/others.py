"""The other servers at the same database: what they write is taken up here, what we write is told them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

from sottovoce.server.chores import note, over_and_over
from sottovoce.server.errands import pass_on
from sottovoce.server.tables import Tables
from sottovoce.server.telegraph import Telegraph, Wire

COMPARING = 3.0  # seconds between asking the database what nobody told us
LATER = "what another server wrote is taken up later"


class Others:
    """Keeps this server's matches level with those of the others."""

    def __init__(self, tables: Tables, telegraph: Telegraph) -> None:
        self._tables = tables
        self._telegraph = telegraph
        self._passed_on: dict[str, int] = {}  # of what was said, up to this number
        self._comparing: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to tell and to hear."""
        if self._telegraph.alone:
            return
        self._tables.on_written.append(self._telegraph.tell_row)
        self._tables.on_said.append(self._telegraph.tell_said)
        await self._telegraph.start(self.hear)
        self._comparing = asyncio.create_task(
            over_and_over(self.compare, COMPARING, "our matches were not compared")
        )

    async def stop(self) -> None:
        """Fall silent."""
        await self._telegraph.stop()
        if self._comparing is not None:
            self._comparing.cancel()
            await asyncio.gather(self._comparing, return_exceptions=True)

    async def hear(self, wire: Wire) -> None:
        """Take up what another server has written."""
        try:
            for match, number in wire.rows.items():
                await self._one_match(match, self._tables.heard_of(match, number))
            for match, number in wire.said.items():
                await self._one_match(match, pass_on(self._tables, match, number))
        except Exception as error:  # whatever it is, comparing finds what we lack
            note(LATER, error)

    async def compare(self) -> None:
        """Ask the database how far our matches have come and what was said, and take up what we lack."""
        for match, number in (await self._tables.lobby.numbers(self._tables.numbers())).items():
            await self._one_match(match, self._tables.heard_of(match, number))
        await self._compare_talk()

    async def _compare_talk(self) -> None:
        looked_at = {listener.match for listener in self._tables.everybody()}
        said = await self._tables.talk.numbers(looked_at)
        self._passed_on = {match: until for match, until in self._passed_on.items() if match in said}
        for match, number in said.items():
            if self._passed_on.get(match, 0) < number and self._may_hear(match):
                await self._catch_up(match, number)

    async def _catch_up(self, match: str, number: int) -> None:
        since = self._passed_on.get(match, 0) + 1
        if await self._one_match(match, pass_on(self._tables, match, since)):
            self._passed_on[match] = number

    def _may_hear(self, match: str) -> bool:
        """Who is just being greeted is told what was said, and would hear it twice: it can wait."""
        return match in self._passed_on or all(
            listener.channel is not None for listener in self._tables.listeners(match)
        )

    async def _one_match(self, match: str, work: Awaitable[None]) -> bool:
        """See to one match. Should it break, it is loaded anew, and the others are seen to all the same.

        A database that is away is away for all of them.
        """
        try:
            await work
        except Exception as error:
            if self._tables.database.is_away(error):
                raise
            note(LATER, error)
            await self._tables.look_again(match)
            return False
        return True
