"""Counting shuffles as they happen in real games, quickly enough for ten million deals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.core.chance import Chance, Deal

KEPT_APART: Final = 3  # shuffles of one size in one deal; any further ones count as the last of these


class Tally:
    """How often each card of a deck lay where, followed which, and came after which in the next shuffle.

    Cards go by their places before the shuffle, so that equal ones are told apart.
    """

    def __init__(self, size: int) -> None:
        self.size: i64 = size
        self.shuffles: i64 = 0
        self.places: list[int] = [0] * (size * size)
        self.pairs: list[int] = [0] * (size * size)
        self.across: list[int] = [0] * (size * size)
        self._before: i64 = 0

    def add(self, order: list[int]) -> None:
        """Count one shuffle: all its cards, but only one pair and one repetition, which are independent."""
        size: i64 = self.size
        place: i64 = 0
        while place < size:
            self.places[place * size + order[place]] += 1
            place += 1
        at: i64 = self.shuffles % (size - 1)
        self.pairs[order[at] * size + order[at + 1]] += 1
        turn: i64 = (self.shuffles >> 1) % size
        if self.shuffles & 1:
            self.across[self._before * size + order[turn]] += 1
        else:
            self._before = order[turn]
        self.shuffles += 1

    def absorb(self, other: Tally) -> None:
        """Add what another tally of the same size has counted."""
        self.shuffles += other.shuffles
        cell: i64 = 0
        while cell < self.size * self.size:
            self.places[cell] += other.places[cell]
            self.pairs[cell] += other.pairs[cell]
            self.across[cell] += other.across[cell]
            cell += 1


class Tallies:
    """The tallies of a game's decks, by size and by which shuffle of that size it is within a deal."""

    def __init__(self) -> None:
        self.found: dict[int, Tally] = {}
        self._seen: dict[int, int] = {}

    def begin(self) -> None:
        """Begin a new deal."""
        self._seen = {}

    def add(self, order: list[int]) -> None:
        """Count a shuffle."""
        size = len(order)
        nth = self._seen.get(size, 0)
        self._seen[size] = nth + 1
        key = size * KEPT_APART + min(nth, KEPT_APART - 1)
        if key not in self.found:
            self.found[key] = Tally(size)
        self.found[key].add(order)


class Watched(Deal):
    """The generator of real games, every shuffle of which is counted."""

    def __init__(self, seed: int, tallies: Tallies) -> None:
        super().__init__(seed)
        self._tallies = tallies
        tallies.begin()

    def shuffle(self, items: list[int]) -> None:
        order = list(range(len(items)))
        Chance.shuffle(self, order)
        before = items.copy()
        place: i64 = 0
        for number in order:
            items[place] = before[number]
            place += 1
        if place > 1:
            self._tallies.add(order)
