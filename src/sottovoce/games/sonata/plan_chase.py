"""Going where she will be, compiled: the cheapest way to find her once, by what is known and will be seen.

An `Outlook` is a belief about her place at one slot, with the outlooks that may follow, one for
each landmark that may show next. What will be seen does not depend on the player's way, so one tree
of outlooks serves all of them. Costs are points: a turn is one, a search is a turn and a card of fog.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.games.sonata.belief import NEIGHBOURS, SHOWN, STAY, UNKNOWN, Trail, shares, step, weights
from sottovoce.games.sonata.components import LANDMARKS, PLACE_COUNT, POINTS_A_FOG_CARD_LEFT
from sottovoce.games.sonata.evaluate import DISTANCES
from sottovoce.games.sonata.plan_meeting import Fit

LATER: Final = 6  # turns looked beyond the last landmark that is considered
NOTHING: Final[list[float]] = [1.0] * PLACE_COUNT


class Outlook:
    """Where she is at one slot, what may follow, and what is expected later if nothing more is seen."""

    def __init__(self, places: list[float], is_open: bool) -> None:
        self.places = places
        self.open = is_open
        self.chances: list[float] = []
        self.follow: list[Outlook] = []
        self.later: list[Outlook] = []


# ---------------------------------------------------------------- by the map alone


class StreetsOutlooks:
    """Outlooks of one who knows the map: a walk is followed together with where it began, for it closes."""

    def __init__(self, trail: Trail, top: i64, fog: list[bool], depth: i64) -> None:
        length: i64 = trail.length
        self.may_stay = trail.may_stay
        self.open: list[bool] = [not fog[(top + ahead) % length] for ahead in range(length)]
        self.shown: list[list[float]] = [weights(trail, (top + ahead) % length) for ahead in range(length)]
        self.seen: list[bool] = [
            trail.landmarks[(top + ahead) % length] != UNKNOWN for ahead in range(length)
        ]
        self.length: i64 = length
        self.returns = self.work_out_returns(depth + LATER)

    def work_out_returns(self, horizon: i64) -> list[list[list[float]]]:
        """For each slot up to the horizon, beginning and place: how likely the rest of the walk is seen."""
        back = [self.stepped_back(home(start), NOTHING) for start in range(PLACE_COUNT)]
        kept = [back]
        ahead: i64 = self.length - 1
        while ahead > 0:
            back = [self.stepped_back(row, self.shown[ahead]) for row in back]
            kept.append(back)
            ahead -= 1
        kept.reverse()
        return kept[: horizon + 1]

    def stepped_back(self, row: list[float], shown: list[float]) -> list[float]:
        """Return how likely what follows is from each place one step before."""
        worth = [row[place] * shown[place] for place in range(PLACE_COUNT)]
        return [onward(place, worth, self.may_stay) for place in range(PLACE_COUNT)]

    def now(self, depth: i64) -> Outlook:
        """Return the outlook from the present slot."""
        walks = [home(start) for start in range(PLACE_COUNT)]
        for start in range(PLACE_COUNT):
            walks[start][start] = self.shown[0][start]
        return self.outlook(walks, 0, depth)

    def outlook(self, walks: list[list[float]], ahead: i64, depth: i64) -> Outlook:
        """Return the outlook at a slot for walks so far, by their beginnings."""
        here = Outlook(shares(self.chances(walks, ahead)), self.open[ahead])
        if depth == 0:
            here.later = self.expected(walks, ahead)
            return here
        if self.seen[ahead + 1]:
            here.chances.append(1.0)
            here.follow.append(self.outlook(self.gone_on(walks, self.shown[ahead + 1]), ahead + 1, depth - 1))
            return here
        moved = self.gone_on(walks, NOTHING)
        likely: list[float] = []
        for landmark in range(len(LANDMARKS)):
            shown = [[row[n] * SHOWN[landmark][n] for n in range(PLACE_COUNT)] for row in moved]
            chance = sum(self.chances(shown, ahead + 1))
            if chance > 0.0:
                likely.append(chance)
                here.follow.append(self.outlook(shown, ahead + 1, depth - 1))
        here.chances = shares(likely)
        return here

    def gone_on(self, walks: list[list[float]], shown: list[float]) -> list[list[float]]:
        return [step(row, shown, self.may_stay) for row in walks]

    def chances(self, walks: list[list[float]], ahead: i64) -> list[float]:
        """Return how likely each place is at a slot, by all that is known of the whole round."""
        back = self.returns[ahead]
        total = [0.0] * PLACE_COUNT
        for start in range(PLACE_COUNT):
            row = walks[start]
            rest = back[start]
            for place in range(PLACE_COUNT):
                total[place] += row[place] * rest[place]
        return total

    def expected(self, walks: list[list[float]], ahead: i64) -> list[Outlook]:
        found: list[Outlook] = []
        for _ in range(LATER):
            ahead += 1
            walks = self.gone_on(walks, self.shown[ahead])
            found.append(Outlook(shares(self.chances(walks, ahead)), self.open[ahead]))
        return found


def home(start: int) -> list[float]:
    """Return a walk that begins at a place."""
    walk = [0.0] * PLACE_COUNT
    walk[start] = 1.0
    return walk


def onward(place: int, worth: list[float], may_stay: bool) -> float:
    """Return what a step from a place is worth on average."""
    near = NEIGHBOURS[place]
    total = 0.0
    for other in near:
        total += worth[other]
    mean = total / len(near)
    return STAY * worth[place] + (1.0 - STAY) * mean if may_stay else mean


# ---------------------------------------------------------------- by the printed routes


def archive_outlook(fits: list[Fit], ahead: i64, depth: i64) -> Outlook:
    """Return the outlook of one who knows the printed routes."""
    here = fit_chances(fits, ahead)
    if depth == 0:
        here.later = [fit_chances(fits, ahead + 1 + more) for more in range(LATER)]
        return here
    split: list[list[Fit]] = [[] for _ in range(len(LANDMARKS))]
    for fit in fits:
        split[fit.shows[ahead + 1]].append(fit)
    for alike in split:
        if alike:
            here.chances.append(len(alike) / len(fits))
            here.follow.append(archive_outlook(alike, ahead + 1, depth - 1))
    return here


def fit_chances(fits: list[Fit], ahead: i64) -> Outlook:
    """Return where she is at a slot, every fit being as likely as the other."""
    places = [0.0] * PLACE_COUNT
    for fit in fits:
        places[fit.places[ahead]] += 1.0 / len(fits)
    return Outlook(places, fits[0].open[ahead])


# ---------------------------------------------------------------- what it costs to find her


class Chase:
    """The cost of finding her once; `again` is what a search in vain costs beyond itself."""

    def __init__(self, again: float, fog_price: float) -> None:
        self.again = again
        self.search = 1.0 + POINTS_A_FOG_CARD_LEFT + fog_price

    def searching(self, here: Outlook, pawn: i64) -> float:
        """Return the cost of a search now."""
        return self.search + (1.0 - here.places[pawn]) * self.again

    def costs(self, here: Outlook) -> list[float]:
        """Return the cost for a pawn at each place."""
        if here.later:
            return [self.expected(here, pawn) for pawn in range(PLACE_COUNT)]
        after = self.costs_after(here)
        return [self.least(here, after, pawn) for pawn in range(PLACE_COUNT)]

    def costs_after(self, here: Outlook) -> list[float]:
        """Return the mean cost for a pawn at each place after the next landmark, the turn included."""
        after = [1.0] * PLACE_COUNT
        for number in range(len(here.follow)):
            chance = here.chances[number]
            costs = self.costs(here.follow[number])
            for place in range(PLACE_COUNT):
                after[place] += chance * costs[place]
        return after

    def least(self, here: Outlook, after: list[float], pawn: i64) -> float:
        best = after[pawn]
        for near in NEIGHBOURS[pawn]:
            if after[near] < best:
                best = after[near]
        if here.open:
            now = self.searching(here, pawn)
            if now < best:
                best = now
        return best

    def expected(self, here: Outlook, pawn: i64) -> float:
        """Return the cost of the best search now or later, if no more landmarks could be seen."""
        best = self.searching(here, pawn) if here.open else self.search + self.again
        for turns, later in enumerate(here.later, 1):
            if later.open:
                for place in range(PLACE_COUNT):
                    if DISTANCES[pawn][place] <= turns:
                        cost = float(turns) + self.searching(later, place)
                        if cost < best:
                            best = cost
        return best
