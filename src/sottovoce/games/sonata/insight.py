"""What can be inferred from a view of Black Sonata, exactly: where the Lady is, and who she is.

Each at two honest levels. Where: `streets` knows the map alone, `archive` the printed
routes too. Who: `logic` knows what keys say, `scholar` the twelve ladies too.
"""

from __future__ import annotations

import msgspec

from sottovoce.games.sonata.belief import archive, archive_chances, fitting_triples, shares, streets
from sottovoce.games.sonata.components import (
    CARD_PLACE,
    FOG_COUNT,
    LADY_COUNT,
    LADY_TRAITS,
    LADY_TRIPLE,
    PLACE_COUNT,
    TRAITS,
    TRIPLE_COUNT,
    TRIPLES,
)
from sottovoce.games.sonata.imagine import sources_of, suspects_of, trail_of
from sottovoce.games.sonata.view import SonataView

Table = tuple[float, ...]


class Streets(msgspec.Struct, frozen=True):
    """The chance of each place, for one who knows the map: all closed walks that fit, by their prior."""

    places: Table


class Archive(msgspec.Struct, frozen=True):
    """The chance of each place, for one who knows the printed routes: `fits` routes and cuts are left."""

    fits: int
    places: Table


class Logic(msgspec.Struct, frozen=True):
    """The chance of each triple of traits that fits all clues, and of each trait by itself."""

    left: int
    triples: Table
    traits: Table


class Scholar(msgspec.Struct, frozen=True):
    """The chance of each lady, for one who knows the twelve by heart, and of each trait by itself."""

    ladies: Table
    traits: Table


class FogOdds(msgspec.Struct, frozen=True):
    """The chance of each fog card to be the one on top of the stealth deck."""

    cards: Table


class SonataInsight(msgspec.Struct, frozen=True):
    """All of it. `archive` is missing where the route is a new one, `fog` where none is on top."""

    streets: Streets
    archive: Archive | None
    logic: Logic
    scholar: Scholar
    fog: FogOdds | None


def insight(view: SonataView) -> SonataInsight:
    """Return what can be inferred."""
    if view.opened is not None:
        return _after_the_end(view.opened.lady, CARD_PLACE[view.opened.cards[view.top % view.length]])
    return SonataInsight(
        streets=Streets(streets_at(view, view.top)),
        archive=archive_at(view, view.top),
        logic=logic(view),
        scholar=scholar(view),
        fog=fog_on_top(view),
    )


def streets_at(view: SonataView, slot: int) -> Table:
    """Return the chance of each place for any slot of the stealth deck, by the map alone."""
    return tuple(streets(trail_of(view), slot))


def archive_at(view: SonataView, slot: int) -> Archive | None:
    """Return the same by the printed routes; None if the route is a new one."""
    if view.route == "generated":
        return None
    fits = archive(trail_of(view), sources_of(view))
    return Archive(len(fits), tuple(archive_chances(fits, slot)))


def logic(view: SonataView) -> Logic:
    """Return the triples that fit every clue ever seen, for the suit that shows now; all alike."""
    known = [clue.which for clue in view.clue_steps if clue.step in ("taken", "from-keys")]
    fitting = fitting_triples(known, view.suit)
    triples = shares([float(fitting >> number & 1) for number in range(TRIPLE_COUNT)])
    return Logic(fitting.bit_count(), tuple(triples), _traits(triples, TRIPLES))


def scholar(view: SonataView) -> Scholar:
    """Return the chance of each lady by all that happened to the clue cards."""
    ladies = suspects_of(view).chances()
    return Scholar(tuple(ladies), _traits(ladies, LADY_TRAITS))


def fog_on_top(view: SonataView) -> FogOdds | None:
    """Return which fog card is on top: the known one, or any that nobody has read."""
    slot = view.slots[view.top]
    if not slot.fog:
        return None
    if slot.fog_card >= 0:
        return FogOdds(_certain(slot.fog_card, FOG_COUNT))
    read = {*view.fog_deck, *view.fog_gone, *(other.fog_card for other in view.slots)}
    return FogOdds(tuple(shares([float(card not in read) for card in range(FOG_COUNT)])))


def _traits(chances: list[float], traits: list[int]) -> Table:
    """Return the chance of each trait from those of the triples or ladies that have it."""
    return tuple(
        sum(chance for chance, have in zip(chances, traits, strict=True) if have >> trait & 1)
        for trait in range(len(TRAITS))
    )


def _certain(which: int, count: int) -> Table:
    return tuple(float(number == which) for number in range(count))


def _after_the_end(lady: int, place: int) -> SonataInsight:
    """When all cards are open, nothing is left to guess."""
    where, who = _certain(place, PLACE_COUNT), _certain(lady, LADY_COUNT)
    triples = _certain(LADY_TRIPLE[lady], TRIPLE_COUNT)
    return SonataInsight(
        streets=Streets(where),
        archive=Archive(1, where),
        logic=Logic(1, triples, _traits(list(triples), TRIPLES)),
        scholar=Scholar(who, _traits(list(who), LADY_TRAITS)),
        fog=None,
    )
