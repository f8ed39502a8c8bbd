"""Insight: the odds of hidden cards, of the next card and the next character equal brute force."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from sottovoce.core.chance import fast
from sottovoce.core.game import SPECTATOR
from sottovoce.games.holmes.components import KIND_LETTERS, VILLAIN_CHOICES
from sottovoce.games.holmes.insight import HolmesInsight, insight
from sottovoce.games.holmes.redact import redact
from sottovoce.games.holmes.rules import HolmesState, new_game
from tests.conftest import counts
from tests.games.holmes.counting import Affair, distribution, might_be
from tests.games.holmes.players import collector
from tests.games.holmes.positions import (
    FIRST,
    PEOPLE,
    SECOND,
    Hand,
    deck_of,
    discards_of,
    hidden_of,
    named,
    play,
    position,
)
from tests.games.holmes.test_imagine import AFFAIRS


def insight_of(state: HolmesState, seat: int) -> HolmesInsight:
    return insight(redact(state, seat))


def next_card(state: HolmesState) -> dict[str, Fraction]:
    """The odds of the next card, the deck being as it is: its top, or any card of the discards."""
    deck = deck_of(state)
    if deck:
        return {deck[0]: Fraction(1)}
    thrown = discards_of(state)
    return {card: Fraction(number, thrown.total()) for card, number in thrown.items()}


@pytest.mark.parametrize("name", AFFAIRS)
def test_the_odds_equal_brute_force(name: str) -> None:
    affair = AFFAIRS[name]
    _, sizes = affair.truth(())
    orders = [tuple(range(size)) for size in sizes]
    truth, _ = affair.truth(orders)
    states = list(might_be(affair, orders))
    found = insight_of(truth, affair.reader)
    for odds in found.hidden:
        for kind, letter in enumerate(KIND_LETTERS):
            numbers = distribution(states, lambda state: hidden_of(state, odds.seat)[letter])  # noqa: B023
            assert odds.holds[kind] == pytest.approx(float(1 - numbers.get(0, Fraction(0))))
            assert odds.expected[kind] == pytest.approx(
                float(sum(n * chance for n, chance in numbers.items()))
            )
            assert odds.certain[kind] == min(numbers)
    for kind, letter in enumerate(KIND_LETTERS):
        mean = sum(next_card(state).get(letter, Fraction(0)) for state in states) / len(states)
        assert found.next_card[kind] == pytest.approx(float(mean))


def test_the_odds_of_an_empty_deck_are_those_of_the_discards() -> None:
    affair = Affair("7 8 J", "up:Wat to:Pik draw:3 keep", discards="9 P", kept="7")
    truth, _ = affair.truth(())
    states = list(might_be(affair, ()))
    found = insight_of(truth, SECOND)
    for kind, letter in enumerate(KIND_LETTERS):
        mean = sum(next_card(state).get(letter, Fraction(0)) for state in states) / len(states)
        assert found.next_card[kind] == pytest.approx(float(mean))


def test_odds_of_games_add_up() -> None:
    dice = fast(31)
    for seed in range(counts(4, 40)):
        state = new_game(fast(seed), False, True, seed % 5)
        while state.seat >= 0:
            state.apply(collector(state, dice))
            if dice.below(8) == 0:
                for seat in (SPECTATOR, FIRST, SECOND):
                    check_sums(state, seat)


def check_sums(state: HolmesState, seat: int) -> None:
    view, found = redact(state, seat), insight_of(state, seat)
    assert sum(found.next_card) == pytest.approx(1.0 if view.deck_size + view.discard_size else 0.0)
    assert min(found.unseen) >= 0
    for odds in found.hidden:
        assert sum(odds.expected) == pytest.approx(odds.count)
        assert odds.count == view.hidden_counts[odds.seat]
        assert odds.expected[8] == odds.holds[8] == 0
    seats = [odds.seat for odds in found.hidden]
    turned_over = state.seat < 0 or view.phase == "last"
    assert seats == ([] if turned_over else [other for other in (FIRST, SECOND) if other != seat])


def test_unseen_are_the_cards_in_no_known_place() -> None:
    state = position(
        Hand("7 J7 J P", hidden="9", stolen="8", held="3"), Hand("6 6", hidden="5 5"),
        row="4 4 4 J", deck="9 9 7", right=SECOND,
    )  # fmt: skip
    assert named(insight_of(state, FIRST).unseen) == Counter("55997")
    assert named(insight_of(state, SECOND).unseen) == Counter("9997")
    assert named(insight_of(state, SPECTATOR).unseen) == Counter("559997")
    play(state, "up:Wat to:Pik draw:2")
    assert named(insight_of(state, FIRST).unseen) == Counter("557")
    assert named(insight_of(state, SECOND).unseen) == Counter("9997")


def test_stolen_cards_are_certain() -> None:
    state = position(Hand("7"), Hand(stolen="8 8 P"))
    (odds,) = insight_of(state, FIRST).hidden
    assert named(odds.certain) == Counter("88P")
    assert (odds.count, odds.holds[5], odds.expected[5]) == (3, 1.0, 2.0)


def test_what_has_no_room_elsewhere_is_certain() -> None:
    affair = Affair("7 J", "up:Wat to:Pik draw:2 keep", kept="7")
    (odds,) = insight_of(affair.truth(())[0], SECOND).hidden
    assert named(odds.certain) == Counter("7")


def test_no_card_left_has_no_odds() -> None:
    affair = Affair("", "")
    assert insight_of(affair.truth(())[0], FIRST).next_card == (0.0,) * 9


@pytest.mark.parametrize("villains", VILLAIN_CHOICES)
def test_the_next_character_is_any_that_has_not_come(villains: str) -> None:
    state = new_game(fast(3), False, False, VILLAIN_CHOICES.index(villains))
    play(state, "be:S")
    found = dict(zip(PEOPLE, insight_of(state, FIRST).next_character, strict=True))
    guests = [PEOPLE[guest] for guest in state.guests]
    assert sum(found.values()) == pytest.approx(1.0)
    for name in PEOPLE[:12]:
        assert found[name] == (pytest.approx(1 / len(guests)) if name in guests else 0.0)
    expected = {
        "none": (0, 0), "moriarty": (1, 0), "moran": (0, 1), "random": (0.5, 0.5), "both": (1, 1)
    }[villains]  # fmt: skip
    for name, part in zip(("Moriarty", "Moran"), expected, strict=True):
        assert found[name] == pytest.approx(part / len(guests))


def test_a_villain_who_has_shown_himself_does_not_come_again() -> None:
    state = position(villains="random", guests="Tob Joh", town="Adl Gre")
    state.unmasked = 1 << 12
    found = dict(zip(PEOPLE, insight_of(state, FIRST).next_character, strict=True))
    assert (found["Moriarty"], found["Moran"]) == (0.0, 0.0)


def test_in_a_draft_and_on_the_last_day_nobody_is_awaited() -> None:
    assert insight_of(new_game(fast(1), True, False, 0), FIRST).next_character == (0.0,) * 14
    assert sum(insight_of(position(day=7, guests="Tob", town="Adl"), FIRST).next_character) == 0.0
