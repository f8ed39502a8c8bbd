"""Plain information-set Monte Carlo tree search, compiled: the yardstick that our own search is held against.

As in the books: one new node an iteration, uniform roll-outs to the end of the game, and upper
confidence bounds with availability counts (constant 0.7). It judges nothing and weighs everything.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from sottovoce.core.chance import Chance
from sottovoce.core.game import Imagination, State

CONSTANT: Final = 0.7


class Leaf:
    """A decision in the tree: how often it could be taken, was taken, and what it brought."""

    def __init__(self, action: i64) -> None:
        self.action = action
        self.total = 0.0
        self.visits: i64 = 0
        self.available: i64 = 0
        self.first: Leaf | None = None
        self.next: Leaf | None = None


class Yardstick:
    """One tree for one view."""

    def __init__(self, imagination: Imagination, chance: Chance) -> None:
        self.imagination = imagination
        self.chance = chance
        self.root = Leaf(-1)
        self.path: list[Leaf] = []
        self.movers: list[int] = []

    def grow(self, iterations: int) -> None:
        """Walk down the tree so many times."""
        left: i64 = iterations
        while left:
            self.walk(self.imagination.draw(self.chance))
            left -= 1

    def decisions(self) -> list[tuple[int, int, float]]:
        """Return (code, visits, mean share) of each decision tried."""
        found: list[tuple[int, int, float]] = []
        leaf = self.root.first
        while leaf is not None:
            found.append((int(leaf.action), int(leaf.visits), leaf.total / float(int(leaf.visits))))
            leaf = leaf.next
        return found

    def walk(self, state: State) -> None:
        """Select, expand, roll out, remember."""
        node = self.root
        self.path.clear()
        self.movers.clear()
        while state.seat >= 0:
            mover = int(state.seat)
            legal = state.legal()
            new = self.untried(node, legal)
            node = self.add(node, new) if new >= 0 else self.best(node, legal)
            self.path.append(node)
            self.movers.append(mover)
            state.apply(int(node.action))
            if new >= 0:
                break
        self.remember(self.rolled_out(state))

    def untried(self, node: Leaf, legal: list[int]) -> i64:
        """Count what could be taken; return one of the decisions never tried here, or -1."""
        untried: list[int] = []
        leaf = node.first
        for code in legal:
            action: i64 = code
            while leaf is not None and leaf.action < action:
                leaf = leaf.next
            if leaf is not None and leaf.action == action:
                leaf.available += 1
            else:
                untried.append(code)
        return untried[self.chance.below(len(untried))] if untried else -1

    def add(self, node: Leaf, action: i64) -> Leaf:
        """Put a new leaf into the chain, in the order of the codes."""
        new = Leaf(action)
        new.available = 1
        before: Leaf | None = None
        leaf = node.first
        while leaf is not None and leaf.action < action:
            before = leaf
            leaf = leaf.next
        new.next = leaf
        if before is None:
            node.first = new
        else:
            before.next = new
        return new

    def best(self, node: Leaf, legal: list[int]) -> Leaf:
        """Return the legal decision with the highest upper confidence bound; all have been tried."""
        best = node
        most = -1.0
        leaf = node.first
        for code in legal:
            action: i64 = code
            while leaf is not None and leaf.action < action:
                leaf = leaf.next
            assert leaf is not None
            visits = float(int(leaf.visits))
            bound = leaf.total / visits + CONSTANT * sqrt(log(float(int(leaf.available))) / visits)
            if bound > most:
                most = bound
                best = leaf
        return best

    def rolled_out(self, state: State) -> State:
        """Play uniformly at random to the end."""
        while state.seat >= 0:
            legal = state.legal()
            state.apply(legal[self.chance.below(len(legal))])
        return state

    def remember(self, state: State) -> None:
        """Credit every decision on the way with what its seat got."""
        outcome = state.outcome()
        assert outcome is not None
        shares = [outcome.share(seat) for seat in range(len(outcome.points))]
        for step in range(len(self.path)):
            leaf = self.path[step]
            leaf.visits += 1
            leaf.total += shares[self.movers[step]]
