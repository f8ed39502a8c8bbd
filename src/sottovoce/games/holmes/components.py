"""The parts of Holmes: evidence, characters, tokens, markers (RULES.md §1).

A heap of evidence is a packed counter: four bits for each of the nine kinds of
card. A set of characters is a mask with one bit for each.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FIRST: Final = 0
SECOND: Final = 1
SHERLOCK: Final = 0
MYCROFT: Final = 1
BROTHERS: Final = ("sherlock", "mycroft")

# §1.2 Kinds of evidence. Those below `PLAN` are real cards; those below `JOKER` are types.
PLAN: Final = 7
JOKER: Final = 8
KINDS: Final = 9
TYPES: Final = 8
REAL: Final = 7
KIND_NAMES: Final = (
    "papers",
    "explosive",
    "cigarette",
    "bullet",
    "button",
    "footprint",
    "fingerprint",
    "plan",
    "joker",
)
KIND_LETTERS: Final = ("3", "4", "5", "6", "7", "8", "9", "P", "J")
CARD_COUNTS: Final = (3, 4, 5, 6, 7, 8, 9, 5, 5)
VALUES: Final[list[int]] = [3, 4, 5, 6, 7, 8, 9]
ALL_CARDS: Final = 52
NO_CARD: Final = -1

ROW: Final = 4
TOKENS: Final = 24
START_TOKENS: Final = 5
MARKERS: Final = 3
DAYS: Final = 7

# §10 Points.
FULL_SET: Final = 3
PLAN_POINTS: Final[list[int]] = [0, -1, 1, 3, 6, 10]
LOOSE_JOKER: Final = -3
STILL_RESERVED: Final = -3

# §1.4 Characters, in the order of the book; then the villains.
WATSON: Final = 0
HUDSON: Final = 1
LESTRADE: Final = 2
ADLER: Final = 3
GREGSON: Final = 4
WIGGINS: Final = 5
PIKE: Final = 6
TOBY: Final = 7
JOHNSON: Final = 8
BILLY: Final = 9
KRAMM: Final = 10
HUNTER: Final = 11
MORIARTY: Final = 12
MORAN: Final = 13
RESIDENTS: Final = 3
CHARACTERS: Final = 12
GUESTS: Final = 9
NO_CHARACTER: Final = -1
CHARACTER_NAMES: Final = (
    "watson",
    "hudson",
    "lestrade",
    "adler",
    "gregson",
    "wiggins",
    "pike",
    "toby",
    "johnson",
    "billy",
    "kramm",
    "hunter",
    "moriarty",
    "moran",
)
CHARACTER_LETTERS: Final = (
    "Wat",
    "Hud",
    "Les",
    "Adl",
    "Gre",
    "Wig",
    "Pik",
    "Tob",
    "Joh",
    "Bil",
    "Kra",
    "Hun",
)
RESIDENT_BITS: Final = 0b111

# §7 What the abilities cost and bring.
WATSON_PRICE: Final = 1
LESTRADE_PRICE: Final = 3
LESTRADE_CARDS: Final = 2
GREGSON_PRICE: Final = 2
GREGSON_CARDS: Final = 3
HUDSON_TOKENS: Final = 3
WIGGINS_TOKENS: Final = 5
PIKE_CARDS: Final = 3
JOHNSON_CARDS: Final = 3
KRAMM_PRICE: Final = 1
MORIARTY_TOKENS: Final = 2
MORIARTY_SEATS: Final[list[int]] = [FIRST, SECOND, SECOND, FIRST]
MORAN_SEATS: Final[list[int]] = [FIRST, SECOND]

# The option `villains`.
VILLAIN_CHOICES: Final = ("none", "moriarty", "moran", "random", "both")
RANDOM_VILLAIN: Final = 3

_NIBBLES: Final = 0x111111111
_QUADS: Final = 0x000F000F000F


def one(kind: int) -> int:
    """Return a heap holding a single card."""
    return 1 << (4 * kind)


def pack(counts: tuple[int, ...]) -> int:
    """Return a heap from its count of each kind."""
    return sum(count << (4 * kind) for kind, count in enumerate(counts))


def unpack(heap: int) -> tuple[int, ...]:
    """Return the count of each kind in a heap."""
    return tuple((heap >> (4 * kind)) & 15 for kind in range(KINDS))


def count(heap: i64, kind: i64) -> i64:
    """Return how many cards of a kind a heap holds."""
    return (heap >> (4 * kind)) & 15


def size(heap: i64) -> i64:
    """Return how many cards a heap holds."""
    total: i64 = 0
    while heap:
        total += heap & 15
        heap >>= 4
    return total


def kinds(heap: i64) -> i64:
    """Return which kinds a heap holds, as a mask: every fourth bit, drawn together."""
    bits: i64 = (heap | heap >> 1 | heap >> 2 | heap >> 3) & _NIBBLES
    bits = (bits | bits >> 3 | bits >> 6 | bits >> 9) & _QUADS
    return (bits | bits >> 12 | bits >> 24) & 0x1FF


def spread(heap: i64) -> list[int]:
    """Return the cards of a heap one by one, in the order of their kinds."""
    cards: list[int] = []
    kind: i64 = 0
    while heap:
        left: i64 = heap & 15
        while left:
            cards.append(kind)
            left -= 1
        heap >>= 4
        kind += 1
    return cards


def bits(mask: i64) -> i64:
    """Return how many bits of a mask are set."""
    total: i64 = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total


def members(mask: int) -> tuple[int, ...]:
    """Return the places of the bits of a mask, in rising order."""
    return tuple(place for place in range(mask.bit_length()) if mask >> place & 1)


def mask_of(places: tuple[int, ...]) -> int:
    """Return the mask with these bits set; the reverse of `members`."""
    return sum(1 << place for place in places)


ONE: Final[list[int]] = [one(kind) for kind in range(KINDS)]
WHOLE_DECK: Final[int] = pack(CARD_COUNTS)
DECK: Final[list[int]] = spread(WHOLE_DECK)
