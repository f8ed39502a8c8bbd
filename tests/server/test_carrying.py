"""A guest comes into his account, and what he has comes along; nobody else notices."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from sottovoce.matches import Carried, Match, Opened, OpenSeat, Person, Row, Terms
from sottovoce.matches.errors import AlreadySeated, NotSeated
from tests.server.house import ACCOUNT, Served
from tests.server.line import Line

Visitor = Callable[..., None]
CARRYING = {**ACCOUNT, "carry": True}
TWO = ["me", "open"]


async def open_match(caller: httpx.AsyncClient, seats: list[str], **more: object) -> tuple[str, list[str]]:
    """Open a match of Venice; return its id and the invitations to its open seats."""
    answer = await caller.post("/api/matches", json={"game": "venice", "seats": seats, "token": "t", **more})
    assert answer.status_code == 201, answer.text
    return answer.json()["id"], [invite["token"] for invite in answer.json()["invites"]]


async def join(caller: httpx.AsyncClient, match: str, invite: str) -> None:
    answer = await caller.post(f"/api/matches/{match}/join", json={"invite": invite, "token": "u"})
    assert answer.status_code == 201, answer.text


async def mine(caller: httpx.AsyncClient) -> list[str]:
    return [match["id"] for match in (await caller.get("/api/me/matches")).json()]


async def log_in(caller: httpx.AsyncClient, how: dict[str, object] | None = None) -> None:
    assert (await caller.post("/api/login", json=how or CARRYING)).status_code == 200


# ---------------------------------------------------------------- what comes along


def test_matches_come_along_and_go_on(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        await running.member()
        guest, boris = await running.guest("Nina"), await running.guest("Boris")
        match, invites = await open_match(guest, TWO)
        await join(boris, match, invites[0])
        waiting, _ = await open_match(guest, TWO)
        seed = (await running.house.tables.room(match)).match.table.seed
        await log_in(guest)
        assert (await guest.get("/api/me")).json()["account"] == "anna"
        assert sorted(await mine(guest)) == sorted([match, waiting])
        await running.house.tables.look_again(match)  # as after a restart: from its rows alone
        room = await running.house.tables.room(match)
        assert room.match.table.seed == seed
        assert (await guest.get(f"/api/matches/{match}")).json()["seat"] == 0

    visit(work)


def test_words_and_notes_come_along(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        await running.member()
        line = Line(running.app)
        await line.ask("POST", "/api/guest", json={"name": "Nina"})
        match, _ = await open_match(line.http, ["me", "bot:level-1"])
        await line.sit(match, "")
        await line.say(do="say", id="s", text="Good evening")
        await line.say(do="keep-notes", id="n", text="The guards are close.")
        await line.catch_up()
        await line.ask("POST", "/api/login", json=CARRYING)
        kept = (await line.http.get("/api/me/export")).json()["kept"]
        assert [said["text"] for said in kept["said"]] == ["Good evening"]
        assert [notes["text"] for notes in kept["notes"]] == ["The guards are close."]
        await line.say(do="resign", id="r")  # at the socket he has had open all along
        while b'"over"' not in await line.hear():
            pass
        await line.get_up()
        await line.close()

    visit(work)


def test_recovering_an_account_carries_too(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        _, code = await running.member()
        guest = await running.guest("Nina")
        match, _ = await open_match(guest, TWO)
        recovering = {"account": "anna", "recovery": code, "passphrase": "another horse", "carry": True}
        assert (await guest.post("/api/recover", json=recovering)).status_code == 200
        assert await mine(guest) == [match]

    visit(work)


# ---------------------------------------------------------------- what does not


def test_nothing_is_carried_unasked_or_by_a_wrong_passphrase(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        await running.member()
        guest = await running.guest("Nina")
        match, _ = await open_match(guest, TWO)
        await guest.post("/api/login", json={**CARRYING, "passphrase": "wrong horse"})
        assert await mine(guest) == [match]
        await log_in(guest, dict(ACCOUNT))
        assert await mine(guest) == []

    visit(work)


def test_one_account_is_never_carried_into_another(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        await running.member()
        boris = await running.guest("Boris")
        other = {"account": "boris", "passphrase": "battery staple"}
        assert (await boris.post("/api/me/account", json=other)).status_code == 201
        match, _ = await open_match(boris, TWO)
        await log_in(boris)
        assert await mine(boris) == []
        await log_in(boris, dict(other))
        assert await mine(boris) == [match]

    visit(work)


def test_who_plays_against_himself_keeps_the_seats_apart(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        anna, _ = await running.member()
        guest = await running.guest("Nina")
        match, invites = await open_match(anna, TWO)
        await join(guest, match, invites[0])
        await log_in(guest)
        room = await running.house.tables.room(match)
        assert len(set(room.sitters())) == 2
        assert await mine(guest) == [match]

    visit(work)


# ---------------------------------------------------------------- what others notice


def test_the_opponent_is_shown_nothing(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        await running.member()
        guest = await running.guest("Nina")
        boris = Line(running.app)
        await boris.ask("POST", "/api/guest", json={"name": "Boris"})
        match, invites = await open_match(guest, TWO)
        await join(boris.http, match, invites[0])
        await boris.sit(match, "")
        await boris.catch_up()
        before, heard = (await boris.http.get(f"/api/matches/{match}")).content, len(boris.heard)
        lists = (await boris.http.get("/api/me/matches")).content
        await log_in(guest)
        await boris.catch_up()
        assert [message for message in boris.heard[heard:] if b'"pong"' not in message] == []
        assert (await boris.http.get(f"/api/matches/{match}")).content == before
        assert (await boris.http.get("/api/me/matches")).content == lists
        await boris.get_up()
        await boris.close()

    visit(work)


def test_who_is_deleted_leaves_no_name_from_before(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        await running.member()
        guest = await running.guest("Ninotchka")
        match, _ = await open_match(guest, ["me", "bot:level-1"])
        await log_in(guest)
        assert (await guest.delete("/api/me")).status_code == 204
        assert "Ninotchka" not in "".join(row.change for row in await running.house.tables.log.rows(match))

    visit(work)


# ---------------------------------------------------------------- the row itself


def test_a_seat_is_carried_while_a_bot_sits_in_and_only_once() -> None:
    seats = (Person("guest", "Nina", "t"), Person("boris", "Boris", "u"))
    match = Match(Row(0, 1, Opened(Terms(game="venice", rules=1), seats, "5" * 64)))
    seed, shown = match.table.seed, [match.shown(reader) for reader in (-1, 0, 1)]
    match.fold(Row(1, 2, match.carry("guest", "anna")))
    assert match.seat_of("anna") == 0
    assert (match.table.seed, [match.shown(reader) for reader in (-1, 0, 1)]) == (seed, shown)
    match.fold(Row(2, 3, match.leave(0)))
    match.fold(Row(3, 4, match.carry("anna", "again")))
    match.fold(Row(4, 5, match.come_back(match.seat_of("again"))))
    with pytest.raises(NotSeated):
        match.carry("guest", "other")
    with pytest.raises(AlreadySeated):
        match.carry("again", "boris")
    assert match.carry("boris", "carol") == Carried(1, "boris", "carol")


def test_an_open_seat_has_nobody_to_be_carried() -> None:
    seats = (Person("guest", "Nina", "t"), OpenSeat())
    match = Match(Row(0, 1, Opened(Terms(game="venice", rules=1), seats, "5" * 64)))
    match.fold(Row(1, 2, match.carry("guest", "anna")))
    assert match.seats[0] == Person("anna", "Nina", "t")
