"""Clocks reckoned a second time, from the rows alone, to hold what people were shown against it."""

from __future__ import annotations

import msgspec

from sottovoce.matches import ByDays, ByMinutes, Decided, Match, NoClock, Opened, Row
from sottovoce.server.wire import Times

_DAY, _MINUTE, _SECOND = 86_400_000, 60_000, 1_000
_GIVEN_BACK = 500
_times: msgspec.json.Decoder[Times | None] = msgspec.json.Decoder(Times | None)


class Reckoning:
    """The time left to each seat. What a line delayed, up to half a second a decision, costs nothing."""

    def __init__(self, row: Row, match: Match) -> None:
        assert isinstance(row.change, Opened)
        self._terms = row.change.terms.clock
        self._left = [self._full()] * len(row.change.seats)
        self._runs: int | None = match.mover if match.begun else None
        self._since = row.at

    def _full(self) -> int:
        match self._terms:
            case ByDays(days):
                return days * _DAY
            case ByMinutes(minutes):
                return minutes * _MINUTE
            case NoClock():
                return 0

    def copy(self) -> Reckoning:
        twin = Reckoning.__new__(Reckoning)
        twin._terms, twin._left, twin._runs, twin._since = (
            self._terms, [*self._left], self._runs, self._since,
        )  # fmt: skip
        return twin

    def follow(self, row: Row, mover: int, match: Match) -> None:
        """Take in a row; `mover` was to decide before it, `match` is as it is after it."""
        if isinstance(row.change, Decided):
            spent = max(0, row.at - self._since)
            self._spend(mover, spent - min(spent, row.change.lag, _GIVEN_BACK), row.at)
        now = None if match.over or not match.begun else match.mover
        if now != self._runs:
            if self._runs is not None and not isinstance(row.change, Decided):
                self._spend(self._runs, max(0, row.at - self._since), row.at)
            self._end_turn(match.over)
            self._runs, self._since = now, row.at

    def _spend(self, seat: int, time: int, at: int) -> None:
        self._left[seat] = max(0, self._left[seat] - time)
        self._since = max(self._since, at)

    def _end_turn(self, over: bool) -> None:
        if self._runs is None or over:
            return
        if isinstance(self._terms, ByDays):
            self._left[self._runs] = self._full()
        elif isinstance(self._terms, ByMinutes):
            self._left[self._runs] += self._terms.increment * _SECOND

    def agrees(self, told: msgspec.Raw) -> bool:
        """Is this what somebody was told, at the time of the telling?"""
        times = _times.decode(told)
        if times is None or isinstance(self._terms, NoClock):
            return times is None and isinstance(self._terms, NoClock)
        return times.left == tuple(self.left(seat, times.at) for seat in range(len(self._left)))

    def left(self, seat: int, at: int) -> int:
        spent = max(0, at - self._since) if seat == self._runs else 0
        return max(0, self._left[seat] - spent)
