"""Whatever is wrong gets one clear sentence on stderr, in the chosen language, and exit code 2."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from sottovoce.words import LANGUAGES
from tests.cli.helpers import Command
from tests.conftest import counts

PLAY = ("play", "venice")
BAD: list[tuple[tuple[str, ...], str]] = [
    (("play", "chess"), "There is no game called 'chess'; the games are: "),
    (("arena", "chess"), "There is no game called 'chess'; the games are: "),
    ((*PLAY, "--option", "clock=yes"), "venice has no option 'clock'; its options are: rounds."),
    ((*PLAY, "--option", "rounds=9"), "Option 'rounds' cannot be '9'; it can be: match, single."),
    ((*PLAY, "--option", "rounds"), "'rounds' is not an option; write it as name=value."),
    ((*PLAY, "--option", "=single"), "'=single' is not an option; write it as name=value."),
    ((*PLAY, "--option", "rounds=single", "--option", "rounds=match"), "Option 'rounds' is given more than"),
    ((*PLAY, "--bot", "deep"), "There is no bot called 'deep'; the bots are: "),
    ((*PLAY, "--seat", "north"), "There is no seat 'north'; the seats are: west, east."),
    ((*PLAY, "--seed", "-1"), "A seed is a whole number from 0 to 2^256 - 1."),
    ((*PLAY, "--seed", str(1 << 256)), "A seed is a whole number from 0 to 2^256 - 1."),
    ((*PLAY, "--seed", "7" * 9999), "A seed is a whole number from 0 to 2^256 - 1."),
    ((*PLAY, "--seed", "seven"), "A seed is a whole number from 0 to 2^256 - 1."),
    ((*PLAY, "--seed", "1.5"), "A seed is a whole number from 0 to 2^256 - 1."),
    ((*PLAY, "--seed", "٣"), "A seed is a whole number from 0 to 2^256 - 1."),
    ((*PLAY, "--seed", ""), "A seed is a whole number from 0 to 2^256 - 1."),
    ((*PLAY, "--seed"), "Option '--seed' is used with a value too few or too many; see sottovoce --help."),
    ((*PLAY, "--fast"), "There is no option '--fast'; see sottovoce play --help."),
    ((*PLAY, "extra"), "The command line is not understood; see sottovoce play --help."),
    (("play",), "GAME is missing; see sottovoce play --help."),
    (("dance",), "There is no command 'dance'; the commands are: play, replay, "),
    (("--dance",), "There is no option '--dance'; see sottovoce --help."),
    (("serve", "--port", "65536"), "'65536' is not a port; it is a whole number from 0 to 65535."),
    (("serve", "--port", "x"), "'x' is not a port; it is a whole number from 0 to 65535."),
    (("serve", "--bot-workers", "0"), "'0' is not a positive whole number, as --bot-workers needs."),
    (("serve", "--origin", "here"), "'here' is not the address of a site; it looks like https://"),
    (("serve", "--data", "/dev/null"), "The file '/dev/null/sottovoce.sqlite' cannot be used: "),
    (("leaks", "--pairs", "400", "--games", "0", "--part", "2"), "There is no part 2: the last is 1."),
    (("bench",), "The command line is not understood; see sottovoce bench --help."),
    (("bench", "kettle"), "The command line is not understood; see sottovoce bench --help."),
    (("bench", "engine", "--seconds", "0"), "'0' is not a positive whole number, as --seconds needs."),
    (("arena", "venice", "--games", "many"), "'many' is not a positive whole number, as --games needs."),
    (("arena", "venice", "--games", "3"), "The number of games must be a positive multiple of 2, "),
    (("arena", "venice", "--bots", "greedy"), "'greedy' does not name two bots; write them as A,B."),
    (("arena", "venice", "--bots", "greedy,deep"), "There is no bot called 'deep'; the bots are: "),
    (("arena", "venice", "--seed", "x"), "A seed is a whole number from 0 to 2^256 - 1."),
    (("replay",), "FILE is missing; see sottovoce replay --help."),
    (("replay", "nowhere.txt"), "There is no file 'nowhere.txt'."),
    (("replay", "."), "'.' is a folder, not a file."),
    (("replay", "x" * 5000), "The file 'xxx"),
    (("play", "x" * 5000), "There is no game called 'xxx"),
    ((*PLAY, "--" + "x" * 5000), "There is no option '--xxx"),
]  # fmt: skip


def check(command: Command, arguments: tuple[str, ...], sentence: str) -> None:
    page = command(*arguments)
    assert (page.code, page.out) == (2, "")
    assert page.err.startswith(sentence)
    assert page.err.endswith(".\n")
    assert page.err.count("\n") == 1


@pytest.mark.parametrize(("arguments", "sentence"), BAD, ids=lambda value: " ".join(value)[:40])
def test_a_bad_command_gets_one_sentence(command: Command, arguments: tuple[str, ...], sentence: str) -> None:
    check(command, arguments, sentence)


@pytest.mark.parametrize("language", ["ru", "it"])
@pytest.mark.parametrize(("arguments", "sentence"), BAD, ids=lambda value: " ".join(value)[:40])
def test_it_is_said_in_the_chosen_language(
    command: Command, arguments: tuple[str, ...], sentence: str, language: str
) -> None:
    page = command(*arguments, f"--lang={language}") if arguments[-1] != "--seed" else command(*arguments)
    assert page.code == 2
    assert page.err.count("\n") == 1
    if arguments[-1] != "--seed":
        assert not page.err.startswith(sentence)
        assert bool(re.search("[а-я]{3}", page.err)) == (language == "ru")


@pytest.mark.parametrize(
    "arguments", [("--lang", "xx", *PLAY), (*PLAY, "--lang=xx"), ("bench", "--lang", "xx")]
)
def test_a_language_nobody_speaks_here(command: Command, arguments: tuple[str, ...]) -> None:
    check(command, arguments, "There is no language 'xx' here; choose one of: en, ru, it.")


# ---------------------------------------------------------------- records

SPOILT: list[tuple[str, str, str]] = [
    ("Sottovoce record 1", "Sottovoce record 2", "The record uses version 2 of the record format; this "),
    ("Sottovoce record 1", "Dear diary", "This is not a Sottovoce record: line 1: it does not begin with 'S"),
    ("Game: venice", "Game: chess", "There is no game called 'chess'; the games are: "),
    ("Game: venice\n", "", "This is not a Sottovoce record: line "),
    ("Rules: 1", "Rules: 99", "The record uses version 99 of the rules of venice; this program has "),
    ("Rules: 1", "Rules: one", "This is not a Sottovoce record: line "),
    ("rounds=match", "rounds=many", "Option 'rounds' cannot be 'many'; it can be: match, single."),
    ("Seed: 0", "Seed: 1", "The record's seed does not fit its commitment."),
    ("Seed: 0", "Seed: x", "This is not a Sottovoce record: line "),
    (r"\n\n(\d) \S+", r"\n\n\1 dance", "The record does not replay: decision 1 ('dance' by seat "),
    (r"\n\n(\d) \S+", r"\n\n\1 end", "The record does not replay: decision 1 ('end' by seat "),
    (r"\n\n\d", "\n\n7", "The record does not replay: decision 1 ('"),
    ("Result: ", "Result: magic, ", "This is not a Sottovoce record: line "),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "sentence"), SPOILT, ids=lambda value: value[:30])
def test_a_spoilt_record_gets_one_sentence(
    command: Command, record_text: str, tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    spoilt = re.sub(old, new, record_text, count=1)
    assert spoilt != record_text
    (tmp_path / "spoilt").write_text(spoilt, encoding="utf-8")
    check(command, ("replay", "spoilt"), sentence)
    for language in ("ru", "it"):
        page = command("replay", "spoilt", "--lang", language)
        assert (page.code, page.out, page.err.count("\n")) == (2, "", 1)
        assert not re.search(r"\b(the|is|not|allowed)\b", page.err)


def test_a_record_that_goes_on_after_the_end_is_refused(
    command: Command, record_text: str, tmp_path: Path
) -> None:
    count = int(record_text.partition("Decisions: ")[2].split()[0])
    longer = record_text.replace(f"Decisions: {count}", f"Decisions: {count + 1}") + "0 end\n"
    (tmp_path / "longer").write_text(longer, encoding="utf-8")
    sentence = (
        f"The record does not replay: decision {count + 1} ('end' by seat 0): the game is already over."
    )
    check(command, ("replay", "longer"), sentence)


def test_a_wrong_result_is_refused(command: Command, record_text: str, tmp_path: Path) -> None:
    winner = re.search(r"winners (\d)", record_text)
    assert winner is not None
    other = record_text.replace(winner[0], f"winners {1 - int(winner[1])}", 1)
    (tmp_path / "wrong").write_text(other, encoding="utf-8")
    check(command, ("replay", "wrong"), "The record's result is '")


def test_a_binary_file_is_no_record(command: Command, tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(bytes(range(256)) * 20)
    check(command, ("replay", "picture"), "'picture' is not a Sottovoce record: it is not text.")


def test_an_empty_file_is_no_record(command: Command, tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    check(command, ("replay", "empty"), "This is not a Sottovoce record: line 1: ")


def test_an_endless_file_is_not_read_to_the_end(command: Command) -> None:
    check(command, ("replay", "/dev/zero"), "'/dev/zero' is not a Sottovoce record: it is far too long.")


def test_a_file_that_may_not_be_read(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may be allowed everything, so the refusal is the system's by decree."""

    def forbid(path: Path, mode: str) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", forbid)
    check(command, ("replay", "secret"), "You have no permission to use 'secret'.")


def test_a_file_that_fails_in_another_way(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(path: Path, mode: str) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(Path, "open", fail)
    check(command, ("replay", "disk"), "The file 'disk' cannot be used: Input/output error.")


def test_a_record_cut_off_anywhere_is_refused(command: Command, record_text: str, tmp_path: Path) -> None:
    lengths = Random(1).sample(range(len(record_text)), counts(15, 400))
    for length in lengths:
        (tmp_path / "cut").write_text(record_text[:length], encoding="utf-8")
        page = command("replay", "cut")
        assert (page.code, page.out, page.err.count("\n")) == (2, "", 1), length


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_with_a_letter_changed_never_breaks_the_program(
    command: Command, record_text: str, tmp_path: Path, language: str
) -> None:
    random = Random(language)
    for _ in range(counts(10, 300)):
        place = random.randrange(len(record_text))
        spoilt = record_text[:place] + random.choice("019 :;=*DGMHWEx@,\n\0é") + record_text[place + 1 :]
        (tmp_path / "changed").write_text(spoilt, encoding="utf-8")
        page = command("replay", "changed", "--lang", language)
        assert page.code in (0, 2)
        assert page.err.count("\n") == (1 if page.code else 0)
