"""telling.py: every event and every result in words, in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import sottovoce
from sottovoce.core.chance import fast
from sottovoce.core.events import Event, Story
from sottovoce.core.record import ENDED_FROM_OUTSIDE
from sottovoce.core.table import Table
from sottovoce.core.view import Outcome
from sottovoce.games.sonata import GAME, events
from sottovoce.games.sonata.choosing import new_game
from sottovoce.games.sonata.components import MODES
from sottovoce.games.sonata.redact import redact
from sottovoce.games.sonata.telling import sum_up, tell
from sottovoce.games.sonata.view import ModeName, SonataOptions
from sottovoce.words import LANGUAGES, voice
from tests.conftest import counts
from tests.games.sonata.positions import FOG, at, lady, landmark, place, play, view
from tests.games.sonata.test_rules_oracle import eager

RULES = Path(sottovoce.__file__).parent / "games" / "sonata" / "RULES.md"


def said(event: Event, language: str = "en") -> str:
    words = tell(event)
    assert words is not None
    return voice(language, "sonata").say(words.message, words.arguments)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_is_told_in_random_games(language: str) -> None:
    dice, kinds = fast(6), set()
    for number in range(counts(60, 400)):
        story = Story()
        mode: ModeName = ("training", "easy", "standard", "advanced", "expert")[number % len(MODES)]
        state = new_game(dice.fork(), SonataOptions(mode=mode, difficulty="any"), story)
        while not state.over():
            state.apply(eager(state, dice), story)
        for told in story.told:
            assert told.seats is None
            assert said(told.event, language)
            assert GAME.tell(told.event, -1) == GAME.tell(told.event, 0)
            kinds.add(type(told.event))
        for words in sum_up(redact(state, 0)):
            assert voice(language, "sonata").say(words.message, words.arguments)
    assert kinds == set(get_args(events.SonataEvent))


def test_an_unknown_event_is_passed_over() -> None:
    assert tell(Event()) is None


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (events.LandmarkSeen(3, landmark("church")), "She is near: church."),
        (events.LandmarkSeen(3, -1), "Fog lies on her way."),
        (events.PawnMoved(place("Cor"), place("Bis"), True), "Cornhill → Bishopsgate, for the first time."),
        (events.Searched(place("Cor"), False, 9), "You search Cornhill: she is not there. Fog left: 9."),
        (events.SlippedAway(0), "She slips away."),
        (events.SlippedAway(1), "She slips away, one card unseen."),
        (events.SlippedAway(4), "She slips away, 4 cards unseen."),
        (events.FogRemoved(-1), "The top fog card leaves the game unseen."),
        (events.FogRemoved(FOG.index("near")), "The top fog card leaves the game; it was Near."),
        (
            events.ClueTaken(lady("JF"), 7),
            "The clue is Jacqueline Field: literary, married, mother. Clue cards left: 7.",
        ),
        (events.Foresaw((0, -1)), "The next cards: church, fog."),
    ],
)
def test_some_events_word_for_word(event: Event, words: str) -> None:
    assert said(event) == words


def test_russian_counts_are_declined() -> None:
    assert said(events.SlippedAway(1), "ru") == "Она ускользает, 1 карта не видна."
    assert said(events.SlippedAway(3), "ru") == "Она ускользает, 3 карты не видны."
    assert said(events.SlippedAway(5), "ru") == "Она ускользает, 5 карт не видно."


def test_a_running_game_is_not_summed_up() -> None:
    assert sum_up(view(at("Cor"))) == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ENDED_FROM_OUTSIDE)
def test_a_game_that_ends_before_its_time_tells_no_secret(language: str, reason: str) -> None:
    table = Table(GAME, 5, GAME.options())
    table.close(Outcome(reason, (), (0,)))
    (words,) = GAME.sum_up(table.view(0))
    assert words.message == "result-early"
    assert voice(language, "sonata").say(words.message, words.arguments)


def test_a_won_game_is_summed_up_with_score_rank_lady_and_route() -> None:
    state = at("Bis", top=1)
    play(state, "search confront name:CTD")
    say = voice("en", "sonata")
    lines = [say.say(words.message, words.arguments) for words in sum_up(view(state))]
    assert lines[0] == "You have found out who she is: you win."
    assert lines[1] == "Score: 95. Rank: Immortal bard."
    assert lines[2].startswith("The Dark Lady was Mary Fitton (court, mother, documented)")
    assert lines[3] == "Her way: base-1: A B C D E F G H I J K L M N O P Q R S T U V W X Y Z."


def test_a_lost_game_has_no_score() -> None:
    state = at("Cor", top=25, countdown=0)
    play(state, "pass")
    assert [words.message for words in sum_up(view(state))] == [
        "event-ended-time-up", "result-lady", "result-route",
    ]  # fmt: skip


def test_a_route_backwards_and_a_new_one_are_told_as_such() -> None:
    state = at("Cor", top=25, countdown=0)
    state.source = 3
    play(state, "pass")
    say = voice("en", "sonata")
    last = sum_up(view(state))[-1]
    assert say.say(last.message, last.arguments).startswith("Her way: base-2, backwards: A B")
    state.source = -1
    last = sum_up(view(state))[-1]
    assert say.say(last.message, last.arguments).startswith("Her way: a new one: A B")


def test_every_moment_has_its_paragraph_of_the_rules() -> None:
    numbers = set(re.findall(r"^\*\*§([0-9.]+)", RULES.read_text(encoding="utf-8"), re.MULTILINE))
    dice, met = fast(8), set()
    for number in range(40):
        state = new_game(dice.fork(), SonataOptions(mode="training" if number % 2 else "standard"))
        met.add(GAME.paragraph(redact(state, 0)))
        while not state.over():
            state.apply(eager(state, dice))
            met.add(GAME.paragraph(redact(state, 0)))
    assert met == {"2.8", "5.1", "5.3", "7.4", "8.6", "8.9", "8.10", "10.2", "12.1", "13.1"} <= numbers
