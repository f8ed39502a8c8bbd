"""What a view tells, by brute force: every walk, every route and cut, every deal of the ladies, one by one.

Slow, and written apart from the engine's own beliefs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache

from sottovoce.games.sonata.components import CARD_LANDMARK, CARD_PLACE, LADY_SUIT, PLACE_SHORT, ROUTES
from sottovoce.games.sonata.view import SonataView
from tests.games.sonata.oracle import ROADS

STAY = Fraction(1, 10)
UNKNOWN = -1

Seen = list[
    tuple[int, int, int]
]  # of each slot: landmark, place where she was found, place where she was not


@cache
def step_chance(start: str, end: str, may_stay: bool) -> Fraction:
    """How likely she goes from a place to another: each road alike, or she stays."""
    roads = ROADS[start].split()
    stay = STAY if may_stay else Fraction(0)
    return (stay if start == end else Fraction(0)) + (1 - stay) * Fraction(roads.count(end), len(roads))


@cache
def card_chance(place: str, seen: tuple[int, int, int]) -> Fraction:
    """How likely a place shows what was seen of a slot: each of its cards alike."""
    landmark, found, missed = seen
    at = PLACE_SHORT.index(place)
    if at == missed or found not in (UNKNOWN, at):
        return Fraction(0)
    cards = [card for card in range(32) if CARD_PLACE[card] == at]
    fitting = [card for card in cards if landmark in (UNKNOWN, CARD_LANDMARK[card])]
    return Fraction(len(fitting), len(cards))


def closed_walks(length: int, may_stay: bool) -> Iterator[tuple[str, ...]]:
    """Every closed walk over the places, one by one."""
    walks: list[tuple[str, ...]] = [(place,) for place in PLACE_SHORT]
    for _ in range(length - 1):
        walks = [(*walk, there) for walk in walks for there in next_places(walk[-1], may_stay)]
    return (walk for walk in walks if walk[0] in next_places(walk[-1], may_stay))


def next_places(place: str, may_stay: bool) -> list[str]:
    return [*ROADS[place].split(), *([place] if may_stay else [])]


def streets(seen: Seen, may_stay: bool) -> list[list[Fraction]]:
    """Weigh every closed walk; return for each slot the share of each place."""
    totals = [dict.fromkeys(PLACE_SHORT, Fraction(0)) for _ in seen]
    for walk in closed_walks(len(seen), may_stay):
        weight = Fraction(1)
        for here, there, shown in zip(walk, walk[1:] + walk[:1], seen, strict=True):
            weight *= card_chance(here, shown)
            if not weight:
                break
            weight *= step_chance(here, there, may_stay)
        for total, place in zip(totals, walk, strict=True):
            total[place] += weight
    return [[total[place] / sum(total.values()) for place in PLACE_SHORT] for total in totals]


def fitting_cuts(view: SonataView) -> list[tuple[int, ...]]:
    """Every printed route that may be in play, both ways, every cut, that shows what was seen."""
    found = []
    for route in ROUTES:
        told = route.length == view.length and route.may_stay == view.may_stay
        chosen = view.route == route.name or (
            view.route == "random" and view.difficulty in ("any", route.difficulty)
        )
        for way in ("forwards", "backwards"):
            if not (told and chosen and (view.route == "random" or view.direction == way)):
                continue
            cards = route.cards if way == "forwards" else route.cards[::-1]
            found += [tuple(cards[cut:] + cards[:cut]) for cut in range(len(cards))]
    return [cards for cards in found if shows(cards, view)]


def shows(cards: tuple[int, ...], view: SonataView) -> bool:
    for card, slot in zip(cards, view.slots, strict=True):
        if slot.landmark not in (UNKNOWN, CARD_LANDMARK[card]):
            return False
        if slot.searched != UNKNOWN and (CARD_PLACE[card] == slot.searched) != slot.found:
            return False
    return True


def archive(view: SonataView, slot: int) -> list[Fraction]:
    fits = fitting_cuts(view)
    places = Counter(CARD_PLACE[cards[slot]] for cards in fits)
    return [Fraction(places[place], len(fits)) for place in range(11)]


def deals(view: SonataView) -> Counter[tuple[int, int]]:
    """Follow every way the ladies may have been dealt and drawn; return the weight of (dark, mate)."""
    steps_on = {"easy": 2, "advanced": 1, "expert": 1}.get(view.mode, 0)
    out = (view.first_suit + steps_on) % 6 if steps_on else UNKNOWN
    pair = [lady for lady in range(12) if LADY_SUIT[lady] == view.first_suit]
    rest = frozenset(lady for lady in range(12) if LADY_SUIT[lady] not in (view.first_suit, out))
    ways: list[tuple[Fraction, int, int, frozenset[int]]] = [
        (Fraction(1, 2), pair[0], pair[1], rest), (Fraction(1, 2), pair[1], pair[0], rest),
    ]  # fmt: skip
    for clue in view.clue_steps:
        ways = [after for way in ways for after in followed(way, clue.step, clue.which)]
    total: Counter[tuple[int, int]] = Counter()
    for weight, dark, mate, _ in ways:
        total[dark, mate] += weight  # type: ignore[assignment]
    return total


def followed(
    way: tuple[Fraction, int, int, frozenset[int]], step: str, which: int
) -> list[tuple[Fraction, int, int, frozenset[int]]]:
    weight, dark, mate, deck = way
    match step:
        case "taken":
            return [(weight / len(deck), dark, mate, deck - {which})] if which in deck else []
        case "from-keys":
            return [way] if which == mate else []
        case "new-suit":
            pool = deck | {dark}
            drawn = [lady for lady in pool if LADY_SUIT[lady] == which]
            return [(weight / len(pool), lady, mate, pool - {lady}) for lady in drawn]
    return [way]


def scholar(view: SonataView) -> list[Fraction]:
    found = deals(view)
    whole = sum(found.values())
    return [
        Fraction(sum(w for (dark, _), w in found.items() if dark == lady), 1) / whole for lady in range(12)
    ]
