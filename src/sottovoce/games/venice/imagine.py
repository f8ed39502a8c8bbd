"""View -> States that fit it.

What a seat has not seen lies in the other hand or in the pile, and every
arrangement of it is equally likely. Some of the other hand may be certain: what
was held at the last shuffle and has not been played since. A spectator knows
only what the two hands held together then, so every division of those cards
that fits the plays since is possible, each counted by the ways to make it and
by how likely the cards that must have been drawn since were drawn in time.
"""

from __future__ import annotations

from mypy_extensions import i64

from sottovoce.core.chance import Chance, fast
from sottovoce.core.game import NOBODY, Imagination
from sottovoce.games.venice.components import (
    EAST,
    HAND,
    KINDS,
    WEST,
    WHOLE_DECK,
    pack,
    size,
    spread,
    unpack,
)
from sottovoce.games.venice.rules import VeniceState, legal_turn, single_type
from sottovoce.games.venice.scoring import ROUND_REASONS
from sottovoce.games.venice.state import PastTurn
from sottovoce.games.venice.view import Chapter, Past, VeniceView

Heap = tuple[int, ...]  # how many cards of each kind


class Division:
    """One way the cards may lie: what each hand holds for certain, and the rest unseen.

    `weight` says how likely it is; of the `unseen` cards, so many
    are in the west hand, so many in the east hand, and the others in the pile. `kept`
    are the hands at the last shuffle, `before` those at the shuffle before (third deal).
    """

    def __init__(
        self,
        weight: float,
        certain: tuple[int, int],
        kept: tuple[int, int],
        before: tuple[int, int],
        unseen: int,
    ) -> None:
        self.weight = weight
        self.certain = certain
        self.kept = kept
        self.before = before
        self.unseen = unseen


class Start:
    """Hands that may have been held at a shuffle, and how likely they are beside others."""

    def __init__(self, weight: float, west: Heap, east: Heap, before: tuple[int, int]) -> None:
        self.weight = weight
        self.west = west
        self.east = east
        self.before = before

    def packed(self) -> tuple[int, int]:
        return pack(self.west), pack(self.east)


class Followed:
    """What two hands still hold for certain after the plays since a shuffle, and how likely those were."""

    def __init__(self, weight: float, west: Heap, east: Heap) -> None:
        self.weight = weight
        self.west = west
        self.east = east


# ---------------------------------------------------------------- what is certain


def divisions(view: VeniceView) -> list[Division]:
    """Return every way the cards may have been divided that fits the view."""
    if view.kept is not None and view.hand is not None:
        return [_as_player(view, Start(1.0, view.kept[WEST], view.kept[EAST], (0, 0)), view.hand)]
    steps = _steps(view)
    fitting: list[Division] = []
    for start in _starts(view):
        followed = _follow(start, view.kept_together, steps)
        if followed is not None:
            certain = (pack(followed.west), pack(followed.east))
            unseen = _rest(view) - certain[WEST] - certain[EAST]
            weight = start.weight * followed.weight
            fitting.append(Division(weight, certain, start.packed(), start.before, unseen))
    return _as_shares(fitting)


def _as_shares(fitting: list[Division]) -> list[Division]:
    """Make the weights add up to one."""
    total = sum(division.weight for division in fitting)
    for division in fitting:
        division.weight /= total
    return fitting


def _as_player(view: VeniceView, start: Start, hand: Heap) -> Division:
    """A player knows his own hand, and what was in the other at the last shuffle."""
    followed = _follow(start, view.kept_together, _steps(view))
    if followed is None:
        raise ValueError("the view contradicts itself")
    own = pack(hand)
    other = pack(followed.east if view.seat == WEST else followed.west)
    certain = (own, other) if view.seat == WEST else (other, own)
    return Division(1.0, certain, start.packed(), (0, 0), _rest(view) - own - other)


def _steps(view: VeniceView) -> tuple[Past, ...]:
    """Return the steps since the last shuffle, with the cards of the turn that is being played."""
    if view.mover == NOBODY:
        return view.since
    return (*view.since, Past(view.mover, view.played, 0))


def _rest(view: VeniceView) -> int:
    """Return the cards that do not lie open."""
    return WHOLE_DECK - pack(view.discards[WEST]) - pack(view.discards[EAST])


def _starts(view: VeniceView) -> list[Start]:
    """Return the ways the hands of the last shuffle may have been divided, as a spectator may think."""
    if view.before is None:
        return _divided(1.0, (0,) * KINDS, (0,) * KINDS, view.kept_together, view.kept_sizes[WEST], (0, 0))
    starts: list[Start] = []
    for earlier in _ends(view.before):
        together = _less(_less(view.kept_together, earlier.west), earlier.east)
        count = view.kept_sizes[WEST] - sum(earlier.west)
        starts += _divided(earlier.weight, earlier.west, earlier.east, together, count, earlier.before)
    return starts


def _ends(chapter: Chapter) -> list[Start]:
    """Return what each hand may have held for certain when a deal was over, likes taken together."""
    ends: dict[str, Start] = {}
    nothing = (0,) * KINDS
    for start in _divided(1.0, nothing, nothing, chapter.together, chapter.sizes[WEST], (0, 0)):
        followed = _follow(start, chapter.together, chapter.since)
        if followed is None:
            continue
        weight = start.weight * followed.weight
        key = f"{followed.west} {followed.east}"
        if key in ends:
            ends[key].weight += weight
        else:
            ends[key] = Start(weight, followed.west, followed.east, start.packed())
    return list(ends.values())


