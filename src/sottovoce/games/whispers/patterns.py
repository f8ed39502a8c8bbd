"""What a learnt judgement of Whispers looks at: points, who is exposed, whose turn it is, one's own hand.

For two players; among more the judge goes by its weights. All of it as one seat sees it, and of the
other only what the judge hands over, which may be vague.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.core.patterns import Patterns, at_most
from sottovoce.games.whispers.components import (
    HAND_LIMIT,
    KIND_BITS,
    KIND_MASK,
    LONGEST_COUNTER,
    symbol_count,
)
from sottovoce.games.whispers.scoring import own_symbol
from sottovoce.games.whispers.state import STAGES, House

PLAYERS: Final = 2

# More than this is counted like this.
MOST_AHEAD: Final = 15
MOST_SYMBOLS: Final = 9
MOST_COINS: Final = 2
MOST_PLAYS: Final = 4
SHADES: Final = 10  # of how surely a seat could be named

_COUNTERS: Final = LONGEST_COUNTER + 1
_LEADS: Final = 2 * MOST_AHEAD + 1
_SHADES: Final = SHADES + 1  # and one for a seat that is known to all
_WAITING: Final = PLAYERS + 1
_TURNS: Final = 2 * len(STAGES) * _WAITING
_SIZES: Final = HAND_LIMIT + 1

POINTS_PER_PATTERN: Final = 5.0  # points of difference that count as one

# Where the patterns of each kind begin.
DIFFERENCE: Final = 0
LEAD: Final = DIFFERENCE + 2 * _COUNTERS
TURN: Final = LEAD + _COUNTERS * _LEADS
PLAYS: Final = TURN + _COUNTERS * _TURNS
EXPOSED: Final = PLAYS + 2 * (MOST_PLAYS + 1)
THEIR_EXPOSED: Final = EXPOSED + _COUNTERS * 2 * len(STAGES) * _SHADES
SYMBOLS: Final = THEIR_EXPOSED + _COUNTERS * 2 * len(STAGES) * _SHADES
COINS: Final = SYMBOLS + _COUNTERS * (MOST_SYMBOLS + 1)
SIZES: Final = COINS + MOST_COINS + 1
PROTECTED: Final = SIZES + _SIZES * _SIZES
COUNT: Final = PROTECTED + 4


def lean(
    state: House, patterns: Patterns, seat: i64, ahead: float, exposed: float, their_exposed: float
) -> float:
    """Return by how much a seat is ahead of the other, as far as patterns tell.

    `ahead` is by how many points as things stand; then how surely either could be named.
    """
    other: i64 = 1 - seat
    acting: i64 = 1 if state.seat == seat else 0
    counter: i64 = at_most(state.counter, LONGEST_COUNTER)
    moment: i64 = (counter * 2 + acting) * len(STAGES) + state.stage
    found = patterns.scaled(DIFFERENCE + counter * 2 + acting, ahead / POINTS_PER_PATTERN)
    found += patterns.at(LEAD + counter * _LEADS + rounded(ahead))
    found += patterns.at(TURN + moment * _WAITING + at_most(state.waiting, PLAYERS))
    found += patterns.at(PLAYS + acting * (MOST_PLAYS + 1) + at_most(state.plays, MOST_PLAYS))
    found += patterns.at(EXPOSED + moment * _SHADES + shade(state, seat, exposed))
    found += patterns.at(THEIR_EXPOSED + moment * _SHADES + shade(state, other, their_exposed))
    sizes: i64 = at_most(state.size(seat), HAND_LIMIT) * _SIZES + at_most(state.size(other), HAND_LIMIT)
    found += patterns.at(SIZES + sizes)
    protected: i64 = 2 * ((state.protected >> seat) & 1) + ((state.protected >> other) & 1)
    return found + patterns.at(PROTECTED + protected) + lean_of_hand(state, patterns, seat, counter)


def lean_of_hand(state: House, patterns: Patterns, seat: i64, counter: i64) -> float:
    """The same for the cards that a seat holds: symbols of its own, and coins."""
    hand: i64 = state.hand(seat)
    left: i64 = state.size(seat)
    symbol: i64 = own_symbol(state, seat)
    symbols: i64 = 0
    coins: i64 = 0
    while left:
        card = state.cards.evidence[hand & KIND_MASK]
        symbols += symbol_count(card.symbols, symbol)
        coins += card.coin
        hand >>= KIND_BITS
        left -= 1
    found = patterns.at(SYMBOLS + counter * (MOST_SYMBOLS + 1) + at_most(symbols, MOST_SYMBOLS))
    return found + patterns.at(COINS + at_most(coins, MOST_COINS))


def rounded(ahead: float) -> i64:
    """Return a lead in whole points, from the largest deficit on."""
    points: i64 = int(ahead + MOST_AHEAD + 0.5) if ahead > -MOST_AHEAD else 0
    return at_most(points, _LEADS - 1)


def shade(state: House, seat: i64, exposed: float) -> i64:
    """Return how surely a seat could be named, in steps; the last one is for whom everybody knows."""
    if (state.revealed >> seat) & 1:
        return SHADES
    steps: i64 = int(exposed * SHADES)
    return at_most(steps, SHADES - 1)
