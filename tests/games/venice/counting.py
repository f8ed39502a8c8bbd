"""Counting by brute force and comparing with chance: what imagination and insight are held against."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from fractions import Fraction
from itertools import combinations
from math import comb, sqrt
from typing import TypeVar

from sottovoce.core.chance import Deal, fast
from sottovoce.core.game import NOBODY
from sottovoce.games.venice import GAME, rules
from sottovoce.games.venice.actions import THROW
from sottovoce.games.venice.rules import VeniceState
from sottovoce.games.venice.view import VeniceView
from tests.games.venice.positions import DECK, EAST, WEST, named

Hand = tuple[str, ...]
T = TypeVar("T", bound=Hashable)


def view_of(state: VeniceState, seat: int) -> VeniceView:
    view = GAME.redact(state, seat)
    assert isinstance(view, VeniceView)
    return view


def random_states(seed: int, throws: int = 3) -> Iterator[VeniceState]:
    """Every state of a random single round, the last one too; throwing hands away makes deals go by."""
    dice, state = fast(seed), rules.new_match(Deal(seed), single=True)
    while not state.over():
        yield state
        legal = state.legal()
        throw = THROW in legal and dice.below(10) < throws
        state.apply(THROW if throw else legal[dice.below(len(legal))])
    yield state


# ---------------------------------------------------------------- hands out of unseen cards


def hands_from(cards: Counter[str], size: int) -> dict[Hand, int]:
    """Every hand of a size out of a heap, with the number of ways to take it."""
    return Counter(tuple(sorted(hand)) for hand in combinations(list(cards.elements()), size))


def hypergeometric(all_cards: int, of_kind: int, taken: int) -> dict[int, float]:
    """How many of a kind are among the cards taken, and how likely."""
    return {
        n: comb(of_kind, n) * comb(all_cards - of_kind, taken - n) / comb(all_cards, taken)
        for n in range(max(0, taken - (all_cards - of_kind)), min(of_kind, taken) + 1)
    }


# ---------------------------------------------------------------- what a watcher can make of the plays


def steps_of(view: VeniceView) -> list[tuple[int, Counter[str], int]]:
    """What happened since the last shuffle: (seat, cards that left the hand, number drawn)."""
    steps = [(past.seat, named(past.cards), past.drawn) for past in view.since]
    return [*steps, (view.mover, named(view.played), 0)] if view.mover != NOBODY else steps


def chance_of_plays(kept: tuple[Counter[str], Counter[str]], view: VeniceView) -> Fraction:
    """How likely is it that these two hands of the last shuffle led to what was seen?

    Card by card: one held since the shuffle is enough; otherwise it must have been drawn, and as many of
    the seat's unknown cards are expected to be of its kind as the cards not accounted for say.
    """
    hands, unknown = [kept[WEST].copy(), kept[EAST].copy()], [0, 0]
    pile = DECK - kept[WEST] - kept[EAST]
    chance = Fraction(1)
    for seat, cards, drawn in steps_of(view):
        for card in cards.elements():
            if hands[seat][card]:
                hands[seat][card] -= 1
                continue
            if unknown[seat] == 0 or pile[card] == 0:
                return Fraction(0)
            chance *= Fraction(unknown[seat] * pile[card], pile.total())
            unknown[seat] -= 1
            pile[card] -= 1
        unknown[seat] += drawn
    return chance


def fitting_divisions(view: VeniceView) -> dict[Hand, float]:
    """Every west hand of the last shuffle that fits, and how likely it is, by trying all."""
    together = named(view.kept_together)
    ways: dict[Hand, Fraction] = {}
    for west, count in hands_from(together, view.kept_sizes[WEST]).items():
        chance = chance_of_plays((Counter(west), together - Counter(west)), view)
        if chance:
            ways[west] = count * chance
    return {west: float(weight / sum(ways.values())) for west, weight in ways.items()}


# ---------------------------------------------------------------- is it the chance we expect?


def chi_squared_limit(freedom: int) -> float:
    """What chi-squared exceeds once in 10,000 times (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 3.72 * sqrt(spread)) ** 3)


def assert_chances(seen: Iterable[T], expected: dict[T, float]) -> None:
    """The frequencies seen fit the chances expected; what is impossible was never seen."""
    counts = Counter(seen)
    total = counts.total()
    assert set(counts) <= {case for case, chance in expected.items() if chance > 0}
    assert abs(sum(expected.values()) - 1) < 1e-9
    cells: list[tuple[float, float]] = []
    rest = [0.0, 0.0]
    for case, chance in expected.items():
        if chance * total >= 8:
            cells.append((counts[case], chance * total))
        else:  # too rare to be judged alone
            rest = [rest[0] + counts[case], rest[1] + chance * total]
    if rest[1] >= 8:
        cells.append((rest[0], rest[1]))
    assert len(cells) > 1, "nothing to compare"
    chi_squared = sum((found - wanted) ** 2 / wanted for found, wanted in cells)
    assert chi_squared < chi_squared_limit(len(cells) - 1)
