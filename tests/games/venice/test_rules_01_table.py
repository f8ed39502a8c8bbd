"""RULES.md §1: street, mansions, figures, cards."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from sottovoce.games import venice
from sottovoce.games.venice import components, scoring
from sottovoce.games.venice.components import ALL_CARDS, CARD_COUNTS, CARD_NAMES, CARD_TYPES, TYPES
from tests.games.venice.positions import DECK, EAST, WEST, allowed, position

RULES = Path(venice.__file__).with_name("RULES.md")


def test_1_1_the_street_has_seventeen_squares() -> None:
    assert components.SQUARES == 2 * components.LAST_SQUARE + 1 == 17
    assert "M1:E" in allowed(position(hand="M1", merchant=7))
    assert "M1:E" not in allowed(position(hand="M1", merchant=8))
    assert "M1:W" in allowed(position(hand="M1", merchant=-7))
    assert "M1:W" not in allowed(position(hand="M1", merchant=-8))


@pytest.mark.parametrize(("seat", "side"), [(WEST, -1), (EAST, 1)])
def test_1_1_squares_of_a_side_are_its_half_and_the_centre_is_nobodys(seat: int, side: int) -> None:
    assert {square for square in range(-8, 9) if scoring.half(square) == seat} == {
        side * n for n in range(1, 9)
    }
    assert scoring.half(0) == scoring.DRAWN


@pytest.mark.parametrize(("seat", "squares"), [(WEST, {-7, -8}), (EAST, {7, 8})])
def test_1_2_squares_seven_and_eight_are_the_mansion(seat: int, squares: set[int]) -> None:
    assert {square for square in range(-8, 9) if scoring.home(square) == seat} == squares
    assert {square for square in range(-8, 9) if scoring.in_mansion(square, seat)} == squares


def test_1_3_either_player_moves_any_figure_by_its_card() -> None:
    for mover in (WEST, EAST):
        found = allowed(position(mover=mover, owner=WEST, hand="D1 G1 M2 H3"))
        assert {"D1:E", "D1:W", "G1:wW1", "G1:eE1", "M2:E", "M2:W", "H3:E", "H3:W"} <= found


def test_1_4_there_are_54_cards_of_four_types() -> None:
    assert sum(CARD_COUNTS) == DECK.total() == ALL_CARDS == 54
    of_type = Counter[str]()
    for type_, count in zip(CARD_TYPES, CARD_COUNTS, strict=True):
        of_type[TYPES[type_]] += count
    assert of_type == {"doge": 12, "guards": 16, "merchant": 12, "harlequin": 14}


def test_1_4_the_table_of_cards_is_the_one_the_engine_deals() -> None:
    """The table as people read it, against the numbers of components.py."""
    rows = re.findall(r"^\| (\w+) \| ([^|]+) \| (\d+) \|", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    special = {"Doge 1": "D1", "Guards close in": "G><", "Harlequin to the centre": "H0"}
    table = {special.get(f"{who} {face}", who[0] + face): int(count) for who, face, count in rows}
    assert table == dict(zip(CARD_NAMES, CARD_COUNTS, strict=True))
