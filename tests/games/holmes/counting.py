"""Counting by brute force: every shuffle that might have been, played through, and compared with chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import permutations, product
from math import sqrt
from typing import TypeVar

from sottovoce.core.chance import Chance
from sottovoce.games.holmes.actions import notation, parse
from sottovoce.games.holmes.components import KIND_LETTERS
from sottovoce.games.holmes.redact import redact
from sottovoce.games.holmes.rules import HolmesState
from sottovoce.games.holmes.view import HolmesView
from tests.games.holmes.positions import DECK, Hand, position

T = TypeVar("T", bound=Hashable)
KEEP = "keep"  # the player at Pike's keeps a card of which the reader knows nothing


class Ordered(Chance):
    """A generator whose shuffles put the cards, sorted before, into orders given beforehand."""

    def __init__(self, orders: Sequence[Sequence[int]] = ()) -> None:
        self.orders = list(orders)
        self.sizes: list[int] = []

    def word(self) -> int:
        return 0

    def shuffle(self, items: list[int]) -> None:
        self.sizes.append(len(items))
        if self.orders:
            before = sorted(items)
            items[:] = [before[place] for place in self.orders.pop(0)]

    def copy(self) -> Ordered:
        return Ordered(self.orders)

    def save(self) -> str:
        return f"ordered {self.orders}"


@dataclass
class Affair:
    """A short story around few unseen cards: who holds what, the deck as it is, and what is then decided.

    All cards not named are known to lie with the second player. Decisions are in notation; `keep` stands for
    keeping a card that the reader does not see, and the truth keeps `kept`, one after the other. With
    `upright` given it is the last day, and the players have only these markers left to move.
    """

    deck: str
    decisions: str
    discards: str = ""
    row: str = "3 4 5 6"
    kept: str = ""
    reader: int = 1
    first: str = ""
    tokens: int = 9
    upright: str = ""
    keeps: list[str] = field(init=False)

    def __post_init__(self) -> None:
        self.keeps = self.kept.split()

    def start(self, chance: Chance, order: Sequence[str]) -> HolmesState:
        near = Counter(f"{self.deck} {self.discards} {self.row} {self.first}".split())
        stolen = " ".join((DECK - near).elements())
        mine = Hand(self.first, tokens=self.tokens, upright=self.upright)
        theirs = Hand(stolen=stolen, tokens=self.tokens, upright=self.upright)
        day = 7 if self.upright else 2
        return position(mine, theirs, row=self.row, deck=" ".join(order), chance=chance, day=day)

    def truth(self, orders: Sequence[Sequence[int]]) -> tuple[HolmesState, list[int]]:
        """Play the story as it really was; return the state, and how many cards each shuffle had."""
        chance = Ordered(orders)
        state = self.start(chance, self.deck.split())
        keeps = iter(self.keeps)
        for text in self.decisions.split():
            state.apply(parse(f"keep:{next(keeps)}" if text == KEEP else text))
        return state, chance.sizes


def might_be(affair: Affair, orders: Sequence[Sequence[int]]) -> Iterator[HolmesState]:
    """Yield the state after every dealing that looks the same to the reader, each as often as it happens."""
    truth, sizes = affair.truth(orders)
    seen = redact(truth, affair.reader)
    cards = sorted(affair.deck.split())
    for deck in permutations(cards):
        for shuffles in product(*(permutations(range(size)) for size in sizes)):
            yield from played(affair, affair.start(Ordered(shuffles), deck), affair.decisions.split(), seen)


def played(
    affair: Affair, state: HolmesState, decisions: list[str], seen: HolmesView
) -> Iterator[HolmesState]:
    for number, text in enumerate(decisions):
        if text == KEEP:
            for place in range(9):
                for _ in range(state.drawn >> 4 * place & 15):
                    branch = state.copy()
                    branch.apply(parse(f"keep:{KIND_LETTERS[place]}"))
                    yield from played(affair, branch, decisions[number + 1 :], seen)
            return
        if text not in {notation(code) for code in state.legal()}:
            return
        state.apply(parse(text))
    if redact(state, affair.reader) == seen:
        yield state


def distribution(states: Sequence[HolmesState], of: Callable[[HolmesState], T]) -> dict[T, Fraction]:
    counts = Counter(of(state) for state in states)
    return {value: Fraction(number, len(states)) for value, number in counts.items()}


def assert_alike(expected: dict[T, Fraction], drawn: Counter[T]) -> None:
    """What was drawn is possible, nothing likely is missing, and frequencies are within five deviations."""
    total = drawn.total()
    assert set(drawn) <= set(expected)
    for value, chance in expected.items():
        deviation = sqrt(float(chance * (1 - chance)) * total)
        assert abs(drawn[value] - float(chance) * total) <= 5 * deviation + 1
