"""What a seat may know of a game of Venice. Built by `redact`; this module does not know the state."""

from __future__ import annotations

from typing import Literal

import msgspec

from sottovoce.core.view import Options, View

Cards = tuple[int, ...]  # how many of each of the thirteen kinds


class VeniceOptions(Options, frozen=True):
    """`rounds`: a whole match, or a single round."""

    rounds: Literal["match", "single"] = "match"


class Past(msgspec.Struct, frozen=True, array_like=True):
    """A turn since the last shuffle as all have seen it: cards that left a hand, then a number drawn."""

    seat: int
    cards: Cards
    drawn: int


class Chapter(msgspec.Struct, frozen=True, array_like=True):
    """What a spectator saw from one shuffle to the next: the two hands together, and the steps since."""

    together: Cards
    sizes: tuple[int, int]
    since: tuple[Past, ...]


class RoundResult(msgspec.Struct, frozen=True, array_like=True):
    """How a round ended; winner -1 when drawn."""

    winner: int
    reason: str


class VeniceView(View, frozen=True, kw_only=True, tag="venice"):
    """Everything a seat may know. `hand` is its own (a spectator has none).

    `kept` are the two hands as they stood at the last shuffle, which both players
    could count because the pile was empty then; a spectator could count only the two
    together (`kept_together`). At the start of a round nothing was held. `since` is
    what happened after that, so nothing once seen is forgotten; in a third deal a
    spectator also keeps the second one (`before`), which may tell who holds what.
    """

    rounds: str
    round: int
    deal: int
    merchant_owner: int
    results: tuple[RoundResult, ...]
    wins: tuple[int, int]
    figures: tuple[int, int, int, int, int]
    favourite: int
    line: int
    played: Cards
    hand: Cards | None
    hand_sizes: tuple[int, int]
    discards: tuple[Cards, Cards]
    pile_size: int
    kept: tuple[Cards, Cards] | None
    kept_together: Cards
    kept_sizes: tuple[int, int]
    since: tuple[Past, ...]
    before: Chapter | None
