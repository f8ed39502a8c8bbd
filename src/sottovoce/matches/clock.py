"""Clocks: none, days for each move, or minutes with an increment. Times are whole milliseconds."""

from __future__ import annotations

from typing import Annotated

import msgspec

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE
MOST_LAG = SECOND // 2  # what a slow line gives back for each decision, at the most


class NoClock(msgspec.Struct, frozen=True, tag="none"):
    """Nobody is hurried."""


class ByDays(msgspec.Struct, frozen=True, tag="days"):
    """So many days for each turn."""

    days: Annotated[int, msgspec.Meta(ge=1, le=14)]


class ByMinutes(msgspec.Struct, frozen=True, tag="minutes"):
    """So many minutes for the whole match, and so many seconds more after each turn."""

    minutes: Annotated[int, msgspec.Meta(ge=1, le=180)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=180)] = 0


ClockTerms = NoClock | ByDays | ByMinutes


class Clock:
    """The time each seat has left. It runs for one seat at a time, or for none."""

    def __init__(self, terms: ClockTerms, seats: int) -> None:
        self._terms = terms
        self._left = [self._full()] * seats
        self._seat: int | None = None
        self._since = 0

    def _full(self) -> int:
        match self._terms:
            case ByDays(days):
                return days * DAY
            case ByMinutes(minutes):
                return minutes * MINUTE
            case NoClock():
                return 0

    @property
    def runs(self) -> bool:
        """Is there a clock, and is it running?"""
        return self._seat is not None and not isinstance(self._terms, NoClock)

    def turn_to(self, seat: int | None, at: int) -> None:
        """Let the clock run for a seat from now on; whose turn ended gets his increment or his days."""
        if seat == self._seat:
            return
        if self._seat is not None:
            self._charge(at)
            self._grant(self._seat)
        self._seat, self._since = seat, at

    def decided(self, at: int, lag: int) -> None:
        """Count a decision that leaves the turn where it is; the line's delay is given back."""
        given_back = max(0, min(lag, MOST_LAG, at - self._since))
        self._since += given_back
        self._charge(at)

    def stop(self, at: int) -> None:
        """The match is over: what is left stays."""
        if self._seat is not None:
            self._charge(at)
            self._seat = None

    def left(self, seat: int, at: int) -> int | None:
        """Return what a seat has left at a time; None without a clock."""
        if isinstance(self._terms, NoClock):
            return None
        spent = max(0, at - self._since) if seat == self._seat else 0
        return max(0, self._left[seat] - spent)

    def due(self) -> int | None:
        """Return when the running clock will have run out; None when none runs."""
        if not self.runs or self._seat is None:
            return None
        return self._since + self._left[self._seat]

    def _charge(self, at: int) -> None:
        # A clock of the machine that jumps back must not give time away, nor take any.
        if self._seat is not None:
            self._left[self._seat] = max(0, self._left[self._seat] - max(0, at - self._since))
            self._since = max(at, self._since)

    def _grant(self, seat: int) -> None:
        match self._terms:
            case ByDays():
                self._left[seat] = self._full()
            case ByMinutes(_, increment):
                self._left[seat] += increment * SECOND
            case NoClock():
                pass
