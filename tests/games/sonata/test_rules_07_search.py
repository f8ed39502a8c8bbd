"""§7 Searching, §10 face to face."""

from __future__ import annotations

import pytest

from sottovoce.games.sonata import events
from sottovoce.games.sonata.components import LADY_SHORT
from tests.games.sonata.oracle import TRAITS, triple
from tests.games.sonata.positions import (
    CLUES,
    EVERYWHERE,
    FOG,
    at,
    clue_deck,
    fog_at,
    fog_deck,
    held,
    lady,
    landmark,
    legal,
    phase,
    place,
    play,
    points,
    result,
    seen,
    view,
)


def test_7_1_no_search_while_fog_is_on_top() -> None:
    assert "search" not in legal(at("Cor", fogged="near"))
    assert "search" in legal(at("Cor"))


def test_7_2_a_fog_card_slides_under_the_top_card() -> None:
    state = at("Cor")
    play(state, "search")
    assert fog_at(state, 1) == "clue"
    assert fog_deck(state) == list(FOG[1:])


def test_7_2_with_no_fog_left_a_search_is_allowed_and_lost() -> None:
    state = at("Bis", fog=[])
    assert "search" in legal(state)
    story = play(state, "search")
    assert result(state) == "no-fog-to-search"
    assert [type(event) for event in story] == [events.GameEnded]


def test_7_2_with_the_last_fog_card_a_search_succeeds() -> None:
    state = at("Bis", fog=["near"])
    play(state, "search")
    assert phase(state) == "found"


def test_7_3_she_is_found_where_the_card_shows_her_and_nowhere_else() -> None:
    for name in EVERYWHERE:
        state = at(name, top=1)  # card B: Bishopsgate
        story = play(state, "search")
        assert story[0] == events.Searched(place(name), name == "Bis", 9)
        assert (phase(state) == "found") == (name == "Bis")
        slot = view(state).slots[1]
        assert (slot.searched, slot.found, slot.fog) == (place(name), name == "Bis", True)


def test_7_4_found_she_leaves_a_clue_or_nothing_or_is_confronted() -> None:
    state = at("Bis")
    play(state, "search")
    assert legal(state) == {"clue", "leave", "confront"}
    taking, leaving = state.copy(), state.copy()
    assert play(taking, "clue")[0] == events.ClueTaken(lady("AF"), 9)
    assert (held(taking), clue_deck(taking)) == ({"AF"}, list(CLUES[1:]))
    assert play(leaving, "leave")[0] == events.NothingTaken()
    assert (held(leaving), clue_deck(leaving)) == (set(), list(CLUES))


def test_7_4_without_a_clue_card_there_is_none_to_take() -> None:
    state = at("Bis", clues=[])
    play(state, "search")
    assert legal(state) == {"leave", "confront"}


@pytest.mark.parametrize("name", ["Bis", "Cor"])
def test_7_5_found_or_not_the_slot_is_fog_for_good(name: str) -> None:
    state = at(name)
    play(state, "search")
    if phase(state) == "found":
        play(state, "leave")
    for _ in range(25):
        play(state, "pass")
    assert int(state.top) == 1
    assert "fog" in legal(state)
    assert view(state).slots[1].landmark == landmark("residence")


def test_7_6_she_slips_away_by_as_many_cards_as_clues_are_held() -> None:
    for clues in range(5):
        state = at("Cor", held=CLUES[:clues])
        story = play(state, "search")
        assert story[1] == events.SlippedAway(clues)
        assert int(state.top) == 1 + clues + 1
        assert seen(state) == sorted({0, 1, 1 + clues, 2 + clues})


def test_7_6_the_clue_just_taken_counts_and_the_key_clue_too() -> None:
    state = at("Bis", visited=EVERYWHERE, held=["AF"])
    play(state, "search keys clue")
    assert (len(held(state)), int(state.top)) == (3, 1 + 3 + 1)


def test_7_6_a_discarded_clue_does_not_count() -> None:
    state = at("Cor", held=["AF", "AH"])
    state.held &= ~(1 << LADY_SHORT.index("AF"))
    play(state, "search")
    assert int(state.top) == 1 + 1 + 1


