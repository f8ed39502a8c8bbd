"""Two servers at one database that hear nothing of each other: each finds by comparing what it lacks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import ClassVar, cast

import msgspec
import pytest
from sqlalchemy import insert, update

from sottovoce.core.game import SPECTATOR
from sottovoce.matches import Change, Match
from sottovoce.matches.errors import Stale
from sottovoce.server import others as others_module
from sottovoce.server.channel import Socket
from sottovoce.server.errands import carry_out
from sottovoce.server.limits import Buckets
from sottovoce.server.others import Others
from sottovoce.server.rooms import Listener, Room
from sottovoce.server.settings import Rate
from sottovoce.server.socket import Sitting
from sottovoce.server.tables import Tables
from sottovoce.server.telegraph import Alone, Wire
from sottovoce.server.wire import Decide, Say
from sottovoce.store import Database, default_url, schema
from tests.server.tables import StillWorld, listen, open_match, shown

PATIENCE = 30.0


class Silent(Alone):
    """There are others, but nothing is heard of them."""

    alone = False


class Ear:
    """A channel that keeps what it is sent."""

    def __init__(self) -> None:
        self.messages: list[dict[str, object]] = []

    def has_room(self) -> bool:
        return True

    def post(self, messages: Iterable[bytes]) -> None:
        self.messages += [msgspec.json.decode(message) for message in messages]

    async def say(self, message: bytes) -> None:
        self.post((message,))

    async def read(self) -> str:
        raise AssertionError("nobody speaks")

    def heard(self) -> list[object]:
        return [message["text"] for message in self.messages if message["is"] == "heard"]


def hearing(tables: Tables, match: str, reader: int) -> tuple[Listener, Ear]:
    """Let somebody look on who has been greeted."""
    listener, ear = listen(tables, match, reader), Ear()
    listener.channel = ear
    return listener, ear


def apart(folder: Path, work: Callable[[Tables, Tables, Others], Awaitable[None]]) -> None:
    """Run some work with the tables of two servers, and what compares for the second."""

    async def opened() -> None:
        databases = [Database(default_url(folder)) for _ in range(2)]
        for database in databases:
            await database.open()
        there, here = (Tables(database, StillWorld()) for database in databases)
        try:
            await work(there, here, Others(here, Silent()))
        finally:
            for tables in (there, here):
                await tables.log.drain()
                await tables.database.close()

    asyncio.run(opened())


def decide(match: Match) -> Change:
    text = match.game.notation(match.view(match.mover).legal[0])
    return match.decide(match.mover, text, match.shown(match.mover))


async def spoil(tables: Tables, match: str, change: str) -> None:
    """Write a row that nobody understands."""
    row = {"match": match, "number": 1, "client": "x", "at": 0, "change": change}
    of = schema.matches.c.id == match
    await tables.database.execute(
        insert(schema.rows).values(row), update(schema.matches).where(of).values(number=1)
    )


# ---------------------------------------------------------------- decisions


def test_what_nobody_told_us_is_found_by_comparing(tmp_path: Path) -> None:
    async def work(there: Tables, here: Tables, others: Others) -> None:
        match = await open_match(there)
        looking = listen(here, match, SPECTATOR)
        await shown(here, looking)
        await others.compare()
        assert await shown(here, looking) is None
        for count in range(3):
            await there.change(match, f"d{count}", decide)
        await others.compare()
        assert (await here.room(match)).match.number == 3
        assert await shown(here, looking) is not None

    apart(tmp_path, work)


@pytest.mark.parametrize("change", ["{", "{}", '{"type": "decided", "seat": 7}', "[1]"])
def test_a_match_that_cannot_be_read_does_not_keep_the_others_back(tmp_path: Path, change: str) -> None:
    async def work(there: Tables, here: Tables, others: Others) -> None:
        matches = [await open_match(there) for _ in range(3)]
        for match in matches:
            await here.room(match)
        await spoil(there, matches[1], change)
        for match in (matches[0], matches[2]):
            await there.change(match, "d", decide)
        await others.compare()
        await others.hear(Wire("them", dict.fromkeys(matches, 1), {}))
        assert [(await here.room(match)).match.number for match in matches] == [1, 0, 1]
        assert (await here.room(matches[1])).frozen is not None
        await others.compare()  # what is frozen stays so
        assert here.peek(matches[1]) is not None

    apart(tmp_path, work)


@pytest.mark.parametrize("way", ["compare", "hear"])
def test_a_match_that_breaks_is_loaded_anew_and_the_others_are_seen_to(
    tmp_path: Path, way: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(there: Tables, here: Tables, others: Others) -> None:
        matches = [await open_match(there) for _ in range(3)]
        rooms = [await here.room(match) for match in matches]
        troubles = [KeyError("secret")]

        def break_once(room: Room) -> None:
            if room is rooms[1] and troubles:
                raise troubles.pop()

        here.on_change.append(break_once)
        for match in matches:
            await there.change(match, "d", decide)
        if way == "compare":
            await others.compare()
        else:
            await others.hear(Wire("them", dict.fromkeys(matches, 1), dict.fromkeys(matches, 1)))
        assert [here.peek(match) is room for match, room in zip(matches, rooms, strict=True)] == [
            True,
            False,
            True,
        ]
        assert [(await here.room(match)).match.number for match in matches] == [1, 1, 1]

    apart(tmp_path, work)
    assert "KeyError" in caplog.text
    assert "secret" not in caplog.text


def test_while_the_database_is_away_nothing_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(there: Tables, here: Tables, others: Others) -> None:
        match = await open_match(there)
        room = await here.room(match)
        await there.change(match, "d", decide)

        async def away(*_: object) -> list[object]:
            raise ConnectionError

        with monkeypatch.context() as patched:
            patched.setattr(here.log, "rows", away)
            await others.hear(Wire("them", {match: 1}, {}))
            with pytest.raises(ConnectionError):
                await others.compare()
        assert here.peek(match) is room
        await others.compare()
        assert room.match.number == 1

    apart(tmp_path, work)


def test_comparing_goes_on_whatever_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(there: Tables, here: Tables, others: Others) -> None:
        match = await open_match(there)
        room = await here.room(match)
        troubles = [KeyError("number"), ConnectionError(), AssertionError()]
        numbers = here.numbers

        def break_first() -> dict[str, int]:
            if troubles:
                raise troubles.pop()
            return numbers()

        monkeypatch.setattr(here, "numbers", break_first)
        monkeypatch.setattr(others_module, "COMPARING", 0.01)
        await others.start()
        await there.change(match, "d", decide)
        async with asyncio.timeout(PATIENCE):
            while room.match.number < 1:
                await asyncio.sleep(0.01)
        await others.stop()

    apart(tmp_path, work)


def test_who_has_seen_more_elsewhere_is_not_refused_by_a_server_that_lags_behind(tmp_path: Path) -> None:
    async def work(there: Tables, here: Tables, _others: Others) -> None:
        match = await open_match(there)
        await here.room(match)
        await there.change(match, "d", decide)
        seen = (await there.room(match)).match
        listener = listen(here, match, seen.mover)
        choice = seen.game.notation(seen.view(seen.mover).legal[0])
        await carry_out(here, listener, "Anna", Decide("mine", seen.shown(seen.mover), choice))
        assert (await here.room(match)).match.number == 2

    apart(tmp_path, work)


def test_who_pretends_to_have_seen_more_is_refused(tmp_path: Path) -> None:
    async def work(there: Tables, _here: Tables, _others: Others) -> None:
        match = await open_match(there)
        listener = listen(there, match, 0)
        with pytest.raises(Stale):
            await carry_out(there, listener, "Anna", Decide("mine", 1000, "anything"))

    apart(tmp_path, work)


class NoSocket:
    """A socket that is only there to be greeted."""

    scope: ClassVar[dict[str, object]] = {}


def test_who_comes_from_another_server_is_shown_no_less_than_he_saw_there(tmp_path: Path) -> None:
    async def work(there: Tables, here: Tables, _others: Others) -> None:
        match = await open_match(there)
        behind = (await here.room(match)).match
        await there.change(match, "d", decide)
        seen = (await there.room(match)).match.shown(0)
        assert behind.shown(0) < seen
        sitting = Sitting(
            cast("Socket", NoSocket()), here, listen(here, match, 0), "Anna", Buckets(Rate(1, 1), 1)
        )
        assert (await sitting._welcome(seen)).shown.number == seen

    apart(tmp_path, work)


# ---------------------------------------------------------------- chat


async def speak(tables: Tables, speaker: Listener, text: str) -> None:
    await carry_out(tables, speaker, "Anna", Say(text, text))


def test_what_was_said_elsewhere_is_heard_once_by_whom_it_is_meant_for(tmp_path: Path) -> None:
    async def work(there: Tables, here: Tables, others: Others) -> None:
        match = await open_match(there)
        anna, _ = hearing(there, match, 0)
        _, boris = hearing(here, match, 1)
        _, spectator = hearing(here, match, SPECTATOR)
        for text in ("Good evening.", "Good luck."):
            await speak(there, anna, text)
            await others.compare()
            await others.compare()
        assert boris.heard() == ["Good evening.", "Good luck."]
        assert spectator.heard() == []

    apart(tmp_path, work)


def test_what_was_told_and_what_was_found_are_heard_once_together(tmp_path: Path) -> None:
    async def work(there: Tables, here: Tables, others: Others) -> None:
        match = await open_match(there)
        anna, _ = hearing(there, match, 0)
        _, boris = hearing(here, match, 1)
        await speak(there, anna, "one")
        await others.hear(Wire("them", {}, {match: 1}))
        await speak(there, anna, "two")
        await others.compare()
        await others.hear(Wire("them", {}, {match: 1}))
        assert boris.heard() == ["one", "two"]

    apart(tmp_path, work)


def test_who_is_just_being_greeted_is_not_told_everything_beside_it(tmp_path: Path) -> None:
    async def work(there: Tables, here: Tables, others: Others) -> None:
        match = await open_match(there)
        anna, _ = hearing(there, match, 0)
        await speak(there, anna, "one")
        coming = listen(here, match, 1)
        await others.compare()
        assert not coming.outbox
        ear = Ear()
        coming.channel, coming.heard = ear, {1}  # as the greeting does
        await speak(there, anna, "two")
        await others.compare()
        assert ear.heard() == ["two"]

    apart(tmp_path, work)


def test_chat_that_could_not_be_passed_on_is_passed_on_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(there: Tables, here: Tables, others: Others) -> None:
        match = await open_match(there)
        anna, _ = hearing(there, match, 0)
        _, boris = hearing(here, match, 1)
        await speak(there, anna, "one")

        async def broken(*_: object) -> list[object]:
            raise KeyError("text")

        with monkeypatch.context() as patched:
            patched.setattr(here.talk, "heard", broken)
            await others.compare()
        await others.compare()
        assert boris.heard() == ["one"]

    apart(tmp_path, work)
