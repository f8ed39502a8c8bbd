"""Levels: five a game, from data that names its source; the kind beginner, the reasons."""

from __future__ import annotations

import msgspec
import pytest

from sottovoce import bots
from sottovoce.bots.bot import Weighed
from sottovoce.bots.levelled import LevelBot
from sottovoce.bots.levels import LEVELS, Growth, Level, has_manual, manual
from sottovoce.bots.thinking import pick, reason
from sottovoce.core.chance import fast
from sottovoce.core.errors import UnknownBot
from sottovoce.core.game import Game
from sottovoce.core.table import Table
from sottovoce.core.view import Words
from sottovoce.games import registry
from sottovoce.words import LANGUAGES, source, voice


@pytest.mark.parametrize("name", registry.names())
def test_every_game_has_five_levels_and_says_where_its_values_come_from(name: str) -> None:
    of_game = manual(name)
    assert tuple(of_game.levels) == LEVELS == bots.levels(registry.get(name))
    assert len(of_game.provenance.split()) > 5
    assert set(of_game.weights) <= set(registry.get(name).weights())


@pytest.mark.parametrize("name", registry.names())
def test_the_highest_level_is_given_no_more_than_a_second_and_never_errs(name: str) -> None:
    top = manual(name).levels["level-5"]
    assert (top.warmth, top.slips) == (0.0, 0.0)
    assert top.kind == "plan" or (0 < top.seconds <= 1.0)


@pytest.mark.parametrize("name", registry.names())
def test_every_level_plays_legally_and_reproducibly(name: str) -> None:
    game = registry.get(name)
    for level in LEVELS:
        assert begun(game, level, 16) == begun(game, level, 16)


def begun(game: Game, name: str, most: int) -> list[int]:
    """The first decisions of a game among bots of a level, which search as they do but only briefly."""
    table = Table(game, 8)
    level = manual(game.name).levels[name]
    if level.kind == "search":
        level = msgspec.structs.replace(level, iterations=10, seconds=0.0)
    players = [LevelBot(game, level, manual(game.name), fast(seat)) for seat in range(table.seats)]
    while not table.over and len(table.decisions) < most:
        table.decide(table.mover, players[table.mover].choose(table.view(table.mover)))
    return [code for _, code in table.decisions]


def test_a_level_is_unknown_where_a_game_has_none() -> None:
    with pytest.raises(UnknownBot, match="level-6"):
        bots.make("level-6", registry.get("venice"), 1)
    assert not has_manual("chess")


# ---------------------------------------------------------------- choosing

CHOICES = [Weighed(1, 50, 0.6), Weighed(2, 30, 0.55), Weighed(3, 20, 0.1)]


def times_chosen(level: Level) -> dict[int, int]:
    chance = fast(4)
    counts = {each.code: 0 for each in CHOICES}
    for _ in range(600):
        counts[pick(CHOICES, level, chance).code] += 1
    return counts


def test_without_warmth_or_slips_the_most_visited_is_chosen() -> None:
    assert times_chosen(Level("search")) == {1: 600, 2: 0, 3: 0}


def test_warmth_gives_away_a_little_often_and_much_hardly_ever() -> None:
    """e to the loss over the warmth: 0.05 lost at a warmth of 0.05 is taken e times more rarely."""
    counts = times_chosen(Level("search", warmth=0.05))
    assert counts[1] / counts[2] == pytest.approx(2.718, rel=0.25)
    assert counts[3] == 0


def test_mixing_takes_what_is_as_good_by_how_often_it_was_visited() -> None:
    """Neither what promises less nor what was hardly looked into, however well it promises."""
    even = [Weighed(1, 60, 0.6), Weighed(2, 30, 0.595), Weighed(3, 40, 0.5), Weighed(4, 2, 0.7)]
    chance, counts = fast(4), dict.fromkeys(range(1, 5), 0)
    for _ in range(600):
        counts[pick(even, Level("search", mixing=0.01), chance).code] += 1
    assert counts[1] / counts[2] == pytest.approx(2, rel=0.25)
    assert counts[3] == counts[4] == 0


