"""Was a match dealt fairly? What anybody can check who has nothing but its record.

docs/fair-dealing.md explains the checks; `web/verify` makes the same ones in the browser, in code of its own.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from sottovoce.core.chance import Deal, commitment
from sottovoce.core.errors import Refusal
from sottovoce.core.game import Game
from sottovoce.core.record import Dealing, Record, replay
from sottovoce.core.view import read_options
from sottovoce.matches.dealing import commit, derive_seed


class Check(msgspec.Struct, frozen=True):
    """One question put to a record, by its name, and the answer; `why` is the refusal that a no came from."""

    name: str
    holds: bool
    why: Refusal | None = None


def verify(game: Game, record: Record) -> tuple[Check, ...]:
    """Put every question to a record. It was dealt fairly, and is whole, if all of them hold."""
    dealing = record.dealing
    if dealing is None:
        return (Check("dealt", False),)
    if record.seed is None or not dealing.secret:
        return (Check("dealt", True), Check("open", False))
    return (Check("dealt", True), Check("open", True), *_checks(game, record, dealing, record.seed))


def is_fair(checks: tuple[Check, ...]) -> bool:
    """Does everything hold?"""
    return all(check.holds for check in checks)


def _checks(game: Game, record: Record, dealing: Dealing, seed: int) -> Iterator[Check]:
    yield Check("promise", commit(dealing.secret, dealing.salt) == dealing.promise)
    yield _tokens(game, record, dealing)
    yield Check("seed", derive_seed(dealing.secret, dealing.tokens) == seed)
    yield Check("commitment", commitment(seed) == record.commitment)
    yield _opening(game, record, dealing, seed)
    yield _game(game, record)


def _tokens(game: Game, record: Record, dealing: Dealing) -> Check:
    try:
        seats = game.seats(read_options(game.name, game.options, record.options))
    except Refusal as refusal:
        return Check("tokens", False, refusal)
    return Check("tokens", len(dealing.tokens) == len(seats))


def _opening(game: Game, record: Record, dealing: Dealing, seed: int) -> Check:
    try:
        options = read_options(game.name, game.options, record.options)
    except Refusal as refusal:
        return Check("opening", False, refusal)
    return Check("opening", game.opening(Deal(seed), options) == dealing.opening)


def _game(game: Game, record: Record) -> Check:
    """Replay everything: every later shuffle, every decision, and the result."""
    try:
        replay(game, record)
    except Refusal as refusal:
        return Check("game", False, refusal)
    return Check("game", True)
