"""The rules of a game as numbered text, for tests."""

from __future__ import annotations

import re
from pathlib import Path

import sottovoce

_GAMES = Path(sottovoce.__file__).parent / "games"


def rules_of(game: str, language: str = "en") -> str:
    """Return the rules of a game in a language."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return (_GAMES / game / name).read_text(encoding="utf-8")


def paragraphs(rules: str) -> list[str]:
    """Return the numbers that open a paragraph, in their order."""
    return re.findall(r"^\*\*§(\d+\.\d+)\b", rules, re.MULTILINE)


def chapters(rules: str) -> list[str]:
    """Return the numbers of the headings, in their order."""
    return re.findall(r"^## §(\d+) ", rules, re.MULTILINE)


def numbers(game: str) -> set[str]:
    """Return all that a moment of the game may point to."""
    return {*paragraphs(rules_of(game)), *chapters(rules_of(game))}
