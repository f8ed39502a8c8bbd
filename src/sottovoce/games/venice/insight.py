"""What can be inferred from a view of Venice: the exact odds of each unseen hand, by counting."""

from __future__ import annotations

from math import comb

import msgspec

from sottovoce.games.venice.components import CARD_COUNTS, CARD_TYPES, EAST, KINDS, TYPES, WEST, unpack
from sottovoce.games.venice.imagine import Division, divisions
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
    total = sum(way.weight for way in ways)
    surely = list(CARD_COUNTS)
    holds = [0.0] * KINDS
    expected = [0.0] * KINDS
    for way in ways:
        certain, unseen = unpack(way.certain[seat]), unpack(way.unseen)
        unknown = view.hand_sizes[seat] - sum(certain)
        elsewhere = sum(unseen) - unknown
        for kind in range(KINDS):
            missing = 0.0 if certain[kind] else _chance_of_none(sum(unseen), unseen[kind], unknown)
            holds[kind] += way.weight / total * (1.0 - missing)
            expected[kind] += way.weight / total * (certain[kind] + _mean(unseen, kind, unknown))
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


def _chance_of_none(unseen: int, of_kind: int, taken: int) -> float:
    """Return the chance that none of `taken` cards out of `unseen` is one of the `of_kind`."""
    return comb(unseen - of_kind, taken) / comb(unseen, taken)


def _mean(unseen: Cards, kind: int, taken: int) -> float:
    return taken * unseen[kind] / sum(unseen) if taken else 0.0
