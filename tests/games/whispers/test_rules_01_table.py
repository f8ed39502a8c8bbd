"""§1 The table: characters, rooms, evidence, events, what is hidden."""

from __future__ import annotations

from collections import Counter

from sottovoce.core.chance import fast
from sottovoce.games import whispers
from sottovoce.games.whispers import cards
from sottovoce.games.whispers.redact import redact
from sottovoce.games.whispers.rules import new_game
from tests.games.whispers.positions import do, kind_of, position

HOUSE = cards.house().shown


def test_1_1_there_are_eight_characters_two_of_each_symbol() -> None:
    assert len(HOUSE.characters) == 8
    assert Counter(person.symbol for person in HOUSE.characters) == {0: 2, 1: 2, 2: 2, 3: 2}


def test_1_2_five_rooms_lie_on_the_table_the_bathroom_first() -> None:
    state = new_game(fast(1), cards.house(), 2, 7)
    assert len(state.rooms) == len(set(state.rooms)) == 5
    assert HOUSE.rooms[state.rooms[0]].key == "bathroom"


def test_1_3_the_house_set_has_the_evidence_it_was_given() -> None:
    evidence = [
        face
        for face, card in zip(HOUSE.evidence, cards.house().evidence, strict=True)
        for _ in range(card.count)
    ]
    symbols = Counter(symbol for face in evidence for symbol in face.symbols)
    assert len(evidence) == 54
    assert all(1 <= len(face.symbols) <= 3 for face in evidence)
    assert len(set(symbols.values())) == 1
    assert sum(face.mysterious for face in evidence) == 6
    assert all(("mysterious" in face.key) == face.mysterious for face in evidence)
    assert sum(face.coin for face in evidence) == 4
    assert sum(face.text is not None for face in evidence) == 18


def test_1_4_half_of_the_events_are_rules_and_half_tasks() -> None:
    assert Counter(event.task for event in HOUSE.events) == {True: 9, False: 9}


def test_1_5_the_counter_shows_the_stake() -> None:
    assert redact(position(counter=4), 0).stake == 4


def test_1_6_decisions_and_options_come_from_the_set() -> None:
    game = whispers.GAME
    assert game.actions == len(cards.house().notations)
    assert str(game.options().__struct_fields__) == "('players', 'counter', 'cards')"


def test_1_7_a_seat_sees_its_own_cards_and_what_it_was_shown() -> None:
    state = position(["plain lune", "odd coin"], piles={1: "double+ lune-1"})
    view, other = redact(state, 0), redact(state, 1)
    assert [card.kind for card in view.hands[0]] == [kind_of("plain"), kind_of("lune")]
    assert [card.kind for card in view.hands[1]] == [-1, -1]
    assert [card.kind for card in view.piles[1]] == [kind_of("double"), -1]
    assert [card.kind for card in other.piles[1]] == [kind_of("double"), kind_of("lune")]
    assert (view.characters, other.characters) == ((0, -1), (-1, 2))
    assert redact(state, -1).characters == (-1, -1)


def test_1_7_all_can_follow_who_has_seen_a_card() -> None:
    state = position(["spy", "lune", "odd"])
    do(state, "spy:1+", "spy:1")
    assert [card.seen for card in redact(state, 2).hands[1]] == [0b011]
    assert [card.kind for card in redact(state, 2).hands[1]] == [-1]
    assert [card.kind for card in redact(state, 0).hands[1]] == [kind_of("lune")]
    assert state.seat == 1
    do(state, "lune:2-")
    assert [(card.kind, card.seen) for card in redact(state, 0).piles[2]] == [(kind_of("lune"), 0b011)]
    assert [(card.kind, card.seen) for card in redact(state, 2).piles[2]] == [(-1, 0b011)]
