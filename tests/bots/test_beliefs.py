"""Beliefs about characters: one opponent is taken at his word, several are known to hide."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp

import pytest

from sottovoce.core.chance import fast
from sottovoce.core.view import read_options
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
from sottovoce.games.whispers.rules import WhispersState
from sottovoce.games.whispers.state import GUESSING
from sottovoce.games.whispers.view import WhispersView


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


def explained(view: WhispersView, target: int) -> dict[int, float]:
    """How well each character that another may be explains what he did openly, as parts of 1."""
    people, favour = possible(view, target), view.favour[target]
    best = {
        who: max((favour[other] for other in people if other != who), default=favour[who]) for who in people
    }
    weights = {
        who: hidden_behind(best[who] - favour[who], view.players, view.counter)
        if view.players > 2
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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guess_is_foreseen_by_what_all_have_seen(players: int) -> None:
    judge, named = GAME.judge({}), 0
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
            for who, chance in explained(view, seat).items()
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
