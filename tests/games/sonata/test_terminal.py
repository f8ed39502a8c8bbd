"""terminal.py: the map in characters, at every width, in every language, with and without notes."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from sottovoce.cli.desk import Speech
from sottovoce.core.chance import fast
from sottovoce.games.sonata import GAME
from sottovoce.games.sonata.choosing import new_game
from sottovoce.games.sonata.components import PLACES
from sottovoce.games.sonata.notes import SonataNotes
from sottovoce.games.sonata.redact import redact
from sottovoce.games.sonata.rules import SonataState
from sottovoce.games.sonata.terminal import draw
from sottovoce.games.sonata.view import SonataOptions
from sottovoce.words import LANGUAGES, voice
from tests.games.sonata.positions import EVERYWHERE, FOG, at, game, play, view
from tests.games.sonata.test_rules_oracle import eager


def printed(
    state: SonataState,
    width: int = 80,
    language: str = "en",
    encoding: str = "utf-8",
    notes: SonataNotes | None = None,
) -> str:
    """The table as a terminal without colour gets it."""
    buffer = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    console = Console(file=buffer, width=width, highlight=False, markup=False, color_system=None)
    console.print(draw(view(state), Speech(voice(language, "sonata")), notes))
    buffer.seek(0)
    return buffer.read()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_is_on_the_map_with_its_landmarks(language: str) -> None:
    text = printed(at("Cor"), language=language)
    say = voice(language, "sonata")
    for name in PLACES:
        assert say(f"spot-{name}") in text
    assert f"{say('mark-residence')}" in text
    assert max(map(len, text.splitlines())) <= 80


def test_the_pawn_the_visited_and_the_possible_places_are_marked() -> None:
    text = printed(at("Cor", top=1, visited=["Cri"]))  # residence on top
    assert "»Cornhill✓«" in text
    assert "Cripplegate✓?" in text
    assert "Bishopsgate?" in text
    assert "Eastcheap?" not in text


def test_fog_on_top_makes_no_place_more_likely() -> None:
    text = printed(at("Cor", fogged="near"))
    assert "?" not in text
    assert "On top: fog" in text


def test_the_river_and_the_roads_are_drawn() -> None:
    lines = printed(at("Cor")).splitlines()
    assert sum("≈" * 20 in line for line in lines) == 2
    assert sum(line.count("·") for line in lines) > 80


def test_the_stealth_deck_shows_what_was_seen_of_it() -> None:
    state = at("Bis", held=["AF"])
    play(state, "search leave")
    deck = printed(state).split("Her way")[1].splitlines()[1]
    assert deck.split()[:4] == ["Ta", "Bis~", "Co", "Ch"]
    assert deck.split()[4] == "··"
    missed = at("Cor")
    play(missed, "search")
    assert printed(missed).split("Her way")[1].splitlines()[1].split()[1] == "Re~"


def test_time_fog_clues_and_keys_are_told() -> None:
    text = printed(at("Cor", top=22))
    assert "4 cards above the countdown, which shows 2" in text
    assert "Fog deck 10 · clue deck 10 · visited 1 of 11" in text
    assert "the key clue is yours to take" in printed(at("Cor", visited=EVERYWHERE))
    assert "key clue taken" in printed(at("Cor", visited=EVERYWHERE, keys_taken=True))


def test_fog_that_was_read_is_named() -> None:
    state = at("Cor")
    state.fog_read = 1 << FOG.index("chase")
    assert "Fog deck 10 (Chase)" in printed(state)


def test_clues_are_listed_with_what_they_say_of_the_suit() -> None:
    state = at("Cor", fogged="second-thought", held=["AF", "AH"])
    play(state, "fog drop:AF")
    lines = [line.rstrip() for line in printed(state).splitlines()]
    florio = next(line for line in lines if "Aline Florio" in line)
    assert "0/2" in florio
    assert florio.endswith("discarded")
    assert any("Anne Hathaway" in line and "musical, mother, documented" in line for line in lines)


def test_notes_are_drawn_where_they_are_given() -> None:
    notes = SonataNotes(placed=("court",), grey=("married",), marked=("clink",))
    text = printed(at("Cor"), notes=notes)
    assert "The Clink?!" in text
    assert "Notes: ✗ married, ■ court" in text
    assert "Notes" not in printed(at("Cor"))


def test_the_header_tells_mode_and_route() -> None:
    assert "standard · unknown route of 26 cards, she always moves" in printed(at("Cor"))
    state = new_game(fast(1), SonataOptions(mode="expert", fog_out=4, route="hard-6"))
    assert "expert, 4 fog cards out · route hard-6 of 24 cards, she may stay" in " ".join(
        printed(state).split()
    )
    assert "new route" in printed(new_game(fast(1), SonataOptions(route="generated", difficulty="any")))


def test_before_the_first_landmark_and_after_the_end() -> None:
    assert "On top: not seen yet" in printed(game())
    state = at("Cor", top=25, countdown=0)
    play(state, "pass")
    text = printed(state)
    assert "The game is over" in text
    assert "?" not in text


@pytest.mark.parametrize("width", [40, 60, 79, 80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_longer_than_the_terminal(width: int, language: str) -> None:
    dice = fast(width)
    state = new_game(dice.fork(), SonataOptions(difficulty="very-easy"))
    while not state.over():
        if dice.below(6) == 0:
            assert max(map(len, printed(state, width, language).splitlines())) <= width
        state.apply(eager(state, dice))
    assert max(map(len, printed(state, width, language).splitlines())) <= width


def test_a_narrow_terminal_gets_a_list_of_places() -> None:
    lines = printed(at("Cor"), width=60).splitlines()
    assert any(
        line.startswith("Cor »Cornhill✓«") and line.rstrip().endswith("Bis Cri Eas StP") for line in lines
    )
    assert "≈" not in "".join(lines)


def test_a_terminal_without_drawing_characters_gets_plain_ones() -> None:
    text = printed(at("Cor"), encoding="ascii")
    assert text.isascii()
    assert ">Cornhill+<" in text


def test_the_game_draws_the_same_table() -> None:
    state = at("Cor")
    console = Console(file=io.StringIO(), width=80)
    console.print(GAME.draw(redact(state, 0), Speech(voice("en", "sonata"))))
    assert "Cornhill" in console.file.getvalue()  # type: ignore[attr-defined]
