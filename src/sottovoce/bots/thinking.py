"""From a view to a decision and the reason for it: all the ways in which levels decide."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import exp
from time import perf_counter
from typing import Protocol

from sottovoce.bots.bot import Thought, Weighed
from sottovoce.bots.levels import Level, Manual
from sottovoce.bots.search import Search
from sottovoce.bots.search_exact import exact_values
from sottovoce.core.chance import Chance
from sottovoce.core.game import Game
from sottovoce.core.view import View, Words

SLICE = 32  # iterations between two looks at the clock
SETTLED_AFTER = 16 * SLICE  # iterations between two looks whether the choice has been made
LIMITLESS = 1 << 60
IMAGINED = 16  # states in which a level without search tries a decision
PART_FOR_ENDING = 1 / 3
CERTAIN = 0.995
# Parts of the win: as good as the same, clearly better, and more than anybody gives away for variety.
ALIKE, CLEARLY, MUCH = 0.005, 0.04, 0.12


class Tree(Protocol):
    """What grows: our search, or the yardstick."""

    def grow(self, iterations: int) -> None: ...

    def decisions(self) -> list[tuple[int, int, float]]: ...


# ---------------------------------------------------------------- growing trees


def at_leisure() -> bool:
    """Nobody calls a thinker off."""
    return False


def grow(tree: Tree, iterations: int, seconds: float, called_off: Callable[[], bool] = at_leisure) -> int:
    """Grow a tree until one of the two is used up (0: no limit), or the best can no longer change.

    Return the iterations made. Whoever is `called_off` ends at once.
    """
    start = perf_counter()
    done = 0
    with undisturbed():
        while (left := _left(done, perf_counter() - start, iterations, seconds)) > 0 and not called_off():
            step = min(SLICE, left)
            tree.grow(step)
            done += step
            if done % SETTLED_AFTER == 0 and is_settled(tree, left - step):
                break
    return done


def _left(done: int, spent: float, iterations: int, seconds: float) -> int:
    """Return how many iterations may still be made: by their number, and by the clock at this pace."""
    by_number = iterations - done if iterations else LIMITLESS
    if not seconds:
        return by_number
    by_clock = int(done * (seconds / spent - 1)) if done else SLICE
    return min(by_number, by_clock)


def is_settled(tree: Tree, left: int) -> bool:
    """Say whether so many visits more could not make any other decision the most visited one."""
    visits = sorted(count for _, count, _ in tree.decisions())
    return len(visits) < 2 or visits[-1] - visits[-2] > left


@contextmanager
def undisturbed() -> Iterator[None]:
    """A tree has no cycles, and looking for them while it grows would cost a third of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def new_search(game: Game, view: View, level: Level, manual: Manual, chance: Chance) -> Search:
    """Return a tree for a view, still to be grown."""
    return Search(
        game.imagine(view),
        manual.judge(game),
        view.seat,
        list(game.worthwhile(view)),
        manual.search.settings(level.turns),
        chance,
    )


# ---------------------------------------------------------------- deciding


def think(game: Game, view: View, level: Level, manual: Manual, chance: Chance) -> Thought:
    """Decide as a level does."""
    if len(view.legal) == 1:
        return Thought(view.legal[0], Words("reason-only"))
    game = in_the_eyes_of(level, game)
    if level.kind == "plan":
        return _by_plan(game, view, level, chance)
    if level.kind == "judge":
        return pick(_by_judgement(game, view, manual, chance), level, chance)
    return _by_search(game, view, level, manual, chance)


def in_the_eyes_of(level: Level, game: Game) -> Game:
    """Return the game as the level sees it: a shrewd one reckons with others who hide."""
    return game.shrewd() if level.shrewd else game


def _by_plan(game: Game, view: View, level: Level, chance: Chance) -> Thought:
    planned = game.plan(view, level.knowledge)
    assert planned is not None, f"{game.name} has no planner for {level.knowledge!r}"
    if _happens(level.slips, chance):
        return Thought(view.legal[chance.below(len(view.legal))], Words("reason-try"))
    return Thought(planned, Words("reason-plan"))


def _by_judgement(game: Game, view: View, manual: Manual, chance: Chance) -> list[Weighed]:
    """Try each decision in the same imagined states."""
    judge, imagination = manual.judge(game), game.imagine(view)
    states = [imagination.draw(chance) for _ in range(IMAGINED)]
    found = []
    for code in game.worthwhile(view):
        total = 0.0
        for state in states:
            after = state.copy()
            after.apply(code)
            total += judge.share(after, view.seat)
        found.append(Weighed(code, IMAGINED, total / IMAGINED))
    return found


