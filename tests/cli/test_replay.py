"""replay.py: a record is checked, then told."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from sottovoce.core.record import Record, parse_record, print_record
from sottovoce.core.table import Table
from sottovoce.core.view import Outcome
from sottovoce.games import registry
from sottovoce.words import LANGUAGES
from tests.cli.helpers import Command

SOUND = {"en": "The record is sound: ", "ru": "Запись верна: ", "it": "Il verbale è in ordine: "}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_game_is_told(command: Command, record_file: Path, record_text: str, language: str) -> None:
    page = command("replay", str(record_file), "--lang", language)
    assert (page.code, page.err) == (0, "")
    assert page.out.startswith(SOUND[language])
    assert str(len(parse_record(record_text).decisions)) in page.out.splitlines()[0]
    assert page.out.count("┏") == 1
    assert page.out.count(" · ") > 100


def test_the_result_stands_at_the_end(command: Command, record_file: Path, record_text: str) -> None:
    result = parse_record(record_text).result
    assert result is not None
    last = command("replay", str(record_file)).out.rpartition("The game is over")[2]
    points = "West {} : {} East".format(*result.points)
    assert points in last
    assert last.count("Round ") == sum(result.points)


def test_nobody_is_called_you(command: Command, record_file: Path) -> None:
    told = command("replay", str(record_file)).out
    assert "You " not in told
    assert "your" not in told


def test_step_shows_the_table_at_every_turn(command: Command, record_file: Path, record_text: str) -> None:
    page = command("replay", str(record_file), "--step")
    assert page.code == 0
    lines = record_text.partition("\n\n")[2].splitlines()
    assert page.out.count("┏") == len(lines) + 1
    assert "As West sees it:" in page.out
    assert "Your hand" in page.out


class Keyboard(io.StringIO):
    """A person's answers, as from a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("answers", "tables"), [("\n\n", 3), ("\nquit\n", 2), ("Q\n", 1), ("", 1)])
def test_a_person_steps_through_and_may_leave(
    command: Command, record_file: Path, answers: str, tables: int
) -> None:
    page = command("replay", str(record_file), "--step", stdin=Keyboard(answers))
    assert (page.code, page.err) == (0, "")
    assert page.out.count("┏") == tables


def unfinished(result: Outcome | None) -> Record:
    """A whole record of a game that was left, or ended from outside, after two decisions."""
    table = Table(registry.get("venice"), 5)
    for _ in range(2):
        table.decide(table.mover, table.view(table.mover).legal[-1])
    if result is not None:
        table.close(result)
        return table.record()
    sealed = table.record(table.mover)
    decisions = tuple(
        type(decision)(decision.seat, table.game.notation(code))
        for decision, (_, code) in zip(sealed.decisions, table.decisions, strict=True)
    )
    return Record(
        game=sealed.game,
        rules=sealed.rules,
        options=sealed.options,
        commitment=sealed.commitment,
        seed=5,
        reader=None,
        decisions=decisions,
        result=None,
    )


def test_a_record_may_end_before_the_game_does(command: Command, tmp_path: Path) -> None:
    (tmp_path / "left").write_text(print_record(unfinished(None)), encoding="utf-8")
    page = command("replay", "left")
    assert (page.code, page.err) == (0, "")
    assert page.out.rstrip().endswith("The record ends here; the game was not finished.")


@pytest.mark.parametrize(
    ("result", "sentence"),
    [
        (Outcome("resigned", (1,), (0, 0)), "before its time, by resignation. Won by: East."),
        (Outcome("out-of-time", (0,), (0, 0)), "before its time, because the time was up. Won by: West."),
        (Outcome("agreed-draw", (0, 1), (0, 0)), "before its time, by agreeing on a draw. Won by: West, E"),
    ],
)  # fmt: skip
def test_a_game_ended_from_outside_is_told(
    command: Command, tmp_path: Path, result: Outcome, sentence: str
) -> None:
    (tmp_path / "ended").write_text(print_record(unfinished(result)), encoding="utf-8")
    page = command("replay", "ended")
    assert page.code == 0
    assert sentence in " ".join(page.out.split())
