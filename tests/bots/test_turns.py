"""Whole turns as the judge would play them, and the trees that end in them."""

from __future__ import annotations

import pytest

from sottovoce.bots.search import Search, Settings
from sottovoce.bots.search_turns import BREADTH, after_turn, keep, played_on
from sottovoce.core.chance import fast
from sottovoce.core.game import Game, Judge, State
from sottovoce.core.table import Table
from sottovoce.games import registry
from tests.bots.test_search import SEARCHED, Blindfold, opening

FEW = 400  # unfinished turns that are all tried in a test


def beginnings(game: Game, games: int) -> list[State]:
    """States in random games in which a turn begins."""
    found: list[State] = []
    for seed in range(games):
        table, chance = Table(game, seed), fast(seed)
        before = (-1, -1)
        while not table.over:
            view = table.view(table.mover)
            state = game.imagine(view).draw(chance)
            if (view.seat, int(state.barriers)) != before:
                before = (view.seat, int(state.barriers))
                found.append(state)
            table.decide(table.mover, view.legal[chance.below(len(view.legal))])
    return found


def best_of_all(judge: Judge, state: State) -> float | None:
    """What the best turn of all promises its seat; None if there are too many to try."""
    mover, barriers = state.seat, state.barriers
    left, seen, most = [state], set[int](), 0.0
    while left:
        here = left.pop()
        for code in here.legal():
            after = here.copy()
            after.apply(code)
            if after.seat != mover or after.barriers != barriers:
                most = max(most, judge.share(after, int(mover)))
            elif (likeness := judge.likeness(after)) == 0 or likeness not in seen:
                seen.add(likeness)
                left.append(after)
        if len(seen) > FEW or len(left) > FEW:
            return None
    return most


@pytest.mark.parametrize("name", SEARCHED)
def test_a_turn_is_never_better_than_the_best_and_gains_most_of_what_that_would(name: str) -> None:
    game = registry.get(name)
    judge = game.judge({})
    tried = as_good = 0
    gained = to_gain = 0.0
    for state in beginnings(game, 4)[::3]:
        best = best_of_all(judge, state)
        if best is None:
            continue
        mover = int(state.seat)
        found = judge.share(after_turn(judge, state, mover), mover)
        assert found <= best
        tried += 1
        as_good += found == best
        gained += found - judge.share(state, mover)
        to_gain += best - judge.share(state, mover)
    assert tried >= 10
    assert as_good >= 0.7 * tried
    assert gained >= 0.85 * to_gain > 0


@pytest.mark.parametrize("name", SEARCHED)
def test_turns_are_played_to_their_end_and_the_state_before_is_left_alone(name: str) -> None:
    game = registry.get(name)
    judge = game.judge({})
    state = beginnings(game, 1)[1]
    truth = state.truth()
    after = after_turn(judge, state, 0)
    assert state.truth() == truth
    assert (after.seat, after.barriers) != (state.seat, state.barriers)
    assert played_on(judge, state, 1, 0).truth() == after.truth()
    assert played_on(judge, state, 2, 0).truth() == after_turn(judge, after, 0).truth()
    end = played_on(judge, state, 10_000, 0)
    assert end.outcome() is not None
    assert played_on(judge, end, 3, 0) is end


def test_of_many_unfinished_turns_the_few_of_most_hope_are_followed() -> None:
    states = beginnings(registry.get("venice"), 1)[: BREADTH + 3]
    hopes = [0.5] * len(states)
    hopes[-1], hopes[-2] = 0.9, 0.7
    assert kept(states, hopes) == list(map(id, [states[-1], states[-2], *states[: BREADTH - 2]]))
    assert kept(states[:2], [0.0, 0.1]) == [id(states[1]), id(states[0])]
    assert kept([], []) == []


def kept(states: list[State], hopes: list[float]) -> list[int]:
    """Which of these states are kept, in which order."""
    met: list[State] = []
    hoped: list[float] = []
    for state, hope in zip(states, hopes, strict=True):
        keep(met, hoped, state, hope)
    assert hoped == sorted(hopes, reverse=True)[:BREADTH]
    return list(map(id, met))


def with_turns(game: Game, judge: Judge, turns: int, seed: int = 3, iterations: int = 300) -> Search:
    view = opening(game, 6)
    settings = Settings(0.4, 0.05, 1.0, 0, 100_000, 0.0, turns)
    search = Search(game.imagine(view), judge, view.seat, list(view.legal), settings, fast(seed))
    search.grow(iterations)
    return search


@pytest.mark.parametrize("turns", [1, 2])
@pytest.mark.parametrize("name", SEARCHED)
def test_with_turns_every_other_walk_leaves_the_tree_where_another_decides(name: str, turns: int) -> None:
    game = registry.get(name)
    search = with_turns(game, game.judge({}), turns, iterations=0)
    own, others = {search.seat}, 0
    for number in range(300):
        search.grow(1)
        if number % 2 == 0:
            assert set(search.movers) <= own
        elif set(search.movers) > own:
            others += 1
    assert others > 0
    assert search.decisions() == with_turns(game, game.judge({}), turns).decisions()
    assert search.decisions() != with_turns(game, game.judge({}), 0).decisions()
    assert sum(visits for _, visits, _ in search.decisions()) == 300


def test_turns_of_others_are_judged_by_what_they_see() -> None:
    game = registry.get("venice")
    judge = Blindfold()
    search = with_turns(game, judge, 1)
    other = 1 - int(search.seat)
    assert judge.asked == {(other, int(search.seat))}
