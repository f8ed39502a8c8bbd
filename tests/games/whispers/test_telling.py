"""telling.py: every event and every result in words, in three languages, to each who may hear it."""

from __future__ import annotations

import pytest

from sottovoce.core.chance import fast
from sottovoce.core.events import Story
from sottovoce.core.game import NOBODY, SPECTATOR
from sottovoce.core.record import ENDED_FROM_OUTSIDE
from sottovoce.core.table import Table
from sottovoce.core.view import Outcome, read_options
from sottovoce.games.whispers import GAME, cards, events
from sottovoce.games.whispers.redact import redact
from sottovoce.games.whispers.rules import new_game
from sottovoce.games.whispers.state import OVER
from sottovoce.games.whispers.telling import paragraph, sum_up, tell
from sottovoce.words import LANGUAGES, voice
from tests.games.whispers.positions import do, position
from tests.games.whispers.test_golden import FILES, story_of

SHOWN = cards.house().shown


def said(language: str, event: object, seat: int) -> str:
    """An event as a seat hears it; nothing, if it is told nothing."""
    assert isinstance(event, events.WhispersEvent)
    words = tell(event, seat, SHOWN)
    return "" if words is None else voice(language, "whispers")(words.message, **words.arguments)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_every_event_of_the_golden_games_has_words(language: str, seat: int) -> None:
    heard: set[type] = set()
    for path in FILES[:: 1 if language == "en" else 4]:
        for event in story_of(path):
            line = said(language, event, seat)
            assert "{" not in line
            assert "None" not in line
            if line:
                heard.add(type(event))
    if language == "en":
        assert heard == set(events.WhispersEvent.__args__)


def test_one_is_told_what_one_draws_and_others_how_many() -> None:
    assert said("en", events.Drew(0, 2), 0) == ""
    assert said("en", events.Drew(0, 2), 1) == "North draws 2 cards."
    assert "Nightcap" in said("en", events.DrewCards(0, (0,)), 0)


def test_one_is_called_you() -> None:
    guess = events.GuessedWrong(1, 0, 2, 5)
    lines = [said("en", guess, seat) for seat in (0, 1, SPECTATOR)]
    assert len(set(lines)) == 3
    assert lines[1].startswith("You ")
    assert lines[2].startswith("East ")


def test_a_result_says_who_won_and_why_and_counts_everybody() -> None:
    state = position(["", "", ""], points=[3, 2, 1])
    assert sum_up(redact(state, 0)) == ()
    state.stage, state.seat = OVER, NOBODY
    lines = sum_up(redact(state, 0))
    assert lines[0].message == "result-most-points"
    assert len(lines) == 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ENDED_FROM_OUTSIDE)
def test_a_night_that_ends_before_its_time_is_summed_up_without_a_name(language: str, reason: str) -> None:
    say = voice(language, "whispers")
    table = Table(GAME, 5, read_options("whispers", GAME.options, {"players": "3"}))
    table.close(Outcome(reason, (0, 2), (0, 0, 0)))
    for seat in (0, SPECTATOR):
        lines = GAME.sum_up(table.view(seat))
        assert [line.message for line in lines] == ["result-early", *["result-tokens"] * 3]
        assert [line.arguments["tokens"] for line in lines[1:]] == [1, 1, 1]
        assert all(say(line.message, **line.arguments) for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_result_has_words(language: str) -> None:
    say, chance = voice(language, "whispers"), fast(8)
    reasons = set()
    for number in range(60):
        state = new_game(chance.fork(), cards.house(), 2 + number % 3, 5)
        while state.seat != NOBODY:
            legal = state.legal()
            state.apply(legal[chance.below(len(legal))], Story())
        for seat in (0, SPECTATOR):
            lines = sum_up(redact(state, seat))
            assert all(say(line.message, **line.arguments) for line in lines)
            reasons.add(lines[0].message)
    assert len(reasons) >= 2


def test_help_points_to_the_paragraph_of_what_is_going_on() -> None:
    state = position(["flip plain", "odd"], piles={2: "plain+"})
    assert paragraph(redact(state, 0)) == "4.3"
    do(state, "flip:1+")
    assert paragraph(redact(state, 0)) == "5.3"
    state.stage, state.seat = OVER, NOBODY
    assert paragraph(redact(state, 0)) == "9"
