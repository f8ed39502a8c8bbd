"""A sample of each trial: what is done to a server loses, doubles, reorders or wrongly refuses nothing.

Kills, nonsense and the description have their samples in tests/server, over the same code.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from sottovoce.store import Log
from sottovoce.trials.faults import disk, trial
from sottovoce.trials.faults.company import Broke, Patient
from sottovoce.trials.faults.player import Guest
from sottovoce.trials.faults.run import KINDS, Failed, try_fault
from tests.conftest import counts


@pytest.fixture(autouse=True)
def few_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole matches take their time; in the daily gate two tables must do."""
    monkeypatch.setattr(trial, "TABLES", counts(2, 4))


SAMPLES = {"cuts": (30, 5_000), "clock": (40, 500), "locked": (2, 50), "full": (4, 100), "readonly": (1, 10)}


@pytest.mark.parametrize("kind", SAMPLES)
def test_nothing_is_lost_doubled_or_wrongly_refused(kind: str) -> None:
    wanted = counts(*SAMPLES[kind])
    told: list[int] = []
    tried = try_fault(kind, wanted, seed=3, tell=told.append)
    assert sum(told) >= wanted
    assert tried.counts["decisions"] > 100
    assert tried.counts["matches"] >= trial.TABLES


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


def test_a_small_disk_is_taken_away_again(tmp_path: Path) -> None:
    with disk.small_disk(tmp_path / "disk") as folder:
        pass
    assert folder is None or not folder.is_mount()


def test_every_trial_has_a_full_count() -> None:
    assert all(count > 0 for _, count in KINDS.values())
