"""A quick judgement of a state of Holmes: the expected final difference, and the share of the win."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.core.game import Judge, State
from sottovoce.core.patterns import NO_PATTERNS, Patterns, squashed
from sottovoce.games.holmes.components import (
    CARD_COUNTS,
    DAYS,
    FULL_SET,
    GREGSON,
    GREGSON_PRICE,
    JOKER,
    KRAMM,
    MARKERS,
    NO_CARD,
    ONE,
    PLAN,
    PLAN_POINTS,
    REAL,
    VALUES,
    bits,
    count,
)
from sottovoce.games.holmes.patterns import lean
from sottovoce.games.holmes.rules_evidence import free_sets
from sottovoce.games.holmes.scoring import cards_of, result
from sottovoce.games.holmes.state import (
    BUY,
    DROP,
    GIVE,
    JOKER_JOIN,
    JOKER_PLACE,
    KEEP,
    LAY,
    LOOK,
    SELL,
    STEAL,
    SWAP,
    TAKE,
    Case,
    Side,
)

ACTIONS: Final = DAYS * MARKERS
HELD_LATE: Final = -3.0
WEIGHTS: Final[dict[str, float]] = {
    "reach": 0.42,  # what an action yet to come is worth to either side, in cards of one type still to be had
    "stake": -0.42,  # points more or less that a type is worth for each card of it still to be had
    "spread": 0.35,  # how uncertain a lead in a type is, even with few cards left
    "token": 0.45,  # points for a token, at the beginning of the week
    "tokens-used": 2.0,  # in an action
    "loose-with-set": 0.8,  # a loose joker that can still find a set
    "loose-without-set": -1.5,
    "held": 1.0,
    "action": 0.0,  # points for an action that one side has yet to take and the other has not
    "scale": 9.0,  # a difference of this many points at the beginning is three to one
    "scale-late": 0.6,  # the same at the very end
    # What a question that has been paid for, or is still open, is worth to the one who is asked.
    "card": 1.5,
    "stealing": 2.5,
    "looking": 0.8,
    "keeping": 1.3,
    "buying": 0.6,
    "changing": 0.4,
    "choice": 0.0,  # how much the cards count of which he may have some, by what they would be worth to him
}


class HolmesJudge(Judge):
    """Judges by the points that either side may expect at the end; with patterns, by what was learnt too."""

    def __init__(self, weights: dict[str, float], patterns: Patterns = NO_PATTERNS) -> None:
        used = {**WEIGHTS, **weights}
        self.patterns = patterns
        self.reach = used["reach"]
        self.stake = used["stake"]
        self.spread = used["spread"]
        self.token = used["token"]
        self.tokens_used = used["tokens-used"]
        self.loose_with_set = used["loose-with-set"]
        self.loose_without_set = used["loose-without-set"]
        self.held = used["held"]
        self.action = used["action"]
        self.scale = used["scale"]
        self.scale_late = used["scale-late"]
        self.card = used["card"]
        self.stealing = used["stealing"]
        self.looking = used["looking"]
        self.keeping = used["keeping"]
        self.buying = used["buying"]
        self.changing = used["changing"]
        self.choice = used["choice"]
        self.types = TypeTable(self.reach, self.stake, self.spread)

    def share(self, state: State, seat: int) -> float:
        assert isinstance(state, Case)
        outcome = result(state)
        if outcome is not None:
            return outcome.share(seat)
        if self.patterns.known:
            learnt = self.learnt(state)
            return learnt if state.seat == seat else 1.0 - learnt
        scale = self.scale_late + (self.scale - self.scale_late) * part(still_to_come(state))
        ahead = self.expected_difference(state, seat) / scale
        return 0.5 + 0.5 * ahead / (1.0 + (ahead if ahead > 0.0 else -ahead))

    def learnt(self, case: Case) -> float:
        """Return the share of the seat that decides by what was learnt."""
        seat: i64 = case.seat
        difference = self.expected_difference(case, int(seat))
        left: i64 = actions_left(case, seat)
        their_left: i64 = actions_left(case, 1 - seat)
        return squashed(lean(case, self.patterns, difference, still_to_come(case), left, their_left))

    def is_duel(self) -> bool:
        return True

    def expected_difference(self, case: Case, seat: int) -> float:
        """Return by how many points the seat may expect to be ahead at the end."""
        mine, theirs = case.side(seat), case.side(1 - seat)
        still = still_to_come(case)
        left = part(still)
        difference = self.own_points(mine, left) - self.own_points(theirs, left)
        pending = self.pending(case) + self.at_hand(case, still)
        difference += pending if case.seat == seat else -pending
        difference += self.action * int(actions_left(case, seat) - actions_left(case, 1 - seat))
        return difference + self.types.sum(mine, theirs, still)

    def pending(self, case: Case) -> float:
        """Return what the question that is being asked is worth to the one who is asked."""
        phase: i64 = case.phase
        if phase in (TAKE, JOKER_PLACE, JOKER_JOIN):
            return self.pending_cards(case)
        if phase == STEAL:
            return self.stealing - self.token * int(case.day)
        if phase == LOOK:
            return self.looking
        if phase == KEEP:
            return self.keeping
        if phase == BUY:
            return self.buying
        if phase == SWAP:
            return self.card
        return self.changing if phase in (GIVE, SELL, DROP) else 0.0

    def pending_cards(self, case: Case) -> float:
        """§7 The cards that may still be taken from the row: paid for, free, or at Gregson's price.

        §6.1, §6.2 Also while the one that was taken finds its place.
        """
        if case.seat != case.actor:
            return 0.0
        cards: i64 = in_reach(case)
        if case.using == GREGSON:
            return (self.card - self.token * GREGSON_PRICE) * int(cards)
        bought = self.buying if case.using == KRAMM and case.theirs().tokens else 0.0
        return self.card * int(cards) - bought

    def at_hand(self, case: Case, still: i64) -> float:
        """Return what the cards that lie there are worth to the one who is asked, beyond any cards."""
        if self.choice == 0.0:
            return 0.0
        phase: i64 = case.phase
        if phase == TAKE:
            return self.choice * self.best_of(case, case.row, in_reach(case), still)
        if phase == KEEP:
            return self.choice * self.best_of(case, case.drawn, 1, still)
        if phase == SWAP:  # §7.12 another one than he gave
            return self.choice * self.best_of(case, case.row - ONE[case.pending], 1, still)
        return self.choice * self.best_theft(case, still) if phase == STEAL else 0.0

    def best_of(self, case: Case, heap: i64, cards: i64, still: i64) -> float:
        """Return what the best so many of a heap's cards (up to three) would bring the one who is asked."""
        if cards == 0:
            return 0.0
        mine, theirs = case.mine(), case.theirs()
        best = 0.0
        second = 0.0
        total = 0.0
        kind: i64 = 0
        while heap:
            if heap & 15:
                gain = self.gain(mine, theirs, kind, still)
                total += gain * int(heap & 15) if gain > 0.0 else 0.0
                if gain > best:
                    second = gain if (heap & 15) > 1 else best
                    best = gain
                elif gain > second:
                    second = gain
            heap >>= 4
            kind += 1
        if cards == 1:
            return best
        return best + second if cards == 2 else min(total, best + 2.0 * second)

    def gain(self, mine: Side, theirs: Side, kind: i64, still: i64) -> float:
        """Return what one more card of a kind would bring a side."""
        if kind < REAL:
            return self.types.gain(mine, theirs, kind, still)
        if kind == PLAN:
            plans: i64 = cards_of(mine, PLAN)
            return float(PLAN_POINTS[plans + 1] - PLAN_POINTS[plans])
        best = 0.0
        sets: i64 = free_sets(mine.open, mine)
        kind = 0
        while sets:
            if sets & 1:
                joined = self.types.joined(mine, theirs, kind, still)
                best = joined if joined > best else best
            sets >>= 1
            kind += 1
        return best

    def best_theft(self, case: Case, still: i64) -> float:
        """§7.4 Return what the best open card of the other would bring, plan fragments included."""
        mine, theirs = case.mine(), case.theirs()
        best = 0.0
        if count(theirs.open, PLAN):
            lost: i64 = cards_of(theirs, PLAN)
            best = self.gain(mine, theirs, PLAN, still) + PLAN_POINTS[lost] - PLAN_POINTS[lost - 1]
        kind: i64 = 0
        while kind < REAL:
            if count(theirs.open, kind):
                stolen = self.types.stolen(mine, theirs, kind, still)
                best = stolen if stolen > best else best
            kind += 1
        return best

    def own_points(self, side: Side, left: float) -> float:
        """§10.5-§10.7 What does not depend on the other: plan fragments, jokers, a reserved card, tokens."""
        plans: i64 = cards_of(side, PLAN)
        total = float(PLAN_POINTS[plans])
        if plans < CARD_COUNTS[PLAN]:
            total += (PLAN_POINTS[plans + 1] - PLAN_POINTS[plans]) * 0.5 * left
        loose: i64 = count(side.open, JOKER)
        homes: i64 = bits(free_sets(side.open + side.hidden, side))
        placed: i64 = loose if loose < homes else homes
        total += int(placed) * self.loose_with_set
        total += int(loose - placed) * (self.loose_without_set * left - 3.0 * (1.0 - left))
        if side.held != NO_CARD:
            total += self.held * left + HELD_LATE * (1.0 - left) if left > 0.0 else HELD_LATE
        usable = self.tokens_used * left * ACTIONS
        tokens = float(int(side.tokens))
        return total + self.token * (tokens if tokens < usable else usable + 0.05 * (tokens - usable))


