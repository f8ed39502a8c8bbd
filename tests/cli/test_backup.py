"""``sottovoce backup`` and ``sottovoce restore``."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.helpers import Command
from tests.server.tables import open_match, run


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data folder of a server that has had one match."""
    folder = tmp_path / "data"
    run(folder, open_match)
    return folder


def test_there_and_back(command: Command, data: Path, tmp_path: Path) -> None:
    made = command("backup", "kept.sqlite", "--data", str(data))
    assert (made.code, made.out, made.err) == (0, "'kept.sqlite' holds 1 match, and is sound.\n", "")
    again = tmp_path / "again"
    put_back = command("restore", "kept.sqlite", "--data", str(again))
    assert (put_back.code, put_back.err) == (0, "")
    assert "with 1 match." in put_back.out.replace("\n", " ")
    assert (again / "sottovoce.sqlite").stat().st_size > 0


def test_what_is_there_is_left(command: Command, data: Path, tmp_path: Path) -> None:
    (tmp_path / "kept.sqlite").write_text("mine")
    page = command("backup", "kept.sqlite", "--data", str(data))
    assert (page.code, page.err) == (2, "'kept.sqlite' is there already; it is left as it is.\n")
    assert (tmp_path / "kept.sqlite").read_text() == "mine"
    page = command("restore", "kept.sqlite", "--data", str(data))
    assert page.code == 2
    assert "move it away" in page.err


def test_a_folder_that_is_not_there_is_a_complaint(command: Command, data: Path) -> None:
    page = command("backup", "nowhere/kept.sqlite", "--data", str(data))
    assert (page.code, page.out) == (2, "")
    assert page.err.count("\n") == 1


def test_postgresql_is_sent_to_its_own_tools(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOTTOVOCE_DATABASE_URL", "postgresql://host/name")
    page = command("backup", "kept.sqlite")
    assert page.code == 2
    assert "pg_dump" in page.err
