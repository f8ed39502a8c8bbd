"""Opening the database: where it is, how careful it is, and bringing it up to date."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar, cast

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Connection,
    CursorResult,
    Dialect,
    Engine,
    Executable,
    RowMapping,
    create_engine,
    event,
    func,
    select,
)
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import QueuePool, StaticPool

from sottovoce.store.errors import LibraryMissing
from sottovoce.store.witness import Witness

logger = logging.getLogger(__name__)

T = TypeVar("T")

URL_VARIABLE = "SOTTOVOCE_DATABASE_URL"
BUSY_SECONDS = 10
READERS = 4  # connections to a file: more would only wait for each other
TIDYING = 4.0  # seconds between moving what was written ahead to its place
MOST_AHEAD = 100_000  # pages written ahead before whoever writes must move them himself
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "temp_store=MEMORY",  # or every write of several rows makes a file to be able to take it back
    f"wal_autocheckpoint={MOST_AHEAD}",
)
FILES = "sqlite+aiosqlite:///"
LAYOUT = 1  # written into a file whenever it is opened, to see whether it can be
MIGRATING = 0x536F74746F  # our lock in PostgreSQL, by a number that nobody else is likely to use


def default_url(data: Path | None = None) -> str:
    """Return the URL of the database: the one asked for, or a file in the user's data folder."""
    asked = os.environ.get(URL_VARIABLE)
    if asked and data is None:
        return asked.replace("postgresql://", "postgresql+asyncpg://", 1)
    return f"sqlite+aiosqlite:///{(data or data_folder()) / 'sottovoce.sqlite'}"


def data_folder() -> Path:
    """Return the folder for the user's data, after the custom of his system."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "sottovoce"


class Database:
    """An open database. `is_sqlite` tells which dialect speaks.

    SQLite lets one transaction write at a time. Ours wait for each other here, in order: left to
    SQLite, they would sleep and ask again.
    """

    def __init__(self, url: str) -> None:
        self.is_sqlite = url.startswith("sqlite")
        self.engine = _sqlite(url) if self.is_sqlite else _postgresql(url)
        self._turn = asyncio.Lock()
        self._file = _File(_path(url)) if _path(url) else None

    async def open(self) -> None:
        """Make the tables, or bring them up to date; fail if nothing can be written down.

        A file may hold more than its disk does: a write that failed is seen again by whoever reads it next.
        What can be read after another write is there to stay.
        """
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)
        if self.is_sqlite:
            async with self.engine.connect() as connection:
                await connection.exec_driver_sql(f"PRAGMA user_version = {LAYOUT}")
                await connection.commit()
        if self._file is not None:
            self._file.check_kept()

    async def close(self) -> None:
        if self._file is not None:
            await self._file.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """Return a transaction: ``async with database.begin() as connection``."""
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._turn, self.engine.begin() as connection:
            yield connection

    def is_away(self, error: Exception) -> bool:
        """Does an error mean that the database is out of reach, and not that it refused?"""
        return isinstance(error, OSError) or (isinstance(error, DBAPIError) and error.connection_invalidated)

    async def read(self, query: Executable, **values: object) -> Sequence[RowMapping]:
        """Return the rows of a query, with these values for what it leaves open (`bindparam`).

        A query that is asked often is made once: to put it together takes longer than to answer it.
        """
        if self._file is not None:
            return await self._file.read(query, values)
        async with self.engine.connect() as connection:
            return (await connection.execute(query, values)).mappings().all()

    async def execute(self, *statements: Executable, **values: object) -> int:
        """Carry out statements together; return how many rows the last one touched."""

        def work(connection: Connection) -> int:
            touched = [connection.execute(statement, values) for statement in statements]
            return cast("CursorResult[Any]", touched[-1]).rowcount

        return await self.write(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a whole transaction in one go: quicker than step by step, each step with its own wait."""
        if self._file is not None:
            async with self._turn:
                return await self._file.write(work)
        async with self.begin() as connection:
            return await connection.run_sync(work)


