"""What was wished before a game, made into its terms and its route (RULES.md §2.5)."""

from __future__ import annotations

from functools import cache

from sottovoce.core.chance import Chance
from sottovoce.core.events import Story
from sottovoce.games.sonata.components import EXPERT, MODES, ROUTES
from sottovoce.games.sonata.rules import SonataState
from sottovoce.games.sonata.rules_setup import new_on_route, new_on_walk
from sottovoce.games.sonata.state import Terms
from sottovoce.games.sonata.view import SonataOptions
from sottovoce.games.sonata.walks import make_route, printed_length

ANY = "any"
_KINDS = {"moves": (False,), "may-stay": (True,), "either": (False, True)}


def new_game(chance: Chance, options: SonataOptions, story: Story | None = None) -> SonataState:
    """§2.5 (S3) Choose the route as wished, and set up a game on it."""
    if options.route == "generated":
        return _on_new_route(chance, options, story)
    return _on_printed_route(chance, options, story)


@cache
def printed_sources(route: str, direction: str, difficulty: str, kinds: tuple[bool, ...]) -> tuple[int, ...]:
    """Return the printed routes that may be in play: twice their number, one more when backwards."""
    if route != "random":
        number = [printed.name for printed in ROUTES].index(route)
        return (2 * number + (direction == "backwards"),)
    return tuple(
        2 * number + backwards
        for number, printed in enumerate(ROUTES)
        if difficulty in (ANY, printed.difficulty) and printed.may_stay in kinds
        for backwards in (0, 1)
    )


def _on_printed_route(chance: Chance, options: SonataOptions, story: Story | None) -> SonataState:
    sources = printed_sources(options.route, options.direction, options.difficulty, _KINDS[options.kind])
    source = sources[chance.below(len(sources))]
    route = ROUTES[source >> 1]
    return new_on_route(chance, _terms(options, route.length, route.may_stay), source, story)


def _on_new_route(chance: Chance, options: SonataOptions, story: Story | None) -> SonataState:
    kinds = _KINDS[options.kind]
    may_stay = kinds[chance.below(len(kinds))]
    length = int(options.length) if options.length != "printed" else _usual_length(options.difficulty)
    walk = make_route(length, may_stay, options.difficulty, chance)
    return new_on_walk(chance, _terms(options, length, may_stay), walk, story)


def _usual_length(difficulty: str) -> int:
    return printed_length("base" if difficulty == ANY else difficulty)


def _terms(options: SonataOptions, length: int, may_stay: bool) -> Terms:
    mode = MODES.index(options.mode)
    terms = Terms(mode, options.fog_out if mode == EXPERT else 0, length, may_stay)
    return terms.chosen(options.route, options.direction, options.difficulty, options.labels)
