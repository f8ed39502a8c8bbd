"""Every decision of Venice: code <-> meaning <-> notation.

A decision plays one card completely (two for a Cortège), or ends the turn,
throws the hand away, or summons. The 123 codes fall into two words of a bit
mask: codes below `HIGH` in the low word, the rest (Masquerade on the guards)
in the high one.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from sottovoce.core.errors import BadNotation, NoSuchDecision
from sottovoce.games.venice.components import (
    CARD_NAMES,
    CLOSE_IN,
    DOGE,
    DOGE_1,
    EAST_GUARD,
    GUARD_1,
    GUARDS_1_1,
    HARLEQUIN,
    HARLEQUIN_1,
    KINDS,
    MERCHANT,
    MERCHANT_1,
    TO_CENTRE,
    WEST_GUARD,
    one,
)

# What a turn is spent on, fixed by its first card (§4.1, §7.3).
NO_LINE: Final = 0
DOGE_LINE: Final = 1
GUARDS_LINE: Final = 2
MERCHANT_LINE: Final = 3
HARLEQUIN_LINE: Final = 4
MASKED_DOGE_LINE: Final = 5
MASKED_MERCHANT_LINE: Final = 6
MASKED_GUARDS_LINE: Final = 7
LINES: Final = 8
LINE_NAMES: Final = ("", "doge", "guards", "merchant", "harlequin", "doge", "merchant", "guards")

# How the figures move: by the steps given, or in one of these ways.
BY_STEPS: Final = 0
GO_TO_CENTRE: Final = 1
GO_BESIDE_DOGE: Final = 2
NO_FIGURE: Final = -1

END: Final = 0
THROW: Final = 1
SUMMON_DOGE: Final = 2
SUMMON_WEST: Final = 3
SUMMON_EAST: Final = 4
FIRST_CARD: Final = 5
HIGH: Final = 61  # the first code of the high word

EXAMPLES: Final = "end, throw, call:D, D1:E, D1+D1:W, G1+1:wW1,eE1, M2:E, H3@G:wE1,eW2"
_ARROWS: Final = {-1: "W", 1: "E"}


class Move:
    """What a card decision does: the card it costs, the line, and the steps of each figure."""

    def __init__(self, text: str, kind: int, line: int, way: int = BY_STEPS, cards: int = 1) -> None:
        self.text = text
        self.kind: i64 = kind
        self.line: i64 = line
        self.way: i64 = way
        self.cards: i64 = cards
        self.price: i64 = one(kind) * cards
        self.figure: i64 = NO_FIGURE
        self.doge: i64 = 0
        self.west: i64 = 0
        self.east: i64 = 0
        self.merchant: i64 = 0
        self.harlequin: i64 = 0

    def step(self, figure: int, steps: int) -> Move:
        """Let a figure move this many squares east (west when negative)."""
        if figure == DOGE:
            self.doge = steps
        elif figure == WEST_GUARD:
            self.west = steps
        elif figure == EAST_GUARD:
            self.east = steps
        elif figure == MERCHANT:
            self.merchant = steps
        else:
            self.harlequin = steps
        return self

    def to_centre(self, figure: int) -> Move:
        """Let a figure go to the central square."""
        self.figure = figure
        return self


def _straight(kind: int, line: int, figure: int, points: int, mark: str = "") -> list[Move]:
    """One figure, so many squares, west or east."""
    return [
        Move(f"{CARD_NAMES[kind]}{mark}:{_ARROWS[way]}", kind, line).step(figure, way * points)
        for way in (-1, 1)
    ]


def _doge_moves() -> list[Move]:
    """§6.1 a single Doge card; §6.2 Cortège, two cards that move Doge and guards together."""
    moves = _straight(DOGE_1, DOGE_LINE, DOGE, 1)
    for way in (-1, 1):
        cortege = Move(f"D1+D1:{_ARROWS[way]}", DOGE_1, DOGE_LINE, cards=2)
        moves.append(cortege.step(DOGE, way).step(WEST_GUARD, way).step(EAST_GUARD, way))
    return moves


def _guard_text(west: int, east: int) -> str:
    shares = (("w", west), ("e", east))
    return ",".join(f"{who}{_ARROWS[1 if n > 0 else -1]}{abs(n)}" for who, n in shares if n)


def _shared(kind: int, line: int, mark: str, west: int, east: int) -> Move:
    text = f"{CARD_NAMES[kind]}{mark}:{_guard_text(west, east)}"
    return Move(text, kind, line).step(WEST_GUARD, west).step(EAST_GUARD, east)


def _shares(points: int) -> list[tuple[int, int]]:
    """All ways to give the points to the guards, each share in one direction (§7.5)."""
    return [
        (west * west_way, east * (points - west))
        for west in range(points + 1)
        for west_way in ((-1, 1) if west else (1,))
        for east in ((-1, 1) if west < points else (1,))
    ]


def _guards_moves() -> list[Move]:
    """§6.3 one guard one square; §6.4 both one square, or one of them two; §6.5 close in."""
    one_step = [_shared(GUARD_1, GUARDS_LINE, "", west, east) for west, east in _shares(1)]
    two_steps = [_shared(GUARDS_1_1, GUARDS_LINE, "", west, east) for west, east in _shares(2)]
    return [*one_step, *two_steps, Move("G><", CLOSE_IN, GUARDS_LINE, GO_BESIDE_DOGE)]


def _merchant_moves() -> list[Move]:
    """§6.6 the Merchant goes one, two or three squares."""
    return [
        move
        for points in (1, 2, 3)
        for move in _straight(MERCHANT_1 + points - 1, MERCHANT_LINE, MERCHANT, points)
    ]


def _harlequin_moves(line: int, figure: int, mark: str) -> list[Move]:
    """§6.7 and §7: Harlequin's cards on herself or, masked, on one other figure."""
    moves = [
        move
        for points in (1, 2, 3, 4, 5)
        for move in _straight(HARLEQUIN_1 + points - 1, line, figure, points, mark)
    ]
    return [*moves, Move(f"H0{mark}", TO_CENTRE, line, GO_TO_CENTRE).to_centre(figure)]


