"""View -> States that fit it.

Everybody can follow who has seen which card, so what a seat has not seen is simply the rest
of the cards, lying in the places it has not looked into: every arrangement fits, and each is
as likely as any other. Characters fit that nobody else is known to have and that were not
denied; they are drawn by belief (how well each explains what a player did openly), or all
alike when that is asked for.
"""

from __future__ import annotations

from math import exp, pow
from typing import Final

from mypy_extensions import i64

from sottovoce.core.chance import Chance, fast
from sottovoce.core.game import NOBODY, Imagination
from sottovoce.games.whispers.components import (
    CHARACTER_BITS,
    CHARACTERS,
    KIND_BITS,
    PLACE_BITS,
    PLACES,
    POINT_BITS,
    SEEN_BITS,
    CardSet,
)
from sottovoce.games.whispers.rules import LAID_BITS, WhispersState, lay_choices
from sottovoce.games.whispers.state import NO_EVENT, STAGES, Pile
from sottovoce.games.whispers.view import UNKNOWN, WhispersView

# How surely a sensible player does what his character profits from: each point that an open deed is worth to
# a character makes that character so much (e to this) likelier. It depends on the number of players (from 2
# on). Fitted to bots' play: for two, to that of the yardstick and of searching bots against each other.
KEENNESS: Final[list[float]] = [0.0, 0.0, 0.5, 0.35, 0.45]
_WEIGHTS: Final = 1 << 30

# What those do who hide, by the number of players (from 2 on): they let another character seem likelier than
# their own, by about so many points of favour, give or take so many. Fitted to play: of greedy among several;
# for two, of greedy and the yardstick against search (420 games).
GAP: Final[list[float]] = [0.0, 0.0, 0.63, 1.5, 1.3]
GAP_SPREAD: Final[list[float]] = [1.0, 1.0, 1.75, 1.0, 0.95]
FRANKNESS: Final[list[float]] = [0.0, 0.0, 0.25, 0.35, 0.45]  # what a point of favour tells of others
OPEN_HEARTED: Final[list[float]] = [0.0, 0.0, 0.175, 1.0, 1.0]  # how common they are in the last round,
RESERVE: Final[list[float]] = [0.0, 0.0, 1.5, 2.0, 2.0]  # and how soon fewer, the more a guess is worth


class People:
    """One way in which the characters may be dealt, and how likely it is."""

    def __init__(self, dealt: tuple[int, ...], weight: float) -> None:
        self.dealt = dealt
        self.weight = weight
        self.packed: i64 = sum(person << (CHARACTER_BITS * seat) for seat, person in enumerate(dealt))


def possible(view: WhispersView, seat: int) -> list[int]:
    """Return the characters that a seat may have, as far as the reader can know."""
    if view.characters[seat] != UNKNOWN:
        return [view.characters[seat]]
    return [
        person
        for person in range(CHARACTERS)
        if person not in view.characters and person not in view.denied[seat]
    ]


def deals(view: WhispersView, keenness: float) -> list[People]:
    """Return every way in which the characters may be dealt; with no keenness all are alike."""
    return _combined([_chances(view, seat, keenness) for seat in range(view.players)])


def shrewd_deals(view: WhispersView) -> list[People]:
    """Return the same, as likely as one thinks who knows how people hide."""
    return _combined([_shrewd_chances(view, seat) for seat in range(view.players)])


def usual_deals(view: WhispersView) -> list[People]:
    """Return the same, as likely as bots think.

    One opponent they take at his word. Of several they know that they hide, or each would name
    the others wrongly most of the time, and whoever is named wrongly is paid for it.
    """
    return shrewd_deals(view) if view.players > 2 else deals(view, KEENNESS[view.players])


def _combined(chances: list[list[tuple[int, float]]]) -> list[People]:
    found: list[People] = [People((), 1.0)]
    for of_seat in chances:
        found = [
            People((*before.dealt, person), before.weight * weight)
            for before in found
            for person, weight in of_seat
            if person not in before.dealt
        ]
    return found


