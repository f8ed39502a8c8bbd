"""What a learnt judgement of Holmes looks at beyond points: types, the row, tokens, who can still be visited.

All of it as the seat that decides sees it, so that both seats share every weight.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.core.patterns import Patterns, at_most
from sottovoce.games.holmes.components import (
    CHARACTERS,
    DAYS,
    JOKER,
    KINDS,
    MARKERS,
    NO_CARD,
    PLAN,
    REAL,
    bits,
    count,
)
from sottovoce.games.holmes.rules_evidence import free_sets
from sottovoce.games.holmes.scoring import cards_of
from sottovoce.games.holmes.state import LAY, LIFT, PHASES, Case, Side

# More than this is counted like this.
MOST_TOKENS: Final = 15
MOST_LOOSE: Final = 3
MOST_CARDS: Final = 9

ALL_ACTIONS: Final = 2 * MARKERS * DAYS
ACTIONS_A_SEASON: Final = 11  # actions of both that are one part of the week
_SEASONS: Final = ALL_ACTIONS // ACTIONS_A_SEASON + 1
_HELD: Final = MOST_CARDS + 1
_TOKENS: Final = MOST_TOKENS + 1
_LOOSE: Final = MOST_LOOSE + 1
_LEFT: Final = MARKERS + 1
_DIVISIONS: Final = 4 * _HELD * _HELD  # of a type: who has a joker with it, and how many cards either has
_MARKS: Final = 3  # no marker of a side, an upright one, a flat one
_PLANS: Final = 6

POINTS_PER_PATTERN: Final = 10.0  # points of difference that count as one

# Where the patterns of each kind begin.
DIFFERENCE: Final = 0
QUESTION: Final = DIFFERENCE + ALL_ACTIONS + 1
ACTIONS: Final = QUESTION + DAYS * len(PHASES)
TYPE: Final = ACTIONS + DAYS * 2 * _LEFT * _LEFT
ROW: Final = TYPE + _SEASONS * REAL * _DIVISIONS
TOKENS: Final = ROW + 2 * _SEASONS * KINDS * _HELD * _HELD
THEIR_TOKENS: Final = TOKENS + DAYS * _TOKENS
PLANS: Final = THEIR_TOKENS + DAYS * _TOKENS
LOOSE: Final = PLANS + _SEASONS * _PLANS * _PLANS
THEIR_LOOSE: Final = LOOSE + _SEASONS * _LOOSE * _LOOSE
RESERVED: Final = THEIR_LOOSE + _SEASONS * _LOOSE * _LOOSE
VISITS: Final = RESERVED + _SEASONS * 4
COUNT: Final = VISITS + DAYS * CHARACTERS * 2 * _MARKS * _MARKS


def lean(case: Case, patterns: Patterns, difference: float, still: i64, left: i64, their_left: i64) -> float:
    """Return by how much the seat that decides is ahead, as far as patterns tell.

    It may expect to end ahead by that `difference` of points; so many actions are `still` to come,
    of which it has so many `left` today, and the other so many.
    """
    day: i64 = case.day - 1
    season: i64 = still // ACTIONS_A_SEASON
    acting: i64 = 1 if case.actor == case.seat else 0
    mine, theirs = case.mine(), case.theirs()
    found = patterns.scaled(DIFFERENCE + still, difference / POINTS_PER_PATTERN)
    found += patterns.at(QUESTION + day * len(PHASES) + case.phase)
    found += patterns.at(ACTIONS + ((day * 2 + acting) * _LEFT + left) * _LEFT + their_left)
    found += patterns.at(TOKENS + day * _TOKENS + at_most(mine.tokens, MOST_TOKENS))
    found += patterns.at(THEIR_TOKENS + day * _TOKENS + at_most(theirs.tokens, MOST_TOKENS))
    plans: i64 = cards_of(mine, PLAN) * _PLANS + cards_of(theirs, PLAN)
    found += patterns.at(PLANS + season * _PLANS * _PLANS + plans)
    found += patterns.at(LOOSE + season * _LOOSE * _LOOSE + loose(mine))
    found += patterns.at(THEIR_LOOSE + season * _LOOSE * _LOOSE + loose(theirs))
    reserved: i64 = (2 if mine.held != NO_CARD else 0) + (1 if theirs.held != NO_CARD else 0)
    found += patterns.at(RESERVED + season * 4 + reserved)
    found += lean_of_types(mine, theirs, season, patterns)
    found += lean_of_row(case, mine, theirs, season, patterns)
    return found + lean_of_visits(case, mine, theirs, day, patterns)


def lean_of_types(mine: Side, theirs: Side, season: i64, patterns: Patterns) -> float:
    """§10.3 The same for the types of real cards."""
    found = 0.0
    start: i64 = TYPE + season * REAL * _DIVISIONS
    own: i64 = mine.open + mine.hidden
    other: i64 = theirs.open + theirs.hidden
    kind: i64 = 0
    while kind < REAL:
        jokers: i64 = 2 * ((mine.joined >> kind) & 1) + ((theirs.joined >> kind) & 1)
        cards: i64 = (own & 15) * _HELD + (other & 15)
        if cards or jokers:
            found += patterns.at(start + kind * _DIVISIONS + jokers * _HELD * _HELD + cards)
        own >>= 4
        other >>= 4
        kind += 1
    return found


def lean_of_row(case: Case, mine: Side, theirs: Side, season: i64, patterns: Patterns) -> float:
    """§5.2 The same for the cards that lie in the row, when an action is about to begin and otherwise."""
    begins: i64 = 1 if case.phase == LIFT or case.phase == LAY else 0
    found = 0.0
    start: i64 = ROW + (begins * _SEASONS + season) * KINDS * _HELD * _HELD
    row: i64 = case.row
    own: i64 = mine.open + mine.hidden
    other: i64 = theirs.open + theirs.hidden
    while row:
        if row & 15:
            found += patterns.at(start + (own & 15) * _HELD + (other & 15))
        start += _HELD * _HELD
        row >>= 4
        own >>= 4
        other >>= 4
    return found


def lean_of_visits(case: Case, mine: Side, theirs: Side, day: i64, patterns: Patterns) -> float:
    """§4.1 The same for the characters in town, and whose markers are on them."""
    found = 0.0
    start: i64 = VISITS + day * CHARACTERS * 2 * _MARKS * _MARKS
    who: i64 = 0
    while who < CHARACTERS:
        if (case.present >> who) & 1:
            hiding: i64 = (case.hiding >> who) & 1
            found += patterns.at(start + (hiding * _MARKS + mark(mine, who)) * _MARKS + mark(theirs, who))
        start += 2 * _MARKS * _MARKS
        who += 1
    return found


def mark(side: Side, who: i64) -> i64:
    """Return which marker of a side is on a character: none, an upright or a flat one."""
    if (side.upright >> who) & 1:
        return 1
    return 2 if (side.flat >> who) & 1 else 0


def loose(side: Side) -> i64:
    """§6.1 Return how many loose jokers a side has, and how many sets that could still take one."""
    jokers: i64 = at_most(count(side.open, JOKER), MOST_LOOSE)
    return jokers * _LOOSE + at_most(bits(free_sets(side.open + side.hidden, side)), MOST_LOOSE)
