"""Where unseen evidence may have gone, counted exactly, through any number of decks.

When discards are shuffled into a new deck, what the opponent threw back unseen
comes into play again, and what he hid does not. A `Way` is one account of where
cards went: for every deck the cards the reader knows to have come from it, and
`Lot`s of cards he has not seen. The ways to deal real, distinguishable cards into
them are counted kind by kind: of D cards of a kind in a deck, a known and b, c, ...
in its lots, they are D! / (b! c! ... rest!), where the rest was thrown back (and is
part of the next deck) or, in the last deck, has not been seen at all.
"""

from __future__ import annotations

from itertools import product
from math import factorial, prod
from typing import Final

from sottovoce.core.chance import Chance
from sottovoce.games.holmes.components import CARD_COUNTS, FIRST, JOKER, KINDS, NO_CARD, SECOND
from sottovoce.games.holmes.view import Cards, CarryStory, DeckStory, HolmesView

NOWHERE: Final = -1
ANY_KIND: Final = tuple(range(KINDS))
NO_JOKER: Final = tuple(kind for kind in range(KINDS) if kind != JOKER)
NONE: Final = (0,) * KINDS

# What a lot is.
HIDDEN: Final = 0  # drawn and hidden
KEPT_OF_TWO: Final = 1  # kept from a hand of two decks (`CarryStory`)
OLD_OF_TWO: Final = 2  # the old deck's cards in such a hand, but for the one that was kept

Counts = tuple[int, ...]


class Lot:
    """Unseen cards of a seat from deck `source`, so many, each of the kinds `allowed`.

    `joins` is the deck they went to later. A hand of two decks is told by its second deck, `hand`.
    """

    def __init__(self, role: int, seat: int, source: int, size: int, allowed: Counts) -> None:
        self.role = role
        self.seat = seat
        self.source = source
        self.size = size
        self.allowed = allowed
        self.joins = NOWHERE
        self.hand = NOWHERE

    def of_hand(self, hand: int, joins: int = NOWHERE) -> Lot:
        """Make this a lot of a hand of two decks."""
        self.hand = hand
        self.joins = joins
        return self


class Filed:
    """One dealing of the unseen cards: the cards of each lot, and the rest of each deck."""

    def __init__(self, lots: list[list[int]], rests: list[list[int]]) -> None:
        self.lots = lots
        self.rests = rests


