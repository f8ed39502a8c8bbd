"""Codes and notations of decisions, and what happens to codes and notations that are wrong."""

from __future__ import annotations

import re

import pytest

from sottovoce.core.chance import fast
from sottovoce.core.errors import BadNotation, GameOver, NoSuchDecision, NotAllowedNow
from sottovoce.core.events import Story
from sottovoce.core.playout import playout
from sottovoce.games.holmes import GAME
from sottovoce.games.holmes.actions import ACTIONS, EXAMPLES, codes, notation, parse
from sottovoce.games.holmes.rules import HolmesState, new_game
from tests.conftest import counts
from tests.games.holmes.players import careless, collector
from tests.games.holmes.positions import FIRST, Hand, play, position


def finished() -> HolmesState:
    state = new_game(fast(5), False, True, 4)
    playout(state, fast(5))
    return state


# ---------------------------------------------------------------- codes and notations


def test_there_are_131_decisions_each_with_its_own_notation() -> None:
    texts = [notation(code) for code in range(ACTIONS)]
    assert ACTIONS == GAME.actions == len(set(texts)) == 131
    assert [parse(text) for text in texts] == list(range(ACTIONS))
    assert [GAME.parse(GAME.notation(code)) for code in range(ACTIONS)] == list(range(ACTIONS))


def test_a_notation_is_one_short_word() -> None:
    for code in range(ACTIONS):
        assert re.fullmatch(r"[a-z]+(:[A-Za-z0-9]{1,5})?", notation(code))


def test_how_many_ways_each_verb_has() -> None:
    verbs = [notation(code).split(":")[0] for code in range(ACTIONS)]
    assert {verb: verbs.count(verb) for verb in verbs} == {
        "pass": 1, "hold": 9, "up": 12, "to": 12, "take": 10, "drop": 9, "sell": 7, "give": 16, "pay": 1,
        "draw": 3, "keep": 9, "steal": 8, "buy": 1, "joker": 8, "join": 1, "apart": 1, "be": 2, "bring": 9,
        "flat": 12,
    }  # fmt: skip


def test_the_examples_of_a_refusal_are_notations() -> None:
    for text in EXAMPLES.split(", "):
        assert notation(parse(text)) == text


def test_bits_and_codes() -> None:
    assert codes(59, 0b1011) == [0, 60, 62]
    assert codes(0, 1 << 61 | 1 << 33) == [33, 61]
    assert codes(0, 0) == []


def test_legal_codes_come_in_rising_order_and_are_those_that_are_allowed() -> None:
    for seed in range(counts(3, 30)):
        state, dice = new_game(fast(seed), True, True, 4), fast(9)
        while not state.over():
            legal = state.legal()
            assert legal == sorted(set(legal))
            assert [code for code in range(ACTIONS) if state.allows(code)] == legal
            state.apply(careless(state, dice))


# ---------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    "text", ["", " ", "Pass", "pass ", "take:2", "take", "to:wat", "give:JJ", "draw:4", "up:Moran", "*"]
)
def test_a_bad_notation_is_refused_with_examples(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        parse(text)
    assert str(refused.value) == f"'{text}' is not a decision of this game; decisions look like: {EXAMPLES}."


@pytest.mark.parametrize("code", [-1, -2, -131, ACTIONS, ACTIONS + 1, 2**31, 2**63, 2**80, -(2**80)])
def test_a_code_that_does_not_exist_is_refused(code: int) -> None:
    state = position()
    before = state.truth()
    assert not state.allows(code)
    with pytest.raises(NoSuchDecision) as refused:
        state.apply(code)
    assert str(refused.value) == f"Decision {code} does not exist; codes go from 0 to 130."
    assert state.truth() == before


def refuse_all_others(state: HolmesState) -> int:
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
    for seed in range(counts(1, 20)):
        state, dice, refused = new_game(fast(seed), True, True, 4), fast(21), 0
        while not state.over():
            refused += refuse_all_others(state)
            state.apply(collector(state, dice))
        assert refused > 1000


def test_the_last_code_of_a_group_is_not_taken_for_a_pass() -> None:
    state = position(Hand("7"))
    play(state, "up:Wat to:Hun")
    assert not state.allows(parse("sell:9"))
    assert state.allows(parse("pass"))


@pytest.mark.parametrize("code", [-1, 0, 1, 5, 61, ACTIONS - 1, ACTIONS])
def test_after_the_end_everything_is_refused(code: int) -> None:
    state = finished()
    before = state.truth()
    with pytest.raises(GameOver) as refused:
        state.apply(code)
    assert str(refused.value) == "The game is over; no further decision can be taken."
    assert state.truth() == before


def test_a_refusal_in_a_copy_or_the_original_touches_neither() -> None:
    state = position()
    twin = state.copy()
    with pytest.raises(NotAllowedNow):
        twin.apply(parse("pass"))
    assert twin.truth() == state.truth()
    play(twin, "up:Wat to:Wig")
    assert twin.truth() != state.truth()
    assert state.seat == FIRST


def test_a_copy_is_independent_and_equal() -> None:
    dice = fast(3)
    state = new_game(fast(3), True, True, 4)
    while not state.over():
        twin = state.copy()
        assert twin.truth() == state.truth()
        code = collector(state, dice)
        state.apply(code)
        assert twin.truth() != state.truth()
        twin.apply(code)
        assert twin.truth() == state.truth()
