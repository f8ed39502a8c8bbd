"""The parts of Black Sonata (RULES.md §1), read from data.json: the map, the cards, the routes.

Places, landmarks, cards, ladies, traits, suits and fog cards are numbers, in
the order of the data file; sets of them are numbers too, a bit for each.
"""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

_DATA: Final[dict[str, Any]] = json.loads(Path(__file__).with_name("data.json").read_text(encoding="utf-8"))


def _ids(part: str) -> tuple[str, ...]:
    return tuple(row["id"] for row in _DATA[part])


def bits(members: list[int]) -> int:
    """Return a set as a number with a bit for each member."""
    return sum(1 << member for member in members)


def members(found: int) -> list[int]:
    """Return the members of a set, in rising order."""
    return [bit for bit in range(found.bit_length()) if found >> bit & 1]


def count(found: i64) -> i64:
    """Return how many members a set has."""
    total: i64 = 0
    while found:
        found &= found - 1
        total += 1
    return total


# ---------------------------------------------------------------- §1.1-§1.2 the map

LANDMARKS: Final[tuple[str, ...]] = tuple(_DATA["landmarks"])
PLACES: Final[tuple[str, ...]] = _ids("locations")
PLACE_SHORT: Final[tuple[str, ...]] = tuple(row["short"] for row in _DATA["locations"])
PLACE_COUNT: Final = 11
ALL_PLACES: Final = (1 << 11) - 1
NOWHERE: Final = -1

PLACE_LANDMARKS: Final[list[int]] = [
    bits([LANDMARKS.index(name) for name in row["landmarks"]]) for row in _DATA["locations"]
]
ROADS: Final[list[int]] = [
    bits([PLACES.index(road[1 - end]) for road in _DATA["roads"] for end in (0, 1) if road[end] == name])
    for name in PLACES
]


# ---------------------------------------------------------------- §1.3-§1.4 stealth cards and routes

CARDS: Final = 32
LABELS: Final[tuple[str, ...]] = tuple(row["label"] for row in _DATA["stealth"])
LABELS_RU: Final[tuple[str, ...]] = tuple(row["ru"] for row in _DATA["stealth"])
CODES: Final[tuple[str, ...]] = tuple(row["codes"] for row in _DATA["stealth"])
CARD_PLACE: Final[list[int]] = [PLACES.index(row["location"]) for row in _DATA["stealth"]]
CARD_LANDMARK: Final[list[int]] = [LANDMARKS.index(row["landmark"]) for row in _DATA["stealth"]]

DIFFICULTIES: Final = ("base", "very-easy", "easy", "moderate", "hard")
BASE_POSITIONS: Final = 8
FIRST_STAYING: Final = 4  # of the eight printed positions the lower four may let her stay
DRY: Final = "-"


class Route:
    """A printed route: its cards in order, and both ways round written twice, so that any cut is a slice."""

    def __init__(self, name: str, difficulty: str, may_stay: bool, cards: list[int]) -> None:
        self.name = name
        self.difficulty = difficulty
        self.may_stay = may_stay
        self.cards = cards
        self.length: i64 = len(cards)
        self.forwards: list[int] = cards + cards
        self.backwards: list[int] = self.forwards[::-1]


def _base_route(position: int) -> Route:
    """§1.4 The cards with a letter in this position, in the order of the letters."""
    lettered = sorted((codes[position], card) for card, codes in enumerate(CODES) if codes[position] != DRY)
    cards = [card for _, card in lettered]
    return Route(f"base-{position + 1}", DIFFICULTIES[0], position >= FIRST_STAYING, cards)


def _extra_route(row: dict[str, Any]) -> Route:
    cards = [LABELS.index(label) for label in row["cards"].split()]
    return Route(row["id"], row["difficulty"], row["may_stay"], cards)


ROUTES: Final[list[Route]] = [
    *(_base_route(position) for position in range(BASE_POSITIONS)),
    *(_extra_route(row) for row in _DATA["extra_routes"]),
]


# ---------------------------------------------------------------- §1.5 the ladies

