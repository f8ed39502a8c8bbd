"""Every decision of a player who plans: what to do at each moment of Black Sonata, compiled.

He knows where she may be by the map alone (`streets`) or by the printed routes too (`archive`),
and who she may be by what keys say (`logic`) or by the twelve ladies too (`scholar`). RULES.md §5, §9.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.games.sonata import actions
from sottovoce.games.sonata.belief import NEIGHBOURS, archive, fitting_triples
from sottovoce.games.sonata.components import (
    ALL_PLACES,
    CLEAR_SKY,
    LADY_COUNT,
    LADY_TRIPLE,
    PLACE_COUNT,
    PLACES,
    TRIPLE_COUNT,
    bits,
)
from sottovoce.games.sonata.components import CLUE as CLUE_CARD
from sottovoce.games.sonata.imagine import sources_of, suspects_of, trail_of
from sottovoce.games.sonata.plan_chase import Chase, Outlook, StreetsOutlooks, archive_outlook
from sottovoce.games.sonata.plan_meeting import SEARCH, STAY, Fit, Meeting, best_start
from sottovoce.games.sonata.plan_tours import TOURS
from sottovoce.games.sonata.view import SonataView

FIRST_PLACE: Final = PLACES.index("shoreditch")
DEPTH: Final = 2  # landmarks to come that a chase considers
AGAIN: Final = 11.0  # points that finding her costs on average, once a search was in vain
TOURING: Final = 1.6  # what a move nearer to the end of the tour is worth while clues are wanted too
FOG_SHORT: Final = 3.0  # how much dearer fog becomes for each card that is short
FOG_A_FIND: Final = 1.5
FLOOR: Final = 2  # triples that the clues of the deck cannot tell apart
KEYS_AT: Final = 4  # triples left at which the clue under the keys may settle it
LAST_TURNS: Final = 8  # from here on a good guess must do
CERTAIN: Final = 0.999


class Seeker:
    """A player at one moment of a game."""

    def __init__(self, view: SonataView, archive_known: bool, scholar: bool) -> None:
        self.view = view
        self.scholar = scholar
        self.trail = trail_of(view)
        self.fog: list[bool] = [slot.fog for slot in view.slots]
        self.fits: list[Fit] = []
        if archive_known:
            found = archive(self.trail, sources_of(view))
            self.fits = [Fit(fit, view.top, view.length, self.fog) for fit in found]
        self.visited: i64 = bits(list(view.visited))
        self.likely = self.triples()

    # ------------------------------------------------------------ who she is

    def triples(self) -> list[float]:
        """Return how likely each triple of traits is hers."""
        if self.scholar:
            chances = [0.0] * TRIPLE_COUNT
            ladies = suspects_of(self.view).chances()
            for lady in range(LADY_COUNT):
                chances[LADY_TRIPLE[lady]] += ladies[lady]
            return chances
        known = [clue.which for clue in self.view.clue_steps if clue.step in ("taken", "from-keys")]
        fitting = fitting_triples(known, self.view.suit)
        return [float(fitting >> number & 1) / fitting.bit_count() for number in range(TRIPLE_COUNT)]

    def left(self) -> int:
        """Return how many triples still fit."""
        return sum([1 for chance in self.likely if chance > 0.0])

    def is_known(self) -> bool:
        return max(self.likely) > CERTAIN

    def wants_clues(self) -> bool:
        """Can the clues of the deck still tell anything worth a search?"""
        if self.scholar or self.is_known() or self.view.clues_left == 0:
            return False
        return self.left() > (1 if self.view.keys_taken else FLOOR)

    def finds_wanted(self) -> float:
        """Return about how often she must still be found, the last meeting included."""
        left = self.left()
        if not self.wants_clues():
            return 1.0
        return 2.0 if left <= 4 else 3.0 if left <= 9 else 4.0 if left <= 18 else 5.0

    # ------------------------------------------------------------ deciding

    def decide(self) -> int:
        """Return the decision."""
        legal = self.view.legal
        phase = self.view.phase
        if phase == "placing":
            return actions.GO + self.start()
        if actions.KEYS in legal and self.wants_keys():
            return actions.KEYS
        if phase == "found":
            return self.when_found()
        if phase == "naming":
            return actions.HIGH + self.likely.index(max(self.likely))
        if phase == "dropping":
            return legal[0]
        if phase == "moved":
            return self.when_moved()
        if phase == "acting":
            return self.act()
        return actions.GO + self.moved_by_fog()

    def start(self) -> int:
        return best_start(self.fits) if self.fits and self.scholar else FIRST_PLACE

    def wants_keys(self) -> bool:
        """It costs a card at every later search, so it is taken when it may settle who she is."""
        return self.scholar or self.left() <= KEYS_AT or not self.wants_clues() or self.is_late()

    def is_late(self) -> bool:
        turns = self.view.length - self.view.top + self.view.countdown * self.view.length
        return turns < LAST_TURNS or len(self.view.fog_deck) < 1

    def when_found(self) -> int:
        if actions.CONFRONT in self.view.legal and (self.is_known() or self.is_late()):
            return actions.CONFRONT
        return actions.CLUE if actions.CLUE in self.view.legal and self.wants_clues() else actions.LEAVE

    def when_moved(self) -> int:
        if actions.SEARCH in self.view.legal and self.may_search() and self.best_now() == SEARCH:
            return actions.SEARCH
        return actions.END

    def may_search(self) -> bool:
        """Is finding her of any use now?"""
        if self.view.took and self.is_known():
            return False
        return self.is_known() or self.wants_clues() or self.is_late()

    def act(self) -> int:
        if actions.FOG in self.view.legal and self.good_fog():
            return actions.FOG
        best = self.best_now()
        if best == SEARCH:
            return actions.SEARCH
        return actions.PASS if best == STAY else actions.GO + best

    def good_fog(self) -> bool:
        """Fog is worth playing when it is known to bring a clue that is wanted."""
        known = self.view.slots[self.view.top].fog_card
        return known in (CLUE_CARD, CLEAR_SKY) and self.wants_clues() and len(self.view.fog_deck) > 1

    # ------------------------------------------------------------ where to go

    def best_now(self) -> int:
        """Return the place to go to, `STAY` or `SEARCH`."""
        can_search = actions.SEARCH in self.view.legal and self.may_search()
        if self.fits and not self.wants_clues():
            clues = len(self.view.clues) if self.view.keys_taken else len(self.view.clues) + 1
            return Meeting(clues).best(self.fits, self.visited, self.view.pawn, can_search)
        if self.wants_clues() or self.view.keys_taken or self.is_late():
            return self.best_chase(can_search)
        return self.best_tour()

    def outlook(self, depth: i64) -> Outlook:
        if self.fits:
            return archive_outlook(self.fits, 0, depth)
        return StreetsOutlooks(self.trail, self.view.top, self.fog, depth).now(depth)

    def best_chase(self, can_search: bool) -> int:
        """Find her soon, and get round the places on the way."""
        here = self.outlook(DEPTH)
        chase = Chase(AGAIN + len(self.view.clues), self.fog_price())
        after = chase.costs_after(here)
        pawn: i64 = self.view.pawn
        best = STAY
        least = after[pawn] + self.tour_cost(pawn)
        for near in NEIGHBOURS[pawn]:
            cost = after[near] + self.tour_cost(near)
            if cost < least:
                least = cost
                best = near
        if can_search and here.open and chase.searching(here, pawn) + self.tour_cost(pawn) < least:
            return SEARCH
        return best

    def tour_cost(self, place: i64) -> float:
        """Return what the rest of the tour weighs from a place."""
        if self.view.keys_taken:
            return 0.0
        return TOURING * float(int(TOURS.least(self.visited | (1 << place), place)))

    def fog_price(self) -> float:
        """Return how much dearer than its points a card of fog is, when there may not be enough."""
        short = FOG_A_FIND * self.finds_wanted() - len(self.view.fog_deck)
        return FOG_SHORT * short if short > 0.0 else 0.0

    def best_tour(self) -> int:
        """Get round the places, ending where she is best met."""
        later = self.outlook(0).later
        chase = Chase(AGAIN + len(self.view.clues) + 1, self.fog_price())
        pawn: i64 = self.view.pawn
        best = STAY
        least = self.tour_and_meet(chase, later, self.visited, pawn)
        for near in NEIGHBOURS[pawn]:
            cost = self.tour_and_meet(chase, later, self.visited | (1 << near), near)
            if cost < least:
                least = cost
                best = near
        return best

    def tour_and_meet(self, chase: Chase, later: list[Outlook], visited: i64, pawn: i64) -> float:
        """Return what it costs from a place to end the tour and find her, by what is known now."""
        least = chase.search + chase.again + float(int(TOURS.least(visited, pawn)))
        for end in range(PLACE_COUNT):
            moves = int(TOURS.ending_at(visited, pawn, end))
            for turns in range(moves, len(later)):
                if later[turns].open:
                    cost = float(turns) + chase.searching(later[turns], end)
                    if cost < least:
                        least = cost
        return least

    def moved_by_fog(self) -> int:
        """Fog moves the pawn: to a place not yet visited, or where she is likeliest next."""
        places = [code - actions.GO for code in self.view.legal if code >= actions.GO]
        if self.visited != ALL_PLACES and not self.view.keys_taken:
            return min(places, key=lambda place: int(TOURS.least(self.visited | (1 << place), place)))
        ahead = self.outlook(0).later[0].places
        return max(places, key=lambda place: ahead[place])


def suggest(view: SonataView, archive_known: bool, scholar: bool) -> int:
    """Return what a player who plans would decide."""
    return Seeker(view, archive_known, scholar).decide()
