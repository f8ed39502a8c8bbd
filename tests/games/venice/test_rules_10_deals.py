"""RULES.md §10: drawing, and the ends of the first and the second deal.

In these positions West has the Merchant unless said otherwise, so East is Harlequin's owner.
"""

from __future__ import annotations

from collections import Counter

import pytest

from sottovoce.core.events import Event
from sottovoce.games.venice import events
from sottovoce.games.venice.rules import VeniceState
from tests.games.venice.positions import (
    DECK,
    EAST,
    WEST,
    Rigged,
    cards_of,
    counts_of,
    discards_of,
    hand_of,
    pile_of,
    play,
    position,
)


def kinds(told: list[Event]) -> list[type[Event]]:
    return [type(event) for event in told]


def drawn(told: list[Event]) -> list[int]:
    return [event.count for event in told if isinstance(event, events.Drew)]


def judged(told: list[Event]) -> list[tuple[int, str]]:
    return [(event.winner, event.reason) for event in told if isinstance(event, events.RoundEnded)]


def test_10_1_the_hand_is_filled_to_eight_from_the_top_of_the_pile() -> None:
    state = position(hand="M1 M1 M2", pile="H5 H0 G1 D1")
    rest = hand_of(state, WEST) - Counter(["M1", "M1", "M2"])
    told = play(state, "M1:E M1:W M2:E end")
    assert told[-2:] == [events.Drew(WEST, 3), events.DrewCards(WEST, counts_of(Counter(["H5", "H0", "G1"])))]
    assert hand_of(state, WEST) == rest + Counter(["H5", "H0", "G1"])
    assert pile_of(state) == ["D1"]


def since(state: VeniceState) -> list[tuple[int, Counter[str], int]]:
    """What all have seen since the last shuffle: who, cards that left the hand, number drawn."""
    return [(past.seat, cards_of(past.cards), past.drawn) for past in state.past()]


def test_10_1_what_was_played_and_how_many_were_drawn_is_remembered() -> None:
    state = position(hand="M1 M2")
    dealt = since(state)
    play(state, "M1:E M2:W end")
    assert since(state)[len(dealt) :] == [(WEST, Counter(["M1", "M2"]), 2)]


def test_10_1_a_turn_that_wins_at_once_is_remembered_without_a_draw() -> None:
    for turn, card in (("D1:E", "D1"), ("M1:E end", "M1")):
        state = position(mover=EAST, doge=6, east=8, favourite=6, hand=card, single=True)
        dealt = since(state)
        play(state, turn)
        assert since(state)[len(dealt) :] == [(EAST, Counter([card]), 0)]


def test_10_1_a_last_hand_may_be_short() -> None:
    state = position(deal=2, hand="M1 M2 M2", pile="H5")
    told = play(state, "M1:E M2:E M2:E end")
    assert drawn(told) == [1]
    assert hand_of(state, WEST).total() == 6
    assert state.seat == EAST


def test_10_1_after_a_summons_there_is_nothing_to_draw() -> None:
    state = position(merchant=1, pile="H5")
    assert kinds(play(state, "call:D")) == [events.Summoned]
    assert pile_of(state) == ["H5"]


def test_10_2_the_first_time_the_discards_are_shuffled_and_drawing_goes_on() -> None:
    state = position(hand="M1 M2 M2", pile="H5", chance=Rigged("G1 D1 H0"))
    discards = discards_of(state, WEST) + discards_of(state, EAST) + Counter(["M1", "M2", "M2"])
    told = play(state, "M1:E M2:E M2:E end")
    assert told[3:] == [
        events.Drew(WEST, 1),
        events.DrewCards(WEST, counts_of(Counter(["H5"]))),
        events.Reshuffled(2),
        events.Drew(WEST, 2),
        events.DrewCards(WEST, counts_of(Counter(["G1", "D1"]))),
    ]
    assert state.deal == 2
    assert Counter(pile_of(state)) + Counter(["G1", "D1"]) == discards
    assert pile_of(state)[0] == "H0"
    assert not discards_of(state, WEST)
    assert not discards_of(state, EAST)
    assert hand_of(state, WEST).total() == 8
    assert state.seat == EAST


def test_10_2_even_if_the_hand_has_just_been_filled() -> None:
    state = position(hand="M1 M2", pile="H5 D1")
    told = play(state, "M1:E M2:E end")
    assert kinds(told)[2:] == [events.Drew, events.DrewCards, events.Reshuffled]
    assert (state.deal, hand_of(state, WEST).total(), len(pile_of(state))) == (2, 8, 38)


