"""Duel: the smallest game with everything the contract speaks of. Two seats, nine cards, four rounds.

Both hold two cards. In each round one lays a card face down, may take it back, and says that it is
done; then the other. Both are shown, the higher one scores, and both draw while there are two cards to
draw. The last card is never seen. Who began a round comes second in the next.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from sottovoce.core.chance import Chance
from sottovoce.core.errors import BadNotation, GameOver, NoSuchDecision, NotAllowedNow
from sottovoce.core.events import Event, Story
from sottovoce.core.game import NOBODY, SPECTATOR, Game, Imagination, Speaker, State
from sottovoce.core.view import Offer, Options, Outcome, View, Words

CARDS = 9
HAND = 2
DONE = CARDS  # codes below are cards
ACTIONS = CARDS + 1


class DuelOptions(Options, frozen=True):
    """How many rounds are played."""

    rounds: Literal[2, 4] = 4


class Dealt(Event, frozen=True, tag="dealt"):
    """A card for one seat."""

    seat: int
    card: int


class Laid(Event, frozen=True, tag="laid"):
    """A card lies face down."""

    seat: int


class Shown(Event, frozen=True, tag="shown"):
    """The cards laid by seat 0 and seat 1."""

    cards: tuple[int, int]


class DuelView(View, frozen=True, kw_only=True, tag="duel"):
    """`laid` says who has laid a card; `own` is the reader's, `shown` what both have shown in each round."""

    rounds: int
    hand: tuple[int, ...]
    own: int | None
    laid: tuple[bool, bool]
    dealt: int
    shown: tuple[tuple[int, int], ...]


class DuelInsight(msgspec.Struct, frozen=True):
    """Cards that the reader has not seen."""

    unseen: tuple[int, ...]


class DuelState(State):
    def __init__(self, chance: Chance, rounds: int) -> None:
        self.seat = 0
        self.barriers = 0
        self.chance = chance
        self.rounds = rounds
        self.deck = list(range(CARDS))
        self.dealt = 0
        self.hands: tuple[list[int], list[int]] = ([], [])
        self.laid: list[int | None] = [None, None]
        self.shown: list[tuple[int, int]] = []

    def deal(self, story: Story | None) -> None:
        for seat in (0, 1):
            card = self.deck[self.dealt]
            self.dealt += 1
            self.hands[seat].append(card)
            self.hands[seat].sort()
            if story is not None:
                story.whisper(Dealt(seat, card), seat)

    def legal(self) -> list[int]:
        if self.seat == NOBODY:
            return []
        return [DONE] if self.laid[self.seat] is not None else list(self.hands[self.seat])

    def apply(self, action: int, story: Story | None = None) -> None:
        self.check(action)
        if action == DONE:
            self.done(story)
        else:
            self.hands[self.seat].remove(action)
            self.laid[self.seat] = action
            if story is not None:
                story.tell(Laid(self.seat))

    def check(self, action: int) -> None:
        if self.seat == NOBODY:
            raise GameOver()
        if not 0 <= action < ACTIONS:
            raise NoSuchDecision(code=action, last=ACTIONS - 1)
        if action not in self.legal():
            raise NotAllowedNow(decision=notation(action), count=len(self.legal()))

    def done(self, story: Story | None) -> None:
        self.barriers += 1
        self.seat = 1 - self.seat
        first, second = self.laid
        if first is None or second is None:
            return
        self.shown.append((first, second))
        self.laid = [None, None]
        if story is not None:
            story.tell(Shown((first, second)))
        if len(self.shown) == self.rounds:
            self.seat = NOBODY
        else:
            self.seat = len(self.shown) % 2
            if CARDS - self.dealt >= HAND:
                self.deal(story)

    def copy(self) -> DuelState:
        other = type(self)(self.chance.copy(), self.rounds)
        other.seat, other.barriers, other.dealt = self.seat, self.barriers, self.dealt
        other.deck = self.deck.copy()
        other.hands = (self.hands[0].copy(), self.hands[1].copy())
        other.laid = self.laid.copy()
        other.shown = self.shown.copy()
        return other

    def points(self) -> tuple[int, int]:
        won = sum(first > second for first, second in self.shown)
        return won, len(self.shown) - won

    def outcome(self) -> Outcome | None:
        if self.seat != NOBODY:
            return None
        points = self.points()
        winners = tuple(seat for seat in (0, 1) if points[seat] == max(points))
        return Outcome("all-rounds", winners, points)

    def truth(self) -> tuple[object, ...]:
        hands = tuple(map(tuple, self.hands))
        numbers = (self.seat, self.barriers, self.rounds, self.dealt)
        return numbers, tuple(self.deck), hands, tuple(self.laid), tuple(self.shown), self.chance.save()


