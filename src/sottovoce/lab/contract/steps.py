"""The same decisions in two truths: a seat that cannot tell them apart learns to only by the rules."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial

from sottovoce.core.chance import Chance
from sottovoce.core.errors import Refusal
from sottovoce.core.events import Event, Story
from sottovoce.core.game import SPECTATOR, Game, State
from sottovoce.core.record import print_record
from sottovoce.core.table import Table
from sottovoce.core.view import Options, View
from sottovoce.lab.contract.broken import Check, ContractBroken
from sottovoce.lab.contract.moments import Moment, draw
from sottovoce.lab.contract.opened import Opened
from sottovoce.lab.contract.report import PairsOf
from sottovoce.lab.contract.secrets import Secrets
from sottovoce.lab.contract.views import wire

LayTable = Callable[[Game, int, Options], Table]

_STEPS = 6  # decisions taken in both truths, while the seat cannot tell them apart


class Pair:
    """Two truths that a seat cannot tell apart, and a table laid at each."""

    def __init__(self, moment: Moment, second: State, seat: int, secrets: Secrets, lay: LayTable) -> None:
        self.seat = seat
        self.secrets = secrets
        self.moments = (moment, replace(moment, state=second))
        self.tables = tuple(lay(Opened(one.game, one.state), one.seed, one.options) for one in self.moments)

    def broken(self, check: Check, detail: str) -> ContractBroken:
        return self.moments[0].broken(check, detail, self.seat)

    def choices(self) -> list[tuple[int, int]]:
        """Return the decisions the mover may take, one in each truth, that look the same to the seat."""
        here, there = self.moments
        legal = set(there.state.legal())
        return [(code, other) for code in here.state.legal() for other in self.alike(code) if other in legal]

    def alike(self, code: int) -> Collection[int]:
        """Return what a decision cannot be told from; the seat knows what it decides itself."""
        here = self.moments[0]
        return (code,) if here.state.seat == self.seat else self.secrets.looks_like(here, self.seat, code)

    def step(self, codes: tuple[int, int]) -> bool:
        """Take a decision in each truth; say whether the rules show the seat the same in both."""
        before = self.moments
        self.moments = (before[0].after(codes[0]), before[1].after(codes[1]))
        shown = [self.secrets.shown(*steps, self.seat) for steps in zip(before, self.moments, strict=True)]
        told = [told_to(moment, self.seat) for moment in self.moments]
        if shown[0] == shown[1]:
            self.compare([moment.game.redact(moment.state, self.seat) for moment in self.moments], told)
            for table, code in zip(self.tables, codes, strict=True):
                table.decide(table.mover, code)
            return True
        if wire(told[0]) == wire(told[1]):
            raise self.broken(Check.SAME_STORY, f"shown {shown[0]} and {shown[1]}, it is told the same")
        if before[0].state.seat == self.seat and before[0].state.barriers == self.moments[0].state.barriers:
            raise self.broken(Check.BARRIER, f"by a decision it may take back, it was shown {shown[0]}")
        return False

    def compare(self, views: Sequence[View], told: Sequence[object]) -> None:
        """Nothing tells the two truths apart."""
        if wire(views[0]) != wire(views[1]):
            raise self.broken(Check.SAME_VIEW, view_difference(*views))
        if wire(told[0]) != wire(told[1]):
            raise self.broken(Check.SAME_STORY, f"told {told[0]} in one, {told[1]} in the other")

    def compare_tables(self) -> None:
        """The same lies before the seat at both tables."""
        seat, tables = self.seat, self.tables
        self.compare([table.view(seat) for table in tables], [table.story(seat) for table in tables])
        if not self.moments[0].over:
            first, second = (print_record(table.record(seat)) for table in tables)
            if first != second:
                raise self.broken(Check.SAME_RECORD, f"in one:\n{first}in the other:\n{second}")

    def compare_attempts(self) -> None:
        """Deciding out of turn, and taking back what is not one's own, is refused with the same words."""
        if self.seat in (self.tables[0].mover, SPECTATOR):
            return
        for code, _ in self.choices()[:1]:
            self.compare_refusals(Check.SEAT, partial(decide_for, self.seat, code))
        self.compare_refusals(Check.UNDO, partial(undo_for, self.seat))

    def compare_refusals(self, check: Check, attempt: Callable[[Table], None]) -> None:
        told = [sentence(attempt, table) for table in self.tables]
        if "" in told:
            raise self.broken(check, "out of its turn, the seat was not refused")
        if told[0] != told[1]:
            raise self.broken(Check.SAME_REFUSALS, f"told {told[0]} in one, {told[1]} in the other")


def compare_steps(pair: Pair, chance: Chance, pairs: PairsOf) -> None:
    """Play on in both truths, by decisions that look the same, until the rules let the seat tell them."""
    pair.compare_tables()
    for _ in range(_STEPS):
        choices = pair.choices()
        if not choices:
            return
        mover = pair.moments[0].state.seat
        alike = pair.step(draw(choices, chance))
        (pairs.own if mover == pair.seat else pairs.others).add(alike)
        if not alike:
            return
        pair.compare_tables()
        pair.compare_attempts()


def told_to(moment: Moment, seat: int) -> list[Event]:
    """Return the last decision's events that the seat may see."""
    story = Story()
    story.told.extend(moment.told[-1])
    return list(story.seen_by(seat))


def decide_for(seat: int, code: int, table: Table) -> None:
    table.decide(seat, code)


def undo_for(seat: int, table: Table) -> None:
    table.undo(seat)


def sentence(attempt: Callable[[Table], None], table: Table) -> str:
    """Return what an attempt is refused with; nothing if it succeeds."""
    try:
        attempt(table)
    except Refusal as refusal:
        return str(refusal)
    return ""


def view_difference(first: View, second: View) -> str:
    """Say in which fields two views differ."""
    found = [
        f"{name} is {ours} in one, {theirs} in the other"
        for name in first.__struct_fields__
        if wire(ours := getattr(first, name)) != wire(theirs := getattr(second, name))
    ]
    return "; ".join(found) or "the results are summed up differently"
