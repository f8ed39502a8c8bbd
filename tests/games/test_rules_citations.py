"""Rules, code and tests hold together: paragraphs are cited, citations exist, and all have their tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sottovoce.games import registry

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src" / "sottovoce" / "games"
PARAGRAPH = re.compile(r"^\*\*§(\d+\.\d+)\b", re.MULTILINE)
CHAPTER = re.compile(r"^## §(\d+) ", re.MULTILINE)
CITATION = re.compile(r"§(\d+(?:\.\d+)?)(?:(?:-| to )§(\d+\.\d+))?")
COMPONENTS = "1"  # is data: components.py cites the chapter as a whole

RULINGS = {
    "venice": [f"V{number}" for number in range(1, 19)],
    "holmes": [f"H{number}" for number in range(1, 21)],
    "sonata": [f"S{number}" for number in range(1, 14)],
    "whispers": [f"W{number}" for number in range(9)],
}

# Paragraphs that no code cites, and why.
NO_MECHANICS = {
    "venice": {"3.1": "it says what §11 makes happen"},
    "holmes": {
        "2.5": "the state begins with five tokens and no marker laid",
        "6.5": "a plan fragment is no real card, and only those are asked about",
        "8.5": "it says what §10.7 counts",
    },
    "sonata": {
        "11.3": "an example",
        "12.3": "it changes nothing",
        "12.6": "nothing forbids a combination",
    },
    "whispers": {
        "7.7": "it names the place that §5.2 puts a card in",
        "10.1": "it points to other paragraphs",
    },
}


def read(paths: list[Path]) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(paths))


def rules(game: str) -> str:
    return read([SOURCE / game / "RULES.md"])


def code(game: str) -> str:
    return read(list((SOURCE / game).glob("*.py")))


def named_tests(game: str) -> str:
    return read(list((HERE / game).glob("test_*.py")))


def cited(text: str) -> set[str]:
    """The paragraphs and chapters a text cites; `§6.1-§6.5` and `§6.1 to §6.5` cite all of them."""
    found: set[str] = set()
    for first, last in CITATION.findall(text):
        found.add(first)
        if last and "." in first:
            chapter, start = first.split(".")
            found |= {f"{chapter}.{n}" for n in range(int(start), int(last.split(".")[1]) + 1)}
    return found


def each(of: str) -> list[tuple[str, str]]:
    """Every paragraph, or every ruling, of every game."""
    if of == "rulings":
        return [(game, ruling) for game in registry.names() for ruling in RULINGS[game]]
    return [(game, paragraph) for game in registry.names() for paragraph in PARAGRAPH.findall(rules(game))]


TESTS = {game: named_tests(game) for game in registry.names()}


def test_a_range_cites_all_its_paragraphs() -> None:
    assert cited("§6.3-§6.5, §7.2") == {"6.3", "6.4", "6.5", "7.2"}
    assert cited("§8.5 to §8.7, §9.2") == {"8.5", "8.6", "8.7", "9.2"}


@pytest.mark.parametrize("game", registry.names())
def test_paragraphs_are_numbered_without_gaps(game: str) -> None:
    chapters, paragraphs = CHAPTER.findall(rules(game)), PARAGRAPH.findall(rules(game))
    assert len(chapters) >= 10
    assert [int(chapter) for chapter in chapters] == list(range(1, len(chapters) + 1))
    for chapter in chapters:
        numbers = [int(p.split(".")[1]) for p in paragraphs if p.split(".")[0] == chapter]
        assert numbers, chapter
        assert numbers == list(range(1, len(numbers) + 1)), chapter


@pytest.mark.parametrize("game", registry.names())
def test_every_paragraph_is_cited_in_code_or_has_no_mechanics(game: str) -> None:
    found = cited(code(game))
    uncited = {p for p in PARAGRAPH.findall(rules(game)) if p not in found and p.split(".")[0] != COMPONENTS}
    assert uncited == set(NO_MECHANICS[game])
    assert COMPONENTS in found


@pytest.mark.parametrize("game", registry.names())
def test_every_citation_in_code_and_in_the_rules_exists(game: str) -> None:
    known = {*PARAGRAPH.findall(rules(game)), *CHAPTER.findall(rules(game))}
    assert cited(code(game)) - known == set()
    assert cited(rules(game)) - known == set()


@pytest.mark.parametrize(("game", "paragraph"), each("paragraphs"))
def test_every_paragraph_has_a_test_named_after_it(game: str, paragraph: str) -> None:
    name = rf"^def test_(?:\d+_\d+_)?{paragraph.replace('.', '_')}_\w+\("
    assert re.search(name, TESTS[game], re.MULTILINE)


@pytest.mark.parametrize(("game", "ruling"), each("rulings"))
def test_every_ruling_is_in_the_rules_and_has_a_test_bearing_its_number(game: str, ruling: str) -> None:
    assert re.search(rf"Ruling {ruling}\b", rules(game))
    assert re.search(rf"^def test_{ruling.lower()}_\w+\(", TESTS[game], re.MULTILINE)


@pytest.mark.parametrize("game", registry.names())
def test_no_ruling_is_named_that_does_not_exist(game: str) -> None:
    letter = RULINGS[game][0][0]
    assert set(re.findall(rf"\b{letter}\d+\b", rules(game) + code(game))) <= set(RULINGS[game])
