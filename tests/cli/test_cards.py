"""cards.py and `--cards`: a file of cards is looked over, played with, and refused with line and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from sottovoce.core.record import print_record
from sottovoce.core.table import Table
from sottovoce.games import registry
from sottovoce.games.whispers.cards import HOUSE
from sottovoce.words import LANGUAGES
from tests.cli.helpers import Command, finish

FOLDER = Path(__file__).parents[1] / "games" / "whispers"
ODD = FOLDER / "odd.toml"
WORDS = {"en": "54 cards of evidence", "ru": "54 карты улик", "it": "54 carte indizio"}
REFUSED = {"en": "line 4: name", "ru": "строка 4: name", "it": "riga 4: name"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_set_is_found_sound(command: Command, language: str) -> None:
    page = command("cards", "check", str(HOUSE), "--lang", language)
    assert (page.code, page.err) == (0, "")
    assert WORDS[language] in page.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_file_is_refused_with_line_and_field(
    command: Command, tmp_path: Path, language: str
) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text(ODD.read_text(encoding="utf-8").replace('name = "odd"', "name = 7"), encoding="utf-8")
    for arguments in (
        ("cards", "check", str(broken)),
        ("cards", "balance", "--cards", str(broken)),
        ("play", "whispers", "--cards", str(broken)),
    ):
        page = command(*arguments, "--lang", language)
        assert (page.code, page.out) == (2, "")
        assert f"broken.toml, {REFUSED[language]}" in page.err
        assert "Traceback" not in page.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_many_problems_are_said_in_whole_lines_and_too_many_are_not(
    command: Command, tmp_path: Path, language: str
) -> None:
    bare = tmp_path / "bare.toml"
    bare.write_text("[[evidence]]\n", encoding="utf-8")
    said = command("cards", "check", str(bare), "--lang", language).err.strip().split("\n")[1:]
    assert 4 < len(said) <= 11
    assert all(line.startswith("bare.toml, ") and not line.endswith("…") for line in said if line != "…")
    bare.write_text("[[evidence]]\n" * 20, encoding="utf-8")
    many = command("cards", "check", str(bare), "--lang", language).err.strip().split("\n")[1:]
    assert (len(many), many[-1]) == (11, "…")


def test_a_set_that_cannot_be_played_to_the_full_ends_with_one(command: Command, tmp_path: Path) -> None:
    cards = (FOLDER / "workshop.toml").read_text(encoding="utf-8")
    nowhere = tmp_path / "nowhere.toml"
    nowhere.write_text(
        cards.replace('{ do = "move-figure" }', '{ do = "flip", at = "here", way = "up" }', 1),
        encoding="utf-8",
    )
    page = command("cards", "check", str(nowhere))
    assert page.code == 1
    assert "'flip' could never be carried out" in page.out


def test_a_game_is_played_and_replayed_with_other_cards(command: Command, tmp_path: Path) -> None:
    cards = ("--cards", str(ODD))
    page = command("play", "whispers", *cards, "--seed", "3", "--bot", "random", answers="quit\n")
    assert page.code == 0
    assert "Treadmill" in page.out or "Tub" in page.out
    table = Table(registry.get("whispers").with_cards(str(ODD)), 5)
    finish(table)
    record = tmp_path / "odd.txt"
    record.write_text(print_record(table.record()), encoding="utf-8")
    assert command("replay", str(record), *cards).code == 0
    refused = command("replay", str(record))
    assert (refused.code, refused.out) == (2, "")


def test_other_games_have_their_own_cards_only(command: Command) -> None:
    page = command("play", "venice", "--cards", str(ODD))
    assert (page.code, page.out) == (2, "")
    assert page.err == "venice is played with its own cards only.\n"
    assert command("cards", "check", str(ODD), "--game", "venice").code == 2


def test_a_file_that_is_not_there_is_refused(command: Command) -> None:
    page = command("cards", "check", "nowhere.toml")
    assert (page.code, page.out) == (2, "")
    assert "nowhere.toml, line 1: file: there is no such file" in page.err


def test_no_games_tell_nothing_of_a_balance(command: Command) -> None:
    page = command("cards", "balance", "--games", "0", "--lang", "en")
    assert (page.code, page.out) == (2, "")
    assert "--games" in page.err
