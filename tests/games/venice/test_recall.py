"""Nothing once seen is forgotten: what counting tells a watcher over a shuffle, and of an opening hand."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from sottovoce.core.chance import fast
from sottovoce.core.game import SPECTATOR
from sottovoce.games.venice import GAME, rules
from sottovoce.games.venice.actions import parse
from sottovoce.games.venice.components import CARD_NAMES, spread
from sottovoce.games.venice.imagine import VeniceImagination
from sottovoce.games.venice.insight import HandOdds, insight
from sottovoce.games.venice.rules import VeniceState
from tests.conftest import counts
from tests.games.venice.counting import random_states, view_of
from tests.games.venice.positions import DECK, EAST, WEST, heap

Cards = list[str]


def cards(text: str) -> Counter[str]:
    return Counter(text.split())


def held(state: VeniceState, seat: int) -> Counter[str]:
    return Counter(CARD_NAMES[kind] for kind in spread(state.hand(seat)))


def odds(state: VeniceState, reader: int, seat: int) -> HandOdds:
    return next(hand for hand in insight(view_of(state, reader)).hands if hand.seat == seat)


def round_with(west: Counter[str], east: Counter[str], pile: Cards, deal: int) -> VeniceState:
    """A round in which West, the Merchant's owner, is to move, and all other cards are discarded."""
    state = rules.new_match(fast(5), single=True)
    state.seat, state.merchant_owner, state.deal, state.line, state.played = WEST, WEST, deal, 0, 0
    state.doge, state.west, state.east, state.merchant, state.harlequin = 0, -2, 2, -1, 1
    state.west_hand, state.east_hand = heap(west), heap(east)
    state.west_kept, state.east_kept = (heap(west), heap(east)) if deal > 1 else (0, 0)
    state.west_discard, state.east_discard = heap(DECK - west - east - Counter(pile)), 0
    state.pile, state.top, state.turns = [CARD_NAMES.index(card) for card in pile], 0, None
    rules.legal_turn(state)
    return state


def play(state: VeniceState, decisions: str) -> None:
    for text in decisions.split():
        state.apply(parse(text))


# ---------------------------------------------------------------- over the third deal's shuffle


def test_a_spectator_still_knows_in_the_third_deal_what_the_second_told_him() -> None:
    """Together the hands held the only Harlequin 5. West shows eight cards without it: East has it."""
    west, east = cards("D1 D1 D1 D1 G1+1 G1+1 G1+1 G1+1"), cards("H5 M2 M2 M2 M2 G1 G1 G1")
    pile = list((DECK - west - east).elements())[:8]
    state = round_with(west, east, pile, deal=2)
    play(state, "throw")
    five = CARD_NAMES.index("H5")
    assert odds(state, SPECTATOR, EAST).certain[five] == 1
    play(state, "M2:W M2:E end")
    assert state.deal == 3
    assert odds(state, SPECTATOR, EAST).certain[five] == 1
    assert odds(state, SPECTATOR, EAST).holds[five] == pytest.approx(1.0)
    for seed in range(20):
        imagined = VeniceImagination(view_of(state, SPECTATOR)).draw(fast(seed))
        assert held(imagined, EAST)["H5"] == 1
        assert view_of(imagined, SPECTATOR) == view_of(state, SPECTATOR)


def test_no_card_that_a_spectator_was_sure_of_is_lost_at_a_shuffle() -> None:
    """In random rounds that come to a third deal."""
    third_deals = 0
    for seed in range(counts(30, 600)):
        before: list[Counter[str]] | None = None
        deal = 1
        for state in random_states(seed, throws=8):
            if state.deal == 3 and deal == 2 and before is not None:
                third_deals += 1
                for seat, kept in ((WEST, state.west_kept), (EAST, state.east_kept)):
                    still_held = Counter(CARD_NAMES[kind] for kind in spread(kept))  # a hand may be thrown
                    assert named_certain(state, seat) >= before[seat] & still_held
            if state.deal == 2 and state.in_pile() == 0:
                before = [named_certain(state, seat) for seat in (WEST, EAST)]
            deal = state.deal
    assert third_deals >= counts(5, 100)


