"""The command as a process of its own, as a shell starts it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

PROGRAM = [sys.executable, "-m", "sottovoce.cli"]
Done = subprocess.CompletedProcess[bytes]
PLAY = ("play", "venice", "--seed", "7", "--bot", "random", "--option", "rounds=single")


def surroundings(**changes: str) -> dict[str, str]:
    """An environment without a language of its own, in which the same package is found from any folder."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    paths = [str(Path(path).resolve()) for path in clean.get("PYTHONPATH", "").split(os.pathsep) if path]
    ours = {"PYTHONPATH": os.pathsep.join(paths), "LC_ALL": "C.UTF-8", "PYTHONWARNINGS": "error"}
    return clean | ours | changes


def shell(*arguments: str, answers: bytes = b"", cwd: Path | None = None, **environment: str) -> Done:
    return subprocess.run(
        [*PROGRAM, *arguments],
        input=answers,
        capture_output=True,
        cwd=cwd,
        env=surroundings(**environment),
        timeout=120,
    )


def test_a_game_is_played_to_its_end(tmp_path: Path) -> None:
    result = shell(*PLAY, "--lang", "it", answers=b"1\n" * 400, cwd=tmp_path)
    assert (result.returncode, result.stderr) == (0, b"")
    assert "La partita è finita" in result.stdout.decode()
    assert (tmp_path / "1").read_text(encoding="utf-8").startswith("Sottovoce record")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "chess"), "There is no game called 'chess'; the games are: "),
        (("play", "venice", "--seed", "-1"), "A seed is a whole number from 0 to 2^256 - 1."),
        (("play", "venice", "--lang", "xx"), "There is no language 'xx' here; choose one of: en, ru, it."),
        (("replay", "nowhere"), "There is no file 'nowhere'."),
        (("dance",), "There is no command 'dance'; the commands are: play, replay, "),
    ],
)
def test_bad_input_ends_with_two_and_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    result = shell(*arguments)
    assert (result.returncode, result.stdout) == (2, b"")
    assert result.stderr.decode().startswith(sentence)
    assert result.stderr.count(b"\n") == 1


def test_the_language_comes_from_the_locale() -> None:
    assert shell("play", "chess", LC_ALL="ru_RU.UTF-8").stderr.decode().startswith("Нет игры «chess»")


def test_answers_that_are_no_text_are_not_understood() -> None:
    result = shell(*PLAY, answers=b"\xff\xfe\n")
    assert (result.returncode, result.stderr) == (0, b"")
    assert b"is neither a number in the list" in result.stdout


def test_a_terminal_without_the_letters_gets_signs_in_their_place() -> None:
    result = shell(*PLAY, "--lang", "ru", answers=b"1\n", PYTHONIOENCODING="ascii")
    assert (result.returncode, result.stderr) == (0, b"")
    assert result.stdout.isascii()
    assert b"+===+===+---+" in result.stdout


def test_a_reader_who_goes_away_is_not_complained_about(record_file: Path) -> None:
    with subprocess.Popen(
        [*PROGRAM, "replay", str(record_file), "--step"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


def test_an_interrupt_from_the_keyboard_leaves_politely() -> None:
    with subprocess.Popen(
        [*PROGRAM, *PLAY, "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        while b"throw the hand away" not in process.stdout.readline():
            pass
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, b"")
    assert b"You leave the table" in out
