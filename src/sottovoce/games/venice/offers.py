"""View -> offers: each legal choice with its words, its part of the table and what it would bring."""

from __future__ import annotations

from sottovoce.core.view import Offer, Words
from sottovoce.games.venice.actions import notation
from sottovoce.games.venice.view import VeniceView


def offers(view: VeniceView) -> tuple[Offer, ...]:
    """Return the choices of the seat that decides."""
    return tuple(Offer(code, notation(code), Words("offer"), "hand") for code in view.legal)