def test_7_6_the_countdown_works_within_the_block_and_is_not_counted() -> None:
    state = at("Cor", top=24, held=CLUES[:3])
    story = play(state, "search")
    assert [event for event in story if isinstance(event, events.CountdownTurned)] == [
        events.CountdownTurned(1)
    ]
    assert (int(state.top), int(state.countdown)) == (24 + 3 + 1 - 26, 1)


def test_7_6_the_countdown_can_run_out_within_the_block() -> None:
    state = at("Cor", top=24, held=CLUES[:3], countdown=0)
    story = play(state, "search")
    assert result(state) == "time-up"
    assert isinstance(story[-1], events.GameEnded)
    assert len(story) == 3


def test_7_6_a_block_that_ends_at_the_countdown_turns_it() -> None:
    state = at("Cor", top=23, held=CLUES[:3])
    play(state, "search")
    assert (int(state.top), int(state.countdown), 0 in seen(state)) == (1, 1, True)


def test_7_7_the_landmark_on_top_is_seen_and_then_she_moves_on() -> None:
    state = at("Cor", held=["AF", "AH"])
    story = play(state, "search")
    assert story[2:] == [
        events.LandmarkSeen(3, landmark("church")),
        events.LandmarkSeen(4, landmark("riverside")),
    ]
    assert seen(state) == [0, 1, 3, 4]


def test_7_7_without_clues_the_new_fog_is_on_top_for_a_moment() -> None:
    story = play(at("Cor"), "search")
    assert story[2:] == [events.LandmarkSeen(1, -1), events.LandmarkSeen(2, landmark("commerce"))]


# ---------------------------------------------------------------- §10


def test_10_1_she_is_confronted_on_finding_her_only() -> None:
    state = at("Bis")
    assert "confront" not in legal(state)
    play(state, "search")
    assert "confront" in legal(state)


def test_10_1_never_in_a_turn_in_which_the_key_clue_was_taken() -> None:
    before = at("Bis", visited=EVERYWHERE)
    play(before, "keys search")
    assert legal(before) == {"clue", "leave"}
    after = at("Bis", visited=EVERYWHERE)
    play(after, "search keys")
    assert legal(after) == {"clue", "leave"}


def test_10_1_but_in_the_next_turn_again() -> None:
    state = at("Eas", top=0, visited=EVERYWHERE)
    play(state, "keys go:Bis search")
    assert "confront" in legal(state)


def test_10_1_in_training_a_clue_taken_between_move_and_search_counts() -> None:
    state = at("Eas", top=1, mode="training", visited=EVERYWHERE)
    play(state, "go:Bis keys search")
    assert legal(state) == {"clue", "leave"}


def test_10_2_any_three_traits_may_be_named() -> None:
    state = at("Bis")
    play(state, "search confront")
    assert phase(state) == "naming"
    assert len(legal(state)) == 35
    assert all(word.startswith("name:") for word in legal(state))


@pytest.mark.parametrize("who", sorted(TRAITS))
def test_10_2_she_is_turned_over(who: str) -> None:
    state = at("Bis")
    state.dark = LADY_SHORT.index(who)
    play(state, "search confront")
    story = play(state, triple(TRAITS[who]))
    confronted = story[0]
    assert isinstance(confronted, events.Confronted)
    assert (confronted.lady, confronted.right) == (lady(who), True)
    assert len(confronted.traits) == 3
    assert result(state) == "unmasked"
    assert len(view(state).named) == 3


def test_10_3_two_of_three_are_not_enough() -> None:
    state = at("Bis")
    play(state, "search confront name:CTH")  # Mary Fitton: court, mother, documented
    assert result(state) == "mistaken"
    assert points(state) == 0
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == ()


def test_10_3_exactly_her_three_win() -> None:
    state = at("Bis")
    play(state, "search confront name:CTD")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("unmasked", (0,))


def test_7_every_search_is_remembered() -> None:
    """§14.1: what was seen once still informs."""
    state = at("Sou", top=1)
    play(state, "search pass search")
    searched = [(slot, one.searched) for slot, one in enumerate(view(state).slots) if one.searched >= 0]
    assert searched == [(1, place("Sou")), (3, place("Sou"))]


def test_7_4_every_clue_is_known_for_ever() -> None:
    state = at("Cor", fogged="clue", held=CLUES[:2])
    play(state, "fog")
    assert state.known == sum(1 << lady(name) for name in CLUES[:3])
