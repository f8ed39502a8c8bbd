"""Whole turns played as the judge would have them, compiled: how a search may go on below its tree.

A turn is one decision after another, and most orders of them come to the same. So all that could be done
is looked into side by side: of the unfinished turns that differ (`Judge.likeness`) the most promising few
are followed, and of the finished ones the best is taken. A tree learns about another's turn over all hands
that he may hold, and is slow to tell what fits one of them; this plays with the hand of the imagined state.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sottovoce.core.game import Judge, State

BREADTH: Final = 2  # unfinished turns that are followed at once
LESS_THAN_NOTHING: Final = -1.0


def promised(judge: Judge, state: State, seat: i64, searcher: i64) -> float:
    """Return the share that a seat sees for itself; the others do not see the searcher's secrets."""
    if seat == searcher:
        return judge.share(state, int(seat))
    return judge.outlook(state, int(seat), int(searcher))


def played_on(judge: Judge, state: State, turns: i64, searcher: i64) -> State:
    """Return the state after so many turns, or at the end of the game."""
    while turns and state.seat >= 0:
        state = after_turn(judge, state, searcher)
        turns -= 1
    return state


def after_turn(judge: Judge, state: State, searcher: i64) -> State:
    """Return the state after the best turn, as far as its seat's judgement goes.

    A turn is over when another decides, or when something has come to light.
    """
    mover: i64 = state.seat
    barriers: i64 = state.barriers
    best = state
    most = LESS_THAN_NOTHING
    unfinished: list[State] = [state]
    while unfinished:
        met: list[State] = []
        hopes: list[float] = []
        seen = vec[i64]()
        for here in unfinished:
            for code in here.legal():
                after = here.copy()
                after.apply(code)
                if after.seat != mover or after.barriers != barriers:
                    hope = promised(judge, after, mover, searcher)
                    if hope > most:
                        most = hope
                        best = after
                    continue
                likeness: i64 = judge.likeness(after)
                if likeness == 0 or likeness not in seen:
                    seen = append(seen, likeness)
                    keep(met, hopes, after, promised(judge, after, mover, searcher))
        unfinished = met
    return best


def keep(met: list[State], hopes: list[float], state: State, hope: float) -> None:
    """Put a state among the few of which there is most hope, the best first; of equals the one met first."""
    place: i64 = len(hopes)
    if place == BREADTH:
        if hope <= hopes[place - 1]:
            return
        met.pop()
        hopes.pop()
        place -= 1
    while place and hope > hopes[place - 1]:
        place -= 1
    met.insert(place, state)
    hopes.insert(place, hope)