def _shrewd_chances(view: WhispersView, seat: int) -> list[tuple[int, float]]:
    """Return how well each possible character explains a seat's open deeds, if it may be hiding.

    Of those who hide another character seems likelier than the true one, but not by much; those
    who do not are what they seem. The less a guess is worth, the fewer hide.
    """
    people = possible(view, seat)
    if len(people) == 1:
        return [(people[0], 1.0)]
    favour = view.favour[seat]
    found: list[tuple[int, float]] = []
    for person in people:
        gap = max([favour[other] for other in people if other != person]) - favour[person]
        found.append((person, hidden_behind(gap, view.players, view.counter)))
    return found


def hidden_behind(gap: i64, players: i64, counter: i64) -> float:
    """Return how well it explains open deeds that they favoured the true character less, by so much."""
    off = (float(int(gap)) - GAP[players]) / GAP_SPREAD[players]
    hiding = exp(-0.5 * off * off)
    frankly = OPEN_HEARTED[players] / pow(max(1.0, float(int(counter))), RESERVE[players])
    return hiding + frankly * exp(-FRANKNESS[players] * float(int(gap)))


def _chances(view: WhispersView, seat: int, keenness: float) -> list[tuple[int, float]]:
    """Return how well each possible character explains a seat's open deeds."""
    people = possible(view, seat)
    favour = view.favour[seat]
    most = max([favour[person] for person in people])
    return [(person, exp(keenness * (favour[person] - most))) for person in people]


class Heap:
    """Some cards of a pile that must be put together anew: those from the lowest unknown one on."""

    def __init__(self, place: int, below: Pile | None, cards: list[tuple[int, int, int, int]]) -> None:
        self.place: i64 = place
        self.below = below
        self.kinds: list[int] = [kind for kind, _, _, _ in cards]
        self.ups: list[int] = [up for _, up, _, _ in cards]
        self.seens: list[int] = [seen for _, _, seen, _ in cards]
        self.bys: list[int] = [by for _, _, _, by in cards]


class WhispersImagination(Imagination):
    """The states that fit one view."""

    def __init__(
        self,
        view: WhispersView,
        cards: CardSet,
        keenness: float | None = None,
        people: list[People] | None = None,
    ) -> None:
        if people is None:
            people = usual_deals(view) if keenness is None else deals(view, keenness)
        self.people = people
        self.bounds: list[int] = _bounds(self.people)
        self.known = _known_state(view, cards)
        self.hands: list[list[int]] = [[card.kind for card in hand] for hand in view.hands]
        self.under: list[list[int]] = [[card.kind, card.seen] for card in view.under]
        self.heaps = [_heap(view, place) for place in range(PLACES)]
        self.pool = _unseen(view, cards)
        self.drawn = list(view.events)
        self.events: list[int] = [n for n in range(len(cards.events)) if n not in view.events]

    def draw(self, chance: Chance) -> WhispersState:
        state = self.known.copy_with(chance.fork())
        state.characters = self._people(chance)
        pool = self.pool.copy()
        chance.shuffle(pool)
        at: i64 = self._fill_hands(state, pool)
        for heap in self.heaps:
            at = fill_pile(state, heap, pool, at)
        self._fill_deck(state, pool, at)
        events = self.events.copy()
        chance.shuffle(events)
        state.events = self.drawn + events
        if state.seat != NOBODY:
            lay_choices(state)
        return state

    def _people(self, chance: Chance) -> i64:
        number: i64 = chance.below(self.bounds[-1])
        which: i64 = 0
        while self.bounds[which] <= number:
            which += 1
        return self.people[which].packed

    def _fill_hands(self, state: WhispersState, pool: list[int]) -> i64:
        at: i64 = 0
        for seat, kinds in enumerate(self.hands):
            hand: i64 = 0
            shift: i64 = 0
            for kind in kinds:
                card: i64 = kind
                if card < 0:
                    card = pool[at]
                    at += 1
                hand |= card << shift
                shift += KIND_BITS
            state.set_hand(seat, hand, state.seen(seat))
        return at

    def _fill_deck(self, state: WhispersState, pool: list[int], at: i64) -> None:
        below: list[int] = []
        for kind, seen in self.under:
            if kind < 0:
                kind = pool[at]
                at += 1
            below.append(kind | seen << KIND_BITS)
        state.deck = pool[at:] + below
        state.top = 0


