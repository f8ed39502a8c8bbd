"""The story of Black Sonata in words: messages of the game's Fluent file with their arguments."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from sottovoce.core.events import Event
from sottovoce.core.view import Words
from sottovoce.games.sonata import actions, events
from sottovoce.games.sonata.components import (
    FOG_CARDS,
    LABELS,
    LABELS_RU,
    LADIES,
    LADY_TRAITS,
    LANDMARKS,
    PLACES,
    SUITS,
    TRAITS,
    members,
)
from sottovoce.games.sonata.scoring import rank
from sottovoce.games.sonata.view import OpenedRoute, SonataView

# ---------------------------------------------------------------- the small words


def place(number: int) -> Words:
    """Name a place."""
    return Words(f"place-{PLACES[number]}")


def landmark(number: int) -> Words:
    """Name a landmark, or fog."""
    return Words(f"landmark-{LANDMARKS[number]}") if number >= 0 else Words("landmark-fog")


def lady(number: int) -> Words:
    """Name a lady."""
    return Words(f"lady-{LADIES[number]}")


def suit(number: int) -> Words:
    """Name a suit."""
    return Words(f"suit-{SUITS[number]}")


def fog(number: int) -> Words:
    """Name a fog card."""
    return Words(f"fog-{FOG_CARDS[number]}")


def traits(numbers: Sequence[int]) -> Words:
    """Name some traits."""
    return listed([Words(f"trait-{TRAITS[number]}") for number in numbers])


def traits_of(number: int) -> Words:
    """Name the traits of a lady."""
    return traits(members(LADY_TRAITS[number]))


def listed(items: list[Words]) -> Words:
    """Join several things in a row."""
    return reduce(lambda before, last: Words("list", {"before": before, "last": last}), items)


def yes(it_is: bool) -> str:
    """Return how Fluent is told of a yes or no."""
    return "yes" if it_is else "no"


# ---------------------------------------------------------------- what happened


def tell(event: Event) -> Words | None:
    """Return the words for an event; the player and a spectator hear the same."""
    match event:
        case events.GameBegan(suit=shown, length=length, may_stay=may_stay):
            return Words("event-game-began", {"suit": suit(shown), "length": length, "stays": yes(may_stay)})
        case events.PawnPlaced(place=number):
            return Words("event-pawn-placed", {"place": place(number)})
        case events.PawnMoved(start=start, end=end, first=first):
            said = {"start": place(start), "end": place(end)}
            return Words("event-pawn-moved", {**said, "first": yes(first)})
        case events.Passed():
            return Words("event-passed")
        case events.Searched() | events.ClueTaken() | events.KeysClueTaken() | events.NothingTaken():
            return _tell_search(event)
        case events.Confronted(traits=named, lady=number, right=right):
            said = {"traits": traits(named), "lady": lady(number), "hers": traits_of(number)}
            return Words("event-confronted", {**said, "right": yes(right)})
        case events.GameEnded(reason=reason):
            return Words(f"event-ended-{reason}")
        case _:
            return _tell_deck(event)


def _tell_search(event: Event) -> Words | None:
    """What comes of a search."""
    match event:
        case events.Searched(place=number, found=found, fog_left=left):
            return Words("event-searched", {"place": place(number), "found": yes(found), "fog": left})
        case events.ClueTaken(lady=number, left=left):
            said = {"lady": lady(number), "traits": traits_of(number)}
            return Words("event-clue-taken", {**said, "left": left})
        case events.KeysClueTaken(lady=number):
            return Words("event-keys-clue-taken", {"lady": lady(number), "traits": traits_of(number)})
        case _:
            return Words("event-nothing-taken")


def _tell_deck(event: Event) -> Words | None:
    """What the decks do."""
    match event:
        case events.LandmarkSeen(landmark=number):
            return Words("event-landmark-seen", {"landmark": landmark(number), "fog": yes(number < 0)})
        case events.CountdownTurned(number=number):
            return Words("event-countdown-turned", {"number": number})
        case events.SlippedAway(cards=cards):
            return Words("event-slipped-away", {"cards": cards})
        case events.FogRead(card=card, leaves=leaves, fog_left=left):
            said = {"card": fog(card), "effect": effect(card)}
            return Words("event-fog-read", {**said, "leaves": yes(leaves), "fog": left})
        case events.Foresaw(landmarks=shown):
            return Words("event-foresaw", {"landmarks": listed([landmark(number) for number in shown])})
        case events.ClueDropped(lady=number):
            return Words("event-clue-dropped", {"lady": lady(number)})
        case events.FogRemoved(card=card) if card >= 0:
            return Words("event-known-fog-removed", {"card": fog(card)})
        case events.FogRemoved():
            return Words("event-fog-removed")
        case events.NewDarkLady(suit=shown):
            return Words("event-new-dark-lady", {"suit": suit(shown)})
        case _:
            return None


def effect(card: int) -> Words:
    """Say what a fog card does."""
    return Words(f"effect-{FOG_CARDS[card]}")


# ---------------------------------------------------------------- where the rules speak of it

_PARAGRAPHS = {
    "placing": "2.8", "acting": "5.1", "moved": "5.3", "found": "7.4", "naming": "10.2", "pursuing": "8.6",
    "nearing": "8.10", "dropping": "8.9",
}  # fmt: skip


def paragraph(view: SonataView) -> str:
    """Return the paragraph of RULES.md for what is being decided."""
    if view.outcome is not None:
        return "13.1"
    searching = view.phase == "moved" and actions.SEARCH in view.legal
    return "12.1" if searching else _PARAGRAPHS[view.phase]


# ---------------------------------------------------------------- the result


def sum_up(view: SonataView) -> tuple[Words, ...]:
    """Return the result point by point: won or lost, the score, who she was, which way she went."""
    if view.outcome is None:
        return ()
    if view.opened is None:  # ended before its time: she keeps her secret
        return (Words("result-early", {"reason": view.outcome.reason}),)
    points = view.outcome.points[0]
    end = Words(f"event-ended-{view.outcome.reason}")
    score = Words("result-score", {"points": points, "rank": Words(f"rank-{rank(points)}")})
    opened = view.opened
    said = {"lady": lady(opened.lady), "traits": traits_of(opened.lady), "mate": lady(opened.mate)}
    who = Words("result-lady", {**said})
    return (end, *((score,) if view.outcome.winners else ()), who, _way(view, opened))


def _way(view: SonataView, opened: OpenedRoute) -> Words:
    """Say which way she went, by the labels of an edition; the usual ones are the language's own."""
    named = Words("route-name", {"route": opened.route, "backwards": yes(opened.backwards)})
    return Words(
        "result-route",
        {
            "route": named if opened.route else Words("route-new"),
            "labels": view.labels,
            "international": " ".join(LABELS[card] for card in opened.cards),
            "ru": " ".join(LABELS_RU[card] for card in opened.cards),
        },
    )
