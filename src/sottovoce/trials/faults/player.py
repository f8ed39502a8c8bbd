"""Scripted people: they open, join and play matches over the wire, and come back by themselves."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

HEADERS = {"X-Sottovoce": "1"}
PATIENCE = 60.0  # seconds without a word on an open line after which a trial has failed
STUCK = 120.0  # seconds in which nothing changes, over however many lines, after which it has failed too
OK, MADE, ALREADY, AWAY = 200, 201, 409, 503
AGAIN = ("not-written", "too-busy", "closing", "trouble")  # what may be asked for again as it was
Json = dict[str, Any]
Times = tuple[int, Json | None]  # the number of a table, and the clocks shown with it


class Broke(AssertionError):
    """Something acknowledged is lost, doubled, out of order, wrongly refused or never answered."""


class Refused(AssertionError):
    """A request that was not granted; at `AWAY` the server, or its disk, is so just now."""

    def __init__(self, answer: httpx.Response) -> None:
        super().__init__(f"refused with {answer.status_code}: {answer.text[:300]}")
        self.status = answer.status_code


class Guest:
    """Somebody with a session at one server; `base` may change when the server does."""

    def __init__(self, base: str, name: str) -> None:
        self.base = base
        self.name = name
        self.http = httpx.AsyncClient(headers=HEADERS, timeout=PATIENCE)

    async def enter(self) -> Guest:
        """Become a guest; who asked before, and lost his line in the midst of the answer, is one already."""
        granted(await self.post("/api/guest", {"name": self.name}), MADE, ALREADY)
        return self

    async def post(self, path: str, body: Json | None = None) -> httpx.Response:
        return await self.http.post(self.base + path, json=body or {})

    async def get(self, path: str) -> httpx.Response:
        return await self.http.get(self.base + path)

    async def open(self, game: str, *seats: str, **more: Any) -> Json:
        """Open a match; return what the server says of it."""
        answer = await self.post("/api/matches", {"game": game, "seats": list(seats), **more})
        return dict(granted(answer, MADE).json())

    async def join(self, match: str, invite: str) -> Json:
        answer = await self.post(f"/api/matches/{match}/join", {"invite": invite})
        return dict(granted(answer, MADE).json())

    async def record(self, match: str) -> str:
        return granted(await self.get(f"/api/matches/{match}/record"), OK).text

    @contextlib.asynccontextmanager
    async def sit(self, match: str, seen: int = -1, watch: str = "") -> AsyncIterator[ClientConnection]:
        """Open the socket of a match."""
        address = self.base.replace("http", "ws", 1)
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        url = f"{address}/api/matches/{match}/socket?seen={seen}&watch={watch}"
        async with websockets.connect(url, additional_headers=headers, max_size=2**22) as socket:
            try:
                yield socket
            except BaseException:
                socket.transport.abort()  # who is called away, or has met something wrong, takes no leave
                raise

    async def close(self) -> None:
        await self.http.aclose()


def granted(answer: httpx.Response, *statuses: int) -> httpx.Response:
    """Return an answer that is what was asked for; raise `Refused` for any other."""
    if answer.status_code not in statuses:
        raise Refused(answer)
    return answer


async def told(socket: ClientConnection) -> Json:
    """Return the next message; raise `Broke` when the line stays open and nobody says a word.

    A line that is cut, or whose server is dead, is closed: that is another thing, and raised as it is.
    """
    try:
        async with asyncio.timeout(PATIENCE):
            return dict(msgspec.json.decode(await socket.recv()))
    except TimeoutError:
        raise Broke(f"not a word on an open line for {PATIENCE:g} s") from None


async def say(socket: ClientConnection, **wish: Any) -> None:
    await socket.send(msgspec.json.encode(wish).decode())


async def answer_to(socket: ClientConnection, **wish: Any) -> Json:
    """Ask for something, and return the answer to it."""
    await say(socket, **wish)
    while (answer := await told(socket)).get("id") != wish["id"] or answer["is"] not in ("ack", "refused"):
        pass
    return answer


class Player:
    """Plays one seat of a match to its end with random legal choices, over any number of sockets.

    `promised` are the choices the server acknowledged, in order, without those taken back.
    """

    def __init__(self, guest: Guest, match: str, seed: int, undoing: float = 0.0) -> None:
        self.guest = guest
        self.match = match
        self.chance = random.Random(seed)
        self.undoing = undoing
        self.promised: list[str] = []
        self.asked = 0
        self.sockets = 0
        self.waiting: Json | None = None  # asked, not yet answered
        self.shown: Json = {}
        self.times: list[Times] = []
        self.over = False
        self._changed = time.monotonic()  # when there was news last

    def recognises(self, decided: list[str | None]) -> bool:
        """Are these the choices promised, perhaps with the last one, whose answer was lost on the way?"""
        asked = [self.waiting["choice"]] if self.waiting and self.waiting["do"] == "decide" else []
        return decided in ([*self.promised], [*self.promised, *asked])

    async def play(self) -> None:
        """Play until the match is over, coming back whenever the line breaks."""
        self._changed = time.monotonic()
        while not self.over:
            try:
                await self._sit()
            except (OSError, websockets.exceptions.WebSocketException) as problem:
                self._check_patience(problem)
                await self._line_is_lost()

    async def _sit(self) -> None:
        """Sit at one socket until it breaks, or the match is over."""
        async with self.guest.sit(self.match) as socket:
            self.sockets += 1
            if self.waiting is not None:
                await say(socket, **self.waiting)
            while not self.over:
                message = await told(socket)
                if self._is_news(message):
                    self._changed = time.monotonic()
                self._check_patience(message)
                await self._heed(socket, message)

    def _is_news(self, message: Json) -> bool:
        """Has anything come about? To be welcomed, or put off, again and again is no news."""
        if message["is"] not in ("welcome", "shown"):
            return bool(message["is"] == "ack")
        shown = message.get("shown", message)
        return bool(shown["number"] != self.shown.get("number"))

    def _check_patience(self, last: object) -> None:
        if time.monotonic() > self._changed + STUCK:
            raise Broke(f"{self.guest.name}: nothing has changed for {STUCK:g} s; at last: {last!r:.300}")

    async def _line_is_lost(self) -> None:
        await asyncio.sleep(0.02)

    async def _heed(self, socket: ClientConnection, message: Json) -> None:
        match message["is"]:
            case "welcome":
                await self._look(socket, message["shown"])
            case "shown":
                await self._look(socket, message)
            case "ack" if self.waiting is not None and message["id"] == self.waiting["id"]:
                self._promised(self.waiting)
                self.waiting = None
                if self.shown["number"] >= message["number"]:
                    await self._look(socket, self.shown)
            case "refused":
                self._refused(message)
                self.waiting = None
                await self._look(socket, self.shown)
            case "bye" if not message["again"] and message["key"] not in AGAIN:
                raise Broke(f"wrongly sent away: {message}")

    def _promised(self, wish: Json) -> None:
        if wish["do"] == "decide":
            self.promised.append(wish["choice"])
        else:
            self.promised.pop()

    def _refused(self, message: Json) -> None:
        raise AssertionError(f"refused: {message}")

    async def _look(self, socket: ClientConnection, shown: Json) -> None:
        if shown is not self.shown:
            self.times.append((shown["number"], shown["times"]))
        self.shown = shown
        self.over = shown["status"] == "over"
        if self.waiting is not None or self.over:
            return
        if shown["undo"] and self.chance.random() < self.undoing:
            await self._ask(socket, do="undo", seen=shown["number"])
        elif shown["offers"]:
            choice = self.chance.choice(shown["offers"])["notation"]
            await self._ask(socket, do="decide", seen=shown["number"], choice=choice)

    async def _ask(self, socket: ClientConnection, **wish: Any) -> None:
        self.asked += 1
        self.waiting = {**wish, "id": f"{self.guest.name}-{self.asked}"}
        await say(socket, **self.waiting)
