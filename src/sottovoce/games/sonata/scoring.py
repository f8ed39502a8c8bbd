"""Ends and points of Black Sonata (RULES.md §11 to §13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.core.events import Story
from sottovoce.core.game import NOBODY
from sottovoce.core.view import Outcome
from sottovoce.games.sonata import events
from sottovoce.games.sonata.components import (
    MODE_POINTS,
    POINTS_A_FOG_CARD_LEFT,
    POINTS_A_FOG_CARD_OUT,
    RANK_LIMITS,
    RANKS,
    ROUTES,
    TRAINING,
    TRAINING_DIVISOR,
)
from sottovoce.games.sonata.state import OVER, London

# How a game ends (§13.1); 0 while it runs.
UNMASKED: Final = 1
TIME_UP: Final = 2
NO_FOG_TO_SEARCH: Final = 3
NO_FOG_TO_PLAY: Final = 4
NO_CLUE_LEFT: Final = 5
NOTHING_TO_DISCARD: Final = 6
MISTAKEN: Final = 7
REASONS: Final = (
    "", "unmasked", "time-up", "no-fog-to-search", "no-fog-to-play", "no-clue-left", "nothing-to-discard",
    "mistaken",
)  # fmt: skip


def cards_above(state: London) -> i64:
    """§11.1 The cards of any kind above the countdown card, the fog of this search among them."""
    return state.length - state.top


def count_points(state: London) -> i64:
    """§11.1 Cards above the countdown, its number times the route's length, 2 for each card of fog left."""
    points: i64 = cards_above(state) + state.countdown * state.length
    return points + POINTS_A_FOG_CARD_LEFT * state.fog_left


def mode_points(points: i64, mode: i64, fog_out: i64) -> i64:
    """§11.2, §12 Training halves, rounded up; the other modes add or take away."""
    if mode == TRAINING:
        return (points + TRAINING_DIVISOR - 1) // TRAINING_DIVISOR
    return points + MODE_POINTS[mode] + POINTS_A_FOG_CARD_OUT * fog_out


def final_points(state: London) -> i64:
    """§11 The score of a win."""
    return mode_points(count_points(state), state.terms.mode, state.terms.fog_out)


def rank(points: int) -> str:
    """§11.4 The rank of a score."""
    return RANKS[sum(points > limit for limit in RANK_LIMITS)]


def game_outcome(state: London) -> Outcome | None:
    """§13.1 How the game ended; a lost game has no points."""
    if not state.over():
        return None
    winners = (0,) if state.reason == UNMASKED else ()
    return Outcome(REASONS[state.reason], winners, (state.points,))


def end_game(state: London, reason: i64, story: Story | None) -> None:
    """§13.1 Nobody is to decide; all cards may be looked at."""
    state.seat = NOBODY
    state.barriers += 1
    state.phase = OVER
    state.took = 0
    state.reason = reason
    state.low = 0
    state.high = 0
    if story is not None:
        story.tell(ended(state))


def ended(state: London) -> events.GameEnded:
    """§13.1 What is told at the end: how it ended, who she was, which way she went."""
    source: i64 = state.source
    return events.GameEnded(
        reason=REASONS[state.reason],
        points=state.points,
        lady=state.dark,
        mate=state.mate,
        route=ROUTES[source >> 1].name if source >= 0 else "",
        backwards=source >= 0 and source & 1 == 1,
        cards=tuple(state.route[state.cut : state.cut + state.length]),
    )
