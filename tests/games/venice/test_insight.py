"""Insight: odds equal brute force, and nothing that counting can tell is left out."""

from __future__ import annotations

from collections import Counter

import pytest

from sottovoce.core.chance import fast
from sottovoce.core.game import SPECTATOR
from sottovoce.games.venice import GAME
from sottovoce.games.venice.components import CARD_NAMES
from sottovoce.games.venice.insight import HandOdds, VeniceInsight
from sottovoce.games.venice.rules import VeniceState
from tests.conftest import counts
from tests.games.venice.counting import Hand, hands_from, random_states, steps_of, view_of
from tests.games.venice.positions import (
    DECK,
    EAST,
    WEST,
    counts_of,
    discards_of,
    hand_of,
    heap,
    named,
    pile_of,
    play,
    position,
)

TYPE_LETTERS = "DGMH"


def insight_of(state: VeniceState, seat: int) -> VeniceInsight:
    found = GAME.insight(view_of(state, seat))
    assert isinstance(found, VeniceInsight)
    return found


def assert_odds(odds: HandOdds, hands: dict[Hand, int]) -> None:
    """The odds are those of these hands, each counted by its ways."""
    total = sum(hands.values())
    for kind, name in enumerate(CARD_NAMES):
        numbers = {hand: hand.count(name) for hand in hands}
        holding = sum(ways for hand, ways in hands.items() if numbers[hand])
        mean = sum(ways * numbers[hand] for hand, ways in hands.items()) / total
        assert odds.holds[kind] == pytest.approx(holding / total)
        assert odds.expected[kind] == pytest.approx(mean)
        assert odds.certain[kind] == min(numbers.values())
    for letter, expected in zip(TYPE_LETTERS, odds.expected_types, strict=True):
        of_type = sum(ways * sum(name[0] == letter for name in hand) for hand, ways in hands.items())
        assert expected == pytest.approx(of_type / total)


@pytest.mark.parametrize("pile", ["", "H5", "H5 D1", "D1 D1 M2", "H0 G1+1 M2 D1"])
@pytest.mark.parametrize("seat", [WEST, EAST])
def test_the_odds_of_the_other_hand_equal_brute_force(pile: str, seat: int) -> None:
    state = position(hand="D1 D1 D1 M3 H4 G1", other="D1 D1 H0 G>< M1 M2 H2 G1+1", pile=pile, deal=2)
    (odds,) = insight_of(state, seat).hands
    assert (odds.seat, odds.size) == (1 - seat, 8)
    assert_odds(odds, hands_from(hand_of(state, 1 - seat) + Counter(pile_of(state)), 8))


@pytest.mark.parametrize("seat", [WEST, EAST])
def test_an_empty_pile_tells_the_whole_hand(seat: int) -> None:
    state = position(deal=2, pile="", other="H1 H2 H3 H5 D1 D1 M2 G><")
    (odds,) = insight_of(state, seat).hands
    assert odds.certain == counts_of(hand_of(state, 1 - seat))


def test_a_short_hand_is_counted_as_short() -> None:
    state = position(mover=EAST, owner=EAST, deal=2, hand="M1 M2 M2", pile="H5", merchant=0)
    play(state, "M1:E M2:E M2:E end")
    (odds,) = insight_of(state, WEST).hands
    assert odds.size == hand_of(state, EAST).total() == 6
    assert odds.certain == counts_of(hand_of(state, EAST))


def test_unseen_is_all_but_the_discards_and_ones_own_hand() -> None:
    for state in random_states(7):
        rest = DECK - discards_of(state, WEST) - discards_of(state, EAST)
        assert named(insight_of(state, WEST).unseen) == rest - hand_of(state, WEST)
        assert named(insight_of(state, EAST).unseen) == rest - hand_of(state, EAST)
        if state.deal == 1:
            assert named(insight_of(state, SPECTATOR).unseen) == rest


# ---------------------------------------------------------------- after a shuffle


def test_after_a_shuffle_the_odds_equal_brute_force_over_what_was_drawn_since() -> None:
    """West knew East's hand at the shuffle; East has since played two cards and drawn two."""
    state = position(mover=EAST, hand="M1 G1 G1+1 D1 D1 D1 H2 H3", pile="H5")
    play(state, "M1:E end throw")
    known = hand_of(state, EAST)
    play(state, "D1:E D1:W end")
    sure = known - Counter(["D1", "D1"])
    unseen = DECK - discards_of(state, WEST) - discards_of(state, EAST) - hand_of(state, WEST) - sure
    (odds,) = insight_of(state, WEST).hands
    assert_odds(odds, with_certain(hands_from(unseen, 2), sure))


