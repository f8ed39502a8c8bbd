"""RULES.md §12: rounds, the match, the option."""

from __future__ import annotations

import pytest

from sottovoce.core.chance import Deal
from sottovoce.core.view import Outcome
from sottovoce.games.venice import GAME, events, rules
from sottovoce.games.venice.rules import VeniceState
from sottovoce.games.venice.view import VeniceOptions
from tests.games.venice.positions import EAST, WEST, hand_of, pile_of, play, put_cards

BOTH, NEITHER = (WEST, EAST), -1


def finish_round(state: VeniceState, winner: int) -> None:
    """Let the round that is being played end with a winner, or drawn."""
    seat = state.seat
    if winner == NEITHER:
        state.deal = 3
        put_cards(state, (hand_of(state, WEST), hand_of(state, EAST)), "")
        if seat == state.merchant_owner:
            play(state, "throw")
        play(state, "throw")
        return
    side = 1 if winner == EAST else -1
    state.merchant, state.west, state.east = 7 * side, -8, 8
    rules.legal_turn(state)
    play(state, "call:D")


def match_of(*winners: int) -> VeniceState:
    state = rules.new_match(Deal(1), single=False)
    for winner in winners:
        finish_round(state, winner)
    return state


def test_12_1_merchant_and_harlequin_change_owners_each_round() -> None:
    state = rules.new_match(Deal(1), single=False)
    first = state.merchant_owner
    owners = []
    for winner in (WEST, EAST, WEST):
        owners.append((state.round, state.merchant_owner, state.seat))
        assert state.merchant == (1 if state.merchant_owner == EAST else -1)
        finish_round(state, winner)
    assert owners == [(1, first, first), (2, 1 - first, 1 - first), (3, first, first)]


def test_12_1_each_round_has_all_cards_and_the_first_deal_again() -> None:
    state = match_of(NEITHER)
    assert (state.round, state.deal, len(pile_of(state))) == (2, 1, 38)
    assert state.west_discard == state.east_discard == 0


@pytest.mark.parametrize("winner", [WEST, EAST])
def test_12_2_both_rounds_won_wins_the_match(winner: int) -> None:
    state = match_of(winner, winner)
    points = (2, 0) if winner == WEST else (0, 2)
    assert state.outcome() == Outcome("both-rounds", (winner,), points)


@pytest.mark.parametrize("winner", [WEST, EAST])
@pytest.mark.parametrize("drawn_first", [True, False])
def test_12_2_one_round_won_and_one_drawn_wins_the_match(winner: int, drawn_first: bool) -> None:
    state = match_of(*((NEITHER, winner) if drawn_first else (winner, NEITHER)))
    points = (1, 0) if winner == WEST else (0, 1)
    assert state.outcome() == Outcome("one-round-and-a-draw", (winner,), points)


def test_12_2_one_round_won_decides_nothing_yet() -> None:
    assert match_of(WEST).outcome() is None
    assert match_of(NEITHER).outcome() is None


@pytest.mark.parametrize("winner", [WEST, EAST])
def test_12_3_level_after_two_the_third_round_decides(winner: int) -> None:
    for first_two in ((WEST, EAST), (EAST, WEST), (NEITHER, NEITHER)):
        state = match_of(*first_two)
        assert (state.outcome(), state.round) == (None, 3)
        finish_round(state, winner)
        outcome = state.outcome()
        assert outcome is not None
        assert (outcome.reason, outcome.winners) == ("third-round", (winner,))


@pytest.mark.parametrize(("first_two", "points"), [((WEST, EAST), (1, 1)), ((NEITHER, NEITHER), (0, 0))])
def test_12_3_a_drawn_third_round_leaves_the_match_drawn(
    first_two: tuple[int, int], points: tuple[int, int]
) -> None:
    state = match_of(*first_two, NEITHER)
    assert state.outcome() == Outcome("level", BOTH, points)
    assert [outcome_share(state, seat) for seat in BOTH] == [0.5, 0.5]


def outcome_share(state: VeniceState, seat: int) -> float:
    outcome = state.outcome()
    assert outcome is not None
    return outcome.share(seat)


def test_12_3_when_the_match_is_over_nobody_is_to_move() -> None:
    before = match_of(WEST)
    barriers = before.barriers
    state = match_of(WEST, WEST)
    assert (state.over(), state.legal(), state.line, state.played) == (True, [], 0, 0)
    assert state.barriers == barriers + 1


@pytest.mark.parametrize(
    ("winner", "outcome"),
    [
        (WEST, Outcome("doge-home", (WEST,), (1, 0))),
        (EAST, Outcome("doge-home", (EAST,), (0, 1))),
        (NEITHER, Outcome("level", BOTH, (0, 0))),
    ],
)
def test_12_4_a_single_round_is_the_whole_match(winner: int, outcome: Outcome) -> None:
    state = rules.new_match(Deal(1), single=True)
    finish_round(state, winner)
    assert state.outcome() == outcome


def test_12_4_the_option_chooses_between_match_and_single_round() -> None:
    assert VeniceOptions() == VeniceOptions(rounds="match")
    for options, single in ((VeniceOptions(), 0), (VeniceOptions(rounds="single"), 1)):
        state = GAME.new(Deal(1), options)
        assert isinstance(state, VeniceState)
        assert state.single == single


def test_12_the_story_tells_each_round_with_its_number_and_the_score() -> None:
    state = rules.new_match(Deal(1), single=False)
    scores = []
    for number in (1, 2):
        state.merchant, state.west, state.east = 7, -8, 8
        rules.legal_turn(state)
        told = play(state, "call:D")
        scores += [event for event in told if isinstance(event, events.RoundEnded)]
        assert scores[-1].round == number
    assert [(end.winner, end.reason, end.score) for end in scores] == [
        (EAST, "doge-home", (0, 1)),
        (EAST, "doge-home", (0, 2)),
    ]
