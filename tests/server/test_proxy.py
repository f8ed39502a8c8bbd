"""Behind a reverse proxy: what it says of the caller counts only when the server was told to trust it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import msgspec
import pytest

from sottovoce.server.app import make_app
from sottovoce.server.serving import config_of
from sottovoce.server.settings import Rate, Settings
from sottovoce.server.world import World
from sottovoce.store import default_url
from tests.server.house import BASE, CHEAP, HEADERS
from tests.server.nursery import GENEROUS

PROXY, STRANGER = "127.0.0.1", "203.0.113.9"
SECURE = {"X-Forwarded-Proto": "https", "X-Forwarded-For": STRANGER}

Ask = Callable[..., Awaitable[httpx.Response]]


def behind(folder: Path, proxies: tuple[str, ...], visit: Callable[[Ask], Awaitable[None]]) -> None:
    """Run the application as uvicorn would, with its own handling of proxies around it."""
    limits = msgspec.structs.replace(GENEROUS, entry=Rate(1, 0.001))
    settings = Settings(database=default_url(folder), proxies=proxies, hashing=CHEAP, limits=limits)

    async def whole() -> None:
        app = make_app(settings, World())
        config = config_of(app, settings)
        config.load()
        async with app.lifespan():

            async def ask(method: str, path: str, sender: str = PROXY, **headers: str) -> httpx.Response:
                transport = httpx.ASGITransport(config.loaded_app, client=(sender, 50000))
                async with httpx.AsyncClient(transport=transport, base_url=BASE, headers=HEADERS) as caller:
                    body = {"name": "Anna"} if method == "POST" else None
                    return await caller.request(method, path, json=body, headers=headers)

            await visit(ask)

    asyncio.run(whole())


@pytest.mark.parametrize(
    ("proxies", "sender", "trusted"),
    [((PROXY,), PROXY, True), ((PROXY,), STRANGER, False), ((), PROXY, False)],
)
def test_cookies_are_for_https_alone_when_a_trusted_proxy_says_so(
    tmp_path: Path, proxies: tuple[str, ...], sender: str, trusted: bool
) -> None:
    async def visit(ask: Ask) -> None:
        answer = await ask("POST", "/api/guest", sender, **SECURE)
        assert answer.status_code == 201
        assert ("secure" in answer.headers["set-cookie"].lower()) == trusted
        assert ("strict-transport-security" in answer.headers) == trusted

    behind(tmp_path, proxies, visit)


@pytest.mark.parametrize(("proxies", "status"), [((PROXY,), 201), ((), 429)])
def test_callers_are_counted_by_what_a_trusted_proxy_says(
    tmp_path: Path, proxies: tuple[str, ...], status: int
) -> None:
    async def visit(ask: Ask) -> None:
        assert (await ask("POST", "/api/guest", **{"X-Forwarded-For": "203.0.113.1"})).status_code == 201
        assert (await ask("POST", "/api/guest", **{"X-Forwarded-For": "203.0.113.2"})).status_code == status

    behind(tmp_path, proxies, visit)


@pytest.mark.parametrize("proxies", [(PROXY,), ()])
def test_the_metrics_are_not_for_those_behind_a_proxy(tmp_path: Path, proxies: tuple[str, ...]) -> None:
    async def visit(ask: Ask) -> None:
        assert (await ask("GET", "/metrics")).status_code == 200
        for pretended in (STRANGER, PROXY):
            answer = await ask("GET", "/metrics", **{"X-Forwarded-For": pretended})
            assert answer.status_code == 403

    behind(tmp_path, proxies, visit)
