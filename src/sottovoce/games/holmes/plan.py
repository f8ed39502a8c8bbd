"""What a good player of Holmes does beyond general search: he does not visit people for nothing."""

from __future__ import annotations

from sottovoce.games.holmes.actions import TABLE, TO
from sottovoce.games.holmes.components import CHARACTERS
from sottovoce.games.holmes.offers import visit_brings
from sottovoce.games.holmes.view import HolmesView


def worthwhile(view: HolmesView) -> tuple[int, ...]:
    """Return the legal decisions worth weighing: visits that bring nothing only if there is no other."""
    visits = range(TABLE + TO, TABLE + TO + CHARACTERS)
    idle = {code for code in view.legal if code in visits and not visit_brings(view, code - visits[0])[1]}
    useful = tuple(code for code in view.legal if code not in idle)
    return useful if any(code in visits for code in useful) or not idle else view.legal
