"""The channel to somebody at a socket: messages go down it at once, or, when it is full, in their turn.

A message that goes through every layer of an application costs more than what it says. So the
server's own protocol offers itself to whoever serves a socket; where there is none (in a
simulated network), messages go the usual way.
"""

from __future__ import annotations

from asyncio import BaseTransport
from collections.abc import Iterable
from typing import Any, Protocol, cast

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

Socket = WebSocket[Any, Any, Any]

EXTENSION = "sottovoce.channel"
MOST_UNREAD = 8  # messages taken in before the sender is made to wait: each pause costs two system calls
TEXT = 0x81  # the first byte of a text message in one piece
SHORT, MIDDLING = 126, 1 << 16  # lengths from which on more bytes tell them


class Channel(Protocol):
    """What a socket is served through."""

    def has_room(self) -> bool:
        """Can messages be sent now?"""

    def post(self, messages: Iterable[bytes]) -> None:
        """Send messages now: only where there is room."""

    async def say(self, message: bytes) -> None:
        """Send a message when there is room for it; `WebSocketDisconnect` when it is gone."""

    async def read(self) -> str:
        """Return what comes; `WebSocketDisconnect` when nothing will come any more."""


class Direct(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which can also be used without going through the application.

    A line that has ended lets go of whatever holds it: circles are looked for so rarely that people who
    come and go would fill the memory in between.
    """

    served: Socket | None = None  # the application's side of the line

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        before = self.transport.get_protocol()  # spoke HTTP, and has nothing more to read
        if hasattr(before, "parser"):
            before.parser = None

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            cast("dict[str, Any]", self.scope).clear()
            if self.served is not None:
                self.served.receive = self.served.send = None  # type: ignore[assignment]
            self.served = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self

    def handle_text(self, event: Frame) -> None:
        """Take a message in, and let the next one come: who serves the socket reads one at a time."""
        if not event.fin or self.close_sent or self.queue.qsize() >= MOST_UNREAD:
            super().handle_text(event)
            return
        try:
            text = bytes(event.data).decode()
        except UnicodeDecodeError:
            super().handle_text(event)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def has_room(self) -> bool:
        return self.writable.is_set() and not self._is_gone()

    def post(self, messages: Iterable[bytes]) -> None:
        self.transport.write(b"".join([part for message in messages for part in (_head(message), message)]))

    async def say(self, message: bytes) -> None:
        await self.writable.wait()
        if self._is_gone():
            raise WebSocketDisconnect(detail="gone")
        self.post((message,))

    async def read(self) -> str:
        message = await self.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone")
        return message.get("text") or ""

    def _is_gone(self) -> bool:
        return self.close_sent or self.disconnected or self.transport.is_closing()


def _head(message: bytes) -> bytes:
    """Return what goes before a text message, by RFC 6455 (§5.2): its kind and its length."""
    length = len(message)
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MIDDLING:
        return bytes((TEXT, SHORT)) + length.to_bytes(2)
    return bytes((TEXT, SHORT + 1)) + length.to_bytes(8)


class ThroughApplication:
    """A socket of the application, whatever is below it."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket

    def has_room(self) -> bool:
        return False  # nobody knows: let it wait there, and not here

    def post(self, messages: Iterable[bytes]) -> None:
        raise AssertionError("there is no room")

    async def say(self, message: bytes) -> None:
        await self._socket.send_data(message.decode(), mode="text")

    async def read(self) -> str:
        return await self._socket.receive_data("text")


def channel_of(socket: Socket) -> Channel:
    """Return the shortest channel there is to an accepted socket."""
    extensions = cast("dict[str, object]", socket.scope.get("extensions", {}))
    direct = extensions.pop(EXTENSION, None)  # or it would hold itself
    if not isinstance(direct, Direct):
        return ThroughApplication(socket)
    direct.served = socket
    return direct
