"""The keeper: whose time is out, bots whose server died, rematches."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy.exc import OperationalError

from sottovoce.core.game import SPECTATOR
from sottovoce.matches import BotSeat, ByMinutes
from sottovoce.matches.clock import MINUTE
from sottovoce.server.keeper import LEASE, Keeper
from sottovoce.server.moments import moment_of
from sottovoce.server.rematch import next_name
from sottovoce.server.tables import Tables
from sottovoce.store.errors import NoSuchMatch
from sottovoce.store.leases import Leases
from tests.server.tables import ANNA, BORIS, StillWorld, open_match, run

PATIENCE = 60.0
World = StillWorld


def keeping(folder: Path, work: Callable[[Tables, Keeper, World], Awaitable[None]]) -> None:
    """Run some work with a keeper who does not sweep by himself."""
    world = StillWorld()

    async def kept(tables: Tables) -> None:
        keeper = Keeper(tables, tables.database, workers=1)
        tables.on_change.append(keeper._look_at)
        try:
            await work(tables, keeper, world)
        finally:
            await keeper.stop()

    run(folder, kept, world)


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await true():
            await asyncio.sleep(0.02)


def test_whose_time_is_out_is_found_by_sweeping_and_a_bot_goes_on(tmp_path: Path) -> None:
    async def work(tables: Tables, keeper: Keeper, world: World) -> None:
        match = await open_match(tables, clock=ByMinutes(1))
        mover = (await tables.room(match)).match.mover
        await keeper.sweep()
        assert (await tables.room(match)).match.number == 0
        world.at += MINUTE + 1
        await keeper.sweep()

        async def replaced() -> bool:
            return isinstance((await tables.room(match)).match.seats[mover], BotSeat)

        await until(replaced)

    keeping(tmp_path, work)


def test_a_bots_reason_is_kept_with_its_decision_and_shown_in_the_finished_match(tmp_path: Path) -> None:
    async def work(tables: Tables, keeper: Keeper, world: World) -> None:
        match = await open_match(tables, seats=(BotSeat("level-1"), BotSeat("random")))
        await keeper.sweep()

        async def decided() -> bool:
            return (await tables.room(match)).match.over

        await until(decided)
        played = (await tables.room(match)).match
        reasons = [moment_of(played, SPECTATOR, step, None).reason for step in range(played.number + 1)]
        assert reasons[0] is None
        said = {words.message for words in reasons if words is not None}
        assert "reason-try" in said
        assert said & {"reason-better", "reason-close", "reason-variety"}

    keeping(tmp_path, work)


def test_a_bot_whose_server_died_is_taken_over_when_the_lease_has_run_out(tmp_path: Path) -> None:
    async def work(tables: Tables, keeper: Keeper, world: World) -> None:
        dead = Leases(tables.database, "a server that died")
        for name in ("name1", "name2", "name3"):  # whichever the match will get
            assert await dead.claim(name, world.at, world.at + LEASE)
        match = await open_match(tables, seats=(BotSeat("random"), BotSeat("random")))
        await keeper.sweep()
        await asyncio.sleep(0.5)
        assert (await tables.room(match)).match.number == 0

        async def decided() -> bool:
            return (await tables.room(match)).match.over

        world.at += LEASE + 1
        await keeper.sweep()
        await until(decided)

    keeping(tmp_path, work)


def test_a_rematch_that_a_failing_disk_prevented_is_opened_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(tables: Tables, keeper: Keeper, world: World) -> None:
        match = await open_match(tables)
        await tables.change(match, "r", lambda of: of.resign(0))
        await tables.change(match, "a", lambda of: of.ask_rematch(0))
        with monkeypatch.context() as failing:
            failing.setattr(tables.lobby, "open", full)
            await tables.change(match, "b", lambda of: of.ask_rematch(1))
            await until(nobody_is_at_work)
        with pytest.raises(NoSuchMatch):
            await tables.room(next_name(match))
        await keeper.sweep()
        await until(nobody_is_at_work)
        assert (await tables.room(match)).match.next_match == next_name(match)
        assert (await tables.room(next_name(match))).match.number == 0

    async def full(*_: object) -> bool:
        raise OperationalError("insert", None, Exception("the disk is full"))

    async def nobody_is_at_work() -> bool:
        return len(asyncio.all_tasks()) == 1

    keeping(tmp_path, work)


def test_a_rematch_is_opened_once_all_want_it_with_the_seats_changed(tmp_path: Path) -> None:
    async def work(tables: Tables, _keeper: Keeper, _world: World) -> None:
        match = await open_match(tables)
        await tables.change(match, "r", lambda of: of.resign(0))
        await tables.change(match, "a", lambda of: of.ask_rematch(0))
        assert (await tables.room(match)).match.next_match is None
        await tables.change(match, "b", lambda of: of.ask_rematch(1, "fresh"))

        async def opened() -> bool:
            return (await tables.room(match)).match.next_match is not None

        await until(opened)
        following = await tables.room(next_name(match))
        assert following.match.seats == [msgspec.structs.replace(BORIS, token="fresh"), ANNA]
        assert following.match.view(SPECTATOR).seat == SPECTATOR

    keeping(tmp_path, work)


def test_nothing_is_opened_after_a_match_that_was_not_over(tmp_path: Path) -> None:
    async def work(tables: Tables, keeper: Keeper, _world: World) -> None:
        match = await open_match(tables)
        await keeper.sweep()
        with pytest.raises(NoSuchMatch):
            await tables.room(next_name(match))

    keeping(tmp_path, work)
