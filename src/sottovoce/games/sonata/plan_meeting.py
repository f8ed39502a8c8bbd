"""The way round the places that ends where she is, compiled: for one who knows the printed routes.

Landmarks show themselves whatever the player does, so what he will know does not depend on
his way. The planner therefore looks ahead move by move, splitting the routes that still fit by the
landmark each would show next; where only one is left, or the horizon is reached, each route is
answered with the best way for one who knew it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.games.sonata.belief import MOST_CUTS, NEIGHBOURS
from sottovoce.games.sonata.components import (
    ALL_PLACES,
    CARD_LANDMARK,
    CARD_PLACE,
    LANDMARKS,
    PLACE_COUNT,
    POINTS_A_FOG_CARD_LEFT,
    ROUTES,
)
from sottovoce.games.sonata.plan_tours import FAR, TOURS
from sottovoce.games.sonata.state import bit

HORIZON: Final = 60  # turns looked ahead at most by one who knows the route
WORK: Final = 4000.0  # how many routes may be answered for one step of a plan, about
STAY: Final = -1
SEARCH: Final = -2


class Fit:
    """A route that fits, from the present slot on: where she is, what she shows, whether fog covers it."""

    def __init__(self, fit: int, top: int, length: int, fog: list[bool]) -> None:
        source = fit // MOST_CUTS
        printed = ROUTES[source >> 1]
        cards = printed.backwards if source & 1 else printed.forwards
        cut = fit % MOST_CUTS
        order = [cards[cut + (top + ahead) % length] for ahead in range(HORIZON)]
        self.places: list[int] = [CARD_PLACE[card] for card in order]
        self.shows: list[int] = [CARD_LANDMARK[card] for card in order]
        self.open: list[bool] = [not fog[(top + ahead) % length] for ahead in range(HORIZON)]


class Meeting:
    """Plans to visit all places and then to meet her; costs are the points lost until then."""

    def __init__(self, clues: int) -> None:
        self.clues: i64 = clues

    def best(self, fits: list[Fit], visited: i64, pawn: i64, may_search: bool) -> int:
        """Return the place to go to, `STAY` or `SEARCH`."""
        depth = depth_for(len(fits))
        best = STAY
        least = 1.0 + self.after_turn(fits, visited, pawn, 1, depth)
        if may_search and visited == ALL_PLACES:
            cost = self.searching(fits, visited, pawn, 0, depth)
            if cost < least:
                least = cost
                best = SEARCH
        for near in NEIGHBOURS[pawn]:
            cost = 1.0 + self.after_turn(fits, visited | bit(near), near, 1, depth)
            if cost < least - 1e-9:
                least = cost
                best = near
        return best

    def after_turn(self, fits: list[Fit], visited: i64, pawn: i64, ahead: i64, depth: i64) -> float:
        """Return the expected cost once the landmark of a slot is seen."""
        if depth == 0 or len(fits) == 1:
            return answered(fits, visited, pawn, ahead)
        split: list[list[Fit]] = [[] for _ in range(len(LANDMARKS))]
        for fit in fits:
            split[fit.shows[ahead]].append(fit)
        total = 0.0
        for alike in split:
            if alike:
                total += len(alike) * self.cost(alike, visited, pawn, ahead, depth - 1)
        return total / len(fits)

    def cost(self, fits: list[Fit], visited: i64, pawn: i64, ahead: i64, depth: i64) -> float:
        """Return the expected cost of the best decision."""
        if len(fits) == 1:
            return answered(fits, visited, pawn, ahead)
        least = self.searching(fits, visited, pawn, ahead, depth) if visited == ALL_PLACES else float(FAR)
        stay = 1.0 + self.after_turn(fits, visited, pawn, ahead + 1, depth)
        if stay < least:
            least = stay
        for near in NEIGHBOURS[pawn]:
            cost = 1.0 + self.after_turn(fits, visited | bit(near), near, ahead + 1, depth)
            if cost < least:
                least = cost
        return least

    def searching(self, fits: list[Fit], visited: i64, pawn: i64, ahead: i64, depth: i64) -> float:
        """Return the expected cost of a search: found, nothing more is lost; else fog, cards, and a turn."""
        if not fits[0].open[ahead]:
            return float(FAR)
        others = [fit for fit in fits if fit.places[ahead] != pawn]
        if not others:
            return 0.0
        lost = 1.0 + POINTS_A_FOG_CARD_LEFT + float(int(self.clues))
        lost += answered(others, visited, pawn, ahead + 1 + self.clues)
        return lost * len(others) / len(fits)


def depth_for(fits: int) -> i64:
    """Return how many moves ahead the plan can split its routes, so that it does not take too long."""
    depth: i64 = 1
    ways = 4.0 * float(fits)
    while ways * 4.0 < WORK and depth < 6:
        ways *= 4.0
        depth += 1
    return depth


def answered(fits: list[Fit], visited: i64, pawn: i64, ahead: i64) -> float:
    """Return the mean cost for one who knew which of the routes it is."""
    total: i64 = 0
    for fit in fits:
        total += turns_to_meet(fit, visited, pawn, ahead)
    return float(int(total)) / len(fits)


def turns_to_meet(fit: Fit, visited: i64, pawn: i64, ahead: i64) -> i64:
    """Return after how many turns he can have visited all places and be where she is."""
    turns: i64 = 0
    while ahead + turns < HORIZON:
        if fit.open[ahead + turns] and TOURS.ending_at(visited, pawn, fit.places[ahead + turns]) <= turns:
            return turns
        turns += 1
    return FAR


def best_start(fits: list[Fit]) -> int:
    """Return where to put the pawn before anything is seen."""
    costs = [answered(fits, bit(place), place, 1) for place in range(PLACE_COUNT)]
    return costs.index(min(costs))
