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
from math import comb, factorial, prod
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
Totals = tuple[Cards | None, Cards | None]  # of the two seats


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


class Pool:
    """Lots that are alike, counted as one: of the cards they hold together, each lot has got any as likely.

    They come from deck `source` and went to deck `joins`. `owner` is the seat that hid the cards,
    if the reader knows all its hidden cards, but not from which deck they came.
    """

    def __init__(self, lots: list[Lot], numbers: list[int], owner: int) -> None:
        self.numbers = numbers
        self.sizes = [lots[number].size for number in numbers]
        self.size = sum(self.sizes)
        self.source = lots[numbers[0]].source
        self.joins = lots[numbers[0]].joins
        self.allowed = lots[numbers[0]].allowed
        self.owner = owner


def pools_of(lots: list[Lot], totals: Totals) -> list[Pool]:
    """Put lots together that are alike; of a seat whose hidden cards are known in all, only its own."""
    found: dict[tuple[int, int, Counts, int], list[int]] = {}
    for number, lot in enumerate(lots):
        owner = lot.seat if lot.role != OLD_OF_TWO and totals[lot.seat] is not None else NOWHERE
        found.setdefault((lot.source, lot.joins, lot.allowed, owner), []).append(number)
    return [Pool(lots, numbers, key[-1]) for key, numbers in found.items()]


