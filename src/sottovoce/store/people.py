"""People: guests at once, accounts for who wants to carry games across devices.

Passphrases and recovery codes are kept as argon2 hashes (made by the caller), session
tokens as digests.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Executable, RowMapping, Table, bindparam, delete, exists, select, update
from sqlalchemy.exc import IntegrityError

from sottovoce.store import schema
from sottovoce.store.database import Database
from sottovoce.store.errors import NameTaken, WrongPassphrase
from sottovoce.store.log import insert

ERASED = "—"

# What belongs to people beside their seats, with the columns that make one thing of it.
_BELONGINGS: tuple[tuple[Table, tuple[str, ...]], ...] = (
    (schema.chat, ("match", "number")),
    (schema.notes, ("match",)),
    (schema.reports, ("match", "chat_number")),
)

_SESSION = (
    select(schema.people, schema.sessions.c.until)
    .join(schema.sessions, schema.sessions.c.person == schema.people.c.id)
    .where(schema.sessions.c.digest == bindparam("digest"), schema.sessions.c.until > bindparam("at"))
)


class Someone(msgspec.Struct, frozen=True):
    """A person as the store knows him; `account` is None for a guest."""

    id: str
    name: str
    account: str | None
    since: int
    seen: int


class Secrets(msgspec.Struct, frozen=True):
    """An account's hashes, to be verified by the caller."""

    person: str
    passphrase: str
    recovery: str


class Session(msgspec.Struct, frozen=True):
    """Whose session it is, and until when it holds."""

    someone: Someone
    until: int


class People:
    """Keeps people and their sessions."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def welcome(self, person: str, name: str, at: int) -> Someone:
        """Keep a new guest."""
        someone = Someone(person, name, None, at, at)
        await self._database.execute(
            insert(self._database, schema.people).values(msgspec.structs.asdict(someone))
        )
        return someone

    async def find(self, person: str) -> Someone | None:
        """Return a person by id."""
        found = await self._database.read(select(schema.people).where(schema.people.c.id == person))
        return _someone(found[0]) if found else None

    async def rename(self, person: str, name: str) -> None:
        """Change a person's name; matches keep the one he sat down with."""
        table = schema.people
        await self._database.execute(update(table).where(table.c.id == person).values(name=name))

    async def make_account(self, person: str, account: str, passphrase: str, recovery: str) -> None:
        """Give a guest an account; refuse a name that is taken."""
        table = schema.people
        values = {"account": account, "passphrase": passphrase, "recovery": recovery}
        try:
            await self._database.execute(update(table).where(table.c.id == person).values(values))
        except IntegrityError as error:
            raise NameTaken(name=account) from error

    async def secrets(self, account: str) -> Secrets:
        """Return an account's hashes, or refuse as for a wrong passphrase."""
        found = await self._database.read(select(schema.people).where(schema.people.c.account == account))
        if not found:
            raise WrongPassphrase()
        return Secrets(found[0]["id"], found[0]["passphrase"], found[0]["recovery"])

    async def change_secrets(self, person: str, passphrase: str, recovery: str) -> None:
        """Keep new hashes, and end every session of the account."""
        table, values = schema.people, {"passphrase": passphrase, "recovery": recovery}
        await self._database.execute(
            update(table).where(table.c.id == person).values(values),
            delete(schema.sessions).where(schema.sessions.c.person == person),
        )

    async def open_session(self, digest: str, person: str, until: int) -> None:
        """Keep a session by its token's digest."""
        values = {"digest": digest, "person": person, "until": until}
        await self._database.execute(insert(self._database, schema.sessions).values(values))

    async def session(self, digest: str, at: int) -> Session | None:
        """Return the session of a token's digest, if it still holds."""
        found = await self._database.read(_SESSION, digest=digest, at=at)
        return Session(_someone(found[0]), found[0]["until"]) if found else None

    async def whose_session(self, digest: str, at: int) -> Someone | None:
        """Return whose session a token's digest belongs to, if it still holds."""
        session = await self.session(digest, at)
        return None if session is None else session.someone

    async def prolong(self, digest: str, person: str, at: int, until: int) -> None:
        """Remember that a session was used, and keep it longer."""
        sessions, people = schema.sessions, schema.people
        await self._database.execute(
            update(sessions).where(sessions.c.digest == digest).values(until=until),
            update(people).where(people.c.id == person).values(seen=at),
        )

    async def close_session(self, digest: str) -> None:
        """Forget a session."""
        await self._database.execute(delete(schema.sessions).where(schema.sessions.c.digest == digest))

    async def merge(self, guest: str, person: str) -> None:
        """Give a guest's words, notes and complaints to a person, and forget the guest.

        What both have of the same thing stays the person's own; a guest who keeps a seat stays too.
        """
        statements: list[Executable] = []
        for table, same in _BELONGINGS:
            other = table.alias()
            both = exists().where(
                other.c.person == person, *(other.c[name] == table.c[name] for name in same)
            )
            theirs = table.c.person == guest
            statements.append(update(table).where(theirs, ~both).values(person=person))
            statements.append(delete(table).where(theirs))
        people, seats = schema.people.c, schema.seats.c
        gone = (people.id == guest, ~exists().where(seats.person == guest))
        await self._database.execute(
            *statements,
            delete(schema.sessions).where(schema.sessions.c.person == guest),
            delete(schema.people).where(*gone),
        )

    async def forget(self, person: str) -> None:
        """Delete a person, his sessions and his words; his finished matches stay without his name."""
        chat, erased = schema.chat, {"name": ERASED, "text": ERASED, "person": ERASED}
        await self._database.execute(
            delete(schema.sessions).where(schema.sessions.c.person == person),
            delete(schema.seats).where(schema.seats.c.person == person),
            delete(schema.notes).where(schema.notes.c.person == person),
            delete(schema.reports).where(schema.reports.c.person == person),
            update(chat).where(chat.c.person == person).values(erased),
            delete(schema.people).where(schema.people.c.id == person),
        )


def _someone(found: RowMapping) -> Someone:
    return msgspec.convert({name: found[name] for name in Someone.__struct_fields__}, Someone)
