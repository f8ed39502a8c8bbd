"""terminal.py: the table in characters, at 80 columns and others, in every language."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from sottovoce.cli.desk import Speech
from sottovoce.core.chance import fast
from sottovoce.core.game import SPECTATOR
from sottovoce.games.holmes.redact import redact
from sottovoce.games.holmes.rules import new_game
from sottovoce.games.holmes.terminal import draw
from sottovoce.games.holmes.view import HolmesView
from sottovoce.words import LANGUAGES, voice
from tests.conftest import counts
from tests.games.holmes.players import collector
from tests.games.holmes.positions import FIRST, SECOND, Hand, play, position


def printed(view: HolmesView, width: int = 80, language: str = "en", encoding: str = "utf-8") -> list[str]:
    """The lines of the table as a terminal without colour gets them."""
    buffer = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    console = Console(file=buffer, width=width, highlight=False, markup=False, color_system=None)
    console.print(draw(view, Speech(voice(language, "holmes"))))
    buffer.seek(0)
    return buffer.read().splitlines()


def stripped(view: HolmesView) -> list[str]:
    return [line.rstrip() for line in printed(view)]


def test_the_whole_table() -> None:
    state = position(
        Hand("7 7 J7 P", hidden="9", upright="Wat Hud", flat="Adl", tokens=3, held="3"),
        Hand("5 J", stolen="8", upright="Wat Les Gre", tokens=12),
        day=4, town="Adl Gre Wig Pik", hiding="Gre", row="3 4 J P", deck="9 9 9", right=SECOND,
    )  # fmt: skip
    assert stripped(redact(state, FIRST)) == [
        "Holmes · Day 4 of 7                                    9 tokens in the reserve",
        "Watson       S| M| pay 1: 1 card        (Gregson)       M| pay 2 a card, to 3",
        "Hudson       S|    +3 tokens            Wiggins            +5 tokens",
        "Lestrade        M| pay 3: 2 cards       Pike               pay 1-3: look",
        "Adler        S_    pay 4: steal",
        "Row [3 papers]  [4 explosive]  [P plan]  [J joker]",
        "Deck 3 · discards 36",
        "                  3    4    5    6    7    8    9     P loose J hidden tokens",
        "Sherlock (you)    ·    ·    ·    ·   2*    ·    ·     1       ·      1      3",
        "Mycroft           ·    ·    1    ·    ·    ·    ·     ·       1      1     12",
        "points            ·    ·   v5    ·   ^7   v8   ^9 -1/+0",
        "Sherlock, hidden: fingerprint",
        "Sherlock, reserved: papers",
        "Mycroft, hidden: footprint",
        "Mycroft may reserve",
        "Your decision",
    ]


def test_what_the_reader_may_not_know_is_not_there() -> None:
    state = position(Hand(hidden="9"), Hand(hidden="3"))
    for reader, known in ((FIRST, "Sherlock, hidden: fingerprint"), (SECOND, "Mycroft, hidden: papers")):
        assert [line for line in stripped(redact(state, reader)) if ", hidden:" in line] == [known]
    assert not any(", hidden:" in line for line in stripped(redact(state, SPECTATOR)))
    assert stripped(redact(state, SECOND))[-1] == "Your brother decides"
    assert stripped(redact(state, SPECTATOR))[-1] == "The first brother decides"


def test_day_one_shows_the_markers_in_hand() -> None:
    state = position(day=1, town="Adl Gre")
    play(state, "to:Hud")
    assert "Markers in hand: Sherlock 2, Mycroft 3" in stripped(redact(state, FIRST))


def test_drafting_and_looking() -> None:
    state = new_game(fast(1), True, False, 0)
    assert any(line.startswith("You may bring: ") for line in stripped(redact(state, FIRST)))
    assert not any(line.startswith("You may bring: ") for line in stripped(redact(state, SPECTATOR)))
    state = position(deck="7 8 9 9 9")
    play(state, "up:Wat to:Pik draw:2")
    assert "In your hand: button, footprint" in stripped(redact(state, FIRST))
    assert stripped(redact(state, FIRST))[-1] == "Your decision · Pike"
    assert not any(line.startswith("In your hand") for line in stripped(redact(state, SECOND)))


def test_a_finished_game() -> None:
    state = position(Hand("7", flat="Wat Les Hud"), Hand(flat="Wat Les", upright="Hud"), mover=SECOND, day=7)
    play(state, "up:Hud to:Wig")
    assert stripped(redact(state, FIRST))[-1] == "The game is over"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_no_line_is_too_wide_and_all_positions_can_be_drawn(language: str, width: int) -> None:
    dice = fast(2)
    state = new_game(fast(width), True, True, 4)
    while state.seat >= 0:
        if dice.below(counts(12, 3)) == 0:
            for seat in (SPECTATOR, FIRST, SECOND):
                lines = printed(redact(state, seat), width, language)
                assert max(map(len, lines)) <= width
                assert len(lines) <= 26 or width < 80
        state.apply(collector(state, dice))


@pytest.mark.parametrize("language", LANGUAGES)
def test_abilities_are_not_cut_off_at_eighty_columns(language: str) -> None:
    state = position(Hand(upright="Wat Hud Les"), day=7)
    lines = printed(redact(state, FIRST), 80, language)
    assert not any("…" in line for line in lines)


def test_a_terminal_that_knows_no_drawing_characters() -> None:
    lines = printed(redact(position(), FIRST), encoding="ascii")
    assert all(line.isascii() for line in lines)
