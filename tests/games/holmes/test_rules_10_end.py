"""§10 The end: laying out, points, and who wins."""

from __future__ import annotations

from collections import Counter

import pytest

from sottovoce.core.chance import fast
from sottovoce.core.events import Story, Told
from sottovoce.core.game import SPECTATOR
from sottovoce.core.view import Outcome
from sottovoce.games.holmes import GAME, events
from sottovoce.games.holmes.actions import parse
from sottovoce.games.holmes.redact import redact
from sottovoce.games.holmes.rules import HolmesState
from sottovoce.games.holmes.scoring import full_set_points, points, type_points
from sottovoce.games.holmes.view import HolmesOptions
from sottovoce.lab.contract import Moment
from tests.contract.holmes import HolmesSecrets, own
from tests.games.holmes.positions import (
    DECK,
    FIRST,
    SECOND,
    Hand,
    Witness,
    allowed,
    counts_of,
    open_of,
    phase,
    play,
    position,
)


def ended(first: Hand, second: Hand) -> HolmesState:
    """The game after its last action, which brought nothing."""
    first.flat, second.flat, second.upright = "Wat Les Hud", "Wat Les", "Hud"
    state = position(first, second, mover=SECOND, day=7, row="", deck="", town="Adl Joh")
    state.discards = 0
    play(state, "up:Hud to:Joh")
    return state


def result(first: Hand, second: Hand) -> Outcome:
    outcome = ended(first, second).outcome()
    assert outcome is not None
    return outcome


def test_10_1_the_game_ends_after_the_second_players_last_action_of_day_seven() -> None:
    state = ended(Hand(), Hand())
    assert (state.seat, phase(state), state.legal()) == (-1, "over", [])
    before = position(Hand(flat="Wat Les", upright="Hud"), Hand(flat="Wat Les", upright="Hud"), day=7)
    play(before, "up:Hud to:Wig")
    assert before.seat == SECOND
    assert before.outcome() is None


def test_10_2_hidden_cards_are_turned_over_for_all() -> None:
    state = position(
        Hand(flat="Wat Les Hud", hidden="7 7", stolen="8"),
        Hand("J", flat="Wat Les", upright="Hud", hidden="3", tokens=0),
        mover=SECOND,
        day=7,
    )
    told = play(state, "up:Hud to:Gre")
    assert told[-2:] == [
        events.Revealed(FIRST, counts_of("7 7 8")),
        events.Revealed(SECOND, counts_of("3")),
    ]
    for reader in (FIRST, SECOND, -1):
        assert redact(state, reader).hidden == (counts_of("7 7 8"), counts_of("3"))
    assert phase(state) == "last"


def hid_from_two_decks(first: str, then: str) -> tuple[HolmesState, list[Told]]:
    """The end of a game in which the first player hid a card of each of two decks."""
    hands = (
        Hand(tokens=9, upright="Hud", flat="Les Tob"),
        Hand("J 8", tokens=9, upright="Hud", flat="Les Tob"),
    )
    hands[SECOND].stolen = DECK - Counter("34J89999")
    state = position(*hands, row="9 9 9 9", deck="3 4", day=7, chance=Witness(1, then))
    story = Story()
    for text in f"up:Hud to:Pik draw:2 keep:{first} up:Hud to:Kra pass buy".split():
        state.apply(parse(text), story)
    return state, story.told


def test_10_2_nobody_learns_from_which_deck_cards_came_that_are_turned_over() -> None:
    (one, told), (other, told_too) = hid_from_two_decks("3", "4"), hid_from_two_decks("4", "3")
    assert phase(one) == phase(other) == "last"
    assert one.truth() != other.truth()
    seen = [[each.event for each in story if each.seats is None] for story in (told, told_too)]
    assert seen[0] == seen[1]
    for reader in (SECOND, SPECTATOR):
        assert redact(one, reader) == redact(other, reader)
        assert redact(one, reader).hidden[FIRST] == counts_of("3 4")
    assert redact(one, FIRST).decks[0].kept[FIRST] == counts_of("3")


def test_10_2_the_contract_tells_of_cards_turned_over_from_other_decks() -> None:
    state, _ = hid_from_two_decks("3", "4")
    moment, chance = Moment(GAME, HolmesOptions(), 1, (), (), state), fast(1)
    retold = [HolmesSecrets().retell(moment, SECOND, chance) for _ in range(20)]
    pasts = {own(second).decks()[0].truth() for second in retold if second is not None}
    assert len(pasts) == 2
    assert all(
        redact(own(second), SECOND) == redact(state, SECOND) for second in retold if second is not None
    )


