"""Learnt weights, one for each pattern that a judge may notice in a state, compiled.

A judge adds up the weights of the patterns it finds; `Noticing` finds the same ones, and keeps them for
those who learn the weights. So what is learnt is always what is used.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


class Patterns:
    """The weight of every pattern by its number; without weights there is nothing to notice.

    They lie in memory one beside the other, because a search reads twenty of them for each judgement.
    """

    def __init__(self, weights: list[float]) -> None:
        self.weights = vec[float](weights)
        self.known = len(weights) > 0

    def at(self, number: i64) -> float:
        """Return what a pattern weighs that has been found."""
        return self.weights[number]

    def scaled(self, number: i64, amount: float) -> float:
        """Return what a pattern weighs that has been found to such an extent."""
        return self.weights[number] * amount


NO_PATTERNS: Final = Patterns([])


class Noticing(Patterns):
    """Keeps which patterns were found, and to what extent, since somebody last looked."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        self.numbers: list[int] = []
        self.amounts: list[float] = []

    def at(self, number: i64) -> float:
        return self.scaled(number, 1.0)

    def scaled(self, number: i64, amount: float) -> float:
        self.numbers.append(int(number))
        self.amounts.append(amount)
        return self.weights[number] * amount


def squashed(lean: float) -> float:
    """Return the share of the win that a sum of weights stands for."""
    return 1.0 / (1.0 + exp(-lean))


def at_most(number: i64, most: i64) -> i64:
    """Return a number, or the most that is told apart."""
    return number if number < most else most