class TypeTable:
    """§10.3, §10.4 What the types are worth to a side, for every division of their cards.

    It is reckoned once for each number of actions still to come, when it is first needed.
    """

    def __init__(self, reach: float, stake: float, spread: float) -> None:
        self.reach = reach
        self.stake = stake
        self.spread = spread
        self.known: list[list[float]] = [[] for _ in range(2 * ACTIONS + 1)]

    def sum(self, mine: Side, theirs: Side, still: i64) -> float:
        """Return the points that a side may expect of all types, less the other's."""
        worth = self.worths(still)
        own: i64 = mine.open + mine.hidden
        other: i64 = theirs.open + theirs.hidden
        total = 0.0
        kind: i64 = 0
        while kind < REAL:
            jokers: i64 = 2 * ((mine.joined >> kind) & 1) + ((theirs.joined >> kind) & 1)
            total += worth[place(kind, count(own, kind), count(other, kind), jokers)]
            kind += 1
        return total

    def gain(self, mine: Side, theirs: Side, kind: i64, still: i64) -> float:
        """Return what one more card of a type would bring a side."""
        worth = self.worths(still)
        now: i64 = standing(mine, theirs, kind)
        return worth[now + ONE_OWN] - worth[now]

    def stolen(self, mine: Side, theirs: Side, kind: i64, still: i64) -> float:
        """Return what a card of a type would bring that the other loses."""
        worth = self.worths(still)
        now: i64 = standing(mine, theirs, kind)
        return worth[now + ONE_OWN - ONE_OTHER] - worth[now]

    def joined(self, mine: Side, theirs: Side, kind: i64, still: i64) -> float:
        """Return what a joker would bring that goes with a type's set."""
        worth = self.worths(still)
        now: i64 = standing(mine, theirs, kind)
        return worth[now + OWN_JOKER] - worth[now]

    def worths(self, still: i64) -> list[float]:
        """Return the table for so many actions to come."""
        worth = self.known[still]
        if not worth:
            worth = self.reckoned(still)
            self.known[still] = worth
        return worth

    def reckoned(self, still: i64) -> list[float]:
        """Reckon all divisions, with so many actions to come."""
        left = part(still)
        worth = [0.0] * place(REAL, 0, 0, 0)
        for kind in range(REAL):
            for own in range(CARD_COUNTS[kind] + 1):
                for other in range(CARD_COUNTS[kind] - own + 1):
                    for jokers in range(4):
                        worth[place(kind, own, other, jokers)] = self.expected(kind, own, other, jokers, left)
        return worth

    def expected(self, kind: i64, own: i64, other: i64, jokers: i64, left: float) -> float:
        """Expect a type's points: who leads by how much, with cards of it still to be had."""
        mine: i64 = own + (jokers >> 1)
        theirs: i64 = other + (jokers & 1)
        size: i64 = CARD_COUNTS[kind]
        free = float(int(size - own - other))
        to_come = free * left
        lead = int(mine - theirs) / (self.spread * left + 0.02 + self.reach * to_come)
        chance = lead / (1.0 + (lead if lead > 0.0 else -lead))  # from -1, surely lost, to 1, surely won
        behind = float(int(theirs if chance > 0.0 else mine))
        total = chance * (float(VALUES[kind]) - behind + self.stake * to_come)
        if other == 0 and own > 0:
            total += full_set(own, free, left)
        if own == 0 and other > 0:
            total -= full_set(other, free, left)
        return total