def test_10_2_loose_jokers_may_join_sets_the_first_players_first() -> None:
    state = ended(Hand("5 J J J", hidden="7"), Hand("8 J J8 9"))
    assert (state.seat, phase(state), allowed(state)) == (
        FIRST,
        "last",
        {"joker:5", "joker:7", "joker:loose"},
    )
    told = play(state, "joker:7")
    assert told == [events.JokerPlaced(FIRST, 4)]
    assert (state.seat, allowed(state)) == (FIRST, {"joker:5", "joker:loose"})
    barriers = state.barriers
    play(state, "joker:5")
    assert state.barriers > barriers
    assert (state.seat, allowed(state)) == (SECOND, {"joker:9", "joker:loose"})
    assert open_of(state, FIRST) == Counter({"5": 1, "J5": 1, "J7": 1, "J": 1})
    play(state, "joker:loose")
    assert state.seat == -1
    assert state.outcome() == Outcome("points", (SECOND,), (5 + 7 - 3, 8 + 9 - 3))


def test_10_2_leaving_one_leaves_all() -> None:
    state = ended(Hand("5 7 J J"), Hand("8"))
    play(state, "joker:loose")
    assert state.outcome() == Outcome("points", (SECOND,), (5 + 7 - 6, 8))


def test_10_2_when_the_first_player_leaves_his_the_second_is_asked() -> None:
    state = ended(Hand("5 J"), Hand("8 J"))
    play(state, "joker:loose")
    assert (state.seat, phase(state), allowed(state)) == (SECOND, "last", {"joker:8", "joker:loose"})


def test_10_2_plan_fragments_and_jokers_alone_ask_nothing() -> None:
    assert ended(Hand("P J J"), Hand()).seat == -1


@pytest.mark.parametrize(
    ("kind", "mine", "theirs", "expected"),
    [(2, 3, 1, 4), (2, 1, 3, 0), (2, 2, 2, 0), (0, 0, 0, 0), (6, 5, 4, 5), (0, 3, 2, 1), (4, 7, 0, 7)],
)
def test_10_3_the_value_less_what_the_other_has(kind: int, mine: int, theirs: int, expected: int) -> None:
    assert type_points(kind, mine, theirs) == expected


def test_10_3_hidden_cards_and_the_joker_of_the_set_count() -> None:
    assert result(Hand("6 J6", hidden="6", stolen="6"), Hand("6 6")).points == (6 - 2, 0)
    assert result(Hand("6 J6"), Hand("6 6")).points == (0, 0)


def test_10_4_all_real_cards_of_a_type_bring_three_more() -> None:
    assert [full_set_points(kind, number) for kind, number in ((0, 3), (0, 2), (6, 9), (6, 8))] == [
        3,
        0,
        3,
        0,
    ]
    assert result(Hand("7 7 7 7", hidden="7 7 7"), Hand()).points == (10, 0)
    assert result(Hand("7 7 7 7 7 7 J7"), Hand()).points == (7, 0)
    assert result(Hand("4 4 4", hidden="4"), Hand("P P P P P")).points == (4 + 3, 10)


@pytest.mark.parametrize(("number", "expected"), [(0, 0), (1, -1), (2, 1), (3, 3), (4, 6), (5, 10)])
def test_10_5_plan_fragments(number: int, expected: int) -> None:
    for seat in (FIRST, SECOND):
        hands = [Hand(), Hand()]
        hands[seat] = Hand(" ".join("P" * (number // 2)), hidden=" ".join("P" * (number - number // 2)))
        assert result(hands[FIRST], hands[SECOND]).points[seat] == expected


def test_10_6_each_loose_joker_costs_three_points() -> None:
    assert result(Hand("J J"), Hand("J")).points == (-6, -3)


def test_10_7_each_reserved_card_costs_three_points() -> None:
    assert result(Hand(held="9"), Hand(held="8")).points == (-3, -3)


@pytest.mark.parametrize(
    ("first", "second", "tokens", "expected"),
    [
        ("9", "8", (0, 5), Outcome("points", (FIRST,), (9, 8))),
        ("3", "8", (5, 0), Outcome("points", (SECOND,), (3, 8))),
        ("3 5", "8", (5, 4), Outcome("tokens", (FIRST,), (8, 8))),
        ("3 5", "8", (4, 5), Outcome("tokens", (SECOND,), (8, 8))),
        ("3 5", "8", (5, 5), Outcome("drawn", (FIRST, SECOND), (8, 8))),
    ],
)
def test_10_8_more_points_then_more_tokens_else_drawn(
    first: str, second: str, tokens: tuple[int, int], expected: Outcome
) -> None:
    assert result(Hand(first, tokens=tokens[0]), Hand(second, tokens=tokens[1])) == expected


def test_points_can_be_counted_at_any_time() -> None:
    state = position(Hand("5 5 5", held="9"), Hand("5"))
    assert (points(state.first, state.second), points(state.second, state.first)) == (5 - 1 - 3, 0)