class DuelImagination(Imagination):
    def __init__(self, view: DuelView) -> None:
        self.view = view

    def draw(self, chance: Chance) -> State:
        view = self.view
        state = DuelState(chance.fork(), view.rounds)
        state.seat, state.dealt, state.shown = view.mover, view.dealt, list(view.shown)
        cards = list(unseen(view))
        chance.shuffle(cards)
        for seat in (0, 1):
            held = view.dealt // 2 - len(view.shown) - view.laid[seat]
            if seat == view.seat:
                state.hands[seat].extend(view.hand)
                state.laid[seat] = view.own
            else:
                state.hands[seat].extend(sorted(cards[:held]))
                state.laid[seat] = cards[held] if view.laid[seat] else None
                cards = cards[held + view.laid[seat] :]
        state.deck = [CARDS] * view.dealt + cards
        return state


def unseen(view: DuelView) -> tuple[int, ...]:
    seen = {*view.hand, view.own, *(card for cards in view.shown for card in cards)}
    return tuple(card for card in range(CARDS) if card not in seen)


def notation(action: int) -> str:
    return "done" if action == DONE else f"lay{action + 1}"


class Duel(Game):
    name = "duel"
    rules_version = 3
    options = DuelOptions
    view = DuelView
    actions = ACTIONS
    state: type[DuelState] = DuelState

    def seats(self, options: Options) -> tuple[str, ...]:
        return ("left", "right")

    def bound(self, options: Options) -> int:
        return 16

    def new(self, chance: Chance, options: Options, story: Story | None = None) -> State:
        assert isinstance(options, DuelOptions)
        state = self.state(chance, options.rounds)
        chance.shuffle(state.deck)
        for _ in range(HAND):
            state.deal(story)
        return state

    def redact(self, state: State, seat: int) -> View:
        assert isinstance(state, DuelState)
        player = seat != SPECTATOR
        return DuelView(
            seat=seat,
            mover=state.seat,
            legal=tuple(state.legal()) if player and seat == state.seat else (),
            outcome=state.outcome(),
            rounds=state.rounds,
            hand=tuple(state.hands[seat]) if player else (),
            own=state.laid[seat] if player else None,
            laid=(state.laid[0] is not None, state.laid[1] is not None),
            dealt=state.dealt,
            shown=tuple(state.shown),
        )

    def imagine(self, view: View) -> Imagination:
        return DuelImagination(own(view))

    def notation(self, action: int) -> str:
        return notation(action)

    def parse(self, text: str) -> int:
        words = [notation(action) for action in range(ACTIONS)]
        if text not in words:
            raise BadNotation(text=text, examples="lay1, done")
        return words.index(text)

    def offers(self, view: View) -> tuple[Offer, ...]:
        return tuple(Offer(code, notation(code), Words("offer"), f"card:{code}") for code in view.legal)

    def tell(self, event: Event, seat: int) -> Words | None:
        return Words("event", {"seat": seat})

    def sum_up(self, view: View) -> tuple[Words, ...]:
        return () if view.outcome is None else (Words("points"),)

    def evaluate(self, state: State, seat: int) -> float:
        outcome = state.outcome()
        return 0.5 if outcome is None else outcome.share(seat)

    def insight(self, view: View) -> DuelInsight:
        return DuelInsight(unseen(own(view)))

    def draw(self, view: View, say: Speaker) -> str:
        return str(view)


def own(view: View) -> DuelView:
    assert isinstance(view, DuelView)
    return view


DUEL = Duel()