def with_certain(hands: dict[Hand, int], sure: Counter[str]) -> dict[Hand, int]:
    return {(*hand, *sure.elements()): ways for hand, ways in hands.items()}


def fewest(state: VeniceState, seat: int, name: str) -> VeniceState:
    """Another truth that looks the same to the other player, with as few of a kind in this hand as can be.

    Cards the seat held at the shuffle are taken to be played first. What is left of the cards it has drawn
    may be exchanged for cards of the pile.
    """
    kept = (state.west_kept, state.east_kept)[seat]
    left = named(counts_of_heap(kept))
    for who, cards, _ in steps_of(view_of(state, SPECTATOR)):
        if who == seat:
            left -= cards
    exchangeable = hand_of(state, seat)[name] - left[name]
    order, hand = pile_of(state), hand_of(state, seat)
    for place, card in enumerate(order):
        if exchangeable and card != name:
            hand += Counter([card])
            hand -= Counter([name])
            order[place] = name
            exchangeable -= 1
    other = state.copy()
    put_hidden(other, seat, hand, order)
    return other


def counts_of_heap(packed: int) -> tuple[int, ...]:
    return tuple(packed >> (4 * kind) & 15 for kind in range(len(CARD_NAMES)))


def put_hidden(state: VeniceState, seat: int, hand: Counter[str], order: list[str]) -> None:
    if seat == EAST:
        state.east_hand = heap(hand)
    else:
        state.west_hand = heap(hand)
    state.pile = [CARD_NAMES.index(name) for name in order]
    state.top = 0


def test_certain_cards_are_held_and_nothing_more_can_be_known_by_counting() -> None:
    """In random games: never more than the true hand; and for each kind a truth with no more than that.

    The second truth is made from the state and what all have seen, not from the view; it must give the
    reader the very same view, so no counting of his could have told them apart.
    """
    checked: Counter[int] = Counter()
    for seed in range(counts(40, 400)):
        for number, state in enumerate(random_states(seed, throws=3 + seed % 5)):
            if state.line != 0 or number % 3:
                continue
            for seat in (WEST, EAST):
                (odds,) = insight_of(state, seat).hands
                truth = hand_of(state, 1 - seat)
                assert named(odds.certain) <= truth
                for kind, name in enumerate(CARD_NAMES):
                    if truth[name] > odds.certain[kind]:
                        other = fewest(state, 1 - seat, name)
                        assert hand_of(other, 1 - seat)[name] == odds.certain[kind]
                        assert view_of(other, seat) == view_of(state, seat)
                        checked[state.deal] += 1
    assert min(checked[deal] for deal in (1, 2, 3)) > 50


# ---------------------------------------------------------------- for a spectator


@pytest.mark.parametrize("seed", [1, 2, 5])
def test_a_spectators_odds_are_those_of_the_states_he_can_imagine(seed: int) -> None:
    state = next(state for n, state in enumerate(random_states(seed)) if state.deal == 2 and state.line == 0)
    imagination, chance = GAME.imagine(view_of(state, SPECTATOR)), fast(3)
    number = counts(800, 10_000)
    drawn = [imagination.draw(chance) for _ in range(number)]
    for odds in insight_of(state, SPECTATOR).hands:
        hands = [named(counts_of(hand_of(one, odds.seat))) for one in drawn if isinstance(one, VeniceState)]
        for kind, name in enumerate(CARD_NAMES):
            share = sum(hand[name] > 0 for hand in hands) / number
            mean = sum(hand[name] for hand in hands) / number
            assert share == pytest.approx(odds.holds[kind], abs=4 * 0.5 / number**0.5)
            assert mean == pytest.approx(odds.expected[kind], abs=6 / number**0.5)
            assert odds.certain[kind] <= min(hand[name] for hand in hands)


def test_a_spectator_meets_both_hands_and_certain_cards_are_held() -> None:
    found = 0
    for seed in range(counts(6, 100)):
        for number, state in enumerate(random_states(seed)):
            if state.line == 0 and number % 4 == 0:
                hands = insight_of(state, SPECTATOR).hands
                assert [odds.seat for odds in hands] == [WEST, EAST]
                for odds in hands:
                    assert named(odds.certain) <= hand_of(state, odds.seat)
                    assert sum(odds.expected) == pytest.approx(odds.size)
                    found += sum(odds.certain)
    assert found > 0
