"""The guard at the door: every rule of it is tried by a caller who breaks it."""

from __future__ import annotations

import logging
from collections.abc import Callable

import httpx
import pytest
from litestar.types import Message, Scope
from sqlalchemy.exc import OperationalError

from sottovoce.matches.clock import MINUTE
from sottovoce.server.answers import STATUS, status_of
from sottovoce.server.errors import Stranger, TooOften
from sottovoce.server.limits import Buckets
from sottovoce.server.security import address_of
from sottovoce.server.settings import Limits, Rate
from sottovoce.store import Database
from tests.server.house import HEADERS, Served, refused
from tests.words.test_files import REFUSALS

Visitor = Callable[..., None]
MUCH = Rate(10**6, 10**6)
CHANGING = [
    ("POST", "/api/guest"),
    ("POST", "/api/login"),
    ("POST", "/api/recover"),
    ("POST", "/api/logout"),
    ("PUT", "/api/me"),
    ("DELETE", "/api/me"),
    ("POST", "/api/me/account"),
    ("POST", "/api/matches"),
    ("POST", "/api/matches/m/join"),
    ("POST", "/api/matches/m/watch-link"),
    ("POST", "/nowhere"),
]


def limits(**own: Rate | int) -> Limits:
    rates: dict[str, Rate] = dict.fromkeys(("address", "session", "entry", "account", "socket"), MUCH)
    return Limits(**{**rates, **own})  # type: ignore[arg-type]


# ---------------------------------------------------------------- where a request comes from


@pytest.mark.parametrize("header", [None, "", "0", "yes"])
def test_a_changing_request_needs_the_header_of_the_page(visit: Visitor, header: str | None) -> None:
    async def work(running: Served) -> None:
        guest = await running.guest()
        del guest.headers["X-Sottovoce"]
        sent = {} if header is None else {"X-Sottovoce": header}
        for method, path in CHANGING:
            answer = await guest.request(method, path, json={"name": "Eve"}, headers=sent)
            refused(answer, 403, "missing-header")
        assert (await guest.get("/api/me")).json()["name"] == "Anna"

    visit(work)


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "http://127.0.0.1.evil.example", "http://127.0.0.1:81", "http://[", "x"],
)
def test_a_changing_request_of_another_site_is_refused(visit: Visitor, origin: str) -> None:
    async def work(running: Served) -> None:
        guest = await running.guest()
        for method, path in CHANGING:
            answer = await guest.request(method, path, json={"name": "Eve"}, headers={"Origin": origin})
            refused(answer, 403, "wrong-origin")

    visit(work)


def test_our_own_page_and_allowed_ones_may_change_things(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        for base, origin in (
            ("http://127.0.0.1", "http://127.0.0.1"),
            ("http://table.example.org", "https://table.example.org"),
            ("http://127.0.0.1", "https://table.example.org"),
        ):
            caller = running.caller(base=base, Origin=origin)
            assert (await caller.post("/api/guest", json={"name": "Anna"})).status_code == 201

    visit(work, origins=("https://table.example.org/",))


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "", "localhost.evil.example", "["]
)
def test_a_name_that_is_not_ours_is_not_answered(visit: Visitor, host: str) -> None:
    async def work(running: Served) -> None:
        for path in ("/", "/api/games", "/health", "/web/app.js"):
            refused(await running.caller(Host=host).get(path), 400, "wrong-host")

    visit(work)


@pytest.mark.parametrize("host", ["localhost:8000", "192.168.1.7:8000", "[::1]:8000", "LOCALHOST"])
def test_addresses_and_localhost_are_answered(visit: Visitor, host: str) -> None:
    async def work(running: Served) -> None:
        assert (await running.caller(Host=host).get("/health")).status_code == 200

    visit(work)


async def knock(running: Served, **headers: str) -> list[Message]:
    """Ask for a socket; return what is said."""
    said: list[Message] = []

    async def send(message: Message) -> None:
        said.append(message)

    async def receive() -> dict[str, str]:
        return {"type": "websocket.connect"} if not said else {"type": "websocket.disconnect"}

    sent = {"host": "127.0.0.1", **headers}
    scope = {
        "type": "websocket", "path": "/api/matches/none/socket", "raw_path": b"/api/matches/none/socket",
        "query_string": b"", "root_path": "", "scheme": "ws", "subprotocols": [], "http_version": "1.1",
        "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80), "extensions": {}, "asgi": {"version": "3.0"},
        "headers": [(name.encode(), value.encode()) for name, value in sent.items()],
    }  # fmt: skip
    await running.app(scope, receive, send)  # type: ignore[arg-type]
    return said


def test_a_socket_of_another_site_is_turned_away_before_it_opens(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"host": "evil.example"}):
            said = await knock(running, **headers)
            assert [message["type"] for message in said] == ["websocket.close"]
        said = await knock(running, origin="http://127.0.0.1")
        assert said[0]["type"] == "websocket.accept"

    visit(work)


# ---------------------------------------------------------------- how much, how often


