"""§3 to §6: rounds, the Lady's turn, the player's turn, moving."""

from __future__ import annotations

import pytest

from sottovoce.core.errors import GameOver, NoSuchDecision, NotAllowedNow
from sottovoce.games.sonata import events
from sottovoce.games.sonata.actions import ACTIONS, parse
from tests.games.sonata.oracle import ROADS
from tests.games.sonata.positions import (
    EVERYWHERE,
    at,
    game,
    held,
    lady,
    landmark,
    legal,
    pawn,
    phase,
    place,
    play,
    result,
    seen,
    visited,
)

ALL_BUT_CRI = [name for name in EVERYWHERE if name != "Cri"]


def test_3_1_the_lady_moves_before_every_turn_of_the_player() -> None:
    state = game()
    play(state, "go:Cor")
    for turn in range(2, 8):
        play(state, "pass")
        assert int(state.top) == turn


def test_4_1_the_next_card_tells_by_its_landmark_where_she_may_be() -> None:
    state = at("Cor", top=3)
    assert play(state, "pass") == [events.Passed(), events.LandmarkSeen(4, landmark("riverside"))]
    assert seen(state) == [0, 1, 2, 3, 4]


def test_4_1_fog_is_seen_as_fog() -> None:
    state = at("Cor", top=4, fogged="near")
    state.top = 3
    assert play(state, "pass")[-1] == events.LandmarkSeen(4, -1)


def test_4_2_the_countdown_shows_one_less_and_the_first_card_is_on_top_again() -> None:
    state = at("Cor", top=25, countdown=2)
    story = play(state, "pass")
    assert story[1:] == [events.CountdownTurned(1), events.LandmarkSeen(0, landmark("tavern"))]
    assert (int(state.top), int(state.countdown)) == (0, 1)


def test_4_2_the_last_card_of_a_lap_is_still_played() -> None:
    state = at("Cor", top=24, countdown=0)
    play(state, "pass")
    assert (int(state.top), result(state)) == (25, "")


def test_4_3_coming_up_with_nothing_left_the_countdown_ends_the_game() -> None:
    state = at("Cor", top=25, countdown=0)
    before = int(state.barriers)
    story = play(state, "pass")
    assert result(state) == "time-up"
    assert legal(state) == set()
    assert isinstance(story[-1], events.GameEnded)
    assert int(state.barriers) == before + 1


def test_4_3_a_countdown_of_two_lasts_for_three_laps() -> None:
    state = game()
    play(state, "go:Cor")
    turns = 0
    while not result(state):
        play(state, "pass")
        turns += 1
    assert turns == 3 * 26 - 1


def test_5_1_one_action_and_it_is_her_turn_again() -> None:
    assert legal(at("Cor")) == {"pass", "search", "go:Bis", "go:Cri", "go:Eas", "go:StP"}
    assert legal(at("Cor", fogged="near")) == {"pass", "fog", "go:Bis", "go:Cri", "go:Eas", "go:StP"}
    for action in ("pass", "search", "go:Bis"):
        state = at("Cor")
        play(state, action)
        assert (phase(state), int(state.top)) == ("acting", 2)


def test_5_1_passing_changes_nothing_else() -> None:
    state = at("Cor")
    play(state, "pass")
    assert (pawn(state), visited(state), held(state), state.fog_left) == ("Cor", {"Cor"}, set(), 10)


def test_5_2_with_all_places_visited_the_key_clue_is_free_at_any_decision() -> None:
    state = at("Cor", visited=EVERYWHERE)
    assert "keys" in legal(state)
    assert play(state, "keys") == [events.KeysClueTaken(lady("EV"))]
    assert (phase(state), int(state.top), held(state)) == ("acting", 1, {"EV"})
    assert "keys" not in legal(state)
    assert "search" in legal(state)


def test_5_2_not_before_all_places_are_visited() -> None:
    assert "keys" not in legal(at("Cor", visited=ALL_BUT_CRI))


def test_5_2_it_is_also_free_on_finding_her_and_in_the_fog() -> None:
    found = at("Bis", visited=EVERYWHERE)
    play(found, "search")
    assert legal(found) == {"clue", "leave", "confront", "keys"}
    play(found, "keys")
    assert legal(found) == {"clue", "leave"}
    for card, choices in (("pursuit", 11), ("near", 4), ("second-thought", 1)):
        state = at("Cor", fogged=card, visited=EVERYWHERE, held=["AF"])
        play(state, "fog")
        assert "keys" in legal(state)
        assert len(legal(state)) == choices + 1
        before = phase(state)
        play(state, "keys")
        assert phase(state) == before
        assert "keys" not in legal(state)


