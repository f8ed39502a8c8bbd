"""The whole truth of a game of Black Sonata, cheap to copy.

The stealth deck never changes its order, so it is a ring of slots: slot 0 was
on top after the cut, `top` is on top now, and the countdown card lies between
the last slot and slot 0. A search replaces the card of a slot by fog for good.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.core.chance import Chance
from sottovoce.core.game import NOBODY, State
from sottovoce.games.sonata.components import (
    ALL_PLACES,
    FOG_COUNT,
    LADY_SUIT,
    NO_LADY,
    NO_SUIT,
    NOWHERE,
)

# What is being decided.
PLACING: Final = 0
ACTING: Final = 1
MOVED: Final = 2
FOUND: Final = 3
NAMING: Final = 4
PURSUING: Final = 5
NEARING: Final = 6
DROPPING: Final = 7
OVER: Final = 8
PHASES: Final = (
    "placing", "acting", "moved", "found", "naming", "pursuing", "nearing", "dropping", "over",
)  # fmt: skip

# Where a fog card is, if not in a slot of the stealth deck.
IN_DECK: Final = 62
OUT: Final = 63
_BITS_A_FOG_CARD: Final = 6
_BITS_A_CARD: Final = 4

# What is written down of the clue cards.
TAKEN: Final = 0
FROM_KEYS: Final = 1
DROPPED: Final = 2
NEW_SUIT: Final = 3
CLUE_STEPS: Final = ("taken", "from-keys", "dropped", "new-suit")


def shifted(value: i64, places: i64) -> i64:
    """Return a number shifted to the left; compiled, a literal itself would be shifted in 32 bits only."""
    return value << places


def bit(member: i64) -> i64:
    """Return the set of one member."""
    return shifted(1, member)


class Terms:
    """What is settled and told before a game; shared by all its copies."""

    def __init__(self, mode: int, fog_out: int, length: int, may_stay: bool) -> None:
        self.mode: i64 = mode
        self.fog_out: i64 = fog_out
        self.length: i64 = length
        self.may_stay = may_stay
        self.route = "random"
        self.direction = "forwards"
        self.difficulty = "base"
        self.labels = "language"

    def chosen(self, route: str, direction: str, difficulty: str, labels: str) -> Terms:
        """Put in how the route was chosen, and the labels wished for."""
        self.route = route
        self.direction = direction
        self.difficulty = difficulty
        self.labels = labels
        return self

    def truth(self) -> tuple[object, ...]:
        """Return everything as plain values."""
        return (
            (self.mode, self.fog_out, self.length, self.may_stay),
            (self.route, self.direction, self.difficulty, self.labels),
        )


class PastSearch:
    """A search: at which slot, in which place, and whether she was there."""

    def __init__(self, slot: i64, place: i64, found: bool, before: PastSearch | None) -> None:
        self.slot = slot
        self.place = place
        self.found = found
        self.before = before


class PastClue:
    """A step of the clue cards: a lady taken, taken from under the keys or dropped; or the new suit."""

    def __init__(self, step: i64, which: i64, before: PastClue | None) -> None:
        self.step = step
        self.which = which
        self.before = before


class London(State):
    """Where everything is. `rules` gives it its moves.

    `route` is a closed walk of stealth cards written twice, so that slot s holds card
    `route[cut + s]`; `source` says which printed route it is (twice its number, one more
    when backwards; -1 for a new one). Slot sets: `seen` landmarks, `fogged`. `fog_deck` and
    `clue_deck` are packed, top card lowest; `fog_at` packs where each fog card is, `fog_read`
    is the set of those ever turned over. Lady sets: clues `held`, and all ever `known`.
    """

    def __init__(self, chance: Chance, terms: Terms) -> None:
        self.chance = chance
        self.terms = terms
        self.seat = 0
        self.barriers = 0
        self.phase: i64 = PLACING
        self.route: list[int] = []
        self.cut: i64 = 0
        self.source: i64 = -1
        self.length: i64 = terms.length
        self.top: i64 = 0
        self.countdown: i64 = 0
        self.seen: i64 = 0
        self.fogged: i64 = 0
        self.searches: PastSearch | None = None
        self.fog_deck: i64 = 0
        self.fog_left: i64 = 0
        self.fog_at: i64 = 0
        self.fog_read: i64 = 0
        self.dark: i64 = NO_LADY
        self.first_suit: i64 = NO_SUIT
        self.mate: i64 = NO_LADY
        self.mate_taken: i64 = 0
        self.clue_deck: i64 = 0
        self.clues_left: i64 = 0
        self.held: i64 = 0
        self.known: i64 = 0
        self.clues: PastClue | None = None
        self.pawn: i64 = NOWHERE
        self.visited: i64 = 0
        self.took: i64 = 0
        self.named: i64 = -1
        self.reason: i64 = 0
        self.points: i64 = 0
        self.low: i64 = 0
        self.high: i64 = 0

    def take_over(self, other: London) -> None:
        """Become equal to another state of the same terms; the generator is copied by the caller."""
        self.seat = other.seat
        self.barriers = other.barriers
        self.phase = other.phase
        self.route = other.route
        self.cut = other.cut
        self.source = other.source
        self.top = other.top
        self.countdown = other.countdown
        self.seen = other.seen
        self.fogged = other.fogged
        self.searches = other.searches
        self.fog_deck = other.fog_deck
        self.fog_left = other.fog_left
        self.fog_at = other.fog_at
        self.fog_read = other.fog_read
        self.dark = other.dark
        self.first_suit = other.first_suit
        self.mate = other.mate
        self.mate_taken = other.mate_taken
        self.clue_deck = other.clue_deck
        self.clues_left = other.clues_left
        self.held = other.held
        self.known = other.known
        self.clues = other.clues
        self.pawn = other.pawn
        self.visited = other.visited
        self.took = other.took
        self.named = other.named
        self.reason = other.reason
        self.points = other.points
        self.low = other.low
        self.high = other.high

    # ------------------------------------------------------------ the stealth deck

    def card(self, slot: i64) -> int:
        """Return the stealth card of a slot, also where fog has taken its place."""
        return self.route[self.cut + slot]

    def fog_on_top(self) -> bool:
        return self.fogged & bit(self.top) != 0

    # ------------------------------------------------------------ fog cards: one door each way

    def draw_fog(self) -> i64:
        """Take the top card of the fog deck; the caller says where it goes with `lay_fog`."""
        card: i64 = self.fog_deck & 15
        self.fog_deck >>= _BITS_A_CARD
        self.fog_left -= 1
        return card

    def lay_fog(self, card: i64, where: i64) -> None:
        """Put a fog card into a slot, out of the game, or (`IN_DECK`) under the fog deck."""
        shift: i64 = card * _BITS_A_FOG_CARD
        self.fog_at = self.fog_at & ~shifted(OUT, shift) | (where << shift)
        if where == IN_DECK:
            self.fog_deck |= card << (self.fog_left * _BITS_A_CARD)
            self.fog_left += 1

    def fog_place(self, card: i64) -> i64:
        """Return where a fog card is: a slot, `IN_DECK` or `OUT`."""
        return self.fog_at >> (card * _BITS_A_FOG_CARD) & OUT

    def fog_card(self, slot: i64) -> i64:
        """Return the fog card of a fogged slot."""
        card: i64 = 0
        while self.fog_place(card) != slot:
            card += 1
        return card

    def fog_order(self) -> list[int]:
        """Return the fog deck from the top down."""
        return [self.fog_deck >> (_BITS_A_CARD * place) & 15 for place in range(self.fog_left)]

    # ------------------------------------------------------------ clue cards: one door each way

    def draw_clue(self) -> i64:
        """Take the top card of the clue deck."""
        lady: i64 = self.clue_deck & 15
        self.clue_deck >>= _BITS_A_CARD
        self.clues_left -= 1
        return lady

    def stack_clues(self, ladies: list[int]) -> None:
        """Make these cards the clue deck, the first on top."""
        deck: i64 = 0
        place: i64 = 0
        for lady in ladies:
            one: i64 = lady
            deck |= one << (place * _BITS_A_CARD)
            place += 1
        self.clue_deck = deck
        self.clues_left = place

    def clue_order(self) -> list[int]:
        """Return the clue deck from the top down."""
        return [self.clue_deck >> (_BITS_A_CARD * place) & 15 for place in range(self.clues_left)]

    def write_clue(self, step: i64, which: i64) -> None:
        """Write down a step of the clue cards, which the player will remember."""
        self.clues = PastClue(step, which, self.clues)

    def keys_open(self) -> bool:
        """§5.2 Have all places been visited, and is the card under the key cards still there?"""
        return self.visited == ALL_PLACES and self.mate_taken == 0

    def suit(self) -> i64:
        """Return the suit that shows on the Dark Lady."""
        return LADY_SUIT[self.dark]

    # ------------------------------------------------------------ what has been

    def past_searches(self) -> list[PastSearch]:
        """Return the searches, oldest first."""
        found: list[PastSearch] = []
        search = self.searches
        while search is not None:
            found.append(search)
            search = search.before
        found.reverse()
        return found

    def past_clues(self) -> list[PastClue]:
        """Return the steps of the clue cards, oldest first."""
        found: list[PastClue] = []
        clue = self.clues
        while clue is not None:
            found.append(clue)
            clue = clue.before
        found.reverse()
        return found

    def over(self) -> bool:
        return self.seat == NOBODY

    def truth(self) -> tuple[object, ...]:
        return (
            self.terms.truth(),
            (self.seat, self.barriers, self.phase, self.took),
            tuple(self.route[self.cut : self.cut + self.length]),
            self.source,
            (self.top, self.countdown, self.seen, self.fogged),
            tuple((search.slot, search.place, search.found) for search in self.past_searches()),
            tuple(self.fog_order()),
            tuple(self.fog_place(card) for card in range(FOG_COUNT)),
            self.fog_read,
            (self.dark, self.first_suit, self.mate, self.mate_taken),
            tuple(self.clue_order()),
            (self.held, self.known),
            tuple((clue.step, clue.which) for clue in self.past_clues()),
            (self.pawn, self.visited),
            (self.named, self.reason, self.points),
            (self.low, self.high),
            self.chance.save(),
        )
