"""Opening the database: where it is, how careful it is, and bringing it up to date."""

from __future__ import annotations

import os
from contextlib import AbstractAsyncContextManager
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

URL_VARIABLE = "SOTTOVOCE_DATABASE_URL"
BUSY_SECONDS = 10


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
    """An open database. `is_sqlite` tells which dialect speaks."""

    def __init__(self, url: str) -> None:
        self.is_sqlite = url.startswith("sqlite")
        self.engine = _sqlite(url) if self.is_sqlite else create_async_engine(url, pool_size=10)

    async def open(self) -> None:
        """Make the tables, or bring them up to date."""
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self.engine.dispose()

    def begin(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Return a transaction: ``async with database.begin() as connection``."""
        return self.engine.begin()


def _sqlite(url: str) -> AsyncEngine:
    path = url.partition(":///")[2]
    if not path or path == ":memory:":
        engine = create_async_engine(url, poolclass=StaticPool)
    else:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine.sync_engine, "connect", _be_careful)
    return engine


def _be_careful(connection: object, _record: object) -> None:
    """Write ahead, and wait for the disk at every commit: what is acknowledged is there after a crash."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def upgrade(connection: Connection) -> None:
    """Run the migrations that the database does not have yet."""
    config = Config()
    config.set_main_option("script_location", "sottovoce.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
