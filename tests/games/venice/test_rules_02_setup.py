"""RULES.md §2: setting up a round."""

from __future__ import annotations

from collections import Counter

import pytest

from sottovoce.core.chance import Deal, fast
from sottovoce.core.events import Event, Story
from sottovoce.games.venice import events, rules
from sottovoce.games.venice.rules import VeniceState
from tests.conftest import counts
from tests.games.venice.positions import (
    DECK,
    EAST,
    WEST,
    Rigged,
    cards_of,
    counts_of,
    discards_of,
    hand_of,
    heap,
    named,
    pile_of,
    play,
    position,
    street,
)

EIGHT_DOGES = "D1 D1 D1 D1 D1 D1 D1 D1"
EIGHT_GUARDS = "G1 G1 G1 G1 G1+1 G1+1 G>< G><"
EIGHT_MERCHANTS = "M1 M1 M2 M2 M2 M2 M3 M3"
EIGHT_HARLEQUINS = "H1 H2 H3 H3 H4 H5 H0 H0"
MIXED = "M1 M1 M2 M2 M3 M3 D1 D1"
OTHER = "G1 G1+1 G1+1 H2 H3 H4 H0 D1"

# Seeds, tried from 0 upwards, whose first deal (of the match; of the second round) has a hand of one type.
FIRST_ROUND_SEEDS = (4146, 30391, 120070)
LATER_ROUND_SEEDS = (107, 28237, 61111)


def begin(*orders: str, lot: int = WEST) -> tuple[VeniceState, list[Event]]:
    story = Story()
    state = rules.new_match(Rigged(*orders, lot=lot), single=False, story=story)
    return state, [told.event for told in story.told]


def test_2_1_eight_cards_to_west_then_eight_to_east_and_the_rest_is_the_pile() -> None:
    state, _ = begin(f"{MIXED} {OTHER} M2 H5")
    assert hand_of(state, WEST) == Counter(MIXED.split())
    assert hand_of(state, EAST) == Counter(OTHER.split())
    assert pile_of(state)[:2] == ["M2", "H5"]
    assert len(pile_of(state)) == 38
    assert hand_of(state, WEST) + hand_of(state, EAST) + Counter(pile_of(state)) == DECK
    assert not discards_of(state, WEST)
    assert not discards_of(state, EAST)


def test_2_1_the_hands_dealt_are_told_to_their_owners_alone() -> None:
    story = Story()
    rules.new_match(Rigged(f"{MIXED} {OTHER}"), single=False, story=story)
    dealt = [(told.event, told.seats) for told in story.told[1:]]
    assert dealt == [
        (events.Drew(WEST, 8), None),
        (events.DrewCards(WEST, counts_of(Counter(MIXED.split()))), (WEST,)),
        (events.Drew(EAST, 8), None),
        (events.DrewCards(EAST, counts_of(Counter(OTHER.split()))), (EAST,)),
    ]


@pytest.mark.parametrize("hand", [EIGHT_DOGES, EIGHT_GUARDS, EIGHT_MERCHANTS, EIGHT_HARLEQUINS])
def test_2_2_a_hand_of_one_type_is_shown_and_all_is_dealt_again(hand: str) -> None:
    state, told = begin(f"{hand} D1 D1 D1 M2 M2 M2 G1+1 H3", f"{MIXED} {OTHER}")
    assert told[1] == events.HandShown(WEST, counts_of(Counter(hand.split())))
    assert hand_of(state, WEST) == Counter(MIXED.split())
    assert hand_of(state, EAST) == Counter(OTHER.split())
    assert len(pile_of(state)) == 38


def test_2_2_a_hand_of_seven_and_one_stays() -> None:
    for hand in ("D1 D1 D1 D1 D1 D1 D1 G1", "M1 M1 M2 M2 M2 M2 M3 D1", "H1 H2 H3 H3 H4 H5 H0 G1"):
        state, told = begin(f"{hand} {OTHER[:-3]} M3")
        assert not any(isinstance(event, events.HandShown) for event in told)
        assert hand_of(state, WEST) == Counter(hand.split())


def test_2_2_showing_says_whether_there_was_something_to_show() -> None:
    state, _ = begin(f"{MIXED} {OTHER}")
    assert rules.show_single_types(state, None) is False
    state.east_hand = heap(Counter(EIGHT_DOGES.split()))
    assert rules.show_single_types(state, None) is True


def test_2_3_the_figures_stand_in_their_places() -> None:
    state, _ = begin(lot=WEST)
    assert street(state) == {"doge": 0, "west": -2, "east": 2, "merchant": -1, "harlequin": 1}
    assert state.favourite == 0
    state, _ = begin(lot=EAST)
    assert street(state) == {"doge": 0, "west": -2, "east": 2, "merchant": 1, "harlequin": -1}


