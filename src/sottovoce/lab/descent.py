"""Weights of patterns learnt from examples, compiled: logistic regression by stochastic descent.

Each weight has a pace of its own (AdaGrad): a pattern that is seldom seen learns as much from each
example as a common one did from its first. Weights are drawn towards nothing, so what says nothing weighs
nothing.
"""

from __future__ import annotations

from array import array
from math import log, sqrt
from typing import Final

from sottovoce.core.chance import Chance
from sottovoce.core.patterns import squashed

SUREST: Final = 0.999  # nobody is surer than this
FIRST_STEPS: Final = 1.0  # how slowly each weight begins


class Examples:
    """Positions: the patterns noticed in each, to what extent, and the share that was got."""

    def __init__(self) -> None:
        self.numbers: list[array[int]] = []
        self.amounts: list[array[float]] = []
        self.shares: list[float] = []

    def add(self, numbers: list[int], amounts: list[float], share: float) -> None:
        self.numbers.append(array("i", numbers))
        self.amounts.append(array("f", amounts))
        self.shares.append(share)


class Learner:
    """Learns weights: `pace` is how far one example moves them, `pull` what draws them to nothing."""

    def __init__(self, count: int, pace: float, pull: float) -> None:
        self.weights = [0.0] * count
        self.moved = [FIRST_STEPS] * count
        self.pace = pace
        self.pull = pull

    def learn(self, examples: Examples, chance: Chance) -> None:
        """Go through all examples once, in any order."""
        order = list(range(len(examples.shares)))
        chance.shuffle(order)
        for place in order:
            self.step(examples.numbers[place], examples.amounts[place], examples.shares[place])

    def step(self, numbers: array[int], amounts: array[float], share: float) -> None:
        """Move the weights of one example towards what it shows."""
        found: list[int] = numbers.tolist()
        extents: list[float] = amounts.tolist()
        off = squashed(self.lean(found, extents)) - share
        for place, number in enumerate(found):
            weight = self.weights[number]
            slope = off * extents[place] + self.pull * weight
            self.moved[number] += slope * slope
            self.weights[number] = weight - self.pace * slope / sqrt(self.moved[number])

    def lean(self, numbers: list[int], amounts: list[float]) -> float:
        """Add up the weights of what was noticed."""
        total = 0.0
        for place, number in enumerate(numbers):
            total += self.weights[number] * amounts[place]
        return total

    def loss(self, examples: Examples) -> float:
        """Return how far the weights are from what came: the mean logarithmic loss."""
        total = 0.0
        for place, share in enumerate(examples.shares):
            found: list[int] = examples.numbers[place].tolist()
            said = squashed(self.lean(found, examples.amounts[place].tolist()))
            said = min(max(said, 1.0 - SUREST), SUREST)
            total -= share * log(said) + (1.0 - share) * log(1.0 - said)
        return total / float(max(1, len(examples.shares)))
