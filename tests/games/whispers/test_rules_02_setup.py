"""§2 Setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from sottovoce.core.chance import Deal, fast
from sottovoce.core.events import Story
from sottovoce.core.view import read_options
from sottovoce.games import whispers
from sottovoce.games.whispers import cards, events
from sottovoce.games.whispers.components import CHARACTER_BITS, CardSet
from sottovoce.games.whispers.rules import WhispersState, new_game
from tests.conftest import counts
from tests.games.whispers.positions import ODD_FILE, WORKSHOP_FILE

GAME = whispers.GAME


def games(players: int = 4, many: int = 60) -> list[WhispersState]:
    return [new_game(Deal(seed), cards.house(), players, 5) for seed in range(counts(many, 20 * many))]


def test_2_1_everybody_is_somebody_else_and_anybody() -> None:
    dealt = [[state.character(seat) for seat in range(4)] for state in games()]
    assert all(len(set(people)) == 4 for people in dealt)
    for seat in range(4):
        assert {people[seat] for people in dealt} == set(range(8))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_1_nobody_is_dealt_a_character_beyond_the_players(players: int) -> None:
    assert all(state.characters >> (CHARACTER_BITS * players) == 0 for state in games(players))


def test_2_1_a_character_is_told_to_its_player_alone() -> None:
    story = Story()
    state = new_game(fast(3), cards.house(), 3, 6, story)
    for seat in range(3):
        heard = [event for event in story.seen_by(seat) if isinstance(event, events.CharacterDealt)]
        assert heard == [events.CharacterDealt(seat, state.character(seat))]
    assert not any(isinstance(event, events.CharacterDealt) for event in story.seen_by(-1))


def test_2_2_four_different_rooms_lie_beside_the_bathroom() -> None:
    rooms = [state.rooms for state in games()]
    assert all(row[0] == 0 and len(set(row)) == 5 for row in rooms)
    for place in range(1, 5):
        assert {row[place] for row in rooms} == set(range(1, 9))


@pytest.mark.parametrize("card_set", [cards.house(), cards.load(ODD_FILE)])
def test_2_3_two_figures_in_each_room_none_in_the_bathroom_no_symbol_twice(card_set: CardSet) -> None:
    seen = set()
    for seed in range(counts(60, 1000)):
        state = new_game(Deal(seed), card_set, 2, 7)
        rooms: dict[int, list[int]] = {}
        for person in range(8):
            rooms.setdefault(state.place_of(person), []).append(person)
        assert sorted(rooms) == [1, 2, 3, 4]
        assert all(len({card_set.symbol_of[person] for person in pair}) == 2 for pair in rooms.values())
        seen |= {(person, state.place_of(person)) for person in range(8)}
    assert len(seen) == 8 * 4


def test_2_3_the_lot_places_figures_even_if_they_could_stand_in_their_own_order() -> None:
    card_set = cards.load(WORKSHOP_FILE)
    card_set.symbol_of = [0, 1, 2, 3] * 2
    assert len({new_game(Deal(seed), card_set, 2, 7).figures for seed in range(20)}) > 15


def test_2_4_everybody_has_four_cards_and_the_rest_is_the_deck() -> None:
    for players in (2, 3, 4):
        state = new_game(Deal(players), cards.house(), players, 5)
        assert [state.size(seat) for seat in range(players)] == [4] * players
        held = [kind for seat in range(players) for kind, _ in state.hand_values(seat)]
        assert Counter(held + state.deck[state.top :]) == Counter(cards.house().deck())


def test_2_4_the_cards_dealt_are_told_to_their_holder() -> None:
    story = Story()
    state = new_game(fast(3), cards.house(), 2, 7, story)
    for seat in range(2):
        heard = [event for event in story.seen_by(seat) if isinstance(event, events.DrewCards)]
        assert heard == [events.DrewCards(seat, tuple(sorted(kind for kind, _ in state.hand_values(seat))))]
    assert [e for e in story.seen_by(-1) if isinstance(e, events.Drew)] == [
        events.Drew(0, 4),
        events.Drew(1, 4),
    ]


def test_2_5_the_events_are_shuffled() -> None:
    first = {state.events[0] for state in games(2, 120)}
    assert first == set(range(18))
    assert all(sorted(state.events) == list(range(18)) for state in games(2, 5))


def test_2_6_everybody_has_one_point() -> None:
    assert [games(3, 1)[0].points_of(seat) for seat in range(3)] == [1, 1, 1]


@pytest.mark.parametrize(("players", "counter"), [("2", 7), ("3", 6), ("4", 5)])
def test_2_7_the_counter_starts_by_the_number_of_players(players: str, counter: int) -> None:
    state = GAME.new(fast(1), read_options("whispers", GAME.options, {"players": players}))
    assert isinstance(state, WhispersState)
    assert (state.players, state.counter, state.first_counter) == (int(players), counter, counter)


@pytest.mark.parametrize("counter", ["5", "6", "7", "8", "9"])
def test_2_7_the_counter_may_start_elsewhere(counter: str) -> None:
    state = GAME.new(fast(1), read_options("whispers", GAME.options, {"players": "3", "counter": counter}))
    assert isinstance(state, WhispersState)
    assert state.counter == int(counter)


def test_2_8_the_lot_names_the_leader_who_begins() -> None:
    leaders = Counter(state.leader for state in games(4, 80))
    assert set(leaders) == {0, 1, 2, 3}
    assert all(state.seat == state.leader for state in games(4, 20))


def test_2_the_table_is_told_to_all() -> None:
    story = Story()
    state = new_game(fast(3), cards.house(), 2, 7, story)
    figures = tuple(state.place_of(person) for person in range(8))
    assert events.GameBegan(tuple(state.rooms), figures, 7) in story.seen_by(-1)
    assert events.RoundBegan(state.leader, 7) in story.seen_by(-1)
