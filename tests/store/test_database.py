"""Opening the database: where it lies, how careful it is, and that migrations and tables agree."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from sottovoce.store import Database, default_url
from sottovoce.store.errors import LibraryMissing
from sottovoce.store.schema import metadata

Run = Callable[[Callable[[Database], Awaitable[Any]]], Any]


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_the_migrations_make_exactly_the_tables_of_the_schema(run: Run) -> None:
    async def work(database: Database) -> list[Any]:
        async with database.begin() as connection:
            return await connection.run_sync(differences)

    assert run(work) == []


def test_opening_again_changes_nothing(url: str) -> None:
    async def work() -> list[Any]:
        for _ in range(2):
            database = Database(url)
            await database.open()
            async with database.begin() as connection:
                found = await connection.run_sync(differences)
            await database.close()
        return found

    assert asyncio.run(work()) == []


def test_servers_that_start_at_once_at_an_empty_database_all_open_it(url: str) -> None:
    async def work() -> list[Any]:
        servers = [Database(url) for _ in range(4)]
        await asyncio.gather(*(server.open() for server in servers))
        async with servers[0].begin() as connection:
            found = await connection.run_sync(differences)
        for server in servers:
            await server.close()
        return found

    assert asyncio.run(work()) == []


def test_an_upgrade_that_breaks_off_leaves_everything_as_it_was(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    upgrade = command.upgrade

    def break_off(*given: Any) -> None:
        upgrade(*given)
        raise RuntimeError

    async def work() -> set[str]:
        database = Database(url)
        with monkeypatch.context() as patched:
            patched.setattr(command, "upgrade", break_off)
            with pytest.raises(RuntimeError):
                await database.open()
        async with database.begin() as connection:
            left = await connection.run_sync(lambda inner: set(inspect(inner).get_table_names()))
        await database.open()
        await database.close()
        return left

    assert asyncio.run(work()) == set()


def test_without_its_library_postgresql_is_refused_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(LibraryMissing, match="'asyncpg' is not installed"):
        Database("postgresql+asyncpg://me@127.0.0.1/games")


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    async def work() -> list[object]:
        database = Database(default_url(tmp_path))
        async with database.begin() as connection:
            pragmas = ("journal_mode", "synchronous", "foreign_keys")
            found = [(await connection.execute(text(f"PRAGMA {name}"))).scalar_one() for name in pragmas]
        await database.close()
        return found

    assert asyncio.run(work()) == ["wal", 2, 1]


def test_the_database_lies_in_the_users_data_folder_unless_told_otherwise(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("SOTTOVOCE_DATABASE_URL", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_url() == f"sqlite+aiosqlite:///{tmp_path}/sottovoce/sottovoce.sqlite"
    assert default_url(tmp_path / "there") == f"sqlite+aiosqlite:///{tmp_path}/there/sottovoce.sqlite"
    monkeypatch.setenv("SOTTOVOCE_DATABASE_URL", "postgresql://me@127.0.0.1/games")
    assert default_url() == "postgresql+asyncpg://me@127.0.0.1/games"


def test_without_a_data_folder_of_the_system_it_lies_at_home(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("SOTTOVOCE_DATABASE_URL", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_url() == f"sqlite+aiosqlite:///{tmp_path}/.local/share/sottovoce/sottovoce.sqlite"


def test_a_database_in_memory_is_one_database() -> None:
    async def work() -> object:
        database = Database("sqlite+aiosqlite:///:memory:")
        await database.open()
        async with database.begin() as connection:
            found = await connection.run_sync(differences)
        await database.close()
        return found

    assert asyncio.run(work()) == []


def test_to_open_a_file_is_to_write_to_it(tmp_path: Path) -> None:
    """What another could write only in part is not shown to anybody before it is known to stay."""

    async def opened() -> int:
        database = Database(default_url(tmp_path))
        await database.open()
        ahead = next(tmp_path.glob("*-wal")).stat().st_size
        await database.close()
        return ahead

    asyncio.run(opened())
    assert not list(tmp_path.glob("*-wal"))  # all of it is in the file
    assert asyncio.run(opened()) > 0