def test_5_2_it_is_not_offered_while_naming_traits() -> None:
    state = at("Bis", visited=EVERYWHERE)
    play(state, "search confront")
    assert len(legal(state)) == 35
    assert "keys" not in legal(state)


def test_5_3_the_move_that_completes_the_eleven_lets_it_be_taken_at_once() -> None:
    state = at("Cor", visited=ALL_BUT_CRI)
    assert play(state, "go:Cri") == [events.PawnMoved(place("Cor"), place("Cri"), True)]
    assert (phase(state), legal(state)) == ("moved", {"keys", "end"})
    after = state.copy()
    play(after, "keys")
    assert (phase(after), int(after.top), held(after)) == ("acting", 2, {"EV"})
    play(state, "end")
    assert (phase(state), int(state.top), held(state)) == ("acting", 2, set())
    assert "keys" in legal(state)


def test_5_3_later_moves_do_not_stop_for_it() -> None:
    state = at("Cor", visited=EVERYWHERE)
    play(state, "go:Cri")
    assert phase(state) == "acting"


def test_5_3_a_move_by_fog_completes_the_eleven_too() -> None:
    for card in ("pursuit", "near"):
        state = at("Cor", fogged=card, visited=ALL_BUT_CRI)
        play(state, "fog go:Cri")
        assert (phase(state), legal(state)) == ("moved", {"keys", "end"})


@pytest.mark.parametrize("start", EVERYWHERE)
def test_6_1_the_pawn_goes_along_a_road_only(start: str) -> None:
    state = at(start)
    assert {word for word in legal(state) if word.startswith("go:")} == {
        f"go:{to}" for to in ROADS[start].split()
    }


def test_6_2_a_place_is_visited_when_the_pawn_first_comes_to_it() -> None:
    state = at("Cor")
    assert play(state, "go:Cri")[0] == events.PawnMoved(place("Cor"), place("Cri"), True)
    assert play(state, "go:Cor")[0] == events.PawnMoved(place("Cri"), place("Cor"), False)
    assert visited(state) == {"Cor", "Cri"}


# ---------------------------------------------------------------- refusals and barriers


def test_what_is_not_allowed_is_refused_with_a_reason() -> None:
    state = at("Cor")
    before = state.truth()
    with pytest.raises(NotAllowedNow, match="'fog' is not allowed now; 6 other"):
        state.apply(parse("fog"))
    for code in (-1, ACTIONS):
        with pytest.raises(NoSuchDecision, match=f"Decision {code} .*codes go from 0 to {ACTIONS - 1}"):
            state.apply(code)
    with pytest.raises(NotAllowedNow, match="'pass' is not allowed now"):
        game().apply(parse("pass"))
    assert state.truth() == before
    over = at("Cor", top=25, countdown=0)
    play(over, "pass")
    with pytest.raises(GameOver):
        over.apply(parse("pass"))


def test_only_a_move_with_a_choice_after_it_and_the_wish_to_confront_can_be_taken_back() -> None:
    state = at("Cor", visited=ALL_BUT_CRI)
    before = int(state.barriers)
    play(state, "go:Cri")
    assert int(state.barriers) == before
    play(state, "keys")
    assert int(state.barriers) > before
    found = at("Bis")
    before = int(found.barriers)
    play(found, "search")
    assert int(found.barriers) == before + 1
    play(found, "confront")
    assert int(found.barriers) == before + 1
    play(found, "name:QRC")
    assert int(found.barriers) == before + 2


@pytest.mark.parametrize("decision", ["pass", "search", "go:Bis", "go:Cri"])
def test_every_turn_ends_at_a_barrier(decision: str) -> None:
    state = at("Cor")
    before = int(state.barriers)
    play(state, decision)
    assert int(state.barriers) == before + 1


def test_taking_the_key_clue_in_between_is_one_barrier() -> None:
    state = at("Cor", visited=EVERYWHERE)
    before = int(state.barriers)
    play(state, "keys")
    assert int(state.barriers) == before + 1