def test_2_4_the_lot_gives_the_merchant_to_either_player() -> None:
    owners = Counter(rules.new_match(Deal(seed), single=False).merchant_owner for seed in range(200))
    assert 70 <= owners[WEST] <= 130
    assert owners[WEST] + owners[EAST] == 200


@pytest.mark.parametrize("owner", [WEST, EAST])
def test_2_5_the_merchants_owner_begins_and_turns_alternate(owner: int) -> None:
    state, told = begin(lot=owner)
    assert told[0] == events.RoundBegan(1, owner)
    movers = []
    for _ in range(4):
        movers.append(state.seat)
        play(state, "throw")
    assert movers == [owner, 1 - owner, owner, 1 - owner]


def test_2_a_new_round_is_set_up_anew() -> None:
    """All cards are gathered, the first deal begins again, and the score stays."""
    state = position(mover=EAST, owner=EAST, deal=2, doge=6, east=8, hand="D1", favourite=4, merchant=-5)
    told = play(state, "D1:E")
    assert told[2] == events.RoundBegan(2, WEST)
    assert (state.round, state.deal, state.favourite) == (2, 1, 0)
    assert (state.west_wins, state.east_wins) == (0, 1)
    assert street(state) == {"doge": 0, "west": -2, "east": 2, "merchant": -1, "harlequin": 1}
    assert hand_of(state, WEST) + hand_of(state, EAST) + Counter(pile_of(state)) == DECK
    assert state.seat == WEST


def shown(story: Story) -> list[events.HandShown]:
    return [told.event for told in story.told if isinstance(told.event, events.HandShown)]


def is_single_type(cards: tuple[int, ...]) -> bool:
    return sum(cards) == 8 and len({name[0] for name in named(cards)}) == 1


@pytest.mark.parametrize("seed", FIRST_ROUND_SEEDS)
def test_v16_a_real_seed_deals_a_hand_of_one_type_in_the_first_round(seed: int) -> None:
    story = Story()
    state = rules.new_match(Deal(seed), single=False, story=story)
    assert [is_single_type(event.cards) for event in shown(story)] == [True]
    assert all(len({name[0] for name in hand_of(state, seat)}) > 1 for seat in (WEST, EAST))
    assert hand_of(state, WEST) + hand_of(state, EAST) + Counter(pile_of(state)) == DECK


@pytest.mark.parametrize("seed", LATER_ROUND_SEEDS)
def test_v16_a_real_seed_deals_a_hand_of_one_type_in_a_later_round(seed: int) -> None:
    story = Story()
    state = play_into_second_round(seed, story)
    assert state.round == 2
    assert [is_single_type(event.cards) for event in shown(story)] == [True]
    assert [type(told.event) for told in story.told[-7:]] == [
        events.RoundEnded,
        events.RoundBegan,
        events.HandShown,
        events.Drew,
        events.DrewCards,
        events.Drew,
        events.DrewCards,
    ]


def play_into_second_round(seed: int, story: Story | None = None) -> VeniceState:
    """Random decisions, drawn from the same seed, until the second round is dealt."""
    state = rules.new_match(Deal(seed), single=False)
    dice = fast(seed)
    while state.round == 1:
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))], story)
    return state


def test_v16_dealt_again_as_often_as_needed_and_both_hands_are_shown() -> None:
    orders = (f"{EIGHT_DOGES} {EIGHT_GUARDS}", f"{MIXED} {EIGHT_HARLEQUINS}", f"{MIXED} {OTHER}")
    state, told = begin(*orders)
    assert told[1:4] == [
        events.HandShown(WEST, counts_of(Counter(EIGHT_DOGES.split()))),
        events.HandShown(EAST, counts_of(Counter(EIGHT_GUARDS.split()))),
        events.HandShown(EAST, counts_of(Counter(EIGHT_HARLEQUINS.split()))),
    ]
    assert cards_of(state.west_hand) == Counter(MIXED.split())


def test_v16_no_hand_of_one_type_is_ever_kept() -> None:
    for seed in range(counts(300, 20_000)):
        state = rules.new_match(Deal(seed), single=False)
        for seat in (WEST, EAST):
            assert len({name[0] for name in hand_of(state, seat)}) > 1


def test_2_1_a_new_round_remembers_nothing_of_the_deals_before() -> None:
    """Only in a third deal are the hands and turns of the second still worth counting."""
    state = position(mover=EAST, deal=2, doge=0, west=-4, east=7, favourite=-1, hand="D1 D1", pile="H5")
    state.west_kept, state.east_kept = heap(Counter(["M1"])), heap(Counter(["M2"]))
    play(state, "D1:E D1:W end")
    assert state.deal == 3
    assert (cards_of(state.west_kept_before), cards_of(state.east_kept_before)) == ({"M1": 1}, {"M2": 1})
    assert state.past_before()
    state.doge = 7
    assert rules.doge_home(state, None)
    assert (state.round, state.deal) == (2, 1)
    assert (state.west_kept_before, state.east_kept_before, state.past_before()) == (0, 0, [])
