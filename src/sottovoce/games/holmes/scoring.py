"""Ends and points of Holmes (RULES.md §10)."""

from __future__ import annotations

from mypy_extensions import i64

from sottovoce.core.view import Outcome
from sottovoce.games.holmes.components import (
    CARD_COUNTS,
    FIRST,
    FULL_SET,
    JOKER,
    LOOSE_JOKER,
    NO_CARD,
    PLAN,
    PLAN_POINTS,
    REAL,
    SECOND,
    STILL_RESERVED,
    VALUES,
    count,
)
from sottovoce.games.holmes.state import Case, Side


def cards_of(side: Side, kind: i64) -> i64:
    """§10.2 The cards of a type when all are laid out, without a joker."""
    return count(side.open + side.hidden, kind)


def strength(side: Side, kind: i64) -> i64:
    """§10.3 The cards of a type with the joker of their set."""
    return cards_of(side, kind) + ((side.joined >> kind) & 1)


def type_points(kind: i64, mine: i64, theirs: i64) -> i64:
    """§10.3 (H16) Who has more gets the value less what the other has; a tie gives nothing."""
    return VALUES[kind] - theirs if mine > theirs else 0


def full_set_points(kind: i64, real: i64) -> i64:
    """§10.4 All real cards of a type; a joker does not count."""
    return FULL_SET if real == CARD_COUNTS[kind] else 0


def points(mine: Side, theirs: Side) -> i64:
    """§10.3-§10.7 All points of a side as the cards lie."""
    total: i64 = PLAN_POINTS[cards_of(mine, PLAN)]
    total += LOOSE_JOKER * count(mine.open, JOKER)
    if mine.held != NO_CARD:
        total += STILL_RESERVED
    kind: i64 = 0
    while kind < REAL:
        total += type_points(kind, strength(mine, kind), strength(theirs, kind))
        total += full_set_points(kind, cards_of(mine, kind))
        kind += 1
    return total


def score(case: Case) -> tuple[int, int]:
    """Return the points of both players as the cards lie."""
    return (points(case.first, case.second), points(case.second, case.first))


def result(case: Case) -> Outcome | None:
    """§10.8 (H17) More points; then more tokens; else drawn."""
    if not case.over():
        return None
    first, second = score(case)
    if first != second:
        return Outcome("points", (FIRST,) if first > second else (SECOND,), (first, second))
    tokens: i64 = case.first.tokens - case.second.tokens
    if tokens != 0:
        return Outcome("tokens", (FIRST,) if tokens > 0 else (SECOND,), (first, second))
    return Outcome("drawn", (FIRST, SECOND), (first, second))
