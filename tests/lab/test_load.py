"""The crowd of `bench server` at servers that fail: whatever goes wrong is counted."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from sottovoce.lab import load
from sottovoce.lab.load import Choice, Crowd, Load, Seat, Shown, Told, Use, summarise

PATIENCE = 0.3
RATE, SECONDS = 20.0, 0.2  # four moves
OFFER = {"notation": "end"}
NONE = Use(0.0, 0.0)

Decided = Callable[[ServerConnection, str], Awaitable[None]]


class House:
    """A server of one kind of behaviour: its HTTP is made up, its sockets are real.

    Whoever comes first to a match may move; `decided` is what happens then. Its records hold one
    move of each player.
    """

    def __init__(self, decided: Decided) -> None:
        self._decided = decided
        self.matches = 0
        self.sockets = 0

    async def ask(self, method: str, path: str) -> bytes:
        if path == "/api/matches":
            self.matches += 1
            return json.dumps({"id": f"m{self.matches}", "invites": [{"token": "t"}]}).encode()
        return b"Sottovoce record 1\n\n0 end\n1 end\n" if method == "GET" else b""

    async def sit(self, socket: ServerConnection) -> None:
        self.sockets += 1
        offers = [OFFER] if self.sockets % 2 else []
        with suppress(ConnectionClosed):
            await tell(socket, {"is": "welcome", "shown": table(offers)})
            async for data in socket:
                await self._decided(socket, json.loads(data)["id"])


def table(offers: list[dict[str, str]], status: str = "running") -> dict[str, object]:
    return {"number": 1, "status": status, "offers": offers}


async def tell(socket: ServerConnection, message: dict[str, object]) -> None:
    await socket.send(json.dumps(message))


@pytest.fixture
def crowd_at(monkeypatch: pytest.MonkeyPatch) -> Callable[[Decided], tuple[Crowd, Load]]:
    """Let a crowd of one table play at such a server."""
    monkeypatch.setattr(load, "PATIENCE", PATIENCE)

    def play(decided: Decided) -> tuple[Crowd, Load]:
        house = House(decided)

        async def ask(_caller: object, method: str, path: str, _body: object = None) -> bytes:
            return await house.ask(method, path)

        monkeypatch.setattr(load.Caller, "ask", ask)
        return asyncio.run(played(house))

    return play


async def played(house: House) -> tuple[Crowd, Load]:
    async with serve(house.sit, "127.0.0.1", 0, compression=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        crowd = Crowd([f"http://127.0.0.1:{port}"], "venice", 1)
        await crowd.tables[0].sit_down()
        took = await crowd.run(RATE, SECONDS, lambda _: None)
        await crowd.go_home()
        return crowd, summarise(crowd, took, (NONE, NONE, NONE), 0.0)


CrowdAt = Callable[[Decided], tuple[Crowd, Load]]


# ---------------------------------------------------------------- moves without an answer


async def say_nothing(_socket: ServerConnection, _id: str) -> None:
    """Let everybody wait."""


def test_moves_that_are_never_answered_are_errors_and_their_waiting_counts(crowd_at: CrowdAt) -> None:
    """One is sent, and three stay unsent, because the table waits."""
    _, found = crowd_at(say_nothing)
    assert (found.moves, found.errors) == (0, 4)
    assert found.ack_ms.p50 >= PATIENCE * 1000
    assert found.ack_ms.p99 >= (PATIENCE + SECONDS) * 1000 - 1
    assert not found.passed


async def answer_only_the_first(socket: ServerConnection, id_: str) -> None:
    if id_ == "m1":
        await tell(socket, {"is": "ack", "id": id_})
        await tell(socket, {"is": "shown", **table([OFFER])})


def test_what_was_answered_is_no_error(crowd_at: CrowdAt) -> None:
    _, found = crowd_at(answer_only_the_first)
    assert (found.moves, found.errors, found.lost) == (1, 3, 0)


def test_an_answer_after_the_end_does_not_count_twice(crowd_at: CrowdAt) -> None:
    crowd, found = crowd_at(say_nothing)
    crowd.tables[0].heed(crowd.tables[0].seats[0], Told("ack"))
    assert (len(crowd.delays), found.errors) == (0, 4)


async def refuse(socket: ServerConnection, id_: str) -> None:
    await tell(socket, {"is": "refused", "id": id_})


def test_a_refused_move_is_one_error(crowd_at: CrowdAt) -> None:
    """The table has nothing more to offer then: the other three are never sent."""
    _, found = crowd_at(refuse)
    assert (found.moves, found.errors) == (0, 1 + 3)


# ---------------------------------------------------------------- sockets that end


@pytest.mark.parametrize("code", [1000, 1001, 1011])
def test_a_socket_that_the_server_ends_is_an_error_however_politely(crowd_at: CrowdAt, code: int) -> None:
    async def close(socket: ServerConnection, _id: str) -> None:
        await socket.close(code)

    _, found = crowd_at(close)
    assert (found.moves, found.errors) == (0, 1 + 4)


async def talk_nonsense(socket: ServerConnection, _id: str) -> None:
    await socket.send("nonsense")


def test_an_answer_that_nobody_understands_is_an_error(crowd_at: CrowdAt) -> None:
    _, found = crowd_at(talk_nonsense)
    assert (found.moves, found.errors) == (0, 1 + 4)


def test_records_that_cannot_be_had_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_answer(_caller: object, _request: bytes) -> bytes:
        return b""

    monkeypatch.setattr(load.Caller, "_exchange", no_answer)
    crowd = Crowd(["http://127.0.0.1:1"], "venice", 3)
    asyncio.run(crowd.go_home())
    assert (crowd.errors, crowd.lost) == (1, 0)


# ---------------------------------------------------------------- whose socket is read first


class Quiet(Seat):
    """A seat without a socket; what it would send is kept."""

    sent: list[str]

    async def sit(self, match: str) -> None:
        self.sent = []

    async def send(self, id_: str, choice: str) -> None:
        self.sent.append(id_)


def quiet_crowd(monkeypatch: pytest.MonkeyPatch) -> tuple[Crowd, Quiet, Quiet]:
    house = House(say_nothing)

    async def ask(_caller: object, method: str, path: str, _body: object = None) -> bytes:
        return await house.ask(method, path)

    monkeypatch.setattr(load.Caller, "ask", ask)
    crowd = Crowd(["http://127.0.0.1:1"], "venice", 1)
    (table,) = crowd.tables
    west, east = Quiet(table, table.seats[0].caller), Quiet(table, table.seats[1].caller)
    table.seats = [west, east]
    return crowd, west, east


def shown(*offers: str, status: str = "running") -> Told:
    return Told("shown", shown=Shown(1, status, [Choice(offer) for offer in offers]))


async def a_moment() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_the_last_answer_is_waited_for_before_another_match_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """East moves last, and West sees the end before East's answer is read."""

    async def whole() -> None:
        crowd, west, east = quiet_crowd(monkeypatch)
        (table,) = crowd.tables
        await table.sit_down()
        table.heed(east, shown("end"))
        table.move(0.0)
        await a_moment()
        table.heed(west, shown(status="over"))
        await a_moment()
        assert table.match == "m1"
        table.heed(east, Told("ack", id="m1"))
        await a_moment()
        assert (table.match, len(crowd.delays), crowd.errors, crowd.lost) == ("m2", 1, 0, 0)
        table.heed(west, shown("end"))
        assert not table.waits
        table.move(0.0)
        await a_moment()
        assert west.sent == ["m2"]

    asyncio.run(whole())


