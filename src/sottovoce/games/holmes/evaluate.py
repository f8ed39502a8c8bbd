"""A quick judgement of a state of Holmes: the expected final difference, and the share of the win."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.core.game import Judge, State
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
    PLAN,
    PLAN_POINTS,
    REAL,
    VALUES,
    bits,
    count,
)
from sottovoce.games.holmes.rules_evidence import free_sets
from sottovoce.games.holmes.scoring import cards_of, result, strength
from sottovoce.games.holmes.state import BUY, DROP, GIVE, KEEP, LAY, LOOK, SELL, STEAL, SWAP, TAKE, Case, Side

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
}


class HolmesJudge(Judge):
    """Judges by the points that either side may expect at the end."""

    def __init__(self, weights: dict[str, float]) -> None:
        used = {**WEIGHTS, **weights}
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

    def share(self, state: State, seat: int) -> float:
        assert isinstance(state, Case)
        outcome = result(state)
        if outcome is not None:
            return outcome.share(seat)
        left = week_left(state)
        lean = self.expected_difference(state, seat) / (
            self.scale_late + (self.scale - self.scale_late) * left
        )
        return 0.5 + 0.5 * lean / (1.0 + (lean if lean > 0.0 else -lean))

    def expected_difference(self, case: Case, seat: int) -> float:
        """Return by how many points the seat may expect to be ahead at the end."""
        mine, theirs = case.side(seat), case.side(1 - seat)
        left = week_left(case)
        difference = self.own_points(mine, left) - self.own_points(theirs, left)
        difference += self.pending(case) if case.seat == seat else -self.pending(case)
        difference += self.action * int(actions_left(case, seat) - actions_left(case, 1 - seat))
        kind: i64 = 0
        while kind < REAL:
            difference += self.type_difference(kind, mine, theirs, left)
            kind += 1
        return difference

    def pending(self, case: Case) -> float:
        """Return what the question that is being asked is worth to the one who is asked."""
        phase: i64 = case.phase
        if phase == TAKE:
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
        """§7 The cards that may still be taken from the row: paid for, free, or at Gregson's price."""
        cards: i64 = case.left
        if case.using == GREGSON:
            cards = min(cards, case.mine().tokens // GREGSON_PRICE)
            return (self.card - self.token * GREGSON_PRICE) * int(cards)
        return self.card * int(cards) - (self.buying if case.using == KRAMM else 0.0)

    def type_difference(self, kind: i64, mine: Side, theirs: Side, left: float) -> float:
        """§10.3, §10.4 Expect a type's points: who leads by how much, with cards of it still to be had."""
        have: i64 = strength(mine, kind)
        other: i64 = strength(theirs, kind)
        own_cards: i64 = cards_of(mine, kind)
        their_cards: i64 = cards_of(theirs, kind)
        size: i64 = CARD_COUNTS[kind]
        free = float(int(size - own_cards - their_cards))
        to_come = free * left
        lead = int(have - other) / (self.spread * left + 0.02 + self.reach * to_come)
        chance = lead / (1.0 + (lead if lead > 0.0 else -lead))  # from -1, surely lost, to 1, surely won
        behind = float(int(other if chance > 0.0 else have))
        total = chance * (float(VALUES[kind]) - behind + self.stake * to_come)
        if own_cards == size or (their_cards == 0 and own_cards > 0):
            total += FULL_SET * int(own_cards) / (int(own_cards) + 3.0 * free)
        if their_cards == size or (own_cards == 0 and their_cards > 0):
            total -= FULL_SET * int(their_cards) / (int(their_cards) + 3.0 * free)
        return total

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


def week_left(case: Case) -> float:
    """Return which part of all actions is still to come."""
    still: i64 = markers_left(case, case.first) + markers_left(case, case.second)
    return int((DAYS - case.day) * 2 * MARKERS + still) / (2.0 * ACTIONS)


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
