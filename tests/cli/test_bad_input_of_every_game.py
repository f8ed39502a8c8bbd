"""Whatever the game: a bad option, seed or record gets one sentence on stderr and exit code 2."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from sottovoce.core.record import print_record
from sottovoce.core.table import Table
from sottovoce.games import registry
from tests.cli.helpers import Command, finish
from tests.conftest import counts

SPOILT: list[tuple[str, str, str]] = [
    ("Sottovoce record 1", "Sottovoce record 2", "The record uses version 2 of the record format; this "),
    (r"Rules: \d+", "Rules: 99", "The record uses version 99 of the rules of {game}; this program has "),
    (r"Options: \S+=\S+", "Options: clock=yes", "{game} has no option 'clock'; its options are: "),
    (r"Options: (\S+)=\S+", r"Options: \1=never", "Option '"),
    ("Seed: 0", "Seed: 1", "The record's seed does not fit its commitment."),
    ("Seed: 0", "Seed: 10", "This is not a Sottovoce record: line "),
    (r"\n\n(\d) \S+", r"\n\n\1 dance", "The record does not replay: decision 1 ('dance' by seat "),
    (r"\n\n\d", "\n\n7", "The record does not replay: decision 1 ('"),
    (r"Decisions: \d+", "Decisions: 1", "This is not a Sottovoce record: line "),
    ("Result: ", "Result: magic, ", "This is not a Sottovoce record: line "),
    (r"Result: [a-z-]+;", "Result: magic;", "The record's result is 'magic; "),
]  # fmt: skip


@pytest.fixture(scope="module", params=registry.names())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def record_text(game: str) -> str:
    """The record of a finished game of each kind."""
    table = Table(registry.get(game), 5)
    finish(table)
    return print_record(table.record())


def check(command: Command, arguments: tuple[str, ...], sentence: str) -> None:
    page = command(*arguments)
    assert (page.code, page.out) == (2, "")
    assert page.err.startswith(sentence), page.err
    assert page.err.endswith(".\n")
    assert page.err.count("\n") == 1


def test_an_option_that_the_game_has_not(command: Command, game: str) -> None:
    check(
        command, ("play", game, "--option", "clock=yes"), f"{game} has no option 'clock'; its options are: "
    )


def test_no_option_of_the_game_can_be_anything(command: Command, game: str) -> None:
    for option in registry.get(game).options().__struct_fields__:
        check(command, ("play", game, "--option", f"{option}=never"), f"Option '{option}' cannot be 'never'")


@pytest.mark.parametrize("seed", ["-1", str(1 << 256), "seven"])
@pytest.mark.parametrize("verb", ["play", "arena"])
def test_a_seed_out_of_range(command: Command, game: str, verb: str, seed: str) -> None:
    check(command, (verb, game, "--seed", seed), "A seed is a whole number from 0 to 2^256 - 1.")


@pytest.mark.parametrize(("old", "new", "sentence"), SPOILT, ids=lambda value: value[:30])
def test_a_spoilt_record(
    command: Command, game: str, record_text: str, tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    spoilt = re.sub(old, new, record_text, count=1)
    assert spoilt != record_text
    (tmp_path / "spoilt").write_text(spoilt, encoding="utf-8")
    check(command, ("replay", "spoilt"), sentence.format(game=game))
    for language in ("ru", "it"):
        page = command("replay", "spoilt", "--lang", language)
        assert (page.code, page.out, page.err.count("\n")) == (2, "", 1)
        assert not re.search(r"\b(the|is|not|allowed)\b", page.err)


def test_a_decision_that_is_not_allowed_now(
    command: Command, game: str, record_text: str, tmp_path: Path
) -> None:
    """One that exists, but is for another moment, in the place of the first."""
    rules = registry.get(game)
    legal = Table(rules, 5).truth().legal()
    notation = next(rules.notation(code) for code in range(rules.actions) if code not in legal)
    (tmp_path / "early").write_text(re.sub(r"\n\n(\d) \S+", rf"\n\n\1 {notation}", record_text, count=1))
    check(command, ("replay", "early"), f"The record does not replay: decision 1 ('{notation}' by seat ")


def test_a_record_cut_off_anywhere(command: Command, record_text: str, tmp_path: Path) -> None:
    for length in Random(1).sample(range(len(record_text)), counts(8, 400)):
        (tmp_path / "cut").write_text(record_text[:length], encoding="utf-8")
        page = command("replay", "cut")
        assert (page.code, page.out, page.err.count("\n")) == (2, "", 1), length


def test_a_record_with_a_letter_changed(command: Command, record_text: str, tmp_path: Path) -> None:
    random = Random(2)
    for _ in range(counts(10, 300)):
        place = random.randrange(len(record_text))
        letter = random.choice([*record_text, *"*@,\n\0é"])
        spoilt = record_text[:place] + letter + record_text[place + 1 :]
        (tmp_path / "changed").write_text(spoilt, encoding="utf-8")
        page = command("replay", "changed")
        assert page.code in (0, 2)
        assert page.err.count("\n") == (1 if page.code else 0)
