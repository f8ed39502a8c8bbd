"""Many pairs and whole games of every game; what is looked at depends on the seed alone.

What is hidden in a game, and how a second truth is dealt, is told by a module of the caller's
own (``SECRETS`` by the game's name, ``CHOSEN`` options where there are too many): code that
knows the views, or shares anything with them, would copy a leak into both truths.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from joblib import delayed  # type: ignore[import-untyped]

from sottovoce.core.game import Game
from sottovoce.core.view import Options
from sottovoce.games import registry
from sottovoce.lab.contract import Secrets, every_options
from sottovoce.lab.workers import workers
from sottovoce.trials.leaks.compare import Compared, run_part

PAIRS_A_PART = 200
Part = tuple[int, int, int]  # its number, how many pairs, how many games


class NoSecrets(Exception):
    """The module that deals second truths is not there, or knows nothing of a game."""


class Leaked(Exception):
    """A reader could tell two truths apart, or the comparing broke down, and how to see it again."""


def secrets_from(module: str, game: Game) -> tuple[Secrets, list[Options]]:
    """Return a game's secrets and the options to try, from a module found here or in this folder."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
    try:
        told = importlib.import_module(module)
        secrets: Secrets = told.SECRETS[game.name]
    except (ImportError, AttributeError, KeyError) as problem:
        raise NoSecrets(f"{type(problem).__name__}: {problem}") from problem
    chosen: Sequence[Options] | None = getattr(told, "CHOSEN", {}).get(game)
    return secrets, list(chosen or every_options(game))


def parts(pairs: int, games: int) -> Iterator[Part]:
    """Yield the parts of a trial, the whole games spread over them."""
    count = max(1, -(-pairs // PAIRS_A_PART), -(-games // PAIRS_A_PART))
    for part in range(count):
        share = [(part + 1) * total // count - part * total // count for total in (pairs, games)]
        yield part, share[0], share[1]


def look_for_leaks(
    name: str,
    module: str,
    wanted: tuple[int, int],
    seed: int,
    jobs: int = 1,
    only: int | None = None,
    tell: Callable[[int], None] | None = None,
) -> Compared:
    """Compare so many pairs and whole games of a game; raise `Leaked` for the first part that fails."""
    secrets_from(module, registry.get(name))
    chosen = [part for part in parts(*wanted) if only in (None, part[0])]
    total = Compared()
    work = (delayed(_one)(name, module, seed, part) for part in chosen)
    for found in workers(jobs, return_as="generator")(work):
        if isinstance(found, str):
            part, _, told = found.partition(" ")
            numbers = f"--pairs {wanted[0]} --games {wanted[1]} --seed {seed} --part {part}"
            raise Leaked(f"{told}\nTo see it again: sottovoce leaks --game {name} {numbers}")
        total.add(found)
        if tell is not None:
            tell(found.pairs + found.games)
    return total


def _one(name: str, module: str, seed: int, part: Part) -> Compared | str:
    game = registry.get(name)
    secrets, settings = secrets_from(module, game)
    number, pairs, games = part
    try:
        return run_part(game, settings, secrets, seed, number, pairs, games)
    except Exception as problem:
        return f"{number} {type(problem).__name__}: {problem}"