class Way:
    """One account of where the cards went. `count` is the number of dealings that fit it.

    `start[d]` are the cards known to have been in deck d when it was shuffled,
    `known[d]` those known to have left it.
    """

    def __init__(self, choices: int, lots: list[Lot], start: list[Cards], known: list[Cards]) -> None:
        self.lots = lots
        self.start = start
        self.known = known
        self.sizes: Counts = tuple(lot.size for lot in lots)
        self.options = [self._options(kind) for kind in range(KINDS)]
        self.after = self._count_after()
        fitting = self.after[0].get(self.sizes, 0)
        self.count = choices * fitting * prod(map(factorial, [*self.sizes, *self.rest_sizes()]))

    def rest_sizes(self) -> list[int]:
        """Return how many unseen cards of each deck are in none of its lots."""
        sizes: list[int] = []
        for deck in range(len(self.start)):
            joined = sum(lot.size for lot in self.lots if lot.joins == deck) + (sizes[-1] if deck else 0)
            left = sum(lot.size for lot in self.lots if lot.source == deck)
            sizes.append(sum(self.start[deck]) + joined - sum(self.known[deck]) - left)
        return sizes

    def _options(self, kind: int) -> list[tuple[Counts, int]]:
        """Return every way to share the cards of a kind among the lots, and how often it happens."""
        ranges = [
            range(min(lot.size, CARD_COUNTS[kind]) + 1 if kind in lot.allowed else 1) for lot in self.lots
        ]
        found = ((shares, self._weight(kind, shares)) for shares in product(*ranges))
        return [(shares, weight) for shares, weight in found if weight]

    def _weight(self, kind: int, shares: Counts) -> int:
        rests = self.rests_of(kind, shares)
        if min(rests) < 0:
            return 0
        weight = 1
        for deck, rest in enumerate(rests):
            weight *= factorial(self._in_deck(deck, kind, shares, rests)) // factorial(rest)
        return weight // prod(map(factorial, shares))

    def rests_of(self, kind: int, shares: Counts) -> list[int]:
        """Return how many cards of a kind are left of each deck besides known ones and lots."""
        rests: list[int] = []
        for deck in range(len(self.start)):
            left = sum(share for share, lot in zip(shares, self.lots, strict=True) if lot.source == deck)
            rests.append(self._in_deck(deck, kind, shares, rests) - self.known[deck][kind] - left)
        return rests

    def _in_deck(self, deck: int, kind: int, shares: Counts, rests: list[int]) -> int:
        joined = sum(share for share, lot in zip(shares, self.lots, strict=True) if lot.joins == deck)
        return self.start[deck][kind] + joined + (rests[deck - 1] if deck else 0)

    def _count_after(self) -> list[dict[Counts, int]]:
        """Return for each kind how many dealings of it and later kinds fill up what is left of the lots."""
        none_left: Counts = (0,) * len(self.sizes)
        tables: list[dict[Counts, int]] = [{none_left: 1}]
        for kind in reversed(range(KINDS)):
            table: dict[Counts, int] = {}
            for left, count in tables[-1].items():
                for shares, weight in self.options[kind]:
                    need = tuple(have + share for have, share in zip(left, shares, strict=True))
                    if all(part <= size for part, size in zip(need, self.sizes, strict=True)):
                        table[need] = table.get(need, 0) + count * weight
            tables.append(table)
        tables.reverse()
        return tables

    def draw(self, chance: Chance) -> Filed:
        """Return one dealing, each equally likely."""
        lots: list[list[int]] = [[] for _ in self.lots]
        rests: list[list[int]] = [[] for _ in self.start]
        left = self.sizes
        for kind in range(KINDS):
            shares = self._pick(kind, left, chance)
            left = _less(left, shares)
            for cards, share in zip(lots, shares, strict=True):
                cards.extend([kind] * share)
            for cards, rest in zip(rests, self.rests_of(kind, shares), strict=True):
                cards.extend([kind] * rest)
        return Filed(lots, rests)

    def _pick(self, kind: int, left: Counts, chance: Chance) -> Counts:
        number = bounded(chance, self.after[kind][left])
        for shares, weight in self.options[kind]:
            number -= weight * self.after[kind + 1].get(_less(left, shares), 0)
            if number < 0:
                return shares
        raise ValueError("the counts do not add up")

    def shares(self, kind: int) -> list[tuple[Counts, int]]:
        """Return in how many dealings the lots get these shares of a kind, for all such shares."""
        before = self._count_before(kind)
        found: list[tuple[Counts, int]] = []
        for shares, weight in self.options[kind]:
            count = sum(
                ways * self.after[kind + 1].get(_less(left, shares), 0) for left, ways in before.items()
            )
            if count:
                found.append((shares, weight * count))
        return found

    def _count_before(self, kind: int) -> dict[Counts, int]:
        """Return in how many ways the kinds before this one leave so much of the lots."""
        table: dict[Counts, int] = {self.sizes: 1}
        for earlier in range(kind):
            next_table: dict[Counts, int] = {}
            for left, count in table.items():
                for shares, weight in self.options[earlier]:
                    rest = _less(left, shares)
                    if min(rest, default=0) >= 0:
                        next_table[rest] = next_table.get(rest, 0) + count * weight
            table = next_table
        return table


def _less(left: Counts, shares: Counts) -> Counts:
    return tuple(have - share for have, share in zip(left, shares, strict=True))


