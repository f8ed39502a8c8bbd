"""Positions of Holmes for tests, told as people tell them: names of characters, letters of cards, seats.

What the tests know of the engine's representation stands here, and only here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from sottovoce.core.chance import Chance, Fast, fast
from sottovoce.core.events import Event, Story
from sottovoce.games.holmes import rules
from sottovoce.games.holmes.actions import notation, parse
from sottovoce.games.holmes.components import (
    CHARACTER_LETTERS,
    KIND_LETTERS,
    VILLAIN_CHOICES,
    unpack,
)
from sottovoce.games.holmes.rules import HolmesState
from sottovoce.games.holmes.state import PHASES, Side

FIRST, SECOND = 0, 1
DECK = Counter(dict(zip(KIND_LETTERS, (3, 4, 5, 6, 7, 8, 9, 5, 5), strict=True)))
PEOPLE = (*CHARACTER_LETTERS, "Moriarty", "Moran")


class Witness(Chance):
    """A generator that remembers how its shuffles came out, as names; some can be written beforehand.

    Cards and characters are both numbers to the engine; a heap is one of characters if it has nine or fewer
    different ones and none twice.
    """

    def __init__(self, seed: int = 1, *orders: str, lots: Iterable[int] = ()) -> None:
        self.dice: Fast = fast(seed)
        self.orders = [order.split() for order in orders]
        self.lots = list(lots)
        self.seen: list[list[int]] = []

    def word(self) -> int:
        return self.dice.word()

    def below(self, n: int) -> int:
        return self.lots.pop(0) if self.lots else super().below(n)

    def shuffle(self, items: list[int]) -> None:
        if self.orders:
            names = self.orders.pop(0)
            top = [(PEOPLE if names[0] in PEOPLE else KIND_LETTERS).index(name) for name in names]
            rest = Counter(items)
            rest.subtract(top)
            assert min(rest.values()) >= 0, "the order asks for cards that are not there"
            items[:] = [*top, *sorted(rest.elements())]
        else:
            self.dice.shuffle(items)
        self.seen.append(items[:])

    def copy(self) -> Witness:
        other = Witness(0, *(" ".join(order) for order in self.orders), lots=self.lots)
        other.dice = self.dice.copy()
        return other

    def save(self) -> str:
        return f"witness {self.orders} {self.lots} {self.dice.save()}"


def heap(cards: Counter[str]) -> int:
    """Cards as the packed number that the state holds."""
    return sum(cards[letter] << (4 * kind) for kind, letter in enumerate(KIND_LETTERS))


def cards_of(packed: int) -> Counter[str]:
    """A packed number as cards; kinds that are not there are left out."""
    return named(unpack(packed))


def named(counts: tuple[int, ...]) -> Counter[str]:
    """Counts of each kind, as in views and events, as cards."""
    return Counter({letter: n for letter, n in zip(KIND_LETTERS, counts, strict=True) if n})


def counts_of(cards: str) -> tuple[int, ...]:
    """Cards as views and events tell them: how many of each kind."""
    wanted = Counter(cards.split())
    return tuple(wanted[letter] for letter in KIND_LETTERS)


def people(mask: int) -> set[str]:
    """A mask of characters as names."""
    return {name for number, name in enumerate(PEOPLE) if mask >> number & 1}


def mask(names: str) -> int:
    return sum(1 << PEOPLE.index(name) for name in names.split())


def kind_of(letter: str) -> int:
    return KIND_LETTERS.index(letter) if letter else -1


class Hand:
    """What one player has in a position; in `open`, `J7` is a joker with the buttons and `J` a loose one."""

    def __init__(
        self,
        open: str = "",
        *,
        tokens: int = 5,
        hidden: str = "",
        stolen: str = "",
        tossed: str = "",
        held: str = "",
        upright: str = "",
        flat: str = "",
    ) -> None:
        words = open.split()
        self.cards = Counter(word for word in words if len(word) == 1)
        self.joined = [word[1] for word in words if len(word) == 2]
        self.hidden, self.stolen, self.tossed = (Counter(text.split()) for text in (hidden, stolen, tossed))
        self.tokens, self.held, self.upright, self.flat = tokens, held, upright, flat

    def all_cards(self) -> Counter[str]:
        jokers = Counter({"J": len(self.joined)})
        return self.cards + jokers + self.hidden + self.stolen + self.tossed + Counter(self.held.split())

    def side(self) -> Side:
        side = Side()
        side.tokens = self.tokens
        side.open = heap(self.cards)
        side.joined = sum(1 << KIND_LETTERS.index(letter) for letter in self.joined)
        side.kept, side.stolen, side.tossed = heap(self.hidden), heap(self.stolen), heap(self.tossed)
        side.hidden = side.kept + side.stolen
        side.held = kind_of(self.held)
        side.upright, side.flat = mask(self.upright), mask(self.flat)
        return side


def position(
    first: Hand | None = None,
    second: Hand | None = None,
    *,
    mover: int = FIRST,
    day: int = 2,
    town: str = "Adl Gre Wig Pik Tob Joh Bil Kra Hun",
    hiding: str = "",
    row: str = "3 4 5 6",
    deck: str | None = None,
    guests: str = "",
    right: int | None = None,
    villains: str = "none",
    chance: Chance | None = None,
) -> HolmesState:
    """A position at the beginning of the mover's action. Markers not given stand on Watson, Hudson, Toby.

    With a deck given (top first), all other cards are discards; else they are in the deck.
    """
    hands = [first or Hand(), second or Hand()]
    for hand in hands:
        if day > 1 and not hand.upright and not hand.flat:
            hand.upright = "Wat Hud Tob"
    sides = [hand.side() for hand in hands]
    brothers = 0 if right is None else 1
    options = (0, brothers, VILLAIN_CHOICES.index(villains))
    state = HolmesState(chance or Witness(), *options, sides[FIRST], sides[SECOND])
    for name in ["Wat", "Hud", "Les", *town.split()]:
        state.arrive(PEOPLE.index(name))
    state.hiding, state.day, state.sherlock = mask(hiding), day, FIRST
    state.guests = [PEOPLE.index(name) for name in guests.split()]
    state.right = -1 if right is None else right
    put_cards(state, hands, row, deck)
    rules.begin_action(state, mover)
    return state


def put_cards(state: HolmesState, hands: list[Hand], row: str, deck: str | None) -> None:
    """Lay out the row, and put all other cards into the deck or the discards."""
    tossed = hands[FIRST].tossed + hands[SECOND].tossed
    there = Counter(row.split())
    rest = DECK.copy()
    rest.subtract(hands[FIRST].all_cards() + hands[SECOND].all_cards() + there)
    order = sorted(rest.elements()) if deck is None else deck.split()
    rest.subtract(order)
    assert min(rest.values()) >= 0, f"more cards than there are: {rest}"
    state.row = heap(there)
    state.deck, state.top = [KIND_LETTERS.index(letter) for letter in order], 0
    state.discards = heap(+rest)
    known = hands[FIRST].hidden + hands[SECOND].hidden + tossed + Counter(order)
    state.shown = heap(DECK - known)


def allowed(state: HolmesState) -> set[str]:
    """What is legal, in notation."""
    return {notation(code) for code in state.legal()}


def play(state: HolmesState, decisions: str) -> list[Event]:
    """Take decisions given in notation; return all that happened."""
    story = Story()
    for text in decisions.split():
        state.apply(parse(text), story)
    return [told.event for told in story.told]


def phase(state: HolmesState) -> str:
    return PHASES[state.phase]


def side(state: HolmesState, seat: int) -> Side:
    return state.side(seat)


def tokens(state: HolmesState) -> tuple[int, int]:
    return state.first.tokens, state.second.tokens


def open_of(state: HolmesState, seat: int) -> Counter[str]:
    """A seat's open cards; jokers of sets as `J7`, loose ones as `J`."""
    own = state.side(seat)
    return cards_of(own.open) + Counter(f"J{KIND_LETTERS[k]}" for k in range(7) if own.joined >> k & 1)


def hidden_of(state: HolmesState, seat: int) -> Counter[str]:
    return cards_of(state.side(seat).hidden)


def row_of(state: HolmesState) -> Counter[str]:
    return cards_of(state.row)


def deck_of(state: HolmesState) -> list[str]:
    """What is left to draw, top first."""
    return [KIND_LETTERS[kind] for kind in state.deck[state.top :]]


def discards_of(state: HolmesState) -> Counter[str]:
    return cards_of(state.thrown())


def everything(state: HolmesState) -> Counter[str]:
    """All evidence cards, wherever they lie."""
    total = row_of(state) + discards_of(state) + Counter(deck_of(state)) + cards_of(state.drawn)
    for own in (state.first, state.second):
        jokers = Counter({"J": int(own.joined).bit_count()})
        total += cards_of(own.open) + cards_of(own.hidden) + jokers
        if own.held >= 0:
            total[KIND_LETTERS[own.held]] += 1
    return total
