"""Thinking together: one decision from many trees, in this process and in a server's workers."""

from __future__ import annotations

import asyncio
from ctypes import c_int
from time import monotonic

import pytest

from sottovoce.bots import together
from sottovoce.bots.bot import Thought, Weighed
from sottovoce.bots.levels import manual
from sottovoce.bots.thinking import SLICE
from sottovoce.bots.together import Part, put_together, think_in_part
from sottovoce.core.game import Game
from sottovoce.core.table import Table
from sottovoce.core.view import View
from sottovoce.games import registry
from sottovoce.server import mind
from sottovoce.server.mind import Answer, Rush
from sottovoce.server.minds import Minds

LONG = 60.0  # seconds: nobody here is in a hurry
SEED = 11


def view_of(game: str, decisions: int = 0) -> View:
    table = Table(registry.get(game), 5)
    for _ in range(decisions):
        table.decide(table.mover, table.view(table.mover).legal[0])
    return table.view(table.mover)


def test_parts_are_grown_from_seeds_of_their_own_and_add_up() -> None:
    game, view = registry.get("venice"), view_of("venice")
    parts = [think_in_part(game, "level-3", view, SEED, number, LONG) for number in range(2)]
    assert parts[0] != parts[1]
    assert parts[0] == think_in_part(game, "level-3", view, SEED, 0, LONG)
    found = put_together(game, "level-3", parts, SEED)
    assert found.iterations == 2 * manual("venice").levels["level-3"].iterations
    assert sum(each.visits for each in found.weighed) == found.iterations
    assert found.code in view.legal


def test_shares_are_weighed_by_visits() -> None:
    """What one tree never tried counts like one try there."""
    parts = [
        Part((Weighed(3, 9, 0.6), Weighed(4, 2, 0.5)), 11),
        Part((Weighed(3, 1, 0.1), Weighed(4, 0, 0.2), Weighed(5, 0, 0.4)), 1),
        Part(()),
    ]
    found = put_together(registry.get("venice"), "level-5", parts, SEED)
    assert found.code == 3
    assert [(each.code, each.visits) for each in found.weighed] == [(3, 10), (4, 2), (5, 0)]
    assert [each.share for each in found.weighed] == pytest.approx([(9 * 0.6 + 0.1) / 10, 1.2 / 3, 0.4])


def test_only_a_search_by_the_clock_with_a_choice_is_divided() -> None:
    """The other levels are to be as strong on every machine."""
    assert together.divisible(registry.get("venice"), "level-5", view_of("venice"))
    for bot in ("greedy", "level-1", "level-3", "level-4"):
        assert not together.divisible(registry.get("venice"), bot, view_of("venice"))
    assert not together.divisible(registry.get("sonata"), "level-5", view_of("sonata"))


def test_a_part_that_is_called_off_ends_at_once() -> None:
    game, view = registry.get("venice"), view_of("venice")
    calls = iter([False, False, True])
    part = think_in_part(game, "level-5", view, SEED, 1, LONG, lambda: next(calls))
    assert 0 < part.iterations <= 2 * SLICE


def test_who_helps_makes_way_when_somebody_else_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    view = view_of("venice")
    monkeypatch.setattr(mind, "REPLY", 0.2)
    for asking, helps in ((1, True), (2, False)):
        monkeypatch.setattr(mind, "_rush", Rush(c_int(asking), 2))
        parts = [
            mind.think_in_part("venice", "level-5", view, SEED, number, monotonic()) for number in range(2)
        ]
        assert parts[0].iterations > 0
        assert (parts[1].iterations > 0) == helps


def test_who_asks_a_server_alone_is_answered_by_all_its_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    view = view_of("venice")
    asked: list[int] = []
    put = together.put_together

    def counting(game: Game, bot: str, parts: list[Part], seed: int) -> Thought:
        asked.append(len(parts))
        return put(game, bot, parts, seed)

    monkeypatch.setattr(together, "put_together", counting)

    async def ask() -> list[Answer]:
        minds = Minds(2)
        alone = await minds.think("venice", "level-5", view, SEED)
        crowd = await asyncio.gather(*(minds.think("venice", "level-3", view, SEED) for _ in range(2)))
        await minds.end()
        return [alone, *crowd]

    decided = asyncio.run(ask())
    assert asked == [2]
    assert {registry.get("venice").parse(one.choice) for one in decided} <= set(view.legal)


def test_what_one_of_several_has_solved_counts_alone() -> None:
    game, view = registry.get("venice"), view_of("venice")
    right, wrong = view.legal[0], view.legal[1]
    solved = Part((Weighed(right, 0, 1.0), Weighed(wrong, 0, 0.0)), solved=True)
    misled = Part((Weighed(right, 10, 0.4), Weighed(wrong, 9000, 0.6)), 9010)
    for parts in ([solved, misled], [misled, solved]):
        assert put_together(game, "level-5", parts, SEED).code == right
