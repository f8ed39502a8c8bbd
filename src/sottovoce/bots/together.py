"""One decision weighed in several processes: each grows a tree of its own; what they found is put together.

(Root parallel.) A part is asked for with plain data and comes back as such, so any process can do it.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

import msgspec

from sottovoce.bots.levels import LEVELS, manual
from sottovoce.bots.thinking import Thought, Weighed, by_ending, grown, in_the_eyes_of, pick
from sottovoce.core.chance import fast
from sottovoce.core.game import Game
from sottovoce.core.view import View


class Part(msgspec.Struct, frozen=True):
    """What one of several found, and in how many iterations."""

    weighed: tuple[Weighed, ...]
    iterations: int = 0


def divisible(game: Game, bot: str, view: View) -> bool:
    """Say whether several can think about this at once: a level that searches, and something to choose."""
    return bot in LEVELS and manual(game.name).levels[bot].kind == "search" and len(view.legal) > 1


def think_in_part(game: Game, bot: str, view: View, seed: int, number: int, seconds: float) -> Part:
    """Do the part of a level's thinking that has this number; no part takes longer than it is given."""
    of_game = manual(game.name)
    level = of_game.levels[bot].within(seconds)
    ending = by_ending(in_the_eyes_of(level, game), view, of_game.search, fast(seed))
    if ending:
        return Part(tuple(ending))
    weighed, done = grown(game, view, level, of_game, fast(_own_seed(seed, number)))
    return Part(tuple(weighed), done)


def put_together(game: Game, bot: str, parts: Sequence[Part], seed: int) -> Thought:
    """Add up the visits of all trees, and weigh their shares by them; then choose as the level does."""
    visits: dict[int, int] = {}
    shares: dict[int, float] = {}
    for each in (each for part in parts for each in part.weighed):
        visits[each.code] = visits.get(each.code, 0) + each.visits
        shares[each.code] = shares.get(each.code, 0.0) + max(1, each.visits) * each.share
    weight = {code: max(len(parts), count) for code, count in visits.items()}
    merged = [Weighed(code, visits[code], shares[code] / weight[code]) for code in visits]
    return pick(merged, manual(game.name).levels[bot], fast(seed), sum(part.iterations for part in parts))


def _own_seed(seed: int, number: int) -> int:
    return int.from_bytes(sha256(f"sottovoce-worker-{number}-{seed}".encode()).digest(), "big")
