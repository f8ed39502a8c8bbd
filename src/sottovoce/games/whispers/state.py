"""The whole truth of a game of Whispers, cheap to copy.

Piles are chains of cards that never change, so copies share them. Hands, figures,
points and the like are packed into numbers, a few bits for each seat or character.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.core.chance import Chance
from sottovoce.core.game import NOBODY, State
from sottovoce.games.whispers.components import (
    CHARACTER_BITS,
    CHARACTER_MASK,
    KIND_BITS,
    KIND_MASK,
    PLACE_BITS,
    PLACE_MASK,
    PLACES,
    POINT_BITS,
    POINT_MASK,
    SEEN_BITS,
    SEEN_MASK,
    CardSet,
)

EVIDENCE: Final = 0
GUESSING: Final = 1
EVENTS: Final = 2
OVER: Final = 3
STAGES: Final = ("evidence", "guessing", "events", "over")
NO_EVENT: Final = -1

FAVOUR_BITS: Final = 14  # four characters to a number
FAVOUR_MASK: Final = 16383
FAVOUR_ZERO: Final = 8192
NO_FAVOUR: Final = sum(FAVOUR_ZERO << (FAVOUR_BITS * place) for place in range(4))


class Pile:
    """A card on a pile and what lies below it: kind, which way up, who has seen it, who played it."""

    def __init__(self, kind: i64, up: i64, seen: i64, by: i64, below: Pile | None) -> None:
        self.kind = kind
        self.up = up
        self.seen = seen
        self.by = by
        self.below = below
        self.height: i64 = 1 if below is None else below.height + 1


class Cards(State):
    """Where the cards are: hands, piles and the deck.

    `deck` holds a kind and who has seen it for each card, from `top` on; the list itself is
    never changed.
    """

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        self.hand_0: i64 = 0
        self.hand_1: i64 = 0
        self.hand_2: i64 = 0
        self.hand_3: i64 = 0
        self.seen_0: i64 = 0
        self.seen_1: i64 = 0
        self.seen_2: i64 = 0
        self.seen_3: i64 = 0
        self.sizes: i64 = 0
        self.pile_0: Pile | None = None
        self.pile_1: Pile | None = None
        self.pile_2: Pile | None = None
        self.pile_3: Pile | None = None
        self.pile_4: Pile | None = None
        self.deck: list[int] = []
        self.top: i64 = 0

    def take_cards(self, other: Cards) -> None:
        self.hand_0 = other.hand_0
        self.hand_1 = other.hand_1
        self.hand_2 = other.hand_2
        self.hand_3 = other.hand_3
        self.seen_0 = other.seen_0
        self.seen_1 = other.seen_1
        self.seen_2 = other.seen_2
        self.seen_3 = other.seen_3
        self.sizes = other.sizes
        self.pile_0 = other.pile_0
        self.pile_1 = other.pile_1
        self.pile_2 = other.pile_2
        self.pile_3 = other.pile_3
        self.pile_4 = other.pile_4
        self.deck = other.deck
        self.top = other.top

    # ------------------------------------------------------------ hands

    def hand(self, seat: i64) -> i64:
        """Return the kinds of a hand, the card that came first in the lowest bits."""
        if seat < 2:
            return self.hand_1 if seat else self.hand_0
        return self.hand_3 if seat == 3 else self.hand_2

    def seen(self, seat: i64) -> i64:
        """Return who has seen each card of a hand, in the same order."""
        if seat < 2:
            return self.seen_1 if seat else self.seen_0
        return self.seen_3 if seat == 3 else self.seen_2

    def set_hand(self, seat: i64, hand: i64, seen: i64) -> None:
        if seat == 0:
            self.hand_0 = hand
            self.seen_0 = seen
        elif seat == 1:
            self.hand_1 = hand
            self.seen_1 = seen
        elif seat == 2:
            self.hand_2 = hand
            self.seen_2 = seen
        else:
            self.hand_3 = hand
            self.seen_3 = seen

    def size(self, seat: i64) -> i64:
        """Return how many cards a seat holds."""
        return (self.sizes >> (4 * seat)) & 15

    def gain(self, seat: i64, kind: i64, seen: i64) -> None:
        """Put a card into a hand: the only way in."""
        size: i64 = self.size(seat)
        hand: i64 = self.hand(seat) | kind << (KIND_BITS * size)
        self.set_hand(seat, hand, self.seen(seat) | seen << (SEEN_BITS * size))
        self.sizes += 1 << (4 * seat)

    def lose(self, seat: i64, slot: i64) -> i64:
        """Take a card out of a hand, the only way out; return its kind and who has seen it."""
        hand: i64 = self.hand(seat)
        seen: i64 = self.seen(seat)
        kinds: i64 = hand >> (KIND_BITS * slot)
        marks: i64 = seen >> (SEEN_BITS * slot)
        self.set_hand(
            seat,
            hand - (kinds << (KIND_BITS * slot)) + ((kinds >> KIND_BITS) << (KIND_BITS * slot)),
            seen - (marks << (SEEN_BITS * slot)) + ((marks >> SEEN_BITS) << (SEEN_BITS * slot)),
        )
        self.sizes -= 1 << (4 * seat)
        return kinds & KIND_MASK | (marks & SEEN_MASK) << KIND_BITS

    def slot_of(self, seat: i64, kind: i64) -> i64:
        """Return where in a hand a card of a kind is: of several, the one with the lowest `seen`."""
        hand: i64 = self.hand(seat)
        seen: i64 = self.seen(seat)
        left: i64 = self.size(seat)
        slot: i64 = 0
        found: i64 = -1
        mark: i64 = SEEN_MASK + 1
        while slot < left:
            if hand & KIND_MASK == kind and seen & SEEN_MASK < mark:
                found = slot
                mark = seen & SEEN_MASK
            hand >>= KIND_BITS
            seen >>= SEEN_BITS
            slot += 1
        return found

    def kinds_held(self, seat: i64) -> i64:
        """Return the kinds in a hand, a bit each."""
        hand: i64 = self.hand(seat)
        left: i64 = self.size(seat)
        found: i64 = 0
        while left:
            found |= self.cards.evidence[hand & KIND_MASK].bit
            hand >>= KIND_BITS
            left -= 1
        return found

    def in_deck(self) -> i64:
        """Return how many cards are left to draw."""
        return len(self.deck) - self.top

    def pile(self, place: i64) -> Pile | None:
        """Return the pile of a room from its top."""
        if place == 0:
            return self.pile_0
        if place == 1:
            return self.pile_1
        if place == 2:
            return self.pile_2
        return self.pile_3 if place == 3 else self.pile_4

    def set_pile(self, place: i64, pile: Pile | None) -> None:
        if place == 0:
            self.pile_0 = pile
        elif place == 1:
            self.pile_1 = pile
        elif place == 2:
            self.pile_2 = pile
        elif place == 3:
            self.pile_3 = pile
        else:
            self.pile_4 = pile

    def height(self, place: i64) -> i64:
        """Return how many cards lie in a room."""
        pile = self.pile(place)
        return 0 if pile is None else pile.height

    def hand_values(self, seat: i64) -> tuple[tuple[int, int], ...]:
        """Return the cards of a hand as (kind, who has seen it), in the order they came."""
        hand = int(self.hand(seat))
        seen = int(self.seen(seat))
        return tuple(
            (hand >> (KIND_BITS * slot) & KIND_MASK, seen >> (SEEN_BITS * slot) & SEEN_MASK)
            for slot in range(self.size(seat))
        )

    def pile_values(self, place: i64) -> tuple[tuple[int, int, int, int], ...]:
        """Return the cards of a pile as (kind, up, seen, by), the lowest first."""
        found: list[tuple[int, int, int, int]] = []
        pile = self.pile(place)
        while pile is not None:
            found.append((pile.kind, pile.up, pile.seen, pile.by))
            pile = pile.below
        found.reverse()
        return tuple(found)


class House(Cards):
    """Cards, figures, points and where the round stands. `rules` gives it its moves.

    `waiting` counts the seats whose turn in this stage is still to come.
    `program`, `step`, `after`, `here` and `again` say what is being carried out. `base`,
    `width`, `rows` and `cols` are the decisions allowed now (`actions`).
    """

    def __init__(self, chance: Chance, cards: CardSet, players: i64) -> None:
        super().__init__(cards)
        self.chance = chance
        self.players = players
        self.seat = 0
        self.barriers = 0
        self.stage: i64 = EVIDENCE
        self.first_counter: i64 = 0
        self.counter: i64 = 0
        self.leader: i64 = 0
        self.waiting: i64 = 0
        self.plays: i64 = 0
        self.laid: i64 = 0
        self.program: i64 = 0
        self.step: i64 = 0
        self.after: i64 = 0
        self.here: i64 = 0
        self.again: i64 = 0
        self.rule: i64 = 0
        self.event: i64 = NO_EVENT
        self.drawn: i64 = 0
        self.rooms: list[int] = []
        self.events: list[int] = []
        self.characters: i64 = 0
        self.figures: i64 = 0
        self.points: i64 = 0
        self.revealed: i64 = 0
        self.protected: i64 = 0
        self.denied: i64 = 0
        self.favour_0: i64 = NO_FAVOUR
        self.favour_1: i64 = NO_FAVOUR
        self.favour_2: i64 = NO_FAVOUR
        self.favour_3: i64 = NO_FAVOUR
        self.favour_4: i64 = NO_FAVOUR
        self.favour_5: i64 = NO_FAVOUR
        self.favour_6: i64 = NO_FAVOUR
        self.favour_7: i64 = NO_FAVOUR
        self.base: i64 = 0
        self.width: i64 = 1
        self.rows: i64 = 0
        self.cols: i64 = 0

    def take_over(self, other: House) -> None:
        """Become equal to another state; the generator is copied by the caller."""
        self.seat = other.seat
        self.barriers = other.barriers
        self.stage = other.stage
        self.first_counter = other.first_counter
        self.counter = other.counter
        self.leader = other.leader
        self.waiting = other.waiting
        self.plays = other.plays
        self.laid = other.laid
        self.program = other.program
        self.step = other.step
        self.after = other.after
        self.here = other.here
        self.again = other.again
        self.rule = other.rule
        self.event = other.event
        self.drawn = other.drawn
        self.rooms = other.rooms
        self.events = other.events
        self.take_cards(other)
        self.take_people(other)
        self.base = other.base
        self.width = other.width
        self.rows = other.rows
        self.cols = other.cols

    def take_people(self, other: House) -> None:
        self.characters = other.characters
        self.figures = other.figures
        self.points = other.points
        self.revealed = other.revealed
        self.protected = other.protected
        self.denied = other.denied
        self.favour_0 = other.favour_0
        self.favour_1 = other.favour_1
        self.favour_2 = other.favour_2
        self.favour_3 = other.favour_3
        self.favour_4 = other.favour_4
        self.favour_5 = other.favour_5
        self.favour_6 = other.favour_6
        self.favour_7 = other.favour_7

    def over(self) -> bool:
        return self.seat == NOBODY

    # ------------------------------------------------------------ rooms and people

    def place_of(self, character: i64) -> i64:
        """Return the room in which a character's figure stands."""
        return (self.figures >> (PLACE_BITS * character)) & PLACE_MASK

    def set_place(self, character: i64, place: i64) -> None:
        shift: i64 = PLACE_BITS * character
        self.figures += (place - self.place_of(character)) << shift

    def character(self, seat: i64) -> i64:
        """Return who a seat is."""
        return (self.characters >> (CHARACTER_BITS * seat)) & CHARACTER_MASK

    def points_of(self, seat: i64) -> i64:
        return (self.points >> (POINT_BITS * seat)) & POINT_MASK

    def add_points(self, seat: i64, amount: i64) -> None:
        self.points += amount << (POINT_BITS * seat)

    def next_seat(self, seat: i64) -> i64:
        """Return the seat to the left (§3.2)."""
        return 0 if seat + 1 == self.players else seat + 1

    # ------------------------------------------------------------ what open deeds were worth to whom

    def favour(self, seat: i64, character: i64) -> i64:
        """Return what a seat's open deeds were worth to a character."""
        word: i64 = self.favour_word(2 * seat + (1 if character > 3 else 0))
        return ((word >> (FAVOUR_BITS * (character & 3))) & FAVOUR_MASK) - FAVOUR_ZERO

    def favour_word(self, number: i64) -> i64:
        if number < 4:
            if number < 2:
                return self.favour_1 if number else self.favour_0
            return self.favour_3 if number == 3 else self.favour_2
        if number < 6:
            return self.favour_5 if number == 5 else self.favour_4
        return self.favour_7 if number == 7 else self.favour_6

    def add_favour(self, seat: i64, character: i64, amount: i64) -> None:
        """Note that a deed of a seat was worth something to a character."""
        self.add_favours(2 * seat + (1 if character > 3 else 0), amount << (FAVOUR_BITS * (character & 3)))

    def add_favours(self, number: i64, amounts: i64) -> None:
        if number == 0:
            self.favour_0 += amounts
        elif number == 1:
            self.favour_1 += amounts
        elif number == 2:
            self.favour_2 += amounts
        elif number == 3:
            self.favour_3 += amounts
        elif number == 4:
            self.favour_4 += amounts
        elif number == 5:
            self.favour_5 += amounts
        elif number == 6:
            self.favour_6 += amounts
        else:
            self.favour_7 += amounts

    # ------------------------------------------------------------ as plain values

    def truth(self) -> tuple[object, ...]:
        seats = range(self.players)
        return (
            (self.seat, self.barriers, self.stage, self.first_counter, self.counter, self.leader),
            (self.waiting, self.plays, self.laid),
            (self.program, self.step, self.after, self.here, self.again),
            (self.rule, self.event, self.drawn),
            tuple(self.rooms),
            tuple(self.events),
            tuple(self.character(seat) for seat in seats),
            self.figures,
            self.points,
            (self.revealed, self.protected, self.denied),
            tuple(self.hand_values(seat) for seat in seats),
            tuple(self.favour_word(number) for number in range(2 * self.players)),
            tuple(self.pile_values(place) for place in range(PLACES)),
            tuple(self.deck[self.top :]),
            (self.base, self.width, self.rows, self.cols),
            self.chance.save(),
        )
