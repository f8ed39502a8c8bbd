"""The parts of Whispers: characters, rooms, evidence, events, as quick tables (RULES.md §1).

The cards themselves come from a card set (`cards.py` reads one from a file); here
is what a set consists of once it has been read. Hands are packed: six bits for the
kind of each card, in the order in which the cards came.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.games.whispers.view import SetView

MOST_PLAYERS: Final = 4
CHARACTERS: Final = 8
PLACES: Final = 5  # the bathroom and four rooms
BATHROOM: Final = 0
FIGURES_A_ROOM: Final = 2
HAND: Final = 4
HAND_LIMIT: Final = 10  # beyond this a drawing effect brings nothing more
PLAYS: Final = 2
FIRST_POINTS: Final = 1
COUNTERS: Final = (0, 0, 7, 6, 5)  # where the counter starts, by the number of players
LONGEST_COUNTER: Final = 9
BOTH_FACES: Final = 3
FACE_UP: Final = 1
FACE_DOWN: Final = 0

MOST_KINDS: Final = 60
MOST_CARDS: Final = 62
MOST_SYMBOLS: Final = 6
MOST_ON_CARD: Final = 3
MOST_STEPS: Final = 3

KIND_BITS: Final = 6
KIND_MASK: Final = 63
SEEN_BITS: Final = 5  # one for each seat, one for those who only watch
SEEN_MASK: Final = 31
SEEN_BY_ALL: Final = 31
SYMBOL_BITS: Final = 9  # no symbol can count more than 62 cards x 3 x 2
SYMBOL_MASK: Final = 511
PLACE_BITS: Final = 3
PLACE_MASK: Final = 7
CHARACTER_BITS: Final = 4
CHARACTER_MASK: Final = 15
POINT_BITS: Final = 15
POINT_MASK: Final = 32767

# The primitives of which effects, actions and tasks are composed (§5).
DRAW: Final = 0
DISCARD: Final = 1
FLIP: Final = 2
MOVE_CARD: Final = 3
MOVE_FIGURE: Final = 4
SWAP_FIGURES: Final = 5
PEEK: Final = 6
PEEK_HAND: Final = 7
SWAP_HAND: Final = 8
GAIN: Final = 9
GIVE: Final = 10
EXTRA_PLAY: Final = 11
PROTECT: Final = 12
VERBS: Final = (
    "draw",
    "discard",
    "flip",
    "move-card",
    "move-figure",
    "swap-figures",
    "peek",
    "peek-hand",
    "swap-hand",
    "gain",
    "give",
    "extra-play",
    "protect",
)

# Where a step works: anywhere, or in the room to which the card was played.
ANYWHERE: Final = 0
HERE: Final = 1

# Which way a flip turns a card.
EITHER_WAY: Final = 0
TURN_UP: Final = 1
TURN_DOWN: Final = 2

# Rooms this round: as printed, asleep, or all acting on each single card.
ROOMS_AS_PRINTED: Final = 0
ROOMS_ASLEEP: Final = 1
ROOMS_AWAKE: Final = 2


class Step:
    """One primitive of an effect, an action or a task."""

    def __init__(self, verb: int, amount: int, source: int, target: int, way: int, mysterious: int) -> None:
        self.verb: i64 = verb
        self.amount: i64 = amount
        self.source: i64 = source
        self.target: i64 = target
        self.way: i64 = way
        self.mysterious: i64 = mysterious


class Program:
    """What a card, a room or an event makes a player do, step by step."""

    def __init__(self, steps: list[Step]) -> None:
        self.steps = steps
        self.length: i64 = len(steps)


class Evidence:
    """One kind of evidence card. `symbols` packs how often each symbol is on it."""

    def __init__(
        self, key: str, count: int, symbols: list[int], coin: int, mysterious: int, program: int
    ) -> None:
        self.key = key
        self.count: i64 = count
        self.symbols: i64 = sum(1 << (SYMBOL_BITS * symbol) for symbol in symbols)
        self.coin: i64 = coin
        self.mysterious: i64 = mysterious
        self.program: i64 = program
        self.bit: i64 = 0


class Room:
    """A room and its action; `pair`: it acts only on the second card of a turn."""

    def __init__(self, key: str, pair: int, program: int) -> None:
        self.key = key
        self.pair: i64 = pair
        self.program: i64 = program


class Rule:
    """What holds for one round (§8); the first of a set's rules is the usual one."""

    def __init__(self) -> None:
        self.plays: i64 = PLAYS
        self.hand: i64 = HAND
        self.faces: i64 = BOTH_FACES
        self.closed: i64 = 0  # the bathroom
        self.apart: i64 = 0
        self.rooms: i64 = ROOMS_AS_PRINTED
        self.effects: i64 = 1
        self.guessing: i64 = 1
        self.stake: i64 = 0
        self.forgiving: i64 = 0


class EventCard:
    """An event: a rule for the round, or a task (then its rule is the usual one, 0)."""

    def __init__(self, key: str, rule: int, program: int) -> None:
        self.key = key
        self.rule: i64 = rule
        self.program: i64 = program


class CardSet:
    """A set of cards as the rules use it. Program 0 does nothing; rule 0 is the usual round."""

    def __init__(
        self,
        shown: SetView,
        symbol_of: list[int],
        rooms: list[Room],
        evidence: list[Evidence],
        events: list[EventCard],
        programs: list[Program],
        rules: list[Rule],
    ) -> None:
        self.shown = shown
        self.symbol_of = symbol_of
        self.rooms = rooms
        self.evidence = evidence
        self.events = events
        self.programs = programs
        self.rules = rules
        self.kinds: i64 = len(evidence)
        self.notations: list[str] = []  # the table of decisions, written by `actions.tabulate`
        self.codes: dict[str, int] = {}
        self.plays: list[list[int]] = []  # for each kind, the codes of playing it
        self.first_swap: i64 = 0  # a row for each kind, a column for each seat
        self.first_play: i64 = 0  # a row for each kind, a column for each place and face
        for kind, card in enumerate(evidence):
            card.bit = 1 << kind

    def deck(self) -> list[int]:
        """Return every card of the deck by its kind."""
        return [kind for kind, card in enumerate(self.evidence) for _ in range(card.count)]


def bits(mask: i64) -> list[int]:
    """Return the numbers of the bits that are set, in rising order."""
    found: list[int] = []
    place: i64 = 0
    while mask:
        if mask & 1:
            found.append(place)
        mask >>= 1
        place += 1
    return found


def symbol_count(packed: i64, symbol: i64) -> i64:
    """Return how often a symbol is in packed counts."""
    return (packed >> (SYMBOL_BITS * symbol)) & SYMBOL_MASK
