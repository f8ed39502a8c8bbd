"""Whole games of every kind over the wire: people and bots, undo, lost lines, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from sottovoce.core.record import parse_record, replay
from sottovoce.games import registry
from tests.server.nursery import Nursery, nursery, settings_for
from tests.server.player import Guest, Player
from tests.services import Postgres


@pytest.fixture(scope="module")
def servers() -> Iterator[Nursery]:
    with nursery() as keeper:
        yield keeper


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def base(request: pytest.FixtureRequest, servers: Nursery, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a running server."""
    if request.param == "sqlite":
        url = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('served')}/matches.sqlite"
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.url
    settings = settings_for(url)
    servers.start(settings)
    return f"http://127.0.0.1:{settings.port}"


class Losing(Player):
    """Loses his line after every few messages."""

    async def _heed(self, socket: object, message: dict[str, object]) -> None:
        await super()._heed(socket, message)  # type: ignore[arg-type]
        if self.chance.random() < 0.1:
            raise OSError("the line is cut")


def seats(game: str, *people: str) -> list[str]:
    count = len(registry.get(game).seats(registry.get(game).options()))
    return [*people, *["bot:level-1"] * count][:count]


async def check_record(guest: Guest, match: str, game: str, players: list[Player], seats: list[int]) -> None:
    """The record replays, and holds what was promised to everybody, each once and in order."""
    text = (await guest.get(f"/api/matches/{match}/record")).text
    record = parse_record(text)
    assert replay(registry.get(game), record).outcome() == record.result
    for player, seat in zip(players, seats, strict=True):
        decided = [decision.text for decision in record.decisions if decision.seat == seat]
        assert player.recognises(decided)


@pytest.mark.parametrize("game", registry.names())
def test_somebody_plays_a_whole_game_against_bots(base: str, game: str) -> None:
    async def work() -> None:
        guest = await Guest(base, "anna").enter()
        opened = await guest.open(game, *seats(game, "me"))
        player = Player(guest, opened["id"], seed=1, undoing=0.2)
        await player.play()
        await check_record(guest, opened["id"], game, [player], [0])
        await guest.close()

    asyncio.run(work())


@pytest.mark.parametrize("game", [name for name in registry.names() if len(seats(name)) > 1])
def test_two_people_play_each_other_and_lose_their_lines(base: str, game: str) -> None:
    async def work() -> None:
        anna, boris = await Guest(base, "anna").enter(), await Guest(base, "boris").enter()
        opened = await anna.open(game, *seats(game, "me", "open"))
        await boris.join(opened["id"], opened["invites"][0]["token"])
        players = [Losing(anna, opened["id"], 1, 0.2), Losing(boris, opened["id"], 2, 0.2)]
        await asyncio.gather(*(player.play() for player in players))
        assert all(player.sockets > 1 for player in players)
        await check_record(anna, opened["id"], game, list(players), [0, 1])
        for guest in (anna, boris):
            await guest.close()

    asyncio.run(work())
