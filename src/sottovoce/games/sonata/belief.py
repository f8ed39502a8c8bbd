"""Where the Lady may be and who she may be, worked out exactly from what has been seen.

What is seen of the stealth deck is a `Trail`: for each slot its landmark, and the
search made at it. Two ways to read it: `streets` (any closed walk on the map) and
`archive` (the printed routes that may be in play). Their priors are in docs/black-sonata.md.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.core.chance import Chance
from sottovoce.games.sonata.components import (
    ALL_TRIPLES,
    CARD_LANDMARK,
    CARD_PLACE,
    CARDS,
    FITS,
    LADY_COUNT,
    LANDMARKS,
    OF_SUIT,
    PLACE_COUNT,
    ROADS,
    ROUTES,
    SUIT_COUNT,
    SUIT_STEPS,
    members,
)
from sottovoce.games.sonata.state import DROPPED, FROM_KEYS, NEW_SUIT, TAKEN, bit

UNKNOWN: Final = -1
STAY: Final = 0.1  # how often she stays where she is, on a route that may (printed: 33 of 368 steps)
MOST_CUTS: Final = 32  # a fit is its source times this, plus its cut


class Trail:
    """What has been seen of the stealth deck, slot by slot: `UNKNOWN` where nothing."""

    def __init__(self, length: int, may_stay: bool) -> None:
        self.length: i64 = length
        self.may_stay = may_stay
        self.landmarks: list[int] = [UNKNOWN] * length
        self.found: list[int] = [UNKNOWN] * length
        self.missed: list[int] = [UNKNOWN] * length

    def fits(self, slot: i64, card: i64) -> bool:
        """Could this be the card of the slot?"""
        landmark: i64 = self.landmarks[slot]
        if landmark != UNKNOWN and CARD_LANDMARK[card] != landmark:
            return False
        found: i64 = self.found[slot]
        if found != UNKNOWN and CARD_PLACE[card] != found:
            return False
        return self.missed[slot] != CARD_PLACE[card]


# ---------------------------------------------------------------- streets


def _cards_at(place: int, landmark: int) -> int:
    """Return how many stealth cards show a place behind a landmark (`UNKNOWN`: behind any)."""
    return sum(
        CARD_PLACE[card] == place and landmark in (UNKNOWN, CARD_LANDMARK[card]) for card in range(CARDS)
    )


# SHOWN[landmark][place]: how often a place shows this landmark, each of its cards being as likely.
SHOWN: Final[list[list[float]]] = [
    [_cards_at(place, landmark) / _cards_at(place, UNKNOWN) for place in range(PLACE_COUNT)]
    for landmark in range(len(LANDMARKS))
]
NEIGHBOURS: Final[list[list[int]]] = [members(ROADS[place]) for place in range(PLACE_COUNT)]


def weights(trail: Trail, slot: i64) -> list[float]:
    """Return how well each place explains what was seen of a slot."""
    landmark: i64 = trail.landmarks[slot]
    shown = [1.0] * PLACE_COUNT if landmark == UNKNOWN else SHOWN[landmark].copy()
    found: i64 = trail.found[slot]
    missed: i64 = trail.missed[slot]
    place: i64 = 0
    while place < PLACE_COUNT:
        if place == missed or (found != UNKNOWN and place != found):
            shown[place] = 0.0
        place += 1
    return shown


def step(before: list[float], shown: list[float], may_stay: bool) -> list[float]:
    """Let her take a step: each road out of a place is as likely as the other, or she stays."""
    stay = STAY if may_stay else 0.0
    after = [0.0] * PLACE_COUNT
    for place in range(PLACE_COUNT):
        here = before[place]
        if here > 0.0:
            near = NEIGHBOURS[place]
            share = here * (1.0 - stay) / len(near)
            for other in near:
                after[other] += share
            after[place] += here * stay
    for place in range(PLACE_COUNT):
        after[place] *= shown[place]
    return after


def step_back(after: list[float], shown: list[float], may_stay: bool) -> list[float]:
    """Return from each place the chance that a step explains what was seen, and what comes after it."""
    stay = STAY if may_stay else 0.0
    before = [0.0] * PLACE_COUNT
    for place in range(PLACE_COUNT):
        there = after[place] * shown[place]
        if there > 0.0:
            for other in NEIGHBOURS[place]:
                before[other] += there * (1.0 - stay) / len(NEIGHBOURS[other])
            before[place] += there * stay
    return before


def streets(trail: Trail, slot: i64) -> list[float]:
    """Return the chance of each place for a slot: the share of closed walks that fit the trail, by prior."""
    return streets_everywhere(trail)[slot]


def streets_everywhere(trail: Trail) -> list[list[float]]:
    """Return the same for every slot; each costs about as much as one alone."""
    length: i64 = trail.length
    seen = [weights(trail, slot) for slot in range(length)]
    first: i64 = best_known(seen)
    shown = seen[first:] + seen[:first]
    chances = [[0.0] * PLACE_COUNT for _ in range(length)]
    for start in range(PLACE_COUNT):
        if shown[0][start] > 0.0:
            add_walks(chances, shown, start, trail.may_stay)
    back: i64 = length - first
    return [shares(slot) for slot in chances[back:] + chances[:back]]


def best_known(seen: list[list[float]]) -> i64:
    """Return the slot with the fewest places to be at: all closed walks can be told apart by it."""
    best: i64 = 0
    fewest: i64 = PLACE_COUNT + 1
    slot: i64 = 0
    while slot < len(seen):
        places: i64 = PLACE_COUNT - seen[slot].count(0.0)
        if places < fewest:
            best = slot
            fewest = places
        slot += 1
    return best


def add_walks(chances: list[list[float]], shown: list[list[float]], start: i64, may_stay: bool) -> None:
    """Add the weight of all walks from a place back to it: of coming to a slot's place, and of going on."""
    length: i64 = len(shown)
    walk = [0.0] * PLACE_COUNT
    walk[start] = shown[0][start]
    came = [walk]
    slot: i64 = 1
    while slot < length:
        walk = step(walk, shown[slot], may_stay)
        came.append(walk)
        slot += 1
    onward = [0.0] * PLACE_COUNT
    onward[start] = 1.0
    following = [1.0] * PLACE_COUNT  # what the first slot shows counts once
    while slot > 0:
        slot -= 1
        onward = step_back(onward, following, may_stay)
        following = shown[slot]
        for place in range(PLACE_COUNT):
            chances[slot][place] += came[slot][place] * onward[place]


