"""Imagination: every state it draws fits the view, and each is as likely as counting says."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from sottovoce.core.chance import fast
from sottovoce.core.game import SPECTATOR
from sottovoce.core.playout import playout
from sottovoce.games.venice import GAME
from sottovoce.games.venice.imagine import VeniceImagination, divisions
from sottovoce.games.venice.rules import VeniceState
from sottovoce.games.venice.view import Past
from tests.conftest import counts
from tests.games.venice.counting import (
    assert_chances,
    fitting_divisions,
    hands_from,
    hypergeometric,
    random_states,
    view_of,
)
from tests.games.venice.positions import (
    DECK,
    EAST,
    WEST,
    allowed,
    cards_of,
    counts_of,
    discards_of,
    hand_of,
    named,
    pile_of,
    play,
    position,
)

SEATS = (WEST, EAST, SPECTATOR)


def draws(state: VeniceState, seat: int, number: int, seed: int = 6) -> list[VeniceState]:
    imagination = GAME.imagine(view_of(state, seat))
    assert isinstance(imagination, VeniceImagination)
    chance = fast(seed)
    return [imagination.draw(chance) for _ in range(number)]


def middle_of_a_game(seed: int, deal: int = 1, after: int = 12, throws: int = 3) -> VeniceState:
    """A state of a random game some decisions into a deal, between two turns."""
    left = after
    for state in random_states(seed, throws):
        left -= state.deal == deal
        if left <= 0 and state.deal == deal and not state.over() and state.line == 0:
            return state
    raise AssertionError("the game did not get there; take another seed")


# ---------------------------------------------------------------- the law


@pytest.mark.parametrize("seat", SEATS)
def test_what_is_imagined_gives_the_same_view(seat: int) -> None:
    """Over whole random games, the finished ones too, and in all deals."""
    deals: Counter[int] = Counter()
    for seed in range(counts(10, 200)):
        for number, state in enumerate(random_states(seed, throws=seed % 11)):
            if number % 5 == 0 or state.over():
                view = view_of(state, seat)
                for imagined in draws(state, seat, 2, seed):
                    assert view_of(imagined, seat) == view
                    assert imagined.legal() == state.legal() or seat != state.seat
                deals[state.deal] += 1
    assert set(deals) == {1, 2, 3}


def test_imagined_cards_are_the_whole_pack() -> None:
    for state in draws(middle_of_a_game(3), WEST, 20):
        hands = hand_of(state, WEST) + hand_of(state, EAST)
        discards = discards_of(state, WEST) + discards_of(state, EAST)
        assert hands + discards + Counter(pile_of(state)) == DECK


def test_an_imagined_state_can_be_played_and_leaves_the_next_one_alone() -> None:
    view = view_of(middle_of_a_game(3), WEST)
    imagination, untouched = GAME.imagine(view), GAME.imagine(view)
    chance, twin = fast(1), fast(1)
    first = imagination.draw(chance)
    untouched.draw(twin)
    playout(first, fast(2))
    assert imagination.draw(chance).truth() == untouched.draw(twin).truth()


def test_the_same_chance_imagines_the_same() -> None:
    state = middle_of_a_game(4)
    assert [a.truth() for a in draws(state, EAST, 5)] == [b.truth() for b in draws(state, EAST, 5)]


def test_a_mover_imagines_exactly_what_he_may_do() -> None:
    state = position(hand="D1 D1 G1 H3", harlequin=-2, line="")
    for imagined in draws(state, WEST, 5):
        assert allowed(imagined) == allowed(state)


@pytest.mark.parametrize("seat", SEATS)
def test_a_view_that_contradicts_itself_is_refused(seat: int) -> None:
    """East has played more than he can have held."""
    view = view_of(middle_of_a_game(3), seat)
    too_many = Past(EAST, counts_of(Counter({"H0": 2, "H5": 1, "G><": 2, "D1": 12})), 0)
    impossible = msgspec.structs.replace(view, since=(*view.since, too_many))
    with pytest.raises(ValueError, match=r"the view contradicts itself|nothing fits the view"):
        GAME.imagine(impossible).draw(fast(1))


# ---------------------------------------------------------------- chances for a player


@pytest.mark.parametrize("seat", [WEST, EAST])
def test_the_other_hand_is_as_likely_as_counting_says(seat: int) -> None:
    """In the middle of the first deal, by the number of cards of each frequent kind."""
    state = middle_of_a_game(5, throws=0)
    other, number = 1 - seat, counts(1500, 20_000)
    imagined = draws(state, seat, number)
    unseen = DECK - hand_of(state, seat) - discards_of(state, WEST) - discards_of(state, EAST)
    frequent = [kind for kind, count in unseen.items() if count >= 3]
    assert len(frequent) >= 3
    for kind in frequent:
        expected = hypergeometric(unseen.total(), unseen[kind], hand_of(state, other).total())
        assert_chances((hand_of(drawn, other)[kind] for drawn in imagined), expected)


def test_every_whole_hand_is_as_likely_as_counting_says() -> None:
    """Ten cards unseen, two of them in the pile: all hands with the ways to take them."""
    state = position(hand="D1 D1 D1 M3", other="D1 D1 H0 H5 G>< G>< M1 H2", pile="H0 D1", deal=2)
    unseen = hand_of(state, EAST) + Counter(pile_of(state))
    hands = hands_from(unseen, 8)
    imagined = draws(state, WEST, counts(2000, 40_000))
    expected = {hand: number / sum(hands.values()) for hand, number in hands.items()}
    assert_chances((tuple(sorted(hand_of(drawn, EAST).elements())) for drawn in imagined), expected)


def test_every_order_of_the_pile_is_equally_likely() -> None:
    state = position(hand="D1", pile="H5 H0 M3", deal=2)
    unseen = hand_of(state, EAST) + Counter(pile_of(state))
    imagined = draws(state, WEST, counts(1500, 20_000))
    for place in range(3):
        expected = {name: count / unseen.total() for name, count in unseen.items()}
        assert_chances((pile_of(drawn)[place] for drawn in imagined), expected)


def test_what_was_held_at_the_shuffle_and_not_played_since_is_certain() -> None:
    """East plays the last card of the first deal's pile full; West then knows East's whole hand."""
    state = position(mover=EAST, hand="M1", other="D1", pile="H5")
    play(state, "M1:E end")
    known = hand_of(state, EAST)
    assert all(hand_of(drawn, EAST) == known for drawn in draws(state, WEST, 10))
    play(state, "throw")
    assert all(hand_of(drawn, EAST) == known for drawn in draws(state, WEST, 10))
    card = next(text for text in sorted(allowed(state)) if text[0] in "DGMH" and "@" not in text)
    play(state, f"{card} end")
    sure = known - hand_spent(known, card)
    for drawn in draws(state, WEST, 30):
        assert sure <= hand_of(drawn, EAST)
        assert hand_of(drawn, EAST).total() == 8
    assert len({tuple(sorted(hand_of(drawn, EAST).elements())) for drawn in draws(state, WEST, 60)}) > 3


def hand_spent(hand: Counter[str], text: str) -> Counter[str]:
    cards = text.split(":")[0].split("@")[0]
    return Counter(["D1", "D1"]) if cards == "D1+D1" else Counter([cards])


# ---------------------------------------------------------------- chances for a spectator


@pytest.mark.parametrize(("seed", "deal", "after"), [(1, 2, 1), (2, 2, 6), (3, 2, 14)])
def test_a_spectator_divides_the_kept_cards_in_every_way_that_fits(seed: int, deal: int, after: int) -> None:
    """Against trying all ways to take one hand out of the cards that both held at the shuffle."""
    view = view_of(middle_of_a_game(seed, deal, after), SPECTATOR)
    expected = fitting_divisions(view)
    found = {tuple(sorted(cards_of(way.kept[WEST]).elements())): way.weight for way in divisions(view)}
    assert found == pytest.approx(expected)
    for way in divisions(view):
        assert cards_of(way.kept[WEST]) + cards_of(way.kept[EAST]) == named(view.kept_together)


def test_a_spectator_imagines_divisions_as_likely_as_counting_says() -> None:
    state = middle_of_a_game(1, 2, 1)
    ways = fitting_divisions(view_of(state, SPECTATOR))
    imagined = draws(state, SPECTATOR, counts(1500, 20_000))
    for card in ("D1", "M2"):
        expected: dict[int, float] = {}
        for hand, share in ways.items():
            expected[hand.count(card)] = expected.get(hand.count(card), 0.0) + share
        assert_chances((cards_of(drawn.west_kept)[card] for drawn in imagined), expected)


def test_a_spectator_of_the_first_deal_knows_no_hand() -> None:
    state = middle_of_a_game(5, throws=0)
    assert [(way.weight, way.certain) for way in divisions(view_of(state, SPECTATOR))] == [(1.0, (0, 0))]
    unseen = DECK - discards_of(state, WEST) - discards_of(state, EAST)
    imagined = draws(state, SPECTATOR, counts(1000, 20_000))
    for seat in (WEST, EAST):
        expected = hypergeometric(unseen.total(), unseen["D1"], hand_of(state, seat).total())
        assert_chances((hand_of(drawn, seat)["D1"] for drawn in imagined), expected)