def bounded(chance: Chance, total: int) -> int:
    """Return a number from 0 to total - 1, each equally likely, however large the total."""
    bits = (total - 1).bit_length()
    while True:
        number = 0
        for _ in range(0, bits, 32):
            number = number << 32 | chance.word()
        number &= (1 << bits) - 1
        if number < total:
            return number


# ---------------------------------------------------------------- from the view


def ways(view: HolmesView) -> list[Way]:
    """Return every account of the unseen evidence that fits the view.

    There is more than one only after a visit to Pike during which the deck ran out: the
    card that was kept then may be an old or a new one, and was any of them alike.
    """
    start, known = starts(view), [known_of(view, deck) for deck in range(len(view.decks))]
    accounts = [(1, [*hidden_lots(view)])]
    for number, deck in enumerate(view.decks):
        carry = deck.carry
        if carry is not None and carry.old is None:
            accounts = [
                (choices * more, lots + lots_of_two)
                for choices, lots in accounts
                for more, lots_of_two in carried_lots(view, number, carry)
            ]
    found = [Way(choices, lots, start, known) for choices, lots in accounts]
    return [way for way in found if way.count]


def hidden_lots(view: HolmesView) -> list[Lot]:
    """Return the hidden cards the reader does not know, deck by deck: none of them is a joker (§6.4)."""
    return [
        Lot(HIDDEN, seat, number, deck.kept_counts[seat], NO_JOKER)
        for number, deck in enumerate(view.decks)
        for seat in (FIRST, SECOND)
        if deck.kept[seat] is None and deck.kept_counts[seat]
    ]


def carried_lots(view: HolmesView, number: int, carry: CarryStory) -> list[tuple[int, list[Lot]]]:
    """Return how the cards of a hand of two decks may have gone, with the number of equal choices."""
    joins = number + 1 if number + 1 < len(view.decks) else NOWHERE
    old, new, seat = carry.old_count, carry.new_count, carry.seat
    if not carry.decided:
        return [(1, [Lot(OLD_OF_TWO, seat, number - 1, old, ANY_KIND).of_hand(number)])]
    kept = NO_JOKER if carry.kept == NO_CARD else (carry.kept,)
    return [
        (
            choices,
            [
                Lot(KEPT_OF_TWO, seat, source, 1, kept).of_hand(number),
                Lot(OLD_OF_TWO, seat, number - 1, left, ANY_KIND).of_hand(number, joins),
            ],
        )
        for choices, source, left in ((old, number - 1, old - 1), (new, number, old))
    ]


def starts(view: HolmesView) -> list[Cards]:
    """Return for each deck the cards known to have been in it: all 52, later the known discards."""
    return [CARD_COUNTS, *(_known_discards(deck) for deck in view.decks[:-1])]


def _known_discards(deck: DeckStory) -> Cards:
    heaps = [deck.discards, *(heap for heap in deck.tossed if heap is not None)]
    carry = deck.carry
    if carry is not None and carry.old is not None and carry.new is not None:
        kept = tuple(-1 if kind == carry.kept else 0 for kind in range(KINDS))
        heaps += [carry.old, carry.new, kept]
    return add(heaps)


def known_of(view: HolmesView, number: int) -> Cards:
    """Return the cards that the reader knows to have come from a deck."""
    deck = view.decks[number]
    heaps = [deck.shown, *(heap for heap in (*deck.kept, *deck.tossed) if heap is not None)]
    if deck.carry is not None and deck.carry.new is not None:
        heaps.append(deck.carry.new)
    if number + 1 < len(view.decks):
        later = view.decks[number + 1].carry
        if later is not None and later.old is not None:
            heaps.append(later.old)
    elif view.drawn is not None and not is_carrying(view):
        heaps.append(view.drawn)
    return add(heaps)


def is_carrying(view: HolmesView) -> bool:
    """Is somebody choosing from a hand of two decks just now?"""
    carry = view.decks[-1].carry
    return carry is not None and not carry.decided


def add(heaps: list[Cards]) -> Cards:
    """Return several heaps as one."""
    return tuple(map(sum, zip(NONE, *heaps, strict=True)))