def _divided(
    weight: float, west: Heap, east: Heap, together: Heap, count: int, before: tuple[int, int]
) -> list[Start]:
    """Return all ways to give so many of the cards together to the west hand and the others to the east."""
    if count < 0 or count > sum(together):
        return []
    starts: list[Start] = []
    every = _choose(sum(together), count)
    for part in _choices(together, count):
        other = _less(together, part)
        share = weight * _ways(part, other) / every
        starts.append(Start(share, _plus(west, part), _plus(east, other), before))
    return starts


def _choices(together: Heap, count: int) -> list[Heap]:
    """Return all ways to take so many cards out of a heap, as counts of each kind."""
    partial: list[tuple[Heap, int]] = [((), count)]
    for kind, have in enumerate(together):
        rest = sum(together[kind + 1 :])
        partial = [
            ((*taken, take), left - take)
            for taken, left in partial
            for take in range(max(0, left - rest), min(have, left) + 1)
        ]
    return [taken for taken, _ in partial]


def _follow(start: Start, together: Heap, steps: tuple[Past, ...]) -> Followed | None:
    """Follow the steps since a shuffle from these hands; None if they could not have been made.

    A card played that was not held at the shuffle must have been drawn since: it was one of
    the seat's unknown cards, each of which may be any of the cards not accounted for.
    """
    hands = [list(start.west), list(start.east)]
    unknown = [0, 0]
    pool = [count - held for count, held in zip(unpack(WHOLE_DECK), together, strict=True)]
    left = sum(pool)
    weight = 1.0
    for step in steps:
        seat = step.seat
        for kind in range(KINDS):
            from_kept = min(hands[seat][kind], step.cards[kind])
            hands[seat][kind] -= from_kept
            for _ in range(step.cards[kind] - from_kept):
                weight *= unknown[seat] * pool[kind] / left if left else 0.0
                unknown[seat] -= 1
                pool[kind] -= 1
                left -= 1
        unknown[seat] += step.drawn
        if weight == 0.0:
            return None
    return Followed(weight, tuple(hands[WEST]), tuple(hands[EAST]))


def _less(heap: Heap, part: Heap) -> Heap:
    return tuple(have - taken for have, taken in zip(heap, part, strict=True))


def _plus(heap: Heap, part: Heap) -> Heap:
    return tuple(have + added for have, added in zip(heap, part, strict=True))


def _ways(west: Heap, east: Heap) -> int:
    """Return in how many ways the cards of two hands can be told apart into these two."""
    ways = 1
    for of_west, of_east in zip(west, east, strict=True):
        ways *= _choose(of_west + of_east, of_west)
    return ways


def _choose(n: int, k: int) -> int:
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


def opening_plays(view: VeniceView, seat: int) -> Heap | None:
    """Return what a seat has played of its opening hand; None once it has drawn, or if it is the reader's.

    §2.2: an opening hand is never of one type, which still tells something until then.
    """
    steps = [step for step in _steps(view) if step.seat == seat]
    if seat == view.seat or any(view.kept_together) or sum(step.drawn for step in steps) != HAND:
        return None
    played: Heap = (0,) * KINDS
    for step in steps:
        played = _plus(played, step.cards)
    return played


# ---------------------------------------------------------------- states drawn by lot


class VeniceImagination(Imagination):
    """The states that fit one view, each arrangement of unseen cards as likely as any other."""

    def __init__(self, view: VeniceView) -> None:
        self.divisions = divisions(view)
        self.sizes = view.hand_sizes
        self.known = _known_state(view)
        self.unseen: list[list[int]] = [spread(division.unseen) for division in self.divisions]
        self.opening_west = _packed_or_none(opening_plays(view, WEST))
        self.opening_east = _packed_or_none(opening_plays(view, EAST))

    def draw(self, chance: Chance) -> VeniceState:
        state = self.known.copy_with(chance.fork())
        self._deal(state, chance)
        while self._was_dealt_again(state):
            self._deal(state, chance)
        if state.seat != NOBODY:
            legal_turn(state)
        return state

    def _deal(self, state: VeniceState, chance: Chance) -> None:
        """Put the unseen cards where they may lie."""
        which = self._pick(chance)
        division = self.divisions[which]
        state.west_kept, state.east_kept = division.kept
        state.west_kept_before, state.east_kept_before = division.before
        cards = self.unseen[which].copy()
        chance.shuffle(cards)
        west, east = division.certain
        to_west: i64 = self.sizes[WEST] - size(west)
        to_east: i64 = self.sizes[EAST] - size(east)
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

    def _was_dealt_again(self, state: VeniceState) -> bool:
        """§2.2 Would a hand have been shown at the opening, and everything dealt again?"""
        west, east = self.opening_west, self.opening_east
        return (west is not None and single_type(state.west_hand + west)) or (
            east is not None and single_type(state.east_hand + east)
        )

    def _pick(self, chance: Chance) -> int:
        last = len(self.divisions) - 1
        if last == 0:
            return 0
        left = int(chance.word()) / 4294967296.0
        for which, division in enumerate(self.divisions):
            left -= division.weight
            if left < 0.0 or which == last:
                return which
        raise ValueError("nothing fits the view")


def _packed_or_none(cards: Heap | None) -> int | None:
    return None if cards is None else pack(cards)


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
    for past in view.before.since if view.before is not None else ():
        state.turns_before = PastTurn(past.seat, pack(past.cards), past.drawn, state.turns_before)
    return state