def named_certain(state: VeniceState, seat: int) -> Counter[str]:
    certain = odds(state, SPECTATOR, seat).certain
    return Counter({CARD_NAMES[kind]: count for kind, count in enumerate(certain) if count})


# ---------------------------------------------------------------- what had to be drawn


def test_a_spectator_weighs_a_division_by_how_likely_the_cards_played_were_drawn() -> None:
    """West draws three, then plays a Merchant 3: he will have held the one that the hands had together.

    Held against drawing whole deals and throwing away those in which the plays could not be made.
    """
    west, east = cards("D1 D1 G1+1 M2 D1 D1 D1 D1"), cards("D1 D1 G1+1 G1+1 M2 M2 H3 H4")
    state = round_with(west, east, ["M3"], deal=1)
    state.turns = None
    play(state, "D1:E D1:W D1:E D1:W end D1:E end M3:E end")
    found = odds(state, SPECTATOR, EAST).holds[CARD_NAMES.index("M3")]
    assert found == pytest.approx(sampled_chance(), abs=0.03)
    view = view_of(state, SPECTATOR)
    imagination = VeniceImagination(view)
    drawn = [held(imagination.draw(fast(seed)), EAST)["M3"] > 0 for seed in range(2000)]
    assert sum(drawn) / len(drawn) == pytest.approx(found, abs=0.03)


def sampled_chance() -> float:
    kept = list((cards("D1 D1 G1+1 M2 M3") + cards("D1 D1 G1+1 G1+1 M2 M2 H3 H4")).elements())
    pile = list((DECK - Counter(kept)).elements())
    dice = random.Random(1)
    fits = holds = 0
    while fits < 2000:
        dice.shuffle(kept)
        dice.shuffle(pile)
        west, east = kept[:5] + pile[:3], kept[5:]
        if "D1" in east and "M3" in west:
            east.remove("D1")
            fits += 1
            holds += "M3" in [*east, pile[3]]
    return holds / fits


# ---------------------------------------------------------------- an opening hand is never of one type


def test_v16_the_last_card_of_an_opening_hand_is_of_another_type_than_the_seven_played() -> None:
    west = cards("G1 G1 G1 G1 G1+1 G1+1 G1+1 M2")
    state = rules.new_match(fast(5), single=True)
    state.seat = state.merchant_owner = WEST
    state.doge, state.west, state.east, state.merchant, state.harlequin = 0, -2, 2, -1, 1
    other = DECK - west
    state.east_hand = heap(Counter(list(other.elements())[::6][:8]))
    rest = other - held(state, EAST)
    state.west_hand, state.pile, state.top = heap(west), [*map(CARD_NAMES.index, rest.elements())], 0
    rules.legal_turn(state)
    play(state, "G1:wW1 G1:wE1 G1:wW1 G1:wE1 G1+1:wW1,eE1 G1+1:wE1,eW1 G1+1:wW1,eE1")
    guards = slice(CARD_NAMES.index("G1"), CARD_NAMES.index("G><") + 1)
    assert odds(state, EAST, WEST).holds[guards] == (0.0, 0.0, 0.0)
    assert sum(odds(state, EAST, WEST).expected) == pytest.approx(1.0)
    imagination = VeniceImagination(view_of(state, EAST))
    for seed in range(200):
        assert not held(imagination.draw(fast(seed)), WEST) & cards("G1 G1+1 G><")


def test_v16_no_opening_hand_of_one_type_is_imagined() -> None:
    state = rules.new_match(fast(11), single=True)
    view = GAME.redact(state, 1 - state.seat)
    imagination = GAME.imagine(view)
    chance = fast(3)
    for _ in range(counts(2000, 400_000)):
        imagined = imagination.draw(chance)
        assert isinstance(imagined, VeniceState)
        assert not rules.single_type(imagined.hand(state.seat))
