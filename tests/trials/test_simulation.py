"""Whole matches in made-up worlds: nothing is lost or untrue, and whatever is planted there is found."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from sottovoce.matches.clock import Clock
from sottovoce.server import rooms
from sottovoce.server.keeper import Keeper
from sottovoce.server.tables import Tables
from sottovoce.server.wire import Shown
from sottovoce.trials.simulation.disk import Plug
from sottovoce.trials.simulation.run import WorldFailed, simulate
from tests.conftest import counts

SHARDS = 4
MISFORTUNES = ("servers killed", "disk troubles", "clock jumps", "time-outs")


@pytest.mark.parametrize("shard", range(SHARDS))
def test_nothing_is_lost_doubled_or_untrue_in_made_up_worlds(shard: int) -> None:
    games = counts(125, 2500)
    result = simulate(seed=100 + shard, games=games)
    assert sum(result.games.values()) == games
    assert set(result.games) == {"holmes", "sonata", "venice", "whispers"}
    assert result.counts["acknowledged"] > 20 * games
    assert result.counts["tables shown"] > 20 * games
    assert result.counts["records read"] > 5 * games
    assert [name for name in MISFORTUNES if not result.counts[name]] == []


def test_a_seed_gives_the_same_history_whoever_plays_it() -> None:
    """Two worlds here, one after the other; and elsewhere side by side, each in a process of its own."""
    command = "from sottovoce.trials.simulation.run import simulate; print(simulate(7, 16, jobs=2).digest)"
    environment = os.environ | {"PYTHONHASHSEED": "12345"}
    ran = subprocess.run(
        [sys.executable, "-c", command], env=environment, capture_output=True, text=True, check=True
    )
    assert ran.stdout.strip() == simulate(7, 16).digest != simulate(8, 1).digest


# ---------------------------------------------------------------- planted faults


def untruth(seed: int = 3, games: int = 4) -> str:
    """Return what a simulation complains of, and that it says how to see it again."""
    with pytest.raises(WorldFailed) as failed:
        simulate(seed, games)
    assert f"sottovoce simulate --seed {seed} --games {games} --world 0" in str(failed.value)
    return str(failed.value)


def test_a_disk_that_forgets_what_it_promised_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    commit = Plug.commit

    async def forget(plug: Plug) -> None:
        if plug.disk.commits % 100 == 99:
            plug.disk.commits += 1
            plug._kept.rollback()
        await commit(plug)

    monkeypatch.setattr(Plug, "commit", forget)
    monkeypatch.setattr("sottovoce.trials.simulation.world.LONGEST", 900.0)
    assert "its rows are not numbered one after the other" in untruth()


def test_a_table_that_shows_what_is_not_so_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    made = rooms.Room.shown

    def shown(room: rooms.Room, *arguments: Any) -> Shown:
        message = made(room, *arguments)
        if message.number == 9:
            return msgspec.structs.replace(message, mover=0 if message.mover else 1)
        return message

    monkeypatch.setattr(rooms.Room, "shown", shown)
    assert "mover differs from the truth" in untruth()


def test_a_record_that_is_ahead_of_the_disk_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    @asynccontextmanager
    async def hasty(tables: Tables, match: str) -> AsyncIterator[rooms.Room]:
        room = await tables.room(match)
        async with room.lock:
            yield room

    monkeypatch.setattr(Tables, "reading", hasty)
    assert "was the last on disk" in untruth(52, 8)


def test_a_clock_that_runs_too_slowly_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    left = Clock.left

    def slow(clock: Clock, seat: int, at: int) -> int | None:
        told = left(clock, seat, at)
        return None if told is None else told + 1

    monkeypatch.setattr(Clock, "left", slow)
    assert "clocks are wrong" in untruth(games=8)


def test_bots_that_nobody_wakes_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> None:
        """Nobody sweeps, and nobody looks at what has changed."""

    monkeypatch.setattr(Keeper, "sweep", nothing)
    monkeypatch.setattr(Keeper, "_play_bots", nothing)
    monkeypatch.setattr("sottovoce.trials.simulation.world.LONGEST", 900.0)
    assert "matches do not end" in untruth(11, 8)
