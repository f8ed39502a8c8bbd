"""What can be inferred from a view of Whispers: who is who, by Bayes.

Before anything is played every deal of the characters is equally likely. A sensible player
tends to do what his own character profits from: the model says that a deed worth a point to
a character is e^`KEENNESS` times as likely from the player who is that character. Every way
to deal the characters that fits what is known is weighed by that, exactly, one by one.
"""

from __future__ import annotations

import msgspec

from sottovoce.core.game import SPECTATOR
from sottovoce.core.view import Words
from sottovoce.games.whispers.components import CHARACTERS
from sottovoce.games.whispers.imagine import KEENNESS, People, deals
from sottovoce.games.whispers.view import UNKNOWN, WhispersView


class Suspicion(msgspec.Struct, frozen=True):
    """Who a seat may be: `chances[c]` of character c; then the three likeliest, by name."""

    seat: int
    chances: tuple[float, ...]
    likeliest: tuple[Words, ...]
    likely: tuple[float, ...]


class Exposure(msgspec.Struct, frozen=True):
    """How surely the others could name the reader by what he did openly."""

    chance: float


class WhispersInsight(msgspec.Struct, frozen=True):
    """What the reader can infer of every seat that he does not know, and they of him."""

    suspicions: tuple[Suspicion, ...]
    exposure: Exposure | None


def insight(view: WhispersView) -> WhispersInsight:
    """Return what the seat (or spectator) can infer."""
    keenness = KEENNESS[view.players]
    chances = marginals(view, keenness)
    hidden = [seat for seat in range(view.players) if view.characters[seat] == UNKNOWN]
    return WhispersInsight(
        suspicions=tuple(_suspicion(view, seat, chances[seat]) for seat in hidden),
        exposure=_exposure(view, keenness),
    )


def marginals(view: WhispersView, keenness: float) -> list[list[float]]:
    """Return for each seat the chance of each character."""
    return summed(deals(view, keenness), view.players)


def summed(ways: list[People], players: int) -> list[list[float]]:
    """Return for each seat the chance of each character, over all ways to deal them."""
    total = sum(way.weight for way in ways)
    chances = [[0.0] * CHARACTERS for _ in range(players)]
    for way in ways:
        for seat, person in enumerate(way.dealt):
            chances[seat][person] += way.weight / total
    return chances


def _suspicion(view: WhispersView, seat: int, chances: list[float]) -> Suspicion:
    order = sorted(range(CHARACTERS), key=lambda person: -chances[person])[:3]
    return Suspicion(
        seat=seat,
        chances=tuple(chances),
        likeliest=tuple(view.people[person].name for person in order),
        likely=tuple(chances[person] for person in order),
    )


def _exposure(view: WhispersView, keenness: float) -> Exposure | None:
    """What the table could say of the reader; nothing is left to say of one who is revealed."""
    seat = view.seat
    if seat == SPECTATOR or view.outcome is not None or view.revealed[seat]:
        return None
    public = tuple(
        who if known else UNKNOWN for who, known in zip(view.characters, view.revealed, strict=True)
    )
    chances = marginals(msgspec.structs.replace(view, characters=public), keenness)
    return Exposure(chances[seat][view.characters[seat]])
