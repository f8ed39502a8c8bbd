"""telling.py: every event and every result in words."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import get_args

import pytest

from sottovoce.core.chance import Deal
from sottovoce.core.events import Event, Story
from sottovoce.core.game import NOBODY, SPECTATOR
from sottovoce.core.record import AGREED_DRAW, OUT_OF_TIME, RESIGNED
from sottovoce.core.view import Outcome, Words
from sottovoce.games.venice import GAME, events
from sottovoce.games.venice.redact import redact
from sottovoce.games.venice.rules import VeniceState
from sottovoce.games.venice.scoring import ROUND_REASONS
from sottovoce.games.venice.telling import sum_up, tell
from sottovoce.games.venice.view import RoundResult, VeniceOptions, VeniceView
from sottovoce.words import LANGUAGES, voice
from tests.conftest import counts
from tests.games.venice.positions import EAST, WEST, counts_of, position

HAND = counts_of(Counter(["D1", "D1", "M2", "H0"]))

TOLD: list[tuple[Event, int, str]] = [
    (events.RoundBegan(1, WEST), WEST, "Round 1 begins. The Merchant is yours, and so is the first turn."),
    (events.RoundBegan(2, EAST), WEST, "Round 2 begins. East has the Merchant and the first turn."),
    (events.RoundBegan(2, WEST), SPECTATOR, "Round 2 begins. West has the Merchant and the first turn."),
    (
        events.HandShown(WEST, HAND),
        EAST,
        "West shows a hand of a single type (Doge 1 ×2, Merchant 2, Harlequin →0): all is dealt again.",
    ),
    (events.Played(WEST, 5, 1, False, ((3, 1, 3),)), WEST, "You play Merchant 2: Merchant E1 → E3."),
    (
        events.Played(EAST, 2, 1, False, ((1, -2, -3), (2, 2, 3))),
        WEST,
        "East plays Guards 1+1: west guard W2 → W3, east guard E2 → E3.",
    ),
    (
        events.Played(EAST, 0, 2, False, ((0, 0, 1), (1, -2, -1), (2, 2, 3))),
        WEST,
        "East sends the Cortège on its way: Doge 0 → E1, west guard W2 → W1, east guard E2 → E3.",
    ),
    (
        events.Played(EAST, 9, 1, True, ((0, 0, 3),)),
        EAST,
        "You play Harlequin 3 in the mask of the Doge: Doge 0 → E3.",
    ),
    (
        events.Played(WEST, 9, 1, True, ((3, 0, 3),)),
        EAST,
        "West plays Harlequin 3 in the mask of the Merchant: Merchant 0 → E3.",
    ),
    (
        events.Played(WEST, 12, 1, True, ((2, 3, 0),)),
        EAST,
        "West plays Harlequin →0 in the mask of the Guards: east guard E3 → 0.",
    ),
    (events.Threw(WEST, HAND), WEST, "You throw the hand away: Doge 1 ×2, Merchant 2, Harlequin →0."),
    (
        events.Summoned(EAST, ((0, 0, 4),)),
        WEST,
        "East gives the word of the guild: the Doge comes to the Merchant on E4.",
    ),
    (
        events.Summoned(WEST, ((1, -2, -7),)),
        WEST,
        "You give the word of the guild: the west guard comes to the Merchant on W7.",
    ),
    (events.FavouriteMoved(0, -2, 2, 0), WEST, "The Favourite steps 0 → W2 (West counts 2, East 0)."),
    (events.Drew(EAST, 3), WEST, "East draws 3 cards."),
    (events.Drew(WEST, 1), SPECTATOR, "West draws a card."),
    (events.DrewCards(WEST, HAND), WEST, "You draw Doge 1 ×2, Merchant 2, Harlequin →0."),
    (events.Reshuffled(2), WEST, "The discards are shuffled; the second deal begins."),
    (events.Reshuffled(3), WEST, "The discards are shuffled; the third deal begins."),
    (
        events.RoundEnded(1, WEST, "doge-home", (1, 0)),
        WEST,
        "You win round 1: the Doge is in your mansion. West 1 : 0 East.",
    ),
    (
        events.RoundEnded(2, EAST, "favourite-half", (1, 1)),
        WEST,
        (
            "East wins round 2: the cards ran out with the Doge in the centre and "
            "the Favourite on East's half. West 1 : 1 East."
        ),
    ),
    (
        events.RoundEnded(3, -1, "level", (1, 1)),
        EAST,
        (
            "Nobody wins round 3: the cards ran out three times with the Doge and "
            "the Favourite in the centre. West 1 : 1 East."
        ),
    ),
]


def said(words: Words, language: str = "en") -> str:
    return voice(language, "venice").say(words.message, words.arguments)


@pytest.mark.parametrize(("event", "seat", "sentence"), TOLD)
def test_events_in_words(event: Event, seat: int, sentence: str) -> None:
    words = tell(event, seat)
    assert words is not None
    assert said(words) == sentence


def test_every_kind_of_event_is_in_the_list() -> None:
    assert {type(event) for event, _, _ in TOLD} == set(get_args(events.VeniceEvent))


def test_a_draw_is_told_once_to_the_one_who_drew() -> None:
    """He hears which cards they are, so their number need not be told."""
    assert tell(events.Drew(WEST, 3), WEST) is None


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("ru", "Восток играет «Арлекин 3» под маской Стражников: западный Стражник З2 → З5."),
        ("it", "Levante gioca Arlecchina 3 con la maschera delle Guardie: guardia di ponente P2 → P5."),
    ],
)
def test_a_mask_in_other_languages(language: str, sentence: str) -> None:
    words = tell(events.Played(EAST, 9, 1, True, ((1, -2, -5),)), WEST)
    assert words is not None
    assert said(words, language) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [WEST, EAST, SPECTATOR])
def test_whole_games_are_told_in_every_language(language: str, seat: int) -> None:
    for seed in range(counts(2, 20)):
        state, story = finished(seed)
        lines = [said(words, language) for event in story.seen_by(seat) if (words := tell(event, seat))]
        assert len(lines) > 30
        assert [said(words, language) for words in sum_up(redact(state, seat))]


@cache
def finished(seed: int) -> tuple[VeniceState, Story]:
    story = Story()
    state = GAME.new(Deal(seed), VeniceOptions(), story)
    assert isinstance(state, VeniceState)
    while state.seat != NOBODY:
        legal = state.legal()
        state.apply(legal[state.chance.below(len(legal))], story)
    return state, story


# ---------------------------------------------------------------- the result


def over(outcome: Outcome, results: list[tuple[int, str]], seat: int, single: bool = False) -> VeniceView:
    """A finished game's view, made from a position."""
    view = redact(position(single=single), seat)
    return VeniceView(
        **{
            **{name: getattr(view, name) for name in view.__struct_fields__},
            "outcome": outcome,
            "results": tuple(RoundResult(winner, reason) for winner, reason in results),
        }
    )


