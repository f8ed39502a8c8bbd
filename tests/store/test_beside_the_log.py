"""Lists, invitations, leases, people and chat: what is kept beside the log."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import func, select

from sottovoce.store import Database, Entry, Summary, schema
from sottovoce.store.errors import InviteExpired, NameTaken, NoSuchMatch, WrongPassphrase
from sottovoce.store.leases import Leases
from sottovoce.store.lobby import Invite, Link, Listing
from sottovoce.store.notes import Notes
from sottovoce.store.people import ERASED, People
from sottovoce.store.talk import Talk
from tests.store.test_log import OPENED, WAITING, entry, opened

Run = Callable[[Callable[[Database], Awaitable[Any]]], Any]


def ids(listings: Any) -> list[str]:
    return [listing.id for listing in listings]


# ---------------------------------------------------------------- lists


def test_open_tables_are_the_listed_ones_with_an_open_seat(run: Run) -> None:
    async def work(database: Database) -> None:
        log, lobby = await opened(database, "public", "begun")
        await lobby.open(Entry("private", 0, "o", 2, OPENED, WAITING), "venice", False)
        await log.append(entry("begun", 1, "c"))
        assert ids(await lobby.open_tables()) == ["public"]

    run(work)


def test_a_person_finds_the_matches_he_sits_in_the_last_changed_first(run: Run) -> None:
    async def work(database: Database) -> None:
        log, lobby = await opened(database, "a", "b")
        await log.append(entry("a", 1, "c", at=50))
        assert ids(await lobby.of_person("anna")) == ["a", "b"]
        assert await lobby.of_person("boris") == []
        got_up = Summary("waiting", -1, False, None, 1, (None, "boris"))
        change = entry("b", 1, "c", at=60)
        await log.append(Entry("b", 1, "c", 60, change.change, got_up))
        assert ids(await lobby.of_person("anna")) == ["a"]
        assert ids(await lobby.of_person("boris")) == ["b"]

    run(work)


def test_bots_and_time_outs_find_their_work(run: Run) -> None:
    async def work(database: Database) -> None:
        log, lobby = await opened(database, "person", "bot")
        await log.append(entry("person", 1, "c"))
        await log.append(
            Entry("bot", 1, "c", 1, entry("bot", 1, "c").change, Summary("running", 1, True, None, 1))
        )
        assert ids(await lobby.waiting_for_bots()) == ["bot"]
        assert await lobby.due(4999) == []
        assert ids(await lobby.due(5000)) == ["person"]

    run(work)


def test_guests_unfinished_matches_are_cleared_away_and_nothing_else(run: Run) -> None:
    async def work(database: Database) -> None:
        log, lobby = await opened(database, "old", "fresh", "over")
        people = People(database)
        await people.welcome("carla", "Carla", 1)
        await people.make_account("carla", "carla", "hash", "hash")
        hers = Summary("waiting", -1, False, None, 1, (None, "carla"))
        await lobby.open(Entry("kept", 0, "o", 1, OPENED, hers), "venice", True)
        await lobby.invite("old", Link("digest", 1, 10**9))
        await log.append(entry("fresh", 1, "c", at=900))
        over = Summary("over", -1, False, None, 1)
        await log.append(Entry("over", 1, "c", 5, entry("over", 1, "c").change, over))
        assert await lobby.clear_away(before=500) == ["old"]
        assert await log.rows("old") == []
        with pytest.raises(NoSuchMatch):
            await lobby.find("old")
        with pytest.raises(InviteExpired):
            await lobby.invited("digest", 1)
        for match in ("fresh", "over", "kept"):
            assert isinstance(await lobby.find(match), Listing)
            assert await log.rows(match)

    run(work)


def test_an_invitation_opens_its_seat_until_it_expires(run: Run) -> None:
    async def work(database: Database) -> None:
        _, lobby = await opened(database, "m")
        await lobby.invite("m", Link("digest", 1, 100))
        assert await lobby.invited("digest", 99) == Invite("m", 1)
        for digest, at in (("digest", 100), ("other", 1)):
            with pytest.raises(InviteExpired):
                await lobby.invited(digest, at)

    run(work)


# ---------------------------------------------------------------- leases


def test_a_lease_is_one_owners_until_it_runs_out_or_is_given_back(run: Run) -> None:
    async def work(database: Database) -> None:
        one, two = Leases(database, "one"), Leases(database, "two")
        assert await one.claim("m", now=0, until=10)
        assert await one.claim("m", now=5, until=12)
        assert not await two.claim("m", now=11, until=20)
        assert await two.claim("m", now=12, until=20)
        await one.give_back("m")
        assert not await one.claim("m", now=13, until=30)
        await two.give_back("m")
        assert await one.claim("m", now=13, until=30)

    run(work)


def test_of_many_who_claim_at_once_exactly_one_gets_the_lease(run: Run) -> None:
    async def work(database: Database) -> None:
        claims = [Leases(database, f"server {n}").claim("m", 0, 10) for n in range(8)]
        assert sum(await asyncio.gather(*claims)) == 1

    run(work)


# ---------------------------------------------------------------- people


def test_a_guest_is_known_by_his_session_until_it_ends(run: Run) -> None:
    async def work(database: Database) -> None:
        people = People(database)
        guest = await people.welcome("p1", "Anna", 5)
        await people.open_session("digest", "p1", until=100)
        assert await people.whose_session("digest", 99) == guest == await people.find("p1")
        assert await people.whose_session("digest", 100) is None
        assert await people.whose_session("forged", 1) is None
        await people.close_session("digest")
        assert await people.whose_session("digest", 1) is None
        assert await people.find("p2") is None

    run(work)


def test_an_account_name_belongs_to_one(run: Run) -> None:
    async def work(database: Database) -> None:
        people = People(database)
        for person in ("p1", "p2"):
            await people.welcome(person, "Anna", 5)
        await people.make_account("p1", "anna", "hash", "recovery")
        with pytest.raises(NameTaken, match="'anna' is taken"):
            await people.make_account("p2", "anna", "hash", "recovery")
        assert (await people.secrets("anna")).person == "p1"
        with pytest.raises(WrongPassphrase):
            await people.secrets("boris")
        second = await people.find("p2")
        assert second is not None
        assert second.account is None

    run(work)


def test_a_new_passphrase_ends_every_session(run: Run) -> None:
    async def work(database: Database) -> None:
        people = People(database)
        await people.welcome("p1", "Anna", 5)
        await people.rename("p1", "Anna B.")
        await people.make_account("p1", "anna", "old", "recovery")
        await people.open_session("digest", "p1", until=100)
        await people.change_secrets("p1", "new", "other")
        assert await people.whose_session("digest", 1) is None
        assert (await people.secrets("anna")).passphrase == "new"
        found = await people.find("p1")
        assert found is not None
        assert found.name == "Anna B."

    run(work)


def test_who_is_forgotten_leaves_no_name_no_words_and_no_way_in(run: Run) -> None:
    async def work(database: Database) -> None:
        log, lobby = await opened(database, "m")
        people, talk = People(database), Talk(database)
        await people.welcome("anna", "Anna", 5)
        await people.open_session("digest", "anna", until=100)
        await talk.say("m", "players", "anna", "Anna", 6, "my secret")
        await people.forget("anna")
        assert await people.find("anna") is None
        assert await people.whose_session("digest", 1) is None
        assert await lobby.of_person("anna") == []
        said = await talk.heard("m", ("players",))
        assert [(line.name, line.text, line.person) for line in said] == [(ERASED, ERASED, ERASED)]
        assert await log.rows("m")

    run(work)


# ---------------------------------------------------------------- chat


def test_rooms_are_apart_and_lines_are_numbered_in_order(run: Run) -> None:
    async def work(database: Database) -> None:
        await opened(database, "m")
        talk = Talk(database)
        await asyncio.gather(*(talk.say("m", "players", "anna", "Anna", n, f"line {n}") for n in range(4)))
        await talk.say("m", "spectators", "carla", "Carla", 9, "psst")
        heard = await talk.heard("m", ("players",))
        assert [line.number for line in heard] == [1, 2, 3, 4]
        assert {line.text for line in heard} == {f"line {n}" for n in range(4)}
        assert [line.text for line in await talk.heard("m", ("players", "spectators"), since=4)] == ["psst"]

    run(work)


def test_how_far_the_talk_at_each_match_has_come(run: Run) -> None:
    async def work(database: Database) -> None:
        talk = Talk(database)
        for match, lines in (("m", 3), ("n", 1), ("quiet", 0), ("other", 1)):
            await opened(database, match)
            for line in range(lines):
                await talk.say(match, "spectators" if line else "players", "anna", "Anna", line, "hm")
        assert await talk.numbers(["m", "n", "quiet", "gone"]) == {"m": 3, "n": 1}
        assert await talk.numbers([]) == {}

    run(work)


def test_a_complaint_counts_once(run: Run) -> None:
    async def work(database: Database) -> int:
        await opened(database, "m")
        talk = Talk(database)
        await talk.say("m", "players", "anna", "Anna", 1, "rude")
        for at in (2, 3):
            await talk.report("m", 1, "boris", at)
        async with database.begin() as connection:
            count: int = (
                await connection.execute(select(func.count()).select_from(schema.reports))
            ).scalar_one()
            return count

    assert run(work) == 1


def test_who_writes_a_note_and_goes_at_once_finds_it_when_he_comes_back(run: Run) -> None:
    async def work(database: Database) -> None:
        await opened(database, "m")
        notes = Notes(database)
        async with database.begin():  # so that the note has to wait
            keeping = asyncio.create_task(notes.keep("m", "anna", "The guards are close."))
            await asyncio.sleep(0)  # he has asked, and nothing is written yet
            keeping.cancel()
            reading = asyncio.create_task(notes.read("m", "anna"))
            await asyncio.sleep(0.01)
            if database.is_sqlite:
                assert not reading.done()
        assert await reading == "The guards are close."
        assert keeping.cancelled()

    run(work)


def test_notes_are_kept_for_each_person_and_the_last_ones_count(run: Run) -> None:
    async def work(database: Database) -> None:
        await opened(database, "m")
        notes = Notes(database)
        assert await notes.read("m", "anna") == ""
        await notes.keep("m", "anna", "first")
        await notes.keep("m", "boris", "his")
        await notes.keep("m", "anna", "second")
        assert (await notes.read("m", "anna"), await notes.read("m", "boris")) == ("second", "his")
        await People(database).forget("anna")
        assert (await notes.read("m", "anna"), await notes.read("m", "boris")) == ("", "his")

    run(work)