def test_mixing_after_an_exact_ending_takes_any_of_the_best() -> None:
    level, solved = Level("search", mixing=0.01), [Weighed(1, 0, 1.0), Weighed(2, 0, 1.0), Weighed(3, 0, 0.5)]
    assert {pick(solved, level, fast(seed)).code for seed in range(20)} == {1, 2}


def test_slips_overlook_good_choices() -> None:
    counts = times_chosen(Level("search", slips=1.0))
    assert all(count > 60 for count in counts.values())
    assert counts[1] > counts[3]


# ---------------------------------------------------------------- saying why


@pytest.mark.parametrize(
    ("chosen", "others", "message"),
    [
        (Weighed(1, 9, 0.6), [], "reason-only-sensible"),
        (Weighed(1, 9, 1.0), [Weighed(2, 1, 0.4)], "reason-wins"),
        (Weighed(1, 9, 0.0), [Weighed(2, 1, 0.0)], "reason-lost"),
        (Weighed(1, 9, 0.6), [Weighed(2, 1, 0.4)], "reason-better"),
        (Weighed(1, 9, 0.6), [Weighed(2, 1, 0.59)], "reason-close"),
        (Weighed(1, 3, 0.5), [Weighed(2, 9, 0.6)], "reason-variety"),
        (Weighed(1, 9, 0.5), [Weighed(2, 3, 0.52)], "reason-trusted"),
        (Weighed(1, 3, 0.3), [Weighed(2, 9, 0.8)], "reason-try"),
        (Weighed(1, 16, 0.3), [Weighed(2, 16, 0.8)], "reason-try"),
        (Weighed(1, 3, 0.0), [Weighed(2, 9, 0.6)], "reason-try"),
    ],
)
def test_the_reason_says_how_it_stands(chosen: Weighed, others: list[Weighed], message: str) -> None:
    assert reason(chosen, [chosen, *others]).message == message


def reasons() -> list[Words]:
    shares: dict[str, str | int | Words] = {"share": 61, "next": 58, "count": 5}
    return [Words(name, shares) for name in voice("en", "bots") if name.startswith("reason-")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", reasons(), ids=lambda words: words.message)
def test_every_reason_and_level_can_be_said_in_every_language(words: Words, language: str) -> None:
    say = voice(language, "bots")
    assert say.say(words.message, words.arguments)
    assert all(say(level) for level in LEVELS)


@pytest.mark.parametrize("language", ["ru", "it"])
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    english, other = voice("en", "bots"), voice(language, "bots")
    assert set(other) == set(english)
    assert all(other.variables(name) == english.variables(name) for name in english)
    assert source(language, "bots") != source("en", "bots")


def test_a_bot_says_why_in_words_that_exist() -> None:
    game = registry.get("venice")
    table = Table(game, 2)
    bot = bots.make("search:30", game, 1)
    thought = bot.consider(table.view(table.mover))
    assert voice("en", "bots").say(thought.reason.message, thought.reason.arguments).endswith(".")


# ---------------------------------------------------------------- settings


def test_who_is_in_a_hurry_solves_less() -> None:
    level = Level("search", seconds=1.0, exact=1000)
    assert level.within(0.25).exact == 250
    assert level.within(4.0) == level
    assert level.less(0.75).seconds == pytest.approx(0.25)
    assert Level("search", iterations=5, exact=7).within(0.5).exact == 7
    assert Level("search", iterations=5).less(0.5) == Level("search", iterations=5)


def test_growth_becomes_settings() -> None:
    settings = Growth(curiosity=0.3, calm=0.1, trust=2.0, plies=3, hindsight=1.0).settings()
    assert (settings.curiosity, settings.calm, settings.trust) == (0.3, 0.1, 2.0)
    assert (settings.plies, settings.hindsight) == (3, 1.0)
