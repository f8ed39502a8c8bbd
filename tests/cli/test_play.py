"""play.py: a person plays through answers given line by line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sottovoce.cli.insight import in_words, structs
from sottovoce.core.game import SPECTATOR
from sottovoce.core.record import parse_record, replay
from sottovoce.core.table import Table
from sottovoce.core.view import Outcome
from sottovoce.games import registry
from sottovoce.words import LANGUAGES, voice
from tests.cli.helpers import Command

QUICK = ("play", "venice", "--seed", "7", "--bot", "random", "--option", "rounds=single")
RESULT = {"en": "the round", "ru": "Раунд", "it": "La manche"}
SAVED = {"en": "The record is in '1'.", "ru": "Запись в «1».", "it": "Il verbale è in «1»."}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language(command: Command, language: str, tmp_path: Path) -> None:
    """The first choice again and again; at the end the same answer is the name of the file."""
    page = command(*QUICK, "--lang", language, answers="1\n" * 400)
    assert (page.code, page.err) == (0, "")
    assert RESULT[language] in page.out
    assert page.out.rstrip().endswith(SAVED[language])
    record = parse_record((tmp_path / "1").read_text(encoding="utf-8"))
    replay(registry.get("venice"), record)
    assert isinstance(record.result, Outcome)
    again = command("replay", "1", "--lang", language)
    assert (again.code, again.err) == (0, "")


def test_a_whole_match_against_the_greedy_bot(command: Command, tmp_path: Path) -> None:
    page = command("play", "venice", "--seed", "3", "--seat", "east", answers="2\n1\nend\n" * 300)
    assert page.code == 0
    assert "wins the match" in page.out or "The match is drawn" in page.out
    assert "Round 1: " in page.out
    assert "Round 2: " in page.out


def test_the_same_seed_gives_the_same_game(command: Command) -> None:
    assert command(*QUICK, answers="1\nend\n").out == command(*QUICK, answers="1\nend\n").out


def test_without_a_seed_every_game_is_another(command: Command) -> None:
    first, second = (command("play", "venice", answers="").out for _ in range(2))
    assert first != second


def test_the_seat_is_ones_own(command: Command) -> None:
    assert "You are East." in command(*QUICK, "--seat", "east").out
    assert "You are West." in command(*QUICK).out


def test_an_answer_may_be_a_notation_in_any_case(command: Command) -> None:
    first = command(*QUICK, answers="?\n").out
    notation = re.search(r"Notation of the choices: ([^,]+),", " ".join(first.split()))
    assert notation is not None
    for answer in (notation[1], notation[1].lower(), notation[1].upper()):
        page = command(*QUICK, answers=f"{answer}\n")
        assert "· You" in page.out.rpartition(f"Your choice: {answer}")[2]


def test_the_only_choice_is_taken_by_enter(command: Command) -> None:
    page = command(*QUICK, answers="1\n" * 8 + "\n" * 8)
    assert "Your choice (Enter takes the only one):" in page.out


def test_enter_alone_asks_again_when_there_are_several(command: Command) -> None:
    page = command(*QUICK, answers="\n\n")
    assert page.out.count("Your choice:") == 3
    assert "neither" not in page.out


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("0", "There is no choice 0; the numbers go from 1 to "),
        ("999", "There is no choice 999; the numbers go from 1 to "),
        ("9" * 5000, "There is no choice 9999"),
        ("x" * 5000, "is neither a number in the list"),
        ("blah", "'blah' is neither a number in the list, nor a decision in notation, nor a command; ?"),
        ("-1", "'-1' is neither a number in the list"),
        ("²", "'²' is neither a number in the list"),
        ("end", "'end' is not allowed now; "),
        ("undo", "There is nothing to take back: "),
        ("save", "Say where to: save FILE."),
        ("save .", "'.' is a folder, not a file."),
        ("save no/such/folder", "There is no file 'no/such/folder'."),
        ("save a\0b", "The file 'a\0b' cannot be used: embedded null byte."),
    ],
)  # fmt: skip
def test_an_answer_that_cannot_be_used_gets_one_sentence(
    command: Command, answer: str, sentence: str
) -> None:
    page = command(*QUICK, answers=f"{answer}\n")
    assert page.code == 0
    assert sentence.replace(" ", "") in re.sub(r"\s", "", page.out)


def test_undo_takes_the_last_decision_back(command: Command) -> None:
    page = command(*QUICK, answers="1\nundo\n1\nu\n")
    assert page.out.count("Taken back.") == 2
    tables = [part.partition("Your choice")[0] for part in page.out.split("Pile ")[1:]]
    assert tables[0] == tables[2] == tables[4]
    assert tables[1] == tables[3] != tables[0]


def test_what_was_taken_back_is_told_again_when_it_is_done_again(command: Command) -> None:
    page = command(*QUICK, answers="1\nundo\n1\nlog\n")
    told = [line for line in page.out.splitlines() if line.startswith(" · You") and "draw" not in line]
    assert len(told) == 3
    assert len(set(told)) == 1


def test_help_tells_the_rules_of_this_moment(command: Command) -> None:
    page = " ".join(command(*QUICK, answers="?\n").out.split())
    assert "Two houses court the Doge" in page
    assert "In a turn you play one or more cards" in page
    assert "throw all eight cards away" in page
    assert "End the turn: " not in page
    later = " ".join(command(*QUICK, answers="1\nhelp\n").out.rpartition("choice: help")[2].split())
    assert "End the turn: the Favourite moves" in later
    assert "throw all eight cards away" not in later
    assert "Commands: undo" in later


def test_the_log_tells_everything_from_the_start(command: Command) -> None:
    page = command(*QUICK, answers="1\nlog\n")
    log = page.out.rpartition("Your choice: log")[2]
    assert "Round 1 begins." in log
    assert "You draw" in log


def test_odds_are_told_in_words(command: Command) -> None:
    page = " ".join(command(*QUICK, answers="odds\n").out.rpartition("odds")[2].split())
    assert "Not seen by you: Doge " in page
    assert "East holds 8 cards, on average: " in page
    assert re.search(r"At least one of: Doge 1: \d+%", page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_every_part_of_every_insight_has_words(game: str, language: str) -> None:
    found = registry.get(game)
    table = Table(found, 3)
    for seat in (*range(table.seats), SPECTATOR):
        insight = found.insight(table.view(seat))
        assert len(in_words(insight, voice(language, game))) == len(list(structs(insight)))


@pytest.mark.parametrize(
    ("language", "answer", "expected"),
    [
        ("ru", "шансы", "Вы ещё не видели"),
        ("ru", "ПОМОЩЬ", "Слово гильдии"),
        ("ru", "odds", "Вы ещё не видели"),
        ("it", "probabilità", "Non avete visto"),
        ("it", "esci", "Lasciate il tavolo"),
    ],
)
def test_commands_may_be_given_in_ones_own_language(
    command: Command, language: str, answer: str, expected: str
) -> None:
    assert expected in command(*QUICK, "--lang", language, answers=f"{answer}\n").out


def test_a_running_games_record_is_sealed(command: Command, tmp_path: Path) -> None:
    page = command(*QUICK, answers="1\nsave running.txt\n")
    assert "until the game is over it holds only what you" in page.out
    record = parse_record((tmp_path / "running.txt").read_text(encoding="utf-8"))
    assert (record.seed, record.reader) == (None, 0)
    refused = command("replay", "running.txt")
    assert (refused.code, refused.out) == (2, "")
    assert (
        refused.err == "The record does not contain its seed: a running game's record cannot be replayed.\n"
    )


def test_a_record_may_be_saved_over_an_older_one_but_over_nothing_else(
    command: Command, tmp_path: Path
) -> None:
    (tmp_path / "letter").write_text("Dear Doge")
    page = command(*QUICK, answers="save letter\nsave a\n1\nsave a\n")
    assert "'letter' exists and is not a Sottovoce record; it is left as it is." in page.out
    assert (tmp_path / "letter").read_text() == "Dear Doge"
    assert len(parse_record((tmp_path / "a").read_text(encoding="utf-8")).decisions) > 0


@pytest.mark.parametrize("answer", ["quit\n", "q\n", ""])
def test_leaving_is_polite(command: Command, answer: str) -> None:
    page = command(*QUICK, answers=answer)
    assert (page.code, page.err) == (0, "")
    assert page.out.endswith("You leave the table; the game stays unfinished.\n")


def test_an_interrupt_leaves_politely(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("sottovoce.cli.app.ask", interrupted)
    page = command(*QUICK)
    assert (page.code, page.err) == (0, "")
    assert page.out.endswith("You leave the table; the game stays unfinished.\n")


def test_few_choices_are_sentences_and_many_are_grouped(command: Command) -> None:
    page = command(*QUICK, answers="1\n")
    first, second = page.out.split("Your choice:")[:2]
    assert re.search(r"^ Turn +\d+ throw the hand away *$", first, re.MULTILINE)
    assert re.search(r"^ \d+  End the turn", second, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_no_line_is_wider_than_the_terminal(command: Command, language: str, seed: int) -> None:
    arguments = ("play", "venice", "--seed", str(seed), "--bot", "random", "--lang", language)
    page = command(*arguments, answers="1\nend\n?\nodds\n2\n1\nend\nlog\n")
    assert max(len(line) for line in page.out.splitlines()) <= 80
