"""What a seat may know of a game of Holmes. Built by `redact`; this module does not know the state."""

from __future__ import annotations

from typing import Literal

import msgspec

from sottovoce.core.view import Options, View

Cards = tuple[int, ...]  # how many of each of the nine kinds
Characters = tuple[int, ...]
Secret = tuple[Cards | None, Cards | None]  # of the two seats; None: not for the reader


class HolmesOptions(Options, frozen=True):
    """`draft_start`: guests are drafted; `brothers`: the reservation card; `villains`: who may turn up."""

    draft_start: bool = False
    brothers: bool = False
    villains: Literal["none", "moriarty", "moran", "random", "both"] = "none"


class CarryStory(msgspec.Struct, frozen=True, array_like=True):
    """A visit to Pike during which the deck ran out: cards of the old deck and of the new in one hand.

    `kept` is which of them was kept, if that is decided and the reader knows it.
    """

    seat: int
    old_count: int
    new_count: int
    old: Cards | None
    new: Cards | None
    decided: bool
    kept: int


class DeckStory(msgspec.Struct, frozen=True, array_like=True):
    """Where the cards of one evidence deck went, as far as the reader knows; the last is the present deck.

    `shown` all have seen come from it. `kept` are cards that became hidden, `tossed`
    those thrown back at Pike's. `discards` are the open discards of its time (which
    all remember); with all that was tossed they became the next deck.
    """

    shown: Cards
    discards: Cards
    kept: Secret
    kept_counts: tuple[int, int]
    tossed: Secret
    tossed_counts: tuple[int, int]
    carry: CarryStory | None


class HolmesView(View, frozen=True, kw_only=True, tag="holmes"):
    """Everything a seat may know; a spectator knows no secret of either seat.

    Pairs are of the two seats. `open` counts loose jokers as jokers; `joined` are the types
    whose set has a joker. `hidden` are hidden cards, of these `stolen` are known to all.
    `dealt` and `brought` are the reader's own part of the draft. `drawn` are the cards
    just drawn at Pike's, for who drew them. `decks` remembers all evidence seen.
    """

    draft_start: bool
    brothers: bool
    villains: str
    phase: str
    day: int
    actor: int
    sherlock: int
    characters: Characters
    hiding: Characters
    upright: tuple[Characters, Characters]
    flat: tuple[Characters, Characters]
    lifted: int
    guests_left: int
    unmasked: Characters
    dealt: Characters | None
    brought: int
    tokens: tuple[int, int]
    reserve: int
    open: tuple[Cards, Cards]
    joined: tuple[tuple[int, ...], tuple[int, ...]]
    hidden: Secret
    hidden_counts: tuple[int, int]
    stolen: tuple[Cards, Cards]
    held: tuple[int, int]
    right: int
    fresh: bool
    using: int
    left: int
    pending: int
    step: int
    drawn: Cards | None
    drawn_count: int
    row: Cards
    deck_size: int
    discard_size: int
    decks: tuple[DeckStory, ...]
