"""Random play to the end, compiled: for benchmarks, fuzzing and roll-outs."""

from __future__ import annotations

from mypy_extensions import i64

from sottovoce.core.chance import Chance
from sottovoce.core.game import State


def playout(state: State, chance: Chance) -> int:
    """Play uniformly random decisions until the game is over; return how many there were."""
    count: i64 = 0
    while state.seat >= 0:
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
        count += 1
    return count


def copies(state: State, count: int) -> None:
    """Copy a state so many times, for measuring."""
    left: i64 = count
    while left:
        state.copy()
        left -= 1