ONE_OWN: Final = 40  # by how much `place` grows with a card of one's own,
ONE_OTHER: Final = 4  # one of the other's,
OWN_JOKER: Final = 2  # and a joker of one's own


def standing(mine: Side, theirs: Side, kind: i64) -> i64:
    """Return the place of a type's division between two sides."""
    jokers: i64 = 2 * ((mine.joined >> kind) & 1) + ((theirs.joined >> kind) & 1)
    return place(kind, cards_of(mine, kind), cards_of(theirs, kind), jokers)


def place(kind: i64, own: i64, other: i64, jokers: i64) -> i64:
    """Return where a division of a type stands in the table; `jokers`: 2 for one's own, 1 for the other's."""
    return ((kind * 10 + own) * 10 + other) * 4 + jokers


def full_set(cards: i64, free: float, left: float) -> float:
    """§10.4 Expect the points for a full set of a side that alone has cards of it."""
    if free == 0.0:
        return float(FULL_SET)
    hope = left * 3.0 if left < 0.3333 else 1.0
    return FULL_SET * hope * int(cards) / (int(cards) + 3.0 * free)


def in_reach(case: Case) -> i64:
    """§7 Return how many cards of the row may still be taken; §7.5 at Gregson's, and paid for."""
    if case.using == GREGSON:
        return min(case.left, case.mine().tokens // GREGSON_PRICE)
    return case.left


def still_to_come(case: Case) -> i64:
    """Return how many actions of both are still to come."""
    return (DAYS - case.day) * 2 * MARKERS + markers_left(case, case.first) + markers_left(case, case.second)


def part(still: i64) -> float:
    """Return which part of the week's actions that is."""
    return int(still) / (2.0 * ACTIONS)


def markers_left(case: Case, side: Side) -> i64:
    """§3.1 Return how many actions the side has yet to begin today: markers upright, or unlaid."""
    return MARKERS - bits(side.flat) if case.day == 1 else bits(side.upright)


def actions_left(case: Case, seat: i64) -> i64:
    """§4.1 Return how many actions the seat has left today, also the one for which a marker is lifted."""
    lifted: i64 = 1 if case.phase == LAY and case.seat == seat and case.day > 1 else 0
    return markers_left(case, case.side(int(seat))) + lifted


USUAL: Final = HolmesJudge({})


def evaluate(case: Case, seat: int) -> float:
    """Return the share of the win (0 to 1) that the seat may expect."""
    return USUAL.share(case, seat)


def expected_difference(case: Case, seat: int) -> float:
    """Return by how many points the seat may expect to be ahead at the end."""
    return USUAL.expected_difference(case, seat)


def pending(case: Case) -> float:
    """Return what the question that is being asked is worth to the one who is asked."""
    return USUAL.pending(case)
