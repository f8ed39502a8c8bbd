"""§3 Seven days."""

from __future__ import annotations

from sottovoce.core.chance import fast
from sottovoce.games.holmes import events
from sottovoce.games.holmes.rules import HolmesState, new_game
from tests.conftest import counts
from tests.games.holmes.players import careless
from tests.games.holmes.positions import FIRST, PEOPLE, SECOND, Hand, allowed, people, phase, play, position


def end_of_day(
    first: str = "Wat Hud Les", second: str = "Wat Hud", last: str = "Les", hiding: str = "", day: int = 2
) -> HolmesState:
    """The second player's last action of a day: his marker stands on `last`; all other markers lie flat."""
    return position(
        Hand(flat=first, tokens=0),
        Hand(flat=second, upright=last, tokens=0),
        mover=SECOND,
        day=day,
        hiding=hiding,
        town="Adl Gre Wig Pik",
        guests="Tob Joh Bil Kra Hun",
    )


def test_3_1_the_first_player_begins_every_day_and_actions_alternate() -> None:
    dice = fast(3)
    for seed in range(counts(3, 30)):
        state = new_game(fast(seed), False, False, 0)
        actors: dict[int, list[int]] = {}
        play(state, "be:S")
        while state.seat >= 0 and phase(state) != "last":
            if phase(state) == "lay":
                actors.setdefault(int(state.day), []).append(int(state.actor))
            state.apply(careless(state, dice))
        assert actors == {day: [0, 1, 0, 1, 0, 1] for day in range(1, 8)}


def test_3_2_markers_are_stood_up_and_a_new_character_comes() -> None:
    state = end_of_day()
    told = play(state, "up:Les to:Adl")
    assert state.day == 3
    assert (people(state.first.upright), state.first.flat) == ({"Wat", "Hud", "Les"}, 0)
    assert (people(state.second.upright), state.second.flat) == ({"Wat", "Hud", "Adl"}, 0)
    assert [PEOPLE[number] for number in state.arrived()][-1] == "Tob"
    assert told[-2:] == [events.DayBegan(3), events.GuestCame(PEOPLE.index("Tob"))]
    assert (state.seat, phase(state)) == (FIRST, "lift")


def test_3_2_day_one_has_no_beginning_and_one_character_never_comes() -> None:
    dice = fast(4)
    for seed in range(counts(3, 30)):
        state = new_game(fast(seed), False, False, 0)
        while state.seat >= 0:
            assert len(state.arrived()) == 4 + state.day
            state.apply(careless(state, dice))
        assert len(state.arrived()) == 11


def test_3_3_a_character_visited_by_both_hides_for_the_next_day() -> None:
    state = end_of_day(first="Wat Hud Adl", second="Hud Les", last="Wat")
    told = play(state, "up:Wat to:Adl")
    assert people(state.hiding) == {"Adl"}
    assert events.DayEnded(2, (3,), ()) in told
    play(state, "up:Wat")
    assert "to:Adl" not in allowed(state)
    assert "to:Gre" in allowed(state)


def test_3_3_residents_never_hide_nor_who_was_visited_by_one() -> None:
    state = end_of_day(first="Wat Hud Adl", second="Wat Hud", last="Les")
    play(state, "up:Les to:Gre")
    assert people(state.hiding) == set()


def test_3_3_who_was_hidden_comes_back() -> None:
    state = end_of_day(hiding="Pik Wig", first="Wat Hud Gre", second="Wat Hud", last="Pik")
    told = play(state, "up:Pik to:Gre")
    assert people(state.hiding) == {"Gre"}
    assert events.DayEnded(2, (4,), (5, 6)) in told


def test_3_3_after_day_seven_the_game_ends_instead() -> None:
    state = end_of_day(day=7)
    told = play(state, "up:Les to:Gre")
    assert state.seat == -1
    assert state.day == 7
    assert not any(isinstance(event, events.DayEnded) for event in told)
    assert isinstance(told[-1], events.Ended)
