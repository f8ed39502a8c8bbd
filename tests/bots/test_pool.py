"""Thinking in worker processes: the same answers as here, and one tree from many."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sottovoce.bots.levels import manual
from sottovoce.bots.pool import Pool, Request, answer, read_request, write_view
from sottovoce.core.table import Table
from sottovoce.games import registry


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    workers = Pool(2)
    yield workers
    workers.close()


def request_for(game: str, level: str, decisions: int = 0) -> Request:
    table = Table(registry.get(game), 5)
    for _ in range(decisions):
        table.decide(table.mover, table.view(table.mover).legal[0])
    return Request(game, write_view(table.view(table.mover)), level, 11)


def test_a_request_carries_the_whole_view() -> None:
    for name in registry.names():
        table = Table(registry.get(name), 5)
        game, view = read_request(Request(name, write_view(table.view(table.mover)), "level-2", 1))
        assert game is registry.get(name)
        assert view == table.view(table.mover)


def test_a_worker_answers_as_this_process_would(pool: Pool) -> None:
    for name in registry.names():
        request = request_for(name, "level-3")
        assert pool.answer(request) == answer(request)


def test_workers_think_together_and_add_up_what_they_found(pool: Pool) -> None:
    request = request_for("venice", "level-3")
    together = pool.answer_together(request)
    assert together == pool.answer_together(request)
    each = manual("venice").levels["level-3"].iterations
    assert together.iterations <= 2 * each
    assert sum(found.visits for found in together.weighed) == together.iterations
    assert together.code in read_request(request)[1].legal


def test_thinking_together_needs_a_choice_and_a_search(pool: Pool) -> None:
    plan = request_for("sonata", "level-3")
    assert pool.answer_together(plan) == answer(plan)
