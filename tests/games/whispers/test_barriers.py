"""A barrier for every moment behind which a turn is not taken back: each counts once."""

from __future__ import annotations

import pytest

from sottovoce.games.whispers.rules import WhispersState
from sottovoce.games.whispers.state import EVENTS, EVIDENCE, GUESSING
from tests.games.whispers.positions import do, event_of, position


def rise(state: WhispersState, *decisions: str) -> int:
    """How many barriers some decisions raise."""
    state.barriers = 5
    do(state, *decisions)
    return state.barriers - 5


def last_guess(*events: str) -> WhispersState:
    """The last of two players may guess, then an event is drawn."""
    state = position(["plain", "lune"], stage=GUESSING, waiting=1, seat=1)
    state.events = [event_of(key) for key in events]
    return state


def test_4_2_every_turn_begins_behind_a_barrier() -> None:
    assert rise(position(["plain lune", "lune odd"], plays=1), "plain:1+") == 1
    assert rise(position(["plain lune", "lune odd"], plays=2), "plain:1+") == 0


def test_5_1_every_card_drawn_is_a_barrier() -> None:
    state = position(["draw plain plain plain", "odd"], deck="coin lune odd")
    assert rise(state, "draw:1+") == 2


def test_5_3_a_card_turned_up_is_a_barrier() -> None:
    assert rise(position(["flip lune", "odd"], piles={2: "coin-1"}), "flip:3+", "flip:2") == 1


def test_5_7_a_look_at_a_card_is_a_barrier() -> None:
    state = position(["peek lune lune", "odd"], piles={2: "coin-1"})
    assert rise(state, "peek:1+", "peek:2") == 1


def test_5_8_a_look_into_a_hand_is_a_barrier() -> None:
    assert rise(position(["spy lune", "odd coin"]), "spy:1+", "spy:1") == 1


def test_5_9_a_swap_is_a_barrier() -> None:
    assert rise(position(["swap lune plain", "odd coin"]), "swap:1+", "swap:lune/1") == 1


def test_6_1_the_guessing_and_every_guess_begin_behind_a_barrier() -> None:
    state = position(["plain", "lune"], seat=1, waiting=0, plays=1)
    assert rise(state, "lune:1+") == 1
    assert state.stage == GUESSING
    assert rise(state, "pass") == 1


@pytest.mark.parametrize(("event", "stage"), [("dear", EVIDENCE), ("stroll", EVENTS)])
def test_7_1_the_events_the_task_and_the_next_turn_begin_behind_barriers(event: str, stage: int) -> None:
    state = last_guess(event)
    assert rise(state, "pass") == 3
    assert state.stage == stage
