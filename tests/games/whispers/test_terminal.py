"""terminal.py: the house in characters, at every width, in every language."""

from __future__ import annotations

import io
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from sottovoce.cli.desk import Speech
from sottovoce.core.chance import fast
from sottovoce.core.game import NOBODY, SPECTATOR
from sottovoce.games.whispers import cards
from sottovoce.games.whispers.redact import redact
from sottovoce.games.whispers.rules import WhispersState, new_game
from sottovoce.games.whispers.state import GUESSING
from sottovoce.games.whispers.terminal import draw
from sottovoce.words import LANGUAGES, voice
from tests.games.whispers.positions import do, position


def printed(
    state: WhispersState, seat: int = 0, width: int = 80, language: str = "en", encoding: str = "utf-8"
) -> list[str]:
    """The lines of the table as a terminal without colour gets them."""
    buffer = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    console = Console(file=buffer, width=width, highlight=False, markup=False, color_system=None)
    console.print(draw(redact(state, seat), Speech(voice(language, "whispers"))))
    buffer.seek(0)
    return [line.rstrip() for line in buffer.read().splitlines()]


def text_of(state: WhispersState, seat: int = 0) -> str:
    return "\n".join(printed(state, seat))


def line_with(state: WhispersState, part: str, seat: int = 0) -> str:
    return next(line for line in printed(state, seat) if line.startswith(part))


def test_a_room_shows_its_number_action_cards_and_people() -> None:
    state = position(piles={1: "plain+ lune-0"}, rooms="bath till hall hall hall")
    lines = printed(state)
    row = next(n for n, line in enumerate(lines) if line.startswith("1 Till: "))
    assert "Take a point." in lines[row]
    assert re.search(r" 2 \S+ ▒\(\S+\)$", lines[row])
    assert lines[row + 1].lstrip().startswith("▸ Ann")


def test_a_card_face_down_is_dark_to_those_who_have_not_seen_it() -> None:
    state = position(piles={2: "plain-0 coin+"})
    own, others = (line_with(state, "2 ", seat) for seat in (0, 1))
    assert "▒(" in own
    assert "▒ " in others
    assert "▒(" not in others
    assert own.endswith("¢")


def test_rooms_marked_two_say_so() -> None:
    assert "[two]" in text_of(position(rooms="bath mint hall hall hall"))
    assert "[two]" not in text_of(position())


def test_a_player_sees_his_hand_and_who_he_is_and_a_spectator_neither() -> None:
    state = position(["plain draw", "lune"])
    own, watched = text_of(state), text_of(state, SPECTATOR)
    assert "Your hand" in own
    assert "North (you)" in own
    assert "Your hand" not in watched
    assert "(you)" not in watched
    assert "Ann" in line_with(state, "North (you)")
    assert "Ann" not in line_with(state, "North", 1)


def test_who_is_known_denied_or_protected_is_said() -> None:
    state = position(["plain", "plain"], stage=GUESSING, waiting=2)
    do(state, "guess:1=ben")
    assert line_with(state, "East").endswith("not Ben")
    do(state, "guess:0=ann")
    assert "Ann" in line_with(state, "North", 1)
    state.protected = 1
    assert "shielded" in line_with(state, "North", 1)


def test_an_event_and_the_stage_are_shown() -> None:
    state = position(event="dear", stage=GUESSING)
    lines = printed(state)
    assert lines[1].startswith("Event: Dear. ")
    assert lines[-1].endswith("a guess is worth 8 points")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_no_line_is_too_wide_all_night_long(language: str, players: int) -> None:
    chance = fast(players)
    state = new_game(chance.fork(), cards.house(), players, 6)
    turns = 0
    while state.seat != NOBODY:
        if turns % 7 == 0:
            for width in (50, 80, 120):
                lines = printed(state, state.seat, width, language)
                assert max(map(cell_len, lines)) <= min(width, 79)
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
        turns += 1
    assert printed(state, 0, 80, language)[-1] == voice(language, "whispers")("table-over")


def test_a_terminal_without_drawing_characters_is_served() -> None:
    state = new_game(fast(3), cards.house(), 3, 6)
    text = "\n".join(printed(state, encoding="ascii"))
    assert text.isascii()
    assert "> " in text
