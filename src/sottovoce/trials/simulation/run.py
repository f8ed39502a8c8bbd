"""Many made-up worlds, one after the other or side by side; what comes out depends on the seed alone."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256

import msgspec
from joblib import delayed  # type: ignore[import-untyped]

from sottovoce.lab.workers import workers
from sottovoce.trials.simulation.world import GAMES, Happened, run_world


class Simulated(msgspec.Struct, frozen=True, kw_only=True):
    """What many worlds came to: the digest stands for every byte that reached anybody, and every row."""

    seed: int
    worlds: int
    games: dict[str, int]
    counts: dict[str, int]
    digest: str


class WorldFailed(Exception):
    """A world in which something was not as it must be, and how to see it again."""

    def __init__(self, seed: int, world: int, games: int, what: str) -> None:
        self._told = (seed, world, games, what)
        again = f"sottovoce simulate --seed {seed} --games {games} --world {world}"
        super().__init__(f"world {world} of seed {seed}: {what}\nTo see it again: {again}")

    def __reduce__(self) -> tuple[type[WorldFailed], tuple[int, int, int, str]]:
        return WorldFailed, self._told


def simulate(
    seed: int, games: int, jobs: int = 1, only: int | None = None, tell: Callable[[int], None] | None = None
) -> Simulated:
    """Run as many worlds as hold so many matches; raise `WorldFailed` for the first that fails."""
    worlds = list(_worlds(games)) if only is None else [list(_worlds(games))[only]]
    games_all: Counter[str] = Counter()
    counts: Counter[str] = Counter()
    digest = sha256()
    work = (delayed(_one)(seed, number, size, games) for number, size in worlds)
    for happened in workers(jobs, return_as="generator")(work):
        if isinstance(happened, WorldFailed):
            raise happened
        games_all.update(happened.games)
        counts.update(happened.counts)
        digest.update(happened.digest.encode())
        if tell is not None:
            tell(sum(happened.games.values()))
    return Simulated(
        seed=seed,
        worlds=len(worlds),
        games=dict(sorted(games_all.items())),
        counts=dict(sorted(counts.items())),
        digest=digest.hexdigest(),
    )


def _worlds(games: int) -> Iterable[tuple[int, int]]:
    """Yield the worlds that so many matches fill, each with how many it has."""
    for number, first in enumerate(range(0, games, GAMES)):
        yield number, min(GAMES, games - first)


def _one(seed: int, number: int, size: int, games: int) -> Happened | WorldFailed:
    try:
        with _quietly():
            return run_world(seed, number, size)
    except Exception as problem:
        return WorldFailed(seed, number, games, f"{type(problem).__name__}: {problem}")


@contextmanager
def _quietly() -> Iterator[None]:
    """A server whose disk fails says so all the time: here that is as it should be."""
    ours = logging.getLogger("sottovoce")
    usual = ours.level
    ours.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        ours.setLevel(usual)