class _File:
    """A file of SQLite, with a thread that writes and some that read, each with connections of their own.

    Should the disk fail while it says that something is kept, the file can be trusted no longer: nothing
    is read from it or written to it before it is opened again.
    """

    def __init__(self, path: str) -> None:
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._engine: Engine = create_engine(
            f"sqlite:///{path}",
            poolclass=QueuePool,
            pool_size=READERS + 2,  # and the writer's, and what he tidies with
            max_overflow=0,
            connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
        )
        event.listen(self._engine, "connect", _be_careful)
        self._witness = Witness(Path(path).parent)
        self._writing = Lock()
        self._doubtful = False
        self._held: Connection | None = None  # through which the writing thread writes, time after time
        self._tidied = 0.0
        self._tidying: asyncio.Task[None] | None = None

    async def write(self, work: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        if loop.time() > self._tidied + TIDYING and (self._tidying is None or self._tidying.done()):
            self._tidying = loop.create_task(self._tidy())
            self._tidied = loop.time()
        return await loop.run_in_executor(self._writer, self._in_one_go, work)

    def _in_one_go(self, work: Callable[[Connection], T]) -> T:
        with self._writing:
            self._check_trusted()
            held = self._held = self._held or self._engine.connect()
            try:
                with held.begin():
                    done = work(held)
                self.check_kept()
            except BaseException:
                self._let_go()
                raise
            return done

    def check_kept(self) -> None:
        """Fail if what was just said to be on disk may not be."""
        if not self._witness.is_well():
            self._doubtful = True  # for good: no other thread may find it well again
        self._check_trusted()

    def _check_trusted(self) -> None:
        if self._doubtful:
            raise OperationalError("a look at the disk", None, OSError("it failed while it said yes"))

    def _let_go(self) -> None:
        if self._held is not None:
            self._held.close()
            self._held = None

    async def _tidy(self) -> None:
        """Move what is in the write-ahead log to its place in the file, and let the log begin anew.

        A reader does most of it while others write. Then little is left for the writer, for whom all wait.
        """
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._readers, self._move_over)
            await loop.run_in_executor(self._writer, self._move_over)
        except SQLAlchemyError as error:
            logger.warning("the write-ahead log was not moved over: %s", type(error).__name__)

    def _move_over(self) -> None:
        self._check_trusted()
        with self._engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
        self.check_kept()

    async def read(self, query: Executable, values: dict[str, object]) -> Sequence[RowMapping]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._rows, query, values)

    def _rows(self, query: Executable, values: dict[str, object]) -> Sequence[RowMapping]:
        with self._engine.connect() as connection:
            found = connection.execute(query, values).mappings().all()
        if self._doubtful or not self._witness.is_well():
            with self._writing:  # what was read may have been written just now, and may not be kept
                self._check_trusted()
        return found

    async def close(self) -> None:
        if self._tidying is not None:
            await self._tidying
        await asyncio.get_running_loop().run_in_executor(None, self._readers.shutdown)
        await asyncio.get_running_loop().run_in_executor(self._writer, self._let_go)
        await asyncio.get_running_loop().run_in_executor(self._writer, self._engine.dispose)
        self._writer.shutdown()
        self._witness.close()


def _path(url: str) -> str:
    """Return the path of a database that is a file on its own, or nothing."""
    path = url.removeprefix(FILES)
    return "" if path in (url, ":memory:") else path


def _postgresql(url: str) -> AsyncEngine:
    """Connections that a restart of the database cut off are found out before they are used."""
    try:
        engine = create_async_engine(url, pool_size=10, pool_pre_ping=True)
    except ModuleNotFoundError as error:
        raise LibraryMissing(library=error.name or "asyncpg") from error
    event.listen(engine.sync_engine, "do_connect", _connect)
    return engine


def _connect(dialect: Dialect, _record: object, places: list[Any], names: dict[str, Any]) -> object:
    """Connect, or raise an error that everybody knows: the driver has its own for a server just starting."""
    try:
        return dialect.connect(*places, **names)
    except (OSError, SQLAlchemyError):
        raise
    except Exception as error:
        raise ConnectionError(type(error).__name__) from error


def _sqlite(url: str) -> AsyncEngine:
    path = _path(url)
    if not path:
        engine = create_async_engine(url, poolclass=StaticPool)
    else:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(
            url, pool_size=READERS, max_overflow=0, connect_args={"timeout": BUSY_SECONDS}
        )
    event.listen(engine.sync_engine, "connect", _be_careful)
    return engine


def _be_careful(connection: object, _record: object) -> None:
    """Write ahead, and wait for the disk at every commit: what is acknowledged is there after a crash."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def upgrade(connection: Connection) -> None:
    """Run the migrations that the database does not have yet; who wants to at the same time waits."""
    config = Config()
    config.set_main_option("script_location", "sottovoce.store:migrations")
    config.attributes["connection"] = connection
    if MigrationContext.configure(connection).get_current_revision() != _newest(config):
        _take_turn(connection)
        command.upgrade(config, "head")  # looks again: meanwhile another may have done it


def _newest(config: Config) -> str | None:
    return ScriptDirectory.from_config(config).get_current_head()


def _take_turn(connection: Connection) -> None:
    """Wait until nobody else migrates, and let nobody else to the end of the transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    else:
        # Python's driver would not begin a transaction for a change of tables.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
