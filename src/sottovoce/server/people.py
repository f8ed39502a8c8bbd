"""The reception: guests at once, accounts for who wants one, sessions by random token.

Of a token only its digest is kept, of a passphrase and a recovery code only argon2 hashes.
Hashing takes long on purpose, so it is done in threads, never in the event loop.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from sottovoce.matches.clock import DAY, SECOND
from sottovoce.server.errors import AlreadyKnown, HasAccount, WrongRecovery
from sottovoce.server.limits import Buckets
from sottovoce.server.names import (
    as_hashed,
    as_kept,
    make_code,
    read_account,
    read_code,
    read_name,
    read_passphrase,
)
from sottovoce.server.settings import Hashing, Settings
from sottovoce.server.world import World, digest
from sottovoce.store import Database
from sottovoce.store.errors import WrongPassphrase
from sottovoce.store.people import People, Secrets, Session, Someone

HASHES_AT_ONCE = 2
REMEMBERED = 30 * SECOND  # so long another server's log-out may go unnoticed
MOST_REMEMBERED = 10_000
LONGEST_TOKEN = 64


Meeting = Callable[[Someone], Awaitable[None]]  # what is done with the owner of an account who comes in


class Entry(msgspec.Struct, frozen=True):
    """Somebody with a new session: the token goes into his cookie and nowhere else."""

    someone: Someone
    token: str
    recovery: str = ""


class Reception:
    """Knows who is who."""

    def __init__(self, database: Database, world: World, settings: Settings) -> None:
        self._people = People(database)
        self._world = world
        self._keep = settings.keeping.session
        self._hashes = Hashes(settings.hashing)
        self._mistakes = Buckets(settings.limits.account, settings.limits.remembered)
        self._remembered: OrderedDict[str, tuple[Session, int]] = OrderedDict()
        self._unlearnt = 0

    def close(self) -> None:
        """Let the threads go."""
        self._hashes.close()

    # ------------------------------------------------------------ who is it?

    async def who(self, token: str | None) -> Someone | None:
        """Return whose token it is, or None for a stranger; lately seen ones cost no query."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        now, key = self._world.now(), digest(token)
        session = self._recall(key, now) or await self._look_up(key, now)
        return session.someone if session is not None and session.until > now else None

    def _recall(self, key: str, now: int) -> Session | None:
        session, since = self._remembered.get(key, (None, 0))
        return session if now - since < REMEMBERED else None

    async def _look_up(self, key: str, now: int) -> Session | None:
        unlearnt = self._unlearnt
        session = await self._people.session(key, now)
        if session is None:
            self._remembered.pop(key, None)
            return None
        if session.until < now + self._keep - DAY:
            session = Session(session.someone, now + self._keep)
            await self._people.prolong(key, session.someone.id, now, session.until)
        if unlearnt == self._unlearnt:  # or somebody logged out while we were asking
            self._remember(key, session, now)
        return session

    def _remember(self, key: str, session: Session, now: int) -> None:
        self._remembered[key] = (session, now)
        self._remembered.move_to_end(key)
        if len(self._remembered) > MOST_REMEMBERED:
            self._remembered.popitem(last=False)

    def _unlearn(self, person: str) -> None:
        self._unlearnt += 1
        for key in [key for key, (session, _) in self._remembered.items() if session.someone.id == person]:
            del self._remembered[key]

    # ------------------------------------------------------------ coming and going

    async def welcome(self, name: str, known: Someone | None) -> Entry:
        """Let a stranger in as a guest."""
        if known is not None:
            raise AlreadyKnown(name=known.name)
        someone = await self._people.welcome(self._world.name(), read_name(name), self._world.now())
        return await self._enter(someone)

    async def rename(self, someone: Someone, name: str) -> Someone:
        """Call somebody by another name from now on."""
        renamed = msgspec.structs.replace(someone, name=read_name(name))
        await self._people.rename(someone.id, renamed.name)
        self._unlearn(someone.id)
        return renamed

    async def log_out(self, token: str) -> None:
        """Forget a session."""
        await self._people.close_session(digest(token))
        self._unlearnt += 1
        self._remembered.pop(digest(token), None)

    async def forget(self, someone: Someone) -> None:
        """Delete somebody with his sessions and his words."""
        await self._people.forget(someone.id)
        self._unlearn(someone.id)

    async def _enter(self, someone: Someone, old: str | None = None, recovery: str = "") -> Entry:
        """Open a session with a token of its own: one that somebody planted before is worth nothing."""
        token = self._world.token()
        await self._people.open_session(digest(token), someone.id, self._world.now() + self._keep)
        if old:
            await self.log_out(old)
        return Entry(someone, token, recovery)

    # ------------------------------------------------------------ accounts

    async def make_account(self, someone: Someone, old: str, account: str, passphrase: str) -> Entry:
        """Give a guest an account; its recovery code is told now and never again."""
        if someone.account is not None:
            raise HasAccount(name=someone.account)
        name, phrase = read_account(account), read_passphrase(passphrase)
        code = make_code(self._world.secret())
        hashes = await self._hashes.make(phrase), await self._hashes.make(code)
        await self._people.make_account(someone.id, name, *hashes)
        self._unlearn(someone.id)
        return await self._enter(msgspec.structs.replace(someone, account=name), old, code)

    async def merge(self, guest: Someone, owner: Someone) -> None:
        """Let a guest be one with the owner of an account."""
        await self._people.merge(guest.id, owner.id)
        self._unlearn(guest.id)

    async def log_in(
        self, account: str, passphrase: str, old: str | None, meet: Meeting | None = None
    ) -> Entry:
        """Let somebody into his account; `meet` is called before the session he had until now ends."""
        name = self._check_patience(account)
        secrets = await self._secrets(name)
        if not await self._hashes.fits(secrets.passphrase if secrets else None, as_hashed(passphrase)):
            self._mistakes.take(name, self._world.now())
            raise WrongPassphrase()
        owner = await self._owner(secrets)
        if meet is not None:
            await meet(owner)
        return await self._enter(owner, old)

    async def recover(
        self, account: str, code: str, passphrase: str, old: str | None, meet: Meeting | None = None
    ) -> Entry:
        """Set a new passphrase by the recovery code; every session ends, and the code is used up."""
        name, phrase = self._check_patience(account), read_passphrase(passphrase)
        secrets = await self._secrets(name)
        if not await self._hashes.fits(secrets.recovery if secrets else None, read_code(code)):
            self._mistakes.take(name, self._world.now())
            raise WrongRecovery()
        owner, fresh = await self._owner(secrets), make_code(self._world.secret())
        hashes = await self._hashes.make(phrase), await self._hashes.make(fresh)
        await self._people.change_secrets(owner.id, *hashes)
        self._unlearn(owner.id)
        if meet is not None:
            await meet(owner)
        return await self._enter(owner, old, fresh)

    def _check_patience(self, account: str) -> str:
        name = as_kept(account)
        self._mistakes.check(name, self._world.now())
        return name

    async def _secrets(self, name: str) -> Secrets | None:
        try:
            return await self._people.secrets(name)
        except WrongPassphrase:
            return None

    async def _owner(self, secrets: Secrets | None) -> Someone:
        someone = None if secrets is None else await self._people.find(secrets.person)
        if someone is None:
            raise WrongPassphrase()
        return someone


class Hashes:
    """Makes and tries argon2 hashes in threads of their own, a few at a time."""

    def __init__(self, costs: Hashing) -> None:
        self._hasher = PasswordHasher(time_cost=costs.time, memory_cost=costs.memory, parallelism=costs.lanes)
        self._threads = ThreadPoolExecutor(HASHES_AT_ONCE, thread_name_prefix="sottovoce-hash")
        self._nobody = ""

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def make(self, text: str) -> str:
        """Return the hash of a text."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._hasher.hash, text)

    async def fits(self, kept: str | None, text: str) -> bool:
        """Is it the hash of the text? Without a hash it takes as long to say no."""
        if kept is None:
            self._nobody = self._nobody or await self.make("nobody's passphrase")
        tried = kept if kept is not None else self._nobody
        fitting = await asyncio.get_running_loop().run_in_executor(self._threads, self._try, tried, text)
        return fitting and kept is not None

    def _try(self, kept: str, text: str) -> bool:
        try:
            return self._hasher.verify(kept, text)
        except (VerificationError, InvalidHashError):
            return False
