"""One decision weighed in several processes: each grows a tree of its own; what they found is put together.

(Root parallel.) A part is asked for with plain data and comes back as such, so any process can do it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from time import perf_counter

import msgspec

from sottovoce.bots.bot import Thought, Weighed
from sottovoce.bots.levels import LEVELS, manual
from sottovoce.bots.thinking import at_leisure, by_ending, grown, in_the_eyes_of, pick
from sottovoce.core.chance import fast
from sottovoce.core.game import Game
from sottovoce.core.view import View


class Part(msgspec.Struct, frozen=True):
    """What one of several found, and in how many iterations; who has `solved` an ending knows it exactly."""

    weighed: tuple[Weighed, ...]
    iterations: int = 0
    solved: bool = False


def divisible(game: Game, bot: str, view: View) -> bool:
    """Say whether several may think about this at once: there is a choice, and the search is by the clock.

    The lower levels are as strong as they are meant to be with their own number of iterations.
    """
    if bot not in LEVELS or len(view.legal) < 2:
        return False
    level = manual(game.name).levels[bot]
    return level.kind == "search" and level.seconds > 0


def think_in_part(
    game: Game,
    bot: str,
    view: View,
    seed: int,
    number: int,
    seconds: float,
    called_off: Callable[[], bool] = at_leisure,
) -> Part:
    """Do the part of a level's thinking that has this number; no part takes longer than it is given."""
    of_game = manual(game.name)
    level = of_game.levels[bot].within(seconds)
    began = perf_counter()
    ending = [] if called_off() else by_ending(in_the_eyes_of(level, game), view, level, of_game, fast(seed))
    if ending:
        return Part(tuple(ending), solved=True)
    level = level.less(perf_counter() - began)
    chance = fast(_own_seed(seed, number))
    weighed, done = grown(game, view, level, of_game, chance, called_off)
    return Part(tuple(weighed), done)


def put_together(game: Game, bot: str, parts: Sequence[Part], seed: int) -> Thought:
    """Add up the visits of all trees, and weigh their shares by them; then choose as the level does.

    What somebody has solved counts alone.
    """
    found: dict[int, list[Weighed]] = {}
    counted = [part for part in parts if part.solved][:1] or parts
    for each in (each for part in counted for each in part.weighed):
        found.setdefault(each.code, []).append(each)
    merged = [_merged(code, alike) for code, alike in found.items()]
    return pick(merged, manual(game.name).levels[bot], fast(seed), sum(part.iterations for part in parts))


def _merged(code: int, found: list[Weighed]) -> Weighed:
    """Return one decision as several trees have weighed it; what was never tried counts like one try."""
    weight = sum(max(1, each.visits) for each in found)
    share = sum(max(1, each.visits) * each.share for each in found) / weight
    return Weighed(code, sum(each.visits for each in found), share)


def _own_seed(seed: int, number: int) -> int:
    return int.from_bytes(sha256(f"sottovoce-worker-{number}-{seed}".encode()).digest(), "big")
