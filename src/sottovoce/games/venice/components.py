"""The parts of Venice: the street, the figures, the 54 cards (RULES.md §1).

Hands, piles and discards are packed counters: four bits for each of the
thirteen kinds of card, so that a heap of cards is one number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WEST: Final = 0
EAST: Final = 1

CENTRE: Final = 0
LAST_SQUARE: Final = 8
MANSION: Final = 7  # squares 7 and 8 of a side are its mansion, on both tracks
SQUARES: Final = 17
GUARD_START: Final = 2
SERVANT_START: Final = 1  # where Merchant and Harlequin begin, on their owners' sides
HAND: Final = 8
DEALS: Final = 3  # the third only when the second leaves everything level

# Figures of the main track, in the order of their letters in views and notation.
DOGE: Final = 0
WEST_GUARD: Final = 1
EAST_GUARD: Final = 2
MERCHANT: Final = 3
HARLEQUIN: Final = 4
FIGURES: Final = ("doge", "west-guard", "east-guard", "merchant", "harlequin")

# Types of card.
DOGE_CARDS: Final = 0
GUARD_CARDS: Final = 1
MERCHANT_CARDS: Final = 2
HARLEQUIN_CARDS: Final = 3
TYPES: Final = ("doge", "guards", "merchant", "harlequin")

# Kinds of card: the thirteen different faces.
DOGE_1: Final = 0
GUARD_1: Final = 1
GUARDS_1_1: Final = 2
CLOSE_IN: Final = 3
MERCHANT_1: Final = 4  # then 2 and 3
HARLEQUIN_1: Final = 7  # then 2, 3, 4 and 5
TO_CENTRE: Final = 12
KINDS: Final = 13

CARD_NAMES: Final = ("D1", "G1", "G1+1", "G><", "M1", "M2", "M3", "H1", "H2", "H3", "H4", "H5", "H0")
CARD_COUNTS: Final = (12, 4, 10, 2, 2, 8, 2, 1, 3, 4, 3, 1, 2)
CARD_TYPES: Final = (0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3)
ALL_CARDS: Final = 54


def one(kind: int) -> int:
    """Return a heap holding a single card."""
    return 1 << (4 * kind)


def pack(counts: tuple[int, ...]) -> int:
    """Return a heap from its count of each kind."""
    return sum(count << (4 * kind) for kind, count in enumerate(counts))


def unpack(heap: int) -> tuple[int, ...]:
    """Return the count of each kind in a heap."""
    return tuple((heap >> (4 * kind)) & 15 for kind in range(KINDS))


def size(heap: i64) -> i64:
    """Return how many cards a heap holds: neighbouring counters are added up until one is left."""
    bytes_: i64 = (heap & 0x0F0F0F0F0F0F0F) + ((heap >> 4) & 0x0F0F0F0F0F0F0F)
    pairs: i64 = (bytes_ & 0x00FF00FF00FF00FF) + ((bytes_ >> 8) & 0x00FF00FF00FF00FF)
    fours: i64 = pairs + (pairs >> 16)
    return (fours + (fours >> 32)) & 0xFF


def held(heap: i64) -> i64:
    """Return which kinds a heap holds, a bit for each."""
    bits: i64 = (heap | (heap >> 1) | (heap >> 2) | (heap >> 3)) & 0x1111111111111
    bits = (bits | (bits >> 3)) & 0x03030303030303
    bits = (bits | (bits >> 6)) & 0x000F000F000F000F
    bits = (bits | (bits >> 12)) & 0x000000FF000000FF
    return (bits | (bits >> 24)) & 0xFFFF


def single(unit: i64, kind: i64) -> i64:
    """Return a heap of one card, where `unit` is 1 (as an argument it is shifted in 64 bits)."""
    return unit << (4 * kind)


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


WHOLE_DECK: Final[int] = pack(CARD_COUNTS)
DECK: Final[list[int]] = spread(WHOLE_DECK)
# Heaps with every bit of one type's kinds set, to see at once whether a hand is of one type.
TYPE_BITS: Final[list[int]] = [
    sum(15 << (4 * kind) for kind in range(KINDS) if CARD_TYPES[kind] == type_) for type_ in range(len(TYPES))
]
