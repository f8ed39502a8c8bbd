"""§9 Villains."""

from __future__ import annotations

from collections import Counter

from sottovoce.core.events import Event
from sottovoce.games.holmes import events
from sottovoce.games.holmes.rules import HolmesState
from tests.games.holmes.positions import (
    FIRST,
    PEOPLE,
    SECOND,
    Hand,
    allowed,
    discards_of,
    open_of,
    people,
    phase,
    play,
    position,
    tokens,
)


def evening(first: Hand, second: Hand, guests: str = "Moriarty Tob") -> tuple[HolmesState, list[Event]]:
    """The second player ends a day by going to Johnson for nothing; the next begins with these guests."""
    first.flat, second.flat, second.upright = "Wat Hud Les", "Wat Hud", "Les"
    state = position(first, second, mover=SECOND, row="", town="Adl Joh Wig Pik", guests=guests)
    return state, play(state, "up:Les to:Joh")


def visited(first: Hand, second: Hand) -> HolmesState:
    """Moriarty has just come."""
    return evening(first, second)[0]


def test_9_1_a_villain_is_opened_in_place_of_a_guest_and_then_another_comes() -> None:
    state, told = evening(Hand("7", tokens=0), Hand("8", tokens=0))
    assert events.VillainCame(PEOPLE.index("Moriarty")) in told
    assert events.DayBegan(3) in told
    assert people(state.unmasked) == {"Moriarty"}
    assert [PEOPLE[number] for number in state.arrived()][-1] == "Pik"
    assert (people(state.first.upright), state.first.flat) == ({"Wat", "Hud", "Les"}, 0)
    assert (phase(state), state.seat) == ("tribute", FIRST)
    told = play(state, "give:7 give:8")
    assert told[-1] == events.GuestCame(PEOPLE.index("Tob"))
    assert [PEOPLE[number] for number in state.arrived()][-1] == "Tob"
    assert (phase(state), state.seat) == ("lift", FIRST)


def test_9_1_both_may_come_on_one_day() -> None:
    state, _ = evening(Hand("7", tokens=0), Hand("8", tokens=0), guests="Moran Moriarty Tob")
    assert phase(state) == "fall"
    play(state, "flat:Wat flat:Hud")
    assert (phase(state), state.seat) == ("tribute", FIRST)
    play(state, "give:7 give:8")
    assert (phase(state), people(state.unmasked)) == ("lift", {"Moran", "Moriarty"})


def test_9_2_moriarty_takes_a_card_or_two_tokens_four_times() -> None:
    state = visited(Hand("7 7 J7 P J", tokens=4), Hand("8", tokens=4))
    before = discards_of(state)
    assert state.seat == FIRST
    assert allowed(state) == {"give:7", "give:J7", "give:P", "give:J", "pay"}
    told = play(state, "give:J7")
    assert told == [events.GaveUp(FIRST, 8, 0)]
    assert (state.seat, allowed(state)) == (SECOND, {"give:8", "pay"})
    told = play(state, "pay")
    assert told == [events.GaveUp(SECOND, -1, 2)]
    assert (state.seat, allowed(state), tokens(state)) == (SECOND, {"give:8", "pay"}, (4, 2))
    play(state, "give:8")
    assert (state.seat, allowed(state)) == (FIRST, {"give:7", "give:P", "give:J", "pay"})
    play(state, "pay")
    assert (state.seat, phase(state), tokens(state)) == (FIRST, "lift", (2, 2))
    assert discards_of(state) - before == Counter("J8")
    assert open_of(state, FIRST) == Counter("77PJ")


def test_9_2_with_cards_and_fewer_than_two_tokens_a_card_must_go() -> None:
    state = visited(Hand("7 7", tokens=1), Hand("8", tokens=0))
    assert allowed(state) == {"give:7"}
    play(state, "give:7 give:8")
    assert (state.seat, allowed(state)) == (FIRST, {"give:7"})


def test_9_2_without_cards_the_last_token_goes_and_who_has_nothing_is_passed_over() -> None:
    state = visited(Hand(tokens=1), Hand(tokens=3))
    assert (state.seat, allowed(state)) == (FIRST, {"pay"})
    play(state, "pay")
    assert (tokens(state), state.seat) == ((0, 3), SECOND)
    play(state, "pay")
    assert (tokens(state), state.seat, allowed(state)) == ((0, 1), SECOND, {"pay"})
    told = play(state, "pay")
    assert told[:2] == [events.GaveUp(SECOND, -1, 1), events.GaveUp(FIRST, -1, 0)]
    assert (tokens(state), phase(state)) == ((0, 0), "lift")


def test_9_2_where_nobody_has_anything_the_next_guest_comes_at_once() -> None:
    state, told = evening(Hand(tokens=0), Hand(tokens=0))
    nothing = [events.GaveUp(seat, -1, 0) for seat in (FIRST, SECOND, SECOND, FIRST)]
    assert [event for event in told if isinstance(event, events.GaveUp)] == nothing
    assert (state.seat, phase(state), tokens(state)) == (FIRST, "lift", (0, 0))


def test_9_2_a_joker_left_alone_becomes_loose() -> None:
    state = visited(Hand("7 J7", tokens=0), Hand(tokens=0))
    told = play(state, "give:7")
    assert told[:2] == [events.GaveUp(FIRST, 4, 0), events.JokerLoosened(FIRST, 4)]
    assert (state.seat, allowed(state)) == (FIRST, {"give:J"})


def test_9_3_moran_fells_a_marker_of_each_where_it_stands() -> None:
    state, _ = evening(Hand(tokens=0), Hand(tokens=0), guests="Moran Tob")
    assert (phase(state), state.seat) == ("fall", FIRST)
    assert allowed(state) == {"flat:Wat", "flat:Hud", "flat:Les"}
    barriers = state.barriers
    told = play(state, "flat:Hud")
    assert told == [events.MarkerFell(FIRST, 1)]
    assert state.barriers > barriers
    assert (state.seat, allowed(state)) == (SECOND, {"flat:Wat", "flat:Hud", "flat:Joh"})
    play(state, "flat:Joh")
    assert (people(state.first.flat), people(state.first.upright)) == ({"Hud"}, {"Wat", "Les"})
    assert (people(state.second.flat), people(state.second.upright)) == ({"Joh"}, {"Wat", "Hud"})
    assert tokens(state) == (0, 0)
    play(state, "up:Wat")
    assert "to:Hud" not in allowed(state)


def test_9_3_they_have_two_actions_that_day() -> None:
    state, _ = evening(Hand(tokens=0), Hand(tokens=0), guests="Moran Tob Joh")
    play(state, "flat:Hud flat:Joh")
    actors = []
    while state.day == 3:
        if phase(state) == "lift":
            actors.append(int(state.actor))
        state.apply(state.legal()[-1])
    assert actors == [0, 1, 0, 1]