def shares(weighed: list[float]) -> list[float]:
    """Return weights as shares of one; all zero if there is nothing to share."""
    total = sum(weighed)
    return [weight / total for weight in weighed] if total > 0.0 else weighed


def prior_walk(length: int, may_stay: bool, chance: Chance) -> list[int]:
    """Return the cards of a closed walk drawn from the prior of `streets`; cards may come twice."""
    nothing = [1.0] * PLACE_COUNT
    home = [[1.0 if place == start else 0.0 for place in range(PLACE_COUNT)] for start in range(PLACE_COUNT)]
    # returns[n][start][place]: the chance to be at `place` n steps after `start`
    returns = [home]
    for _ in range(length):
        returns.append([step(row, nothing, may_stay) for row in returns[-1]])
    first = pick([returns[length][start][start] for start in range(PLACE_COUNT)], chance)
    places = [first]
    for left in range(length - 1, 0, -1):
        onward = returns[1][places[-1]]
        places.append(pick([onward[to] * returns[left][to][first] for to in range(PLACE_COUNT)], chance))
    return [draw_card(place, chance) for place in places]


def pick(weighed: list[float], chance: Chance) -> int:
    """Return an index, as likely as its weight says."""
    left = chance.below(1 << 30) / (1 << 30) * sum(weighed)
    last = 0
    for index, weight in enumerate(weighed):
        if weight > 0.0:
            last = index
            left -= weight
            if left < 0.0:
                break
    return last


def draw_card(place: int, chance: Chance) -> int:
    """Return one of the cards that show a place."""
    cards = [card for card in range(CARDS) if CARD_PLACE[card] == place]
    return cards[chance.below(len(cards))]


# ---------------------------------------------------------------- archive


