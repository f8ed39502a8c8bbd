"""The command line in this process: arguments and answers in, exit code and pages out."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from sottovoce.cli import run
from sottovoce.core.record import print_record
from sottovoce.core.table import Table
from sottovoce.games import registry
from tests.cli.helpers import Command, Page, finish


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Command:
    """Carry out commands in an empty folder, in English unless told otherwise, 80 columns wide."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "80")

    def carry_out(*arguments: str, answers: str = "", stdin: io.StringIO | None = None) -> Page:
        monkeypatch.setattr("sys.stdin", stdin or io.StringIO(answers))
        capsys.readouterr()
        code = run(arguments)
        out, err = capsys.readouterr()
        return Page(code, out, err)

    return carry_out


@pytest.fixture(scope="session")
def record_text() -> str:
    """The record of a finished game."""
    table = Table(registry.get("venice"), 5)
    finish(table)
    return print_record(table.record())


@pytest.fixture
def record_file(record_text: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(record_text, encoding="utf-8")
    return path
