"""The rules in every language: paragraphs, tables, rulings, citations and notations as in English."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest

from sottovoce.games import registry
from sottovoce.games.whispers.components import VERBS
from sottovoce.server.pages import rules_piece
from sottovoce.words import LANGUAGES
from tests.games.rulebook import chapters, paragraphs, rules_of

GAMES = registry.names()
OTHERS = [language for language in LANGUAGES if language != "en"]
RULING = {"en": "Ruling", "ru": "Разъяснение", "it": "Chiarimento"}
CODE = re.compile(r"`[^`]+`")
DRAWN = re.compile(r"<!-- drawn: \S+ -->")

in_every_language = pytest.mark.parametrize("language", OTHERS)
in_every_game = pytest.mark.parametrize("game", GAMES)


def blocks(rules: str) -> list[str]:
    """The text as it is divided by blank lines."""
    return [block.strip() for block in re.split(r"\n\s*\n", rules) if block.strip()]


def kind(block: str) -> str:
    """What a block is: a heading, a table of so many rows and columns, a numbered or a plain paragraph."""
    if block.startswith("#"):
        return block.split()[0]
    if block.startswith("|"):
        return " ".join(str(row.count("|")) for row in block.splitlines())
    found = re.match(r"\*\*§(\d+\.\d+)(\*\*)?", block)
    if found:
        return f"§{found[1]} without a title" if found[2] else f"§{found[1]} with a title"
    return "plain"


def rulings(block: str) -> Counter[str]:
    """The numbers of the rulings that a block speaks of."""
    return Counter(re.findall(r"\b[HSVW]\d+\b", CODE.sub("", block)))


def marks(block: str, language: str) -> Counter[str]:
    """The rulings that a block marks, whether a colon follows or not."""
    return Counter(re.findall(rf"\*{RULING[language]} ([HSVW]\d+)", block))


def citations(block: str) -> Counter[str]:
    return Counter(re.findall(r"§(\d+(?:\.\d+)?)", block))


def facts(block: str, language: str) -> tuple[object, ...]:
    """What must be equal in a block and its translation."""
    drawn = DRAWN.findall(block)
    codes = Counter(CODE.findall(block))
    return kind(block), rulings(block), marks(block, language), citations(block), codes, drawn


@in_every_game
@in_every_language
def test_numbers_are_the_same(game: str, language: str) -> None:
    english, other = rules_of(game), rules_of(game, language)
    assert paragraphs(other) == paragraphs(english)
    assert chapters(other) == chapters(english)


@in_every_game
@in_every_language
def test_each_block_says_the_same_in_its_place(game: str, language: str) -> None:
    english, other = blocks(rules_of(game)), blocks(rules_of(game, language))
    for mine, theirs in zip(other, english, strict=False):
        assert facts(mine, language) == facts(theirs, "en"), mine
    assert len(other) == len(english)


@in_every_game
@in_every_language
def test_amounts_in_tables_are_the_same(game: str, language: str) -> None:
    english, other = rules_of(game), rules_of(game, language)
    for mine, theirs in zip(blocks(other), blocks(english), strict=True):
        if mine.startswith("|"):
            assert re.findall(r"\d+", mine) == re.findall(r"\d+", theirs)


@in_every_game
@in_every_language
def test_nothing_is_left_in_english(game: str, language: str) -> None:
    english = {block for block in blocks(rules_of(game)) if not block.startswith("|")}
    assert [block for block in blocks(rules_of(game, language)) if block in english] == []


@in_every_game
@in_every_language
def test_lines_are_of_a_length_to_read(game: str, language: str) -> None:
    long = [line for line in rules_of(game, language).splitlines() if len(line) > 120 and line[0] != "|"]
    assert long == []


@in_every_game
def test_russian_is_written_in_russian(game: str) -> None:
    for block in blocks(DRAWN.sub("", CODE.sub("", rules_of(game, "ru")))):
        said = re.sub(r"docs/[\w.-]+|\b[HSVW]\d+\b|\([a-z-]+\)\.", "", block)  # files, rulings, keywords
        words = re.findall(r"[^\W\d_]{2,}", said)
        assert [word for word in words if not re.search("[А-Яа-яЁё]", word)] == []


@in_every_language
def test_the_keywords_of_card_files_are_told(language: str) -> None:
    english = dict(re.findall(r"^\*\*§(\d+\.\d+) ([a-z-]+)\.\*\*", rules_of("whispers"), re.MULTILINE))
    other = re.findall(
        r"^\*\*§(\d+\.\d+) .*\(([a-z-]+)\)\.\*\*", rules_of("whispers", language), re.MULTILINE
    )
    assert dict(other) == english
    assert set(VERBS) <= set(english.values())


@in_every_game
@in_every_language
def test_the_server_finds_them(game: str, language: str) -> None:
    piece, told = rules_piece(game, language)
    assert told == language
    assert piece.body.decode() == rules_of(game, language)


def test_a_slip_would_be_found() -> None:
    block = "**§4.1 Playing.** *Ruling V1:* one by one (§5), written `end`.\n<!-- drawn: one -->"
    slips = [
        block.replace("4.1", "4.2"), block.replace("Ruling", "Rule"), block.replace("V1", "V2"),
        block.replace("§5", "§6"), block.replace("`end`", "`fine`"), block.replace(" Playing.", ""),
        block.replace("drawn: one", "drawn: two"), block.replace("\n<!-- drawn: one -->", ""),
    ]  # fmt: skip
    assert [facts(slip, "en") == facts(block, "en") for slip in slips] == [False] * len(slips)
    assert kind("| a | b |\n|---|---|") != kind("| a |\n|---|")


@in_every_game
def test_paragraphs_follow_one_another(game: str) -> None:
    order = [tuple(int(part) for part in number.split(".")) for number in paragraphs(rules_of(game))]
    assert all(before < after for before, after in pairwise(order))
