"""§8 The reservation card."""

from __future__ import annotations

from collections import Counter

from sottovoce.games.holmes import events
from sottovoce.games.holmes.components import KIND_LETTERS
from sottovoce.games.holmes.rules import HolmesState, new_game
from tests.games.holmes.positions import (
    FIRST,
    SECOND,
    Hand,
    Witness,
    allowed,
    deck_of,
    open_of,
    phase,
    play,
    position,
    row_of,
    tokens,
)


def held(state: HolmesState) -> tuple[str, str]:
    names = [KIND_LETTERS[side.held] if side.held >= 0 else "" for side in (state.first, state.second)]
    return names[FIRST], names[SECOND]


def holds(state: HolmesState) -> set[str]:
    return {text for text in allowed(state) if text.startswith("hold:")}


def test_8_1_the_right_begins_with_the_second_player_and_changes_over() -> None:
    state = new_game(Witness(1), False, True, 0)
    assert state.right == SECOND
    assert new_game(Witness(1), False, False, 0).right == -1
    state = position(right=SECOND, mover=SECOND)
    play(state, "hold:3")
    assert (state.right, held(state)) == (FIRST, ("", "3"))


def test_8_2_it_is_asked_before_the_marker_is_moved() -> None:
    state = position(right=FIRST, row="3 3 J P")
    assert holds(state) == {"hold:3", "hold:J", "hold:P"}
    play(state, "up:Wat")
    assert holds(state) == set()
    assert holds(position(right=SECOND)) == set()
    assert holds(position(right=None)) == set()


def test_8_2_on_day_one_it_is_asked_together_with_the_visit() -> None:
    state = position(day=1, right=FIRST, town="Adl Gre")
    assert holds(state) == {"hold:3", "hold:4", "hold:5", "hold:6"}
    play(state, "hold:4")
    assert (holds(state), phase(state), state.seat) == (set(), "lay", FIRST)
    play(state, "to:Hud")
    assert state.seat == SECOND


def test_8_2_it_is_asked_again_when_the_row_is_filled() -> None:
    state = position(right=FIRST, row="3 4 5 6", deck="7 8 9 9")
    play(state, "up:Wat to:Les take:3 take:4")
    assert (phase(state), state.seat) == ("late", FIRST)
    assert (state.using, state.lifted) == (-1, -1)  # the visit is over
    assert allowed(state) == {"hold:5", "hold:6", "hold:7", "hold:8", "pass"}
    passed = state.copy()
    told = play(state, "hold:8")
    assert told[0] == events.Reserved(FIRST, 5)
    assert (state.seat, held(state), state.right) == (SECOND, ("8", ""), SECOND)
    assert row_of(state) == Counter("5679")
    told = play(passed, "pass")
    assert (passed.seat, held(passed), passed.right) == (SECOND, ("", ""), FIRST)
    assert told == []


def test_8_2_not_with_a_card_reserved_already() -> None:
    state = position(Hand(held="9"), right=FIRST)
    assert holds(state) == set()
    play(state, "up:Wat to:Wig")
    assert state.seat == SECOND


def last_action(seat: int, day: int) -> HolmesState:
    hands = [Hand(flat="Wat Les", upright="Hud"), Hand(flat="Wat Les", upright="Hud")]
    if seat == SECOND:
        hands[FIRST] = Hand(flat="Wat Les Hud")
    return position(
        hands[FIRST], hands[SECOND], mover=seat, day=day, right=seat, guests="Tob", town="Adl Gre Wig"
    )


def test_8_2_before_but_not_after_the_last_action_of_the_game() -> None:
    for seat in (FIRST, SECOND):
        state = last_action(seat, 7)
        assert holds(state)
        play(state, "up:Hud to:Wig")
        assert phase(state) != "late"
        state = last_action(seat, 6)
        play(state, "up:Hud to:Wig")
        assert phase(state) == "late"


def test_8_3_the_row_is_filled_at_once_and_the_card_counts_for_nothing() -> None:
    state = position(Hand("5"), right=FIRST, row="3 4 5 6", deck="7 8")
    barriers = state.barriers
    told = play(state, "hold:5")
    assert told[0] == events.Reserved(FIRST, 2)
    assert (row_of(state), deck_of(state)) == (Counter("3467"), ["8"])
    assert (open_of(state, FIRST), held(state)) == (Counter("5"), ("5", ""))
    assert state.barriers > barriers
    play(state, "up:Hud to:Bil")
    assert allowed(state) == {"sell:5", "pass"}
    before = tokens(state)
    play(state, "pass")
    assert tokens(state) == before


def test_8_4_it_is_taken_in_a_later_action_for_the_same_price() -> None:
    state = position(Hand(tokens=9), right=FIRST, row="3 4 5 6", deck="7 8 9 9 9")
    play(state, "hold:5 up:Hud to:Gre")
    assert "take:held" not in allowed(state)
    assert state.fresh == 1
    play(state, "pass up:Wat to:Wig pass")
    assert state.fresh == 0
    play(state, "up:Wat to:Les")
    assert "take:held" in allowed(state)
    told = play(state, "take:held")
    assert told == [events.CardTaken(FIRST, 2, True)]
    assert (held(state), open_of(state, FIRST), tokens(state)[0]) == (("", ""), Counter("5"), 6)
    assert allowed(state) == {"take:3", "take:4", "take:6", "take:7"}
    play(state, "take:7")
    assert row_of(state) == Counter("3468")


def test_8_4_even_if_the_row_is_empty() -> None:
    for who in ("Les", "Gre", "Kra"):
        state = position(Hand(held="5", tokens=9), Hand(tokens=0), row="", deck="", right=SECOND)
        state.discards = 0
        play(state, f"up:Wat to:{who}")
        assert allowed(state) - {"pass"} == {"take:held"}
        play(state, "take:held")
        assert (open_of(state, FIRST), state.seat) == (Counter("5"), SECOND)


def test_8_4_a_reserved_joker_is_laid_out_when_taken() -> None:
    state = position(Hand("7", held="J"), right=SECOND)
    play(state, "up:Wat to:Les take:held")
    assert allowed(state) == {"joker:7", "joker:loose"}


def test_8_5_a_card_still_reserved_costs_three_points() -> None:
    state = position(
        Hand(flat="Wat Les Hud", tokens=0, held="9"),
        Hand(flat="Wat Les", upright="Hud", tokens=0),
        mover=SECOND,
        day=7,
        right=SECOND,
    )
    play(state, "up:Hud to:Wig")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.points, outcome.winners) == ((-3, 0), (SECOND,))
