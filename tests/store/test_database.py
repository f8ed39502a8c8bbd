"""Opening the database: where it lies, how careful it is, and that migrations and tables agree."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from sottovoce.store import Database, default_url
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
