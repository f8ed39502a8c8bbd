"""§7 The event stage."""

from __future__ import annotations

from sottovoce.core.game import NOBODY
from sottovoce.games.whispers import events
from sottovoce.games.whispers.rules import WhispersState
from sottovoce.games.whispers.state import EVIDENCE, GUESSING, NO_EVENT, OVER
from tests.games.whispers.positions import deck, do, event_of, held, legal, points, position


def before_event(key: str, hands: list[str] | None = None, **more: object) -> WhispersState:
    """The last player is about to pass; then this event will be drawn."""
    hands = hands or ["plain lune", "plain lune", "plain lune"]
    state = position(hands, stage=GUESSING, waiting=1, seat=len(hands) - 1, **more)  # type: ignore[arg-type]
    state.events = [event_of(key)] + [n for n in range(len(state.cards.events)) if n != event_of(key)]
    return state


def test_7_1_the_marker_goes_to_the_left() -> None:
    state = before_event("open", leader=2)
    do(state, "pass")
    assert (state.leader, state.seat) == (0, 0)


def test_7_2_the_counter_goes_down_by_one() -> None:
    state = before_event("open", counter=3)
    do(state, "pass")
    assert state.counter == 2


def test_7_3_at_zero_the_game_is_over_at_once_without_an_event() -> None:
    state = before_event("charity", counter=1, points=[1, 2, 3])
    told = do(state, "pass")
    assert (state.stage, state.seat, state.counter) == (OVER, NOBODY, 0)
    assert (state.event, state.drawn) == (NO_EVENT, 0)
    assert legal(state) == set()
    assert told[-1] == events.GameEnded((0, 2, 4), ((1, 0, 0, 0), (2, 0, 0, 0), (3, 0, 0, 0)))
    assert state.outcome() is not None


def test_7_3_at_the_end_no_rule_is_in_force() -> None:
    state = before_event("charity", counter=1, event="mild")
    assert state.rule > 0
    do(state, "pass")
    assert (state.rule, state.event) == (0, NO_EVENT)


def test_7_4_the_new_leader_draws_an_event() -> None:
    state = before_event("open")
    told = do(state, "pass")
    assert events.EventDrawn(1, 4, event_of("open")) in told
    assert (state.event, state.drawn) == (event_of("open"), 1)


def test_7_5_a_rule_holds_for_one_round() -> None:
    state = before_event("one-card", hands=["plain lune odd coin", "plain lune odd coin"], deck="odd " * 8)
    do(state, "pass")
    for _ in range(2):
        do(state, sorted(legal(state))[0])
    assert state.stage == GUESSING
    state.events[state.drawn] = event_of("snack")
    do(state, "pass", "pass")
    assert (state.rule, state.plays, state.stage) == (0, 2, EVIDENCE)


def test_7_6_a_task_is_for_everybody_clockwise_from_the_leader() -> None:
    state = before_event("charity", leader=0, points=[3, 3, 3])
    told = do(state, "pass")
    assert [event for event in told if isinstance(event, events.TaskBegins)] == [
        events.TaskBegins(1, event_of("charity"))
    ]
    movers = []
    while state.stage != EVIDENCE:
        movers.append(state.seat)
        do(state, sorted(legal(state))[0])
    assert movers == [1, 2, 0]
    assert points(state) == [4, 3, 2]
    assert state.seat == state.leader == 1


def test_7_6_who_cannot_carry_it_out_passes_over_it() -> None:
    state = before_event("charity", points=[0, 3, 0])
    told = do(state, "pass", "give:2")
    assert state.stage == EVIDENCE or state.seat == 2
    told += do(state, "give:0") if state.stage != EVIDENCE else []
    told += do(state, "give:1") if state.stage != EVIDENCE else []
    assert state.stage == EVIDENCE
    state = before_event("charity", points=[0, 0, 0])
    told = do(state, "pass")
    assert [event for event in told if isinstance(event, events.Impossible)] == [
        events.Impossible(seat, "give") for seat in (1, 2, 0)
    ]
    assert state.stage == EVIDENCE


def test_7_6_each_task_begins_with_a_barrier() -> None:
    state = before_event("stroll")
    seen = {state.barriers}
    do(state, "pass")
    for _ in range(3):
        seen.add(state.barriers)
        do(state, "lead:ann>2" if "lead:ann>2" in legal(state) else "lead:ann>1")
    seen.add(state.barriers)
    assert len(seen) == 5


def test_7_6_a_task_may_have_several_steps() -> None:
    state = before_event("clean", hands=["plain lune", "coin"], deck="odd odd odd")
    do(state, "pass")
    assert state.seat == 1
    do(state, "drop:coin")
    assert held(state, 1) == ["odd"]
    do(state, "drop:plain", "drop:lune")
    assert held(state, 0) == ["odd"]
    assert deck(state) == ["odd", "coin", "plain", "lune"]
    assert state.stage == EVIDENCE


def test_7_6_protection_given_by_a_task_lasts_to_the_next_event() -> None:
    state = before_event("shelter")
    do(state, "pass")
    assert state.protected == 0b111
    while state.stage == EVIDENCE and state.counter == 4:
        do(state, sorted(legal(state))[0])
    assert (state.counter, state.protected) == (3, 0)


def test_7_7_discarded_evidence_goes_under_the_deck() -> None:
    state = before_event("clean", hands=["plain lune odd", "coin odd lune"], deck="plain plain plain")
    do(state, "pass", "drop:coin", "drop:odd")
    assert deck(state) == ["plain", "plain", "coin", "odd"]