def test_10_2_a_thrown_hand_that_empties_the_pile_is_shuffled_in() -> None:
    state = position(hand="M1 M1 M2 M2 M2 M3 M3 M2", pile="H5 D1 D1", chance=Rigged("M1 M3"))
    told = play(state, "throw")
    assert drawn(told) == [3, 5]
    assert {"M1", "M3"} <= set(hand_of(state, WEST))
    assert hand_of(state, WEST) + hand_of(state, EAST) + Counter(pile_of(state)) == DECK


@pytest.mark.parametrize("owner", [WEST, EAST])
def test_10_2_the_turns_go_on_alternating(owner: int) -> None:
    state = position(mover=EAST, owner=owner, hand="M1", pile="H5")
    told = play(state, "M1:E end")
    assert judged(told) == []
    assert (state.deal, state.seat) == (2, WEST)
    play(state, "throw")
    assert state.seat == EAST


def test_10_2_one_card_left_in_the_pile_is_not_the_end() -> None:
    state = position(hand="M1", pile="H5 D1")
    assert kinds(play(state, "M1:E end"))[1:] == [events.Drew, events.DrewCards]
    assert state.deal == 1


def test_10_3_ended_in_harlequins_owners_turn_the_round_is_judged_at_once() -> None:
    state = position(mover=EAST, deal=2, doge=1, hand="M1", pile="H5")
    told = play(state, "M1:E end")
    assert judged(told) == [(EAST, "doge-half")]
    assert state.round == 2


def test_10_3_ended_in_the_merchants_owners_turn_the_other_has_one_more() -> None:
    state = position(mover=WEST, deal=2, hand="M1", other="D1", pile="H5", single=True)
    assert judged(play(state, "M1:E end")) == []
    assert (state.seat, hand_of(state, EAST).total(), pile_of(state)) == (EAST, 8, [])
    told = play(state, "D1:E end")
    assert drawn(told) == []
    assert judged(told) == [(EAST, "doge-half")]


@pytest.mark.parametrize(
    ("turn", "winner"), [("D1:W D1:W end", WEST), ("D1:E end", EAST), ("call:D", WEST), ("throw", EAST)]
)
def test_10_3_that_last_turn_may_be_any_turn(turn: str, winner: int) -> None:
    """Cards, a summons or throwing the hand away: afterwards the round is judged."""
    state = position(deal=2, doge=1, merchant=-2, west=-3, east=4, hand="M1", other="D1 D1", pile="H5")
    play(state, "M1:E end")
    told = play(state, turn)
    assert judged(told) == [(winner, "doge-half")]
    assert state.round == 2


def test_10_3_with_the_owners_changed_over_east_begins_and_west_has_the_last_turn() -> None:
    state = position(mover=EAST, owner=EAST, deal=2, doge=-1, hand="M1", pile="H5")
    assert judged(play(state, "M1:E end")) == []
    assert judged(play(state, "throw")) == [(WEST, "doge-half")]
    state = position(mover=WEST, owner=EAST, deal=2, doge=-1, hand="M1", pile="H5")
    assert judged(play(state, "M1:E end")) == [(WEST, "doge-half")]


def test_10_3_emptied_exactly_when_the_hand_is_full_it_ends_all_the_same() -> None:
    state = position(mover=EAST, deal=2, doge=1, hand="M1 M2", pile="H5 D1", single=True)
    told = play(state, "M1:E M2:W end")
    assert judged(told) == [(EAST, "doge-half")]
    assert hand_of(state, EAST).total() == 8


def test_10_3_a_thrown_hand_can_end_the_deal() -> None:
    state = position(mover=EAST, deal=2, doge=-1, pile="H5 D1 D1", single=True)
    told = play(state, "throw")
    assert kinds(told) == [events.Threw, events.Drew, events.DrewCards, events.RoundEnded]
    assert judged(told) == [(WEST, "doge-half")]
    assert hand_of(state, EAST) == Counter(["H5", "D1", "D1"])


def test_10_3_a_deal_with_cards_left_is_not_over() -> None:
    for mover in (WEST, EAST):
        state = position(mover=mover, deal=2, doge=1, hand="M1", pile="H5 D1")
        assert judged(play(state, "M1:E end")) == []
        assert state.seat == 1 - mover
        assert pile_of(state) == ["D1"]
