"""SQLite without threads, on a disk that outlives the servers and fails when told to.

    sqlite+still:///NAME        the disk of that name, put into `DISKS` before

A transaction runs in one go: nobody else is let in between its first statement and its end.
When it is committed the disk may take its time before it says so, and that is where a server
that dies leaves a row on disk that nobody was told of. A broken disk takes its time as well to say no.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from sqlalchemy import URL
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.aiosqlite import (
    AsyncAdapt_aiosqlite_connection,
    AsyncAdapt_aiosqlite_dbapi,
    SQLiteDialect_aiosqlite,
)
from sqlalchemy.pool import Pool, StaticPool

registry.register("sqlite.still", __name__, "StillDialect")

DISKS: dict[str, Disk] = {}


class Disk:
    """What is durable. `broken` tells why nothing can be written now, or nothing."""

    def __init__(self, name: str, delay: Callable[[], float]) -> None:
        self.name = name
        self.delay = delay
        self.broken = ""
        self.refused = 0
        self.commits = 0
        self._kept = sqlite3.connect(":memory:", check_same_thread=False)
        self._plugs: list[Plug] = []
        DISKS[name] = self

    @property
    def url(self) -> str:
        return f"sqlite+still:///{self.name}"

    def plug_in(self) -> Plug:
        """Give a server access to it."""
        self._plugs.append(Plug(self, self._kept))
        return self._plugs[-1]

    def pull_plugs(self) -> None:
        """The power fails: whoever uses the disk now will never do so again."""
        for plug in self._plugs:
            plug.pull()
        self._plugs.clear()

    def lay(self, template: Disk) -> None:
        """Begin as a copy of another disk."""
        template._kept.backup(self._kept)

    def rows(self, query: str, *arguments: object) -> list[tuple[Any, ...]]:
        """Return what is durable, for whoever checks."""
        return self._kept.execute(query, arguments).fetchall()

    def scrap(self) -> None:
        del DISKS[self.name]
        self._kept.close()


class Plug:
    """One server's way to the disk; pulled out, nothing of it reaches the disk any more."""

    def __init__(self, disk: Disk, kept: sqlite3.Connection) -> None:
        self.disk = disk
        self.isolation_level = kept.isolation_level
        self._connection: sqlite3.Connection | None = kept
        self._kept = kept
        self._out = False

    def pull(self) -> None:
        """The server is dead: what it had not committed is gone."""
        self._out = True
        self._kept.rollback()

    def check(self) -> None:
        """Refuse whatever a dead server still wants."""
        if self._out:
            raise sqlite3.OperationalError("the server is dead")

    def cursor(self) -> Cursor:
        return Cursor(self, self._kept.cursor())

    async def create_function(self, *arguments: Any, **more: Any) -> None:
        self._kept.create_function(*arguments, **more)

    async def commit(self) -> None:
        if not self._kept.in_transaction:
            return
        if self._out or self.disk.broken:
            self._kept.rollback()
            self.check()
            await self._refuse(self.disk.broken)
        self._kept.commit()
        self.disk.commits += 1
        await asyncio.sleep(self.disk.delay())
        self.check()

    async def _refuse(self, why: str) -> None:
        self.disk.refused += 1
        await asyncio.sleep(self.disk.delay())
        raise sqlite3.OperationalError(why)

    async def rollback(self) -> None:
        if not self._out:
            self._kept.rollback()

    async def close(self) -> None:
        """The disk itself goes on turning."""

    def stop(self) -> None:
        """The disk itself goes on turning."""


class Cursor:
    """A cursor as SQLAlchemy expects one of an asynchronous driver."""

    def __init__(self, plug: Plug, inner: sqlite3.Cursor) -> None:
        self._plug = plug
        self._inner = inner
        self.arraysize = 1

    async def __aenter__(self) -> Cursor:
        return self

    @property
    def description(self) -> Any:
        return self._inner.description

    @property
    def rowcount(self) -> int:
        return self._inner.rowcount

    @property
    def lastrowid(self) -> int | None:
        return self._inner.lastrowid

    async def execute(self, statement: str, parameters: Any = ()) -> Cursor:
        self._plug.check()
        self._inner.execute(statement, parameters)
        return self

    async def executemany(self, statement: str, parameters: Iterable[Any]) -> Cursor:
        self._plug.check()
        self._inner.executemany(statement, parameters)
        return self

    async def fetchall(self) -> list[Any]:
        return self._inner.fetchall()

    async def close(self) -> None:
        self._inner.close()


_ERRORS = ("DatabaseError", "Error", "IntegrityError", "NotSupportedError", "OperationalError")
_MODULE = SimpleNamespace(
    **{name: getattr(sqlite3, name) for name in (*_ERRORS, "ProgrammingError")},
    sqlite_version=sqlite3.sqlite_version,
    sqlite_version_info=sqlite3.sqlite_version_info,
    Connection=Plug,
    __version__="1.0",
)


class _Driver(AsyncAdapt_aiosqlite_dbapi):
    def connect(self, *arguments: Any, **_: Any) -> AsyncAdapt_aiosqlite_connection:
        plug = DISKS[Path(arguments[0]).name].plug_in()
        return AsyncAdapt_aiosqlite_connection(self, plug)  # type: ignore[arg-type]


class StillDialect(SQLiteDialect_aiosqlite):
    """SQLAlchemy's SQLite, on such a disk."""

    driver = "still"
    supports_statement_cache = True

    @classmethod
    def import_dbapi(cls) -> AsyncAdapt_aiosqlite_dbapi:
        return _Driver(_MODULE, sqlite3)  # type: ignore[arg-type]

    @classmethod
    def get_pool_class(cls, _url: URL) -> type[Pool]:
        return StaticPool
