"""Closed walks over distinct stealth cards: made for a game, imagined for a view, judged for difficulty.

A walk is found by looking deeper and deeper with cards taken at random, with a
fresh start after some steps; then it is mixed by exchanging cards of it and by
replacing stretches, all that fit as likely as each other: that favours no walk.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.core.chance import Chance
from sottovoce.games.sonata.components import (
    CARD_LANDMARK,
    CARD_PLACE,
    CARDS,
    DIFFICULTIES,
    LANDMARKS,
    PLACE_COUNT,
    PLACE_LANDMARKS,
    ROADS,
    ROUTES,
    bits,
    count,
)
from sottovoce.games.sonata.state import bit

ALL_CARDS: Final[int] = (1 << CARDS) - 1
PATIENCE: Final = 100  # steps of a search before it starts afresh: more would dig in a dead end
TRIES: Final = 4
MIXING: Final = 40  # replacements that make a found walk forget how it was found
LONGEST_STRETCH: Final = 3

WATCHED: Final = 8  # landmarks watched at most before a guess (see `lap_giveaway`)
SHARE: Final = 27720  # divisible by 1 to 11: one guess shared by so many places, in whole numbers
CANDIDATES: Final = 12  # walks made, of which the one nearest to the wished difficulty is taken


def _followers(card: int, may_stay: bool) -> int:
    """Return the cards that may come after a card: at a neighbouring place, or at the same one."""
    place = CARD_PLACE[card]
    near = ROADS[place] | (1 << place if may_stay else 0)
    return bits([other for other in range(CARDS) if near >> CARD_PLACE[other] & 1 and other != card])


def _at(place: int) -> int:
    return bits([card for card in range(CARDS) if CARD_PLACE[card] == place])


def _with_landmark(landmark: int) -> int:
    return bits([card for card in range(CARDS) if CARD_LANDMARK[card] == landmark])


MOVING: Final[list[int]] = [_followers(card, False) for card in range(CARDS)]
STAYING: Final[list[int]] = [_followers(card, True) for card in range(CARDS)]
AT_PLACE: Final[list[int]] = [_at(place) for place in range(PLACE_COUNT)]
WITH_LANDMARK: Final[list[int]] = [_with_landmark(landmark) for landmark in range(len(LANDMARKS))]


def draw_member(members: i64, chance: Chance) -> i64:
    """Return a member of a set, each as likely as the other."""
    skip: i64 = chance.below(count(members))
    while skip:
        members &= members - 1
        skip -= 1
    return lowest(members)


def lowest(members: i64) -> i64:
    """Return the lowest member of a set."""
    return EXPONENT[(members & -members) % 37]


EXPONENT: Final[list[int]] = [0] * 37  # a power of two leaves its own remainder by 37 for exponents below 36
for _exponent in range(36):
    EXPONENT[(1 << _exponent) % 37] = _exponent


# ---------------------------------------------------------------- finding


def find_walk(allowed: list[int], may_stay: bool, chance: Chance) -> list[int]:
    """Return a closed walk whose card in each slot is one of those allowed there; there must be one."""
    walk: list[int] = []
    while not walk:
        walk = look_for_walk(allowed, may_stay, TRIES, chance)
    return walk


def look_for_walk(allowed: list[int], may_stay: bool, tries: i64, chance: Chance) -> list[int]:
    """Return a closed walk that fits, or an empty one when none was found in so many tries."""
    first: i64 = narrowest(allowed)
    turned = allowed[first:] + allowed[:first]
    while tries:
        tries -= 1
        start: i64 = draw_member(turned[0], chance)
        walk = try_walk(turned, start, STAYING if may_stay else MOVING, PATIENCE, chance)
        if walk:
            back: i64 = len(walk) - first
            return walk[back:] + walk[:back]
    return []


def narrowest(allowed: list[int]) -> i64:
    """Return the slot with the fewest cards allowed: the best one to begin with."""
    best: i64 = 0
    slot: i64 = 0
    while slot < len(allowed):
        if count(allowed[slot]) < count(allowed[best]):
            best = slot
        slot += 1
    return best


def open_ways(allowed: list[int], start: i64, follow: list[int]) -> list[int]:
    """Return for each slot the cards from which the walk can still come back to its first card."""
    ways = allowed.copy()
    ahead: i64 = bit(start)
    slot: i64 = len(allowed) - 1
    while slot > 0:
        here: i64 = allowed[slot]
        open_here: i64 = 0
        while here:
            card: i64 = here & -here
            if follow[lowest(card)] & ahead:
                open_here |= card
            here ^= card
        ways[slot] = open_here
        ahead = open_here
        slot -= 1
    return ways


def try_walk(allowed: list[int], start: i64, follow: list[int], patience: i64, chance: Chance) -> list[int]:
    """Look for a walk from a card; return an empty one when patience runs out."""
    ways = open_ways(allowed, start, follow)
    length: i64 = len(allowed)
    walk: list[int] = [start]
    untried: list[int] = [follow[start] & ways[1]]
    used: i64 = bit(start)
    while patience and walk:
        patience -= 1
        options: i64 = untried[-1]
        if options == 0:
            untried.pop()
            used &= ~bit(walk.pop())
            continue
        card: i64 = draw_member(options, chance)
        untried[-1] = options & ~bit(card)
        walk.append(card)
        if len(walk) == length:
            return walk  # the last slot's open cards all lead back to the first
        used |= bit(card)
        untried.append(follow[card] & ways[len(walk)] & ~used)
    return []


# ---------------------------------------------------------------- mixing


def mix_walk(walk: list[int], allowed: list[int], may_stay: bool, times: i64, chance: Chance) -> None:
    """Exchange random cards of a walk, and replace random stretches by any that fit, again and again."""
    follow = STAYING if may_stay else MOVING
    free: i64 = ALL_CARDS
    for card in walk:
        free &= ~bit(card)
    while times:
        times -= 1
        slot: i64 = chance.below(len(walk))
        exchange(walk, slot, chance.below(len(walk)), allowed, follow)
        free = replace_stretch(walk, slot, 1 + chance.below(LONGEST_STRETCH), allowed, follow, free, chance)


def exchange(walk: list[int], slot: i64, other: i64, allowed: list[int], follow: list[int]) -> None:
    """Let two slots change their cards, if the walk still fits; if not, they change them back."""
    card, second = walk[slot], walk[other]
    walk[slot] = second
    walk[other] = card
    if not (fits(walk, slot, allowed, follow) and fits(walk, other, allowed, follow)):
        walk[slot] = card
        walk[other] = second


def fits(walk: list[int], slot: i64, allowed: list[int], follow: list[int]) -> bool:
    """Is the card of a slot one that is allowed there, and a step away from those around it?"""
    length: i64 = len(walk)
    card: i64 = walk[slot]
    if allowed[slot] & bit(card) == 0:
        return False
    around: i64 = bit(walk[(slot + 1) % length]) | bit(walk[(slot + length - 1) % length])
    return follow[card] & around == around


def replace_stretch(
    walk: list[int], slot: i64, stretch: i64, allowed: list[int], follow: list[int], free: i64, chance: Chance
) -> i64:
    """Replace one stretch by one of all that fit, each as likely as the other; return the free cards."""
    length: i64 = len(walk)
    slots = [(slot + step) % length for step in range(stretch)]
    for one in slots:
        free |= bit(walk[one])
    before = walk[(slot + length - 1) % length]
    after = walk[(slot + stretch) % length]
    found: list[int] = []
    collect(slots, 0, before, after, allowed, follow, free, 0, found)
    packed: i64 = found[chance.below(len(found))]
    for one in slots:
        walk[one] = packed & 31
        free &= ~bit(packed & 31)
        packed >>= 5
    return free


def collect(
    slots: list[int],
    step: i64,
    before: i64,
    after: i64,
    allowed: list[int],
    follow: list[int],
    free: i64,
    packed: i64,
    found: list[int],
) -> None:
    """Add every stretch of free cards that fits, packed five bits a card."""
    options: i64 = follow[before] & allowed[slots[step]] & free
    last = step + 1 == len(slots)
    while options:
        one: i64 = options & -options
        options ^= one
        card: i64 = lowest(one)
        here: i64 = packed | card << (5 * step)
        if not last:
            collect(slots, step + 1, card, after, allowed, follow, free & ~one, here, found)
        elif follow[card] & bit(after):
            found.append(here)


def draw_walk(allowed: list[int], may_stay: bool, known: list[int], chance: Chance) -> list[int]:
    """Return a closed walk over distinct cards that fits: a fresh one, or else a known one, well mixed."""
    walk = look_for_walk(allowed, may_stay, TRIES, chance)
    if not walk:
        walk = known.copy()
    mix_walk(walk, allowed, may_stay, MIXING, chance)
    return walk


# ---------------------------------------------------------------- §2.5 difficulty of a route


def lap_giveaway(cards: list[int], may_stay: bool) -> int:
    """Return how often in a lap the landmarks give the Lady away, in parts of `SHARE`.

    Watch her from any slot on for one to `WATCHED` landmarks; she may then be in so many
    places, and one guess among them is worth its share. The mean of it over how long one
    watches, added up over the slots of a lap.
    """
    length: i64 = len(cards)
    total: i64 = 0
    slot: i64 = 0
    while slot < length:
        total += watched_shares(cards, slot, may_stay)
        slot += 1
    return total // WATCHED


def watched_shares(cards: list[int], slot: i64, may_stay: bool) -> i64:
    """Return the shares of all guesses while watching from one slot on."""
    length: i64 = len(cards)
    total: i64 = 0
    step: i64 = 0
    where: i64 = 0
    while step < WATCHED:
        shown: i64 = places_with(CARD_LANDMARK[cards[(slot + step) % length]])
        where = shown if step == 0 else spread(where, may_stay) & shown
        total += SHARE // count(where)
        step += 1
    return total


def places_with(landmark: i64) -> i64:
    """Return the places that bear a landmark."""
    found: i64 = 0
    place: i64 = 0
    while place < PLACE_COUNT:
        if PLACE_LANDMARKS[place] & bit(landmark):
            found |= bit(place)
        place += 1
    return found


def spread(where: i64, may_stay: bool) -> i64:
    """Return the places she may have come to from any of these."""
    found: i64 = where if may_stay else 0
    while where:
        one: i64 = where & -where
        found |= ROADS[lowest(one)]
        where ^= one
    return found


def printed_giveaway(difficulty: str, may_stay: bool) -> int:
    """Return the mean of `lap_giveaway` over the printed routes of a difficulty and kind, both ways round."""
    found = [
        lap_giveaway(cards, may_stay)
        for route in ROUTES
        if route.difficulty == difficulty and route.may_stay == may_stay
        for cards in (route.cards, route.cards[::-1])
    ]
    return sum(found) // len(found)


def printed_length(difficulty: str) -> int:
    """Return the length of the printed routes of a difficulty."""
    return next(len(route.cards) for route in ROUTES if route.difficulty == difficulty)


def make_route(length: int, may_stay: bool, difficulty: str, chance: Chance) -> list[int]:
    """§2.5 Return a new route: of several walks the one whose giveaway is nearest to that of printed ones."""
    allowed = [ALL_CARDS] * length
    walk = find_walk(allowed, may_stay, chance)
    mix_walk(walk, allowed, may_stay, MIXING, chance)
    if difficulty not in DIFFICULTIES:
        return walk
    wished = printed_giveaway(difficulty, may_stay)
    best, nearest = walk, abs(lap_giveaway(walk, may_stay) - wished)
    for _ in range(CANDIDATES - 1):
        other = draw_walk(allowed, may_stay, walk, chance)
        away = abs(lap_giveaway(other, may_stay) - wished)
        if away < nearest:
            best, nearest = other, away
    return best
