"""What has run out is cleared away, and nothing else; what is kept about somebody is his alone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sottovoce.store import Database
from sottovoce.store.leases import Leases
from sottovoce.store.lobby import Link
from sottovoce.store.people import People
from sottovoce.store.personal import Personal
from sottovoce.store.talk import Talk
from sottovoce.store.upkeep import JUST_IN, Cleared, Upkeep
from tests.store.test_log import opened

Run = Callable[[Callable[[Database], Awaitable[Any]]], Any]


def test_what_has_run_out_is_cleared_away_once(run: Run) -> None:
    async def work(database: Database) -> None:
        _, lobby = await opened(database, "m")
        people, upkeep = People(database), Upkeep(database)
        await people.welcome("anna", "Anna", 0)
        await people.open_session("old", "anna", until=100)
        await people.open_session("new", "anna", until=101)
        await lobby.invite("m", Link("old", 1, 100))
        await lobby.invite("m", Link("new", 1, 101))
        await Leases(database, "server").claim("m", now=0, until=100)
        assert await upkeep.clear(100) == Cleared(sessions=1, invites=1, leases=1, guests=0)
        assert await upkeep.clear(100) == Cleared(0, 0, 0, 0)
        assert await people.whose_session("new", 100) is not None
        assert (await lobby.invited("new", 100)).match == "m"

    run(work)


def test_guests_who_can_never_come_back_are_deleted(run: Run) -> None:
    async def work(database: Database) -> None:
        await opened(database, "m")  # there sits anna
        people, later = People(database), 2 * JUST_IN
        for person in ("anna", "boris", "carla", "dora"):
            await people.welcome(person, person, 0)
        await people.make_account("carla", "carla", "hash", "hash")
        await people.open_session("digest", "dora", until=later + 1)
        await people.welcome("elsa", "just coming in", later)
        assert (await Upkeep(database).clear(later)).guests == 1
        kept = [await people.find(person) for person in ("anna", "boris", "carla", "dora", "elsa")]
        assert [someone is not None for someone in kept] == [True, False, True, True, True]

    run(work)


def test_a_session_in_use_is_kept_longer(run: Run) -> None:
    async def work(database: Database) -> None:
        people = People(database)
        await people.welcome("anna", "Anna", 0)
        await people.open_session("digest", "anna", until=100)
        await people.prolong("digest", "anna", at=50, until=150)
        session = await people.session("digest", 149)
        assert session is not None
        assert (session.until, session.someone.seen) == (150, 50)
        assert await people.session("digest", 150) is None

    run(work)


def test_what_is_kept_about_somebody_is_his_alone(run: Run) -> None:
    async def work(database: Database) -> None:
        log, _ = await opened(database, "m", "n")
        people, talk, personal = People(database), Talk(database), Personal(database)
        await people.welcome("anna", "Anna", 0)
        await people.open_session("digest", "anna", until=100)
        await talk.say("m", "players", "anna", "Anna", 1, "mine")
        await talk.say("m", "players", "boris", "Boris", 2, "his")
        await talk.report("m", 2, "anna", 3)
        kept = await personal.kept("anna")
        assert kept.sessions == [100]
        assert sorted(match.id for match in kept.matches) == ["m", "n"]
        assert [said.text for said in kept.said] == ["mine"]
        assert [report.chat_number for report in kept.reports] == [2]
        nobody = await personal.kept("eve")
        assert (nobody.sessions, nobody.matches, nobody.said, nobody.reports) == ([], [], [], [])
        await personal.reword("m", 0, "another text")
        assert [line.change for line in await log.rows("m")] == ["another text"]
        assert (await log.rows("n"))[0].change != "another text"

    run(work)
