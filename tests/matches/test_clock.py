"""Clocks count the mover's time, give lag back, and are not fooled by a machine's clock that jumps."""

from __future__ import annotations

import msgspec
import pytest

from sottovoce.matches import ByDays, ByMinutes, Clock, ClockTerms, NoClock
from sottovoce.matches.clock import DAY, MINUTE, MOST_LAG, SECOND


def started(terms: ClockTerms, at: int = 1000) -> Clock:
    clock = Clock(terms, 2)
    clock.turn_to(0, at)
    return clock


def test_without_a_clock_nobody_is_ever_late() -> None:
    clock = started(NoClock())
    assert not clock.runs
    assert clock.left(0, 10**12) is None
    assert clock.due() is None


def test_only_the_movers_time_runs() -> None:
    clock = started(ByMinutes(5))
    assert clock.left(0, 1000 + MINUTE) == 4 * MINUTE
    assert clock.left(1, 1000 + MINUTE) == 5 * MINUTE
    assert clock.due() == 1000 + 5 * MINUTE


def test_the_increment_comes_when_the_turn_passes_not_with_each_decision() -> None:
    clock = started(ByMinutes(5, 10))
    clock.decided(1000 + 20 * SECOND, 0)
    assert clock.left(0, 1000 + 20 * SECOND) == 5 * MINUTE - 20 * SECOND
    clock.turn_to(1, 1000 + 30 * SECOND)
    assert clock.left(0, 10**9) == 5 * MINUTE - 20 * SECOND
    assert clock.due() == 1000 + 30 * SECOND + 5 * MINUTE


def test_turning_to_the_same_seat_changes_nothing() -> None:
    clock = started(ByMinutes(5, 10))
    clock.turn_to(0, 1000 + MINUTE)
    assert clock.left(0, 1000 + MINUTE) == 4 * MINUTE


def test_days_are_full_again_for_every_turn() -> None:
    clock = started(ByDays(3))
    clock.turn_to(1, 1000 + 2 * DAY)
    assert clock.left(0, 1000 + 2 * DAY) == 3 * DAY
    assert clock.due() == 1000 + 5 * DAY


@pytest.mark.parametrize(("lag", "given_back"), [(0, 0), (200, 200), (MOST_LAG + 9000, MOST_LAG), (-50, 0)])
def test_lag_is_given_back_up_to_a_limit(lag: int, given_back: int) -> None:
    clock = started(ByMinutes(1))
    clock.decided(1000 + 10 * SECOND, lag)
    assert clock.left(0, 1000 + 10 * SECOND) == MINUTE - 10 * SECOND + given_back


def test_lag_never_gives_back_more_than_was_spent() -> None:
    clock = started(ByMinutes(1))
    clock.decided(1000 + 100, 400)
    assert clock.left(0, 1100) == MINUTE


def test_time_never_goes_below_nothing() -> None:
    clock = started(ByMinutes(1))
    assert clock.left(0, 10**9) == 0
    clock.decided(10**9, 0)
    assert clock.left(0, 10**9) == 0


def test_a_machines_clock_that_jumps_back_neither_gives_nor_takes_time() -> None:
    clock = started(ByMinutes(5), at=10 * MINUTE)
    clock.decided(11 * MINUTE, 0)
    clock.decided(2 * MINUTE, 0)
    assert clock.left(0, 2 * MINUTE) == 4 * MINUTE
    clock.decided(12 * MINUTE, 0)
    assert clock.left(0, 12 * MINUTE) == 3 * MINUTE


def test_a_stopped_clock_keeps_what_is_left() -> None:
    clock = started(ByMinutes(5))
    clock.stop(1000 + MINUTE)
    assert clock.left(0, 10**9) == 4 * MINUTE
    assert clock.due() is None
    clock.stop(10**9)
    assert clock.left(0, 10**9) == 4 * MINUTE


@pytest.mark.parametrize(
    "text", ['{"type":"days","days":0}', '{"type":"minutes","minutes":181}', '{"type":"sand"}']
)
def test_terms_out_of_range_are_not_read(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=ClockTerms)
