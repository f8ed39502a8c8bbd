"""Patterns: what is noticed is what is weighed."""

from __future__ import annotations

import pytest

from sottovoce.core.patterns import NO_PATTERNS, Noticing, Patterns, at_most, squashed


def test_patterns_weigh_what_they_weigh_and_nothing_is_known_without_weights() -> None:
    patterns = Patterns([0.5, -1.0])
    assert patterns.known
    assert not NO_PATTERNS.known
    assert (patterns.at(0), patterns.at(1)) == (0.5, -1.0)
    assert patterns.scaled(1, 0.25) == -0.25


def test_who_notices_finds_the_same_and_keeps_it_in_order() -> None:
    noticing = Noticing([0.5, -1.0])
    assert [noticing.at(1), noticing.scaled(0, 3.0)] == [-1.0, 1.5]
    assert noticing.numbers == [1, 0]
    assert noticing.amounts == [1.0, 3.0]


def test_a_sum_of_weights_stands_for_a_share() -> None:
    assert squashed(0.0) == 0.5
    assert squashed(2.0) == pytest.approx(1 - squashed(-2.0))
    assert 0.99 < squashed(5.0) < squashed(6.0) < 1.0


def test_more_than_is_told_apart_counts_as_the_most() -> None:
    assert [at_most(number, 3) for number in range(-1, 6)] == [-1, 0, 1, 2, 3, 3, 3]
