"""Information-set Monte Carlo tree search, compiled.

Every iteration imagines another state that fits the view and walks down a tree that all
of them share: its nodes are decisions, whatever is hidden. A decision is weighed only where
it is legal, so each node counts how often it could have been taken (`available`). A new node
is judged as soon as it is met, which steers the search long before there are enough visits
(progressive bias); the walk ends a few plies below the tree with another judgement. Where turns are long,
every other walk leaves the tree when another is to decide, and ends after some whole turns that the judge
would play (`search_turns`), because the two ways err differently.

Decisions of one turn that come to the same, such as cards played in another order, are gone on from as
from one (`Judge.likeness`): what is found after one of them is known after all.

Where seats know different things, each has a tree of its own (multiple observers), and all of them are
walked down together: a node of a seat's tree stands for what that seat has seen (`Judge.shown`). Another
seat's tree begins anew for each thing that it may secretly be (`Judge.secret`). So everybody acts upon what
he knows, and nobody upon what only another can know.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from sottovoce.bots.search_turns import played_on, promised
from sottovoce.core.chance import Chance
from sottovoce.core.game import LIKENESS_BITS, UNFORESEEN, Imagination, Judge, State

TURN_APART: Final = 0x1D8E4E27C47D124F  # odd: turns are told apart by any of their lower bits


class Node:
    """A decision, as often as it was met; the decisions that may follow are a chain, by rising code.

    `prior` is what the judge thought of it when it was first met, `urge` how much it attracts by
    that; `total` sums up the shares that the seat which takes it got in `walks`: its own `visits` and those
    of others that come to the same. Of these the first one met stands for all (`same`), which is looked up
    once (`is_placed`). `turn` numbers the turn to which it leads. At the root of another seat's tree,
    `by_secret` has a place for each thing that it may know of itself, and what follows hangs there.
    """

    def __init__(self, action: i64, is_judged: bool, prior: float, urge: float) -> None:
        self.action = action
        self.is_judged = is_judged
        self.prior = prior
        self.urge = urge
        self.total = 0.0
        self.walks: i64 = 0
        self.visits: i64 = 0
        self.turn: i64 = 0
        self.is_placed = False
        self.same: Node | None = None
        self.available: i64 = 0
        self.first: Node | None = None
        self.next: Node | None = None
        self.by_secret: dict[int, Node] | None = None


class Settings:
    """How a tree is grown.

    `curiosity` weighs what attracts against what was found, `calm` evens out how much better
    judgements attract, `trust` is how many visits a judgement is worth, `plies` how far the walk
    goes on below the tree, `most_nodes` bounds its memory. With `hindsight`, of two imagined
    states the one in which the others have done better for themselves is taken more often: they
    chose what to keep. With `turns` every other walk leaves the tree once another decides: so many turns
    are then played as the judge would have them.
    """

    def __init__(
        self,
        curiosity: float,
        calm: float,
        trust: float,
        plies: int,
        most_nodes: int,
        hindsight: float,
        turns: int = 0,
    ) -> None:
        self.curiosity = curiosity
        self.calm = calm
        self.trust = trust
        self.plies: i64 = plies
        self.most_nodes: i64 = most_nodes
        self.hindsight = hindsight
        self.turns: i64 = turns


class Search:
    """One tree for one view. `grow` it for as long as there is time, then read `decisions`."""

    def __init__(
        self,
        imagination: Imagination,
        judge: Judge,
        seat: int,
        weighed: list[int],
        settings: Settings,
        chance: Chance,
    ) -> None:
        self.imagination = imagination
        self.judge = judge
        self.seat: i64 = seat
        self.weighed = weighed
        self.settings = settings
        self.chance = chance
        self.root = Node(UNFORESEEN, False, 0.0, 0.0)
        self.nodes: i64 = 0
        self.turns: i64 = 0
        self.walks: i64 = 0
        self.met: dict[int, Node] = {}
        self.roots: list[Node] = []
        self.here: list[Node] = []
        self.path: list[Node] = []
        self.movers: list[int] = []
        self.is_duel = judge.is_duel()

    def grow(self, iterations: int) -> None:
        """Walk down the tree so many times."""
        left: i64 = iterations
        while left:
            self.walk(self.imagined())
            left -= 1

    def decisions(self) -> list[tuple[int, int, float]]:
        """Return (code, visits, mean share) of each decision that was weighed, by rising code."""
        found: list[tuple[int, int, float]] = []
        node = self.root.first
        while node is not None:
            whole = node if node.same is None else node.same
            mean = whole.total / float(int(whole.walks)) if whole.walks else node.prior
            found.append((int(node.action), int(node.visits), mean))
            node = node.next
        return found

    def imagined(self) -> State:
        """Draw a state that fits, with hindsight one of two."""
        state = self.imagination.draw(self.chance)
        if self.settings.hindsight == 0.0:
            return state
        other = self.imagination.draw(self.chance)
        ahead = self.judge.share(other, int(self.seat)) - self.judge.share(state, int(self.seat))
        likelier = 1.0 / (1.0 + exp(self.settings.hindsight * ahead))
        return other if int(self.chance.below(1 << 30)) < likelier * 1073741824.0 else state

    def walk(self, state: State) -> None:
        """Walk from the root to a decision never taken before, judge the state there, and remember."""
        self.walks += 1
        turns: i64 = self.settings.turns if self.walks & 1 else 0
        self.set_out(state)
        self.path.clear()
        self.movers.clear()
        while state.seat >= 0:
            mover: i64 = state.seat
            if turns and mover != self.seat:
                state = played_on(self.judge, state, turns, self.seat)
                break
            tree: i64 = self.tree_of(mover)
            node = self.here[tree]
            fresh = node.first is None and node is not self.root
            chosen = self.choose(node, state, mover)
            if chosen is None:
                break
            self.path.append(chosen)
            self.movers.append(int(mover))
            if fresh and chosen.is_judged and self.is_duel and not self.settings.plies:
                self.credit(chosen.prior, mover)
                return
            if fresh:
                state.apply(int(chosen.action))
                break
            self.step(state, chosen, tree)
        self.remember(self.play_on(state))

    def tree_of(self, seat: i64) -> i64:
        """Return the number of the tree in which a seat decides."""
        return seat if len(self.roots) > 1 else 0

    def set_out(self, state: State) -> None:
        """Begin at the root of every tree: in another's at the place for what it secretly is."""
        if not self.roots:
            self.plant(self.judge.observers(state))
        own: i64 = self.tree_of(self.seat)
        tree: i64 = 0
        while tree < len(self.roots):
            root = self.roots[tree]
            self.here[tree] = (
                root if tree == own else self.known_to(root, self.judge.secret(state, int(tree)))
            )
            tree += 1

    def plant(self, trees: int) -> None:
        """Make a root for everyone who knows something else, or one for all."""
        self.roots = [self.root] if trees == 1 else [self.new_turn() for _ in range(trees)]
        self.roots[self.tree_of(self.seat)] = self.root
        self.here = self.roots[:]

    def new_turn(self) -> Node:
        """Return a place where a turn begins that is like no other."""
        self.nodes += 1
        self.turns += 1
        place = Node(UNFORESEEN, False, 0.0, 0.0)
        place.turn = self.turns
        return place

    def known_to(self, node: Node, secret: int) -> Node:
        """Return from where a seat goes on that knows this of itself; were it another, it would elsewhere."""
        if secret == 0:
            return node
        if node.by_secret is None:
            node.by_secret = {}
        own = node.by_secret.get(secret)
        if own is None:
            own = self.new_turn()
            node.by_secret[secret] = own
        return own

    def step(self, state: State, chosen: Node, tree: i64) -> None:
        """Take a decision, and go on in every tree to what its seat has seen of it."""
        barriers: i64 = state.barriers
        action = int(chosen.action)
        ways: list[Node] = []
        other: i64 = 0
        while other < len(self.here):
            if other == tree:
                ways.append(chosen)
            else:
                ways.append(self.only(self.here[other], self.judge.shown(state, action, int(other))))
            other += 1
        state.apply(action)
        passed = state.barriers != barriers
        other = 0
        while other < len(ways):
            way = ways[other]
            if passed and way.turn == self.here[other].turn:
                self.turns += 1
                way.turn = self.turns
            self.here[other] = self.placed(way, state)
            other += 1

    def placed(self, node: Node, state: State) -> Node:
        """Return from where to go on in a tree: from the first met of all nodes that come to the same."""
        if not node.is_placed and state.seat >= 0:
            node.is_placed = True
            return self.first_met(node, state)
        return node if node.same is None else node.same

    def first_met(self, node: Node, state: State) -> Node:
        """Return the node that stands for all that come to the same: this one, if it is the first of them."""
        likeness: i64 = self.judge.likeness(state)
        if likeness == 0:
            return node
        key = int((likeness + node.turn * TURN_APART) & LIKENESS_BITS)
        first = self.met.get(key)
        if first is None:
            self.met[key] = node
            return node
        if first is not node:
            node.same = first
            first.walks += node.walks
            first.total += node.total
        return first

    def choose(self, node: Node, state: State, mover: i64) -> Node | None:
        """Return the decision to follow; none when the tree has grown too large to learn of new ones."""
        if mover != self.seat:
            reply = self.judge.reply(state, self.chance)
            if reply != UNFORESEEN:
                return self.only(node, reply)
        legal = self.weighed if node is self.root else state.legal()
        if len(legal) == 1:
            return self.only(node, legal[0])
        if self.nodes > self.settings.most_nodes and node.first is None:
            return None
        return self.best(node, self.meet(node, state, mover, legal), legal)

    def only(self, node: Node, action: i64) -> Node:
        """Return the one decision that is possible or foreseen here, without judging it."""
        before: Node | None = None
        child = node.first
        while child is not None and child.action < action:
            before = child
            child = child.next
        if child is None or child.action != action:
            child = self.insert(node, before, Node(action, False, 0.5, 1.0))
        child.available += 1
        return child

    def insert(self, node: Node, before: Node | None, child: Node) -> Node:
        """Put a node into the chain, after another or as the first."""
        self.nodes += 1
        child.turn = node.turn
        if before is None:
            child.next = node.first
            node.first = child
        else:
            child.next = before.next
            before.next = child
        return child

    def meet(self, node: Node, state: State, mover: i64, legal: list[int]) -> float:
        """Count what could be taken here, judging what is new; return how much all of it attracts."""
        urges = 0.0
        before: Node | None = None
        child = node.first
        for code in legal:
            action: i64 = code
            while child is not None and child.action < action:
                before = child
                child = child.next
            if child is None or child.action != action:
                child = self.insert(node, before, self.judged(state, mover, action))
            child.available += 1
            urges += child.urge
            before = child
            child = child.next
        return urges

    def judged(self, state: State, mover: i64, action: i64) -> Node:
        """Return a node for a decision never met here before."""
        after = state.copy()
        after.apply(int(action))
        prior = self.promised(after, mover)
        return Node(action, True, prior, exp((prior - 0.5) / self.settings.calm))

    def promised(self, state: State, mover: i64) -> float:
        """Return the share that a seat sees for itself."""
        return promised(self.judge, state, mover, self.seat)

    def best(self, node: Node, urges: float, legal: list[int]) -> Node | None:
        """Return the decision that promises most, of those that are legal: found, judged, or little tried."""
        trust = self.settings.trust
        curiosity = self.settings.curiosity / urges
        best: Node | None = None
        most = -1.0
        child = node.first
        for code in legal:
            action: i64 = code
            while child is not None and child.action < action:
                child = child.next
            if child is None:
                break
            visits = float(int(child.visits))
            whole = child if child.same is None else child.same
            promise = (whole.total + trust * child.prior) / (float(int(whole.walks)) + trust)
            promise += curiosity * child.urge * sqrt(float(int(child.available))) / (1.0 + visits)
            if promise > most:
                most = promise
                best = child
        return best

    def play_on(self, state: State) -> State:
        """Go on for some plies at random, as long as nothing is decided."""
        left: i64 = self.settings.plies
        while left and state.seat >= 0:
            legal = state.legal()
            state.apply(legal[self.chance.below(len(legal))])
            left -= 1
        return state

    def remember(self, state: State) -> None:
        """Credit every decision on the way with what its seat got."""
        if self.is_duel:
            self.credit(self.promised(state, self.seat), self.seat)
            return
        shares: list[float] = []
        step: i64 = len(self.path)
        while step:
            step -= 1
            mover = self.movers[step]
            while len(shares) <= mover:
                shares.append(self.promised(state, len(shares)))
            self.count(self.path[step], shares[mover])

    def credit(self, share: float, seat: i64) -> None:
        """Do so in a duel, in which the other gets what the seat misses."""
        step: i64 = len(self.path)
        while step:
            step -= 1
            self.count(self.path[step], share if self.movers[step] == seat else 1.0 - share)

    def count(self, node: Node, share: float) -> None:
        """Credit one decision, and all that come to the same."""
        node.visits += 1
        whole = node if node.same is None else node.same
        whole.walks += 1
        whole.total += share