def archive(trail: Trail, sources: list[int]) -> list[int]:
    """Return all printed routes and cuts that fit the trail: source * `MOST_CUTS` + cut."""
    fits: list[int] = []
    length: i64 = trail.length
    for source in sources:
        printed = ROUTES[source >> 1]
        if printed.length == length and printed.may_stay == trail.may_stay:
            cards = printed.backwards if source & 1 else printed.forwards
            cut: i64 = 0
            while cut < length:
                if fits_at(trail, cards, cut):
                    fits.append(source * MOST_CUTS + cut)
                cut += 1
    return fits


def fits_at(trail: Trail, cards: list[int], cut: i64) -> bool:
    """Does a route fit the trail when cut here?"""
    slot: i64 = 0
    while slot < trail.length:
        if not trail.fits(slot, cards[cut + slot]):
            return False
        slot += 1
    return True


def fit_card(fit: int, slot: i64) -> int:
    """Return the stealth card that a fitting route and cut have in a slot."""
    source = fit // MOST_CUTS
    printed = ROUTES[source >> 1]
    cards = printed.backwards if source & 1 else printed.forwards
    return cards[fit % MOST_CUTS + slot]


def archive_chances(fits: list[int], slot: i64) -> list[float]:
    """Return the chance of each place for a slot, every fit being as likely as the other."""
    chances = [0.0] * PLACE_COUNT
    for fit in fits:
        chances[CARD_PLACE[fit_card(fit, slot)]] += 1.0
    return shares(chances)


# ---------------------------------------------------------------- who she is


class Suspects:
    """Every way the clue cards may lie: the Dark Lady, her first suit-mate, and in how many ways."""

    def __init__(self, mode: int, first_suit: int) -> None:
        pair = members(OF_SUIT[first_suit])
        steps = SUIT_STEPS[mode]
        self.out: i64 = OF_SUIT[(first_suit + steps) % SUIT_COUNT] if steps else 0
        self.taken: i64 = 0
        self.dark: list[int] = [pair[0], pair[1]]
        self.mate: list[int] = [pair[1], pair[0]]
        self.ways: list[int] = [1, 1]

    def deck(self, which: int) -> i64:
        """Return the set of ladies in the clue deck, if the cards lie this way."""
        everybody: i64 = (1 << LADY_COUNT) - 1
        return everybody & ~(self.out | self.taken | bit(self.dark[which]) | bit(self.mate[which]))

    def follow(self, kind: int, which: int) -> None:
        """Learn from a step of the clue cards."""
        if kind == TAKEN:
            self.keep([n for n in range(len(self.dark)) if self.deck(n) & bit(which)])
            self.taken |= bit(which)
        elif kind == FROM_KEYS:
            self.keep([n for n in range(len(self.dark)) if self.mate[n] == which])
        elif kind == NEW_SUIT:
            self.draw_again(which)
        else:
            assert kind == DROPPED, "a discarded clue tells nothing new"

    def keep(self, fitting: list[int]) -> None:
        """Forget all ways but these."""
        self.dark = [self.dark[n] for n in fitting]
        self.mate = [self.mate[n] for n in fitting]
        self.ways = [self.ways[n] for n in fitting]

    def draw_again(self, suit: int) -> None:
        """A new Dark Lady of this suit was drawn from the clue deck and the old one, each as likely."""
        found: dict[int, int] = {}
        for n in range(len(self.dark)):
            pool = (self.deck(n) | bit(self.dark[n])) & OF_SUIT[suit]
            for lady in members(pool):
                key = lady * LADY_COUNT + self.mate[n]
                found[key] = found.get(key, 0) + self.ways[n]
        keys = sorted(found)
        self.dark = [key // LADY_COUNT for key in keys]
        self.mate = [key % LADY_COUNT for key in keys]
        self.ways = [found[key] for key in keys]

    def chances(self) -> list[float]:
        """Return the chance of each lady to be the Dark Lady."""
        weighed = [0.0] * LADY_COUNT
        for n in range(len(self.dark)):
            weighed[self.dark[n]] += float(self.ways[n])
        return shares(weighed)


def fitting_triples(known: list[int], suit: int) -> int:
    """Return the triples of traits that fit every clue ever seen, for the suit that shows now (§9.1)."""
    triples = ALL_TRIPLES
    for lady in known:
        triples &= FITS[lady * SUIT_COUNT + suit]
    return triples
