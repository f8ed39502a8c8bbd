"""What can be inferred from a view of Holmes, by exact counting: hidden cards, and what comes next."""

from __future__ import annotations

import msgspec

from sottovoce.games.holmes.archive import (
    HIDDEN,
    KEPT_OF_TWO,
    OLD_OF_TWO,
    Way,
    add,
    is_carrying,
    ways,
)
from sottovoce.games.holmes.components import (
    CARD_COUNTS,
    CHARACTERS,
    DAYS,
    FIRST,
    JOKER,
    KINDS,
    MORAN,
    MORIARTY,
    RESIDENTS,
    SECOND,
)
from sottovoce.games.holmes.view import Cards, HolmesView

Odds = tuple[float, ...]


class HiddenOdds(msgspec.Struct, frozen=True):
    """What may be said of hidden cards one does not see, those stolen in sight included.

    `certain` are cards that are there for sure, `holds[k]` the chance of at least one
    card of kind k, `expected[k]` how many on average.
    """

    seat: int
    count: int
    certain: Cards
    holds: Odds
    expected: Odds


class HolmesInsight(msgspec.Struct, frozen=True):
    """The cards the reader has not placed, the odds of hidden piles, of the next card and the next character.

    `next_card` is of the deck, or of the discards that will become it; all nothing if there is no
    card left. `next_character` has a place for each character and villain.
    """

    unseen: Cards
    hidden: tuple[HiddenOdds, ...]
    next_card: Odds
    next_character: Odds


def insight(view: HolmesView) -> HolmesInsight:
    """Return what the seat (or spectator) can infer; every fitting dealing counts alike."""
    found = ways(view)
    return HolmesInsight(
        unseen=unseen(view),
        hidden=tuple(hidden_odds(view, found, seat) for seat in (FIRST, SECOND) if view.hidden[seat] is None),
        next_card=next_card(view, found),
        next_character=next_character(view),
    )


def unseen(view: HolmesView) -> Cards:
    """Return the cards of which the reader does not know where they are."""
    placed = [view.row, *view.open, *(h for h in view.hidden if h is not None)]
    placed += [view.stolen[seat] for seat in (FIRST, SECOND) if view.hidden[seat] is None]
    placed += [_single(kind) for kind in view.held]
    placed += [(0,) * JOKER + (len(joined),) for joined in view.joined]
    placed += [known_discards(view)] + ([view.drawn] if view.drawn is not None else [])
    return tuple(have - there for have, there in zip(CARD_COUNTS, add(placed), strict=True))


def _single(kind: int) -> Cards:
    return tuple(1 if number == kind else 0 for number in range(KINDS))


def known_discards(view: HolmesView) -> Cards:
    """Return the discards that the reader knows."""
    deck = view.decks[-1]
    heaps = [deck.discards, *(heap for heap in deck.tossed if heap is not None)]
    carry = deck.carry
    if carry is not None and carry.decided and carry.old is not None and carry.new is not None:
        thrown = add([carry.old, carry.new])
        heaps.append(tuple(n - (kind == carry.kept) for kind, n in enumerate(thrown)))
    return add(heaps)


def hidden_odds(view: HolmesView, found: list[Way], seat: int) -> HiddenOdds:
    """Return the odds of a hidden pile."""
    spread = [_distribution(found, kind, seat) for kind in range(KINDS)]
    stolen = view.stolen[seat]
    return HiddenOdds(
        seat=seat,
        count=view.hidden_counts[seat],
        certain=tuple(stolen[kind] + min(spread[kind]) for kind in range(KINDS)),
        holds=tuple(1.0 if stolen[kind] else 1.0 - spread[kind].get(0, 0.0) for kind in range(KINDS)),
        expected=tuple(
            stolen[kind] + sum(number * chance for number, chance in spread[kind].items())
            for kind in range(KINDS)
        ),
    )


def _distribution(found: list[Way], kind: int, seat: int) -> dict[int, float]:
    """Return the chance of each number of unseen cards of a kind in a hidden pile."""
    counts: dict[int, int] = {}
    for way in found:
        mine = [lot.seat == seat and lot.role in (HIDDEN, KEPT_OF_TWO) and kind != JOKER for lot in way.lots]
        for shares, dealings in way.shares(kind):
            number = sum(share for share, own in zip(shares, mine, strict=True) if own)
            counts[number] = counts.get(number, 0) + dealings
    total = sum(counts.values())
    return {number: dealings / total for number, dealings in counts.items()}


def next_card(view: HolmesView, found: list[Way]) -> Odds:
    """Return the chance of each kind to be drawn next."""
    if view.deck_size + view.discard_size == 0:
        return (0.0,) * KINDS
    total = sum(way.count for way in found)
    chances = []
    for kind in range(KINDS):
        weighted = (
            dealings / total * _expected_next(view, way, kind, shares)
            for way in found
            for shares, dealings in way.shares(kind)
        )
        chances.append(sum(weighted))
    return tuple(chances)


def _expected_next(view: HolmesView, way: Way, kind: int, shares: tuple[int, ...]) -> float:
    """Return the chance of a kind with so many of it in the lots."""
    rest = way.rests_of(kind, shares)[-1]
    in_rest = way.rest_sizes()[-1]
    if view.deck_size:
        return rest / in_rest
    old = sum(
        share
        for share, lot in zip(shares, way.lots, strict=True)
        if lot.role == OLD_OF_TWO and lot.hand == len(view.decks) - 1 and not is_carrying(view)
    )
    drawn = _unseen_in_hand(view)
    thrown = rest * (in_rest - drawn) / in_rest if in_rest else 0.0
    return (known_discards(view)[kind] + old + thrown) / view.discard_size


def _unseen_in_hand(view: HolmesView) -> int:
    """Return how many cards of the present deck are in another's hand at Pike's just now."""
    if view.drawn is not None:
        return 0
    carry = view.decks[-1].carry
    return carry.new_count if is_carrying(view) and carry is not None else view.drawn_count


def next_character(view: HolmesView) -> Odds:
    """Return the chance of each character, or villain, to be opened next."""
    chances = [0.0] * (MORAN + 1)
    if view.phase == "draft" or not _another_comes(view):
        return tuple(chances)
    for guest in range(RESIDENTS, CHARACTERS):
        if guest not in view.characters:
            chances[guest] = 1 / view.guests_left
    for villain in (MORIARTY, MORAN):
        if villain not in view.unmasked:
            chances[villain] = _villain_there(view, villain) / view.guests_left
    return tuple(chances)


def _another_comes(view: HolmesView) -> bool:
    """Will another character be opened? On the last day only while a villain is having his due."""
    return view.guests_left > 0 and (view.day < DAYS or view.phase in ("tribute", "fall"))


def _villain_there(view: HolmesView, villain: int) -> float:
    """Return the chance that a villain who has not been seen is in the character deck."""
    if view.villains == "random":
        return 0.0 if view.unmasked else 0.5
    names = {MORIARTY: "moriarty", MORAN: "moran"}
    return 1.0 if view.villains in (names[villain], "both") else 0.0
