"""A line to a server in the same process: every byte that comes over it is kept."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import msgspec
from litestar import Litestar

BASE = "http://127.0.0.1"
PATIENCE = 30.0


class Line:
    """Somebody at a server, by HTTP and by one socket; `heard` is all that ever reached him."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
        self.http = httpx.AsyncClient(transport=transport, base_url=BASE, headers={"X-Sottovoce": "1"})
        self.heard: list[bytes] = []
        self._to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._from_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._serving: asyncio.Task[None] | None = None

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        answer = await self.http.request(method, path, **more)
        head = [f"{name}: {value}".encode() for name, value in answer.headers.items()]
        self.heard += [str(answer.status_code).encode(), *head, answer.content]
        return answer

    async def sit(self, match: str, watch: str) -> None:
        """Open the socket."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        scope = {
            "type": "websocket",
            "path": f"/api/matches/{match}/socket",
            "raw_path": f"/api/matches/{match}/socket".encode(),
            "query_string": f"watch={watch}".encode(),
            "headers": [(b"host", b"127.0.0.1"), (b"cookie", cookie.encode())],
            "client": ("127.0.0.1", 50000),
            "server": ("127.0.0.1", 80),
            "scheme": "ws",
            "subprotocols": [],
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "root_path": "",
            "state": {},
        }
        self._to_app, self._from_app = asyncio.Queue(), asyncio.Queue()
        serving = self.app(scope, self._to_app.get, self._from_app.put)  # type: ignore[arg-type]
        self._serving = asyncio.ensure_future(serving)
        await self._to_app.put({"type": "websocket.connect"})
        assert (await self._next())["type"] == "websocket.accept"
        await self.hear()

    async def say(self, **wish: Any) -> None:
        await self._to_app.put({"type": "websocket.receive", "text": msgspec.json.encode(wish).decode()})

    async def hear(self) -> bytes:
        """Return the next message of the socket."""
        message = await self._next()
        data = (message.get("text") or "").encode() or message["bytes"]
        self.heard.append(data)
        return bytes(data)

    async def catch_up(self) -> None:
        """Hear everything that was on its way."""
        await self.say(do="ping", at=7)
        while b'"pong"' not in await self.hear():
            pass

    async def _next(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            return await self._from_app.get()

    async def get_up(self) -> None:
        """Close the socket."""
        await self._to_app.put({"type": "websocket.disconnect", "code": 1000})
        if self._serving is not None:
            await asyncio.wait_for(self._serving, PATIENCE)

    async def close(self) -> None:
        await self.http.aclose()
