"""Every decision of Holmes: code <-> meaning <-> notation.

Codes come in three groups. Whatever may be decided at one moment is `PASS`
(code 0) or lies in a single group, so the legal decisions are one word of bits:
bit 0 for `PASS`, bit n for code `group + n`. A *place* is such an n.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.core.errors import BadNotation
from sottovoce.games.holmes.components import (
    CHARACTER_LETTERS,
    CHARACTERS,
    KIND_LETTERS,
    KINDS,
    PIKE_CARDS,
    REAL,
    RESIDENTS,
    TYPES,
)

PASS: Final = 0

# Places in the group TABLE.
TABLE: Final = 0
HOLD: Final = 1  # + kind: reserve a card of the row
UP: Final = HOLD + KINDS  # + character: pick up the marker there
TO: Final = UP + CHARACTERS  # + character: lay the marker there
TAKE: Final = TO + CHARACTERS  # + kind: take a card of the row
TAKE_HELD: Final = TAKE + KINDS  # take the reserved card
DROP: Final = TAKE_HELD + 1  # + kind: discard a card of the row
SELL: Final = DROP + KINDS  # + kind: discard a card of one's own for tokens

# Places in the group CARDS.
CARDS: Final = SELL + REAL - 1
GIVE: Final = 1  # + what: give up an open card (a type; the joker of a set; a loose joker)
PAY: Final = GIVE + TYPES + REAL + 1  # give up tokens
DRAW: Final = PAY  # + number of cards
KEEP: Final = DRAW + PIKE_CARDS + 1  # + kind
STEAL: Final = KEEP + KINDS  # + type
BUY: Final = STEAL + TYPES
PUT: Final = BUY + 1  # + kind: put the joker with a set
LOOSE: Final = PUT + REAL  # set the joker aside, or leave it
JOIN: Final = LOOSE + 1
APART: Final = JOIN + 1

# Places in the group SETUP.
SETUP: Final = CARDS + APART
BE: Final = 1  # + brother
BRING: Final = BE + 2  # + guest, counted from the first after the residents
FLAT: Final = BRING + CHARACTERS - RESIDENTS  # + character

# What can be given up: a type, then the joker of a set, then a loose joker.
JOKER_OF: Final = TYPES
LOOSE_JOKER_GIVEN: Final = TYPES + REAL

EXAMPLES: Final = "up:Wat, to:Hud, take:7, take:held, steal:P, draw:2, keep:5, give:J7, joker:loose, pass"


def _written() -> dict[int, str]:
    """Return the notation of every code."""
    table = {PASS: "pass", TABLE + TAKE_HELD: "take:held", CARDS + BUY: "buy", CARDS + PAY: "pay"}
    table |= {CARDS + LOOSE: "joker:loose", CARDS + JOIN: "join", CARDS + APART: "apart"}
    table |= {SETUP + BE: "be:S", SETUP + BE + 1: "be:M"}
    table |= {CARDS + DRAW + number: f"draw:{number}" for number in range(1, PIKE_CARDS + 1)}
    for place, verb, number in (
        (TABLE + HOLD, "hold", KINDS),
        (TABLE + TAKE, "take", KINDS),
        (TABLE + DROP, "drop", KINDS),
        (TABLE + SELL, "sell", REAL),
        (CARDS + GIVE, "give", TYPES),
        (CARDS + KEEP, "keep", KINDS),
        (CARDS + STEAL, "steal", TYPES),
        (CARDS + PUT, "joker", REAL),
    ):
        table |= {place + kind: f"{verb}:{KIND_LETTERS[kind]}" for kind in range(number)}
    table |= {CARDS + GIVE + JOKER_OF + kind: f"give:J{KIND_LETTERS[kind]}" for kind in range(REAL)}
    table[CARDS + GIVE + LOOSE_JOKER_GIVEN] = "give:J"
    for place, verb in ((TABLE + UP, "up"), (TABLE + TO, "to"), (SETUP + FLAT, "flat")):
        table |= {place + who: f"{verb}:{CHARACTER_LETTERS[who]}" for who in range(CHARACTERS)}
    for guest in range(RESIDENTS, CHARACTERS):
        table[SETUP + BRING + guest - RESIDENTS] = f"bring:{CHARACTER_LETTERS[guest]}"
    return table


ACTIONS: Final = SETUP + FLAT + CHARACTERS
_WRITTEN: Final = _written()
NOTATIONS: Final[list[str]] = [_WRITTEN[code] for code in range(ACTIONS)]
_CODES: Final[dict[str, int]] = {text: code for code, text in _WRITTEN.items()}


def notation(action: int) -> str:
    """Return a decision as text: `take:7` takes a button from the row."""
    return NOTATIONS[action]


def parse(text: str) -> int:
    """Return the code of a notation, or refuse it."""
    code = _CODES.get(text)
    if code is None:
        raise BadNotation(text=text, examples=EXAMPLES)
    return code


def codes(group: i64, mask: i64) -> list[int]:
    """Return the codes of the bits that are set, in rising order."""
    found: list[int] = []
    if mask & 1:
        found.append(PASS)
        mask ^= 1
    while mask:
        bit: i64 = mask & -mask
        found.append(group + PLACE[bit % 67])
        mask ^= bit
    return found


# A power of two leaves a different remainder by 67 for each exponent below 66.
PLACE: Final[list[int]] = [0] * 67
for _exponent in range(62):
    PLACE[(1 << _exponent) % 67] = _exponent
