"""Decisions: every code has its notation, every notation its code, and what is not allowed is refused."""

from __future__ import annotations

import pytest

from sottovoce.core.errors import BadNotation, GameOver, NoSuchDecision, NotAllowedNow
from sottovoce.games import whispers
from sottovoce.games.whispers import cards
from sottovoce.games.whispers.actions import codes, notation, parse
from sottovoce.games.whispers.components import CardSet, bits
from sottovoce.games.whispers.state import GUESSING
from tests.games.whispers.positions import ODD_FILE, WORKSHOP, do, position

SETS = [cards.house(), WORKSHOP, cards.load(ODD_FILE)]


@pytest.mark.parametrize("card_set", SETS)
def test_every_code_has_one_word_of_its_own(card_set: CardSet) -> None:
    words = [notation(card_set, code) for code in range(len(card_set.notations))]
    assert len(set(words)) == len(words)
    assert all(word.split() == [word] for word in words)
    assert [parse(card_set, word) for word in words] == list(range(len(words)))


def test_the_fixed_part_of_the_table_is_the_same_for_every_set() -> None:
    words = [
        [text for text in card_set.notations if text[:5] in ("flip:", "peek:", "carry", "give:")]
        for card_set in SETS
    ]
    places = [
        [card_set.codes[text] for text in row if text[-1].isdigit()]
        for card_set, row in zip(SETS, words, strict=True)
    ]
    assert places[0][:40] == places[1][:40] == places[2][:40]


@pytest.mark.parametrize(
    "text",
    ["guess:3=great-aunt", "pass", "flip:4", "peek:0", "carry:4>0", "lead:widow>4", "trade:sleepwalker/widow",
     "spy:3", "give:0", "drop:nightcap", "swap:waltz/3", "mysterious-note:0+", "candle:4-"],
)  # fmt: skip
def test_notations_look_like_this(text: str) -> None:
    assert whispers.GAME.notation(whispers.GAME.parse(text)) == text


@pytest.mark.parametrize("text", ["", "*", "guess:4=widow", "candle:5+", "candle", "Flip:1", "pass "])
def test_anything_else_is_refused_with_examples(text: str) -> None:
    with pytest.raises(BadNotation, match="mysterious-portrait:4\\+, guess:0=sleepwalker, pass, carry:1>4"):
        whispers.GAME.parse(text)


def test_codes_are_rows_times_columns_in_rising_order() -> None:
    found = codes(WORKSHOP, WORKSHOP.first_play, 10, 0b101, 0b11)
    assert [WORKSHOP.notations[code] for code in found] == ["plain:0-", "plain:0+", "lune:0-", "lune:0+"]
    assert codes(WORKSHOP, WORKSHOP.first_play, 10, 0b1, 1023) == WORKSHOP.plays[0]
    assert codes(WORKSHOP, 0, 64, 1, 0b1001) == [0, 3]
    assert codes(WORKSHOP, 0, 64, 0, 0b1001) == []
    assert codes(WORKSHOP, 5, 64, 1, 1023) == list(range(5, 15))


def test_bits_are_listed_in_rising_order() -> None:
    assert bits(0) == []
    assert bits(0b10110) == [1, 2, 4]


def test_a_decision_of_another_moment_is_refused_and_changes_nothing() -> None:
    state = position(["plain", "lune"])
    before = state.truth()
    with pytest.raises(NotAllowedNow, match="'lune:0-' is not allowed now; 10 other decisions are"):
        do(state, "lune:0-")
    with pytest.raises(NotAllowedNow):
        do(state, "pass")
    assert state.truth() == before


LAST = len(WORKSHOP.notations) - 1


@pytest.mark.parametrize("code", [-1, LAST + 1, 10**30, -(10**30)])
def test_a_code_that_does_not_exist_is_refused(code: int) -> None:
    state = position(["plain", "lune"])
    with pytest.raises(NoSuchDecision) as refused:
        state.apply(code)
    assert str(refused.value) == f"Decision {code} does not exist; codes go from 0 to {LAST}."


@pytest.mark.parametrize("code", [0, LAST])
def test_the_first_and_the_last_code_exist_but_are_not_allowed_at_first(code: int) -> None:
    with pytest.raises(NotAllowedNow):
        position(["plain", "lune"]).apply(code)


def test_a_copy_goes_its_own_way_to_the_same_end() -> None:
    state = position(["spy lune", "odd coin plain leafy"])
    twin = state.copy()
    before = twin.truth()
    told = do(state, "spy:1+", "spy:1")
    assert twin.truth() == before
    assert do(twin, "spy:1+", "spy:1") == told
    assert twin.truth() == state.truth()


def test_every_code_that_is_not_legal_is_refused_in_every_block() -> None:
    for hands, first in (
        (["lead plain", "lune"], "lead:1+"),
        (["swap plain", "lune"], "swap:1+"),
        (["drop odd", "lune"], "drop:1+"),
    ):
        state = position(hands)
        do(state, first)
        allowed = set(state.legal())
        for code in range(len(WORKSHOP.notations)):
            assert state.allows(code) == (code in allowed)


def test_when_the_game_is_over_every_decision_is_refused() -> None:
    state = position(["plain", "lune"], stage=GUESSING, waiting=1, counter=1, seat=1)
    do(state, "pass")
    with pytest.raises(GameOver):
        state.apply(0)
    assert not any(state.allows(code) for code in range(len(WORKSHOP.notations)))
