"""When many tables ask at once each thought is shorter, so that all are answered in time."""

from __future__ import annotations

from ctypes import c_int

import pytest

from sottovoce import bots
from sottovoce.bots.levelled import LevelBot
from sottovoce.bots.levels import LEAST, Level, manual
from sottovoce.core.chance import fast
from sottovoce.core.table import Table
from sottovoce.games import registry
from sottovoce.server.mind import REPLY, Rush
from sottovoce.trials.bench_bots import bench_bots


def answered(asking: int, workers: int) -> list[float]:
    """Let so many ask at the same moment; return when each is answered, in the order of asking."""
    count, free = c_int(asking), [0.0] * workers
    rush, done = Rush(count, workers), list[float]()
    for _ in range(asking):
        worker = free.index(min(free))
        count.value = asking - sum(end <= free[worker] for end in done)
        free[worker] += rush.time_for(free[worker])
        done.append(free[worker])
    return done


@pytest.mark.parametrize(("asking", "workers"), [(1, 1), (1, 4), (4, 4), (10, 2), (10, 4), (10, 1)])
def test_all_who_ask_at_once_are_answered_in_time(asking: int, workers: int) -> None:
    assert max(answered(asking, workers)) <= REPLY + 1e-9


def test_nobody_is_given_less_than_others_who_asked_with_him() -> None:
    ends = answered(10, 2)
    taken = [end - begin for begin, end in zip([0.0, 0.0, *ends], ends, strict=False)]
    assert taken == pytest.approx([REPLY / 5] * 10)


def test_who_asks_alone_has_all_the_time_that_is_left() -> None:
    assert Rush(c_int(1), 4).time_for(0.25) == pytest.approx(REPLY - 0.25)
    assert Rush(c_int(1), 4).time_for(99.0) == LEAST


def test_a_level_in_a_hurry_breaks_off_its_search() -> None:
    game = registry.get("venice")
    patient = LevelBot(game, Level("search", iterations=10**9), manual("venice"), fast(1))
    table = Table(game, 3)
    view = table.view(table.mover)
    assert patient.consider(view, 0.01).code in view.legal
    assert bots.make("greedy", game, 1).consider(view, 0.01).code == bots.make("greedy", game, 1).choose(view)


def test_the_bench_counts_answers_of_real_workers() -> None:
    found = bench_bots(tables=2, workers=1, seconds=0.1)
    assert found.replies >= 2
    assert 0 < found.p50_ms <= found.p95_ms <= found.worst_ms
    assert found.worker_mb >= 0
