"""``sottovoce verify``: yes or no, with reasons, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from sottovoce.core.record import print_record
from sottovoce.words import LANGUAGES
from tests.cli.helpers import Command
from tests.matches.dealt import SECRET, open_match, play, record_of

YES = {"en": "Yes: ", "ru": "Да: ", "it": "Sì: "}
NO = {"en": "No: ", "ru": "Нет: ", "it": "No: "}


@pytest.fixture(scope="module")
def text() -> str:
    return print_record(record_of("sonata"))


def written(folder: Path, text: str) -> str:
    path = folder / "match.txt"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_honest_match(command: Command, tmp_path: Path, text: str, language: str) -> None:
    page = command("verify", written(tmp_path, text), "--lang", language)
    assert (page.code, page.err) == (0, "")
    assert page.out.count("✓") == 8
    assert "✗" not in page.out
    assert YES[language] in page.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_token_changed(command: Command, tmp_path: Path, text: str, language: str) -> None:
    page = command("verify", written(tmp_path, text.replace("0:t0", "0:t1")), "--lang", language)
    assert (page.code, page.err) == (1, "")
    assert (page.out.count("✓"), page.out.count("✗")) == (7, 1)
    assert NO[language] in page.out


def test_the_reason_is_told(command: Command, tmp_path: Path, text: str) -> None:
    first = text.partition("\n\n")[2].split()[1]
    page = command("verify", written(tmp_path, text.replace(f"0 {first}", "0 nonsense")))
    assert page.code == 1
    assert "The game does not replay." in page.out
    assert "'nonsense'" in page.out


def test_the_promise_is_told_so_that_one_can_compare(command: Command, tmp_path: Path, text: str) -> None:
    page = command("verify", written(tmp_path, text))
    promise = text.partition("Promise: ")[2].split()[0]
    assert promise in page.out.replace("\n", "")
    assert SECRET not in page.out


def test_a_match_under_way_proves_nothing_yet(command: Command, tmp_path: Path) -> None:
    running = print_record(play(open_match("venice"), 3).record(0))
    page = command("verify", written(tmp_path, running))
    assert page.code == 1
    assert "it opens when the match is over" in page.out.replace("\n", " ")


def test_a_game_at_the_terminal_proves_nothing(command: Command, record_file: Path) -> None:
    page = command("verify", str(record_file))
    assert page.code == 1
    assert "no server promised anything" in page.out.replace("\n", " ")


def test_what_is_no_record_is_refused(command: Command, tmp_path: Path) -> None:
    page = command("verify", written(tmp_path, "nonsense"))
    assert (page.code, page.out) == (2, "")
    assert page.err.startswith("This is not a Sottovoce record")
