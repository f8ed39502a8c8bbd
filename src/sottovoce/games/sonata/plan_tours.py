"""How far it is round all the places, compiled: the clue under the key cards is part of every good plan."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.games.sonata.belief import NEIGHBOURS
from sottovoce.games.sonata.components import ALL_PLACES, PLACE_COUNT
from sottovoce.games.sonata.state import bit

FAR: Final = 99


class Tours:
    """For every set of visited places, place of the pawn, and place to end at: the fewest moves."""

    def __init__(self) -> None:
        self.moves: list[int] = []

    def ending_at(self, visited: i64, pawn: i64, end: i64) -> i64:
        """Return the fewest moves that visit all places left and end at a place."""
        if not self.moves:
            self.moves = _work_out()
        return self.moves[(visited * PLACE_COUNT + pawn) * PLACE_COUNT + end]

    def least(self, visited: i64, pawn: i64) -> i64:
        """Return the fewest moves that visit all places left, wherever they end."""
        fewest: i64 = FAR
        end: i64 = 0
        while end < PLACE_COUNT:
            moves: i64 = self.ending_at(visited, pawn, end)
            if moves < fewest:
                fewest = moves
            end += 1
        return fewest


TOURS: Final = Tours()


def _work_out() -> list[int]:
    """Work out all tours, from the one that is complete back to those that have just begun."""
    size = (ALL_PLACES + 1) * PLACE_COUNT * PLACE_COUNT
    moves: list[int] = [FAR] * size
    visited: i64 = ALL_PLACES
    while visited > 0:
        _begin(moves, visited)
        while _improve(moves, visited):
            pass
        visited -= 1
    return moves


def _begin(moves: list[int], visited: i64) -> None:
    """Write down what the next step out of the visited places leads to; all visited, one may stop."""
    pawn: i64 = 0
    while pawn < PLACE_COUNT:
        row: i64 = (visited * PLACE_COUNT + pawn) * PLACE_COUNT
        if visited == ALL_PLACES:
            moves[row + pawn] = 0
        elif visited & bit(pawn):
            for near in NEIGHBOURS[pawn]:
                other: i64 = near
                if visited & bit(other) == 0:
                    _step(moves, row, ((visited | bit(other)) * PLACE_COUNT + other) * PLACE_COUNT)
        pawn += 1


def _improve(moves: list[int], visited: i64) -> bool:
    """Let steps among the visited places shorten what is known; say whether any did."""
    shorter = False
    pawn: i64 = 0
    while pawn < PLACE_COUNT:
        if visited & bit(pawn):
            for near in NEIGHBOURS[pawn]:
                other: i64 = near
                if visited & bit(other) and _step(
                    moves,
                    (visited * PLACE_COUNT + pawn) * PLACE_COUNT,
                    (visited * PLACE_COUNT + other) * PLACE_COUNT,
                ):
                    shorter = True
        pawn += 1
    return shorter


def _step(moves: list[int], row: i64, next_row: i64) -> bool:
    """Go on from a row one step away; say whether that is shorter for any end."""
    shorter = False
    end: i64 = 0
    while end < PLACE_COUNT:
        through: i64 = moves[next_row + end] + 1
        if through < moves[row + end]:
            moves[row + end] = int(through)
            shorter = True
        end += 1
    return shorter
