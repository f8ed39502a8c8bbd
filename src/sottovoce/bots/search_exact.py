"""The last decisions of a game, tried to the end, compiled: exact for the states that were imagined.

All states that a seat cannot tell apart are one information set, and it must decide alike in
all of them. The seat that asks is held to that until another has decided; after that, and for
the others always, everybody is taken to know how the cards lie (or is foreseen by the judge).
"""

from __future__ import annotations

from typing import Final

from msgspec.msgpack import encode
from mypy_extensions import i64

from sottovoce.core.chance import Chance
from sottovoce.core.game import NOBODY, UNFORESEEN, Game, Judge, State
from sottovoce.core.view import View

IMAGINED: Final = 64
NEAR: Final = 8  # decisions to the end of a random game, from where on it is worth a try

LOOK: Final = 10  # decisions that could be applied in the time of one look at what a seat knows


class TooFar(Exception):
    """The end is further away than the search may look."""


class Ending:
    """Tries everything, as long as no more than `left` decisions must be applied for that."""

    def __init__(self, game: Game, judge: Judge, seat: int, left: int, chance: Chance) -> None:
        self.game = game
        self.judge = judge
        self.seat: i64 = seat
        self.left: i64 = left
        self.chance = chance

    def shares_after(self, states: list[State], action: int) -> list[float]:
        """Return what every seat gets, summed up over the states, if this decision is taken in each."""
        self.left -= len(states)
        if self.left < 0:
            raise TooFar()
        total: list[float] = []
        asked: dict[bytes, list[State]] = {}
        for state in states:
            after = state.copy()
            after.apply(action)
            if after.seat == self.seat:
                asked.setdefault(self.seen(after), []).append(after)
            else:
                total = added(total, self.without_asking(after))
        for alike in asked.values():
            total = added(total, self.best(alike))
        return total

    def seen(self, state: State) -> bytes:
        """Return all that the seat which asks would know in a state: dear, compared with a decision."""
        self.left -= LOOK
        if self.left < 0:
            raise TooFar()
        return encode(self.game.redact(state, int(self.seat)))

    def best(self, states: list[State]) -> list[float]:
        """Return what every seat gets if the one to decide does its best in states it cannot tell apart."""
        mover = int(states[0].seat)
        best: list[float] = []
        for action in states[0].legal():
            shares = self.shares_after(states, action)
            if not best or shares[mover] > best[mover]:
                best = shares
        return best

    def without_asking(self, state: State) -> list[float]:
        """Return what every seat gets where the game is over or another seat decides."""
        if state.seat == NOBODY:
            outcome = state.outcome()
            assert outcome is not None
            return [outcome.share(seat) for seat in range(len(outcome.points))]
        reply = self.judge.reply(state, self.chance)
        return self.best([state]) if reply == UNFORESEEN else self.shares_after([state], reply)


def added(total: list[float], shares: list[float]) -> list[float]:
    """Return the sums, seat by seat."""
    return [one + other for one, other in zip(total, shares, strict=True)] if total else shares


def exact_values(game: Game, view: View, most: int, chance: Chance) -> list[tuple[int, float]]:
    """Return each decision with the share of the win it leads to; nothing if the end is too far away."""
    imagination = game.imagine(view)
    if not most or not is_near(imagination.draw(chance), chance):
        return []
    states = [imagination.draw(chance) for _ in range(IMAGINED)]
    ending = Ending(game, game.judge({}), view.seat, most, chance)
    try:
        return [
            (action, ending.shares_after(states, action)[view.seat] / IMAGINED)
            for action in game.worthwhile(view)
        ]
    except TooFar:
        return []


def is_near(state: State, chance: Chance) -> bool:
    """Say whether the game may be over soon."""
    left: i64 = NEAR
    while left and state.seat != NOBODY:
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
        left -= 1
    return state.seat == NOBODY
