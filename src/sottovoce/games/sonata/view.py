"""What a seat may know of a game of Black Sonata. Built by `redact`; this module does not know the state."""

from __future__ import annotations

from typing import ClassVar, Literal, get_args

import msgspec

from sottovoce.core.view import Options, Others, View

ModeName = Literal["training", "easy", "standard", "advanced", "expert"]
RouteName = Literal[
    "random", "generated",
    "base-1", "base-2", "base-3", "base-4", "base-5", "base-6", "base-7", "base-8",
    "very-easy-1", "very-easy-2",
    "easy-1", "easy-2", "easy-3", "easy-4", "easy-5", "easy-6",
    "moderate-1", "moderate-2", "moderate-3", "moderate-4", "moderate-5", "moderate-6",
    "hard-1", "hard-2", "hard-3", "hard-4", "hard-5", "hard-6",
]  # fmt: skip

UNNAMED = ("random", "generated")
NAMED = tuple(name for name in get_args(RouteName) if name not in UNNAMED)


class SonataOptions(Options, frozen=True):
    """The mode and the route.

    `fog_out` counts in expert mode only. `route` names a printed route, or leaves it to
    the lot, or has a new one made. `direction` counts for a route chosen by name,
    `difficulty` and `kind` for one that is not, `length` for a new one only ("printed": as
    long as the printed ones of its difficulty). `labels` names the edition whose labels
    the stealth cards bear; usually that of the reader's language.
    """

    mode: ModeName = "standard"
    fog_out: Literal[1, 2, 3, 4, 5, 6, 7, 8, 9] = 1
    route: RouteName = "random"
    direction: Literal["forwards", "backwards"] = "forwards"
    difficulty: Literal["any", "base", "very-easy", "easy", "moderate", "hard"] = "base"
    kind: Literal["either", "moves", "may-stay"] = "either"
    length: Literal["printed", "20", "22", "24", "26", "28", "30"] = "printed"
    labels: Literal["language", "international", "ru"] = "language"

    beside: ClassVar[dict[str, Others]] = {
        "fog_out": {"mode": ("expert",)},
        "direction": {"route": NAMED},
        "difficulty": {"route": UNNAMED},
        "kind": {"route": UNNAMED},
        "length": {"route": ("generated",)},
    }


class Slot(msgspec.Struct, frozen=True, array_like=True):
    """What is known of one card of the stealth deck.

    `landmark` is -1 if never seen. `searched` is the place where it was searched for, -1 if it
    was not. `fog` says that a fog card has taken its place, `fog_card` which one, -1 if nobody
    has read it.
    """

    landmark: int
    searched: int
    found: bool
    fog: bool
    fog_card: int


class ClueStep(msgspec.Struct, frozen=True, array_like=True):
    """A step of the clue cards: "taken", "from-keys" or "dropped" with the lady, "new-suit" with the suit."""

    step: str
    which: int


class OpenedRoute(msgspec.Struct, frozen=True):
    """What may be looked at when the game is over. `route` is empty for a new one."""

    lady: int
    mate: int
    route: str
    backwards: bool
    cards: tuple[int, ...]


class SonataView(View, frozen=True, kw_only=True, tag="sonata"):
    """Everything the player may know; a spectator knows as much.

    `slots` are the cards of the stealth deck, slot 0 being the first after the cut, `top` the one
    on top now; the countdown card lies below the last slot. `fog_deck` is the fog deck from the
    top down, -1 for a card nobody has read; `fog_gone` are the cards known to have left the game,
    `fog_gone_unseen` counts the others. `clue_steps` is all that happened to clue cards, so that
    what has been discarded still informs; `suit` shows on the Dark Lady now, `first_suit` did
    at the start. `took`: a clue was taken this turn outside of a search.
    """

    mode: str
    fog_out: int
    route: str
    direction: str
    difficulty: str
    labels: str
    length: int
    may_stay: bool
    phase: str
    took: bool
    slots: tuple[Slot, ...]
    top: int
    countdown: int
    pawn: int
    visited: tuple[int, ...]
    keys_taken: bool
    fog_deck: tuple[int, ...]
    fog_gone: tuple[int, ...]
    fog_gone_unseen: int
    suit: int
    first_suit: int
    clues: tuple[int, ...]
    clues_left: int
    clue_steps: tuple[ClueStep, ...]
    named: tuple[int, ...]
    opened: OpenedRoute | None
