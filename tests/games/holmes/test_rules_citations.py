"""Rules, code and tests hold together: paragraphs are cited, citations exist, and all have their tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sottovoce.games import holmes

HERE = Path(__file__).parent
SOURCE = Path(__file__).resolve().parents[3] / "src" / "sottovoce" / "games" / "holmes"
RULES = Path(holmes.__file__).with_name("RULES.md").read_text(encoding="utf-8")
RULINGS = [f"H{number}" for number in range(1, 21)]

# Players, cards, tokens, characters, markers are data: components.py cites the chapter as a whole.
WHOLE_CHAPTERS = {"1"}
NO_MECHANICS = {
    "2.5": "the state begins with five tokens and no marker laid",
    "6.5": "a plan fragment is no real card, and only those are asked about",
    "8.5": "it says what §10.7 counts",
}

PARAGRAPHS = re.findall(r"^\*\*§(\d+\.\d+) ", RULES, re.MULTILINE)
CHAPTERS = re.findall(r"^## §(\d+) ", RULES, re.MULTILINE)
CITATION = re.compile(r"§(\d+(?:\.\d+)?)(?:-§(\d+\.\d+))?")
CODE = {path.name: path.read_text(encoding="utf-8") for path in sorted(SOURCE.glob("*.py"))}
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")))


def cited(text: str) -> set[str]:
    """The paragraphs and chapters a text cites; `§7.1-§7.3` cites all of them."""
    found: set[str] = set()
    for first, last in CITATION.findall(text):
        found.add(first)
        if last:
            chapter, start = first.split(".")
            found |= {f"{chapter}.{n}" for n in range(int(start), int(last.split(".")[1]) + 1)}
    return found


CITED = {citation for text in CODE.values() for citation in cited(text)}


def test_paragraphs_are_numbered_without_gaps() -> None:
    assert [int(chapter) for chapter in CHAPTERS] == list(range(1, 11))
    for chapter in CHAPTERS:
        numbers = [int(p.split(".")[1]) for p in PARAGRAPHS if p.split(".")[0] == chapter]
        assert numbers == list(range(1, len(numbers) + 1)), chapter
        assert numbers, chapter


def test_every_paragraph_is_cited_in_code_or_has_no_mechanics() -> None:
    uncited = {p for p in PARAGRAPHS if p not in CITED and p.split(".")[0] not in WHOLE_CHAPTERS}
    assert uncited == set(NO_MECHANICS)
    assert set(CHAPTERS) & CITED >= WHOLE_CHAPTERS


def test_every_citation_in_code_and_in_the_rules_exists() -> None:
    known = {*PARAGRAPHS, *CHAPTERS}
    assert CITED - known == set()
    assert cited(RULES) - known == set()


def test_a_range_cites_all_its_paragraphs() -> None:
    assert cited("§7.3-§7.5, §8.2") == {"7.3", "7.4", "7.5", "8.2"}


@pytest.mark.parametrize("paragraph", PARAGRAPHS)
def test_every_paragraph_has_a_test_named_after_it(paragraph: str) -> None:
    assert re.search(rf"^def test_{paragraph.replace('.', '_')}_\w+\(", TESTS, re.MULTILINE)


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_in_the_rules_and_has_a_test_bearing_its_number(ruling: str) -> None:
    assert re.search(rf"Ruling {ruling}\b", RULES)
    assert re.search(rf"^def test_{ruling.lower()}_\w+\(", TESTS, re.MULTILINE)


def test_no_ruling_is_named_that_does_not_exist() -> None:
    everywhere = RULES + "\n".join(CODE.values())
    assert set(re.findall(r"\bH\d+\b", everywhere)) <= set(RULINGS)
