"""The kinds of faults, by name, with how many make a full trial."""

from __future__ import annotations

from collections.abc import Callable

from sottovoce.trials.faults import acts, disk
from sottovoce.trials.faults.described import described
from sottovoce.trials.faults.nonsense import fuzz
from sottovoce.trials.faults.trial import Act, Tried, undergo

KINDS: dict[str, tuple[Act, int]] = {
    "kills": (acts.kills, 2_000),
    "cuts": (acts.cuts, 20_000),
    "clock": (acts.clock, 2_000),
    "locked": (acts.locked, 200),
    "full": (disk.full, 500),
    "frozen": (disk.frozen, 500),
    "readonly": (disk.readonly, 50),
    "fuzz": (fuzz, 1_000_000),
    "described": (described, 100_000),
}


class Failed(Exception):
    """A trial that did not go as it must, and how to see it again."""


def try_fault(kind: str, count: int, seed: int, tell: Callable[[int], None] = lambda _: None) -> Tried:
    """Run a trial; raise `Failed` at the first thing that is not as it must be, whatever it is."""
    try:
        return undergo(kind, KINDS[kind][0], count, seed, tell)
    except Exception as problem:
        again = f"sottovoce faults {kind} --count {count} --seed {seed}"
        raise Failed(f"{type(problem).__name__}: {problem}\nTo see it again: {again}") from problem