def _masked_guards_moves() -> list[Move]:
    """§7.5 points shared between the guards; §7.6 one guard to the centre."""
    moves = [
        _shared(HARLEQUIN_1 + points - 1, MASKED_GUARDS_LINE, "@G", west, east)
        for points in (1, 2, 3, 4, 5)
        for west, east in _shares(points)
    ]
    centre = [
        Move(f"H0@{letter}", TO_CENTRE, MASKED_GUARDS_LINE, GO_TO_CENTRE).to_centre(guard)
        for letter, guard in (("w", WEST_GUARD), ("e", EAST_GUARD))
    ]
    return moves + centre


MOVES: Final[list[Move]] = [
    *_doge_moves(),
    *_guards_moves(),
    *_merchant_moves(),
    *_harlequin_moves(HARLEQUIN_LINE, HARLEQUIN, ""),
    *_harlequin_moves(MASKED_DOGE_LINE, DOGE, "@D"),
    *_harlequin_moves(MASKED_MERCHANT_LINE, MERCHANT, "@M"),
    *_masked_guards_moves(),
]
ACTIONS: Final[int] = FIRST_CARD + len(MOVES)

NOTATIONS: Final[list[str]] = ["end", "throw", "call:D", "call:w", "call:e", *(move.text for move in MOVES)]
_CODES: Final[dict[str, int]] = {text: code for code, text in enumerate(NOTATIONS)}


def notation(action: int) -> str:
    """Return a decision as text: `M2:E` plays Merchant 2 eastwards."""
    if action < 0 or action >= ACTIONS:
        raise NoSuchDecision(code=action, last=ACTIONS - 1)
    return NOTATIONS[action]


def parse(text: str) -> int:
    """Return the code of a notation, or refuse it."""
    code = _CODES.get(text)
    if code is None:
        raise BadNotation(text=text, examples=EXAMPLES)
    return code


class Masks:
    """A set of decisions as two words of bits."""

    def __init__(self, codes: list[int]) -> None:
        self.low: i64 = sum(1 << code for code in codes if code < HIGH)
        self.high: i64 = sum(1 << (code - HIGH) for code in codes if code >= HIGH)


def _codes_of(line: int, kind: int) -> list[int]:
    """Card decisions of a line (`NO_LINE`: any) and of a kind of card (-1: any)."""
    return [
        FIRST_CARD + index
        for index, move in enumerate(MOVES)
        if line in (NO_LINE, move.line) and kind in (-1, move.kind)
    ]


OF_LINE: Final[list[Masks]] = [Masks(_codes_of(line, -1)) for line in range(LINES)]

# Which decisions cards in hand could pay for, by the kinds held (a bit each), in two halves of the kinds.
HALF_KINDS: Final = HARLEQUIN_1


def _payable(kinds: int, first: int) -> Masks:
    return Masks(
        [code for n in range(HALF_KINDS) if kinds >> n & 1 for code in _codes_of(NO_LINE, first + n)]
    )


PAYABLE: Final[list[Masks]] = [_payable(kinds, DOGE_1) for kinds in range(1 << HALF_KINDS)]
PAYABLE_BY_HARLEQUIN: Final[list[Masks]] = [
    _payable(kinds, HARLEQUIN_1) for kinds in range(1 << (KINDS - HALF_KINDS))
]
MASKED: Final = Masks(
    _codes_of(MASKED_DOGE_LINE, -1) + _codes_of(MASKED_MERCHANT_LINE, -1) + _codes_of(MASKED_GUARDS_LINE, -1)
)
CORTEGE: Final = Masks([FIRST_CARD + index for index, move in enumerate(MOVES) if move.cards == 2])


def codes(low: i64, high: i64) -> list[int]:
    """Return the codes of the bits that are set, in rising order.

    The list is made in one piece, and its numbers are taken from tables as they are.
    """
    found = _BLANKS[bits_set(low) + bits_set(high)][:]
    at: i64 = 0
    while low:
        bit: i64 = low & -low
        found[at] = _LOW_CODES[(bit * _DE_BRUIJN >> 58) & 63]
        low ^= bit
        at += 1
    while high:
        bit = high & -high
        found[at] = _HIGH_CODES[(bit * _DE_BRUIJN >> 58) & 63]
        high ^= bit
        at += 1
    return cast(list[int], found)


def bits_set(word: i64) -> i64:
    """Return how many bits of a word are set: neighbours are added up until one number is left.

    (Numbers from 2 ** 62 on are slow when compiled; no word here has more than 62 bits.)
    """
    word -= (word >> 1) & 0x1555555555555555
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    return (word + (word >> 32)) & 0x7F


# Bits 58 to 63 of this number, times a power of two, differ for each power: they tell which bit is set. (The
# product may overflow 64 bits; those six bits are the same whether it wraps or not.)
_DE_BRUIJN: Final = 0x218A392CD3D5DBF


def _by_power(first: int) -> list[object]:
    table: list[object] = [0] * 64
    for power in range(HIGH_BITS):
        table[(1 << power) * _DE_BRUIJN >> 58 & 63] = first + power
    return table


HIGH_BITS: Final[int] = ACTIONS - HIGH
_LOW_CODES: Final[list[object]] = _by_power(0)
_HIGH_CODES: Final[list[object]] = _by_power(HIGH)
_BLANKS: Final[list[list[object]]] = [[None] * count for count in range(ACTIONS + 1)]