def fill_pile(state: WhispersState, heap: Heap, pool: list[int], at: i64) -> i64:
    """Put a pile together with cards of the pool for the unknown ones; return how far the pool went."""
    pile = heap.below
    number: i64 = 0
    count: i64 = len(heap.kinds)
    while number < count:
        kind: i64 = heap.kinds[number]
        if kind < 0:
            kind = pool[at]
            at += 1
        pile = Pile(kind, heap.ups[number], heap.seens[number], heap.bys[number], pile)
        number += 1
    state.set_pile(heap.place, pile)
    return at


def _bounds(people: list[People]) -> list[int]:
    """Return whole numbers up to which each deal is drawn; even the unlikeliest is drawn at times."""
    total = sum([each.weight for each in people])
    bounds: list[int] = []
    last = 0
    for each in people:
        last += max(1, int(each.weight / total * _WEIGHTS))
        bounds.append(last)
    return bounds


def _heap(view: WhispersView, place: int) -> Heap:
    """Split a pile: what lies below its lowest unknown card is the same in every imagined state."""
    cards = [(card.kind, int(card.up), card.seen, card.by) for card in view.piles[place]]
    first = 0
    below: Pile | None = None
    while first < len(cards) and cards[first][0] != UNKNOWN:
        kind, up, seen, by = cards[first]
        below = Pile(kind, up, seen, by, below)
        first += 1
    return Heap(place, below, cards[first:])


def _unseen(view: WhispersView, cards: CardSet) -> list[int]:
    """Return the kinds of all cards that the reader has not seen where they lie."""
    counts = [int(card.count) for card in cards.evidence]
    for hand in view.hands:
        for held in hand:
            if held.kind != UNKNOWN:
                counts[held.kind] -= 1
    for pile in view.piles:
        for laid in pile:
            if laid.kind != UNKNOWN:
                counts[laid.kind] -= 1
    for lying in view.under:
        if lying.kind != UNKNOWN:
            counts[lying.kind] -= 1
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def _known_state(view: WhispersView, cards: CardSet) -> WhispersState:
    """Return a state with everything the view tells, and no hidden card or character placed yet."""
    state = WhispersState(fast(0), cards, view.players)
    state.seat = view.mover
    state.stage = STAGES.index(view.stage)
    state.first_counter = view.first_counter
    state.counter = view.counter
    state.leader = view.leader
    state.waiting = view.waiting
    state.plays = view.plays
    state.laid = _packed(view.laid, LAID_BITS)
    state.program = view.doing.program
    state.step = view.doing.step
    state.after = view.doing.after
    state.here = view.doing.here
    state.again = view.doing.again
    state.rule = view.rule
    state.event = NO_EVENT if view.event is None else view.events[-1]
    state.drawn = len(view.events)
    state.rooms = list(view.room_numbers)
    state.figures = _packed(view.figures, PLACE_BITS)
    state.points = _packed(view.points, POINT_BITS)
    state.revealed = _packed(tuple([int(flag) for flag in view.revealed]), 1)
    state.protected = _packed(tuple([int(flag) for flag in view.protected]), 1)
    state.denied = _packed(tuple([sum([1 << who for who in denied]) for denied in view.denied]), CHARACTERS)
    for seat in range(view.players):
        state.set_hand(seat, 0, _packed(tuple([card.seen for card in view.hands[seat]]), SEEN_BITS))
        state.sizes += len(view.hands[seat]) << (4 * seat)
        for person in range(CHARACTERS):
            state.add_favour(seat, person, view.favour[seat][person])
    return state


def _packed(values: tuple[int, ...], width: int) -> int:
    return sum([value << (width * place) for place, value in enumerate(values)])
