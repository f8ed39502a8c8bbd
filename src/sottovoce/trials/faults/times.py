"""Clocks as people were shown them, held against a second reckoning from the rows."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sottovoce.matches import Change, Match, Row
from sottovoce.store.log import Line
from sottovoce.trials.faults.player import Broke, Times
from sottovoce.trials.simulation.reckoning import Reckoning

Moments = dict[tuple[int, int], list[Reckoning]]

_changes: msgspec.json.Decoder[Change] = msgspec.json.Decoder(Change)


def check_times(match: str, lines: Sequence[Line], told: Sequence[Sequence[Times]]) -> None:
    """Raise `Broke` where a seat was shown clocks, with the table of a number, that never were so."""
    moments = _play_again([Row(line.number, line.at, _changes.decode(line.change)) for line in lines])
    for seat, seen in enumerate(told):
        for number, times in seen:
            shown = msgspec.Raw(msgspec.json.encode(times))
            if not any(clock.agrees(shown) for clock in moments.get((seat, number), ())):
                raise Broke(f"{match}: seat {seat} at {number}: clocks are wrong: {times}")


def _play_again(rows: Sequence[Row]) -> Moments:
    """Return how the clocks stood, by the seat and by the number of what it was shown then."""
    match = Match(rows[0])
    clock = Reckoning(rows[0], match)
    moments: Moments = {}
    _keep(moments, match, clock)
    for row in rows[1:]:
        mover = match.mover
        match.fold(row)
        clock.follow(row, mover, match)
        _keep(moments, match, clock)
    return moments


def _keep(moments: Moments, match: Match, clock: Reckoning) -> None:
    for seat in range(len(match.seats)):
        moments.setdefault((seat, match.shown(seat)), []).append(clock.copy())
