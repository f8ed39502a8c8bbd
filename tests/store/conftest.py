"""Every test of the store runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import text

from sottovoce.store import Database, default_url
from tests.services import Postgres, postgres_programs, running_postgres

T = TypeVar("T")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    programs = postgres_programs()
    if programs is None:
        pytest.skip("needs postgresql")
    with running_postgres(programs) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return default_url(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    asyncio.run(_empty(server.url))
    return server.url


async def _empty(url: str) -> None:
    database = Database(url)
    async with database.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await database.close()


@pytest.fixture
def run(url: str) -> Callable[[Callable[[Database], Awaitable[T]]], T]:
    """Run a coroutine function on an open database."""

    async def opened(work: Callable[[Database], Awaitable[T]]) -> T:
        database = Database(url)
        await database.open()
        try:
            return await work(database)
        finally:
            await database.close()

    return lambda work: asyncio.run(opened(work))
