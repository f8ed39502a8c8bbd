"""What a good player of Venice does beyond general search: he sees when this turn wins the round.

Within a turn nothing is hidden that matters: his hand, the figures and the Favourite's steps
are all in his view. So he can try his cards in his head, one after the other.
"""

from __future__ import annotations

from sottovoce.core.chance import fast
from sottovoce.games.venice.actions import END, THROW
from sottovoce.games.venice.imagine import VeniceImagination
from sottovoce.games.venice.rules import VeniceState
from sottovoce.games.venice.view import VeniceView

MOST_TRIES = 1500  # positions tried in a turn: hands full of Harlequins could otherwise take too long


def worthwhile(view: VeniceView) -> tuple[int, ...]:
    """Return the decisions that can still win the round in this turn; else those that do not lose it."""
    state = VeniceImagination(view).draw(fast(0))
    rounds = _won(state, view.seat), _won(state, 1 - view.seat)
    winning: list[int] = []
    losing: set[int] = set()
    turn = _Turn(view.seat, rounds[0])
    for action in view.legal:
        after = state.copy()
        after.apply(action)
        if _won(after, view.seat) > rounds[0] or (_goes_on(after, state) and turn.can_win(after)):
            winning.append(action)
        elif _won(after, 1 - view.seat) > rounds[1]:
            losing.add(action)
    return tuple(winning) or tuple(action for action in view.legal if action not in losing) or view.legal


class _Turn:
    """Tries cards until the round is won, never twice in the same position."""

    def __init__(self, seat: int, won: int) -> None:
        self._seat = seat
        self._won = won
        self._known: dict[tuple[int, ...], bool] = {}

    def can_win(self, state: VeniceState) -> bool:
        """Can the mover still win the round in this turn?"""
        key = (state.doge, state.west, state.east, state.merchant, state.harlequin, state.line, state.played)
        if key not in self._known:
            self._known[key] = False
            self._known[key] = len(self._known) < MOST_TRIES and self._try(state)
        return self._known[key]

    def _try(self, state: VeniceState) -> bool:
        for action in state.legal():
            if action == THROW:
                continue
            after = state.copy()
            after.apply(action)
            if _won(after, self._seat) > self._won:
                return True
            if action != END and _goes_on(after, state) and self.can_win(after):
                return True
        return False


def _won(state: VeniceState, seat: int) -> int:
    return state.east_wins if seat else state.west_wins


def _goes_on(after: VeniceState, before: VeniceState) -> bool:
    """Is it still the same turn?"""
    return after.barriers == before.barriers
