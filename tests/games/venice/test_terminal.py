"""terminal.py: the table in characters, at every width, in every language, with and without colour."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from sottovoce.cli.desk import Speech
from sottovoce.core.game import NOBODY, SPECTATOR
from sottovoce.games.venice.components import CARD_COUNTS, CARD_TYPES
from sottovoce.games.venice.redact import redact
from sottovoce.games.venice.rules import VeniceState
from sottovoce.games.venice.terminal import draw
from sottovoce.games.venice.view import VeniceView
from sottovoce.words import LANGUAGES, voice
from tests.games.venice.positions import EAST, WEST, play, position

LETTERS = {"en": "DGMHF", "ru": "ДСКАФ", "it": "DGMAF"}


def printed(view: VeniceView, width: int = 80, language: str = "en", encoding: str = "utf-8") -> list[str]:
    """The lines of the table as a terminal without colour gets them."""
    buffer = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    console = Console(file=buffer, width=width, highlight=False, markup=False, color_system=None)
    console.print(draw(view, Speech(voice(language, "venice"))))
    buffer.seek(0)
    return buffer.read().splitlines()


def squares(line: str) -> list[str]:
    return [cell.strip() for cell in re.split("[┃│]", line)[1:-1]]


def lanes(lines: list[str]) -> list[list[str]]:
    """The squares of the three lanes and of the water."""
    return [squares(line) for line in lines if line.strip().startswith("┃")]


def standing(state: VeniceState, seat: int = WEST) -> VeniceView:
    return redact(state, seat)


@pytest.mark.parametrize("width", [71, 80, 120])
def test_everybody_stands_on_his_square(width: int) -> None:
    state = position(doge=-1, west=-8, east=4, merchant=4, harlequin=4, favourite=-6)
    first, second, third, water = lanes(printed(standing(state), width))
    assert (first[0], first[7], first[12]) == ("[G", "«D»", "G]")
    assert (second[12], third[12], water[2]) == ("(M)", "<H>", "~F~")
    assert sum(bool(square) for lane in (first, second, third) for square in lane) == 5
    assert set(water) - {"~F~"} == {"≈" * (5 if width == 120 else 3)}


def test_a_narrow_terminal_gets_letters_alone() -> None:
    state = position(doge=-1, west=-8, east=4, merchant=4, harlequin=5, favourite=-6)
    first, second, third, water = lanes(printed(standing(state), 50))
    assert (first[0], first[7], first[12], second[12], third[13], water[2]) == tuple("GDGMHF")


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_bear_the_letters_of_the_language(language: str) -> None:
    doge, guard, merchant, harlequin, favourite = list(LETTERS[language])
    first, second, third, water = lanes(printed(standing(position()), language=language))
    assert (first[8], first[6], first[10]) == (f"«{doge}»", f"[{guard}", f"{guard}]")
    assert (second[7], third[9], water[8]) == (f"({merchant})", f"<{harlequin}>", f"~{favourite}~")


def test_the_numbers_run_from_the_mansions_to_the_centre() -> None:
    numbers = next(line for line in printed(standing(position())) if line.strip().startswith("┣"))
    assert re.findall(r"\d", numbers) == list("87654321012345678")
    assert re.findall("━.━", numbers) == ["━8━", "━7━", "━7━", "━8━"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [36, 40, 50, 60, 69, 79, 80, 100, 103, 104, 160])
@pytest.mark.parametrize("seat", [WEST, SPECTATOR])
def test_no_line_is_too_wide_and_the_street_is_never_broken(language: str, width: int, seat: int) -> None:
    lines = printed(standing(position(hand="H1 H2 H3 H4 H5 H0 M1 D1"), seat), width, language)
    assert max(map(len, lines)) <= width
    borders = [number for number, line in enumerate(lines) if line.strip().startswith(("┏", "┗"))]
    assert borders[1] - borders[0] == 6
    assert len({len(line.rstrip()) for line in lines[borders[0] : borders[1] + 1]}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_eighty_columns_nothing_is_wrapped(language: str) -> None:
    state = position(merchant=-8, favourite=-5, hand="H1 H2 H3 H4 H5 H0 M1 D1", pile="D1")
    lines = printed(standing(state), 80, language)
    assert len(lines) == 2 + 7 + 2 + 5 + 1


def test_the_fullest_discard_fits_at_eighty_columns() -> None:
    """All of Harlequin's cards in one heap, and much of everything else around it."""
    state = position(other="D1 D1 D1 D1 G1 G1+1 M1 M2", hand="D1 D1 D1 G1 G>< M1 M2 M3", pile="D1")
    harlequins = sum(count << (4 * kind) for kind, count in enumerate(CARD_COUNTS) if CARD_TYPES[kind] == 3)
    every = sum(15 << (4 * kind) for kind in range(len(CARD_COUNTS)) if CARD_TYPES[kind] == 3)
    state.west_discard &= ~every
    state.east_discard = state.east_discard & ~every | harlequins
    lines = printed(standing(state), 80, "it")
    assert "1 2×3 3×4 4×3 5 →0×2" in "\n".join(lines)
    assert len(lines) == 17


