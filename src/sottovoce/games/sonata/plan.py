"""What a sensible player of Black Sonata does: go where she will probably be, search when it is likely,
collect clues until her traits are certain, then confront her."""

from __future__ import annotations

from typing import Literal

from sottovoce.games.sonata import actions
from sottovoce.games.sonata.belief import archive, archive_chances, streets
from sottovoce.games.sonata.components import CLEAR_SKY, PLACE_COUNT, PLACES
from sottovoce.games.sonata.components import CLUE as CLUE_CARD
from sottovoce.games.sonata.evaluate import DISTANCES
from sottovoce.games.sonata.imagine import sources_of, trail_of
from sottovoce.games.sonata.insight import Table, logic
from sottovoce.games.sonata.view import SonataView

Level = Literal["streets", "archive"]

FIRST_PLACE = PLACES.index("cornhill")  # four roads lead from it
LIKELY = 0.55  # a search is worth its fog card from here on
LOOK_AHEAD = 5  # turns
PATIENCE = 0.85  # what a chance is worth a turn later
FOG_TO_SPARE = 4


def suggest(view: SonataView, level: Level = "streets") -> int:
    """Return what a sensible player would decide, knowing the map alone or the printed routes too."""
    legal = view.legal
    if actions.KEYS in legal:
        return actions.KEYS
    match view.phase:
        case "placing":
            return actions.GO + FIRST_PLACE
        case "found":
            return _when_found(view)
        case "naming":
            triples = logic(view).triples
            return actions.HIGH + triples.index(max(triples))
        case "dropping":
            return legal[0]
        case "moved":
            return _when_moved(view, level)
        case _:
            return _act(view, level)


def chances_at(view: SonataView, slot: int, level: Level) -> Table:
    """Return the chance of each place for a slot, at a level."""
    slot %= view.length
    if level == "archive":
        fits = archive(trail_of(view), sources_of(view))
        if fits:
            return tuple(archive_chances(fits, slot))
    return tuple(streets(trail_of(view), slot))


def _when_found(view: SonataView) -> int:
    """Confront her when only one triple fits; else take a clue."""
    certain = logic(view).left == 1
    if certain and actions.CONFRONT in view.legal:
        return actions.CONFRONT
    return actions.CLUE if actions.CLUE in view.legal else actions.LEAVE


def _when_moved(view: SonataView, level: Level) -> int:
    if actions.SEARCH in view.legal and _worth_a_search(view, level):
        return actions.SEARCH
    return actions.END


def _worth_a_search(view: SonataView, level: Level) -> bool:
    return bool(view.fog_deck) and chances_at(view, view.top, level)[view.pawn] >= LIKELY


def _act(view: SonataView, level: Level) -> int:
    if actions.SEARCH in view.legal and _worth_a_search(view, level):
        return actions.SEARCH
    if actions.FOG in view.legal and _good_fog(view):
        return actions.FOG
    return _go_on(view, level)


def _good_fog(view: SonataView) -> bool:
    """Fog is worth playing when it is known to bring a clue, and there is enough of it."""
    known = view.slots[view.top].fog_card
    return known in (CLUE_CARD, CLEAR_SKY) and view.clues_left > 0 and len(view.fog_deck) > FOG_TO_SPARE


def _go_on(view: SonataView, level: Level) -> int:
    """Take the road towards the place where she is best met, or wait there."""
    ahead = [chances_at(view, view.top + turns, level) for turns in range(1, LOOK_AHEAD + 1)]
    roads = [code - actions.GO for code in view.legal if code >= actions.GO]
    worth = {actions.GO + road: _worth(road, ahead) for road in roads}
    if actions.PASS in view.legal:
        worth[actions.PASS] = _worth(view.pawn, ahead)
    return max(worth, key=lambda code: worth[code])


def _worth(start: int, ahead: list[Table]) -> float:
    """Return the best chance to meet her from a place, less what waiting for it costs."""
    return max(
        ahead[turns][place] * PATIENCE**turns
        for place in range(PLACE_COUNT)
        for turns in range(len(ahead))
        if DISTANCES[start][place] <= turns
    )
