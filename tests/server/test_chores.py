"""What is done over and over goes on whatever happens, and the log tells what happened without secrets."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from sottovoce.server import keeper as keepers
from sottovoce.server.app import House
from sottovoce.server.chores import over_and_over
from sottovoce.server.keeper import Keeper
from sottovoce.server.settings import Keeping
from sottovoce.server.tables import Tables
from tests.server.house import served
from tests.server.tables import run

PATIENCE = 30.0
TROUBLES = (KeyError("the passphrase"), OSError("disk"), msgspec.DecodeError("no JSON"), AssertionError())


class Breaking:
    """Work that breaks in every way once, and then goes well."""

    def __init__(self) -> None:
        self._troubles = list(TROUBLES)
        self.done = asyncio.Event()

    async def __call__(self, *_: object) -> None:
        if self._troubles:
            raise self._troubles.pop()
        self.done.set()

    async def goes_well(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await self.done.wait()


def test_whatever_breaks_is_done_again_and_noted_without_what_it_says(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def work() -> None:
        breaking = Breaking()
        task = asyncio.create_task(over_and_over(breaking, 0, "sweeping failed"))
        await breaking.goes_well()
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task

    asyncio.run(work())
    noted = [record.getMessage() for record in caplog.records]
    assert [line.partition("\n")[0] for line in noted] == [
        f"sweeping failed: {type(trouble).__name__}" for trouble in reversed(TROUBLES)
    ]
    assert "passphrase" not in caplog.text
    assert "test_chores.py" in noted[-1]  # a mistake of ours is noted with its place
    assert "\n" not in noted[-2]  # a disk that fails needs none


def test_the_keeper_sweeps_again_after_anything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(tables: Tables) -> None:
        breaking = Breaking()
        monkeypatch.setattr(keepers, "SWEEP", 0)
        monkeypatch.setattr(Keeper, "sweep", breaking)
        keeper = Keeper(tables, tables.database, workers=1)
        await keeper.start()
        await breaking.goes_well()
        await keeper.stop()

    run(tmp_path, work)


def test_a_house_clears_away_again_after_anything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        breaking = Breaking()
        monkeypatch.setattr(House, "clear_away", breaking)
        async with served(tmp_path, keeping=Keeping(every=0)):
            await breaking.goes_well()

    asyncio.run(work())
