"""The reservation card (RULES.md §8): who may reserve, and what it does."""

from __future__ import annotations

from mypy_extensions import i64

from sottovoce.core.events import Story
from sottovoce.games.holmes import actions, events
from sottovoce.games.holmes.components import DAYS, NO_CARD, ONE, kinds
from sottovoce.games.holmes.rules_evidence import fill_row
from sottovoce.games.holmes.state import Case


def reservable(case: Case) -> i64:
    """§8.1, §8.2 The cards that may be reserved now: with the right to it and nothing reserved yet."""
    if case.right != case.seat or case.mine().held != NO_CARD:
        return 0
    return kinds(case.row) << actions.HOLD


def is_last_action(case: Case) -> bool:
    """§8.2 (H18) Will the player have no other action in this game?"""
    return case.day == DAYS and case.mine().upright == 0


def apply_hold(case: Case, place: i64, story: Story | None) -> None:
    """§8.3 (H18) Reserve a card; the right changes over, and the row is filled up at once."""
    kind: i64 = place - actions.HOLD
    case.row -= ONE[kind]
    case.mine().held = kind
    case.right = 1 - case.seat
    case.fresh = 1
    if story is not None:
        story.tell(events.Reserved(case.seat, kind))
    fill_row(case, story)
    case.barriers += 1