def test_a_match_that_is_over_for_both_is_followed_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async def whole() -> None:
        crowd, west, east = quiet_crowd(monkeypatch)
        (table,) = crowd.tables
        await table.sit_down()
        for seat in (west, east, west):
            table.heed(seat, shown(status="over"))
        await a_moment()
        assert table.match == "m2"

    asyncio.run(whole())


def test_who_may_move_before_the_last_answer_is_read_moves_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def whole() -> None:
        crowd, west, east = quiet_crowd(monkeypatch)
        (table,) = crowd.tables
        await table.sit_down()
        run = asyncio.create_task(crowd.run(1000.0, 0.002, lambda _: None))  # two moves
        table.heed(west, shown("end"))
        await asyncio.sleep(0.01)
        table.heed(east, shown("end"))
        await a_moment()
        assert (west.sent, east.sent) == (["m1"], [])
        table.heed(west, Told("ack", id="m1"))
        await a_moment()
        assert east.sent == ["m2"]
        table.heed(east, Told("ack", id="m2"))
        await run
        assert (len(crowd.delays), crowd.unanswered, crowd.errors) == (2, [], 0)

    asyncio.run(whole())


def test_a_table_that_could_move_stands_in_line_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def whole() -> None:
        crowd, west, _ = quiet_crowd(monkeypatch)
        (table,) = crowd.tables
        await table.sit_down()
        for told in (shown("end"), Told("heard"), Told("heard")):
            table.heed(west, told)
        run = asyncio.create_task(crowd.run(1000.0, 0.002, lambda _: None))
        await asyncio.sleep(0.01)
        assert west.sent == ["m1"]
        run.cancel()
        assert crowd.errors == 0

    asyncio.run(whole())


def test_who_plays_each_other_sits_at_different_servers_or_together() -> None:
    addresses = ["http://127.0.0.1:1", "http://127.0.0.1:2"]
    for together, places in ((False, 2), (True, 1)):
        crowd = Crowd(addresses, "venice", 4, together)
        callers = [[seat.caller.address for seat in table.seats] for table in crowd.tables]
        assert all(len(set(each)) == places for each in callers)
        assert [each[0] for each in callers] == addresses * 2
