"""The story of Venice in words: messages of the game's Fluent file with their arguments."""

from __future__ import annotations

from functools import reduce

from sottovoce.core.events import Event
from sottovoce.core.record import ENDED_FROM_OUTSIDE
from sottovoce.core.view import Outcome, Words
from sottovoce.games.venice import events
from sottovoce.games.venice.components import (
    CLOSE_IN,
    DOGE,
    DOGE_1,
    EAST,
    FIGURES,
    GUARD_1,
    GUARDS_1_1,
    HARLEQUIN_1,
    MERCHANT,
    MERCHANT_1,
    TO_CENTRE,
    WEST,
)
from sottovoce.games.venice.view import Cards, VeniceView

Moved = tuple[tuple[int, int, int], ...]  # (figure, from, to)

_PLAIN_CARDS = {
    DOGE_1: "card-doge",
    GUARD_1: "card-guard",
    GUARDS_1_1: "card-guards",
    CLOSE_IN: "card-close-in",
    TO_CENTRE: "card-to-centre",
}

# ---------------------------------------------------------------- the small words


def who(actor: int, seat: int) -> str:
    """Return how `seat` hears of an actor: you, west, east or nobody."""
    if actor == seat and actor in (WEST, EAST):
        return "you"
    return {WEST: "west", EAST: "east"}.get(actor, "nobody")


def square(number: int) -> Words:
    """Name a square as people count them: from the centre to each side."""
    side = "centre" if number == 0 else "west" if number < 0 else "east"
    return Words("square", {"side": side, "number": abs(number)})


def figure(number: int) -> Words:
    """Name a figure."""
    return Words(f"figure-{FIGURES[number]}")


def card(kind: int) -> Words:
    """Name a card."""
    if kind in _PLAIN_CARDS:
        return Words(_PLAIN_CARDS[kind])
    if kind < HARLEQUIN_1:
        return Words("card-merchant", {"points": kind - MERCHANT_1 + 1})
    return Words("card-harlequin", {"points": kind - HARLEQUIN_1 + 1})


def cards(heap: Cards) -> Words:
    """Name the cards of a heap, like ones together."""
    return listed([_counted(kind, count) for kind, count in enumerate(heap) if count])


def _counted(kind: int, count: int) -> Words:
    return card(kind) if count == 1 else Words("card-times", {"card": card(kind), "count": count})


def listed(items: list[Words]) -> Words:
    """Join several things in a row."""
    return reduce(lambda before, last: Words("list", {"before": before, "last": last}), items)


def moves(moved: Moved) -> Words:
    """Say where the figures went."""
    return listed(
        [
            Words("moved", {"figure": figure(number), "start": square(start), "end": square(end)})
            for number, start, end in moved
        ]
    )


# ---------------------------------------------------------------- what happened


def tell(event: Event, seat: int) -> Words | None:
    """Return the words for an event as a seat (or spectator) hears it."""
    match event:
        case events.RoundBegan(round=number, merchant_owner=owner):
            return Words("event-round-began", {"round": number, "who": who(owner, seat)})
        case events.HandShown(seat=actor, cards=heap):
            return Words("event-hand-shown", {"who": who(actor, seat), "cards": cards(heap)})
        case events.Played():
            return _tell_played(event, seat)
        case events.Threw(seat=actor, cards=heap):
            return Words("event-threw", {"who": who(actor, seat), "cards": cards(heap)})
        case events.Summoned(seat=actor, moved=moved):
            called = {"who": who(actor, seat), "figure": FIGURES[moved[0][0]]}
            return Words("event-summoned", {**called, "end": square(moved[0][2])})
        case _:
            return _tell_turning(event, seat)


def _tell_turning(event: Event, seat: int) -> Words | None:
    """What the table does between the players' decisions."""
    match event:
        case events.FavouriteMoved(start=start, end=end, west_steps=west, east_steps=east):
            way = {"start": square(start), "end": square(end)}
            return Words("event-favourite-moved", {**way, "west": west, "east": east})
        case events.Drew(seat=actor, count=count) if actor != seat:
            return Words("event-drew", {"who": who(actor, seat), "count": count})
        case events.DrewCards(seat=actor, cards=heap):
            return Words("event-drew-cards", {"who": who(actor, seat), "cards": cards(heap)})
        case events.Reshuffled(deal=deal):
            return Words("event-reshuffled", {"deal": deal})
        case events.RoundEnded():
            return _tell_round_ended(event, seat)
        case _:
            return None  # `Drew` to the one who drew: `DrewCards` tells him more


def _tell_played(event: events.Played, seat: int) -> Words:
    said: dict[str, str | int | Words] = {"who": who(event.seat, seat), "moves": moves(event.moved)}
    if event.count > 1:
        return Words("event-cortege", said)
    said["card"] = card(event.card)
    if not event.masked:
        return Words("event-played", said)
    said["mask"] = {DOGE: "doge", MERCHANT: "merchant"}.get(event.moved[0][0], "guards")
    return Words("event-played-masked", said)


def _tell_round_ended(event: events.RoundEnded, seat: int) -> Words:
    west, east = event.score
    return Words(
        "event-round-ended",
        {
            "round": event.round,
            **_verdict(event.winner, event.reason, seat),
            "west": west,
            "east": east,
        },
    )


def _verdict(winner: int, reason: str, seat: int) -> dict[str, str | Words]:
    """Return who won a round, and why."""
    winner_said = who(winner, seat)
    return {"winner": winner_said, "reason": Words(f"reason-{reason}", {"winner": winner_said})}


# ---------------------------------------------------------------- the result


def sum_up(view: VeniceView) -> tuple[Words, ...]:
    """Return the result point by point: the match, then each round with its reason."""
    if view.outcome is None:
        return ()
    rounds = tuple(
        Words(
            "result-round",
            {
                "round": number,
                **_verdict(result.winner, result.reason, view.seat),
            },
        )
        for number, result in enumerate(view.results, 1)
    )
    return (_sum_up_match(view, view.outcome), *rounds)


def _sum_up_match(view: VeniceView, outcome: Outcome) -> Words:
    winner = outcome.winners[0] if len(outcome.winners) == 1 else None
    said = {"winner": "nobody" if winner is None else who(winner, view.seat)}
    if view.rounds == "single":
        return Words("result-single", {**said})
    west, east = outcome.points
    if outcome.reason in ENDED_FROM_OUTSIDE:  # its points say nothing of the rounds played until then
        west, east = (sum(result.winner == seat for result in view.results) for seat in (WEST, EAST))
    return Words("result-match", {**said, "west": west, "east": east, "reason": outcome.reason})
