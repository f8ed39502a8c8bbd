"""The whole truth of a game of Holmes, cheap to copy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.core.chance import Chance
from sottovoce.core.game import NOBODY, State
from sottovoce.games.holmes.components import (
    DECK,
    NO_CARD,
    NO_CHARACTER,
    ONE,
    RESIDENT_BITS,
    SECOND,
    START_TOKENS,
    TOKENS,
    members,
)

# What is being asked. `DONE` is asked of nobody: an ability is through, or a villain has had his due.
DRAFT: Final = 0
BROTHER: Final = 1
LIFT: Final = 2
LAY: Final = 3
TAKE: Final = 4
STEAL: Final = 5
LOOK: Final = 6
KEEP: Final = 7
DROP: Final = 8
SELL: Final = 9
BUY: Final = 10
GIVE: Final = 11
SWAP: Final = 12
JOKER_PLACE: Final = 13
JOKER_JOIN: Final = 14
LATE: Final = 15
TRIBUTE: Final = 16
FALL: Final = 17
LAST: Final = 18
OVER: Final = 19
DONE: Final = 20
PHASES: Final = (
    "draft",
    "brother",
    "lift",
    "lay",
    "take",
    "steal",
    "look",
    "keep",
    "drop",
    "sell",
    "buy",
    "give",
    "swap",
    "joker",
    "join",
    "late",
    "tribute",
    "fall",
    "last",
    "over",
)


class Side:
    """What one player has.

    `open` counts his open cards, loose jokers under the kind of jokers; `joined`
    are the types whose set has a joker. `hidden` are all his hidden cards; of
    these `stolen` are known to both. `kept` and `tossed` are the hidden cards and
    Pike's discards that came from the present evidence deck. `upright` and `flat`
    are where his markers are. `dealt` and `brought` are of the draft.
    """

    def __init__(self) -> None:
        self.tokens: i64 = START_TOKENS
        self.open: i64 = 0
        self.joined: i64 = 0
        self.hidden: i64 = 0
        self.stolen: i64 = 0
        self.kept: i64 = 0
        self.tossed: i64 = 0
        self.held: i64 = NO_CARD
        self.upright: i64 = 0
        self.flat: i64 = 0
        self.dealt: i64 = 0
        self.brought: i64 = NO_CHARACTER

    def copy(self) -> Side:
        other = Side()
        other.tokens = self.tokens
        other.open = self.open
        other.joined = self.joined
        other.hidden = self.hidden
        other.stolen = self.stolen
        other.kept = self.kept
        other.tossed = self.tossed
        other.held = self.held
        other.upright = self.upright
        other.flat = self.flat
        other.dealt = self.dealt
        other.brought = self.brought
        return other

    def truth(self) -> tuple[object, ...]:
        return (
            (self.tokens, self.open, self.joined, self.held, self.upright, self.flat),
            (self.hidden, self.stolen, self.kept, self.tossed),
            (members(self.dealt), self.brought),
        )


class Carry:
    """A visit to Pike during which the deck ran out: cards of two decks in one hand.

    `old` came from the deck that ran out, `new` from the one that replaced it; `kept`
    is which of them was kept, `NO_CARD` until that is decided. Never changed.
    """

    def __init__(self, seat: i64, old: i64, new: i64, kept: i64) -> None:
        self.seat = seat
        self.old = old
        self.new = new
        self.kept = kept

    def thrown(self) -> i64:
        """Return what went from this hand to the discards."""
        if self.kept == NO_CARD:
            return 0
        return self.old + self.new - ONE[self.kept]

    def truth(self) -> tuple[object, ...]:
        return (self.seat, self.old, self.new, self.kept)


class PastDeck:
    """An evidence deck that has run out, and where its cards went. Never changed.

    `shown` went to the row or were jokers laid out; `kept` and `tossed` as in
    `Side`; `discards` are the open discards that were shuffled into the next deck.
    """

    def __init__(self, case: Case) -> None:
        self.shown = case.shown
        self.first_kept = case.first.kept
        self.second_kept = case.second.kept
        self.first_tossed = case.first.tossed
        self.second_tossed = case.second.tossed
        self.discards = case.discards
        self.carry = case.carry
        self.before = case.past

    def truth(self) -> tuple[object, ...]:
        return (
            (self.shown, self.discards),
            (self.first_kept, self.second_kept, self.first_tossed, self.second_tossed),
            self.carry.truth() if self.carry is not None else None,
        )


class Case(State):
    """Characters, markers, evidence, tokens. `rules` gives it its moves.

    `deck` and `guests` (the character deck) are never changed once shuffled; `top`
    and `next_guest` are their next cards. `shown` are the cards of the present deck
    that all have seen come from it, `discards` those that all know to be discarded.
    `actor` is whose action it is; `seat`, who decides, may be his opponent. `arrivals`
    packs the characters (plus one) in the order they came. `group` and `mask` are the
    decisions allowed now (`actions`).
    """

    def __init__(
        self, chance: Chance, draft: i64, brothers: i64, villains: i64, first: Side, second: Side
    ) -> None:
        self.chance = chance
        self.draft = draft
        self.brothers = brothers
        self.villains = villains
        self.seat = 0
        self.barriers = 0
        self.phase: i64 = DRAFT
        self.group: i64 = 0
        self.mask: i64 = 0
        self.sherlock: i64 = NOBODY
        self.day: i64 = 1
        self.actor: i64 = 0
        self.first = first
        self.second = second
        # Where we are in an action, or in what a villain demands.
        self.lifted: i64 = NO_CHARACTER
        self.using: i64 = NO_CHARACTER
        self.left: i64 = 0
        self.pending: i64 = NO_CARD
        self.drawn: i64 = 0
        self.fresh: i64 = 0
        self.step: i64 = 0
        # Characters.
        self.arrivals: i64 = 0
        self.present: i64 = RESIDENT_BITS
        self.hiding: i64 = 0
        self.guests: list[int] = []
        self.next_guest: i64 = 0
        self.unmasked: i64 = 0
        # Evidence.
        self.row: i64 = 0
        self.deck: list[int] = DECK
        self.top: i64 = 0
        self.shown: i64 = 0
        self.discards: i64 = 0
        self.carry: Carry | None = None
        self.past: PastDeck | None = None
        self.right: i64 = SECOND if brothers else NOBODY

    def take_over(self, other: Case) -> None:
        """Become equal to another state; its generator and its sides are copied by the caller."""
        self.seat = other.seat
        self.barriers = other.barriers
        self.phase = other.phase
        self.group = other.group
        self.mask = other.mask
        self.sherlock = other.sherlock
        self.day = other.day
        self.actor = other.actor
        self.lifted = other.lifted
        self.using = other.using
        self.left = other.left
        self.pending = other.pending
        self.drawn = other.drawn
        self.fresh = other.fresh
        self.step = other.step
        self.arrivals = other.arrivals
        self.present = other.present
        self.hiding = other.hiding
        self.guests = other.guests
        self.next_guest = other.next_guest
        self.unmasked = other.unmasked
        self.row = other.row
        self.deck = other.deck
        self.top = other.top
        self.shown = other.shown
        self.discards = other.discards
        self.carry = other.carry
        self.past = other.past
        self.right = other.right

    def side(self, seat: i64) -> Side:
        return self.second if seat else self.first

    def mine(self) -> Side:
        """Return the side of the seat that decides."""
        return self.second if self.seat else self.first

    def theirs(self) -> Side:
        """Return the side of the other seat."""
        return self.first if self.seat else self.second

    def reserve(self) -> i64:
        """§1.3 Return how many tokens no player has."""
        return TOKENS - self.first.tokens - self.second.tokens

    def in_deck(self) -> i64:
        return len(self.deck) - self.top

    def thrown(self) -> i64:
        """Return the discards, all of them, as a heap."""
        heap: i64 = self.discards + self.first.tossed + self.second.tossed
        if self.carry is not None:
            heap += self.carry.thrown()
        return heap

    def ask(self, phase: i64, group: i64, mask: i64) -> None:
        """Let the seat that decides choose from the bits of a mask."""
        self.phase = phase
        self.group = group
        self.mask = mask

    def done(self) -> None:
        """An ability, or a villain, has nothing more to ask."""
        self.phase = DONE

    def arrive(self, character: i64) -> None:
        """Put a character's card on the table: the only way onto it."""
        place: i64 = 0
        while self.arrivals >> place:
            place += 4
        self.arrivals |= (character + 1) << place
        self.present |= ONE_BIT[character]

    def arrived(self) -> tuple[int, ...]:
        """Return the characters in the order they came."""
        found: list[int] = []
        packed: int = self.arrivals
        while packed:
            found.append((packed & 15) - 1)
            packed >>= 4
        return tuple(found)

    def decks(self) -> list[PastDeck]:
        """Return the evidence decks that have run out, oldest first."""
        found: list[PastDeck] = []
        deck = self.past
        while deck is not None:
            found.append(deck)
            deck = deck.before
        found.reverse()
        return found

    def over(self) -> bool:
        return self.seat == NOBODY

    def truth(self) -> tuple[object, ...]:
        return (
            (self.draft, self.brothers, self.villains),
            (self.seat, self.barriers, PHASES[self.phase], self.sherlock, self.day, self.actor),
            self.first.truth(),
            self.second.truth(),
            (self.lifted, self.using, self.left, self.pending, self.fresh, self.step, self.right),
            self.drawn,
            (self.arrived(), self.present, self.hiding, self.unmasked),
            tuple(self.guests[self.next_guest :]),
            self.row,
            tuple(self.deck[self.top :]),
            (self.shown, self.discards),
            self.carry.truth() if self.carry is not None else None,
            tuple(deck.truth() for deck in self.decks()),
            (self.group, self.mask),
            self.chance.save(),
        )


ONE_BIT: Final[list[int]] = [1 << place for place in range(62)]
