"""A server in the test's own process, and people who call at it from addresses of their own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar

from sottovoce.server.app import House, make_app
from sottovoce.server.settings import Hashing, Settings
from sottovoce.server.world import World
from sottovoce.store import default_url
from tests.server.nursery import GENEROUS

CHEAP = Hashing(1, 8, 1)
BASE = "http://127.0.0.1"
HEADERS = {"X-Sottovoce": "1"}
ACCOUNT = {"account": "Anna", "passphrase": "correct horse"}


class Turning(World):
    """The real world, with hands that can be put forward."""

    def __init__(self) -> None:
        self.later = 0

    def now(self) -> int:
        return super().now() + self.later


class Served:
    """A running server."""

    def __init__(self, app: Litestar, world: Turning) -> None:
        self.app = app
        self.world = world
        self.house: House = app.state.house

    def caller(self, address: str = "127.0.0.1", base: str = BASE, **headers: str) -> httpx.AsyncClient:
        """Return somebody without a cookie, who sends the header of the page unless told otherwise."""
        transport = httpx.ASGITransport(self.app, client=(address, 50000))  # type: ignore[arg-type]
        return httpx.AsyncClient(transport=transport, base_url=base, headers=HEADERS | headers)

    async def guest(self, name: str = "Anna") -> httpx.AsyncClient:
        """Return somebody who has come in."""
        caller = self.caller()
        answer = await caller.post("/api/guest", json={"name": name})
        assert answer.status_code == 201, answer.text
        return caller

    async def member(self) -> tuple[httpx.AsyncClient, str]:
        """Return somebody with an account, and his recovery code."""
        caller = await self.guest()
        answer = await caller.post("/api/me/account", json=ACCOUNT)
        assert answer.status_code == 201, answer.text
        return caller, str(answer.json()["recovery"])


@asynccontextmanager
async def served(folder: Path, **settings: Any) -> AsyncIterator[Served]:
    """Run a server while the block lasts."""
    world = Turning()
    chosen: dict[str, Any] = {
        "database": default_url(folder),
        "hashing": CHEAP,
        "limits": GENEROUS,
    } | settings
    app = make_app(Settings(**chosen), world)
    async with app.lifespan():
        yield Served(app, world)


Visit = Callable[[Served], Awaitable[None]]


def refused(answer: httpx.Response, status: int, key: str) -> None:
    """Check that a request was refused, with words for people."""
    assert (answer.status_code, answer.json()["key"]) == (status, key), answer.text
    assert answer.json()["sentence"]
