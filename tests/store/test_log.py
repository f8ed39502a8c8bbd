"""The log loses nothing, doubles nothing, reorders nothing, and one conflict never spoils the others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from sottovoce.store import Database, Entry, Line, Log, Summary, Taken, Written, default_url
from sottovoce.store.errors import NoSuchMatch, NotWritten
from sottovoce.store.lobby import Lobby
from sottovoce.store.witness import Witness

Run = Callable[[Callable[[Database], Awaitable[Any]]], Any]

OPENED = '{"type":"opened"}'
WAITING = Summary("waiting", -1, False, None, 1, ("anna", None))
RUNNING = Summary("running", 0, False, 5000, 1)


def entry(match: str, number: int, client: str, decision: str = "throw", at: int = 0) -> Entry:
    when = at or number
    return Entry(match, number, client, when, decision, msgspec.structs.replace(RUNNING, changed=when))


async def opened(database: Database, *matches: str) -> tuple[Log, Lobby]:
    log = Log(database)
    lobby = Lobby(database)
    for match in matches:
        await lobby.open(Entry(match, 0, "opening", 1, OPENED, WAITING), "venice", True)
    return log, lobby


def test_rows_are_read_back_as_they_were_written(run: Run) -> None:
    async def work(database: Database) -> list[Line]:
        log, _ = await opened(database, "m")
        for number, decision in ((1, "M2:E"), (2, "end"), (3, "throw")):
            answer = await log.append(entry("m", number, f"c{number}", decision))
            assert answer == Written(Line(number, number, f"c{number}", decision))
        assert await log.rows("m", since=2) == (await log.rows("m"))[2:]
        return await log.rows("m")

    rows = run(work)
    assert [row.number for row in rows] == [0, 1, 2, 3]
    assert rows[0].change == OPENED


def test_a_number_is_given_once_and_the_loser_is_told_who_has_it(run: Run) -> None:
    async def work(database: Database) -> None:
        log, _ = await opened(database, "m")
        answers = await asyncio.gather(*(log.append(entry("m", 1, f"c{n}", f"G{n}")) for n in range(20)))
        written = [answer for answer in answers if isinstance(answer, Written)]
        assert len(written) == 1
        assert all(answer.line == written[0].line for answer in answers)
        assert await log.rows("m", since=1) == [written[0].line]

    run(work)


def test_repeating_a_change_is_harmless_whatever_number_it_asks_for(run: Run) -> None:
    async def work(database: Database) -> None:
        log, _ = await opened(database, "m")
        first = await log.append(entry("m", 1, "mine", "M2:E"))
        await log.append(entry("m", 2, "other"))
        assert await log.append(entry("m", 1, "mine", "M2:E")) == first
        assert await log.append(entry("m", 3, "mine", "M2:E")) == first
        assert [row.number for row in await log.rows("m")] == [0, 1, 2]

    run(work)


def test_one_conflict_does_not_spoil_the_others_of_a_commit(run: Run) -> None:
    async def work(database: Database) -> None:
        log, _ = await opened(database, "a", "b")
        await log.append(entry("a", 1, "first"))
        answers = await asyncio.gather(
            log.append(entry("a", 1, "late")),
            *(log.append(entry("b", number, f"c{number}")) for number in range(1, 30)),
        )
        assert isinstance(answers[0], Taken)
        assert all(isinstance(answer, Written) for answer in answers[1:])
        assert len(await log.rows("b")) == 30

    run(work)


def test_two_servers_on_one_database_never_share_a_number(url: str) -> None:
    async def work() -> None:
        one, two = Database(url), Database(url)
        await one.open()
        first, _ = await opened(one, "m")
        second = Log(two)

        async def play(log: Log, name: str) -> int:
            won = 0
            while (number := len(await log.rows("m"))) <= 30:
                won += isinstance(await log.append(entry("m", number, f"{name}{number}", name)), Written)
            return won

        wins = await asyncio.gather(play(first, "x"), play(second, "y"))
        rows = await first.rows("m")
        assert [row.number for row in rows] == list(range(len(rows)))
        assert sum(wins) == len(rows) - 1
        await one.close()
        await two.close()

    asyncio.run(work())


def test_the_lists_follow_the_log_and_never_run_ahead_of_it(run: Run) -> None:
    async def work(database: Database) -> None:
        log, lobby = await opened(database, "m")
        assert (await lobby.find("m")).status == "waiting"
        await log.append(entry("m", 1, "c1", at=100))
        await log.append(entry("m", 2, "c2", at=200))
        await log.append(entry("m", 1, "late", at=300))
        listing = await lobby.find("m")
        assert (listing.number, listing.status, listing.changed) == (2, "running", 200)

    run(work)


def test_what_the_database_refuses_is_refused_to_everyone_in_the_commit_and_the_log_goes_on(url: str) -> None:
    async def work() -> None:
        database = Database(url)
        await database.open()
        log, _ = await opened(database, "m")
        async with database.begin() as connection:
            await connection.execute(text("ALTER TABLE rows RENAME TO away"))
        answers = await asyncio.gather(
            *(log.append(entry("m", n, f"c{n}")) for n in (1, 2)), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [NotWritten, NotWritten]
        async with database.begin() as connection:
            await connection.execute(text("ALTER TABLE away RENAME TO rows"))
        assert isinstance(await log.append(entry("m", 1, "c1")), Written)
        await log.drain()
        await database.close()

    asyncio.run(work())


def test_a_commit_on_a_disk_that_fails_meanwhile_is_refused_and_shown_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database says yes, the witness no: the row may be there or not when the disk has been mended."""

    async def work() -> None:
        database = Database(default_url(tmp_path))
        await database.open()
        log, _ = await opened(database, "m")
        assert isinstance(await log.append(entry("m", 1, "c1")), Written)
        with monkeypatch.context() as failing:
            failing.setattr(Witness, "is_well", lambda _: False)
            assert [line.number for line in await log.rows("m")] == [0, 1]  # nobody has lied yet
            with pytest.raises(NotWritten):
                await log.append(entry("m", 2, "c2"))
        for ask in (log.rows("m"), database.execute(text("DELETE FROM rows"))):
            with pytest.raises(OperationalError):
                await ask
        await database.close()

    async def after_the_repair() -> None:
        database = Database(default_url(tmp_path))
        await database.open()
        log = Log(database)
        assert await log.append(entry("m", 2, "c2")) == Written(Line(2, 2, "c2", "throw"))
        assert [line.number for line in await log.rows("m")] == [0, 1, 2]
        await database.close()

    monkeypatch.setattr("sottovoce.store.database.TIDYING", 1e9)  # or it might be that which finds it out
    asyncio.run(work())
    asyncio.run(after_the_repair())


def test_who_stops_waiting_does_not_hold_up_the_others(run: Run) -> None:
    async def work(database: Database) -> None:
        log, _ = await opened(database, "m")
        gone = asyncio.create_task(log.append(entry("m", 1, "gone")))
        await asyncio.sleep(0)
        gone.cancel()
        assert isinstance(await log.append(entry("m", 2, "here")), Written)
        await log.drain()
        assert [row.number for row in await log.rows("m")] == [0, 1, 2]

    run(work)


def test_an_unknown_match_has_no_rows_and_is_not_found(run: Run) -> None:
    async def work(database: Database) -> None:
        log, lobby = await opened(database)
        assert await log.rows("nowhere") == []
        with pytest.raises(NoSuchMatch):
            await lobby.find("nowhere")

    run(work)
