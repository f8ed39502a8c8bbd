"""Every decision of Black Sonata: code <-> meaning <-> notation.

Codes below `HIGH` are bits of the low word of what is allowed, the 35 triples
that may be named face to face are bits of the high word.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.core.errors import BadNotation
from sottovoce.games.sonata.components import (
    LADY_COUNT,
    LADY_SHORT,
    PLACE_COUNT,
    PLACE_SHORT,
    TRAIT_SHORT,
    TRIPLES,
    members,
)

PASS: Final = 0  # §5.1 no action this turn
SEARCH: Final = 1  # §7
FOG: Final = 2  # §8 play the fog card on top
KEYS: Final = 3  # §5.2 take the clue under the key cards
END: Final = 4  # §5.3 after a move: end the turn
CLUE: Final = 5  # §7.4 found: take the top clue card
LEAVE: Final = 6  # §7.4 found: take nothing
CONFRONT: Final = 7  # §10 found: face to face
GO: Final = 8  # then the eleven places: placing, moving, moving by fog
DROP: Final = GO + PLACE_COUNT  # then the twelve ladies: the clue discarded for a second thought
HIGH: Final = DROP + LADY_COUNT  # then the 35 triples of traits
ACTIONS: Final[int] = HIGH + len(TRIPLES)

EXAMPLES: Final = "pass, search, fog, keys, end, clue, leave, confront, go:Bis, drop:AF, name:QRC"


def _triple_text(triple: int) -> str:
    return "name:" + "".join(TRAIT_SHORT[trait] for trait in members(triple))


NOTATIONS: Final[list[str]] = [
    *("pass", "search", "fog", "keys", "end", "clue", "leave", "confront"),
    *(f"go:{name}" for name in PLACE_SHORT),
    *(f"drop:{name}" for name in LADY_SHORT),
    *(_triple_text(triple) for triple in TRIPLES),
]
_CODES: Final[dict[str, int]] = {text: code for code, text in enumerate(NOTATIONS)}


def notation(action: int) -> str:
    """Return a decision as text: `go:Bis` goes to Bishopsgate, `name:QRC` names quill, ring and crown."""
    return NOTATIONS[action]


def parse(text: str) -> int:
    """Return the code of a notation, or refuse it."""
    code = _CODES.get(text)
    if code is None:
        raise BadNotation(text=text, examples=EXAMPLES)
    return code


# A power of two leaves a different remainder by 37 for each exponent below 36.
_PRIME: Final = 37
PLACE: Final[list[int]] = [0] * _PRIME
HIGH_PLACE: Final[list[int]] = [0] * _PRIME
for _exponent in range(36):
    PLACE[(1 << _exponent) % _PRIME] = _exponent
    HIGH_PLACE[(1 << _exponent) % _PRIME] = _exponent + HIGH


def codes(low: i64, high: i64) -> list[int]:
    """Return the codes of the bits that are set, in rising order."""
    found: list[int] = []
    while low:
        bit: i64 = low & -low
        found.append(PLACE[bit % _PRIME])
        low ^= bit
    while high:
        bit = high & -high
        found.append(HIGH_PLACE[bit % _PRIME])
        high ^= bit
    return found
