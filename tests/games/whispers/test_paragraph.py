"""Which paragraph of the rules speaks of a moment of Whispers."""

from __future__ import annotations

import msgspec
import pytest

from sottovoce.core.chance import fast
from sottovoce.core.game import SPECTATOR
from sottovoce.core.view import Outcome
from sottovoce.games.whispers import GAME, with_cards
from sottovoce.games.whispers.rules import WhispersState, new_game
from sottovoce.games.whispers.state import GUESSING
from tests.conftest import counts
from tests.games.rulebook import numbers
from tests.games.whispers.positions import WORKSHOP_FILE, do, event_of, position

WORKSHOP = with_cards(WORKSHOP_FILE)


def cited(state: WhispersState) -> str:
    """The paragraph, which is the same for all who look."""
    found = {WORKSHOP.paragraph(WORKSHOP.redact(state, seat)) for seat in (*range(state.players), SPECTATOR)}
    assert len(found) == 1
    return found.pop()


def test_every_moment_has_a_paragraph_that_exists() -> None:
    dice, met = fast(13), set()
    for number in range(counts(12, 120)):
        state = new_game(dice.fork(), GAME.cards, 2 + number % 3, 5)
        while not state.over():
            met |= {GAME.paragraph(GAME.redact(state, seat)) for seat in (SPECTATOR, 0)}
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))])
        met.add(GAME.paragraph(GAME.redact(state, 0)))
    asking = {f"5.{step}" for step in (2, 3, 4, 5, 6, 7, 8, 9, 11)}
    assert met == {"4.3", "6.2", "9", *asking} <= numbers("whispers")


@pytest.mark.parametrize(
    ("card", "paragraph"),
    [
        ("drop", "5.2"), ("flip", "5.3"), ("carry", "5.4"), ("lead", "5.5"), ("trade", "5.6"),
        ("peek", "5.7"), ("spy", "5.8"), ("swap", "5.9"), ("give", "5.11"),
    ],
)  # fmt: skip
def test_an_effect_is_told_of_where_its_step_is(card: str, paragraph: str) -> None:
    state = position([f"{card} lune plain", "odd coin"], piles={1: "plain+ coin-1"}, points=(3, 3))
    assert cited(state) == "4.3"
    do(state, f"{card}:4+")
    assert cited(state) == paragraph


def test_a_rooms_action_is_told_of_like_an_effect() -> None:
    state = position(["plain lune", "odd"], rooms="bath pit hall hall hall")
    do(state, "plain:1-")
    assert cited(state) == "5.2"


def test_guessing_is_told_of_where_a_guess_is() -> None:
    assert cited(position(stage=GUESSING)) == "6.2"


def test_a_task_is_told_of_like_an_effect() -> None:
    state = position(stage=GUESSING, waiting=1, seat=1)
    state.events = [event_of("stroll")]
    do(state, "pass")
    assert cited(state) == "5.5"


def test_after_the_end_it_is_the_count() -> None:
    state = position(stage=GUESSING, waiting=1, seat=1, counter=1)
    do(state, "pass")
    assert cited(state) == "9"


def test_a_game_given_up_in_the_middle_is_over_too() -> None:
    view = WORKSHOP.redact(position(), 0)
    ended = msgspec.structs.replace(view, outcome=Outcome("resigned", (1,), (0, 0)), legal=())
    assert WORKSHOP.paragraph(ended) == "9"
