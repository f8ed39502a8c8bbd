"""§9 The end and the points."""

from __future__ import annotations

import pytest

from sottovoce.core.game import NOBODY
from sottovoce.core.view import Outcome
from sottovoce.games.whispers.redact import redact
from sottovoce.games.whispers.rules import WhispersState
from sottovoce.games.whispers.scoring import (
    game_outcome,
    home_symbols,
    room_points,
    scores,
    symbol_points,
)
from sottovoce.games.whispers.state import OVER
from sottovoce.games.whispers.view import Score
from tests.games.whispers.positions import position


def ended(piles: dict[int, str], **more: object) -> WhispersState:
    """The game is over. North is Ann (sun, room 1), East is Cat (moon, room 1) unless said otherwise."""
    state = position(["", ""], piles=piles, **more)  # type: ignore[arg-type]
    state.stage, state.seat = OVER, NOBODY
    return state


def test_9_1_most_points_win() -> None:
    state = ended({1: "plain+"}, points=[4, 4])
    assert game_outcome(state) == Outcome("most-points", (0,), (6, 5))
    assert scores(state) == ((4, 1, 1, 1), (4, 1, 0, 0))
    assert redact(state, -1).scores == (Score(4, 1, 1, 1), Score(4, 1, 0, 0))
    assert redact(state, -1).characters == (0, 2)


def test_9_1_there_is_no_outcome_before_the_end() -> None:
    assert game_outcome(position(["plain", "lune"])) is None
    assert redact(position(["plain", "lune"]), 0).scores == ()


def test_9_2_a_point_for_every_card_in_the_room_of_ones_figure() -> None:
    state = ended({1: "lune+ coin-1 leafy+", 2: "leafy+ leafy-0"}, people="ann eve")
    assert [room_points(state, seat) for seat in (0, 1)] == [3, 2]


def test_9_2_the_books_example_of_ten_cards_in_the_kitchen() -> None:
    state = ended({1: "lune+ " * 5 + "plain-0 " * 5})
    assert room_points(state, 0) == 10


def test_9_2_the_room_changes_with_the_figure() -> None:
    state = ended({1: "lune+", 3: "leafy+ leafy+"}, figures={"ann": 3})
    assert [room_points(state, seat) for seat in (0, 1)] == [2, 1]


def test_9_3_a_point_for_every_own_symbol_on_open_cards_anywhere() -> None:
    state = ended({0: "double+", 2: "mixed+ plain-0", 4: "lune+ plain+"})
    assert [symbol_points(state, seat) for seat in (0, 1)] == [4, 2]


def test_9_3_all_who_have_the_symbol_are_paid() -> None:
    state = ended({0: "double+"}, people="ann ben")
    assert [symbol_points(state, seat) for seat in (0, 1)] == [2, 2]


@pytest.mark.parametrize(
    ("pile", "suns"),
    [
        ("coin+ double+", 4),
        ("coin+ double+ double+", 6),
        ("double+ coin+", 2),
        ("coin-0 double+", 2),
        ("coin+ double-0", 0),
        ("coin+ lune+ double+", 2),
        ("coin+ coin+ double+", 4),
        ("coin+ lune-0 double+", 2),
    ],
)
def test_9_4_an_open_coin_doubles_the_open_card_right_above_it(pile: str, suns: int) -> None:
    assert symbol_points(ended({2: pile}), 0) == suns


def test_9_4_a_coin_counts_its_own_symbol_and_can_be_doubled() -> None:
    assert symbol_points(ended({2: "coin+ coin+"}, people="eve cat"), 0) == 3


def test_9_5_a_tie_goes_to_more_own_symbols_at_home() -> None:
    state = ended({1: "plain+ leafy+", 2: "lune+"}, points=[1, 1])
    assert [home_symbols(state, seat) for seat in (0, 1)] == [1, 0]
    assert game_outcome(state) == Outcome("symbols-at-home", (0,), (4, 4))


def test_9_5_only_those_who_are_level_are_compared() -> None:
    state = position(["", "", ""], piles={1: "plain+ lune+ lune+", 2: "coin+"}, points=[3, 2, 0])
    state.stage, state.seat = OVER, NOBODY
    assert scores(state) == ((3, 3, 1, 1), (2, 3, 2, 2), (0, 1, 1, 1))
    assert game_outcome(state) == Outcome("symbols-at-home", (1,), (7, 7, 2))


def test_9_5_symbols_at_home_are_doubled_by_coins() -> None:
    state = ended({1: "coin+ plain+ lune+"}, points=[0, 1])
    assert [home_symbols(state, seat) for seat in (0, 1)] == [2, 1]


def test_9_6_else_the_win_is_shared() -> None:
    state = ended({1: "leafy+"}, points=[2, 2])
    assert game_outcome(state) == Outcome("shared", (0, 1), (3, 3))


def test_9_6_a_shared_win_of_some_leaves_the_others_out() -> None:
    state = position(["", "", ""], points=[3, 1, 3])
    state.stage, state.seat = OVER, NOBODY
    assert game_outcome(state) == Outcome("shared", (0, 2), (3, 1, 3))
