"""§4 An action."""

from __future__ import annotations

import pytest

from sottovoce.core.chance import fast
from sottovoce.games.holmes import events
from sottovoce.games.holmes.rules import new_game
from tests.conftest import counts
from tests.games.holmes.players import careless
from tests.games.holmes.positions import (
    FIRST,
    SECOND,
    Hand,
    allowed,
    deck_of,
    open_of,
    people,
    phase,
    play,
    position,
    row_of,
    tokens,
)


def visits(state_allowed: set[str]) -> set[str]:
    return {text.removeprefix("to:") for text in state_allowed if text.startswith("to:")}


def test_4_1_a_marker_is_picked_up_and_laid_where_there_is_none_of_ones_own() -> None:
    state = position(Hand(upright="Wat Hud", flat="Adl"), Hand(upright="Gre Wig Les"), town="Adl Gre Wig")
    assert allowed(state) == {"up:Wat", "up:Hud"}
    told = play(state, "up:Hud")
    assert visits(allowed(state)) == {"Les", "Gre", "Wig"}
    assert told == [events.MarkerLifted(FIRST, 1)]
    assert people(state.first.upright) == {"Wat"}
    told = play(state, "to:Wig")
    assert told[0] == events.Visited(FIRST, 5)
    assert people(state.first.flat) == {"Adl", "Wig"}
    assert state.seat == SECOND


def test_4_1_a_marker_may_leave_a_hidden_character_but_not_come_to_one() -> None:
    state = position(Hand(upright="Adl Hud Les"), hiding="Adl Gre", town="Adl Gre Wig")
    play(state, "up:Adl")
    assert visits(allowed(state)) == {"Wat", "Wig"}


def test_4_2_on_day_one_markers_are_laid_from_the_hand() -> None:
    state = position(day=1, town="Adl Gre")
    assert allowed(state) == {"to:Wat", "to:Hud", "to:Les", "to:Adl", "to:Gre"}
    play(state, "to:Hud")
    assert (state.seat, people(state.first.flat)) == (SECOND, {"Hud"})
    assert allowed(state) == {"to:Wat", "to:Hud", "to:Les", "to:Adl", "to:Gre"}
    play(state, "to:Hud")
    assert allowed(state) == {"to:Wat", "to:Les", "to:Adl", "to:Gre"}


def test_4_3_there_is_always_somebody_to_visit() -> None:
    dice = fast(8)
    for seed in range(counts(4, 60)):
        state = new_game(fast(seed), False, False, seed % 5)
        while state.seat >= 0:
            assert state.legal()
            state.apply(careless(state, dice))


def test_4_3_on_day_one_five_are_face_up_and_nobody_new_comes() -> None:
    state = position(day=1, town="Adl Tob", guests="Gre")
    assert visits(allowed(state)) == {"Wat", "Hud", "Les", "Adl", "Tob"}
    play(state, "to:Hud to:Hud to:Tob to:Tob")
    assert visits(allowed(state)) == {"Wat", "Les", "Adl"}


def test_4_3_even_with_three_hidden_and_all_markers_about() -> None:
    state = position(Hand(upright="Wat", flat="Hud Les"), town="Adl Gre Wig Pik", hiding="Adl Gre Wig")
    play(state, "up:Wat")
    assert visits(allowed(state)) == {"Pik"}


@pytest.mark.parametrize(
    ("who", "need"),
    [("Wat", 1), ("Les", 3), ("Adl", 2), ("Gre", 2), ("Pik", 1)],
    ids=lambda value: str(value),
)
def test_4_4_who_cannot_pay_gets_nothing(who: str, need: int) -> None:
    town = {"upright": "Hud Bil Kra"}
    poor = position(Hand(tokens=need - 1, **town), Hand("7", **town))  # type: ignore[arg-type]
    told = play(poor, f"up:Hud to:{who}")
    assert told[-1] == events.NothingDone(FIRST, told[1].character)  # type: ignore[attr-defined]
    assert (poor.seat, tokens(poor)) == (SECOND, (need - 1, 5))
    able = position(Hand(tokens=need, **town), Hand("7", **town))  # type: ignore[arg-type]
    told = play(able, f"up:Hud to:{who}")
    assert able.seat == FIRST
    assert events.NothingDone not in map(type, told)


def test_4_4_an_ability_is_used_at_once() -> None:
    state = position(Hand(tokens=2))
    play(state, "up:Wat to:Wig")
    assert tokens(state) == (7, 5)


def test_4_5_the_row_is_filled_when_the_action_is_over() -> None:
    state = position(Hand(tokens=9), row="3 4 5 6", deck="7 8 9")
    play(state, "up:Hud to:Gre take:3 take:4")
    assert (phase(state), sum(row_of(state).values())) == ("take", 2)
    told = play(state, "pass")
    assert row_of(state) == {"5": 1, "6": 1, "7": 1, "8": 1}
    assert deck_of(state) == ["9"]
    assert told == [
        events.Declined(FIRST, 4),
        events.RowFilled((0, 0, 0, 0, 1, 1, 0, 0, 0), 1),
    ]
    assert open_of(state, FIRST) == {"3": 1, "4": 1}
    assert (state.seat, state.actor, state.left, state.using, state.lifted) == (SECOND, SECOND, 0, -1, -1)
