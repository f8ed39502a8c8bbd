"""What a seat may know of a game of Whispers. Built by `redact`; this module does not know the state.

Cards are named by their kind, a number in the card set; -1 is a card that the seat has not seen.
`seen` says who has seen a card: bit s for seat s, bit 4 for those who only watch.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from sottovoce.core.view import Options, View, Words

UNKNOWN = -1


class WhispersOptions(Options, frozen=True):
    """`players` at the table; `counter` is where it starts (`usual`: 7, 6, 5 for 2, 3, 4 players).

    `cards` names the card set and its hash; each game's own options allow its own set alone.
    """

    players: Literal[2, 3, 4] = 2
    counter: Literal["usual", 5, 6, 7, 8, 9] = "usual"
    cards: str = ""


class SymbolFace(msgspec.Struct, frozen=True):
    """A symbol, and the sign that stands for it where there is little room."""

    key: str
    mark: str
    name: Words


class CharacterFace(msgspec.Struct, frozen=True):
    """A character and the number of his symbol."""

    key: str
    symbol: int
    name: Words
    note: Words | None


class RoomFace(msgspec.Struct, frozen=True):
    """A room as it is printed; `pair`: it acts only when a second card of the turn comes to it."""

    key: str
    pair: bool
    name: Words
    text: Words
    note: Words | None


class EvidenceFace(msgspec.Struct, frozen=True):
    """A kind of evidence as it is printed; `symbols` by number, one entry for each on the card."""

    kind: int
    key: str
    symbols: tuple[int, ...]
    coin: bool
    mysterious: bool
    name: Words
    text: Words | None
    note: Words | None


class EventFace(msgspec.Struct, frozen=True):
    """An event as it is printed."""

    key: str
    task: bool
    name: Words
    text: Words
    note: Words | None


class SetView(msgspec.Struct, frozen=True):
    """A whole card set as people see it; `identity` is its name and hash."""

    name: str
    identity: str
    title: Words
    symbols: tuple[SymbolFace, ...]
    characters: tuple[CharacterFace, ...]
    rooms: tuple[RoomFace, ...]
    evidence: tuple[EvidenceFace, ...]
    events: tuple[EventFace, ...]


class Card(msgspec.Struct, frozen=True, array_like=True, order=True):
    """A card in a hand or under the deck."""

    kind: int
    seen: int


class PileCard(msgspec.Struct, frozen=True, array_like=True):
    """A card of a room's pile: which way up it lies, who has seen it, who played it."""

    kind: int
    up: bool
    seen: int
    by: int


class Doing(msgspec.Struct, frozen=True):
    """What is being carried out: the step of a program, the program that follows, the room it is about.

    `verb` names the step that waits for a decision, if one does.
    """

    program: int
    step: int
    after: int
    here: int
    again: int
    verb: str


class Score(msgspec.Struct, frozen=True, array_like=True):
    """A seat's points at the end: tokens, cards in its room, own symbols; and the symbols in its own room."""

    tokens: int
    room: int
    symbols: int
    at_home: int


class WhispersView(View, frozen=True, kw_only=True, tag="whispers"):
    """Everything a seat may know.

    `characters` are those it knows (its own, and the revealed), else -1; `denied[s]` are the
    characters that seat s was wrongly taken for. `hands[s]` are the cards of seat s, sorted: all
    see how many there are and who has seen each. `fresh` cards of the deck nobody has seen; below
    them lie the discarded ones, `under`. `favour[s][c]` sums up how much seat s's open deeds were
    worth to character c. `faces` describes every kind that this view shows.
    """

    cards: str
    players: int
    first_counter: int
    counter: int
    stage: str
    leader: int
    waiting: int
    plays: int
    laid: tuple[int, ...]
    doing: Doing
    rule: int
    stake: int
    places: tuple[RoomFace, ...]
    room_numbers: tuple[int, ...]
    people: tuple[CharacterFace, ...]
    symbols: tuple[SymbolFace, ...]
    events: tuple[int, ...]
    event: EventFace | None
    points: tuple[int, ...]
    characters: tuple[int, ...]
    revealed: tuple[bool, ...]
    protected: tuple[bool, ...]
    denied: tuple[tuple[int, ...], ...]
    figures: tuple[int, ...]
    favour: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[Card, ...], ...]
    piles: tuple[tuple[PileCard, ...], ...]
    fresh: int
    under: tuple[Card, ...]
    faces: tuple[EvidenceFace, ...]
    scores: tuple[Score, ...]
