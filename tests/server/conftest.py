"""What tests of the server share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Visit, served
from tests.store.conftest import postgres

__all__ = ["postgres"]


@pytest.fixture
def visit(tmp_path: Path) -> Callable[..., None]:
    """Run a coroutine function on a server of its own, set up as asked for."""

    async def run(work: Visit, settings: dict[str, Any]) -> None:
        async with served(tmp_path, **settings) as running:
            await work(running)

    return lambda work, **settings: asyncio.run(run(work, settings))
