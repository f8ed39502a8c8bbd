"""Random games of every kind: they end, keep all cards, copy and replay; and Hypothesis looks for more."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sottovoce.core.chance import Deal, fast
from sottovoce.core.playout import playout
from sottovoce.games.sonata import GAME
from sottovoce.games.sonata.choosing import new_game
from sottovoce.games.sonata.components import LADY_SUIT, MODES, SUIT_STEPS
from sottovoce.games.sonata.rules import SonataState
from sottovoce.games.sonata.view import ModeName, SonataOptions
from tests.conftest import counts
from tests.games.sonata.positions import result
from tests.games.sonata.test_rules_oracle import eager

GAMES = counts(60, 3000)


def ladies_everywhere(state: SonataState) -> list[int]:
    steps = SUIT_STEPS[state.terms.mode]
    out = [n for n in range(12) if steps and LADY_SUIT[n] == (state.first_suit + steps) % 6]
    seen = [n for n in range(12) if state.known >> n & 1]
    under_keys = [] if state.mate_taken else [int(state.mate)]
    return sorted([int(state.dark), *under_keys, *state.clue_order(), *seen, *out])


def fog_everywhere(state: SonataState) -> list[int]:
    slots = [int(state.fog_card(slot)) for slot in range(state.length) if state.fogged >> slot & 1]
    gone = [card for card in range(10) if state.fog_place(card) == 63]
    return sorted([*state.fog_order(), *slots, *gone])


@pytest.mark.parametrize("mode", MODES)
def test_random_games_end_within_the_bound(mode: ModeName) -> None:
    dice, endings = fast(MODES.index(mode)), Counter[str]()
    options = SonataOptions(mode=mode, difficulty="any", fog_out=3)
    for _ in range(GAMES):
        state = new_game(dice.fork(), options)
        assert playout(state, dice) <= GAME.bound(options)
        endings[result(state)] += 1
    assert len(endings) >= 4


SEEDS = st.integers(0, 2**64)
CHOICES = st.lists(st.integers(0, 99), max_size=120)
GAME_OPTIONS = st.builds(
    SonataOptions,
    mode=st.sampled_from(["training", "easy", "standard", "advanced", "expert"]),
    fog_out=st.integers(1, 9),
    route=st.sampled_from(["random", "base-7", "hard-1", "very-easy-2"]),
    direction=st.sampled_from(["forwards", "backwards"]),
    difficulty=st.sampled_from(["any", "base", "hard"]),
    kind=st.sampled_from(["either", "moves", "may-stay"]),
)


@given(options=GAME_OPTIONS, seed=SEEDS, choices=CHOICES)
def test_every_lady_and_every_fog_card_is_always_somewhere(
    options: SonataOptions, seed: int, choices: list[int]
) -> None:
    state = new_game(Deal(seed), options)
    for choice in choices:
        assert ladies_everywhere(state) == list(range(12))
        assert fog_everywhere(state) == list(range(10))
        assert state.held & ~state.known == 0
        assert state.fogged & ~state.seen == 0
        if state.over():
            break
        legal = state.legal()
        state.apply(legal[choice % len(legal)])


@given(options=GAME_OPTIONS, seed=SEEDS, choices=CHOICES)
def test_a_copy_goes_its_own_way_and_the_same_way(
    options: SonataOptions, seed: int, choices: list[int]
) -> None:
    state = new_game(Deal(seed), options)
    for choice in choices:
        if state.over():
            break
        legal = state.legal()
        code = legal[choice % len(legal)]
        before, copy = state.truth(), state.copy()
        copy.apply(code)
        assert state.truth() == before
        state.apply(code)
        assert state.truth() == copy.truth()


def leaves(value: object) -> list[object]:
    return [leaf for item in value for leaf in leaves(item)] if isinstance(value, tuple) else [value]


def test_a_state_is_made_of_numbers_and_names_at_every_moment() -> None:
    dice = fast(31)
    for _ in range(counts(40, 400)):
        state = new_game(dice.fork(), SonataOptions(mode="training"))
        while not state.over():
            state.apply(eager(state, dice))
            assert all(isinstance(leaf, int | str) for leaf in leaves(state.truth()[:-1]))
