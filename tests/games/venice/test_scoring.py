"""scoring.py: halves and mansions, judging a round, counting rounds, naming the result."""

from __future__ import annotations

import itertools

import pytest

from sottovoce.core.game import NOBODY
from sottovoce.games.venice import scoring
from sottovoce.games.venice.rules import VeniceState
from sottovoce.games.venice.scoring import DRAWN, ROUND_REASONS
from tests.games.venice import oracle
from tests.games.venice.positions import EAST, WEST, position


def test_the_ways_a_round_can_end_have_lasting_names() -> None:
    """Records hold them, and results are packed by their places; the first place means no end yet."""
    assert ROUND_REASONS == ("", "doge-home", "favourite-home", "doge-half", "favourite-half", "level")
    assert scoring.round_results(0) == ()


@pytest.mark.parametrize("square", range(-8, 9))
def test_half_and_home_of_every_square(square: int) -> None:
    side = EAST if square > 0 else WEST
    assert scoring.half(square) == (DRAWN if square == 0 else side)
    assert scoring.home(square) == (side if abs(square) >= 7 else DRAWN)
    assert [scoring.in_mansion(square, seat) for seat in (WEST, EAST)] == [square <= -7, square >= 7]


def test_the_favourites_steps_on_every_standing_of_doge_and_guards() -> None:
    for west, doge, east in itertools.combinations(range(-8, 9), 3):
        for merchant, harlequin in ((0, 0), (7, -8), (8, 6), (-7, -7)):
            servants = {"merchant": merchant, "harlequin": harlequin}
            squares = {"west": west, "doge": doge, "east": east, **servants}
            steps = [
                scoring.favourite_steps(doge, west, east, merchant, harlequin, seat) for seat in (WEST, EAST)
            ]
            assert oracle.favourite_after(squares, 0) == steps[EAST] - steps[WEST]


@pytest.mark.parametrize(
    ("doge", "favourite", "reason", "winner"),
    [
        (-3, 5, "doge-half", WEST),
        (3, -5, "doge-half", EAST),
        (0, -1, "favourite-half", WEST),
        (0, 1, "favourite-half", EAST),
        (0, 0, "level", DRAWN),
    ],
)
def test_judging_a_round(doge: int, favourite: int, reason: str, winner: int) -> None:
    state = position(doge=doge, west=-7, east=7, favourite=favourite)
    assert ROUND_REASONS[scoring.check_reason(state)] == reason
    assert scoring.check_winner(state) == winner


def counted(*rounds: tuple[int, str], single: bool = False) -> VeniceState:
    """A state in which these rounds have been counted."""
    state = position(single=single, round=0)
    for number, (winner, reason) in enumerate(rounds, 1):
        state.round = number
        scoring.count_round(state, winner, ROUND_REASONS.index(reason))
    return state


@pytest.mark.parametrize("length", [0, 1, 2, 3])
def test_results_are_kept_round_by_round(length: int) -> None:
    ends = [
        (WEST, "doge-home"),
        (EAST, "favourite-home"),
        (WEST, "doge-half"),
        (EAST, "favourite-half"),
        (DRAWN, "level"),
    ]
    for rounds in itertools.product(ends, repeat=length):
        state = counted(*rounds)
        assert scoring.round_results(state.results) == rounds
        assert state.west_wins == sum(winner == WEST for winner, _ in rounds)
        assert state.east_wins == sum(winner == EAST for winner, _ in rounds)


def reading(winners: tuple[int, ...]) -> tuple[bool, str, tuple[int, ...]]:
    """A match read off a list of round winners, as the rules tell it: over?, reason, who won."""
    west, east = winners.count(WEST), winners.count(EAST)
    ahead = (WEST, EAST) if west == east else (WEST,) if west > east else (EAST,)
    if len(winners) == 3:
        return True, "level" if west == east else "third-round", ahead
    if len(winners) == 2 and west != east:
        return True, "both-rounds" if max(west, east) == 2 else "one-round-and-a-draw", ahead
    return False, "", ahead


@pytest.mark.parametrize("length", [1, 2, 3])
def test_every_course_of_a_match(length: int) -> None:
    reasons = {WEST: "doge-home", EAST: "doge-half", DRAWN: "level"}
    for winners in itertools.product((WEST, EAST, DRAWN), repeat=length):
        if length == 3 and reading(winners[:2])[0]:
            continue
        state = counted(*((winner, reasons[winner]) for winner in winners))
        over, reason, ahead = reading(winners)
        assert scoring.match_over(state) == over
        assert scoring.match_outcome(state) is None, "while somebody is to move"
        if over:
            state.seat = NOBODY
            outcome = scoring.match_outcome(state)
            assert outcome is not None
            points = (winners.count(WEST), winners.count(EAST))
            assert (outcome.reason, outcome.winners, outcome.points) == (reason, ahead, points)


@pytest.mark.parametrize("reason", ROUND_REASONS[1:])
def test_a_single_round_gives_the_match_its_own_reason(reason: str) -> None:
    winner = DRAWN if reason == "level" else EAST
    state = counted((winner, reason), single=True)
    assert scoring.match_over(state)
    state.seat = NOBODY
    outcome = scoring.match_outcome(state)
    assert outcome is not None
    assert outcome.reason == reason
    assert outcome.winners == ((WEST, EAST) if winner == DRAWN else (EAST,))
