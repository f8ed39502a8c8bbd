"""Imagined states: they fit the view, all that fit are drawn, and each as often as it should be."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from sottovoce.core.chance import fast
from sottovoce.core.playout import playout
from sottovoce.games.whispers import cards
from sottovoce.games.whispers.components import CardSet
from sottovoce.games.whispers.imagine import KEENNESS, WhispersImagination, deals, possible
from sottovoce.games.whispers.redact import redact
from sottovoce.games.whispers.rules import WhispersState, new_game
from sottovoce.games.whispers.state import GUESSING
from tests.conftest import counts
from tests.games.whispers.positions import ODD_FILE, WORKSHOP, do, kind_of, position

SETS = [cards.house(), WORKSHOP, cards.load(ODD_FILE)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("card_set", SETS)
def test_what_is_imagined_gives_the_same_view(card_set: CardSet, players: int) -> None:
    chance = fast(players)
    for _ in range(counts(1, 40)):
        state = new_game(chance.fork(), card_set, players, 9)
        while state.seat >= 0:
            seat = chance.below(players + 1) - 1
            view = redact(state, seat)
            assert redact(WhispersImagination(view, card_set).draw(chance), seat) == view
            legal = state.legal()
            state.apply(legal[chance.below(len(legal))])


def test_what_is_imagined_can_be_played_to_the_end() -> None:
    chance = fast(5)
    state = position(["plain lune odd", "coin odd lune"], deck="plain double mixed leafy")
    for _ in range(20):
        imagined = WhispersImagination(redact(state, 1), WORKSHOP).draw(chance)
        assert playout(imagined, chance) > 0


def drawn(state: WhispersState, seat: int, count: int, keenness: float = 0.0) -> list[WhispersState]:
    chance = fast(9)
    imagination = WhispersImagination(redact(state, seat), state.cards, keenness)
    return [imagination.draw(chance) for _ in range(count)]


def test_every_arrangement_of_unseen_cards_is_as_likely_as_any_other() -> None:
    """Two unknown cards in a hand, one face down, and the rest of the set in the deck."""
    state = small()
    counted = Counter(
        (imagined.hand_values(1)[0][0], imagined.pile_values(1)[0][0]) for imagined in drawn(state, 0, 4000)
    )
    pool = unseen(state)
    pairs = Counter((pool[a], pool[b]) for a, b in permutations(range(len(pool)), 2))
    total = sum(pairs.values())
    assert set(counted) <= set(pairs)
    for pair, ways in pairs.items():
        expected = 4000 * ways / total
        assert abs(counted[pair] - expected) < 6 * expected**0.5 + 6


def small() -> WhispersState:
    """A state with every card of the workshop somewhere."""
    state = position(["plain", "lune"], piles={1: "coin-1"})
    rest = Counter(WORKSHOP.deck()) - Counter(kind_of(key) for key in ("plain", "lune", "coin"))
    state.deck = sorted(rest.elements())
    return state


def unseen(state: WhispersState) -> list[int]:
    return [*state.deck, kind_of("lune"), kind_of("coin")]


def test_the_deck_is_imagined_in_any_order() -> None:
    tops = Counter(imagined.deck[0] for imagined in drawn(small(), 0, 2000))
    assert len(tops) == len(set(unseen(small())))


SOME_CARDS = ("spy", "drop", "odd", "plain", "lune", "coin", "double")


def test_known_cards_stay_where_they_are_known_to_be() -> None:
    state = position(["spy drop odd plain", "lune coin"], piles={2: "double-0"}, plays=3)
    rest = Counter(WORKSHOP.deck()) - Counter(map(kind_of, SOME_CARDS))
    state.deck = sorted(rest.elements())
    do(state, "spy:1+", "spy:1", "drop:1+", "drop:odd")
    known = [kind for kind, seen in state.hand_values(1) if seen == 0b11]
    for imagined in drawn(state, 0, 50):
        assert [kind for kind, seen in imagined.hand_values(1) if seen == 0b11] == known
        assert imagined.deck[-1] == kind_of("odd") | 1 << 6
        assert imagined.pile_values(2) == state.pile_values(2)
        assert imagined.hand_values(0) == state.hand_values(0)


def test_drawn_events_stay_and_the_others_are_shuffled() -> None:
    state = position(["plain", "lune"], stage=GUESSING, waiting=1, seat=1, deck="odd " * 8)
    do(state, "pass")
    first = [imagined.events for imagined in drawn(state, 0, 200)]
    assert all(row[: state.drawn] == state.events[: state.drawn] for row in first)
    assert all(sorted(row) == sorted(state.events) for row in first)
    assert len({row[state.drawn] for row in first}) == len(state.events) - state.drawn


# ---------------------------------------------------------------- characters


def guessed(*decisions: str) -> WhispersState:
    state = position(["plain"] * 4, stage=GUESSING, waiting=4, deck="odd " * 16)
    do(state, *decisions)
    return state


def test_who_may_be_who_follows_from_what_is_known() -> None:
    state = guessed("guess:2=eve", "guess:3=ann", "guess:3=hob")
    view = redact(state, 0)
    assert possible(view, 0) == [0]
    assert possible(view, 1) == [1, 2, 3, 5, 6, 7]
    assert possible(view, 2) == [4]
    assert possible(view, 3) == [1, 2, 3, 5, 6]
    assert {deal.dealt for deal in deals(view, 0.0)} == {
        (0, b, 4, d) for b in (1, 2, 3, 5, 6, 7) for d in (1, 2, 3, 5, 6) if b != d
    }


def test_a_spectator_weighs_every_deal() -> None:
    assert len(deals(redact(guessed("pass"), -1), 0.0)) == 8 * 7 * 6 * 5


def test_without_keenness_every_deal_is_drawn_alike() -> None:
    state = guessed("guess:2=eve", "guess:3=ann", "guess:3=hob")
    counted = Counter(imagined.characters for imagined in drawn(state, 0, 5000))
    assert len(counted) == 25
    assert all(120 < number < 290 for number in counted.values())


def test_with_keenness_deals_are_drawn_by_belief() -> None:
    state = position(["double plain plain plain", "lune"], people="ann cat", deck="odd " * 9)
    do(state, "double:1+")
    view = redact(state, 1)
    weights = {deal.dealt[0]: deal.weight for deal in deals(view, KEENNESS[2])}
    assert max(weights, key=lambda who: weights[who]) == 0
    counted = Counter(imagined.character(0) for imagined in drawn(state, 1, 4000, KEENNESS[2]))
    total = sum(weights.values())
    for who, weight in weights.items():
        assert abs(counted[who] / 4000 - weight / total) < 0.04
    assert set(counted) <= set(weights)