def test_hand_and_discards_stand_by_type_with_counts() -> None:
    state = position(hand="D1 D1 G1+1 G>< M2 M2 H3 H0")
    play(state, "M2:E M2:E end")
    text = "\n".join(printed(standing(state, WEST)))
    rows = {
        line.split()[1]: line.split() for line in text.splitlines() if re.match(r"\s+[«\[(<].[»\])>] ", line)
    }
    assert list(rows) == ["Doge", "Guards", "Merchant", "Harlequin"]
    assert rows["Doge"][2:] == ["1×4", "—", "—"]
    assert rows["Guards"][2:] == ["1+1", "><", "—", "—"]
    assert rows["Merchant"][2:] == ["—", "2×2", "—"]
    assert rows["Harlequin"][2:] == ["3", "→0", "—", "—"]


def test_a_spectator_sees_no_hand() -> None:
    text = "\n".join(printed(standing(position(), SPECTATOR)))
    assert "Your" not in text
    assert "(you)" not in text
    assert "West's discard" in text


def test_sizes_round_deal_and_score_are_shown() -> None:
    state = position(round=2, deal=2, wins=(1, 0), owner=EAST, pile="D1 D1 D1")
    text = "\n".join(printed(standing(state)))
    assert "Round 2 · deal 2" in text
    assert "West 1 : 0 East" in text
    assert "Pile 3 · hands West 8, East 8 · the Merchant is East's" in text


def test_a_single_round_shows_no_score() -> None:
    text = "\n".join(printed(standing(position(single=True))))
    assert "A single round · deal 1" in text
    assert " : " not in text


def test_whose_turn_it_is_and_its_cards() -> None:
    state = position(hand="M2 M2 M3")
    assert printed(standing(state))[-1].strip() == "Your turn"
    play(state, "M2:E M3:E")
    assert printed(standing(state))[-1].strip() == "Your turn · This turn: Merchant 2 3"
    assert printed(standing(state, EAST))[-1].strip() == "West to move · This turn: Merchant 2 3"


@pytest.mark.parametrize(
    ("west", "sentence"),
    [
        (-2, "Favourite on 0; she stays if the turn ends now"),
        (-7, "Favourite on 0; → W1 if the turn ends now"),
    ],
)
def test_what_the_favourite_would_do(west: int, sentence: str) -> None:
    assert any(sentence in line for line in printed(standing(position(west=west))))


def test_a_finished_game_says_so() -> None:
    state = position(doge=6, east=8, hand="D1", single=True)
    play(state, "D1:E")
    assert state.seat == NOBODY
    lines = printed(standing(state))
    assert lines[-1].strip() == "The game is over"
    assert "~F~ Favourite on 0" in [line.strip() for line in lines]


def test_a_terminal_without_drawing_characters_is_served() -> None:
    lines = printed(standing(position(hand="H0 D1 D1")), encoding="ascii")
    text = "\n".join(lines)
    assert text.isascii()
    assert "{D}" in text
    assert "+===+===+---+" in text


def coloured(monkeypatch: pytest.MonkeyPatch, no_color: bool) -> str:
    monkeypatch.delenv("NO_COLOR", raising=False)
    if no_color:
        monkeypatch.setenv("NO_COLOR", "1")
    console = Console(file=io.StringIO(), width=80, force_terminal=True, color_system="truecolor")
    with console.capture() as capture:
        console.print(draw(standing(position()), Speech(voice("en", "venice"))))
    return capture.get()


def test_colour_is_only_an_addition(monkeypatch: pytest.MonkeyPatch) -> None:
    colour = re.compile(r"\x1b\[[0-9;]*3[0-7][0-9;]*m")
    assert colour.search(coloured(monkeypatch, no_color=False))
    assert not colour.search(coloured(monkeypatch, no_color=True))
    plain = re.sub(r"\x1b\[[0-9;]*m", "", coloured(monkeypatch, no_color=False))
    assert plain == re.sub(r"\x1b\[[0-9;]*m", "", coloured(monkeypatch, no_color=True))
