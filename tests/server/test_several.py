"""Several servers at one PostgreSQL, with Redis between them: people apart, and whatever may fail."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from sottovoce.core.record import parse_record, replay
from sottovoce.games import registry
from sottovoce.server.settings import Settings
from tests.conftest import counts
from tests.server.nursery import Nursery, kill, nursery, settings_for
from tests.server.player import Guest, Json, Player, answer_to, say, told
from tests.services import Postgres, Redis

TOGETHER = [
    name for name in registry.names() if len(registry.get(name).seats(registry.get(name).options())) > 1
]
TABLES = 3


@pytest.fixture(scope="module")
def servers() -> Iterator[Nursery]:
    with nursery() as keeper:
        yield keeper


@pytest.fixture(scope="module")
def pair(servers: Nursery, postgres: Postgres, redis: Redis) -> list[Settings]:
    """Two running servers."""
    both = [
        msgspec.structs.replace(settings_for(postgres.url), redis=redis.url, bot_workers=1) for _ in range(2)
    ]
    for settings in both:
        servers.start(settings)
    return both


def address(settings: Settings) -> str:
    return f"http://127.0.0.1:{settings.port}"


class Patient(Player):
    """Asks again, with the same id, when the server could not write; goes to another when one is gone."""

    bases: tuple[str, ...] = ()

    async def _line_is_lost(self) -> None:
        await super()._line_is_lost()
        self.guest.base = self.bases[(self.bases.index(self.guest.base) + 1) % len(self.bases)]

    async def _heed(self, socket: ClientConnection, message: Json) -> None:
        if message["is"] == "refused" and message["key"] == "not-written" and self.waiting is not None:
            await asyncio.sleep(0.1)
            await say(socket, **self.waiting)
        else:
            await super()._heed(socket, message)


async def again(ask: Callable[[], Awaitable[Json]]) -> Json:
    """Ask until there is an answer: a server or the database may be away just now."""
    while True:
        try:
            return await ask()
        except (httpx.TransportError, AssertionError):
            await asyncio.sleep(0.05)


async def sit_down(pair: list[Settings], game: str, number: int) -> tuple[str, list[Patient]]:
    """Let two people sit down to a match, each at a server of his own."""
    bases = tuple(address(settings) for settings in pair)
    guests = [Guest(base, f"p{number}{side}") for base, side in zip(bases, "ab", strict=True)]
    for guest in guests:
        await guest.enter()
    count = len(registry.get(game).seats(registry.get(game).options()))
    opened = await again(lambda: guests[0].open(game, *["me", "open", "bot:level-1", "bot:level-1"][:count]))
    await again(lambda: guests[1].join(opened["id"], opened["invites"][0]["token"]))
    players = [Patient(guest, opened["id"], 100 * number + seat, 0.2) for seat, guest in enumerate(guests)]
    for player in players:
        player.bases = bases
    return str(opened["id"]), players


async def check(match: str, game: str, players: list[Patient]) -> int:
    """What was promised stands in the record, each once and in order; return how many decisions there are."""
    record = parse_record((await players[0].guest.get(f"/api/matches/{match}/record")).text)
    assert replay(registry.get(game), record).outcome() == record.result
    for seat, player in enumerate(players):
        assert player.recognises([each.text for each in record.decisions if each.seat == seat])
        await player.guest.close()
    return len(record.decisions)


@pytest.mark.parametrize("game", TOGETHER)
def test_people_at_different_servers_play_whole_games(pair: list[Settings], game: str) -> None:
    async def work() -> None:
        match, players = await sit_down(pair, game, 1)
        await asyncio.gather(*(player.play() for player in players))
        assert all(player.sockets == 1 for player in players)
        assert await check(match, game, players) > 10

    asyncio.run(work())


def test_people_at_different_servers_hear_each_other_once(pair: list[Settings]) -> None:
    async def work() -> None:
        match, players = await sit_down(pair, "venice", 2)
        anna, boris = (player.guest for player in players)
        async with anna.sit(match) as one, boris.sit(match) as two:
            for socket in (one, two):
                assert (await told(socket))["is"] == "welcome"
            for number, text in enumerate(("Good evening.", "Good luck.")):
                await answer_to(one, do="say", id=f"s{number}", text=text)
            heard = [(await told(two))["text"] for _ in range(2)]
            assert heard == ["Good evening.", "Good luck."]
        for player in players:
            await player.guest.close()

    asyncio.run(work())


def under_load(pair: list[Settings], trouble: Callable[[], Awaitable[None]]) -> int:
    """Let tables play while there is trouble, then to the end; return how many decisions were taken."""

    async def work() -> int:
        tables = [await sit_down(pair, "venice", 10 + number) for number in range(TABLES)]
        playing = [asyncio.create_task(player.play()) for _, players in tables for player in players]
        await trouble()
        await asyncio.gather(*playing)
        return sum([await check(match, "venice", players) for match, players in tables])

    return asyncio.run(work())


def test_one_server_is_killed_and_its_people_go_on_at_the_other(
    servers: Nursery, postgres: Postgres, redis: Redis, pair: list[Settings]
) -> None:
    third = msgspec.structs.replace(settings_for(postgres.url), redis=redis.url)
    process = servers.start(third)

    async def trouble() -> None:
        await asyncio.sleep(0.5)
        kill(process)

    assert under_load([pair[0], third], trouble) > 10 * TABLES


def test_redis_is_restarted_under_load(redis: Redis, pair: list[Settings]) -> None:
    async def trouble() -> None:
        for _ in range(counts(1, 10)):
            await asyncio.sleep(0.3)
            await asyncio.to_thread(redis.stop)
            await asyncio.sleep(0.3)
            await asyncio.to_thread(redis.start)

    assert under_load(pair, trouble) > 10 * TABLES


def test_postgresql_is_restarted_under_load(postgres: Postgres, pair: list[Settings]) -> None:
    async def trouble() -> None:
        for _ in range(counts(1, 10)):
            await asyncio.sleep(0.3)
            await asyncio.to_thread(postgres.stop)
            await asyncio.to_thread(postgres.start)

    assert under_load(pair, trouble) > 10 * TABLES
