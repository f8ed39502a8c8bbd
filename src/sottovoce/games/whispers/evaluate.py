"""A quick judgement of a state of Whispers: the share of the win a seat may expect.

What counts is the score as it would stand now, and how likely each player is to be found
out by what he did openly: whoever is known can be named for the counter's points.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from sottovoce.games.whispers.components import CHARACTERS, symbol_count
from sottovoce.games.whispers.scoring import game_outcome, own_symbol, room_points, table_symbols
from sottovoce.games.whispers.state import House

CARD_IN_HAND: Final = 0.2  # points that a card in hand promises
SAFETY: Final = 0.6  # points of spread in the result that are left at the very end,
SAFETY_A_ROUND: Final = 0.9  # and for each round still to come
SURE: Final = 0.5  # with this certainty a player is named every other time
CAUTION: Final = 1.0  # how much of a guess's worth its victim minds losing cover
MOST_FAVOUR: Final = 40

# How much a point of favour is feared to tell, by the number of players (from 2 on): twice as much as it does
# (`imagine.KEENNESS`), because whoever waits until he is known has waited too long.
FEAR: Final[list[float]] = [0.0, 0.0, 0.5, 0.8, 1.0]

# For each number of players: how many times likelier so much more favour makes a character seem.
_LIKELIER: Final[list[list[float]]] = [
    [exp(fear * (n - MOST_FAVOUR)) for n in range(2 * MOST_FAVOUR + 1)] for fear in FEAR
]


def evaluate(state: House, seat: int) -> float:
    """Return the seat's share of the win (0 to 1) as things stand."""
    outcome = game_outcome(state)
    if outcome is not None:
        return outcome.share(seat)
    prospects = [prospect(state, other) for other in range(state.players)]
    spread_threats(state, prospects)
    width = SAFETY + SAFETY_A_ROUND * int(state.counter)
    total = 0.0
    for each in prospects:
        total += exp((each - prospects[seat]) / width)
    return 1.0 / total


def prospect(state: House, seat: i64) -> float:
    """Return a seat's points if the game were counted now, and what its hand promises."""
    points: i64 = state.points_of(seat) + room_points(state, seat)
    points += symbol_count(table_symbols(state), own_symbol(state, seat))
    return int(points) + CARD_IN_HAND * int(state.size(seat))


def spread_threats(state: House, prospects: list[float]) -> None:
    """Take from every seat what being found out would cost it, and give the others their parts of it."""
    others = int(state.players) - 1
    for seat in range(state.players):
        chance = exposure(state, seat)
        worth = chance * chance / (chance * chance + SURE * SURE) * int(state.counter)
        prospects[seat] -= CAUTION * worth
        for other in range(state.players):
            if other != seat:
                prospects[other] += worth / others


def exposure(state: House, seat: i64) -> float:
    """Return how surely the table could name a seat by its open deeds; a revealed one is past caring."""
    if (state.revealed >> seat) & 1:
        return 0.0
    own: i64 = state.favour(seat, state.character(seat))
    denied: i64 = state.denied >> (CHARACTERS * seat)
    total = 0.0
    person: i64 = 0
    while person < CHARACTERS:
        if (denied >> person) & 1 == 0:
            total += likelier(state.favour(seat, person) - own, state.players)
        person += 1
    return 1.0 / total


def likelier(ahead: i64, players: i64) -> float:
    """Return how many times likelier a character is whom open deeds favoured so much more."""
    if ahead > MOST_FAVOUR:
        ahead = MOST_FAVOUR
    if ahead < -MOST_FAVOUR:
        ahead = -MOST_FAVOUR
    return _LIKELIER[players][ahead + MOST_FAVOUR]