def _by_search(game: Game, view: View, level: Level, manual: Manual, chance: Chance) -> Thought:
    began = perf_counter()
    ending = by_ending(game, view, level, manual, chance)
    if ending:
        return pick(ending, level, chance)
    level = level.less(perf_counter() - began)
    weighed, done = grown(game, view, level, manual, chance)
    return pick(weighed, level, chance, done)


def by_ending(game: Game, view: View, level: Level, manual: Manual, chance: Chance) -> list[Weighed]:
    """Return exact values where the end is near enough, else nothing.

    Who goes by the clock tries for a part of the time only, and keeps the rest for a tree.
    """
    values = exact_values(
        game, manual.judge(game), view, level.exact, chance, PART_FOR_ENDING * level.seconds
    )
    return [Weighed(code, 0, share) for code, share in values]


def grown(
    game: Game,
    view: View,
    level: Level,
    manual: Manual,
    chance: Chance,
    called_off: Callable[[], bool] = at_leisure,
) -> tuple[list[Weighed], int]:
    """Return what a tree grown for the level's time says, and how many iterations that took."""
    search = new_search(in_the_eyes_of(level, game), view, level, manual, chance)
    if len(search.weighed) == 1:
        return [Weighed(search.weighed[0], 0, 0.5)], 0
    done = grow(search, level.iterations, level.seconds, called_off)
    return [Weighed(*found) for found in search.decisions()], done


# ---------------------------------------------------------------- choosing


def pick(weighed: list[Weighed], level: Level, chance: Chance, iterations: int = 0) -> Thought:
    """Choose from what was weighed: the best, or now and then another, as the level's manner is."""
    order = sorted(weighed, key=lambda each: (-each.visits, -each.share, each.code))
    seen = _overlooked(order, level, chance)
    if level.mixing:
        seen = _as_good(seen, level.mixing, chance)
    chosen = seen[0] if not level.warmth else _warmly(seen, level.warmth, chance)
    return Thought(chosen.code, reason(chosen, order), tuple(order), iterations)


def _overlooked(order: list[Weighed], level: Level, chance: Chance) -> list[Weighed]:
    """Return what the level notices: sometimes only a part of what there is."""
    if not _happens(level.slips, chance):
        return order
    noticed = [each for each in order if chance.below(3) == 0]
    return noticed or [order[chance.below(len(order))]]


def _as_good(order: list[Weighed], mixing: float, chance: Chance) -> list[Weighed]:
    """Return what is as good as the best, beginning with one drawn by lot: the likelier the more visits."""
    best = order[0]
    alike = [each for each in order if 2 * each.visits >= best.visits and each.share >= best.share - mixing]
    lot = chance.below(sum(max(1, each.visits) for each in alike))
    while lot >= max(1, alike[0].visits):
        lot -= max(1, alike.pop(0).visits)
    return alike


def _warmly(order: list[Weighed], warmth: float, chance: Chance) -> Weighed:
    most = max(each.share for each in order)
    urges = [exp((each.share - most) / warmth) for each in order]
    left = chance.below(1 << 30) / (1 << 30) * sum(urges)
    for each, urge in zip(order, urges, strict=True):
        left -= urge
        if left < 0:
            return each
    return order[0]


def _happens(share: float, chance: Chance) -> bool:
    return share > 0 and int(chance.below(1 << 30)) < share * (1 << 30)


# ---------------------------------------------------------------- saying why


def reason(chosen: Weighed, order: list[Weighed]) -> Words:
    """Say in a sentence why this was decided."""
    others = [each for each in order if each.code != chosen.code]
    if not others:
        return Words("reason-only-sensible")
    second = max(others, key=lambda each: (each.visits, each.share))
    most = max(each.share for each in order)
    if chosen.share > CERTAIN:
        return Words("reason-wins")
    if most < 1 - CERTAIN:
        return Words("reason-lost")
    if chosen.visits <= second.visits and chosen.share < most - MUCH:
        return Words("reason-try")
    said: dict[str, str | int | Words] = {"share": round(100 * chosen.share), "count": len(order)}
    if second.share > chosen.share + ALIKE:
        return Words("reason-variety" if second.visits >= chosen.visits else "reason-trusted", said)
    message = "reason-better" if chosen.share - second.share > CLEARLY else "reason-close"
    return Words(message, {**said, "next": round(100 * second.share)})
