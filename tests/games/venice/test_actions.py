"""Codes and notations of decisions, and what happens to codes and notations that are wrong."""

from __future__ import annotations

import re

import pytest

from sottovoce.core.chance import Deal, fast
from sottovoce.core.errors import BadNotation, GameOver, NoSuchDecision, NotAllowedNow
from sottovoce.core.events import Story
from sottovoce.core.playout import playout
from sottovoce.games.venice import GAME, rules
from sottovoce.games.venice.actions import ACTIONS, EXAMPLES, notation, parse
from sottovoce.games.venice.rules import VeniceState
from tests.games.venice.positions import DECK, play, position


def finished() -> VeniceState:
    state = rules.new_match(Deal(5), single=True)
    playout(state, fast(5))
    return state


# ---------------------------------------------------------------- codes and notations


def test_there_are_123_decisions_each_with_its_own_notation() -> None:
    texts = [notation(code) for code in range(ACTIONS)]
    assert ACTIONS == GAME.actions == len(set(texts)) == 123
    assert [parse(text) for text in texts] == list(range(ACTIONS))
    assert [GAME.parse(GAME.notation(code)) for code in range(ACTIONS)] == list(range(ACTIONS))


def test_a_notation_is_one_short_word() -> None:
    for code in range(ACTIONS):
        assert re.fullmatch(r"[\w+:,@><]{2,16}", notation(code))


def test_the_notation_names_the_card_that_is_paid() -> None:
    for code in range(5, ACTIONS):
        cards = re.split(r"[:@]", notation(code))[0]
        assert cards in DECK or cards == "D1+D1"


def test_how_many_ways_each_card_has() -> None:
    """Two directions; for the guards each share with its own; V7 4n ways for n points."""
    ways = dict.fromkeys((*DECK, "D1+D1"), 0)
    for code in range(5, ACTIONS):
        ways[re.split(r"[:@]", notation(code))[0]] += 1
    harlequin = {f"H{n}": 2 + 2 + 2 + 4 * n for n in (1, 2, 3, 4, 5)}
    merchant = {f"M{n}": 2 for n in (1, 2, 3)}
    others = {"D1": 2, "D1+D1": 2, "G1": 4, "G1+1": 8, "G><": 1, "H0": 5}
    assert ways == {**harlequin, **merchant, **others}


def test_the_examples_of_a_refusal_are_notations() -> None:
    for text in EXAMPLES.split(", "):
        assert notation(parse(text)) == text


# ---------------------------------------------------------------- what is legal is in rising order


def test_legal_codes_come_in_rising_order() -> None:
    state, dice = rules.new_match(Deal(9), single=False), fast(9)
    while not state.over():
        legal = state.legal()
        assert legal == sorted(set(legal))
        assert [code for code in range(ACTIONS) if state.allows(code)] == legal
        state.apply(legal[dice.below(len(legal))])


# ---------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    "text",
    ["", " ", "End", "end ", "D2:E", "D1", "D1:N", "G1+1:wE1,wE1", "H0@G", "H6:E", "call:M", "M2:e", "*"],
)
def test_a_bad_notation_is_refused_with_examples(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        parse(text)
    assert str(refused.value) == f"'{text}' is not a decision of this game; decisions look like: {EXAMPLES}."


@pytest.mark.parametrize("code", [-1, -2, -123, ACTIONS, ACTIONS + 1, 2**31, 2**63, 2**80, -(2**80)])
def test_a_code_that_does_not_exist_is_refused(code: int) -> None:
    state = position(hand="D1 G1 M1 H1")
    before = state.truth()
    assert not state.allows(code)
    with pytest.raises(NoSuchDecision) as refused:
        state.apply(code)
    assert str(refused.value) == f"Decision {code} does not exist; codes go from 0 to 122."
    assert state.truth() == before


def refuse_all_others(state: VeniceState) -> int:
    """Every code that is not legal is refused by name; state and story stay as they were."""
    before, legal, story = state.truth(), state.legal(), Story()
    for code in sorted(set(range(ACTIONS)) - set(legal)):
        assert not state.allows(code)
        with pytest.raises(NotAllowedNow) as refused:
            state.apply(code, story)
        expected = f"'{notation(code)}' is not allowed now; {len(legal)} other decisions are."
        assert str(refused.value) == expected
    assert state.truth() == before
    assert story.told == []
    return ACTIONS - len(legal)


def test_every_code_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    state, dice, refused = rules.new_match(Deal(21), single=True), fast(21), 0
    while not state.over():
        refused += refuse_all_others(state)
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
    assert refused > 1000


@pytest.mark.parametrize("line", ["doge", "guards", "merchant", "harlequin", "masked guards"])
def test_in_the_middle_of_a_turn_too(line: str) -> None:
    state = position(line=line, hand="D1 G1 M1 H1 H0", hand_size=5, harlequin=-3)
    assert refuse_all_others(state) > 100


@pytest.mark.parametrize("code", [-1, 0, 1, 5, 61, ACTIONS - 1, ACTIONS])
def test_after_the_end_everything_is_refused(code: int) -> None:
    state = finished()
    before = state.truth()
    with pytest.raises(GameOver) as refused:
        state.apply(code)
    assert str(refused.value) == "The game is over; no further decision can be taken."
    assert state.truth() == before


def test_a_refusal_in_a_copy_or_the_original_touches_neither() -> None:
    state = position(hand="D1")
    twin = state.copy()
    with pytest.raises(NotAllowedNow):
        twin.apply(parse("end"))
    assert twin.truth() == state.truth()
    play(twin, "D1:E")
    assert twin.truth() != state.truth()
