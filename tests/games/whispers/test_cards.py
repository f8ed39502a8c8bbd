"""Card sets from files: what is good is read, what is broken is refused with file, line and field."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sottovoce.core.errors import BadCardSet
from sottovoce.games import whispers
from sottovoce.games.whispers import cards, checking
from sottovoce.games.whispers.cards import HOUSE, read
from sottovoce.games.whispers.components import VERBS
from sottovoce.games.whispers.schema import lines_of
from sottovoce.words import LANGUAGES, said_again, voice
from tests.games.whispers.positions import ODD_FILE, WORKSHOP, WORKSHOP_FILE

GOOD = WORKSHOP_FILE.read_text(encoding="utf-8")


def problems(text: str) -> list[str]:
    """Return what is wrong with a text, problem by problem."""
    with pytest.raises(BadCardSet) as refused:
        read(text, "mine.toml")
    return str(refused.value.particulars["problems"]).splitlines()


def replaced(old: str, new: str, count: int = 1) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, count)


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


# ---------------------------------------------------------------- good sets


def test_the_house_set_is_read_once_and_is_the_game() -> None:
    assert cards.load(HOUSE) is cards.house() is whispers.GAME.cards


def test_every_primitive_is_used_by_the_house_set() -> None:
    used = {VERBS[step.verb] for program in cards.house().programs for step in program.steps}
    assert used == set(VERBS)


def test_the_bathroom_comes_first_wherever_it_stands() -> None:
    assert [room.key for room in cards.load(ODD_FILE).rooms][:2] == ["tub", "treadmill"]


def test_names_come_from_the_file_in_each_language() -> None:
    symbols = cards.load(ODD_FILE).shown.symbols
    assert symbols[0].name.arguments == {"en": "Eye", "ru": "Глаз", "it": "Eye"}
    assert symbols[1].name.arguments == dict.fromkeys(LANGUAGES, "Dente")
    assert symbols[2].name.arguments == dict.fromkeys(LANGUAGES, "Ear")


def test_things_of_the_house_need_no_name() -> None:
    text = replaced('key = "plain"\n', 'key = "candle"\n').replace('name = "Plain"\n', "")
    face = read(text, "mine.toml").shown.evidence[0]
    assert (face.name.message, face.note and face.note.message) == ("evidence-candle", "evidence-candle-note")


def test_every_name_and_note_of_the_house_is_in_the_words() -> None:
    shown = cards.house().shown
    named = [thing.name for thing in shown.symbols]
    for things in (shown.characters, shown.rooms, shown.evidence, shown.events):
        named += [thing.name for thing in things] + [thing.note for thing in things if thing.note]
    assert len(named) == 4 + 2 * (8 + 9 + 40 + 18)
    for language in LANGUAGES:
        assert {words.message for words in named} <= set(voice(language, "whispers"))


def test_the_identity_changes_with_what_the_set_does_and_not_with_its_words() -> None:
    assert read(GOOD.replace("Plain", "Simple"), "x").shown.identity == WORKSHOP.shown.identity
    assert read(f"# a remark\n{GOOD}", "x").shown.identity == WORKSHOP.shown.identity
    assert read(replaced("count = 3", "count = 2"), "x").shown.identity != WORKSHOP.shown.identity


# ---------------------------------------------------------------- broken sets

BROKEN = tomllib.loads(Path(__file__).with_name("broken.toml").read_text(encoding="utf-8"))["broken"]
CASES = [pytest.param(case, id=f"{n}-{case['field']}") for n, case in enumerate(BROKEN)]


@pytest.mark.parametrize("case", CASES)
def test_a_broken_field_is_refused_with_its_line(case: dict[str, str]) -> None:
    text = replaced(case["old"], case["new"])
    found = problems(text)
    field, problem = re.escape(case["field"]), re.escape(case["problem"])
    matching = [
        match
        for line in found
        if (match := re.fullmatch(rf"mine\.toml, line (\d+): {field}: {problem}", line))
    ]
    assert matching, found
    before = line_of(GOOD, case["old"])
    if case["field"] not in ("room", "evidence"):
        assert before - 3 <= int(matching[0][1]) <= before + 3


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("language", ["ru", "it"])
def test_every_problem_is_said_in_every_language(case: dict[str, str], language: str) -> None:
    for line in problems(replaced(case["old"], case["new"])):
        assert said_again(line, "cardset-", voice(language, "common")) != line


def test_all_problems_are_named_at_once() -> None:
    text = (
        GOOD.replace('mark = "s"', 'mark = "sss"')
        .replace("two = true", "two = 2")
        .replace("coin = true", "coin = 0")
    )
    assert len(problems(text)) == 3


def test_the_line_of_a_field_is_found() -> None:
    text = replaced('{ do = "flip", way = "up" }', '{ do = "flip", way = "left" }')
    assert problems(text)[0].startswith(f"mine.toml, line {line_of(text, 'left')}: ")


def test_what_is_not_toml_is_refused_with_its_line() -> None:
    assert problems('format = 1\nname = "x\n')[0].startswith("mine.toml, line 2: file: not TOML: ")
    assert problems("format = 1\nname = [")[0].startswith("mine.toml, line 2: file: not TOML: ")
    assert problems("format = " + "9" * 5000)[0].startswith("mine.toml, line 1: file: not TOML: ")
    assert problems("a = " + "[" * 5000)[0].startswith("mine.toml, line 1: file: not TOML: ")


def test_an_empty_file_is_refused() -> None:
    assert "mine.toml, line 1: format: this field is missing" in problems("")
    assert "mine.toml, line 1: character: there must be 8 of these, not 0" in problems("")


def test_five_of_one_symbol_would_have_to_share_a_room() -> None:
    text = GOOD.replace('symbol = "moon"', 'symbol = "sun"').replace(
        'key = "eve"\nsymbol = "star"', 'key = "eve"\nsymbol = "sun"'
    )
    assert any(
        "more than 4 characters have 'sun': two of them would share a room" in each for each in problems(text)
    )


@pytest.mark.parametrize(
    ("make", "problem"),
    [
        (lambda folder: folder / "none.toml", "there is no such file"),
        (lambda folder: folder, "there is no such file"),
        (lambda folder: written(folder, b"\xff\xfe\x00"), "it is not a UTF-8 text"),
        (lambda folder: written(folder, b"#" * 1_000_001), "it is larger than 1000000 bytes"),
    ],
    ids=["absent", "folder", "bytes", "large"],
)
def test_a_file_that_cannot_be_read_is_refused(
    tmp_path: Path, make: Callable[[Path], Path], problem: str
) -> None:
    with pytest.raises(BadCardSet, match=problem):
        whispers.with_cards(make(tmp_path))
    with pytest.raises(BadCardSet, match=problem):
        whispers.GAME.with_cards(str(make(tmp_path)))


def written(folder: Path, content: bytes) -> Path:
    path = folder / "cards.toml"
    path.write_bytes(content)
    return path


def test_a_path_that_is_no_path_is_refused() -> None:
    with pytest.raises(BadCardSet):
        whispers.with_cards("with\0nothing")


@given(st.integers(0, len(GOOD) - 1), st.integers(0, 40), st.text(max_size=6))
def test_whatever_is_written_into_a_set_it_is_read_or_refused(start: int, length: int, text: str) -> None:
    try:
        read(GOOD[:start] + text + GOOD[start + length :], "mine.toml")
    except BadCardSet as refused:
        lines = str(refused.particulars["problems"]).splitlines()
        assert all(re.match(r"mine\.toml, line \d+: ", line) for line in lines if line.startswith("mine"))


def test_lines_are_found_under_headers_of_any_form() -> None:
    text = 'a = 1\n[[x]]\nk = 1\n[x.name]\nen = "A"\n[[ x ]]  # again\nname.ru = "Б"\n[t]\nz = 0\n'
    assert lines_of(text) == {
        "a": 1, "x[0]": 2, "x[0].k": 3, "x[0].name": 4, "x[0].name.en": 5, "x[1]": 6, "x[1].name.ru": 7,
        "x[1].name": 7, "t": 8, "t.z": 9,
    }  # fmt: skip


# ---------------------------------------------------------------- looking a set over


def test_the_house_set_is_balanced_and_can_be_played() -> None:
    playable, said = whispers.GAME.inspect_cards()
    assert playable
    assert [words.message for words in said] == [
        "cards-set", "cards-people", "cards-rooms", "cards-evidence", "cards-events", "cards-balanced",
        "cards-playable",
    ]  # fmt: skip
    assert said[3].arguments == {"cards": 54, "kinds": 40, "effects": 18, "mysterious": 6, "coins": 4}


def test_an_unbalanced_set_is_told_from_a_balanced_one() -> None:
    _, said = checking.inspect(cards.load(ODD_FILE), 30)
    assert "cards-unbalanced" in [words.message for words in said]
    assert checking.symbol_totals(cards.load(ODD_FILE)) == [36, 8, 4, 4, 8]


def test_what_can_never_be_done_is_named() -> None:
    nowhere = replaced(
        'effect = [{ do = "move-figure" }]', 'effect = [{ do = "flip", at = "here", way = "up" }]'
    )
    playable, said = checking.inspect(read(nowhere, "mine.toml"), 30)
    never = [words.arguments for words in said if words.message == "cards-never"]
    assert not playable
    assert [str(each["step"]) for each in never] == ["flip"]
    assert said[-1].message == "cards-unplayable"


def test_the_owner_of_what_can_never_be_done_is_found_among_cards_rooms_and_events() -> None:
    nowhere = replaced(
        'action = [{ do = "gain" }]', 'action = [{ do = "move-figure", from = "here", to = "anywhere" }]'
    )
    nowhere = nowhere.replace('effect = [{ do = "move-figure" }]', "").replace("bathroom = true\n", "", 1)
    nowhere = nowhere.replace('key = "till"', 'key = "till"\nbathroom = true', 1)
    _, said = checking.inspect(read(nowhere, "mine.toml"), 9)
    names = [words.arguments["name"] for words in said if words.message == "cards-never"]
    assert any(getattr(name, "arguments", {}).get("en") == "Till" for name in names)
