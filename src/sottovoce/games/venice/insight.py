"""What can be inferred from a view of Venice: the exact odds of each unseen hand, by counting."""

from __future__ import annotations

from math import comb

import msgspec

from sottovoce.games.venice.components import CARD_COUNTS, CARD_TYPES, EAST, KINDS, TYPES, WEST, unpack
from sottovoce.games.venice.imagine import Division, divisions, opening_plays
from sottovoce.games.venice.view import Cards, VeniceView


class HandOdds(msgspec.Struct, frozen=True):
    """What may be said of a hand one does not see.

    `certain` are cards it holds for sure (held since the last shuffle, or too many to
    lie anywhere else), `holds[k]` the chance of at least one card of kind k,
    `expected[k]` how many on average, `expected_types` the same by type.
    """

    seat: int
    size: int
    certain: Cards
    holds: tuple[float, ...]
    expected: tuple[float, ...]
    expected_types: tuple[float, ...]


class VeniceInsight(msgspec.Struct, frozen=True):
    """The odds of the hands the reader does not see, and the cards he has not seen."""

    unseen: Cards
    hands: tuple[HandOdds, ...]


def insight(view: VeniceView) -> VeniceInsight:
    """Return what the seat (or spectator) can infer; every fitting arrangement counts alike."""
    ways = divisions(view)
    hidden = [seat for seat in (WEST, EAST) if seat != view.seat]
    return VeniceInsight(
        unseen=_unseen(view),
        hands=tuple(_hand_odds(view, ways, seat) for seat in hidden),
    )


def _unseen(view: VeniceView) -> Cards:
    """Return the cards that are in neither discard nor the reader's own hand."""
    own = view.hand or (0,) * KINDS
    seen = zip(view.discards[WEST], view.discards[EAST], own, strict=True)
    return tuple(count - sum(heaps) for count, heaps in zip(CARD_COUNTS, seen, strict=True))


def _hand_odds(view: VeniceView, ways: list[Division], seat: int) -> HandOdds:
    surely = list(CARD_COUNTS)
    holds = [0.0] * KINDS
    expected = [0.0] * KINDS
    for way in ways:
        certain, unseen = unpack(way.certain[seat]), unpack(way.unseen)
        unknown = view.hand_sizes[seat] - sum(certain)
        elsewhere = sum(unseen) - unknown
        drawn = _Drawn(unseen, unknown, _ruled_out(opening_plays(view, seat), unknown))
        for kind in range(KINDS):
            missing = 0.0 if certain[kind] else drawn.chance_of_none(kind)
            holds[kind] += way.weight * (1.0 - missing)
            expected[kind] += way.weight * (certain[kind] + drawn.mean(kind))
            surely[kind] = min(surely[kind], certain[kind] + max(0, unseen[kind] - elsewhere))
    return HandOdds(
        seat=seat,
        size=view.hand_sizes[seat],
        certain=tuple(surely),
        holds=tuple(holds),
        expected=tuple(expected),
        expected_types=tuple(
            sum(expected[kind] for kind in range(KINDS) if CARD_TYPES[kind] == type_)
            for type_ in range(len(TYPES))
        ),
    )


def _ruled_out(opening: Cards | None, unknown: int) -> list[int]:
    """Return the types that the unknown cards cannot all be of, because an opening hand never is (§2.2)."""
    if opening is None or not unknown:
        return []
    played = {CARD_TYPES[kind] for kind in range(KINDS) if opening[kind]}
    return [type_ for type_ in range(len(TYPES)) if played <= {type_}]


class _Drawn:
    """So many cards taken from the unseen ones, all ways alike but those of a single type ruled out."""

    def __init__(self, unseen: Cards, taken: int, ruled_out: list[int]) -> None:
        self._unseen = unseen
        self._taken = taken
        self._of_type = {
            type_: count
            for type_ in ruled_out
            if (count := sum(unseen[kind] for kind in range(KINDS) if CARD_TYPES[kind] == type_))
            < sum(unseen)
        }
        self._all = comb(sum(unseen), taken)
        self._ways = self._all - sum(comb(count, taken) for count in self._of_type.values())

    def chance_of_none(self, kind: int) -> float:
        """Return the chance that no card of a kind was taken."""
        ways = comb(sum(self._unseen) - self._unseen[kind], self._taken)
        for type_, count in self._of_type.items():
            ways -= comb(count - (self._unseen[kind] if CARD_TYPES[kind] == type_ else 0), self._taken)
        return ways / self._ways

    def mean(self, kind: int) -> float:
        """Return how many cards of a kind were taken on average."""
        if not self._taken or not self._unseen[kind]:
            return 0.0
        found = self._all / sum(self._unseen)
        count = self._of_type.get(CARD_TYPES[kind])
        if count is not None:
            found -= comb(count, self._taken) / count
        return self._taken * self._unseen[kind] * found / self._ways
