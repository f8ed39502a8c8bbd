"""Scripted people: they come back to a line that breaks, and to nothing that is wrong for good."""

from __future__ import annotations

import asyncio
import http
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from websockets.asyncio.server import ServerConnection

from sottovoce.trials.faults import company, player
from sottovoce.trials.faults.company import again
from sottovoce.trials.faults.nursery import free_port
from sottovoce.trials.faults.player import Broke, Guest, Player, say, told

Script = Callable[[ServerConnection], Awaitable[None]]

TABLE = {"number": 1, "status": "running", "undo": False, "offers": [{"notation": "throw"}], "times": None}
BYE = {"is": "bye", "key": "may-not-watch", "again": False}


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "PATIENCE", 0.3)
    for module in (player, company):
        monkeypatch.setattr(module, "STUCK", 0.6)


async def greet(socket: ServerConnection) -> None:
    await say(socket, **{"is": "welcome", "shown": TABLE})  # type: ignore[arg-type]


async def be_silent(socket: ServerConnection) -> None:
    await socket.wait_closed()


async def show_a_table_and_be_silent(socket: ServerConnection) -> None:
    await greet(socket)
    await socket.wait_closed()


async def show_a_table_and_break_off(socket: ServerConnection) -> None:
    await greet(socket)
    await socket.recv()
    socket.transport.abort()


async def send_away(socket: ServerConnection) -> None:
    await say(socket, **BYE)  # type: ignore[arg-type]


def play(script: Script, **more: Any) -> Player:
    """Let somebody play at a server that follows a script; return him."""

    async def work() -> Player:
        async with websockets.serve(script, "127.0.0.1", 0, **more) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            return await play_at(f"http://127.0.0.1:{port}")

    return asyncio.run(work())


async def play_at(base: str) -> Player:
    guest = Guest(base, "anna")
    try:
        found = Player(guest, "match", 1)
        await found.play()
        return found
    finally:
        await guest.close()


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("script", [be_silent, show_a_table_and_be_silent])
def test_an_answer_that_never_comes_on_an_open_line_is_no_lost_line(script: Script) -> None:
    with pytest.raises(Broke, match="not a word on an open line"):
        play(script)


def test_a_line_that_breaks_is_taken_up_again() -> None:
    lines: list[str] = []

    async def break_twice(socket: ServerConnection) -> None:
        lines.append("")
        if len(lines) < 3:
            await show_a_table_and_break_off(socket)
            return
        wish = await told(socket)  # type: ignore[arg-type]
        await greet(socket)
        await say(socket, **{"is": "ack", "id": wish["id"], "number": 2})  # type: ignore[arg-type]
        await say(socket, **{"is": "shown", **TABLE, "number": 2, "status": "over"})  # type: ignore[arg-type]
        await socket.wait_closed()

    found = play(break_twice)
    assert (found.sockets, found.promised) == (3, ["throw"])


@pytest.mark.usefixtures("impatient")
def test_to_be_welcomed_and_broken_off_for_ever_is_a_failure() -> None:
    with pytest.raises(Broke, match="nothing has changed"):
        play(show_a_table_and_break_off)


@pytest.mark.usefixtures("impatient")
def test_to_be_turned_away_at_the_door_for_ever_is_a_failure() -> None:
    def turn_away(socket: ServerConnection, _: object) -> Any:
        return socket.respond(http.HTTPStatus.FORBIDDEN, "no")

    with pytest.raises(Broke, match=r"nothing has changed.*403"):
        play(be_silent, process_request=turn_away)


@pytest.mark.usefixtures("impatient")
def test_a_server_that_never_comes_back_is_a_failure() -> None:
    with pytest.raises(Broke, match="nothing has changed"):
        asyncio.run(play_at(f"http://127.0.0.1:{free_port()}"))


def test_to_be_sent_away_is_a_failure_at_once() -> None:
    with pytest.raises(Broke, match="wrongly sent away"):
        play(send_away)


# ---------------------------------------------------------------- requests


def opened(*answers: int | Exception) -> str:
    """Ask for a match, with these answers in turn, the last one for ever; return its id."""
    waiting = list(answers)

    def answer(_: httpx.Request) -> httpx.Response:
        found = waiting.pop(0) if len(waiting) > 1 else waiting[0]
        if isinstance(found, Exception):
            raise found
        return httpx.Response(found, content=msgspec.json.encode({"id": "match"}))

    async def work() -> str:
        guest = Guest("http://127.0.0.1", "anna")
        await guest.close()
        guest.http = httpx.AsyncClient(transport=httpx.MockTransport(answer))
        try:
            return str((await again(lambda: guest.open("venice", "me", "open")))["id"])
        finally:
            await guest.close()

    return asyncio.run(work())


def test_who_finds_the_server_or_its_disk_away_asks_again() -> None:
    assert opened(httpx.ConnectError("dead"), 503, httpx.ReadError("killed"), 503, 201) == "match"


@pytest.mark.parametrize("status", [200, 400, 403, 404, 409, 500])
def test_what_is_wrongly_refused_is_not_asked_again(status: int) -> None:
    with pytest.raises(Broke, match=f"wrongly refused with {status}"):
        opened(status, 201)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("answer", [503, httpx.ConnectError("dead")])
def test_nobody_asks_for_ever(answer: int | Exception) -> None:
    with pytest.raises(Broke, match="asked in vain"):
        opened(answer)


def test_a_request_that_is_never_answered_is_a_failure() -> None:
    with pytest.raises(Broke, match="never answered"):
        opened(httpx.ReadTimeout("60 s"), 201)
