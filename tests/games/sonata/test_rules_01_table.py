"""§1 The table: our data file is what the books print, and holds together."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from sottovoce.games.sonata.components import (
    CARD_LANDMARK,
    CARD_PLACE,
    CODES,
    COUNTDOWN,
    COUNTDOWN_EASY,
    DIFFICULTIES,
    FITS,
    FOG_CARDS,
    FOG_LEAVES,
    KEY_TEXT,
    KEYS,
    LABELS,
    LABELS_RU,
    LADIES,
    LADY_NAMES,
    LADY_SHORT,
    LADY_SUIT,
    LADY_TRAITS,
    LANDMARKS,
    PLACE_LANDMARKS,
    PLACE_SHORT,
    PLACES,
    ROADS,
    ROUTES,
    SUITS,
    TRAITS,
    TRIPLES,
    Route,
    count,
    members,
)
from tests.games.sonata.oracle import ROADS as ROADS_BY_HAND
from tests.games.sonata.oracle import TRAITS as TRAITS_BY_HAND


def named(found: int, names: tuple[str, ...]) -> set[str]:
    return {names[member] for member in members(found)}


def test_1_1_eleven_places_bear_the_landmarks_of_the_map() -> None:
    landmarks = {place: named(PLACE_LANDMARKS[n], LANDMARKS) for n, place in enumerate(PLACE_SHORT)}
    assert landmarks == {
        "Bis": {"residence", "church"},
        "Bla": {"residence", "playhouse", "riverside"},
        "Cle": {"rural", "church"},
        "Cli": {"residence", "playhouse", "riverside"},
        "Cor": {"commerce"},
        "Cri": {"residence"},
        "Eas": {"tavern"},
        "Lon": {"commerce", "riverside"},
        "Sho": {"rural", "playhouse"},
        "Sou": {"church", "tavern"},
        "StP": {"church"},
    }
    assert len(LANDMARKS) == 7


def test_1_2_fifteen_roads_run_both_ways() -> None:
    roads = {
        place: " ".join(sorted(named(ROADS[n], PLACE_SHORT), key=PLACE_SHORT.index))
        for n, place in enumerate(PLACE_SHORT)
    }
    assert roads == ROADS_BY_HAND
    assert sum(count(road) for road in ROADS) == 30
    assert all(ROADS[b] >> a & 1 for a in range(11) for b in members(ROADS[a]))


def test_1_3_every_stealth_card_shows_a_landmark_of_its_place() -> None:
    assert len(CARD_PLACE) == len(CARD_LANDMARK) == 32
    assert all(PLACE_LANDMARKS[CARD_PLACE[card]] >> CARD_LANDMARK[card] & 1 for card in range(32))
    cards_at = Counter(PLACE_SHORT[place] for place in CARD_PLACE)
    assert cards_at == {place: 2 if place == "StP" else 3 for place in PLACE_SHORT}


def test_1_3_every_landmark_of_a_place_is_on_one_of_its_cards() -> None:
    shown = {(CARD_PLACE[card], CARD_LANDMARK[card]) for card in range(32)}
    assert shown == {(place, mark) for place in range(11) for mark in members(PLACE_LANDMARKS[place])}


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.name)
def test_1_4_every_printed_route_fits_the_map_forwards_and_backwards(route: Route) -> None:
    assert len(set(route.cards)) == route.length
    for cards in (route.forwards, route.backwards):
        assert len(cards) == 2 * route.length
        for before, after in pairwise(cards):
            here, there = CARD_PLACE[before], CARD_PLACE[after]
            assert ROADS[here] >> there & 1 or (route.may_stay and here == there)
    assert route.backwards == route.forwards[::-1]


def test_1_4_a_route_that_may_stay_does_so_somewhere() -> None:
    for route in ROUTES:
        places = [CARD_PLACE[card] for card in route.forwards]
        assert any(here == there for here, there in pairwise(places)) == route.may_stay


def test_1_4_eight_base_routes_and_twenty_more_of_the_printed_lengths() -> None:
    kinds = Counter((route.difficulty, int(route.length), route.may_stay) for route in ROUTES)
    assert kinds == {
        ("base", 26, False): 4, ("base", 26, True): 4,
        ("very-easy", 30, False): 1, ("very-easy", 30, True): 1,
        ("easy", 28, False): 3, ("easy", 28, True): 3,
        ("moderate", 26, False): 3, ("moderate", 26, True): 3,
        ("hard", 24, False): 3, ("hard", 24, True): 3,
    }  # fmt: skip
    assert {route.difficulty for route in ROUTES} == set(DIFFICULTIES)
    assert len({route.name for route in ROUTES}) == 28


def test_1_4_a_base_route_takes_the_letters_of_a_position_in_their_order() -> None:
    first, second = ROUTES[0], ROUTES[1]
    assert "".join(LABELS[card] for card in first.cards) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    assert [LABELS[card] for card in second.cards[:4]] == ["-A", "K", "Y", "X"]
    for position in range(8):
        assert "".join(sorted(codes[position] for codes in CODES)).strip("-") == "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def test_1_5_twelve_ladies_two_of_each_suit_with_three_traits_each() -> None:
    assert Counter(LADY_SUIT) == dict.fromkeys(range(6), 2)
    assert SUITS == ("rose", "oak", "bluebell", "acorn", "thistle", "sage")
    assert len(set(LADY_TRAITS)) == 12
    letters = dict(zip(TRAITS, "QRCNTHD", strict=True))
    for n, short in enumerate(LADY_SHORT):
        assert {letters[TRAITS[trait]] for trait in members(LADY_TRAITS[n])} == set(TRAITS_BY_HAND[short])
    assert len(set(LADIES)) == len(set(LADY_NAMES)) == 12


def test_1_5_every_key_fits_the_traits_and_says_it_for_every_suit() -> None:
    for clue in range(12):
        for suit in range(6):
            pair = [other for other in range(12) if LADY_SUIT[other] == suit and other != clue]
            shared = {count(LADY_TRAITS[clue] & LADY_TRAITS[other]) for other in pair}
            assert shared <= set(members(KEYS[clue][suit]))
            assert KEY_TEXT[clue][suit] in ("1", "2", "0/2")
            assert (KEY_TEXT[clue][suit] == "0/2") == (members(KEYS[clue][suit]) == [0, 2])


def test_1_5_the_triples_that_fit_a_clue_are_those_that_share_what_its_key_says() -> None:
    for clue in range(12):
        for suit in range(6):
            for number, triple in enumerate(TRIPLES):
                allowed = count(LADY_TRAITS[clue] & triple) in members(KEYS[clue][suit])
                assert (FITS[clue * 6 + suit] >> number & 1 == 1) == allowed
    assert len(TRIPLES) == 35


def test_1_6_ten_fog_cards_of_which_two_leave_the_game() -> None:
    assert len(set(FOG_CARDS)) == 10
    assert {name for name, leaves in zip(FOG_CARDS, FOG_LEAVES, strict=True) if leaves} == {
        "clear-sky",
        "flown",
    }


def test_1_7_there_is_a_key_card_for_every_place() -> None:
    assert len(PLACES) == len(set(PLACE_SHORT)) == 11


def test_1_8_the_countdown_begins_at_two_or_three() -> None:
    assert (COUNTDOWN, COUNTDOWN_EASY) == (2, 3)


def test_1_9_both_editions_label_every_stealth_card() -> None:
    assert [*LABELS[:26]] == list("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    assert LABELS[26:] == ("-A", "-K", "-L", "-S", "-U", "--X")
    assert (*(str(number) for number in range(1, 27)), *"АБВГДЕ") == LABELS_RU
