"""app.py and desk.py: help, version, language."""

from __future__ import annotations

import pytest

import sottovoce
from sottovoce.cli.desk import chosen_language, system_language
from sottovoce.words import LANGUAGES, voice
from tests.cli.helpers import Command


def test_the_version_is_printed(command: Command) -> None:
    assert command("--version") == (0, f"{sottovoce.__version__}\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--help",), "cli"),
        (("play", "--help"), "cli-play"),
        (("replay", "--help"), "cli-replay"),
        (("arena", "--help"), "cli-arena"),
        (("bench", "--help"), "cli-bench"),
        (("bench", "engine", "--help"), "cli-bench-engine"),
        (("bench", "beliefs", "--help"), "cli-bench-beliefs"),
    ],
)
def test_help_is_said_in_the_chosen_language(
    command: Command, arguments: tuple[str, ...], message: str, language: str
) -> None:
    page = command("--lang", language, *arguments)
    assert (page.code, page.err) == (0, "")
    assert voice(language, "common")(message) in page.out
    assert "cli-" not in page.out


def test_without_a_command_there_is_help(command: Command) -> None:
    page = command()
    assert page.code == 0
    assert voice("en", "common")("cli-play") in page.out


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LC_ALL": "it_IT.UTF-8", "LANG": "ru_RU.UTF-8"}, "it"),
        ({"LC_ALL": "", "LC_MESSAGES": "it", "LANG": "ru"}, "it"),
        ({"LC_ALL": "C", "LANG": "ru_RU"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_system(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        ([], None),
        (["play", "--lang", "ru"], "ru"),
        (["--lang=it", "play"], "it"),
        (["--lang", "it", "play", "--lang", "ru"], "ru"),
        (["play", "--lang"], None),
    ],
)
def test_the_language_on_the_command_line(arguments: list[str], language: str | None) -> None:
    assert chosen_language(arguments) == language


def test_the_systems_language_is_spoken(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert command("play", "chess").err.startswith("Нет игры «chess»")
    assert command("play", "chess", "--lang", "en").err.startswith("There is no game")
