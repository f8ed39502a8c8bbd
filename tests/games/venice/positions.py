"""Positions of Venice for tests, told as people tell them: squares, card names, seats.

What the tests know of the engine's representation stands here, and only here.
"""

from __future__ import annotations

from collections import Counter

from sottovoce.core.chance import Chance, Fast, fast
from sottovoce.core.events import Event, Story
from sottovoce.games.venice import rules
from sottovoce.games.venice.actions import LINES, notation, parse
from sottovoce.games.venice.components import CARD_COUNTS, CARD_NAMES, HAND
from sottovoce.games.venice.rules import VeniceState
from sottovoce.games.venice.state import PastTurn

WEST, EAST = 0, 1
DECK = Counter(dict(zip(CARD_NAMES, CARD_COUNTS, strict=True)))
LINE_TARGETS = (
    "", "doge", "guards", "merchant", "harlequin", "masked doge", "masked merchant", "masked guards",
)  # fmt: skip
assert len(LINE_TARGETS) == LINES


class Rigged(Chance):
    """A generator whose shuffles come out as written; after those, like any other."""

    def __init__(self, *orders: str, lot: int = WEST, after: Fast | None = None) -> None:
        self.orders = [order.split() for order in orders]
        self.lot = lot
        self.after = after or fast(2026)

    def word(self) -> int:
        return self.after.word()

    def below(self, n: int) -> int:
        return self.lot if n == 2 else super().below(n)

    def shuffle(self, items: list[int]) -> None:
        if not self.orders:
            self.after.shuffle(items)
            return
        top = [CARD_NAMES.index(name) for name in self.orders.pop(0)]
        rest = Counter(items)
        rest.subtract(top)
        assert min(rest.values()) >= 0, "the order asks for cards that are not there"
        items[:] = [*top, *sorted(rest.elements())]

    def copy(self) -> Rigged:
        return Rigged(*(" ".join(order) for order in self.orders), lot=self.lot, after=self.after.copy())

    def save(self) -> str:
        return f"rigged {self.orders} {self.lot} {self.after.save()}"


def heap(cards: Counter[str]) -> int:
    """Cards as the packed number that the state holds."""
    return sum(cards[name] << (4 * kind) for kind, name in enumerate(CARD_NAMES))


def cards_of(packed: int) -> Counter[str]:
    """A packed number as cards; kinds that are not there are left out."""
    counts = {name: packed >> (4 * kind) & 15 for kind, name in enumerate(CARD_NAMES)}
    return Counter({name: count for name, count in counts.items() if count})


def counts_of(cards: Counter[str]) -> tuple[int, ...]:
    """Cards as views and events tell them: how many of each kind."""
    return tuple(cards[name] for name in CARD_NAMES)


def named(counts: tuple[int, ...]) -> Counter[str]:
    """The reverse of `counts_of`."""
    return Counter({name: count for name, count in zip(CARD_NAMES, counts, strict=True) if count})


def fill(wanted: str, left: Counter[str], size: int) -> Counter[str]:
    """Take the cards wanted, and others (of other types, as far as possible) up to a size."""
    hand = Counter(wanted.split())
    assert hand <= left, "more cards wanted than there are"
    types = {name[0] for name in hand}
    left -= hand
    spare = sorted(left.elements(), key=lambda name: (name[0] in types, "MDGH".index(name[0])))
    hand.update(spare[: max(0, size - hand.total())])
    return hand


def position(
    *,
    mover: int = WEST,
    doge: int = 0,
    west: int = -2,
    east: int = 2,
    merchant: int = -1,
    harlequin: int = 1,
    favourite: int = 0,
    hand: str = "",
    other: str = "",
    hand_size: int = HAND,
    pile: str | None = None,
    owner: int = WEST,
    round: int = 1,
    deal: int = 1,
    wins: tuple[int, int] = (0, 0),
    single: bool = False,
    line: str = "",
    chance: Chance | None = None,
) -> VeniceState:
    """A position in the mover's turn: hands are filled to eight, `pile` is what is left to draw, top first.

    With no pile given, all other cards are in it; else they lie in the two discards.
    """
    state = VeniceState(chance or fast(1), single)
    state.seat = mover
    state.round, state.deal, state.merchant_owner = round, deal, owner
    state.west_wins, state.east_wins = wins
    state.doge, state.west, state.east = doge, west, east
    state.merchant, state.harlequin, state.favourite = merchant, harlequin, favourite
    state.line = LINE_TARGETS.index(line)
    left = DECK.copy()
    drawn = Counter((pile or "").split())
    mine = fill(hand, left - drawn - Counter(other.split()), hand_size)
    theirs = fill(other, left - drawn - mine, HAND)
    put_cards(state, (mine, theirs) if mover == WEST else (theirs, mine), pile)
    rules.legal_turn(state)
    return state


def put_cards(state: VeniceState, hands: tuple[Counter[str], Counter[str]], pile: str | None) -> None:
    """Put hands and pile into a state, and the other cards evenly into the discards."""
    rest = DECK - hands[WEST] - hands[EAST]
    order = list(rest.elements()) if pile is None else pile.split()
    discards = list((rest - Counter(order)).elements())
    state.west_hand, state.east_hand = heap(hands[WEST]), heap(hands[EAST])
    state.west_discard, state.east_discard = heap(Counter(discards[::2])), heap(Counter(discards[1::2]))
    state.pile = [CARD_NAMES.index(name) for name in order]
    state.top = 0
    state.turns = None  # as far as anybody knows, the hands were drawn since the last shuffle
    for seat in (WEST, EAST):
        state.turns = PastTurn(seat, 0, hands[seat].total(), state.turns)


def allowed(state: VeniceState) -> set[str]:
    """What is legal, in notation."""
    return {notation(code) for code in state.legal()}


def play(state: VeniceState, decisions: str) -> list[Event]:
    """Take decisions given in notation; return all that happened."""
    story = Story()
    for text in decisions.split():
        state.apply(parse(text), story)
    return [told.event for told in story.told]


def hand_of(state: VeniceState, seat: int) -> Counter[str]:
    return cards_of(state.hand(seat))


def pile_of(state: VeniceState) -> list[str]:
    """What is left to draw, top first."""
    return [CARD_NAMES[kind] for kind in state.pile[state.top :]]


def discards_of(state: VeniceState, seat: int) -> Counter[str]:
    return cards_of((state.west_discard, state.east_discard)[seat])


def street(state: VeniceState) -> dict[str, int]:
    """Where everybody stands."""
    return {
        "doge": state.doge,
        "west": state.west,
        "east": state.east,
        "merchant": state.merchant,
        "harlequin": state.harlequin,
    }
