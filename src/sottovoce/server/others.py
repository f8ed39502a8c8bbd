"""The other servers at the same database: what they write is taken up here, what we write is told them."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from sottovoce.core.errors import Refusal
from sottovoce.server.errands import pass_on
from sottovoce.server.tables import Tables
from sottovoce.server.telegraph import Telegraph, Wire

logger = logging.getLogger(__name__)

COMPARING = 3.0  # seconds between asking the database what nobody told us


class Others:
    """Keeps this server's matches level with those of the others."""

    def __init__(self, tables: Tables, telegraph: Telegraph) -> None:
        self._tables = tables
        self._telegraph = telegraph
        self._comparing: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to tell and to hear."""
        if self._telegraph.alone:
            return
        self._tables.on_written.append(self._telegraph.tell_row)
        self._tables.on_said.append(self._telegraph.tell_said)
        await self._telegraph.start(self.hear)
        self._comparing = asyncio.create_task(self._compare_for_ever())

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
                await self._tables.heard_of(match, number)
            for match, number in wire.said.items():
                await pass_on(self._tables, match, number)
        except (Refusal, SQLAlchemyError, OSError) as error:
            logger.warning("what another server wrote is taken up later: %s", type(error).__name__)

    async def compare(self) -> None:
        """Ask the database how far our matches have come, and take up what we lack."""
        for match, number in (await self._tables.lobby.numbers(self._tables.numbers())).items():
            await self._tables.heard_of(match, number)

    async def _compare_for_ever(self) -> None:
        while True:
            await asyncio.sleep(COMPARING)
            try:
                await self.compare()
            except (Refusal, SQLAlchemyError, OSError) as error:
                logger.warning("our matches were not compared: %s", type(error).__name__)
