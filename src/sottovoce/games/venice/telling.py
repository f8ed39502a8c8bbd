"""The story of Venice in words: messages of the game's Fluent file with their arguments."""

from __future__ import annotations

from sottovoce.core.events import Event
from sottovoce.core.view import Words
from sottovoce.games.venice.view import VeniceView


def tell(event: Event, seat: int) -> Words | None:
    """Return the words for an event."""
    return Words("event")


def sum_up(view: VeniceView) -> tuple[Words, ...]:
    """Return the result point by point."""
    return ()