class Way:
    """One account of where the cards went. `count` is the number of dealings that fit it.

    `start[d]` are the cards known to have been in deck d when it was shuffled,
    `known[d]` those known to have left it. `totals` are the hidden cards of a seat from all
    its lots together, where the reader knows them (§10.2).
    """

    def __init__(
        self, choices: int, lots: list[Lot], start: list[Cards], known: list[Cards], totals: Totals
    ) -> None:
        self.lots = lots
        self.start = start
        self.known = known
        self.totals = totals
        self.pools = pools_of(lots, totals)
        self.sizes: Counts = tuple(pool.size for pool in self.pools)
        self.options = [self._options(kind) for kind in range(KINDS)]
        self.after = self._count_after()
        self.before: list[dict[Counts, int]] = []
        self.found: list[list[tuple[Counts, int]]] = []
        self.scale = choices * prod(map(factorial, [*self.sizes, *self.rest_sizes()]))
        self.count = self.scale * self.after[0].get(self.sizes, 0)

    def rest_sizes(self) -> list[int]:
        """Return how many unseen cards of each deck are in none of its lots."""
        sizes: list[int] = []
        for deck in range(len(self.start)):
            joined = sum(pool.size for pool in self.pools if pool.joins == deck) + (sizes[-1] if deck else 0)
            left = sum(pool.size for pool in self.pools if pool.source == deck)
            sizes.append(sum(self.start[deck]) + joined - sum(self.known[deck]) - left)
        return sizes

    def _options(self, kind: int) -> list[tuple[Counts, int]]:
        """Return every way to share the cards of a kind among the pools, and how often it happens."""
        ranges = [
            range(min(pool.size, CARD_COUNTS[kind]) + 1 if kind in pool.allowed else 1) for pool in self.pools
        ]
        fitting = (shares for shares in product(*ranges) if self._agrees(kind, shares))
        found = ((shares, self._weight(kind, shares)) for shares in fitting)
        return [(shares, weight) for shares, weight in found if weight]

    def _agrees(self, kind: int, shares: Counts) -> bool:
        """§10.2 Do hidden cards that were turned over have as many of a kind as these shares?"""
        for seat, total in enumerate(self.totals):
            if total is not None:
                parts = zip(shares, self.pools, strict=True)
                if sum(share for share, pool in parts if pool.owner == seat and kind != JOKER) != total[kind]:
                    return False
        return True

    def _weight(self, kind: int, shares: Counts) -> int:
        rests = self._rests(kind, shares)
        if min(rests) < 0:
            return 0
        weight = 1
        for deck, rest in enumerate(rests):
            weight *= factorial(self._in_deck(deck, kind, shares, rests)) // factorial(rest)
        return weight // prod(map(factorial, shares))

    def rests_of(self, kind: int, shares: Counts) -> list[int]:
        """Return how many cards of a kind are left of each deck besides known ones and lots."""
        return self._rests(kind, tuple(sum(shares[number] for number in pool.numbers) for pool in self.pools))

    def _rests(self, kind: int, shares: Counts) -> list[int]:
        rests: list[int] = []
        for deck in range(len(self.start)):
            left = sum(share for share, pool in zip(shares, self.pools, strict=True) if pool.source == deck)
            rests.append(self._in_deck(deck, kind, shares, rests) - self.known[deck][kind] - left)
        return rests

    def _in_deck(self, deck: int, kind: int, shares: Counts, rests: list[int]) -> int:
        joined = sum(share for share, pool in zip(shares, self.pools, strict=True) if pool.joins == deck)
        return self.start[deck][kind] + joined + (rests[deck - 1] if deck else 0)

    def _count_after(self) -> list[dict[Counts, int]]:
        """Return for each kind how many dealings of it and later kinds fill up what is left of the pools."""
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
        pools: list[list[int]] = [[] for _ in self.pools]
        rests: list[list[int]] = [[] for _ in self.start]
        left = self.sizes
        for kind in range(KINDS):
            shares = self._pick(kind, left, chance)
            left = _less(left, shares)
            for cards, share in zip(pools, shares, strict=True):
                cards.extend([kind] * share)
            for cards, rest in zip(rests, self._rests(kind, shares), strict=True):
                cards.extend([kind] * rest)
        return Filed(self._split(pools, chance), rests)

    def _split(self, pools: list[list[int]], chance: Chance) -> list[list[int]]:
        """Deal the cards of each pool to its lots."""
        lots: list[list[int]] = [[] for _ in self.lots]
        for pool, cards in zip(self.pools, pools, strict=True):
            if len(pool.numbers) > 1:
                chance.shuffle(cards)
            for number, size in zip(pool.numbers, pool.sizes, strict=True):
                lots[number] = cards[:size]
                del cards[:size]
        return lots

    def _pick(self, kind: int, left: Counts, chance: Chance) -> Counts:
        number = bounded(chance, self.after[kind][left])
        for shares, weight in self.options[kind]:
            number -= weight * self.after[kind + 1].get(_less(left, shares), 0)
            if number < 0:
                return shares
        raise ValueError("the counts do not add up")

    def shares(self, kind: int) -> list[tuple[Counts, int]]:
        """Return in how many dealings the lots get these shares of a kind, for all such shares."""
        if not self.found:
            self.before = self._count_before()
            self.found = [self._shares(each) for each in range(KINDS)]
        return self.found[kind]

    def _shares(self, kind: int) -> list[tuple[Counts, int]]:
        before, after = self.before[kind], self.after[kind + 1]
        found: list[tuple[Counts, int]] = []
        for shares, weight in self.options[kind]:
            count = sum(ways * after.get(_less(left, shares), 0) for left, ways in before.items())
            if count:
                found += self._shares_of_lots(shares, weight * count * self.scale)
        return found

    def _shares_of_lots(self, shares: Counts, dealings: int) -> list[tuple[Counts, int]]:
        """Say for shares of the pools how often the lots get which part of them."""
        found = [((0,) * len(self.lots), dealings)]
        for pool, share in zip(self.pools, shares, strict=True):
            found = [
                (_with(parts, pool.numbers, split), number * times // comb(pool.size, share))
                for parts, number in found
                for split, times in splits(pool.sizes, share)
            ]
        return found

    def _count_before(self) -> list[dict[Counts, int]]:
        """Return for each kind in how many ways the kinds before it leave so much of the pools."""
        tables: list[dict[Counts, int]] = [{self.sizes: 1}]
        for kind in range(KINDS - 1):
            table: dict[Counts, int] = {}
            for left, count in tables[-1].items():
                for shares, weight in self.options[kind]:
                    rest = _less(left, shares)
                    if min(rest, default=0) >= 0:
                        table[rest] = table.get(rest, 0) + count * weight
            tables.append(table)
        return tables


def splits(sizes: list[int], share: int) -> list[tuple[Counts, int]]:
    """Return how a share can fall on places of these sizes, and in how many ways."""
    if len(sizes) == 1:
        return [((share,), comb(sizes[0], share))]
    return [
        ((part, *rest), comb(sizes[0], part) * times)
        for part in range(min(sizes[0], share) + 1)
        for rest, times in splits(sizes[1:], share - part)
        if times
    ]


def _with(parts: Counts, numbers: list[int], split: Counts) -> Counts:
    new = [*parts]
    for number, part in zip(numbers, split, strict=True):
        new[number] = part
    return tuple(new)


def _less(left: Counts, shares: Counts) -> Counts:
    return tuple(have - share for have, share in zip(left, shares, strict=True))


def bounded(chance: Chance, total: int) -> int:
    """Return a number from 0 to total - 1, each equally likely, however large the total."""
    bits = (total - 1).bit_length()
    while True:
        number = 0
        for _ in range(0, bits, 32):
            number = number << 32 | int(chance.word())  # more than a machine word, compiled or not
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
    totals = (turned_over(view, FIRST), turned_over(view, SECOND))
    found = [Way(choices, lots, start, known, totals) for choices, lots in accounts]
    return [way for way in found if way.count]


def turned_over(view: HolmesView, seat: int) -> Cards | None:
    """§10.2 Return drawn cards of a seat that were turned over as one heap, whatever deck they came from."""
    hidden = view.hidden[seat]
    if hidden is None or view.decks[-1].kept[seat] is not None:
        return None
    return tuple(have - stolen for have, stolen in zip(hidden, view.stolen[seat], strict=True))


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
