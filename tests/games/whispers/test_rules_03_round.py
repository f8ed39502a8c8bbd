"""§3 The round."""

from __future__ import annotations

from sottovoce.core.chance import fast
from sottovoce.games.whispers import cards, events
from sottovoce.games.whispers.rules import new_game
from sottovoce.games.whispers.state import EVIDENCE, GUESSING, NO_EVENT
from tests.games.whispers.positions import do, position


def test_3_1_evidence_then_guessing_then_events() -> None:
    state = position(["plain", "lune"], deck="odd odd coin coin", plays=1)
    do(state, "plain:1+")
    assert (state.stage, state.seat) == (EVIDENCE, 1)
    do(state, "lune:1+")
    assert (state.stage, state.seat) == (GUESSING, 0)
    told = do(state, "pass", "pass")
    assert [type(event) for event in told][:3] == [events.Passed, events.Passed, events.EventDrawn]
    assert (state.stage, state.counter) == (EVIDENCE, 4)


def test_3_1_there_is_no_event_before_the_first_round() -> None:
    state = new_game(fast(1), cards.house(), 2, 7)
    assert (state.event, state.drawn, state.rule) == (NO_EVENT, 0, 0)


def test_3_2_turns_go_round_by_rising_seats_and_the_leader_moves_on() -> None:
    state = position(["plain", "plain", "plain"], leader=2, seat=2, plays=1, deck="lune lune odd")
    order = []
    while state.stage == EVIDENCE:
        order.append(state.seat)
        do(state, "plain:1-")
    while state.stage == GUESSING:
        order.append(state.seat)
        do(state, "pass")
    assert order == [2, 0, 1, 2, 0, 1]
    assert state.leader == 0