def test_a_running_game_has_no_result() -> None:
    assert sum_up(redact(position(), WEST)) == ()


def test_a_match_is_summed_up_point_by_point() -> None:
    view = over(
        Outcome("third-round", (EAST,), (1, 2)),
        [(WEST, "doge-home"), (EAST, "favourite-home"), (EAST, "doge-half")],
        WEST,
    )
    assert [said(words) for words in sum_up(view)] == [
        "East wins the match, West 1 : 2 East: the third round decided.",
        "Round 1: you; the Doge is in your mansion.",
        "Round 2: East; the Favourite has brought her letter to East's mansion.",
        "Round 3: East; the cards ran out with the Doge on East's half.",
    ]


@pytest.mark.parametrize(
    ("outcome", "seat", "sentence"),
    [
        (
            Outcome("both-rounds", (WEST,), (2, 0)),
            WEST,
            "You win the match, West 2 : 0 East: both rounds went the same way.",
        ),
        (
            Outcome("one-round-and-a-draw", (WEST,), (1, 0)),
            EAST,
            "West wins the match, West 1 : 0 East: one round won, one drawn.",
        ),
        (
            Outcome("level", (WEST, EAST), (1, 1)),
            EAST,
            "The match is drawn, West 1 : 1 East: even the third round settled nothing.",
        ),
    ],
)
def test_every_end_of_a_match_has_its_words(outcome: Outcome, seat: int, sentence: str) -> None:
    assert said(sum_up(over(outcome, [], seat))[0]) == sentence


@pytest.mark.parametrize(
    ("outcome", "sentence"),
    [
        (
            Outcome(RESIGNED, (EAST,), (0, 0)),
            "East wins the match, West 1 : 0 East: the other side gave up.",
        ),
        (
            Outcome(OUT_OF_TIME, (WEST,), (0, 0)),
            "You win the match, West 1 : 0 East: the other side ran out of time.",
        ),
        (
            Outcome(AGREED_DRAW, (WEST, EAST), (0, 0)),
            "The match is drawn, West 1 : 0 East: both agreed to it.",
        ),
    ],
)
def test_a_match_that_was_broken_off_says_why_and_counts_its_rounds(outcome: Outcome, sentence: str) -> None:
    assert said(sum_up(over(outcome, [(WEST, "doge-home")], WEST))[0]) == sentence


@pytest.mark.parametrize(
    ("winners", "seat", "sentence"),
    [
        ((WEST,), WEST, "You win the round."),
        ((WEST,), SPECTATOR, "West wins the round."),
        ((EAST,), WEST, "East wins the round."),
        ((WEST, EAST), WEST, "The round is drawn."),
    ],
)
def test_a_single_round_is_summed_up(winners: tuple[int, ...], seat: int, sentence: str) -> None:
    view = over(Outcome("doge-home", winners, (0, 0)), [(WEST, "doge-home")], seat, single=True)
    assert said(sum_up(view)[0]) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ROUND_REASONS[1:])
def test_every_reason_has_words_for_every_winner(language: str, reason: str) -> None:
    results = [(WEST, reason), (EAST, reason), (-1, reason)]
    lines = [said(words, language) for words in sum_up(over(Outcome("level", (0, 1), (1, 1)), results, WEST))]
    assert len(set(lines)) == 4
