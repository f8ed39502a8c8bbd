"""The book's questions and answers, one test for each, in its order (§10.1)."""

from __future__ import annotations

import re
from pathlib import Path

from sottovoce.core.chance import fast
from sottovoce.core.view import option_choices
from sottovoce.games import whispers
from sottovoce.games.whispers import cards, events
from sottovoce.games.whispers.rules import new_game
from sottovoce.games.whispers.scoring import symbol_points
from sottovoce.games.whispers.state import EVIDENCE, GUESSING, NO_EVENT, OVER
from tests.games.whispers.positions import deck, do, event_of, held, legal, points, position


def test_10_1_every_question_of_the_book_has_its_answer_and_its_test() -> None:
    rules = Path(whispers.__file__).with_name("RULES.md").read_text(encoding="utf-8")
    questions = re.findall(r"^\| (.+\?.*|.+What now\?) \| ", rules, re.MULTILINE)
    tests = re.findall(r"^def test_q(\d\d)_", Path(__file__).read_text(encoding="utf-8"), re.MULTILINE)
    assert len(questions) == len(tests) == 23
    assert [int(number) for number in tests] == list(range(1, 24))


def test_q01_no_points_for_symbols_on_cards_face_down() -> None:
    assert symbol_points(position(["", ""], piles={1: "double-0 double-1"}), 0) == 0


def test_q02_nobody_guesses_his_own_character() -> None:
    state = position(["plain", "lune"], stage=GUESSING, waiting=2)
    assert not any(text.startswith("guess:0") for text in legal(state))


def test_q03_symbols_count_wherever_the_cards_lie() -> None:
    assert symbol_points(position(["", ""], piles={0: "double+", 4: "double+"}), 0) == 4


def test_q04_cards_without_ones_own_symbol_may_be_played() -> None:
    state = position(["lune leafy", "odd"], people="ann cat")
    assert {text.partition(":")[0] for text in legal(state)} == {"lune", "leafy"}


def test_q05_an_effect_happens_only_when_the_card_is_played_from_the_hand() -> None:
    state = position(["flip carry", "odd"], piles={1: "pay-1"})
    do(state, "flip:4+", "flip:1", "carry:4+", "carry:1>2")
    assert points(state) == [0, 0]


def test_q06_surplus_cards_are_not_discarded() -> None:
    state = position(["plain lune odd coin odd coin plain", "odd"])
    do(state, "plain:1+", "lune:1+")
    assert len(held(state, 0)) == 5


def test_q07_with_three_cards_one_draws_one() -> None:
    state = position(["plain lune odd coin odd", "odd"], deck="leafy leafy")
    do(state, "plain:1+", "lune:1+")
    assert held(state, 0) == ["odd", "coin", "odd", "leafy"]


def test_q08_with_more_than_four_one_draws_none() -> None:
    state = position(["plain lune odd coin odd coin plain", "odd"], deck="leafy")
    do(state, "plain:1+", "lune:1+")
    assert deck(state) == ["leafy"]


def test_q09_a_card_with_an_effect_is_evidence() -> None:
    state = position(["", ""], piles={1: "give+"})
    assert symbol_points(state, 0) == 1


def test_q10_a_wrong_guess_pays_the_accused() -> None:
    state = position(["plain", "lune"], stage=GUESSING, waiting=2, counter=6)
    do(state, "guess:1=hob")
    assert points(state) == [0, 6]


def test_q11_an_event_lasts_one_round() -> None:
    state = position(["plain", "lune"], stage=GUESSING, waiting=1, event="open", seat=1, deck="odd " * 9)
    state.events = [event_of("shut"), *state.events]
    do(state, "pass")
    assert {text[-1] for text in legal(state)} == {"-"}


def test_q12_discards_go_under_the_deck() -> None:
    state = position(["drop lune odd", "odd"], deck="plain")
    do(state, "drop:1+", "drop:lune")
    assert deck(state) == ["plain", "lune"]


def test_q13_the_effect_comes_first_then_the_room() -> None:
    state = position(["pay lune", "odd"], rooms="bath till hall hall hall")
    told = [event for event in do(state, "pay:1+") if isinstance(event, events.Gained)]
    assert told == [events.Gained(0, 2), events.Gained(0, 1)]


def test_q14_with_an_empty_deck_one_plays_what_one_holds() -> None:
    state = position(["plain lune odd coin", "odd coin"])
    do(state, "plain:1+", "lune:1+")
    assert held(state, 0) == ["odd", "coin"]
    do(state, "odd:1+", "coin:1+", "pass", "pass")
    assert held(state, 0) == ["odd", "coin"]
    assert state.stage == EVIDENCE


def test_q15_who_was_found_out_plays_on() -> None:
    state = position(["plain", "lune"], stage=GUESSING, waiting=2, deck="odd " * 9)
    do(state, "guess:1=cat", "pass")
    assert (state.stage, state.seat) == (EVIDENCE, 1)


def test_q16_a_coin_doubles_only_the_card_above_it() -> None:
    assert symbol_points(position(["", ""], piles={1: "double+ coin+ double+ double+"}), 0) == 2 + 4 + 2


def test_q17_there_is_no_event_before_the_game() -> None:
    assert new_game(fast(1), cards.house(), 3, 6).event == NO_EVENT


def test_q18_nobody_stays_in_the_bathroom() -> None:
    state = position(["lead", "odd"])
    do(state, "lead:1+")
    assert not any(text.endswith(">0") for text in legal(state))


def test_q19_a_mysterious_thing_has_the_word_in_its_name() -> None:
    assert all(face.mysterious == ("mysterious" in face.key) for face in cards.house().shown.evidence)


def test_q20_a_marked_room_needs_two_cards() -> None:
    state = position(["plain lune", "odd"], rooms="bath mint hall hall hall")
    do(state, "plain:1+")
    assert points(state) == [0, 0]
    do(state, "lune:1+")
    assert points(state) == [2, 0]


def test_q21_the_game_ends_when_the_counter_shows_zero() -> None:
    state = position(["plain", "lune"], stage=GUESSING, waiting=1, counter=1, seat=1)
    do(state, "pass")
    assert (state.stage, state.counter) == (OVER, 0)


def test_q22_nobody_may_decline_an_action_or_effect() -> None:
    state = position(["drop lune", "odd"])
    do(state, "drop:1+")
    assert legal(state) == {"drop:lune"}


def test_q23_the_counter_may_start_at_8_or_9() -> None:
    options = {option.name: option.choices for option in option_choices(whispers.GAME.options)}
    assert options["counter"] == ("usual", "5", "6", "7", "8", "9")
