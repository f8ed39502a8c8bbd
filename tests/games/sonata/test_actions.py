"""actions.py: codes, meanings, notation."""

from __future__ import annotations

import pytest

from sottovoce.core.errors import BadNotation
from sottovoce.games.sonata.actions import (
    ACTIONS,
    CLUE,
    CONFRONT,
    DROP,
    END,
    EXAMPLES,
    FOG,
    GO,
    HIGH,
    KEYS,
    LEAVE,
    NOTATIONS,
    PASS,
    SEARCH,
    codes,
    notation,
    parse,
)


def test_there_are_66_decisions_in_a_fixed_table() -> None:
    assert ACTIONS == len(NOTATIONS) == len(set(NOTATIONS)) == 8 + 11 + 12 + 35
    words = [
        "pass",
        "search",
        "fog",
        "keys",
        "end",
        "clue",
        "leave",
        "confront",
        "go:Bis",
        "drop:AF",
        "name:QRC",
    ]
    codes_ = [PASS, SEARCH, FOG, KEYS, END, CLUE, LEAVE, CONFRONT, GO, DROP, HIGH]
    assert [parse(word) for word in words] == codes_


@pytest.mark.parametrize("code", range(ACTIONS))
def test_every_notation_is_read_back(code: int) -> None:
    assert parse(notation(code)) == code


@pytest.mark.parametrize("text", ["", "go", "go:London", "Pass", "name:CRQ", "name:QR", "pass "])
def test_anything_else_is_refused_with_examples(text: str) -> None:
    with pytest.raises(BadNotation, match="drop:AF"):
        parse(text)


def test_the_examples_are_decisions() -> None:
    assert all(parse(word) >= 0 for word in EXAMPLES.split(", "))


def test_bits_become_codes_in_rising_order() -> None:
    assert codes(0b1011 | 1 << 30, 1 | 1 << 34) == [0, 1, 3, 30, HIGH, HIGH + 34]
    assert codes(0, 0) == []
    assert codes((1 << HIGH) - 1, (1 << 35) - 1) == list(range(ACTIONS))
