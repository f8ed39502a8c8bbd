"""What a good player of Whispers does beyond general search: he does not weigh every absurd guess."""

from __future__ import annotations

from sottovoce.games.whispers.actions import PASS
from sottovoce.games.whispers.components import CHARACTERS
from sottovoce.games.whispers.imagine import shrewd_deals, usual_deals
from sottovoce.games.whispers.insight import summed
from sottovoce.games.whispers.view import WhispersView


def worthwhile(view: WhispersView) -> tuple[int, ...]:
    """Return the legal decisions worth weighing: of all guesses only those that rather win than lose.

    With n players the guesser's own share of the win is about 1/n: from that chance on, what he may
    win by a guess outweighs what he may give to the accused.
    """
    if view.stage != "guessing":
        return view.legal
    return _likely(view, summed(usual_deals(view), view.players))


def shrewdly_worthwhile(view: WhispersView) -> tuple[int, ...]:
    """Return the same, as one thinks who knows how people hide."""
    if view.stage != "guessing":
        return view.legal
    return _likely(view, summed(shrewd_deals(view), view.players))


def _likely(view: WhispersView, beliefs: list[list[float]]) -> tuple[int, ...]:
    likely = {
        CHARACTERS * seat + person
        for seat, chances in enumerate(beliefs)
        for person, chance in enumerate(chances)
        if chance > 1 / view.players
    }
    return tuple(code for code in view.legal if code == PASS or code in likely)
