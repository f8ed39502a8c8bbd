"""Golden playthroughs as text: the record's own lines, and between them, set in, what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sottovoce.core.events import Story
from sottovoce.core.game import Game, State
from sottovoce.core.record import Decision, Record, open_record, parse_record, print_record, replay_step

Remarks = Callable[[Story, State], list[str]]
Ends = Callable[[State, State, Decision], bool]


def at_a_barrier(before: State, state: State, _decision: Decision) -> bool:
    """Does what can be taken back end with this decision?"""
    return state.barriers != before.barriers


def tell(game: Game, record: Record, remarks: Remarks, ends: Ends = at_a_barrier) -> str:
    """Return the record's header, then every stretch of decisions with its story and the table after it."""
    story = Story()
    state = open_record(game, record, story)
    lines = [*print_record(record).partition("\n\n")[0].splitlines(), "", *_taken(remarks, story, state)]
    for stretch in _stretches(game, record, state, story, remarks, ends):
        lines += stretch
    return "\n".join(lines) + "\n"


def record_of(text: str) -> Record:
    """Return the record inside a text of `tell`."""
    return parse_record("\n".join(line for line in text.splitlines() if not line.startswith(" ")) + "\n")


def _stretches(
    game: Game, record: Record, state: State, story: Story, remarks: Remarks, ends: Ends
) -> Iterator[list[str]]:
    written: list[str] = []
    for number, decision in enumerate(record.decisions, 1):
        before = state.copy()
        replay_step(game, state, number, decision, story)
        written.append(str(decision.text))
        if ends(before, state, decision):
            yield [f"{decision.seat} {' '.join(written)}", *_taken(remarks, story, state)]
            written.clear()
    assert not written


def _taken(remarks: Remarks, story: Story, state: State) -> list[str]:
    lines = [f"  {line}" for line in remarks(story, state)]
    story.told.clear()
    return lines
