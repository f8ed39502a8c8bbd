"""§6 Jokers and plan fragments."""

from __future__ import annotations

from collections import Counter

from sottovoce.games.holmes import events
from tests.games.holmes.positions import (
    FIRST,
    SECOND,
    Hand,
    allowed,
    hidden_of,
    open_of,
    phase,
    play,
    position,
)


def test_6_1_a_joker_goes_with_a_set_that_has_none_or_is_set_aside() -> None:
    state = position(Hand("5 5 6 7 J7 P"), row="J 3 4 9")
    told = play(state, "up:Wat to:Les take:J")
    assert (state.seat, phase(state)) == (FIRST, "joker")
    assert allowed(state) == {"joker:5", "joker:6", "joker:loose"}
    assert not any(isinstance(event, events.JokerPlaced) for event in told)
    set_aside = state.copy()
    told = play(state, "joker:5")
    assert told == [events.JokerPlaced(FIRST, 2)]
    assert open_of(state, FIRST) == Counter({"5": 2, "J5": 1, "6": 1, "7": 1, "J7": 1, "P": 1})
    assert phase(state) == "take"
    assert play(set_aside, "joker:loose") == [events.JokerPlaced(FIRST, -1)]
    assert open_of(set_aside, FIRST)["J"] == 1


def test_6_1_without_a_set_to_go_with_it_is_loose_at_once() -> None:
    state = position(Hand("P 7 J7"), row="J 3 4 9")
    told = play(state, "up:Wat to:Les take:J")
    assert phase(state) == "take"
    assert told[-1] == events.JokerPlaced(FIRST, -1)
    assert open_of(state, FIRST)["J"] == 1


def test_6_2_the_first_card_of_a_set_may_be_laid_on_a_loose_joker() -> None:
    state = position(Hand("5 J"), row="7 7 P 9")
    play(state, "up:Wat to:Les take:7")
    assert (phase(state), allowed(state), state.pending) == ("join", {"join", "apart"}, 4)
    apart = state.copy()
    told = play(state, "join")
    assert told == [events.JokerPlaced(FIRST, 4)]
    assert open_of(state, FIRST) == Counter({"5": 1, "7": 1, "J7": 1})
    assert (phase(state), state.pending) == ("take", -1)
    assert play(apart, "apart") == []
    assert open_of(apart, FIRST) == Counter({"5": 1, "7": 1, "J": 1})
    play(apart, "take:7")
    assert apart.seat == SECOND


def test_6_2_a_further_card_or_a_plan_fragment_asks_nothing() -> None:
    state = position(Hand("5 J"), row="5 P 7 9")
    play(state, "up:Wat to:Les take:5 take:P")
    assert state.seat == SECOND
    assert open_of(state, FIRST) == Counter({"5": 2, "J": 1, "P": 1})


def test_6_3_a_joker_left_alone_becomes_loose() -> None:
    state = position(Hand("5 J5 7 7 J7"), row="3 4 6 9")
    told = play(state, "up:Wat to:Bil sell:5")
    assert open_of(state, FIRST) == Counter({"J": 1, "7": 2, "J7": 1})
    assert events.JokerLoosened(FIRST, 2) in told


def test_6_3_not_while_a_real_card_is_left() -> None:
    state = position(Hand("7 7 J7"))
    told = play(state, "up:Wat to:Bil sell:7")
    assert open_of(state, FIRST) == Counter({"7": 1, "J7": 1})
    assert not any(isinstance(event, events.JokerLoosened) for event in told)


def test_6_4_a_joker_drawn_and_kept_is_laid_out() -> None:
    state = position(Hand("5"), deck="J 7 8 9 9")
    play(state, "up:Wat to:Pik draw:2 keep:J")
    assert (phase(state), allowed(state)) == ("joker", {"joker:5", "joker:loose"})
    play(state, "joker:5")
    assert hidden_of(state, FIRST).total() == 0
    assert open_of(state, FIRST) == Counter({"5": 1, "J5": 1})
    assert state.seat == SECOND


def test_6_4_a_joker_is_neither_stolen_nor_sold() -> None:
    state = position(Hand("J 5 J5", tokens=9), Hand("J 7 J7"))
    copy = state.copy()
    play(state, "up:Wat to:Adl")
    assert allowed(state) == {"steal:7"}
    play(copy, "up:Wat to:Bil")
    assert allowed(copy) == {"sell:5", "pass"}


def test_6_5_plan_fragments_are_a_set_without_jokers() -> None:
    state = position(Hand("P P J"), row="P J 7 9")
    play(state, "up:Wat to:Les take:P take:J")
    assert state.seat == SECOND
    assert open_of(state, FIRST) == Counter({"P": 3, "J": 2})
