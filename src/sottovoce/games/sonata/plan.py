"""What a sensible player of Black Sonata does.

He first goes round all the places, because no clue of the deck tells the two ladies of a suit apart and
the one under the key cards does; on the way he searches where she probably is. Then he goes where she will
be, collects clues until her traits are certain, and confronts her. (RULES.md §5.2, §9.1, §10)
"""

from __future__ import annotations

from typing import Literal

from sottovoce.games.sonata import actions, plan_seeker
from sottovoce.games.sonata.belief import archive, archive_chances, streets_everywhere
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
FOG_TO_MEET_HER = 2  # kept for the last meeting
LAST_TURNS = 12  # from here on a good guess must do
GOOD_GUESS = 3  # triples that still fit


def worthwhile(view: SonataView) -> tuple[int, ...]:
    """Return what is worth weighing: what a sensible player who knows the map would decide."""
    return (suggest(view),) if view.legal else ()


def planned(view: SonataView, knowledge: str) -> int | None:
    """Return the same for one who knows so much, if that is one of the levels."""
    match knowledge:
        case "streets" | "archive":
            return suggest(view, knowledge)
        case "streets+logic" | "streets+scholar" | "archive+logic" | "archive+scholar":
            return plan_seeker.suggest(view, knowledge.startswith("archive"), knowledge.endswith("scholar"))
        case _:
            return None


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


def chances_everywhere(view: SonataView, level: Level) -> list[Table]:
    """Return the chance of each place for every slot, at a level."""
    if level == "archive":
        fits = archive(trail_of(view), sources_of(view))
        if fits:
            return [tuple(archive_chances(fits, slot)) for slot in range(view.length)]
    return [tuple(chances) for chances in streets_everywhere(trail_of(view))]


def _when_found(view: SonataView) -> int:
    """Confront her when only one triple fits; else take a clue."""
    left = logic(view).left
    if actions.CONFRONT in view.legal and (left == 1 or (left <= GOOD_GUESS and _is_late(view))):
        return actions.CONFRONT
    return actions.CLUE if actions.CLUE in view.legal and left > 1 else actions.LEAVE


def _is_late(view: SonataView) -> bool:
    turns = view.length - view.top + view.countdown * view.length
    return turns < LAST_TURNS or len(view.fog_deck) < FOG_TO_MEET_HER


def _when_moved(view: SonataView, level: Level) -> int:
    if actions.SEARCH in view.legal and _worth_a_search(view, level):
        return actions.SEARCH
    return actions.END


def _worth_a_search(view: SonataView, level: Level) -> bool:
    touring = not view.keys_taken
    if len(view.fog_deck) <= (FOG_TO_MEET_HER if touring else 0):
        return False
    return chances_everywhere(view, level)[view.top][view.pawn] >= LIKELY


def _act(view: SonataView, level: Level) -> int:
    if actions.SEARCH in view.legal and _worth_a_search(view, level):
        return actions.SEARCH
    if actions.FOG in view.legal and _good_fog(view):
        return actions.FOG
    roads = [code - actions.GO for code in view.legal if code >= actions.GO]
    if not view.keys_taken and len(view.visited) < PLACE_COUNT:
        return actions.GO + _towards_new_places(view, roads)
    return _go_on(view, roads, level)


def _towards_new_places(view: SonataView, roads: list[int]) -> int:
    """Take the road towards the nearest place not yet visited; of several, the most out of the way."""
    new = [place for place in range(PLACE_COUNT) if place not in view.visited]
    return min(roads, key=lambda road: min((DISTANCES[road][to], sum(DISTANCES[to])) for to in new))


def _good_fog(view: SonataView) -> bool:
    """Fog is worth playing when it is known to bring a clue, and there is enough of it."""
    known = view.slots[view.top].fog_card
    return known in (CLUE_CARD, CLEAR_SKY) and view.clues_left > 0 and len(view.fog_deck) > FOG_TO_SPARE


def _go_on(view: SonataView, roads: list[int], level: Level) -> int:
    """Take the road towards the place where she is best met, or wait there."""
    chances = chances_everywhere(view, level)
    ahead = [chances[(view.top + turns) % view.length] for turns in range(1, LOOK_AHEAD + 1)]
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
