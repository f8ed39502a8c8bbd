"""A guest comes into his account: what he has as a guest comes with him, if he likes.

His seats change hands by a row in each match. Nobody else is told: he keeps the name he sat down
with, so who plays against a guest does not learn whose account it is.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress

from sottovoce.core.errors import Refusal
from sottovoce.server.people import Meeting, Reception
from sottovoce.server.tables import Tables
from sottovoce.store.people import Someone
from sottovoce.store.personal import Personal


class Carrier:
    """Carries the matches of guests into accounts."""

    def __init__(self, tables: Tables, reception: Reception, personal: Personal) -> None:
        self._tables = tables
        self._reception = reception
        self._personal = personal

    def for_guest(self, someone: Someone | None) -> Meeting | None:
        """Return what to do with the owner of an account into which somebody comes; None: nothing."""
        if someone is None or someone.account is not None:
            return None
        return self._meeting(someone)

    def _meeting(self, guest: Someone) -> Callable[[Someone], Awaitable[None]]:
        async def meet(owner: Someone) -> None:
            await self.carry(guest, owner)

        return meet

    async def carry(self, guest: Someone, owner: Someone) -> None:
        """Give all that a guest has to the owner of an account. Done again, it goes on where it was left."""
        for match in await self._personal.matches(guest.id):
            # Who plays against himself keeps both seats; a match that no longer replays cannot be changed.
            with suppress(Refusal):
                await self._carry_seat(match.id, guest.id, owner.id)
        await self._reception.merge(guest, owner)

    async def _carry_seat(self, match: str, guest: str, owner: str) -> None:
        await self._tables.change(match, f"carry.{guest}"[:64], lambda of: of.carry(guest, owner))
        for listener in self._tables.listeners(match):
            if listener.person == guest:
                listener.person = owner
