"""What the player notes for himself (RULES.md §9.2): annotations, not decisions.

Seven trait tokens lie beside the board, each coloured, turned grey, or placed in
one of three spaces; four guess markers may lie on the map. A match keeps the notes
with it for their owner; the rules never look at them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from sottovoce.core.errors import BadNotes
from sottovoce.games.sonata.components import PLACES, TRAITS

SPACES = 3
MARKERS = 4


class SonataNotes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Traits `placed` in the spaces and turned `grey`, places `marked`: all by their ids, each once.

    `written` is what the player wrote beside them, in his own words.
    """

    placed: tuple[str, ...] = ()
    grey: tuple[str, ...] = ()
    marked: tuple[str, ...] = ()
    written: str = ""

    def __post_init__(self) -> None:
        tokens = (*self.placed, *self.grey)
        few = len(self.placed) <= SPACES and len(self.marked) <= MARKERS
        if not (few and _once_of(tokens, TRAITS) and _once_of(self.marked, PLACES)):
            raise BadNotes(placed=SPACES, markers=MARKERS)

    def place(self, trait: str) -> SonataNotes:
        """Put a trait's token into a space."""
        return self._moved(trait, placed=(*_without(self.placed, trait), trait))

    def turn_grey(self, trait: str) -> SonataNotes:
        """Turn a trait's token over: she has it not."""
        return self._moved(trait, grey=(*_without(self.grey, trait), trait))

    def take_back(self, trait: str) -> SonataNotes:
        """Lay a trait's token beside the board again, coloured."""
        return self._moved(trait)

    def mark(self, place: str) -> SonataNotes:
        """Lay a guess marker on a place."""
        return msgspec.structs.replace(self, marked=(*self.marked, place))

    def unmark(self, place: str) -> SonataNotes:
        """Take a guess marker off a place."""
        return msgspec.structs.replace(self, marked=_without(self.marked, place))

    def _moved(self, trait: str, **to: tuple[str, ...]) -> SonataNotes:
        """A token is in one state only: it leaves where it was."""
        lying = {"placed": _without(self.placed, trait), "grey": _without(self.grey, trait)}
        return msgspec.structs.replace(self, **(lying | to))


def _once_of(items: Sequence[str], known: Sequence[str]) -> bool:
    return len(set(items)) == len(items) and set(items) <= set(known)


def _without(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    return tuple(other for other in items if other != item)


def write_notes(notes: SonataNotes) -> str:
    """Return notes as text (JSON)."""
    return msgspec.json.encode(notes).decode()


def read_notes(text: str | bytes) -> SonataNotes:
    """Return the notes of a text, or refuse them."""
    return _checked(lambda: msgspec.json.decode(text, type=SonataNotes))


def any_notes(text: str) -> SonataNotes:
    """Return the notes of a text; one that is no JSON object is the player's own words."""
    return read_notes(text) if text.startswith("{") else SonataNotes(written=text)


def as_notes(plain: Any) -> SonataNotes:
    """Return notes from plain values, as a match keeps them, or refuse them."""
    return _checked(lambda: msgspec.convert(plain, SonataNotes))


def _checked(read: Callable[[], SonataNotes]) -> SonataNotes:
    try:
        return read()
    except msgspec.MsgspecError as error:
        raise BadNotes(placed=SPACES, markers=MARKERS) from error
