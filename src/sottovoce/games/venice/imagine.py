"""View -> States that fit it.

What a seat has not seen lies in the other hand or in the pile, and every
arrangement of it is equally likely. Some of the other hand may be certain: what
was held at the last shuffle and has not been played since. A spectator knows
only what the two hands held together then, so every division of those cards
that fits the plays since is possible, each counted by the ways to make it.
"""

from __future__ import annotations

from mypy_extensions import i64

from sottovoce.core.chance import Chance, fast
from sottovoce.core.game import NOBODY, Imagination
from sottovoce.games.venice.components import EAST, KINDS, WEST, WHOLE_DECK, pack, spread, unpack
from sottovoce.games.venice.rules import VeniceState, legal_turn
from sottovoce.games.venice.scoring import ROUND_REASONS
from sottovoce.games.venice.state import PastTurn
from sottovoce.games.venice.view import VeniceView


class Division:
    """One way the cards may lie: what each hand holds for certain, and the rest unseen.

    `weight` is in how many ways it comes about; of the `unseen` cards, so many
    are in the west hand, so many in the east hand, and the others in the pile.
    """

    def __init__(self, weight: int, certain: tuple[int, int], kept: tuple[int, int], unseen: int) -> None:
        self.weight = weight
        self.certain = certain
        self.kept = kept
        self.unseen = unseen


def divisions(view: VeniceView) -> list[Division]:
    """Return every way the hands of the last shuffle can have been divided that fits the view."""
    if view.kept is not None and view.hand is not None:
        return [_as_player(view, view.kept, view.hand)]
    fitting: list[Division] = []
    together = view.kept_together
    for west in _choices(together, view.kept_sizes[WEST]):
        east = tuple(have - part for have, part in zip(together, west, strict=True))
        division = _follow(view, (west, east))
        if division is not None:
            fitting.append(division)
    return fitting


def _as_player(
    view: VeniceView, kept: tuple[tuple[int, ...], tuple[int, ...]], hand: tuple[int, ...]
) -> Division:
    """A player knows his own hand, and what was in the other at the last shuffle."""
    division = _follow(view, kept)
    if division is None:
        raise ValueError("the view contradicts itself")
    own = pack(hand)
    other = division.certain[1 - view.seat]
    unseen = WHOLE_DECK - pack(view.discards[WEST]) - pack(view.discards[EAST]) - own - other
    certain = (own, other) if view.seat == WEST else (other, own)
    return Division(1, certain, division.kept, unseen)


def _choices(together: tuple[int, ...], count: int) -> list[tuple[int, ...]]:
    """Return all ways to take so many cards out of a heap, as counts of each kind."""
    partial: list[tuple[tuple[int, ...], int]] = [((), count)]
    for kind, have in enumerate(together):
        rest = sum(together[kind + 1 :])
        partial = [
            ((*taken, take), left - take)
            for taken, left in partial
            for take in range(max(0, left - rest), min(have, left) + 1)
        ]
    return [taken for taken, _ in partial]


def _follow(view: VeniceView, kept: tuple[tuple[int, ...], tuple[int, ...]]) -> Division | None:
    """Follow the plays since the shuffle from these hands; None if they could not have been made.

    A card played that was not held at the shuffle must have been drawn since.
    """
    hands = [list(kept[WEST]), list(kept[EAST])]
    drawn = [0, 0]
    steps = [(past.seat, past.cards, past.drawn) for past in view.since]
    if view.mover != NOBODY:
        steps.append((view.mover, view.played, 0))
    for seat, cards, count in steps:
        drawn[seat] += count
        for kind in range(KINDS):
            from_kept = min(hands[seat][kind], cards[kind])
            hands[seat][kind] -= from_kept
            drawn[seat] -= cards[kind] - from_kept
        if drawn[seat] < 0:
            return None
    return _division(view, kept, hands)


def _division(
    view: VeniceView, kept: tuple[tuple[int, ...], tuple[int, ...]], hands: list[list[int]]
) -> Division | None:
    seen = [view.discards[WEST], view.discards[EAST], tuple(hands[WEST]), tuple(hands[EAST])]
    unseen = list(unpack(WHOLE_DECK))
    for heap in seen:
        unseen = [left - count for left, count in zip(unseen, heap, strict=True)]
    if min(unseen) < 0:
        return None
    certain = (pack(tuple(hands[WEST])), pack(tuple(hands[EAST])))
    return Division(_ways(kept), certain, (pack(kept[WEST]), pack(kept[EAST])), pack(tuple(unseen)))


def _ways(kept: tuple[tuple[int, ...], tuple[int, ...]]) -> int:
    """Return in how many ways the cards of two hands can be told apart into these two."""
    ways = 1
    for west, east in zip(kept[WEST], kept[EAST], strict=True):
        ways *= _choose(west + east, west)
    return ways


def _choose(n: int, k: int) -> int:
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


class VeniceImagination(Imagination):
    """The states that fit one view, each arrangement of unseen cards as likely as any other."""

    def __init__(self, view: VeniceView) -> None:
        self.divisions = divisions(view)
        self.total: i64 = sum(division.weight for division in self.divisions)
        self.sizes = view.hand_sizes
        self.known = _known_state(view)
        self.unseen: list[list[int]] = [spread(division.unseen) for division in self.divisions]

    def draw(self, chance: Chance) -> VeniceState:
        which = self._pick(chance)
        state = self.known.copy_with(chance.fork())
        division = self.divisions[which]
        state.west_kept, state.east_kept = division.kept
        cards = self.unseen[which].copy()
        chance.shuffle(cards)
        west, east = division.certain
        to_west: i64 = self.sizes[WEST] - _count(west)
        to_east: i64 = self.sizes[EAST] - _count(east)
        at: i64 = 0
        while at < to_west + to_east:
            if at < to_west:
                west += 1 << (4 * cards[at])
            else:
                east += 1 << (4 * cards[at])
            at += 1
        state.west_hand = west
        state.east_hand = east
        state.pile = cards
        state.top = to_west + to_east
        if state.seat != NOBODY:
            legal_turn(state)
        return state

    def _pick(self, chance: Chance) -> int:
        if len(self.divisions) == 1:
            return 0
        left = chance.below(self.total)
        for which, division in enumerate(self.divisions):
            left -= division.weight
            if left < 0:
                return which
        raise ValueError("nothing fits the view")


def _count(heap: int) -> int:
    return sum(unpack(heap))


def _known_state(view: VeniceView) -> VeniceState:
    """Return a state with everything the view tells, and no hidden card placed yet."""
    state = VeniceState(fast(0), view.rounds == "single")
    state.seat = view.mover
    state.round = view.round
    state.deal = view.deal
    state.merchant_owner = view.merchant_owner
    state.west_wins, state.east_wins = view.wins
    for number, result in enumerate(view.results):
        state.results |= ((result.winner + 1) * 8 + ROUND_REASONS.index(result.reason)) << (number * 8)
    state.doge, state.west, state.east, state.merchant, state.harlequin = view.figures
    state.favourite = view.favourite
    state.line = view.line
    state.played = pack(view.played)
    state.west_discard, state.east_discard = pack(view.discards[WEST]), pack(view.discards[EAST])
    for past in view.since:
        state.turns = PastTurn(past.seat, pack(past.cards), past.drawn, state.turns)
    return state
