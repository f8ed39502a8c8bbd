"""The promises of a table: staged turns, undo, sealed records."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from sottovoce.core.chance import Chance
from sottovoce.core.errors import BadSeat, GameOver, NothingToUndo, NotYourTurn, Refusal
from sottovoce.core.events import Story
from sottovoce.core.game import NOBODY, SPECTATOR, Game, State
from sottovoce.core.record import HIDDEN, print_record, replay
from sottovoce.core.table import Table
from sottovoce.core.view import Options
from sottovoce.lab.contract.broken import Check, ContractBroken, how_to_reproduce
from sottovoce.lab.contract.engine import read_back
from sottovoce.lab.contract.moments import draw, draw_seed, opening, readers
from sottovoce.lab.contract.steps import LayTable
from sottovoce.lab.contract.views import Wire, wire

_UNDO_ONE_IN = 3


class Desk(NamedTuple):
    """All that lies before one reader at a table."""

    view: Wire
    story: Wire
    record: str


def desk(table: Table, seat: int) -> Desk:
    return Desk(wire(table.view(seat)), wire(table.story(seat)), print_record(table.record(seat)))


class Sitting:
    """A random game at a table: every decision is watched, many are taken back."""

    def __init__(self, game: Game, options: Options, lay: LayTable, chance: Chance) -> None:
        self.seed = draw_seed(chance)
        self.chance = chance
        self.table = lay(game, self.seed, options)
        self.readers = readers(game, options)
        # What the table should be keeping, kept by the suite itself: where the game is, and where the others
        # are shown it to be; what each decision told; and how everything lay before each staged decision.
        moment = opening(game, options, self.seed)
        self.mirror, self.shown = moment.state, moment.state.copy()
        self.told = list(moment.told)
        self.staged: list[tuple[State, dict[int, Desk]]] = []
        self.desks = self.look()
        self.undone = 0
        self.refused = 0

    def broken(self, check: Check, detail: str, seat: int | None = None) -> ContractBroken:
        table = self.table
        return ContractBroken(
            check, detail, how_to_reproduce(table.game, table.options, self.seed, table.decisions, seat)
        )

    def look(self) -> dict[int, Desk]:
        """Return what lies before everybody; it must be what the decisions so far show him."""
        desks = {seat: desk(self.table, seat) for seat in self.readers}
        for seat in self.readers:
            mover = seat == self.mirror.seat
            told = self.told if mover else self.told[: len(self.told) - len(self.staged)]
            story = [[one.event for one in step if one.shown_to(seat)] for step in told]
            view = self.table.game.redact(self.mirror if mover else self.shown, seat)
            if (desks[seat].view, desks[seat].story) != (wire(view), wire(story)):
                raise self.broken(Check.STAGE, "view or story is not what the decisions shown lead to", seat)
        return desks

    def play(self) -> None:
        """Play to the end, trying after each decision what must not be possible."""
        self.check_sealed()
        while self.mirror.seat != NOBODY:
            self.decide(draw(self.mirror.legal(), self.chance))
            self.check_strangers()
            self.check_sealed()
            while self.staged and self.chance.below(_UNDO_ONE_IN) == 0:
                self.undo()
            if not self.staged:
                self.check_no_undo(self.readers[1:])
        self.check_end()

    # ------------------------------------------------------------ decisions and the stage

    def decide(self, code: int) -> None:
        """Take a decision; unless it meets a barrier, nothing changes before anybody but the mover."""
        before, mover, story = self.mirror.copy(), self.mirror.seat, Story()
        self.mirror.apply(code, story)
        self.told.append(tuple(story.told))
        self.table.decide(mover, code)
        if self.table.truth().truth() != self.mirror.truth():
            raise self.broken(Check.REPLAY, "the table is not where its decisions lead")
        if self.mirror.barriers != before.barriers:
            self.staged.clear()
            self.shown = self.mirror.copy()
            self.desks = self.look()
        else:
            self.staged.append((before, self.desks))
            self.check_staged(mover)

    def check_staged(self, mover: int) -> None:
        """Before the others nothing has changed."""
        before = self.desks
        for seat in self.readers:
            if seat != mover and (after := desk(self.table, seat)) != before[seat]:
                raise self.broken(Check.STAGE, changed_parts(before[seat], after), seat)
        self.desks = self.look()

    def undo(self) -> None:
        """Take the last decision back: everything before everybody is as it was before it."""
        mover = self.mirror.seat
        self.check_no_undo([seat for seat in self.readers[1:] if seat != mover])
        self.table.undo(mover)
        self.undone += 1
        self.told.pop()
        self.mirror, before = self.staged.pop()
        if self.table.truth().truth() != self.mirror.truth():
            raise self.broken(Check.UNDO, "the truth is not what it was")
        for seat in self.readers:
            if (after := desk(self.table, seat)) != before[seat]:
                raise self.broken(Check.UNDO, changed_parts(before[seat], after), seat)
        self.desks = before

    def check_no_undo(self, seats: Sequence[int]) -> None:
        """These seats have nothing to take back: they are told so, and nothing changes."""
        for seat in seats:
            self.check_refusal(Check.UNDO, NothingToUndo, seat, self.table.undo)

    def check_strangers(self) -> None:
        """Nobody decides when it is not his turn, and nobody who does not sit here decides at all."""
        over = self.mirror.seat == NOBODY
        decide = partial(decide_for, self.table, 0 if over else draw(self.mirror.legal(), self.chance))
        for seat in self.readers[1:]:
            if seat != self.mirror.seat:
                self.check_refusal(Check.SEAT, GameOver if over else NotYourTurn, seat, decide)
        for seat in (SPECTATOR, len(self.readers) - 1):
            self.check_refusal(Check.SEAT, BadSeat, seat, decide)
            self.check_refusal(Check.SEAT, BadSeat, seat, self.table.undo)

    def check_refusal(
        self, check: Check, kind: type[Refusal], seat: int, attempt: Callable[[int], None]
    ) -> None:
        """The attempt is refused for this reason, by a sentence, and nothing has changed."""
        self.refused += 1
        decisions = self.table.decisions
        try:
            attempt(seat)
        except Refusal as refusal:
            same = self.table.decisions == decisions and self.table.truth().truth() == self.mirror.truth()
            if isinstance(refusal, kind) and str(refusal) and same:
                return
            raise self.broken(check, f"refused with {refusal!r}, or something changed", seat) from None
        raise self.broken(check, "it was not refused", seat)

    # ------------------------------------------------------------ records

    def check_sealed(self) -> None:
        """A running game's records hold no seed, no code of another seat, and nothing staged by others."""
        for seat in self.readers:
            if self.mirror.seat == NOBODY:
                return
            record, text = self.table.record(seat), self.desks[seat].record
            if record.seed is not None or f"{self.seed:x}" in text or str(self.seed) in text:
                raise self.broken(Check.SEALED, f"it holds the seed:\n{text}", seat)
            if record.reader != seat or not self.is_sealed(seat, text):
                raise self.broken(Check.SEALED, f"it holds others' decisions, or not its own:\n{text}", seat)
            if read_back(text) != record:
                raise self.broken(Check.RECORD, f"it is not read as it was written:\n{text}", seat)

    def is_sealed(self, seat: int, text: str) -> bool:
        """Read the text as anybody would: own decisions open, all others starred, each in its place."""
        hides_stage = self.staged and seat != self.mirror.seat
        decisions = self.table.decisions[: -len(self.staged)] if hides_stage else self.table.decisions
        expected = [
            (who, self.table.game.notation(code) if who == seat else HIDDEN) for who, code in decisions
        ]
        lines = [line.split() for line in text.split("\n\n", 1)[1].splitlines()]
        return [(int(who), word) for who, *words in lines for word in words] == expected

    def check_end(self) -> None:
        """When the game is over the whole record opens, to all the same, and replays."""
        records = {self.desks[seat].record for seat in self.readers}
        if len(records) != 1:
            raise self.broken(Check.RECORD, "the finished record differs from reader to reader")
        record = read_back(records.pop())
        if record is None or record.seed != self.seed or record != self.table.record():
            raise self.broken(Check.RECORD, "the finished record is not whole")
        if replay(self.table.game, record).truth() != self.mirror.truth():
            raise self.broken(Check.REPLAY, "the finished record leads elsewhere")


def changed_parts(before: Desk, after: Desk) -> str:
    """Say what lies differently before a reader."""
    parts = [part for part in Desk._fields if getattr(before, part) != getattr(after, part)]
    return f"the {' and the '.join(parts)} changed"


def decide_for(table: Table, code: int, seat: int) -> None:
    table.decide(seat, code)
