"""A quick judgement of a state of Black Sonata: the chance that the player will win."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.games.sonata.components import (
    ALL_TRIPLES,
    CARD_PLACE,
    FITS,
    LADY_COUNT,
    PLACE_COUNT,
    ROADS,
    SUIT_COUNT,
    count,
)
from sottovoce.games.sonata.scoring import UNMASKED
from sottovoce.games.sonata.state import FOUND, NAMING, London, bit

TURNS_A_FIND: Final = 7.0  # turns that finding her once takes about, moving and waiting included
FOG_A_FIND: Final = 1.5  # fog cards that finding her once takes about
HINTS: Final = (0, 0, 1, 1, 1, 2, 2, 2, 2, 2)  # clues still wanted when so many triples fit; more: 3
MOST_HINTS: Final = 3
FAR: Final = 0.02  # what a step between pawn and Lady costs


def _distances(start: int) -> list[int]:
    """Return how many roads each place is away from a place."""
    away = [PLACE_COUNT] * PLACE_COUNT
    away[start] = 0
    for _ in range(PLACE_COUNT):
        for place in range(PLACE_COUNT):
            for other in range(PLACE_COUNT):
                if ROADS[place] >> other & 1 and away[place] + 1 < away[other]:
                    away[other] = away[place] + 1
    return away


DISTANCES: Final[list[list[int]]] = [_distances(place) for place in range(PLACE_COUNT)]


def evaluate(state: London, seat: int) -> float:
    """Return the chance (0 to 1) that the player wins."""
    if state.over():
        return 1.0 if state.reason == UNMASKED and seat == 0 else 0.0
    fitting = triples_left(state)
    sure = 1.0 / fitting if fitting else 0.0
    if state.phase == NAMING:
        return sure
    hopes = (1.0 - sure) * enough(state, hints_wanted(fitting)) + sure * enough(state, 0)
    if state.phase == FOUND and state.took == 0 and sure > hopes:
        return sure
    return hopes


def triples_left(state: London) -> int:
    """Return how many triples of traits fit every clue seen."""
    triples: i64 = ALL_TRIPLES
    suit: i64 = state.suit()
    lady: i64 = 0
    while lady < LADY_COUNT:
        if state.known & bit(lady):
            triples &= FITS[lady * SUIT_COUNT + suit]
        lady += 1
    return count(triples)


def hints_wanted(fitting: int) -> int:
    """Return how many more clues are about needed to know her."""
    return HINTS[fitting] if fitting < len(HINTS) else MOST_HINTS


def enough(state: London, hints: int) -> float:
    """Return how likely time and fog suffice for so many clues and the last meeting."""
    finds = hints + 1 - (1 if state.phase == FOUND else 0)
    turns = int(state.length - state.top + state.countdown * state.length)
    by_time = within(turns / (TURNS_A_FIND * finds)) if finds else 1.0
    by_fog = within(int(state.fog_left) / (FOG_A_FIND * finds)) if finds else 1.0
    return 0.98 * by_time * by_fog * (1.0 - FAR * away(state))


def within(share: float) -> float:
    """Return a chance that grows with what there is of what is needed, and is never certain."""
    return share / (0.25 + share) if share > 0.0 else 0.0


def away(state: London) -> int:
    """Return how many roads lie between the pawn and the Lady."""
    if state.pawn < 0:
        return 2
    return DISTANCES[state.pawn][CARD_PLACE[state.card(state.top)]]
