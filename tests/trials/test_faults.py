"""A sample of each trial: what is done to a server loses, doubles, reorders or wrongly refuses nothing."""

from __future__ import annotations

import asyncio
import contextlib
import os
from pathlib import Path
from typing import Any

import pytest

from sottovoce.store import Log
from sottovoce.trials.faults import described, disk, nonsense, trial
from sottovoce.trials.faults.company import Patient
from sottovoce.trials.faults.described import Asker
from sottovoce.trials.faults.player import Broke, Guest, Json
from sottovoce.trials.faults.run import KINDS, Failed, try_fault
from sottovoce.trials.faults.trial import Ordeal
from tests.conftest import counts


@pytest.fixture(autouse=True)
def few_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole matches take their time; in the daily gate two tables must do."""
    monkeypatch.setattr(trial, "TABLES", counts(2, 4))


SAMPLES = {"kills": 3, "cuts": 30, "clock": 40, "locked": 2, "full": 4, "frozen": 3, "readonly": 1}
LINES_BREAK = ("kills", "cuts", "readonly")
NOT_KEPT = ("locked", "full", "frozen", "readonly")


@pytest.mark.parametrize("kind", SAMPLES)
def test_nothing_is_lost_doubled_or_wrongly_refused(kind: str) -> None:
    wanted = counts(SAMPLES[kind], KINDS[kind][1])
    done: list[int] = []
    tried = try_fault(kind, wanted, seed=3, tell=done.append)
    assert sum(done) >= wanted
    assert tried.counts["decisions"] > 100
    assert tried.counts["matches"] >= trial.TABLES
    assert (tried.counts["sockets"] > tried.counts["players"]) == (kind in LINES_BREAK)
    assert (tried.counts["refused for want of a disk"] > 0) == (kind in NOT_KEPT)


def test_all_nonsense_is_answered() -> None:
    tried = try_fault("fuzz", wanted := counts(400, KINDS["fuzz"][1]), seed=3)
    assert tried.counts["answers"] == tried.counts["messages"] >= wanted


def test_nonsense_without_an_answer_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def mishear(_socket: object, _last: int) -> int:
        return nonsense.BATCH - 1

    monkeypatch.setattr(nonsense, "hear_out", mishear)
    with pytest.raises(Failed, match="50 messages got 49 answers"):
        try_fault("fuzz", 400, seed=3)


def test_answers_are_counted_and_news_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[Json] = [{"is": kind, "at": 1} for kind in ("refused", "shown", "ack", "heard", "pong")]
    coming = iter([*said, {"is": "pong", "at": 9}, *said, {"is": "bye"}])

    async def told(_: object) -> Json:
        return next(coming)

    monkeypatch.setattr(nonsense, "told", told)
    socket: Any = None
    assert asyncio.run(nonsense.hear_out(socket, 9)) == 3
    with pytest.raises(Broke, match="a strange answer"):
        asyncio.run(nonsense.hear_out(socket, 9))


# ---------------------------------------------------------------- what is described


def test_all_that_is_described_gets_an_answer_as_often_as_is_wanted() -> None:
    """Fewer would do for some operations: what has no parameters can be asked for in one way only."""
    tried = try_fault("described", wanted := counts(40, KINDS["described"][1]), seed=3)
    assert wanted <= tried.counts["cases"] < wanted + tried.counts["operations"]
    assert tried.counts["answered 2xx"] > 0


def test_an_answer_that_nobody_described_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(described, "REFUSED", set())
    with pytest.raises(Failed, match=r"Broke: .* 4\d\d "):
        try_fault("described", 40, seed=3)


class Sparing(Asker):
    """Asks nobody; each operation has as many ways as its number says."""

    def __init__(self) -> None:
        super().__init__(None, None)  # type: ignore[arg-type]
        self.asked: list[tuple[int, int]] = []

    def _ask(self, operation: int, count: int) -> int:
        self.asked.append((operation, count))
        self.seen["cases"] += (found := min(count, operation))
        return found


def test_what_some_have_too_few_ways_for_the_others_are_asked() -> None:
    asker = Sparing()
    asker.ask_all([1, 3, 1000], 20)
    assert asker.asked == [(1, 7), (3, 7), (1000, 7), (1000, 9)]
    assert asker.seen["cases"] == 20


def test_more_cases_than_there_are_cannot_be_had() -> None:
    with pytest.raises(Broke, match="20 cases are wanted, the description has 4"):
        Sparing().ask_all([1, 3], 20)


# ---------------------------------------------------------------- what goes wrong is told


def test_where_no_file_system_can_be_made_no_file_may_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk, "_runs", lambda *_: False)
    monkeypatch.setattr(trial, "TABLES", 1)
    assert try_fault("full", 3, seed=4).counts["times no file could grow"] == 3


def test_a_lost_row_is_told_with_the_way_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = Log.rows

    async def lose(log: Log, match: str, since: int = 0) -> object:
        return (await rows(log, match, since))[1:]

    monkeypatch.setattr(Log, "rows", lose)
    monkeypatch.setattr(trial, "TABLES", 1)
    with pytest.raises(Failed) as failed:
        try_fault("clock", 1, seed=6)
    assert "rows are missing" in str(failed.value)
    assert "sottovoce faults clock --count 1 --seed 6" in str(failed.value)


def test_whatever_goes_wrong_is_told_with_the_way_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def break_down(_ordeal: Ordeal, _count: int) -> dict[str, int]:
        raise OSError("planted")

    monkeypatch.setitem(KINDS, "kills", (break_down, 1))
    with pytest.raises(Failed) as failed:
        try_fault("kills", 5, seed=6)
    again = "sottovoce faults kills --count 5 --seed 6"
    assert str(failed.value) == f"OSError: planted\nTo see it again: {again}"


def test_only_what_could_not_be_kept_may_be_asked_again() -> None:
    player = Patient(Guest("http://127.0.0.1", "anna"), "match", 1)
    lost = {"is": "refused", "id": "a", "key": "not-written", "sentence": "It could not be kept."}
    with pytest.raises(Broke):
        player._refused(lost)
    player.tolerant = True
    player._refused(lost)
    for wrong in ({**lost, "key": "stale"}, {**lost, "sentence": ""}):
        with pytest.raises(Broke):
            player._refused(wrong)


# ---------------------------------------------------------------- disks


def test_a_small_disk_is_taken_away_again(tmp_path: Path) -> None:
    with disk.small_disk(tmp_path / "disk") as folder:
        pass
    assert folder is None or not folder.is_mount()


def test_a_small_disk_has_room_again_whatever_people_have_written(tmp_path: Path) -> None:
    with disk.small_disk(tmp_path / "disk") as folder:
        if folder is None:
            return
        disk._fill(folder / "matches")
        assert free(folder) == 0
        disk._make_room(folder)
        assert free(folder) > 20_000_000


def free(folder: Path) -> int:
    found = os.statvfs(folder)
    return found.f_bfree * found.f_frsize


def test_a_fragile_disk_fails_under_whoever_writes_and_is_mended(tmp_path: Path) -> None:
    with disk.fragile_disk(tmp_path, 1) as fragile:
        if fragile is None:
            return
        with (fragile.folder / "file").open("wb", buffering=0) as file:
            file.write(b"kept")
            os.fsync(file)
            fragile.fail()
            with pytest.raises(OSError, match="Read-only file system"):
                file.write(b"lost")
        fragile.mend()
        assert (fragile.folder / "file").read_bytes() == b"kept"
        (fragile.folder / "file").write_bytes(b"again")
    assert not (tmp_path / "disk").is_mount()


def test_a_fragile_disk_is_taken_away_also_from_whoever_holds_on_to_it(tmp_path: Path) -> None:
    with contextlib.ExitStack() as held, disk.fragile_disk(tmp_path, 1) as fragile:
        if fragile is not None:
            held.enter_context((fragile.folder / "file").open("wb"))
    assert not (tmp_path / "disk").is_mount()


def test_every_trial_has_a_full_count() -> None:
    assert all(count > 0 for _, count in KINDS.values())
