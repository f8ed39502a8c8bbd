"""The drawn examples of Black Sonata are true: by the map, the clue cards and the rules."""

from __future__ import annotations

from sottovoce.games.sonata.components import (
    ALL_TRIPLES,
    CARD_LANDMARK,
    CARD_PLACE,
    FITS,
    KEY_TEXT,
    LADIES,
    LANDMARKS,
    MODES,
    PLACE_LANDMARKS,
    PLACE_SHORT,
    PLACES,
    ROADS,
    ROUTES,
    SUIT_COUNT,
    SUITS,
    TRAITS,
    TRIPLE_COUNT,
    TRIPLES,
    members,
)
from sottovoce.games.sonata.scoring import count_points, mode_points
from tests.games.sonata.positions import at, fog_deck, held, legal, pawn, play, view, visited
from tests.web.examples import examples_of

EXAMPLES = examples_of("sonata")


def bearing(landmark: str) -> set[str]:
    """The places that bear a landmark."""
    number = LANDMARKS.index(landmark)
    return {name for name, borne in zip(PLACES, PLACE_LANDMARKS, strict=True) if borne >> number & 1}


def beside(place: str) -> set[str]:
    return {PLACES[number] for number in members(ROADS[PLACES.index(place)])}


def short(place: str) -> str:
    return PLACE_SHORT[PLACES.index(place)]


def test_1_3_the_places_of_a_landmark() -> None:
    example = EXAMPLES["landmark"]
    assert set(example["places"]) == bearing(example["deck"][0])


def test_4_1_three_landmarks_leave_one_place() -> None:
    example = EXAMPLES["way"]
    possible = bearing(example["deck"][0])
    assert set(example["places"][0]) == possible
    for landmark, told in zip(example["deck"][1:], example["places"][1:], strict=True):
        possible = {near for place in possible for near in beside(place)} & bearing(landmark)
        assert set(told) == possible
    assert example["marked"] == sorted(possible)


def test_4_1_the_printed_routes_pass_there_and_nowhere_else() -> None:
    example = EXAMPLES["way"]
    wanted = [LANDMARKS.index(landmark) for landmark in example["deck"]]
    ends = set()
    for route in (printed for printed in ROUTES if not printed.may_stay):
        for order in (list(route.forwards), list(route.forwards)[::-1]):
            for first in range(len(order)):
                cards = [order[(first + step) % len(order)] for step in range(len(wanted))]
                if [CARD_LANDMARK[card] for card in cards] == wanted:
                    ends.add(PLACES[CARD_PLACE[cards[-1]]])
    assert sorted(ends) == example["marked"]


def test_6_2_a_new_place_brings_its_key_card() -> None:
    example = EXAMPLES["visit"]
    state = at(short(example["pawn"]))
    ways = {decision for decision in legal(state) if decision.startswith("go:")}
    assert ways == {f"go:{short(place)}" for place in example["neighbours"]}
    assert visited(state) == {short(place) for place in example["visited"]}
    play(state, f"go:{short(example['goes'])}")
    assert visited(state) == {short(example["pawn"]), short(example["goes"])}


def test_7_6_a_search_and_what_follows_it() -> None:
    example = EXAMPLES["search"]
    before, after = example["strips"]
    first, last = example["first"], example["first"] + len(before["slots"])
    state = at(short(example["pawn"]), before["top"], held=("AF",))
    state.seen &= ~((1 << first) - 1)
    assert [told(slot) for slot in view(state).slots[first:last]] == before["slots"]
    assert len(held(state)) == example["clues"][0]
    play(state, " ".join(example["plays"]))
    assert len(held(state)) == example["clues"][1]
    assert [told(slot) for slot in view(state).slots[first:last]] == after["slots"]
    assert view(state).top == after["top"] == before["top"] + example["clues"][1] + 1


def told(slot: object) -> list[object]:
    """A card of the stealth deck as the page is told of it."""
    return [getattr(slot, name) for name in ("landmark", "searched", "found", "fog", "fog_card")]


def test_8_3_fog_is_read_and_goes_under_its_deck() -> None:
    example = EXAMPLES["fog"]
    before, with_fresh_fog_gone, after = example["left"]
    deck = (example["read"], "clue", "pursuit", "flown", "chase", "fiend")
    state = at(short(example["pawn"]), 14, fogged=example["read"], fog=deck)
    assert len(fog_deck(state)) == before == with_fresh_fog_gone + 1
    read, goes = example["plays"]
    play(state, read)
    assert fog_deck(state)[-1] == example["read"]
    assert len(fog_deck(state)) == after
    play(state, goes)
    assert pawn(state) == short(example["goes"])


def fitting(suit: str, ladies: list[str]) -> list[set[str]]:
    """The sets of three traits that the keys of these ladies leave."""
    left = ALL_TRIPLES
    for lady in ladies:
        left &= FITS[LADIES.index(lady) * SUIT_COUNT + SUITS.index(suit)]
    return [{TRAITS[trait] for trait in members(TRIPLES[number])} for number in members(left)]


def test_9_1_what_a_key_leaves() -> None:
    example = EXAMPLES["clue"]
    (lady,) = example["held"]
    assert KEY_TEXT[LADIES.index(lady)][SUITS.index(example["suit"])] == example["key"]
    assert len(fitting(example["suit"], example["held"])) == example["possible"]
    assert example["all"] == TRIPLE_COUNT


def test_9_2_what_follows_from_two_keys() -> None:
    example = EXAMPLES["notes"]
    left = fitting(example["suit"], example["held"])
    assert len(left) == example["possible"]
    assert set.intersection(*left) == set(example["placed"])
    assert {trait for trait in TRAITS if not any(trait in three for three in left)} == set(example["grey"])


def test_11_3_a_score() -> None:
    example = EXAMPLES["score"]
    state = at("Cri", 26 - example["above"], countdown=example["countdown"], fog=("clue", "near", "chase"))
    assert (state.length, state.fog_left) == (example["length"], example["fog"])
    points = count_points(state)
    assert points == sum(example["parts"][:3])
    assert mode_points(points, MODES.index(example["mode"]), 0) == example["points"] == sum(example["parts"])
