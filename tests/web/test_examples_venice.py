"""The drawn examples of Venice are true: each turn is played through by the rules."""

from __future__ import annotations

from typing import Any

import pytest

from sottovoce.games.venice.components import FIGURES
from sottovoce.games.venice.rules import VeniceState
from sottovoce.games.venice.scoring import check_winner, favourite_steps
from tests.games.venice.positions import EAST, WEST, allowed, play, position, street
from tests.web.examples import examples_of

EXAMPLES = examples_of("venice")
SEATS = {"west": WEST, "east": EAST}
ENDS_THE_ROUND = ("door", "judged")


def before(turn: dict[str, Any], **changed: int) -> VeniceState:
    """The position that an example starts from, with its cards in the mover's hand."""
    doge, west, east, merchant, harlequin = turn["before"]
    stand = {"doge": doge, "west": west, "east": east, "merchant": merchant, "harlequin": harlequin} | changed
    hand = " ".join(turn["cards"] or (["M1"] if turn["plays"].startswith("M1") else []))
    return position(mover=SEATS[turn["mover"]], favourite=turn["favourite"][0], hand=hand, **stand)


@pytest.mark.parametrize("name", [name for name in EXAMPLES if name not in ENDS_THE_ROUND])
def test_a_turn_leads_where_it_is_drawn(name: str) -> None:
    turn = EXAMPLES[name]
    state = before(turn)
    play(state, turn["plays"])
    assert list(street(state).values()) == turn["after"]
    assert state.favourite == turn["favourite"][1]


@pytest.mark.parametrize("name", [name for name in EXAMPLES if EXAMPLES[name]["cards"]])
def test_the_cards_drawn_are_the_cards_played(name: str) -> None:
    turn = EXAMPLES[name]
    played = [card for text in turn["plays"].split() for card in cards_in(text)]
    assert played == turn["cards"]


def cards_in(decision: str) -> list[str]:
    """The cards that a decision plays."""
    card = decision.partition(":")[0].partition("@")[0]
    return card.split("+") if card == "D1+D1" else [card]


@pytest.mark.parametrize("name", list(EXAMPLES))
def test_what_moves_is_seen(name: str) -> None:
    turn = EXAMPLES[name]
    first, last = turn["squares"]
    ways = list(zip(turn["before"], turn["after"], strict=True))
    if turn["cards"] or "call" in turn["plays"]:
        assert all(first <= square <= last for way in ways for square in way)
    assert all(first <= square <= last for square in turn["favourite"])


def test_5_2_beyond_the_guard_the_doge_cannot_go() -> None:
    turn = EXAMPLES["valour"]
    assert {text for text in allowed(before(turn)) if text.startswith("D1:")} == {"D1:E"}
    assert turn["barred"] == [["doge", turn["before"][0] - 1]]


def test_7_2_with_the_four_first_the_one_cannot_follow() -> None:
    state = before(EXAMPLES["masquerade"])
    play(state, "H4@D:E")
    assert not any(text.startswith("H1") for text in allowed(state))


def test_9_2_the_steps_of_the_favourite_are_counted_as_drawn() -> None:
    turn = EXAMPLES["pull"]
    figures = dict(zip(FIGURES, turn["after"], strict=True))
    assert [name for name, _ in turn["counts"]] == ["harlequin", "west-guard"]
    assert all(figures[name] <= -7 for name, _ in turn["counts"])
    doge, west, east, merchant, harlequin = turn["after"]
    steps = [favourite_steps(doge, west, east, merchant, harlequin, seat) for seat in (WEST, EAST)]
    assert steps == [sum(count for _, count in turn["counts"]), 0]


def test_9_2_with_the_east_guard_on_w1_it_would_be_three() -> None:
    state = before(EXAMPLES["pull"], east=-1)
    play(state, "M1:E end")
    assert state.favourite == -3


def test_11_1_the_round_is_won_at_once() -> None:
    turn = EXAMPLES["door"]
    state = before(turn)
    play(state, turn["plays"])
    assert (state.west_wins, state.east_wins) == (0, 1)
    assert turn["won"] == "east"
    assert turn["after"][0] == turn["before"][0] + 1


def test_11_2_the_favourite_decides_when_the_doge_is_on_the_centre() -> None:
    turn = EXAMPLES["judged"]
    assert turn["before"] == turn["after"]
    assert turn["after"][0] == 0
    assert check_winner(before(turn)) == SEATS[turn["won"]]
