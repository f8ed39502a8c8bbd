"""What a learnt judgement of Venice looks at: figures, hands and cards left, as the seat to decide sees them.

West sees the street from the other end, so both seats share every weight.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.core.patterns import Patterns, at_most
from sottovoce.games.venice.actions import DOGE_LINE, MASKED_DOGE_LINE, NO_LINE
from sottovoce.games.venice.components import DEALS, EAST, LAST_SQUARE, SQUARES, WEST, size
from sottovoce.games.venice.scoring import steps_for
from sottovoce.games.venice.state import Street

# The counters of a type's cards in a heap.
GUARD_CARDS: Final = 0xFFF0
MERCHANT_CARDS: Final = 0xFFF0000
HARLEQUIN_CARDS: Final = 0xFFFFFF0000000

# More than this is counted like this.
MOST_DRIFT: Final = 5
MOST_CARDS: Final = 5
MOST_ROOM: Final = 6
MOST_MERCHANT: Final = 8
MOST_MASKS: Final = 6
PILE_STEP: Final = 8  # cards of the pile that count as one
PILE_STEPS: Final = 5

END: Final = SQUARES - 1  # the last square on a seat's own side

_TURNS: Final = 2  # not begun, or begun
_DRIFTS: Final = 2 * MOST_DRIFT + 1
_CARDS: Final = MOST_CARDS + 1
_ROOMS: Final = MOST_ROOM + 1
_GOODS: Final = MOST_MERCHANT + 1
_MASKS: Final = MOST_MASKS + 1
_STAGES: Final = DEALS * PILE_STEPS

# Where the patterns of each kind begin.
PROCESSION: Final = 0
COUPLE: Final = PROCESSION + _TURNS * SQUARES * SQUARES * SQUARES
PULL: Final = COUPLE + _TURNS * SQUARES * SQUARES
MASKS: Final = PULL + _TURNS * _DRIFTS * SQUARES
THEIR_MASKS: Final = MASKS + _TURNS * SQUARES * SQUARES * _MASKS
GUILD: Final = THEIR_MASKS + _TURNS * SQUARES * SQUARES * _MASKS
GUILD_AHEAD: Final = GUILD + _TURNS * SQUARES * SQUARES
GUILD_BEHIND: Final = GUILD_AHEAD + _TURNS * SQUARES * SQUARES
WALK: Final = GUILD_BEHIND + _TURNS * SQUARES * SQUARES
THEIR_WALK: Final = WALK + _TURNS * _CARDS * SQUARES * _ROOMS
ESCORT: Final = THEIR_WALK + _TURNS * _CARDS * SQUARES * _ROOMS
THEIR_ESCORT: Final = ESCORT + _TURNS * _CARDS * SQUARES
GOODS: Final = THEIR_ESCORT + _TURNS * _CARDS * SQUARES
THEIR_GOODS: Final = GOODS + _TURNS * _GOODS * SQUARES
DOGE_LATE: Final = THEIR_GOODS + _TURNS * _GOODS * SQUARES
FAVOURITE_LATE: Final = DOGE_LATE + 2 * _TURNS * _STAGES * SQUARES
REACH: Final = FAVOURITE_LATE + 2 * _TURNS * _STAGES * SQUARES
COUNT: Final = REACH + _TURNS * SQUARES * SQUARES


def lean(state: Street, patterns: Patterns) -> float:
    """Return by how much the seat to decide is ahead in the round, as far as patterns tell."""
    turn: i64 = 1 if state.played else 0
    way: i64 = 1 if state.seat == EAST else -1
    ahead: i64 = way * (state.east if state.seat == EAST else state.west) + LAST_SQUARE
    behind: i64 = way * (state.west if state.seat == EAST else state.east) + LAST_SQUARE
    doge: i64 = way * state.doge + LAST_SQUARE
    favourite: i64 = way * state.favourite + LAST_SQUARE
    merchant: i64 = way * state.merchant + LAST_SQUARE
    harlequin: i64 = way * state.harlequin + LAST_SQUARE
    found = patterns.at(PROCESSION + ((turn * SQUARES + doge) * SQUARES + ahead) * SQUARES + behind)
    found += patterns.at(COUPLE + (turn * SQUARES + doge) * SQUARES + favourite)
    found += patterns.at(PULL + (turn * _DRIFTS + drift(state, way)) * SQUARES + favourite)
    found += patterns.at(GUILD + (turn * SQUARES + doge) * SQUARES + merchant)
    found += patterns.at(GUILD_AHEAD + (turn * SQUARES + ahead) * SQUARES + merchant)
    found += patterns.at(GUILD_BEHIND + (turn * SQUARES + behind) * SQUARES + merchant)
    mine: i64 = state.hand(state.seat)
    theirs: i64 = state.hand(1 - state.seat)
    masked: i64 = ((turn * SQUARES + doge) * SQUARES + harlequin) * _MASKS
    found += patterns.at(MASKS + masked + masks(mine))
    found += patterns.at(THEIR_MASKS + masked + masks(theirs))
    walk: i64 = (turn * _CARDS + at_most(mine & 15, MOST_CARDS)) * SQUARES + doge
    found += patterns.at(WALK + walk * _ROOMS + at_most(ahead - doge, MOST_ROOM))
    walk = (turn * _CARDS + at_most(theirs & 15, MOST_CARDS)) * SQUARES + doge
    found += patterns.at(THEIR_WALK + walk * _ROOMS + at_most(doge - behind, MOST_ROOM))
    found += patterns.at(ESCORT + (turn * _CARDS + guards(mine)) * SQUARES + ahead)
    found += patterns.at(THEIR_ESCORT + (turn * _CARDS + guards(theirs)) * SQUARES + behind)
    found += patterns.at(GOODS + (turn * _GOODS + goods(mine)) * SQUARES + merchant)
    found += patterns.at(THEIR_GOODS + (turn * _GOODS + goods(theirs)) * SQUARES + merchant)
    owner: i64 = 1 if state.merchant_owner == state.seat else 0
    late: i64 = ((owner * _TURNS + turn) * _STAGES + stage(state)) * SQUARES
    found += patterns.at(DOGE_LATE + late + doge) + patterns.at(FAVOURITE_LATE + late + favourite)
    own_reach: i64 = reach(mine, state.line, doge, ahead, behind, merchant, harlequin)
    their_reach: i64 = reach(
        theirs, NO_LINE, END - doge, END - behind, END - ahead, END - merchant, END - harlequin
    )
    return found + patterns.at(REACH + (turn * SQUARES + own_reach) * SQUARES + their_reach)


def reach(hand: i64, line: i64, doge: i64, ahead: i64, behind: i64, merchant: i64, harlequin: i64) -> i64:
    """Return about how far a seat can bring the Doge in one turn, up to the guard ahead of him.

    §6.1, §6.2 By Doge cards, alone and in a Cortège; §7.4 by Harlequin's; §8.1 by a summons.
    """
    farthest: i64 = doge
    if line in (NO_LINE, DOGE_LINE):
        cards: i64 = hand & 15
        alone: i64 = at_most(cards, ahead - doge - 1)
        farthest += alone + at_most((cards - alone) // 2, END - ahead)
    if line in (NO_LINE, MASKED_DOGE_LINE) and harlequin > doge:
        masked: i64 = at_most(doge + points(hand), ahead - 1)
        farthest = masked if masked > farthest else farthest
    if line == NO_LINE and behind < merchant and merchant < ahead and merchant > farthest:
        farthest = merchant
    return farthest


def drift(state: Street, way: i64) -> i64:
    """§9.1 Return how far the Favourite would come this way if the turn ended as the figures stand."""
    steps: i64 = way * (steps_for(state, EAST) - steps_for(state, WEST))
    return at_most(steps if steps > -MOST_DRIFT else -MOST_DRIFT, MOST_DRIFT) + MOST_DRIFT


def guards(hand: i64) -> i64:
    """Return how many cards of a hand move guards."""
    return at_most(size(hand & GUARD_CARDS), MOST_CARDS)


def goods(hand: i64) -> i64:
    """Return how many squares a hand can move the Merchant."""
    squares: i64 = ((hand >> 16) & 15) + 2 * ((hand >> 20) & 15) + 3 * ((hand >> 24) & 15)
    return at_most(squares, MOST_MERCHANT)


def masks(hand: i64) -> i64:
    """Return half of the squares that Harlequin's cards can move a figure; to the centre counts three."""
    squares: i64 = points(hand) + 3 * ((hand >> 48) & 15)
    return at_most((squares + 1) // 2, MOST_MASKS)


def points(hand: i64) -> i64:
    """Return how many squares Harlequin's cards with points can move a figure."""
    low: i64 = ((hand >> 28) & 15) + 2 * ((hand >> 32) & 15) + 3 * ((hand >> 36) & 15)
    return low + 4 * ((hand >> 40) & 15) + 5 * ((hand >> 44) & 15)


def stage(state: Street) -> i64:
    """§10 Return which deal it is and how much of its pile is left."""
    steps: i64 = (state.in_pile() + PILE_STEP - 1) // PILE_STEP
    return (state.deal - 1) * PILE_STEPS + at_most(steps, PILE_STEPS - 1)
