"""A quick judgement of a state of Whispers: the share of the win a seat may expect.

What counts is the score as it would stand now, and how likely each player is to be found
out by what he did openly: whoever is known can be named for the counter's points.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from sottovoce.core.chance import Chance
from sottovoce.core.game import UNFORESEEN, Judge, State
from sottovoce.core.patterns import NO_PATTERNS, Patterns, squashed
from sottovoce.games.whispers.actions import DROPS, GUESSES, PASS, WAYS
from sottovoce.games.whispers.components import (
    CHARACTERS,
    KIND_BITS,
    KIND_MASK,
    MOST_PLAYERS,
    SEEN_BITS,
    symbol_count,
)
from sottovoce.games.whispers.imagine import KEENNESS, hidden_behind
from sottovoce.games.whispers.patterns import PLAYERS, lean
from sottovoce.games.whispers.scoring import game_outcome, own_symbol, room_points, table_symbols
from sottovoce.games.whispers.state import GUESSING, House

WEIGHTS: Final[dict[str, float]] = {
    "card-in-hand": 0.2,  # points that a card in hand promises
    "safety": 0.6,  # points of spread in the result that are left at the very end,
    "safety-a-round": 0.9,  # and for each round still to come
    "sure": 0.5,  # with this certainty a player is named every other time
    "caution": 1.0,  # how much of a guess's worth its victim minds losing cover
    "decoy": 0.0,  # what he expects of a guess's worth who may be named wrongly, for each player beyond two
    "named": 0.5,  # with this certainty, right or wrong, a player is named every other time
    "boldness": 0.0,  # how much surer than an even bet a player must be to name another
}
MOST_FAVOUR: Final = 40

# How much a point of favour is feared to tell, by the number of players (from 2 on): twice as much as it does
# (`imagine.KEENNESS`), because whoever waits until he is known has waited too long.
FEAR: Final[list[float]] = [0.0, 0.0, 1.0, 0.8, 1.0]

# For each number of players: how many times likelier so much more favour makes a character seem.
_LIKELIER: Final[list[list[float]]] = [
    [exp(fear * (n - MOST_FAVOUR)) for n in range(2 * MOST_FAVOUR + 1)] for fear in FEAR
]
_BELIEVED: Final[list[list[float]]] = [
    [exp(keenness * (n - MOST_FAVOUR)) for n in range(2 * MOST_FAVOUR + 1)] for keenness in KEENNESS
]


class Suspicion:
    """What one seat must think of another by open deeds: how likely he is each of the characters."""

    def __init__(self, players: i64, low: i64, high: i64, others: i64, counter: i64) -> None:
        self.players = players
        self.low = low
        self.high = high
        self.others = others
        self.counter = counter
        self.chances: list[float] = []

    def fits(self, players: i64, low: i64, high: i64, others: i64, counter: i64) -> bool:
        """Say whether it was formed on the same grounds."""
        return (
            self.players == players
            and self.low == low
            and self.high == high
            and self.others == others
            and self.counter == counter
        )


class WhispersJudge(Judge):
    """Judges by points as they stand, and by who could be named; between two, by learnt patterns of these.

    A `shrewd` one foresees that a single opponent names others as one who knows how people hide.
    """

    def __init__(
        self, weights: dict[str, float], patterns: Patterns = NO_PATTERNS, shrewd: bool = False
    ) -> None:
        used = {**WEIGHTS, **weights}
        self.patterns = patterns
        self.shrewd = shrewd
        self.card_in_hand = used["card-in-hand"]
        self.safety = used["safety"]
        self.safety_a_round = used["safety-a-round"]
        self.sure = used["sure"]
        self.caution = used["caution"]
        self.decoy = used["decoy"]
        self.named = used["named"]
        self.boldness = used["boldness"]
        self.last = Suspicion(0, 0, 0, 0, 0)

    def share(self, state: State, seat: int) -> float:
        assert isinstance(state, House)
        outcome = game_outcome(state)
        if outcome is not None:
            return outcome.share(seat)
        symbols: i64 = table_symbols(state)
        prospects = [self.prospect(state, other, symbols) for other in range(state.players)]
        exposures = [exposure(state, other) for other in range(state.players)]
        return self.share_of(state, seat, prospects, exposures)

    def outlook(self, state: State, seat: int, unknown: int) -> float:
        """Of one whose character is hidden, only what all have seen of him counts, whoever he is."""
        assert isinstance(state, House)
        if (state.revealed >> unknown) & 1:
            return self.share(state, seat)
        symbols: i64 = table_symbols(state)
        prospects = [self.prospect(state, other, symbols) for other in range(state.players)]
        prospects[unknown] = self.vague_prospect(
            state, unknown, symbols, self.suspected(state, seat, unknown)
        )
        exposures = [
            certainty(state, other) if other == unknown else exposure(state, other)
            for other in range(state.players)
        ]
        return self.share_of(state, seat, prospects, exposures)

    def share_of(self, state: House, seat: int, prospects: list[float], exposures: list[float]) -> float:
        """Return a seat's share of the win, by the points and the danger of everybody."""
        if self.patterns.known and state.players == PLAYERS:
            ahead = prospects[seat] - prospects[1 - seat]
            return squashed(lean(state, self.patterns, seat, ahead, exposures[seat], exposures[1 - seat]))
        self.spread_threats(state, prospects, exposures)
        width = self.safety + self.safety_a_round * int(state.counter)
        total = 0.0
        for each in prospects:
            total += exp((each - prospects[seat]) / width)
        return 1.0 / total

    def observers(self, state: State) -> int:
        """§1.7 Everybody has seen something else."""
        assert isinstance(state, House)
        return int(state.players)

    def secret(self, state: State, seat: int) -> int:
        """§1.7 Everybody knows who he is, and decides for himself."""
        assert isinstance(state, House)
        return int(state.character(seat)) + 1

    def shown(self, state: State, action: int, seat: int) -> int:
        """§1.7 Of a card that goes face down, under the deck, or to a third seat, a seat sees only where to.

        Unless it has seen that card before.
        """
        assert isinstance(state, House)
        if action < DROPS:
            return action
        first: i64 = DROPS
        width: i64 = 1
        if action >= state.cards.first_play:
            first = state.cards.first_play
            width = WAYS
        elif action >= state.cards.first_swap:
            first = state.cards.first_swap
            width = MOST_PLAYERS
        column: i64 = (action - first) % width
        face_up = width == WAYS and column & 1 == 1
        to_him = width == MOST_PLAYERS and column == seat
        if face_up or to_him or has_seen(state, seat, (action - first) // width):
            return action
        return int(first + column)

    def reply(self, state: State, chance: Chance) -> int:
        """§6 A player names whom he can by what all have seen: he cannot know who really is who."""
        assert isinstance(state, House)
        if state.stage != GUESSING:
            return UNFORESEEN
        surest = 1.0 / float(int(state.players)) + self.boldness
        best = PASS
        target: i64 = 0
        while target < state.players:
            if target != state.seat and not ((state.revealed | state.protected) >> target) & 1:
                for person, sure in enumerate(suspects(state, state.seat, target, self.shrewd)):
                    if sure > surest:
                        surest = sure
                        best = GUESSES + CHARACTERS * int(target) + person
            target += 1
        return best

    def prospect(self, state: House, seat: i64, symbols: i64) -> float:
        """Return a seat's points if all were counted now, with these symbols, and what its hand promises."""
        points: i64 = state.points_of(seat) + room_points(state, seat)
        points += symbol_count(symbols, own_symbol(state, seat))
        return int(points) + self.card_in_hand * int(state.size(seat))

    def suspected(self, state: House, observer: i64, target: i64) -> list[float]:
        """Return the `suspects`, which are the same for many states one after the other."""
        low: i64 = state.favour_word(2 * target)
        high: i64 = state.favour_word(2 * target + 1)
        others: i64 = excluded(state, observer, target)
        if not self.last.fits(state.players, low, high, others, state.counter):
            self.last = Suspicion(state.players, low, high, others, state.counter)
            self.last.chances = suspects(state, observer, target, False)
        return self.last.chances

    def vague_prospect(self, state: House, seat: i64, symbols: i64, chances: list[float]) -> float:
        """Return the same for one of whom it is only known how likely he is each of the characters."""
        points = float(int(state.points_of(seat))) + self.card_in_hand * int(state.size(seat))
        person: i64 = 0
        while person < CHARACTERS:
            if chances[person] > 0.0:
                home: i64 = state.height(state.place_of(person))
                signs: i64 = symbol_count(symbols, state.cards.symbol_of[person])
                points += chances[person] * float(int(home + signs))
            person += 1
        return points

    def spread_threats(self, state: House, prospects: list[float], exposures: list[float]) -> None:
        """Take from every seat what being found out would cost it, and give the others their parts of it."""
        others = int(state.players) - 1
        for seat in range(state.players):
            chance = exposures[seat]
            worth = chance * chance / (chance * chance + self.sure * self.sure) * int(state.counter)
            prospects[seat] -= self.caution * worth
            for other in range(state.players):
                if other != seat:
                    prospects[other] += worth / others
            if self.decoy > 0.0 and others > 1:
                wrong = (1.0 - chance) * self.naming(state, seat) * int(state.counter)
                prospects[seat] += self.decoy * (others - 1) * wrong

    def naming(self, state: House, seat: i64) -> float:
        """Return how likely somebody will say a name for a seat, be it the right one or not."""
        if (state.revealed >> seat) & 1:
            return 0.0
        sure = certainty(state, seat)
        return sure * sure / (sure * sure + self.named * self.named)


def has_seen(state: House, seat: i64, kind: i64) -> bool:
    """Say whether a seat has seen a card of this kind in the hand of him who decides."""
    hand: i64 = state.hand(state.seat)
    seen: i64 = state.seen(state.seat)
    left: i64 = state.size(state.seat)
    while left:
        if hand & KIND_MASK == kind and (seen >> seat) & 1:
            return True
        hand >>= KIND_BITS
        seen >>= SEEN_BITS
        left -= 1
    return False


def excluded(state: House, observer: i64, target: i64) -> i64:
    """Return the characters that a seat knows another not to be."""
    others: i64 = state.denied >> (CHARACTERS * target) & ((1 << CHARACTERS) - 1)
    seat: i64 = 0
    while seat < state.players:
        if seat == observer or (state.revealed >> seat) & 1:
            others |= 1 << state.character(seat)
        seat += 1
    return others


def suspects(state: House, observer: i64, target: i64, shrewd: bool) -> list[float]:
    """Return how likely a seat must think it that another is each of the characters.

    By open deeds alone: with two players the favoured one is the likely one, with more, or to a shrewd seat,
    one that seems a little less so (`imagine.usual_deals`, `shrewd_deals`).
    """
    knows_hiding = shrewd or state.players > 2
    others: i64 = excluded(state, observer, target)
    first: i64 = -1  # whom open deeds favoured most, and next to him
    second: i64 = -1
    person: i64 = 0
    while person < CHARACTERS:
        if (others >> person) & 1 == 0:
            if first < 0 or state.favour(target, person) > state.favour(target, first):
                second = first
                first = person
            elif second < 0 or state.favour(target, person) > state.favour(target, second):
                second = person
        person += 1
    chances = [0.0] * CHARACTERS
    total = 0.0
    person = 0
    while person < CHARACTERS:
        if (others >> person) & 1 == 0:
            rival: i64 = second if person == first and second >= 0 and knows_hiding else first
            gap: i64 = state.favour(target, rival) - state.favour(target, person)
            chances[person] = (
                hidden_behind(gap, state.players, state.counter)
                if knows_hiding
                else believed(-gap, state.players)
            )
            total += chances[person]
        person += 1
    return [chance / total for chance in chances]


def exposure(state: House, seat: i64) -> float:
    """Return how surely the table could name a seat by its open deeds; a revealed one is past caring."""
    if (state.revealed >> seat) & 1:
        return 0.0
    own: i64 = state.favour(seat, state.character(seat))
    denied: i64 = state.denied >> (CHARACTERS * seat)
    total = 0.0
    person: i64 = 0
    while person < CHARACTERS:
        if (denied >> person) & 1 == 0:
            total += likelier(state.favour(seat, person) - own, state.players)
        person += 1
    return 1.0 / total


def certainty(state: House, seat: i64) -> float:
    """Return how surely the table believes to know a seat, whether it is right or wrong."""
    denied: i64 = state.denied >> (CHARACTERS * seat)
    most: i64 = -MOST_FAVOUR
    person: i64 = 0
    while person < CHARACTERS:
        if (denied >> person) & 1 == 0 and state.favour(seat, person) > most:
            most = state.favour(seat, person)
        person += 1
    total = 0.0
    person = 0
    while person < CHARACTERS:
        if (denied >> person) & 1 == 0:
            total += believed(state.favour(seat, person) - most, state.players)
        person += 1
    return 1.0 / total


def likelier(ahead: i64, players: i64) -> float:
    """Return how many times likelier a character is whom open deeds favoured so much more."""
    if ahead > MOST_FAVOUR:
        ahead = MOST_FAVOUR
    if ahead < -MOST_FAVOUR:
        ahead = -MOST_FAVOUR
    return _LIKELIER[players][ahead + MOST_FAVOUR]


def believed(ahead: i64, players: i64) -> float:
    """Return the same as it is believed, not feared."""
    if ahead < -MOST_FAVOUR:
        ahead = -MOST_FAVOUR
    return _BELIEVED[players][ahead + MOST_FAVOUR]


USUAL: Final = WhispersJudge({})


def evaluate(state: House, seat: int) -> float:
    """Return the seat's share of the win (0 to 1) as things stand."""
    return USUAL.share(state, seat)


def prospect(state: House, seat: i64) -> float:
    """Return a seat's points if the game were counted now, and what its hand promises."""
    return USUAL.prospect(state, seat, table_symbols(state))
