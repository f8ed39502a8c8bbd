"""The boards' own lists of parts say what the games' components say."""

from __future__ import annotations

import re
from pathlib import Path

import sottovoce
from sottovoce.games.holmes import components as holmes
from sottovoce.games.venice import components as venice

BOARDS = Path(sottovoce.__file__).parent / "web" / "games"
CARD = re.compile(r'{ name: "([^"]+)", type: (\d), face: "[^"]+", count: (\d+) }')


def written(game: str) -> str:
    return (BOARDS / game / "parts.js").read_text(encoding="utf-8")


def listed(text: str, name: str) -> tuple[str, ...]:
    """Return the strings or numbers of a list."""
    inside = text.partition(f"const {name} = [")[2].partition("]")[0]
    return tuple(item.strip().strip('"') for item in inside.split(",") if item.strip())


def number(text: str, name: str) -> int:
    found = re.search(rf"const {name} = (\d+);", text)
    assert found is not None
    return int(found[1])


def test_the_cards_of_venice_are_the_games_cards() -> None:
    cards = CARD.findall(written("venice"))
    assert tuple(name for name, _, _ in cards) == venice.CARD_NAMES
    assert tuple(int(kind) for _, kind, _ in cards) == venice.CARD_TYPES
    assert tuple(int(count) for _, _, count in cards) == venice.CARD_COUNTS


def test_the_street_of_venice_is_the_games_street() -> None:
    text = written("venice")
    assert listed(text, "FIGURES") == venice.FIGURES
    assert listed(text, "TYPES") == venice.TYPES
    assert number(text, "LAST") == venice.LAST_SQUARE
    assert number(text, "MANSION") == venice.MANSION


def test_the_evidence_of_holmes_is_the_games_evidence() -> None:
    text = written("holmes")
    assert listed(text, "KINDS") == holmes.KIND_NAMES
    assert listed(text, "SIGNS") == holmes.KIND_LETTERS
    assert [int(points) for points in listed(text, "PLAN_POINTS")] == holmes.PLAN_POINTS
    assert [number(text, name) for name in ("PLAN", "JOKER", "TYPES", "DAYS", "MARKERS")] == [
        holmes.PLAN,
        holmes.JOKER,
        holmes.TYPES,
        holmes.DAYS,
        holmes.MARKERS,
    ]


def test_the_people_of_holmes_are_the_games_people() -> None:
    assert listed(written("holmes"), "CHARACTERS") == holmes.CHARACTER_NAMES
    portraits = (BOARDS / "holmes" / "portraits.js").read_text(encoding="utf-8")
    drawn = {*re.findall(r"^  ([a-z]+): \{$", portraits, re.MULTILINE), "toby"}
    assert drawn == {*holmes.CHARACTER_NAMES, *holmes.BROTHERS}


def test_nobody_on_the_last_square_of_the_upright_street_is_cut_off() -> None:
    layout = (BOARDS / "venice" / "upright.js").read_text(encoding="utf-8")
    size = {
        name: float(value)
        for name, value in re.findall(r"(\w+): (-?[\d.]+)", layout.partition("TALL = ")[2].partition(";")[0])
    }
    tallest = 104 * 0.56  # a guard with his halberd (figures.js), as large as street.js draws him
    feet = size["middle"] - venice.LAST_SQUARE * size["pitch"] + 11
    assert feet - tallest >= size["top"]
    assert size["middle"] + venice.LAST_SQUARE * size["pitch"] + 11 <= size["height"]
