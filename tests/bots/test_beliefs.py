"""Beliefs about characters: several opponents are known to hide; one is taken at his word, or shrewdly."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp

import msgspec
import pytest

from sottovoce.bots.levels import LEVELS, manual
from sottovoce.bots.thinking import in_the_eyes_of
from sottovoce.core.chance import fast
from sottovoce.core.game import Game
from sottovoce.core.table import Table
from sottovoce.core.view import read_options
from sottovoce.games import registry
from sottovoce.games.whispers import GAME
from sottovoce.games.whispers.actions import GUESSES, PASS
from sottovoce.games.whispers.components import CHARACTERS
from sottovoce.games.whispers.imagine import (
    KEENNESS,
    WhispersImagination,
    deals,
    hidden_behind,
    possible,
    shrewd_deals,
    usual_deals,
)
from sottovoce.games.whispers.insight import summed
from sottovoce.games.whispers.rules import WhispersState
from sottovoce.games.whispers.state import GUESSING
from sottovoce.games.whispers.view import UNKNOWN, WhispersView


def opening(decisions: int = 0) -> WhispersView:
    """The mover's view after so many random decisions of a game for two."""
    table, chance = Table(GAME, 5), fast(2)
    for _ in range(decisions):
        legal = table.view(table.mover).legal
        table.decide(table.mover, legal[chance.below(len(legal))])
    view = table.view(table.mover)
    assert isinstance(view, WhispersView)
    return view


def chances(favour: dict[int, int], counter: int) -> list[float]:
    """What a shrewd player thinks who the other is, had open deeds favoured the ones he may be so."""
    view = opening()
    other = view.characters.index(UNKNOWN)
    people = possible(view, other)
    row = tuple(
        favour.get(people.index(person), 0) if person in people else 0 for person in range(CHARACTERS)
    )
    rows = tuple(row if seat == other else was for seat, was in enumerate(view.favour))
    seen = msgspec.structs.replace(view, favour=rows, counter=counter)
    believed = summed(shrewd_deals(seen), seen.players)[other]
    return [believed[person] for person in people]


def test_what_a_shrewd_player_imagines_fits_the_view() -> None:
    shrewd, chance = GAME.shrewd(), fast(4)
    for decisions in range(0, 24, 3):
        view = opening(decisions)
        imagination = shrewd.imagine(view)
        for _ in range(5):
            assert GAME.redact(imagination.draw(chance), view.seat) == view


def test_who_seems_somebody_by_a_little_may_well_be_the_next_one() -> None:
    seeming, nearly, *rest = chances({0: 4, 1: 2}, counter=3)
    assert nearly > seeming > max(rest)


def test_who_stands_out_by_far_is_not_hiding() -> None:
    seeming, *rest = chances({0: 20}, counter=3)
    assert seeming > 0.9 > 0.1 > sum(rest)


def test_fewer_hide_the_less_a_guess_is_worth() -> None:
    surest = [chances({0: 6, 1: 2}, counter)[0] for counter in (5, 3, 1)]
    assert surest == sorted(surest)
    assert surest[-1] > surest[0]


def test_a_shrewd_player_weighs_passing_and_only_likely_guesses() -> None:
    view = next(view for view in map(opening, range(60)) if view.stage == "guessing")
    weighed = GAME.shrewd().worthwhile(view)
    assert PASS in weighed
    assert set(weighed) < set(view.legal)


def test_the_top_level_is_shrewd_and_the_others_are_not() -> None:
    *lower, top = (manual("whispers").levels[name] for name in LEVELS)
    assert in_the_eyes_of(top, GAME) is not GAME
    assert all(in_the_eyes_of(level, GAME) is GAME for level in lower)
    assert registry.get("venice").shrewd() is registry.get("venice")


def guessing(players: int, seed: int) -> Iterator[WhispersState]:
    """The states of a random game in which somebody may guess."""
    options = read_options(GAME.name, GAME.options, {"players": str(players)})
    state, chance = GAME.new(fast(seed), options), fast(seed + 1)
    assert isinstance(state, WhispersState)
    while state.seat >= 0:
        if state.stage == GUESSING:
            yield state
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])


def explained(view: WhispersView, target: int, shrewd: bool) -> dict[int, float]:
    """How well each character that another may be explains what he did openly, as parts of 1."""
    people, favour = possible(view, target), view.favour[target]
    best = {
        who: max((favour[other] for other in people if other != who), default=favour[who]) for who in people
    }
    weights = {
        who: hidden_behind(best[who] - favour[who], view.players, view.counter)
        if shrewd or view.players > 2
        else exp(KEENNESS[2] * favour[who])
        for who in people
    }
    return {who: weight / sum(weights.values()) for who, weight in weights.items()}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_opponent_is_taken_at_his_word_and_several_are_known_to_hide(players: int) -> None:
    for state in guessing(players, 5):
        view = GAME.redact(state, state.seat)
        assert isinstance(view, WhispersView)
        expected = deals(view, KEENNESS[2]) if players == 2 else shrewd_deals(view)
        assert [deal.weight for deal in usual_deals(view)] == [deal.weight for deal in expected]
        assert [deal.weight for deal in WhispersImagination(view, GAME.cards).people] == [
            deal.weight for deal in expected
        ]


@pytest.mark.parametrize("game", [GAME, GAME.shrewd()], ids=["plain", "shrewd"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guess_is_foreseen_by_what_all_have_seen(players: int, game: Game) -> None:
    """A shrewd player foresees that his one opponent is shrewd as well."""
    judge, named, shrewd = game.judge({}), 0, game is not GAME
    for state in [state.copy() for seed in range(8) for state in guessing(players, seed)]:
        view = GAME.redact(state, state.seat)
        assert isinstance(view, WhispersView)
        open_to_guesses = [
            seat
            for seat in range(players)
            if seat != state.seat and not view.revealed[seat] and not view.protected[seat]
        ]
        chances = {
            GUESSES + CHARACTERS * seat + who: chance
            for seat in open_to_guesses
            for who, chance in explained(view, seat, shrewd).items()
        }
        reply = judge.reply(state, fast(1))
        most = max(chances.values(), default=0.0)
        if reply == PASS:
            assert most <= 1 / players + 1e-9
        else:
            assert chances[reply] == pytest.approx(most)
            assert most > 1 / players - 1e-9
            named += 1
    assert named
