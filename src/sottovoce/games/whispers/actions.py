"""Every decision of Whispers: code <-> meaning <-> notation.

What may be decided at a moment is always a block of codes: some rows of it times some
columns (`rows` and `cols` of the state, a bit each). Blocks that need cards by name come
last, because their size depends on the card set; the table is fixed once the set is.

| notation | meaning |
|---|---|
| `guess:2=widow`, `pass` | seat 2 is said to be the Widow; nobody is named |
| `flip:3` | turn over the top card of room 3 (0 is the bathroom) |
| `peek:3` | look at the topmost unseen card lying face down in room 3 |
| `carry:1>4` | the top card of room 1 goes to room 4 |
| `lead:widow>4` | the Widow's figure goes to room 4 |
| `trade:widow/butler` | two figures change places |
| `spy:2` | look at a card in the hand of seat 2 |
| `give:2` | points for seat 2 |
| `drop:candle` | a card goes under the deck |
| `swap:candle/2` | a card for one of seat 2's |
| `candle:3+`, `candle:3-` | a card is played to room 3, face up or face down |
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.core.errors import BadNotation
from sottovoce.games.whispers.components import (
    CHARACTERS,
    DISCARD,
    FLIP,
    GIVE,
    MOST_PLAYERS,
    MOVE_CARD,
    MOVE_FIGURE,
    PEEK,
    PEEK_HAND,
    PLACES,
    SWAP_FIGURES,
    SWAP_HAND,
    VERBS,
    CardSet,
)

# Every two figures, in the order of their decisions.
FIRST_OF_PAIR: Final[list[int]] = [first for first in range(CHARACTERS) for _ in range(first + 1, CHARACTERS)]
SECOND_OF_PAIR: Final[list[int]] = [
    second for first in range(CHARACTERS) for second in range(first + 1, CHARACTERS)
]
WAYS: Final = PLACES * 2  # where a card may be played to, times which way up
ALL_WAYS: Final = (1 << WAYS) - 1

# The blocks, by their first codes. A block with one row has the width 64.
ONE_ROW: Final = 64
GUESSES: Final = 0
PASS: Final = MOST_PLAYERS * CHARACTERS  # the bit after the last guess
FLIPS: Final = PASS + 1
PEEKS: Final = FLIPS + PLACES
CARRIES: Final = PEEKS + PLACES
LEADS: Final = CARRIES + PLACES * PLACES
TRADES: Final = LEADS + CHARACTERS * PLACES
SPIES: Final = TRADES + CHARACTERS * (CHARACTERS - 1) // 2
GIFTS: Final = SPIES + MOST_PLAYERS
DROPS: Final = GIFTS + MOST_PLAYERS


def block_of(cards: CardSet, verb: i64) -> i64:
    """Return the first code of the block that a step's decision is taken from."""
    return cards.first_swap if verb == SWAP_HAND else BLOCKS[verb]


BLOCKS: Final[list[int]] = [0] * len(VERBS)
BLOCKS[DISCARD] = DROPS
BLOCKS[FLIP] = FLIPS
BLOCKS[MOVE_CARD] = CARRIES
BLOCKS[MOVE_FIGURE] = LEADS
BLOCKS[SWAP_FIGURES] = TRADES
BLOCKS[PEEK] = PEEKS
BLOCKS[PEEK_HAND] = SPIES
BLOCKS[GIVE] = GIFTS


def tabulate(cards: CardSet) -> None:
    """Write the table of decisions into a set that has just been read (Ruling W0)."""
    people = [person.key for person in cards.shown.characters]
    kinds = [card.key for card in cards.evidence]
    cards.notations = [
        *(f"guess:{seat}={who}" for seat in range(MOST_PLAYERS) for who in people),
        "pass",
        *(f"flip:{place}" for place in range(PLACES)),
        *(f"peek:{place}" for place in range(PLACES)),
        *(f"carry:{start}>{end}" for start in range(PLACES) for end in range(PLACES)),
        *(f"lead:{who}>{place}" for who in people for place in range(PLACES)),
        *(f"trade:{people[a]}/{people[b]}" for a, b in zip(FIRST_OF_PAIR, SECOND_OF_PAIR, strict=True)),
        *(f"spy:{seat}" for seat in range(MOST_PLAYERS)),
        *(f"give:{seat}" for seat in range(MOST_PLAYERS)),
        *(f"drop:{kind}" for kind in kinds),
        *(f"swap:{kind}/{seat}" for kind in kinds for seat in range(MOST_PLAYERS)),
        *(f"{kind}:{place}{face}" for kind in kinds for place in range(PLACES) for face in "-+"),
    ]
    cards.codes = {text: code for code, text in enumerate(cards.notations)}
    cards.first_swap = DROPS + len(kinds)
    cards.first_play = DROPS + len(kinds) * (1 + MOST_PLAYERS)
    numbers = list(range(len(cards.notations)))
    cards.plays = [numbers[cards.first_play + WAYS * kind :][:WAYS] for kind in range(len(kinds))]


def notation(cards: CardSet, action: int) -> str:
    """Return a decision as text."""
    return cards.notations[action]


def parse(cards: CardSet, text: str) -> int:
    """Return the code of a notation, or refuse it."""
    code = cards.codes.get(text)
    if code is None:
        raise BadNotation(text=text, examples=f"{cards.notations[-1]}, {cards.notations[0]}, pass, carry:1>4")
    return code


def codes(cards: CardSet, base: i64, width: i64, rows: i64, cols: i64) -> list[int]:
    """Return the codes of some rows of a block times some columns, in rising order."""
    found: list[int] = []
    whole = cols == ALL_WAYS and base == cards.first_play  # any card anywhere: most turns of most games
    row: i64 = 0
    while rows:
        if rows & 1:
            if whole:
                found.extend(cards.plays[row])
            else:
                add_columns(found, base + row * width, cols)
        rows >>= 1
        row += 1
    return found


def add_columns(found: list[int], code: i64, cols: i64) -> None:
    """Add the codes of one row."""
    while cols:
        if cols & 1:
            found.append(code)
        cols >>= 1
        code += 1
