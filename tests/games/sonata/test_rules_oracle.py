"""Random games played by the engine and by the slow oracle side by side: the same at every step."""

from __future__ import annotations

import pytest

from sottovoce.core.chance import Fast, fast
from sottovoce.games.sonata.actions import CONFRONT, FOG, GO, HIGH, KEYS, SEARCH, notation
from sottovoce.games.sonata.choosing import new_game
from sottovoce.games.sonata.components import (
    CARD_PLACE,
    FOG_CARDS,
    LADY_SHORT,
    LADY_TRIPLE,
    MODES,
    PLACE_SHORT,
)
from sottovoce.games.sonata.rules import SonataState
from sottovoce.games.sonata.view import ModeName, SonataOptions
from tests.conftest import counts
from tests.games.sonata.oracle import COUNTDOWN, Oracle
from tests.games.sonata.positions import clue_deck, dark, fog_deck, held, legal, pawn, result, visited

GAMES = counts(40, 1500)


def oracle_of(state: SonataState) -> Oracle:
    """Lay the oracle's table as the engine's is laid at the start."""
    return Oracle(
        mode=MODES[state.terms.mode],
        stealth=[("stealth", PLACE_SHORT[CARD_PLACE[state.card(slot)]]) for slot in range(state.length)],
        fog=fog_deck(state),
        clues=clue_deck(state),
        dark=dark(state),
        mate=LADY_SHORT[state.mate],
        countdown=state.countdown,
        fog_out=state.terms.fog_out,
    )


def stealth_deck(state: SonataState) -> list[tuple[str, str]]:
    """The engine's ring as a deck from the top down, the countdown card in its place."""
    slots = [
        ("fog", FOG_CARDS[state.fog_card(slot)])
        if state.fogged >> slot & 1
        else ("stealth", PLACE_SHORT[CARD_PLACE[state.card(slot)]])
        for slot in range(state.length)
    ]
    return [*slots[state.top :], (COUNTDOWN, ""), *slots[: state.top]]


def compare(state: SonataState, oracle: Oracle) -> None:
    assert legal(state) == oracle.choices()
    assert result(state) == oracle.ending
    assert fog_deck(state) == oracle.fog
    assert clue_deck(state) == oracle.clues
    assert held(state) == oracle.hand
    assert visited(state) == oracle.visited
    assert (dark(state), state.countdown, bool(state.mate_taken)) == (
        oracle.dark, oracle.countdown, oracle.mate is None,
    )  # fmt: skip
    if not oracle.ending:
        assert stealth_deck(state) == oracle.stealth
        assert oracle.asking == "placing" or pawn(state) == oracle.pawn
    elif oracle.ending == "unmasked":
        assert state.points == oracle.score


def eager(state: SonataState, dice: Fast) -> int:
    """Decide mostly at random, but search more where she is, play fog, and know her name now and then."""
    codes = state.legal()
    she_is_here = SEARCH in codes and CARD_PLACE[state.card(state.top)] == state.pawn
    if she_is_here and dice.below(4):
        return SEARCH
    if FOG in codes and dice.below(2):
        return FOG
    if SEARCH in codes and dice.below(3):
        codes.remove(SEARCH)
    if CONFRONT in codes and dice.below(3):
        codes.remove(CONFRONT)
    if codes[-1] >= HIGH and dice.below(2):
        return HIGH + LADY_TRIPLE[state.dark]
    if KEYS in codes and len(codes) > 1 and dice.below(3):
        codes.remove(KEYS)
    new = [code for code in codes if code >= GO and not state.visited >> (code - GO) & 1]
    choices = new if new and dice.below(3) else codes
    return choices[dice.below(len(choices))]


@pytest.mark.parametrize("mode", MODES)
def test_engine_and_oracle_agree_on_random_games(mode: ModeName) -> None:
    dice = fast(MODES.index(mode) + 100)
    endings: set[str] = set()
    for _ in range(GAMES):
        options = SonataOptions(mode=mode, fog_out=(2, 5)[dice.below(2)], difficulty="any")
        state = new_game(dice.fork(), options)
        oracle = oracle_of(state)
        compare(state, oracle)
        while not state.over():
            code = eager(state, dice)
            state.apply(code)
            oracle.do(notation(code), [dark(state), *clue_deck(state)])
            compare(state, oracle)
        endings.add(result(state))
    assert {"unmasked", "time-up", "mistaken"} <= endings
