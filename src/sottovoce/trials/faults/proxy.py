"""A line between people and a server that is cut again and again, at any byte."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

_EARLY, _LATE = 6000, 400_000  # bytes that come through before a cut at most: a whole story is long
_READ = 512


class Proxy:
    """Passes bytes on, until a cut; `calm` it cuts no more."""

    def __init__(self, port: int, chance: random.Random, tell: Callable[[int], None]) -> None:
        self._port = port
        self._chance = chance
        self._tell = tell
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.cuts = 0
        self.calm = False
        self.base = ""

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.base = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.sleep(0.1)  # what was cut off is closed in the next rounds of the loop

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve a line in a task of our own: one that asyncio starts complains of being cancelled."""
        task = asyncio.ensure_future(self._serve(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self._join(reader, writer)
        except OSError:
            pass  # there is nobody at the other end: the line is closed like any other
        finally:
            writer.transport.abort()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on both ways until either ends."""
        inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", self._port)
        left = [self._chance.randrange(1, self._chance.choice((_EARLY, _LATE)))]
        ways = [
            asyncio.ensure_future(self._pass(reader, inner_writer, left)),
            asyncio.ensure_future(self._pass(inner_reader, writer, left)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            inner_writer.transport.abort()
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, left: list[int]
    ) -> None:
        """Pass bytes on until there are no more, or until this is where the line is cut."""
        while data := await reader.read(_READ):
            left[0] -= len(data)
            if left[0] < 0 and not self.calm:
                writer.write(data[: self._chance.randrange(len(data))])
                self.cuts += 1
                self._tell(1)
                return
            writer.write(data)
            await writer.drain()
