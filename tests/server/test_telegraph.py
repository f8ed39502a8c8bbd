"""The line between servers: what it refuses, and that nothing breaks it for good. Redis is a fake here."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Self

import msgspec
import pytest
from redis.exceptions import AuthenticationError

from sottovoce.server import telegraph_redis
from sottovoce.server.telegraph import Alone, Wire, telegraph_for
from sottovoce.server.telegraph_redis import ByRedis
from sottovoce.store.errors import LibraryMissing, NotRedis
from tests.server.tables import StillWorld

PATIENCE = 30.0
URL = "redis://127.0.0.1:6379/0"


class FakeRedis:
    """Says on its channel what the test says; breaks as often as it is told to."""

    def __init__(self) -> None:
        self.channel: asyncio.Queue[Any] = asyncio.Queue()
        self.published: asyncio.Queue[Wire] = asyncio.Queue()
        self.troubles: list[Exception] = []  # at the next tries to publish
        self.bad_starts: list[Exception] = []
        self.attempts = 0

    def from_url(self, _url: str) -> Self:
        self.attempts += 1
        if self.bad_starts:
            raise self.bad_starts.pop()
        return self

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        """Nothing is held."""

    async def publish(self, _channel: str, data: bytes) -> None:
        if self.troubles:
            raise self.troubles.pop()
        self.published.put_nowait(msgspec.msgpack.decode(data, type=Wire))

    def pubsub(self) -> Self:
        return self

    async def subscribe(self, _channel: str) -> None:
        """Whatever is said is kept."""

    async def listen(self) -> AsyncIterator[dict[str, Any]]:
        while True:
            said = await self.channel.get()
            if isinstance(said, Exception):
                raise said
            yield {"type": "message", "data": msgspec.msgpack.encode(said)}


@pytest.fixture
def redis(monkeypatch: pytest.MonkeyPatch) -> Callable[[], FakeRedis]:
    """Put a fake in the place of Redis, once the line is made."""
    monkeypatch.setattr(telegraph_redis, "PAUSE", 0)

    def fake() -> FakeRedis:
        made = FakeRedis()
        monkeypatch.setattr(telegraph_redis, "Redis", made)
        return made

    return fake


def on_the_line(
    redis: Callable[[], FakeRedis],
    heard: Callable[[Wire], Awaitable[None]],
    work: Callable[[ByRedis, FakeRedis], Awaitable[None]],
) -> None:
    async def run() -> None:
        line = ByRedis(URL, "us")
        fake = redis()
        await line.start(heard)
        try:
            async with asyncio.timeout(PATIENCE):
                await work(line, fake)
        finally:
            await line.stop()

    asyncio.run(run())


async def nobody_listens(_wire: Wire) -> None:
    """For tests of telling."""


# ---------------------------------------------------------------- at the start


@pytest.mark.parametrize(
    "url",
    ["localhost:6379", "redis://host:port", "redis://:hush@host/?colour=red", "http://host"],
)
def test_a_mistyped_address_is_refused_before_anything_is_served(url: str) -> None:
    with pytest.raises(NotRedis, match="SOTTOVOCE_REDIS_URL") as refused:
        telegraph_for(url, StillWorld())
    assert "hush" not in str(refused.value)
    assert refused.value.__suppress_context__  # nor does a traceback tell


@pytest.mark.parametrize("url", [URL, "rediss://:hush@redis.example.org", "unix:///run/redis.sock"])
def test_addresses_of_redis_are_taken_as_they_are(url: str) -> None:
    assert not telegraph_for(url, StillWorld()).alone


def test_without_its_library_redis_is_refused_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "sottovoce.server.telegraph_redis")
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    assert isinstance(telegraph_for("", StillWorld()), Alone)
    with pytest.raises(LibraryMissing, match="'redis' is not installed"):
        telegraph_for(URL, StillWorld())


# ---------------------------------------------------------------- under way


@pytest.mark.parametrize("trouble", [AuthenticationError("hush"), OSError(), KeyError("type"), ValueError()])
def test_listening_begins_anew_whatever_broke_it(
    redis: Callable[[], FakeRedis], trouble: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    got: asyncio.Queue[Wire] = asyncio.Queue()

    async def work(_line: ByRedis, fake: FakeRedis) -> None:
        fake.bad_starts = [trouble]
        for said in (trouble, Wire("them", {"m": 4}, {})):
            fake.channel.put_nowait(said)
        assert (await got.get()).rows == {"m": 4}

    on_the_line(redis, got.put, work)
    assert type(trouble).__name__ in caplog.text
    assert "hush" not in caplog.text


def test_listening_goes_on_after_something_heard_could_not_be_taken_up(
    redis: Callable[[], FakeRedis],
) -> None:
    got: list[int] = []

    async def heard(wire: Wire) -> None:
        got.append(wire.rows["m"])
        if wire.rows["m"] == 4:
            raise KeyError("m")

    async def work(_line: ByRedis, fake: FakeRedis) -> None:
        for number in (4, 5):
            fake.channel.put_nowait(Wire("them", {"m": number}, {}))
        while got != [4, 5]:
            await asyncio.sleep(0.01)

    on_the_line(redis, heard, work)


def test_what_could_not_be_told_is_told_later_with_what_is_new_by_then(
    redis: Callable[[], FakeRedis],
) -> None:
    async def work(line: ByRedis, fake: FakeRedis) -> None:
        fake.troubles = [OSError(), AuthenticationError()]
        line.tell_row("a", 4)
        line.tell_row("b", 1)
        line.tell_said("a", 7)
        while fake.troubles:
            await asyncio.sleep(0)
        line.tell_row("a", 5)
        line.tell_said("a", 8)
        wire = await fake.published.get()
        assert (wire.rows, wire.said) == ({"a": 5, "b": 1}, {"a": 7})

    on_the_line(redis, nobody_listens, work)


def test_only_so_much_is_kept_for_later(
    redis: Callable[[], FakeRedis], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telegraph_redis, "MOST_KEPT", 3)

    async def work(line: ByRedis, fake: FakeRedis) -> None:
        fake.troubles = [OSError()]
        for match in "abcd":
            line.tell_row(match, 1)
        while fake.troubles:
            await asyncio.sleep(0)
        line.tell_row("e", 1)
        assert (await fake.published.get()).rows == {"e": 1}

    on_the_line(redis, nobody_listens, work)
