"""Lines between people and a server: they delay, they break, and they keep order only while they hold."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

from litestar import WebSocket

Json = dict[str, Any]


class Broken(Exception):
    """The line is down."""


class Weather:
    """How bad the lines are in one world; seconds of delay, and how often a message is sent twice."""

    def __init__(self, chance: random.Random) -> None:
        self.delay = chance.choice((0.0, 0.02, 0.2, 2.0))
        self.doubles = chance.choice((0.0, 0.0, 0.05, 0.3))
        self.swaps = chance.choice((0.0, 0.0, 0.1))
        self.breaks = chance.choice((0.0, 0.0, 0.005, 0.03))

    def clear_up(self) -> None:
        """From now on the lines are good."""
        self.doubles = self.swaps = self.breaks = 0.0


class Line:
    """One socket. What is said on it arrives later and in order, or not at all."""

    def __init__(self, weather: Weather, chance: random.Random) -> None:
        self._weather = weather
        self._chance = chance
        self._loop = asyncio.get_running_loop()
        self._to_server: asyncio.Queue[Json] = asyncio.Queue()
        self._to_client: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._last = [0.0, 0.0]
        self.broken = False
        self._to_server.put_nowait({"type": "websocket.connect"})

    # ------------------------------------------------------------ the person's end

    def say(self, data: bytes) -> None:
        """Send something; it may be doubled, and in foul weather overtaken by what is said next."""
        message = {"type": "websocket.receive", "text": data.decode()}
        overtaken = self._chance.random() < self._weather.swaps
        self._send(0, self._to_server, message, in_order=not overtaken)
        if self._chance.random() < self._weather.doubles:
            self._send(0, self._to_server, message, in_order=False)
        if self._chance.random() < self._weather.breaks:
            self.cut()

    async def hear(self, patience: float) -> bytes:
        """Return the next message, or raise when the line is down or silent for too long."""
        try:
            async with asyncio.timeout(patience):
                heard = await self._to_client.get()
        except TimeoutError:
            raise Broken() from None
        if heard is None:
            raise Broken()
        return heard

    def cut(self) -> None:
        """Break the line; each side notices in its own time, and what was under way is lost."""
        if not self.broken:
            self.broken = True
            self._loop.call_later(self._delay(), self._to_client.put_nowait, None)
            gone = {"type": "websocket.disconnect", "code": 1006}
            self._loop.call_later(self._delay() * 10, self._to_server.put_nowait, gone)

    # ------------------------------------------------------------ the server's end

    def socket(self) -> WebSocket[Any, Any, Any]:
        """Return the line as the server holds it."""
        scope: Any = {
            "type": "websocket", "path": "/", "raw_path": b"/", "query_string": b"", "headers": [],
            "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80), "scheme": "ws", "subprotocols": [],
            "root_path": "", "state": {}, "path_params": {}, "http_version": "1.1",
        }  # fmt: skip
        return WebSocket(scope, self._to_server.get, self._from_server)  # type: ignore[arg-type]

    async def _from_server(self, message: Any) -> None:
        if self.broken:
            return
        if message["type"] == "websocket.close":
            self._send(1, self._to_client, None)
        elif message["type"] == "websocket.send":
            self._send(1, self._to_client, (message.get("text") or "").encode() or message.get("bytes"))

    # ------------------------------------------------------------ between

    def _delay(self) -> float:
        return 0.001 + self._chance.random() * self._weather.delay

    def _send(self, way: int, queue: asyncio.Queue[Any], message: object, in_order: bool = True) -> None:
        due = self._loop.time() + self._delay()
        if in_order:
            due = self._last[way] = max(self._last[way] + 1e-6, due)
        else:
            due += self._weather.delay
        self._loop.call_at(due, self._arrive, queue.put_nowait, message)

    def _arrive(self, put: Callable[[Any], None], message: object) -> None:
        if not self.broken:
            put(message)
