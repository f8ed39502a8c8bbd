"""Which paragraph of the rules speaks of a moment of Holmes."""

from __future__ import annotations

import msgspec
import pytest

from sottovoce.core.chance import fast
from sottovoce.core.game import SPECTATOR
from sottovoce.core.view import Outcome
from sottovoce.games.holmes import GAME
from sottovoce.games.holmes.rules import HolmesState, new_game
from tests.conftest import counts
from tests.games.holmes.players import careless, collector
from tests.games.holmes.positions import FIRST, SECOND, Hand, play, position
from tests.games.rulebook import numbers

SEATS = (FIRST, SECOND, SPECTATOR)


def cited(state: HolmesState) -> str:
    """The paragraph, which is the same for all who look."""
    found = {GAME.paragraph(GAME.redact(state, seat)) for seat in SEATS}
    assert len(found) == 1
    return found.pop()


def test_every_moment_has_a_paragraph_that_exists() -> None:
    dice, met = fast(12), set()
    for number in range(counts(12, 120)):
        state = new_game(dice.fork(), number % 2 == 0, number % 3 == 0, number % 5)
        met.add(cited(state))
        while not state.over():
            state.apply(careless(state, dice) if number % 2 else collector(state, dice))
            met.add(cited(state))
    assert met <= numbers("holmes")
    given = {"7.2", "7.6", "7.8"}  # Hudson, Wiggins and Toby ask nothing
    assert met >= {f"7.{number}" for number in range(1, 13)} - given
    assert met >= {"2.3", "2.6", "4.1", "4.2", "6.1", "8.2", "9.2", "9.3", "10"}


@pytest.mark.parametrize(
    ("visit", "paragraph"),
    [
        ("Les", "7.3"), ("Adl", "7.4"), ("Gre", "7.5"), ("Pik", "7.7"), ("Joh", "7.9"), ("Bil", "7.10"),
        ("Kra", "7.11"), ("Hun", "7.12"),
    ],
)  # fmt: skip
def test_a_visit_is_told_of_where_its_character_is(visit: str, paragraph: str) -> None:
    state = position(Hand("7 8"), Hand("9"))
    assert cited(state) == "4.1"
    play(state, "up:Wat")
    assert cited(state) == "4.1"
    play(state, f"to:{visit}")
    assert cited(state) == paragraph


def test_watson_too() -> None:
    state = position(first=Hand(upright="Les Hud Tob"))
    play(state, "up:Les to:Wat")
    assert cited(state) == "7.1"


def test_pikes_and_hunters_second_questions_and_kramms_to_the_opponent_are_theirs_still() -> None:
    state = position()
    play(state, "up:Wat to:Pik draw:2")
    assert cited(state) == "7.7"
    state = position(Hand("7"))
    play(state, "up:Wat to:Hun give:7")
    assert cited(state) == "7.12"
    state = position()
    play(state, "up:Wat to:Kra take:3")
    assert (state.seat, cited(state)) == (SECOND, "7.11")


def test_markers_are_laid_from_the_hand_on_day_one() -> None:
    assert cited(position(day=1, town="Adl Gre")) == "4.2"


def test_jokers_have_their_own() -> None:
    state = position(Hand("7"), row="J 4 5 6")
    play(state, "up:Wat to:Gre take:J")
    assert cited(state) == "6.1"
    state = position(Hand("J"), row="8 4 5 6")
    play(state, "up:Wat to:Gre take:8")
    assert cited(state) == "6.2"


def test_reserving_late_has_its_own() -> None:
    state = position(right=FIRST)
    play(state, "up:Wat to:Les take:3 take:4")
    assert cited(state) == "8.2"


def test_setting_up_has_its_own() -> None:
    assert cited(new_game(fast(1), True, False, 0)) == "2.3"
    assert cited(new_game(fast(1), False, False, 0)) == "2.6"


@pytest.mark.parametrize(("guests", "paragraph"), [("Moriarty Tob", "9.2"), ("Moran Tob", "9.3")])
def test_villains_have_their_own(guests: str, paragraph: str) -> None:
    first = Hand("7", flat="Wat Hud Les")
    second = Hand("8", flat="Wat Hud", upright="Les")
    state = position(first, second, mover=SECOND, row="", town="Adl Joh Wig Pik", guests=guests)
    play(state, "up:Les to:Joh")
    assert cited(state) == paragraph


def test_at_the_end_it_is_the_count() -> None:
    first = Hand("J", hidden="7", flat="Wat Hud Les")
    second = Hand(flat="Wat Hud", upright="Les")
    state = position(first, second, mover=SECOND, day=7, row="", town="Adl Joh Wig Pik")
    play(state, "up:Les to:Joh")
    assert cited(state) == "10.2"
    play(state, "joker:7")
    assert cited(state) == "10"


def test_a_game_given_up_in_the_middle_is_over_too() -> None:
    view = GAME.redact(position(), FIRST)
    ended = msgspec.structs.replace(view, outcome=Outcome("resigned", (SECOND,), (0, 0)), legal=())
    assert GAME.paragraph(ended) == "10"
