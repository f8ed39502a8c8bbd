"""Thinking together: one decision from many trees, in this process and in a server's workers."""

from __future__ import annotations

import asyncio

import pytest

from sottovoce.bots import together
from sottovoce.bots.levels import manual
from sottovoce.bots.thinking import Weighed
from sottovoce.bots.together import Part, put_together, think_in_part
from sottovoce.core.table import Table
from sottovoce.core.view import View
from sottovoce.games import registry
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
    parts = [
        Part((Weighed(3, 9, 0.6), Weighed(4, 1, 0.2)), 10),
        Part((Weighed(3, 1, 0.1), Weighed(5, 0, 0.4)), 1),
    ]
    found = put_together(registry.get("venice"), "level-5", parts, SEED)
    assert found.code == 3
    assert [(each.code, each.visits) for each in found.weighed] == [(3, 10), (4, 1), (5, 0)]
    assert found.weighed[0].share == pytest.approx((9 * 0.6 + 0.1) / 10)


def test_only_a_search_with_a_choice_is_divided() -> None:
    assert together.divisible(registry.get("venice"), "level-5", view_of("venice"))
    assert not together.divisible(registry.get("venice"), "greedy", view_of("venice"))
    assert not together.divisible(registry.get("venice"), "level-1", view_of("venice"))
    assert not together.divisible(registry.get("sonata"), "level-5", view_of("sonata"))


def test_who_asks_a_server_alone_is_answered_by_all_its_workers() -> None:
    game, view = registry.get("venice"), view_of("venice")

    async def ask() -> tuple[str, list[str]]:
        minds = Minds(2)
        alone = await minds.think("venice", "level-3", view, SEED)
        crowd = await asyncio.gather(*(minds.think("venice", "level-3", view, SEED) for _ in range(2)))
        await minds.end()
        return alone, crowd

    alone, crowd = asyncio.run(ask())
    parts = [think_in_part(game, "level-3", view, SEED, number, LONG) for number in range(2)]
    assert game.parse(alone) == put_together(game, "level-3", parts, SEED).code
    assert {game.parse(decided) for decided in crowd} <= set(view.legal)