TRAITS: Final[tuple[str, ...]] = _ids("traits")
TRAIT_SHORT: Final[tuple[str, ...]] = tuple(row["short"] for row in _DATA["traits"])
SUITS: Final[tuple[str, ...]] = tuple(_DATA["suits"])
LADIES: Final[tuple[str, ...]] = _ids("ladies")
LADY_SHORT: Final[tuple[str, ...]] = tuple(row["short"] for row in _DATA["ladies"])
LADY_NAMES: Final[tuple[str, ...]] = tuple(row["name"] for row in _DATA["ladies"])
LADY_COUNT: Final = 12
SUIT_COUNT: Final = 6
NO_LADY: Final = -1
NO_SUIT: Final = -1

LADY_SUIT: Final[list[int]] = [SUITS.index(row["suit"]) for row in _DATA["ladies"]]
LADY_TRAITS: Final[list[int]] = [
    bits([TRAITS.index(trait) for trait in row["traits"]]) for row in _DATA["ladies"]
]
OF_SUIT: Final[list[int]] = [
    bits([lady for lady in range(LADY_COUNT) if LADY_SUIT[lady] == suit]) for suit in range(SUIT_COUNT)
]
# KEYS[lady][suit]: how many traits may be shared with a Dark Lady of that suit, a bit for each number.
KEYS: Final[list[list[int]]] = [
    [bits([int(number) for number in key.split("/")]) for key in row["key"]] for row in _DATA["ladies"]
]
KEY_TEXT: Final[tuple[tuple[str, ...], ...]] = tuple(tuple(row["key"]) for row in _DATA["ladies"])

TRIPLES: Final[list[int]] = [bits(list(three)) for three in combinations(range(len(TRAITS)), 3)]
TRIPLE_COUNT: Final = 35
LADY_TRIPLE: Final[list[int]] = [TRIPLES.index(traits) for traits in LADY_TRAITS]


def _fitting(lady: int, suit: int) -> int:
    """Return the triples that share with a lady a number of traits that her key allows for the suit."""
    shared = [count(LADY_TRAITS[lady] & triple) for triple in TRIPLES]
    return bits([number for number in range(len(TRIPLES)) if KEYS[lady][suit] >> shared[number] & 1])


# FITS[lady * SUIT_COUNT + suit]: the triples a Dark Lady of that suit may have when this clue is seen (§9.1).
FITS: Final[list[int]] = [_fitting(lady, suit) for lady in range(LADY_COUNT) for suit in range(SUIT_COUNT)]
ALL_TRIPLES: Final[int] = (1 << 35) - 1


# ---------------------------------------------------------------- §1.6 fog, §1.8 countdown

FOG_CARDS: Final[tuple[str, ...]] = _ids("fog")
FOG_COUNT: Final = 10
CLUE: Final = 0
PURSUIT: Final = 1
FORESIGHT: Final = 2
CLEAR_SKY: Final = 3
SECOND_THOUGHT: Final = 4
NEAR: Final = 5
CHASE: Final = 6
FLOWN: Final = 7
FALSEHOOD: Final = 8
FIEND: Final = 9
FOG_LEAVES: Final[list[bool]] = [row["leaves"] for row in _DATA["fog"]]
FORESEEN: Final = 5
CHASED: Final = 2

COUNTDOWN: Final = 2
COUNTDOWN_EASY: Final = 3

# ---------------------------------------------------------------- §12 modes

MODES: Final = ("training", "easy", "standard", "advanced", "expert")
TRAINING: Final = 0
EASY: Final = 1
STANDARD: Final = 2
ADVANCED: Final = 3
EXPERT: Final = 4
# How many steps on in the circle of suits the pair lies that the mode takes out; 0: none (§12).
SUIT_STEPS: Final[list[int]] = [0, 2, 0, 1, 1]
MODE_POINTS: Final[list[int]] = [0, -30, 0, 5, 5]
POINTS_A_FOG_CARD_OUT: Final = 5
POINTS_A_FOG_CARD_LEFT: Final = 2
TRAINING_DIVISOR: Final = 2

# The best points of each rank but the last (§11.4).
RANKS: Final = ("chimney-sweep", "golden-lad", "fair-youth", "immortal-bard")
RANK_LIMITS: Final[list[int]] = [19, 40, 60]
