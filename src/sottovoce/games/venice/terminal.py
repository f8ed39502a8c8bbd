"""The table of Venice drawn in characters from a view."""

from __future__ import annotations

from sottovoce.core.game import Speaker
from sottovoce.games.venice.view import VeniceView


def draw(view: VeniceView, say: Speaker) -> str:
    """Return the table."""
    return str(view)
