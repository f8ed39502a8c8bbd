"""The rulings W0-W8, each by its number; the paragraphs they belong to have tests of their own."""

from __future__ import annotations

import pytest

from sottovoce.core.chance import fast
from sottovoce.core.errors import BadOption
from sottovoce.core.game import NOBODY, SPECTATOR
from sottovoce.core.record import parse_record, print_record, replay, start_record
from sottovoce.core.table import Table
from sottovoce.core.view import Outcome, read_options, write_options
from sottovoce.games import whispers
from sottovoce.games.whispers.redact import redact
from sottovoce.games.whispers.state import GUESSING, OVER
from sottovoce.games.whispers.view import WhispersView
from tests.games.whispers.positions import WORKSHOP_FILE, deck, do, held, kind_of, legal, points, position

WORKSHOP = whispers.with_cards(WORKSHOP_FILE)


def test_w0_the_table_of_decisions_is_derived_from_the_set() -> None:
    assert WORKSHOP.actions != whispers.GAME.actions
    assert WORKSHOP.notation(WORKSHOP.parse("carry-in:3+")) == "carry-in:3+"
    assert "nightcap:0-" in map(whispers.GAME.notation, range(whispers.GAME.actions))


def test_w0_a_record_names_the_set_and_its_hash() -> None:
    record = start_record(WORKSHOP, WORKSHOP.options(), 5)
    name, _, fingerprint = record.options["cards"].partition(":")
    assert name == "workshop"
    assert len(fingerprint) == 12
    assert f"cards=workshop:{fingerprint}" in print_record(record)


def test_w0_a_record_of_another_set_is_refused() -> None:
    record = start_record(WORKSHOP, WORKSHOP.options(), 5)
    with pytest.raises(BadOption):
        replay(whispers.GAME, parse_record(print_record(record)))


def test_w0_a_game_offers_its_own_set_alone() -> None:
    identity = write_options(whispers.GAME.options())["cards"]
    assert read_options("whispers", whispers.GAME.options, {"cards": identity}) == whispers.GAME.options()
    with pytest.raises(BadOption):
        read_options("whispers", whispers.GAME.options, {"cards": "house:000000000000"})


def test_w1_clockwise_is_rising_seat_number_and_the_leader_moves_on_by_one() -> None:
    state = position(["plain"] * 3, leader=1, seat=1, plays=1, deck="odd " * 9)
    order = []
    while state.counter == 5:
        order.append(state.seat)
        do(state, "pass" if state.stage == GUESSING else "plain:1-")
    assert order == [1, 2, 0, 1, 2, 0]
    assert state.leader == 2


def test_w2_two_plays_in_sequence_fewer_with_a_short_hand_then_draw_to_four() -> None:
    state = position(["pay plain odd", "lune"], deck="coin coin coin coin coin coin")
    do(state, "pay:1+")
    assert (state.seat, points(state)) == (0, [2, 0])
    do(state, "plain:1+")
    assert (state.seat, len(held(state, 0))) == (1, 4)
    do(state, "lune:1+")
    assert (state.stage, len(held(state, 1))) == (GUESSING, 3)


def test_w2_more_than_four_are_kept() -> None:
    state = position(["draw plain lune odd coin odd", "lune"], deck="plain plain plain")
    do(state, "draw:1+", "plain:2+")
    assert held(state, 0) == ["lune", "odd", "coin", "odd", "plain", "plain"]


def test_w3_from_the_leader_on_each_may_name_one_opponent_and_a_character() -> None:
    state = position(["plain"] * 3, stage=GUESSING, waiting=3, leader=1, seat=1, points=[1, 1, 1])
    assert not any(text.startswith("guess:1") for text in legal(state))
    do(state, "guess:0=ann")
    assert (points(state), state.seat) == ([1, 6, 1], 2)
    assert not any(text.startswith("guess:0") for text in legal(state))
    do(state, "guess:1=ann")
    assert points(state) == [1, 11, 1]
    do(state, "guess:2=eve")
    assert points(state) == [6, 11, 1]


def test_w4_marker_counter_event_and_at_zero_the_end_without_one() -> None:
    state = position(["plain", "lune"], stage=GUESSING, waiting=1, counter=2, seat=1)
    do(state, "pass")
    assert (state.leader, state.counter, state.drawn) == (1, 1, 1)
    state = position(["plain", "lune"], stage=GUESSING, waiting=1, counter=1, seat=1)
    do(state, "pass")
    assert (state.leader, state.counter, state.drawn, state.seat) == (1, 0, 0, NOBODY)


def test_w5_cards_at_home_symbols_anywhere_coins_and_ties() -> None:
    state = position(["", ""], piles={1: "coin+ double+ lune-1", 3: "lune+ lune+"}, points=[1, 2])
    state.stage, state.seat = OVER, NOBODY
    assert state.outcome() == Outcome("most-points", (0,), (8, 7))
    state.add_points(1, 1)
    assert state.outcome() == Outcome("symbols-at-home", (0,), (8, 8))


def test_w6_a_figure_alone_decides_ones_room() -> None:
    state = position(["lead", ""], piles={3: "lune+ lune+"}, plays=1)
    do(state, "lead:0+", "lead:ann>3")
    state.stage, state.seat = OVER, NOBODY
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.points == (2, 2)


def test_w7_an_empty_deck_gives_nothing_and_who_has_no_cards_passes() -> None:
    state = position(["plain lune", "", "odd"])
    do(state, "plain:1+", "lune:1+")
    assert (state.seat, held(state, 0)) == (2, [])
    do(state, "odd:1+")
    assert state.stage == GUESSING
    do(state, "pass", "pass", "pass")
    assert deck(state) == []


def test_w8_characters_hands_face_down_cards_and_decks_are_hidden() -> None:
    state = position(["plain", "lune odd"], piles={1: "coin-1"}, deck="plain double")
    for reader in (0, SPECTATOR):
        view = redact(state, reader)
        assert [card.kind for card in view.hands[1]] == [-1, -1]
        assert view.characters[1] == -1
        assert view.piles[1][0].kind == -1
        assert (view.fresh, view.under, view.events) == (2, (), ())
    assert redact(state, SPECTATOR).hands[0][0].kind == -1
    assert redact(state, 1).piles[1][0].kind == kind_of("coin")


def test_w8_a_card_once_seen_stays_known() -> None:
    state = position(["plain lune", "odd"], piles={1: "coin+"})
    do(state, "plain:2-")
    assert redact(state, 0).piles[2][0].kind == kind_of("plain")
    state = position(["flip lune", "odd"], piles={1: "coin+"})
    do(state, "flip:2+", "flip:1")
    for reader in (0, 1, SPECTATOR):
        assert redact(state, reader).piles[1][0].kind == kind_of("coin")


def test_w8_a_character_is_known_to_its_player_until_it_is_revealed() -> None:
    table = Table(whispers.GAME, 11, read_options("whispers", whispers.GAME.options, {"players": "3"}))
    chance = fast(2)
    while not table.over:
        legal_now = table.view(table.mover).legal
        table.decide(table.mover, legal_now[chance.below(len(legal_now))])
        for seat in range(3):
            view = table.view(seat)
            assert isinstance(view, WhispersView)
            known = [view.outcome is not None or other == seat or view.revealed[other] for other in range(3)]
            assert [who != -1 for who in view.characters] == known
