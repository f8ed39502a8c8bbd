"""How often: token buckets in memory, as many as are in use and no more than a fixed number."""

from __future__ import annotations

import math
from collections import OrderedDict

from sottovoce.matches.clock import MINUTE, SECOND
from sottovoce.server.errors import TooOften
from sottovoce.server.settings import Rate


class Buckets:
    """One bucket for each key: `take` refuses when it is empty. Who was idle longest is forgotten first."""

    def __init__(self, rate: Rate, most: int) -> None:
        self._rate = rate
        self._most = most
        self._levels: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._levels)

    def take(self, key: str, at: int) -> None:
        """Take one from a bucket, or refuse and say how long to wait."""
        level = self._level(key, at)
        if level < 1:
            raise TooOften(seconds=self._wait(level))
        self._levels[key] = (level - 1, at)
        self._levels.move_to_end(key)
        if len(self._levels) > self._most:
            self._levels.popitem(last=False)

    def check(self, key: str, at: int) -> None:
        """Refuse if the bucket is empty, and take nothing."""
        level = self._level(key, at)
        if level < 1:
            raise TooOften(seconds=self._wait(level))

    def _level(self, key: str, at: int) -> float:
        level, since = self._levels.get(key, (float(self._rate.burst), at))
        refill = max(0, at - since) * self._rate.per_minute / MINUTE
        return min(float(self._rate.burst), level + refill)

    def _wait(self, level: float) -> int:
        return math.ceil((1 - level) * MINUTE / self._rate.per_minute / SECOND)
