"""The last decisions of a game, tried to the end, compiled: exact for the states that were imagined.

All states that a seat cannot tell apart are one information set, and it must decide alike in
all of them. The seat that asks is held to that until another has decided; after that, and for
the others always, everybody is taken to know how the cards lie (or is foreseen by the judge).
Where two play, what cannot change the value any more is left out (alpha-beta).
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from msgspec.msgpack import encode
from mypy_extensions import i64

from sottovoce.core.chance import Chance
from sottovoce.core.game import NOBODY, UNFORESEEN, Game, Judge, State
from sottovoce.core.view import View

IMAGINED: Final = 64
NEAR: Final = 12  # decisions to the end of a random game, from where on it is worth a try

LOOK: Final = 10  # decisions that could be applied in the time of one look at what a seat knows
STRETCH: Final = 1000  # decisions between two looks at the clock


class TooFar(Exception):
    """The end is further away than the search may look."""


class Ending:
    """Tries everything, as long as no more than `left` decisions must be applied for that.

    It must be done when it is `due` by the clock (0: whenever it is, and the clock is never looked at).
    """

    def __init__(
        self, game: Game, judge: Judge, seat: int, left: int, chance: Chance, due: float = 0.0
    ) -> None:
        self.game = game
        self.judge = judge
        self.seat: i64 = seat
        self.left: i64 = left
        self.chance = chance
        self.due = due
        self.pause: i64 = max(0, self.left - STRETCH) if due else 0

    def spend(self, decisions: i64) -> None:
        """Give up when too many decisions would have to be applied, or when it takes too long."""
        self.left -= decisions
        if self.left < self.pause:
            self.look_up()

    def look_up(self) -> None:
        """Give up, or say at how many decisions left to look at the clock again."""
        if self.left < 0 or perf_counter() > self.due:
            raise TooFar()
        self.pause = max(0, self.left - STRETCH)

    def seen(self, state: State) -> bytes:
        """Return all that the seat which asks would know in a state: dear, compared with a decision."""
        self.spend(LOOK)
        return encode(self.game.redact(state, int(self.seat)))

    def sorted_by_sight(self, states: list[State], action: int) -> tuple[list[list[State]], list[State]]:
        """Decide so in all; return the states where the seat decides again, by what it sees, and the rest."""
        self.spend(len(states))
        asked: dict[bytes, list[State]] = {}
        rest: list[State] = []
        for state in states:
            after = state.copy()
            after.apply(action)
            if after.seat == self.seat:
                asked.setdefault(self.seen(after), []).append(after)
            else:
                rest.append(after)
        return list(asked.values()), rest


class Duel(Ending):
    """Two play: what one gets the other misses."""

    def share_after(self, states: list[State], action: int) -> float:
        """Return what the seat that asks gets, summed up over the states, if it decides so in each."""
        asked, rest = self.sorted_by_sight(states, action)
        total = 0.0
        for state in rest:
            total += self.known(state, 0.0, 1.0)
        for alike in asked:
            total += self.best(alike)
        return total

    def best(self, states: list[State]) -> float:
        """Return what the seat that asks gets if it does its best in states it cannot tell apart."""
        if len(states) == 1:
            return self.known(states[0], 0.0, 1.0)
        most = float(len(states))
        best = 0.0
        for action in states[0].legal():
            share = self.share_after(states, action)
            if share > best:
                best = share
            if best >= most:
                break
        return best

    def known(self, state: State, low: float, high: float) -> float:
        """Return what the seat that asks gets where both know how the cards lie.

        Only values between `low` and `high` matter.
        """
        if state.seat == NOBODY:
            return share_of(state, self.seat)
        own = state.seat == self.seat
        if not own:
            reply = self.judge.reply(state, self.chance)
            if reply != UNFORESEEN:
                self.spend(1)
                after = state.copy()
                after.apply(reply)
                return self.known(after, low, high)
        best = 0.0 if own else 1.0
        for after in self.best_first(state, own):
            share = self.known(after, low, high)
            if own:
                best = max(best, share)
                low = max(low, best)
            else:
                best = min(best, share)
                high = min(high, best)
            if low >= high:
                break
        return best

    def best_first(self, state: State, own: bool) -> list[State]:
        """Return what every decision leads to, for the mover the most promising first."""
        legal = state.legal()
        self.spend(2 * len(legal))  # a judgement is as dear as a decision
        ways: list[State] = []
        order: list[tuple[float, int]] = []
        for action in legal:
            after = state.copy()
            after.apply(action)
            share = self.judge.share(after, int(self.seat))
            order.append((-share if own else share, len(ways)))
            ways.append(after)
        order.sort()
        return [ways[place] for _, place in order]


class Company(Ending):
    """More than two play: everybody does his best for himself."""

    def share_after(self, states: list[State], action: int) -> float:
        """Return what the seat that asks gets, summed up over the states, if it decides so in each."""
        return self.shares_after(states, action)[self.seat]

    def shares_after(self, states: list[State], action: int) -> list[float]:
        """Return what every seat gets, summed up over the states, if this decision is taken in each."""
        asked, rest = self.sorted_by_sight(states, action)
        total: list[float] = []
        for state in rest:
            total = added(total, self.without_asking(state))
        for alike in asked:
            total = added(total, self.best(alike))
        return total

    def best(self, states: list[State]) -> list[float]:
        """Return what every seat gets if the one to decide does its best in states it cannot tell apart."""
        mover = int(states[0].seat)
        most = float(len(states))
        best: list[float] = []
        for action in states[0].legal():
            shares = self.shares_after(states, action)
            if not best or shares[mover] > best[mover]:
                best = shares
            if best[mover] >= most:
                break
        return best

    def without_asking(self, state: State) -> list[float]:
        """Return what every seat gets where the game is over or another seat decides."""
        if state.seat == NOBODY:
            outcome = state.outcome()
            assert outcome is not None
            return [outcome.share(seat) for seat in range(len(outcome.points))]
        reply = self.judge.reply(state, self.chance)
        return self.best([state]) if reply == UNFORESEEN else self.shares_after([state], reply)


def share_of(state: State, seat: i64) -> float:
    """Return what a seat got in a game that is over."""
    outcome = state.outcome()
    assert outcome is not None
    return outcome.share(int(seat))


def added(total: list[float], shares: list[float]) -> list[float]:
    """Return the sums, seat by seat."""
    return [one + other for one, other in zip(total, shares, strict=True)] if total else shares


def exact_values(
    game: Game, judge: Judge, view: View, most: int, chance: Chance, seconds: float = 0.0
) -> list[tuple[int, float]]:
    """Return each decision with the share of the win it leads to; nothing if the end is too far away.

    That is so if it takes more than so many decisions, or seconds (0: however long it takes).
    """
    due = perf_counter() + seconds if seconds else 0.0
    imagination = game.imagine(view)
    seats = seats_at_the_end(imagination.draw(chance), chance) if most else 0
    if not seats:
        return []
    states = [imagination.draw(chance) for _ in range(IMAGINED)]
    ending: Duel | Company = (Duel if seats == 2 else Company)(game, judge, view.seat, most, chance, due)
    try:
        return [(action, ending.share_after(states, action) / IMAGINED) for action in game.worthwhile(view)]
    except TooFar:
        return []


def seats_at_the_end(state: State, chance: Chance) -> int:
    """Return how many play, if the game may be over soon; else none."""
    left: i64 = NEAR
    while left and state.seat != NOBODY:
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
        left -= 1
    outcome = state.outcome()
    return 0 if outcome is None else len(outcome.points)
