"""Several servers at one PostgreSQL, with Redis between them: people apart, and whatever may fail."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager

import httpx
import msgspec
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection

from sottovoce.core.record import parse_record, replay
from sottovoce.games import registry
from sottovoce.server import others
from sottovoce.server.app import make_app
from sottovoce.server.serving import config_of, listen
from sottovoce.server.settings import Settings
from sottovoce.server.world import World
from sottovoce.store.log import PAUSES
from tests.conftest import counts
from tests.server.nursery import Nursery, kill, nursery, settings_for
from tests.server.player import PATIENCE, Guest, Json, Player, answer_to, say, told
from tests.services import Postgres, Redis, free_port

TOGETHER = [
    name for name in registry.names() if len(registry.get(name).seats(registry.get(name).options())) > 1
]
TABLES = 3
LIMIT = 240.0  # seconds for a test: by comparing alone, at its own pace, a game would take longer
AGAIN = ("not-written", "too-busy", "trouble")
GIVING_UP = sum(PAUSES) + 1.0  # seconds after which who waits for the database is told that it is away


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


# ---------------------------------------------------------------- people


class Visitor(Guest):
    """Somebody who goes to the next server when his own is gone."""

    def __init__(self, bases: tuple[str, ...], first: int, name: str) -> None:
        super().__init__(bases[first], name)
        self._bases = bases

    def move_on(self) -> None:
        self.base = self._bases[(self._bases.index(self.base) + 1) % len(self._bases)]


class Patient(Player):
    """Asks again, with the same id, when the server could not write; goes to another when one is gone."""

    guest: Visitor
    refusals = 0

    async def _line_is_lost(self) -> None:
        await super()._line_is_lost()
        self.guest.move_on()

    async def _heed(self, socket: ClientConnection, message: Json) -> None:
        if message["is"] != "refused":
            await super()._heed(socket, message)
            return
        self.refusals += 1
        await asyncio.sleep(0.1)
        if message["key"] == "stale":  # who changes servers may be shown for a moment what is past
            self.waiting = None
            await self._look(socket, self.shown)
        elif message["key"] in AGAIN and self.waiting is not None:
            await say(socket, **self.waiting)
        else:
            self._refused(message)


async def again(guest: Visitor, ask: Callable[[], Awaitable[Json]]) -> Json:
    """Ask until there is an answer: a server or the database may be away just now."""
    while True:
        try:
            return await ask()
        except httpx.TransportError:
            guest.move_on()
        except AssertionError:
            await asyncio.sleep(0.05)


async def enter(pair: list[Settings], number: int) -> list[Visitor]:
    """Let two people come in, each at a server of his own."""
    bases = tuple(f"http://127.0.0.1:{settings.port}" for settings in pair)
    guests = [Visitor(bases, side, f"p{number}{'ab'[side]}") for side in range(2)]
    for guest in guests:
        await guest.enter()
    return guests


async def sit_down(guests: list[Visitor], game: str, seed: int) -> tuple[str, list[Patient]]:
    """Let two people sit down to a match."""
    count = len(registry.get(game).seats(registry.get(game).options()))
    seats = ["me", "open", "bot:level-1", "bot:level-1"][:count]
    opened = await again(guests[0], lambda: guests[0].open(game, *seats))
    match, ticket = str(opened["id"]), opened["invites"][0]["token"]
    await again(guests[1], lambda: guests[1].join(match, ticket))
    return match, [Patient(guest, match, 2 * seed + seat, 0.2) for seat, guest in enumerate(guests)]


async def check(match: str, game: str, players: list[Patient]) -> int:
    """What was promised stands in the record, each once and in order; return how many decisions there are."""
    record = parse_record((await players[0].guest.get(f"/api/matches/{match}/record")).text)
    assert replay(registry.get(game), record).outcome() == record.result
    for seat, player in enumerate(players):
        assert player.recognises([each.text for each in record.decisions if each.seat == seat])
    return len(record.decisions)


async def play_a_whole_game(pair: list[Settings], game: str) -> None:
    """Play, each at his server and without ever having to come back to it."""
    guests = await enter(pair, 1)
    match, players = await sit_down(guests, game, 1)
    await asyncio.gather(*(player.play() for player in players))
    assert all(player.sockets == 1 and not player.refusals for player in players)
    assert await check(match, game, players) > 10
    for guest in guests:
        await guest.close()


async def talk(pair: list[Settings]) -> None:
    """Say something at one server, and hear it at the other, once."""
    guests = await enter(pair, 2)
    match, _ = await sit_down(guests, "venice", 2)
    async with guests[0].sit(match) as one, guests[1].sit(match) as two:
        for socket in (one, two):
            assert (await told(socket))["is"] == "welcome"
        for number, text in enumerate(("Good evening.", "Good luck.")):
            await answer_to(one, do="say", id=f"s{number}", text=text)
        heard = [(await told(two))["text"] for _ in range(2)]
        assert heard == ["Good evening.", "Good luck."]
    for guest in guests:
        await guest.close()


def within_limits(work: Awaitable[None]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(LIMIT):
            await work

    asyncio.run(limited())


# ---------------------------------------------------------------- all is well


@pytest.mark.parametrize("game", TOGETHER)
def test_people_at_different_servers_play_whole_games(pair: list[Settings], game: str) -> None:
    within_limits(play_a_whole_game(pair, game))


def test_people_at_different_servers_hear_each_other_once(pair: list[Settings]) -> None:
    within_limits(talk(pair))


# ---------------------------------------------------------------- Redis is never there


@asynccontextmanager
async def pair_without_redis(url: str) -> AsyncIterator[list[Settings]]:
    """Run two servers in this process, at one database; where Redis should be nobody listens."""
    nowhere = f"redis://127.0.0.1:{free_port()}/0"
    both = [msgspec.structs.replace(settings_for(url), redis=nowhere, bot_workers=1) for _ in range(2)]
    running = [uvicorn.Server(config_of(make_app(settings, World()), settings)) for settings in both]
    tasks = [
        asyncio.create_task(server.serve([listen(settings.host, settings.port)]))
        for server, settings in zip(running, both, strict=True)
    ]
    try:
        while not all(server.started for server in running):
            await asyncio.sleep(0.02)
        yield both
    finally:
        for server in running:
            server.should_exit = True
        await asyncio.gather(*tasks)


def without_redis(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, work: Callable[[list[Settings]], Awaitable[None]]
) -> None:
    """Do something at two servers that compare more often than they do in life."""
    monkeypatch.setattr(others, "COMPARING", 0.05)

    async def both() -> None:
        async with pair_without_redis(postgres.url) as pair:
            await work(pair)

    within_limits(both())


@pytest.mark.parametrize("game", TOGETHER)
def test_without_redis_people_at_different_servers_play_whole_games_by_comparing(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    without_redis(postgres, monkeypatch, lambda pair: play_a_whole_game(pair, game))


def test_without_redis_people_at_different_servers_hear_each_other_once(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_redis(postgres, monkeypatch, talk)


# ---------------------------------------------------------------- something fails in the midst of it


class Company:
    """People at several tables who play match after match until there is no more trouble."""

    def __init__(self, pair: list[Settings]) -> None:
        self._pair = pair
        self._over = asyncio.Event()
        self.matches: list[list[tuple[str, list[Patient]]]] = [[] for _ in range(TABLES)]

    async def meet(self, trouble: Callable[[Company], Awaitable[None]]) -> None:
        """Play while there is trouble, then to the end; what was promised must be kept."""
        async with asyncio.TaskGroup() as playing:
            for table in range(TABLES):
                playing.create_task(self._play(table))
            await trouble(self)
            self._over.set()
        for match, players in [match for matches in self.matches for match in matches]:
            assert await check(match, "venice", players) > 10
        for guest in {player.guest for player in self.everybody()}:
            await guest.close()

    async def _play(self, table: int) -> None:
        guests = await enter(self._pair, 10 + table)
        while not self._over.is_set():
            seed = 100 * table + len(self.matches[table])
            match, players = await sit_down(guests, "venice", seed)
            self.matches[table].append((match, players))
            await asyncio.gather(*(player.play() for player in players))

    def everybody(self) -> list[Patient]:
        return [player for matches in self.matches for _, players in matches for player in players]

    async def in_suspense(self) -> list[Patient]:
        """Wait until somebody has asked for something and is not answered; return all such people."""
        async with asyncio.timeout(PATIENCE):
            while not (found := [one for one in self.everybody() if one.waiting and not one.over]):
                await asyncio.sleep(0.01)
        return found

    def promised(self) -> int:
        return sum(len(player.promised) for player in self.everybody())

    async def in_the_midst(self) -> list[list[Patient]]:
        """Wait until everybody has decided something in a match that goes on; return who sits together."""
        while True:
            now = [matches[-1][1] for matches in self.matches if matches]
            players = [player for together in now for player in together]
            if len(now) == TABLES and all(player.promised and not player.over for player in players):
                return now
            await asyncio.sleep(0.01)


def under_load(pair: list[Settings], trouble: Callable[[Company], Awaitable[None]]) -> Company:
    """Let a company meet with trouble; return it."""

    async def work() -> Company:
        company = Company(pair)
        async with asyncio.timeout(LIMIT):
            await company.meet(trouble)
        return company

    return asyncio.run(work())


def test_one_server_is_killed_and_its_people_go_on_at_the_other(
    servers: Nursery, postgres: Postgres, redis: Redis, pair: list[Settings]
) -> None:
    third = msgspec.structs.replace(settings_for(postgres.url), redis=redis.url)
    process = servers.start(third)
    struck: list[list[Patient]] = []

    async def trouble(company: Company) -> None:
        struck.extend(await company.in_the_midst())
        kill(process)

    under_load([pair[0], third], trouble)
    assert [[player.sockets for player in together] for together in struck] == [[1, 2]] * TABLES


def test_redis_is_restarted_under_load(redis: Redis, pair: list[Settings]) -> None:
    async def trouble(company: Company) -> None:
        for _ in range(counts(1, 10)):
            await company.in_the_midst()
            await asyncio.to_thread(redis.stop)
            before = company.promised()
            while company.promised() < before + TABLES:  # people go on without it
                await asyncio.sleep(0.02)
            await asyncio.to_thread(redis.start)
        await company.in_the_midst()

    company = under_load(pair, trouble)
    assert all(player.sockets == 1 and not player.refusals for player in company.everybody())


def test_postgresql_is_restarted_under_load(postgres: Postgres, pair: list[Settings]) -> None:
    waiting: list[Patient] = []

    async def trouble(company: Company) -> None:
        for away in (*[0.0] * counts(1, 10), GIVING_UP):
            await company.in_the_midst()
            await asyncio.to_thread(postgres.stop)
            try:
                await asyncio.sleep(away)
                waiting[:] = await company.in_suspense()
            finally:
                await asyncio.to_thread(postgres.start)  # others need it too

    company = under_load(pair, trouble)
    assert sum(player.refusals + player.sockets - 1 for player in company.everybody()) > 0
    assert all(player.over for player in waiting)
