"""What tests of the server share."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Visit, served
from tests.services import Redis, running_redis
from tests.store.conftest import postgres

__all__ = ["postgres"]


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("needs redis")
    with running_redis(program) as server:
        yield server


@pytest.fixture
def visit(tmp_path: Path) -> Callable[..., None]:
    """Run a coroutine function on a server of its own, set up as asked for."""

    async def run(work: Visit, settings: dict[str, Any]) -> None:
        async with served(tmp_path, **settings) as running:
            await work(running)

    return lambda work, **settings: asyncio.run(run(work, settings))
