"""Clearing away what has run out: sessions, invitations, leases, and guests who left nothing behind."""

from __future__ import annotations

import msgspec
from sqlalchemy import Delete, delete, exists

from sottovoce.store import schema
from sottovoce.store.database import Database

JUST_IN = 3_600_000  # milliseconds: who is coming in at this moment has no session yet


class Cleared(msgspec.Struct, frozen=True):
    """How many of each were cleared away."""

    sessions: int
    invites: int
    leases: int
    guests: int


class Upkeep:
    """Deletes what nobody can use any more. Doing it twice, or on two servers at once, is harmless."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def clear(self, at: int) -> Cleared:
        """Delete what has run out at a time; guests without a session can never come back."""
        sessions, invites, leases = schema.sessions, schema.invites, schema.leases
        execute = self._database.execute
        return Cleared(
            sessions=await execute(delete(sessions).where(sessions.c.until <= at)),
            invites=await execute(delete(invites).where(invites.c.until <= at)),
            leases=await execute(delete(leases).where(leases.c.until <= at)),
            guests=await execute(_lost_guests(at - JUST_IN)),
        )


def _lost_guests(before: int) -> Delete:
    people, sessions, seats = schema.people.c, schema.sessions.c, schema.seats.c
    return delete(schema.people).where(
        people.account.is_(None),
        people.seen < before,
        ~exists().where(sessions.person == people.id),
        ~exists().where(seats.person == people.id),
    )
