"""Clocks that people were shown are reckoned a second time, also when the server's clock jumps."""

from __future__ import annotations

import random

import msgspec
import pytest

from sottovoce.games import registry
from sottovoce.matches import ByDays, Match, Opened, Person, Row, Terms
from sottovoce.matches.clock import DAY
from sottovoce.server.present import times
from sottovoce.store.log import Line
from sottovoce.trials.faults.player import Broke, Times
from sottovoce.trials.faults.times import check_times

BEGAN = 1_700_000_000_000


def played() -> tuple[list[Line], list[list[Times]]]:
    """Play a little while the clock jumps; return the rows, and the clocks as both seats were shown them."""
    chance = random.Random(1)
    game = registry.get("venice")
    terms = Terms(game=game.name, rules=game.rules_version, options={}, clock=ByDays(14))
    seats = (Person("p0", "Anna"), Person("p1", "Boris"))
    rows = [Row(0, BEGAN, Opened(terms, seats, "5" * 64))]
    match = Match(rows[0])
    told: list[list[Times]] = [[], []]
    for number in range(1, 40):
        at = BEGAN + chance.randrange(-6 * DAY, 6 * DAY)
        for seat in (0, 1):
            shown = msgspec.to_builtins(times(match, at))
            told[seat].append((match.shown(seat), shown))
        choice = match.game.notation(chance.choice(match.view(match.mover).legal))
        change = match.decide(match.mover, choice, match.shown(match.mover), 0)
        rows.append(Row(number, at, change))
        match.fold(rows[-1])
    encode = msgspec.json.encode
    return [Line(row.number, row.at, f"c{row.number}", encode(row.change).decode()) for row in rows], told


def test_clocks_that_are_right_are_right() -> None:
    lines, told = played()
    assert len({tuple(times["left"]) for _, times in told[0] if times}) > 10
    check_times("match", lines, told)


def test_a_clock_that_is_wrong_by_a_millisecond_is_noticed() -> None:
    lines, told = played()
    number, shown = told[1][30]
    assert shown is not None
    told[1][30] = number, {**shown, "left": [shown["left"][0] + 1, shown["left"][1]]}
    with pytest.raises(Broke, match=f"seat 1 at {number}: clocks are wrong"):
        check_times("match", lines, told)


@pytest.mark.parametrize("wrong", [(1, None), (1000, {"left": [0, 0], "runs": 0, "at": BEGAN})])
def test_a_clock_that_is_missing_or_of_a_table_that_never_was_is_noticed(wrong: Times) -> None:
    lines, told = played()
    with pytest.raises(Broke, match="clocks are wrong"):
        check_times("match", lines, [[*told[0], wrong], told[1]])