def test_a_body_that_is_too_large_is_refused(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        guest = await running.guest()
        for path in ("/api/guest", "/api/login", "/api/matches"):
            refused(await guest.post(path, content=b" " * 3000), 413, "too-large")

    visit(work, limits=limits(body=2000))


def test_an_address_that_asks_too_often_must_wait_and_others_need_not(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        caller = running.caller("10.0.0.1")
        for _ in range(5):
            assert (await caller.get("/api/games")).status_code == 200
        answer = await caller.get("/api/games")
        refused(answer, 429, "too-often")
        assert 1 <= int(answer.headers["retry-after"]) <= 6
        assert (await running.caller("10.0.0.2").get("/api/games")).status_code == 200
        assert (await caller.get("/")).status_code == 200
        running.world.later = 6_100
        assert (await caller.get("/api/games")).status_code == 200

    visit(work, limits=limits(address=Rate(5, 10)))


def test_many_guests_from_one_address_are_refused(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        for name in ("Anna", "Boris"):
            answer = await running.caller("10.0.0.1").post("/api/guest", json={"name": name})
            assert answer.status_code == 201
        for path in ("/api/guest", "/api/login", "/api/recover", "/api/me/account"):
            refused(await running.caller("10.0.0.1").post(path, json={"name": "Eve"}), 429, "too-often")
        assert (await running.caller("10.0.0.1").get("/api/games")).status_code == 200

    visit(work, limits=limits(entry=Rate(2, 1)))


def test_a_session_that_changes_things_too_often_must_wait(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        anna, boris = await running.guest(), await running.guest("Boris")
        for name in ("A", "B"):
            assert (await anna.put("/api/me", json={"name": name})).status_code == 200
        refused(await anna.put("/api/me", json={"name": "C"}), 429, "too-often")
        assert (await boris.put("/api/me", json={"name": "C"})).status_code == 200
        assert (await anna.get("/api/me")).status_code == 200

    visit(work, limits=limits(session=Rate(2, 1)))


def test_buckets_fill_again_and_are_no_more_than_allowed() -> None:
    buckets = Buckets(Rate(2, 1), most=3)
    for _ in range(2):
        buckets.take("a", 0)
    with pytest.raises(TooOften, match="wait 60 s"):
        buckets.take("a", 0)
    with pytest.raises(TooOften, match="wait 1 s"):
        buckets.check("a", MINUTE - 1)
    buckets.take("a", MINUTE)
    for key in "bcde":
        buckets.take(key, MINUTE)
    assert len(buckets) == 3
    buckets.take("a", MINUTE)  # forgotten, so full again


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("10.0.0.1", "10.0.0.2", False),
    ],
)
def test_who_has_many_addresses_counts_as_one(one: str, other: str, same: bool) -> None:
    first, second = ({"client": (host, 1)} for host in (one, other))
    assert (address_of(as_scope(first)) == address_of(as_scope(second))) == same


def as_scope(parts: dict[str, tuple[str, int]]) -> Scope:
    return parts  # type: ignore[return-value]


# ---------------------------------------------------------------- what every answer carries


CAREFUL = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}


def test_every_answer_is_careful_even_a_refusal(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        guest = await running.guest()
        for answer in (
            await guest.get("/"),
            await guest.get("/api/me"),
            await guest.get("/api/nowhere"),
            await guest.put("/api/games"),
            await guest.post("/api/guest", content=b"{"),
            await guest.get("/", headers={"Host": "evil.example"}),
        ):
            assert {name: answer.headers.get(name) for name in CAREFUL} == CAREFUL
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
        assert (await guest.get("/api/me")).headers["cache-control"] == "no-store"

    visit(work)


def test_numbers_are_told_on_the_same_machine_only(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        told = await running.caller().get("/metrics")
        assert "sottovoce_requests_total" in told.text
        assert "sottovoce_sockets 0.0" in told.text
        refused(await running.caller("10.0.0.1").get("/metrics"), 403, "not-allowed")
        forwarded = running.caller(**{"X-Forwarded-For": "10.0.0.1"})
        refused(await forwarded.get("/metrics"), 403, "not-allowed")

    visit(work)


# ---------------------------------------------------------------- mistakes of ours


def test_a_mistake_of_ours_tells_nothing_and_is_noted(
    visit: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(running: Served) -> None:
        guest = await running.guest()

        async def break_down(*_: object) -> None:
            raise RuntimeError(f"the secret is {guest.cookies['sottovoce']}")

        monkeypatch.setattr(running.house.reception, "rename", break_down)
        answer = await guest.put("/api/me", json={"name": "my secret name"})
        refused(answer, 500, "trouble")
        noted = answer.json()["particulars"]["id"]
        assert noted in caplog.text
        assert "RuntimeError" in caplog.text
        assert "break_down" in caplog.text
        for text in (answer.text, caplog.text):
            assert guest.cookies["sottovoce"] not in text
            assert "my secret name" not in text

    with caplog.at_level(logging.DEBUG, logger="sottovoce"):
        visit(work)


def test_a_closed_door_lets_nobody_change_anything(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        guest = await running.guest()
        await running.house.say_goodbye()
        answer: httpx.Response = await guest.put("/api/me", json={"name": "Eve"})
        refused(answer, 503, "closing")
        assert answer.headers["retry-after"] == "2"
        assert (await guest.get("/health")).json()["well"] is False
        assert [message["type"] for message in await knock(running)] == ["websocket.close"]

    visit(work)


def test_every_refusal_has_a_fitting_status() -> None:
    assert set(STATUS.values()) <= {401, 403, 404, 405, 409, 413, 429, 500, 503}
    assert status_of(Stranger()) == 401
    listed = {kind.key for kind in STATUS}
    assert listed <= {kind.key for kind in REFUSALS}
    assert HEADERS == {"X-Sottovoce": "1"}


def test_a_disk_that_can_only_be_read_is_not_well(visit: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sottovoce.server.app.TRUSTED", 0)

    async def refuse(_database: Database, _work: object) -> None:
        raise OperationalError("", None, OSError("read-only file system"))

    async def work(running: Served) -> None:
        guest = await running.guest()
        assert (await guest.get("/health")).json()["well"] is True
        monkeypatch.setattr(Database, "write", refuse)
        answer = await guest.get("/health")
        assert (answer.status_code, answer.json()["well"]) == (503, False)

    visit(work)
