"""§2 Setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from sottovoce.core.chance import fast
from sottovoce.games.holmes import events
from sottovoce.games.holmes.components import VILLAIN_CHOICES
from sottovoce.games.holmes.rules import HolmesState, new_game
from tests.games.holmes.oracle import GUESTS
from tests.games.holmes.positions import (
    DECK,
    FIRST,
    PEOPLE,
    SECOND,
    Witness,
    allowed,
    deck_of,
    open_of,
    people,
    phase,
    play,
    row_of,
    tokens,
)

ORDER = "Adl Gre Wig Pik Tob Joh Bil Kra Hun"


def started(
    *orders: str, draft: bool = False, villains: str = "none", lots: tuple[int, ...] = ()
) -> HolmesState:
    return new_game(Witness(1, *orders, lots=lots), draft, False, VILLAIN_CHOICES.index(villains))


def town(state: HolmesState) -> list[str]:
    return [PEOPLE[number] for number in state.arrived()]


def character_deck(state: HolmesState) -> list[str]:
    return [PEOPLE[number] for number in state.guests[state.next_guest :]]


def test_2_1_residents_are_there_and_the_others_shuffled() -> None:
    state = started(ORDER)
    assert town(state)[:3] == ["Wat", "Hud", "Les"]
    orders = {tuple(character_deck(new_game(fast(seed), False, False, 0))) for seed in range(20)}
    assert len(orders) > 15


def test_2_2_two_guests_are_open_on_day_one() -> None:
    state = started(ORDER)
    assert town(state) == ["Wat", "Hud", "Les", "Adl", "Gre"]
    assert people(state.present) == set(town(state))
    assert character_deck(state) == ORDER.split()[2:]


def test_2_3_each_player_picks_one_of_two_drafted_guests() -> None:
    state = started(ORDER, "Tob Joh Bil Kra Hun Adl Pik", draft=True)
    assert (state.seat, allowed(state)) == (FIRST, {"bring:Adl", "bring:Gre"})
    play(state, "bring:Gre")
    assert (state.seat, allowed(state)) == (SECOND, {"bring:Wig", "bring:Pik"})
    assert town(state) == ["Wat", "Hud", "Les"]
    told = play(state, "bring:Wig")
    assert town(state) == ["Wat", "Hud", "Les", "Gre", "Wig"]
    assert events.GuestsCame((PEOPLE.index("Gre"), PEOPLE.index("Wig")), True) in told
    assert character_deck(state) == ["Tob", "Joh", "Bil", "Kra", "Hun", "Adl", "Pik"]


def test_2_3_the_cards_not_picked_are_shuffled_back() -> None:
    found = set()
    for seed in range(30):
        state = new_game(fast(seed), True, False, 0)
        while phase(state) == "draft":
            state.apply(state.legal()[0])
        assert Counter(character_deck(state)) == Counter(set(GUESTS) - set(town(state)))
        found.add(tuple(character_deck(state)))
    assert len(found) > 25


@pytest.mark.parametrize(
    ("villains", "expected"),
    [("none", []), ("moriarty", ["Moriarty"]), ("moran", ["Moran"]), ("both", ["Moriarty", "Moran"])],
)
@pytest.mark.parametrize("draft", [False, True])
def test_2_4_villains_are_shuffled_in_after_the_first_guests(
    villains: str, expected: list[str], draft: bool
) -> None:
    places = set()
    for seed in range(12):
        state = new_game(fast(seed), draft, False, VILLAIN_CHOICES.index(villains))
        while phase(state) == "draft":
            assert not set(character_deck(state)) & {"Moriarty", "Moran"}
            state.apply(state.legal()[0])
        deck = character_deck(state)
        assert sorted(set(deck) & {"Moriarty", "Moran"}, reverse=True) == sorted(expected, reverse=True)
        assert len(deck) == 7 + len(expected)
        places |= {deck.index(name) for name in expected}
    assert len(places) > 4 or not expected


@pytest.mark.parametrize(("lot", "expected"), [(0, "Moriarty"), (1, "Moran")])
def test_2_4_a_random_villain_is_one_of_the_two(lot: int, expected: str) -> None:
    state = started(ORDER, expected, villains="random", lots=(lot,))
    assert character_deck(state)[0] == expected
    assert len(character_deck(state)) == 8


def test_2_5_five_tokens_and_three_markers_each() -> None:
    state = started(ORDER)
    play(state, "be:S")
    assert tokens(state) == (5, 5)
    assert state.first.upright == state.first.flat == state.second.flat == 0
    play(state, "to:Hud to:Hud to:Wat")
    assert people(state.first.flat) == {"Hud", "Wat"}


@pytest.mark.parametrize(("choice", "sherlock"), [("be:S", FIRST), ("be:M", SECOND)])
def test_2_6_the_first_player_picks_his_brother(choice: str, sherlock: int) -> None:
    state = started(ORDER)
    assert (state.seat, allowed(state), state.sherlock) == (FIRST, {"be:S", "be:M"}, -1)
    told = play(state, choice)
    assert state.sherlock == sherlock
    assert events.BrotherChosen(sherlock) in told
    assert state.seat == FIRST


def test_2_7_evidence_is_shuffled_after_all_choices_and_four_cards_opened() -> None:
    state = started(ORDER, "9 9 J 3 P 4")
    assert not row_of(state)
    told = play(state, "be:S")
    assert row_of(state) == Counter("99J3")
    assert deck_of(state)[:2] == ["P", "4"]
    assert Counter(deck_of(state)) + row_of(state) == DECK
    assert any(isinstance(event, events.RowFilled) for event in told)
    assert not open_of(state, FIRST) + open_of(state, SECOND)


def test_2_7_two_games_have_different_decks() -> None:
    decks = set()
    for seed in range(10):
        state = new_game(fast(seed), False, False, 0)
        play(state, "be:S")
        decks.add(tuple(deck_of(state)))
    assert len(decks) == 10
