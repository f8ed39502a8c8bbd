"""Ends and points of Venice: the Favourite's steps, rounds, the match (RULES.md §9, §11, §12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.core.view import Outcome
from sottovoce.games.venice.components import CENTRE, EAST, MANSION, WEST
from sottovoce.games.venice.state import Street

# How a round ends.
DOGE_HOME: Final = 1
FAVOURITE_HOME: Final = 2
DOGE_HALF: Final = 3
FAVOURITE_HALF: Final = 4
LEVEL: Final = 5
ROUND_REASONS: Final = ("", "doge-home", "favourite-home", "doge-half", "favourite-half", "level")

DRAWN: Final = -1  # in place of a winner's seat
ROUNDS: Final = 2
ROUNDS_WHEN_LEVEL: Final = 3


def in_mansion(square: i64, seat: i64) -> i64:
    """§1.2 Return 1 if a square belongs to the seat's mansion, else 0."""
    return 1 if (square if seat == EAST else -square) >= MANSION else 0


def half(square: i64) -> i64:
    """Return whose half a square is on; the centre is nobody's (`DRAWN`)."""
    if square == CENTRE:
        return DRAWN
    return EAST if square > CENTRE else WEST


def home(square: i64) -> i64:
    """Return whose mansion a square is in, or `DRAWN` for neither."""
    return EAST if square >= MANSION else WEST if square <= -MANSION else DRAWN


def favourite_steps(doge: i64, west: i64, east: i64, merchant: i64, harlequin: i64, seat: i64) -> i64:
    """§9.1 One step for each figure in the seat's mansion, one if Doge and guards are all on its half."""
    if seat == WEST:  # seen from the other end of the street, west is east
        return favourite_steps(-doge, -east, -west, -merchant, -harlequin, EAST)
    steps = in_mansion(doge, EAST) + in_mansion(west, EAST) + in_mansion(east, EAST)
    steps += in_mansion(merchant, EAST) + in_mansion(harlequin, EAST)
    if doge > CENTRE and west > CENTRE and east > CENTRE:
        steps += 1
    return steps


def steps_for(state: Street, seat: i64) -> i64:
    """§9.1 The steps a seat counts as the figures stand."""
    return favourite_steps(state.doge, state.west, state.east, state.merchant, state.harlequin, seat)


def check_reason(state: Street) -> i64:
    """§11.2 What decides the round when the cards have run out."""
    if state.doge != CENTRE:
        return DOGE_HALF
    return FAVOURITE_HALF if state.favourite != CENTRE else LEVEL


def check_winner(state: Street) -> i64:
    """§11.2 The Doge's half wins; with him on the centre, the Favourite's half."""
    return half(state.doge) if state.doge != CENTRE else half(state.favourite)


def count_round(state: Street, winner: i64, reason: i64) -> None:
    """§12.1 Write down how the round ended."""
    state.results |= ((winner + 1) * 8 + reason) << ((state.round - 1) * 8)
    if winner == WEST:
        state.west_wins += 1
    elif winner == EAST:
        state.east_wins += 1


def round_results(results: int) -> tuple[tuple[int, str], ...]:
    """Return (winner or `DRAWN`, reason) of every finished round."""
    found: list[tuple[int, str]] = []
    while results:
        found.append(((results >> 3 & 3) - 1, ROUND_REASONS[results & 7]))
        results >>= 8
    return tuple(found)


def match_over(state: Street) -> bool:
    """§12.2-§12.4 After two rounds the player ahead has won; level, a third round decides."""
    if state.single:
        return True
    if state.round < ROUNDS:
        return False
    return state.west_wins != state.east_wins or state.round == ROUNDS_WHEN_LEVEL


def match_reason(state: Street) -> str:
    """Name what decided the match."""
    if state.single:
        return round_results(state.results)[0][1]
    if state.west_wins == state.east_wins:
        return "level"
    if state.round == ROUNDS_WHEN_LEVEL:
        return "third-round"
    return "one-round-and-a-draw" if state.west_wins + state.east_wins == 1 else "both-rounds"


def match_outcome(state: Street) -> Outcome | None:
    """Return how the match ended; points are rounds won."""
    if not state.over():
        return None
    if state.west_wins == state.east_wins:
        winners: tuple[int, ...] = (WEST, EAST)
    else:
        winners = (WEST,) if state.west_wins > state.east_wins else (EAST,)
    return Outcome(match_reason(state), winners, (state.west_wins, state.east_wins))
