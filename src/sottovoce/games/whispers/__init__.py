"""Whispers: a night in an old house, and nobody says who he is.

The rules are the book's; the cards are our own house set, because the printed texts of the box
are not public. Whoever owns the box can write its cards into a file and play with them:
`with_cards`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal, cast

import msgspec

from sottovoce.core.chance import Chance
from sottovoce.core.events import Event, Story
from sottovoce.core.game import Game, Imagination, Judge, Speaker, State
from sottovoce.core.patterns import NO_PATTERNS, Patterns
from sottovoce.core.view import Offer, Options, View, Words
from sottovoce.games.whispers import (
    actions,
    cards,
    checking,
    evaluate,
    imagine,
    insight,
    offers,
    patterns,
    plan,
    redact,
    rules,
    rules_setup,
    telling,
    terminal,
)
from sottovoce.games.whispers.components import (
    CHARACTERS,
    COUNTERS,
    LONGEST_COUNTER,
    MOST_CARDS,
    MOST_PLAYERS,
    MOST_STEPS,
    CardSet,
)
from sottovoce.games.whispers.view import WhispersOptions, WhispersView

# What bounds a game: a card is played from a hand once and never comes back, and each play may ask for every
# step of its effect and its room; a discarding step asks up to three times. A round has a guess for each
# player, and an event a task for each.
_ASKED_BY_PROGRAM = MOST_STEPS * 3
_BOUND_OF_PLAYS = MOST_CARDS * (1 + 2 * _ASKED_BY_PROGRAM)
_BOUND_OF_ROUNDS = LONGEST_COUNTER * MOST_PLAYERS * (1 + _ASKED_BY_PROGRAM)


class Whispers(Game):
    """The parts of Whispers, bound together for one card set."""

    name = "whispers"
    rules_version = 1
    view = WhispersView
    patterns = patterns.COUNT

    def __init__(self, card_set: CardSet) -> None:
        self.cards = card_set
        self._options = options_for(card_set.shown.identity)

    @property
    def options(self) -> type[Options]:
        return self._options

    @property
    def actions(self) -> int:
        return len(self.cards.notations)

    def with_cards(self, path: str) -> Game:
        return with_cards(path)

    def inspect_cards(self) -> tuple[bool, tuple[Words, ...]]:
        return checking.inspect(self.cards)

    def seats(self, options: Options) -> tuple[str, ...]:
        return telling.SEATS[: _own(options).players]

    def bound(self, options: Options) -> int:
        return _BOUND_OF_PLAYS + _BOUND_OF_ROUNDS

    def new(self, chance: Chance, options: Options, story: Story | None = None) -> State:
        chosen = _own(options)
        counter = COUNTERS[chosen.players] if chosen.counter == "usual" else chosen.counter
        return rules.new_game(chance, self.cards, chosen.players, counter, story)

    def opening(self, chance: Chance, options: Options) -> dict[str, tuple[int, ...]]:
        state = rules.WhispersState(chance, self.cards, _own(options).players)
        rules_setup.set_up(state, None)
        return {
            "characters": tuple(state.character(seat) for seat in range(state.players)),
            "rooms": tuple(state.rooms),
            "figures": tuple(state.place_of(person) for person in range(CHARACTERS)),
            "events": tuple(state.events),
            "deck": tuple(state.deck),
            "leader": (state.leader,),
        }

    def redact(self, state: State, seat: int) -> View:
        assert isinstance(state, rules.WhispersState)
        return redact.redact(state, seat)

    def imagine(self, view: View) -> Imagination:
        return imagine.WhispersImagination(_seen(view), self.cards)

    def notation(self, action: int) -> str:
        return actions.notation(self.cards, action)

    def parse(self, text: str) -> int:
        return actions.parse(self.cards, text)

    def offers(self, view: View) -> tuple[Offer, ...]:
        return offers.offers(_seen(view), self.cards)

    def tell(self, event: Event, seat: int) -> Words | None:
        return telling.tell(event, seat, self.cards.shown)

    def sum_up(self, view: View) -> tuple[Words, ...]:
        return telling.sum_up(_seen(view))

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, rules.WhispersState)
        return evaluate.evaluate(state, seat)

    def judge(self, weights: dict[str, float], patterns: Patterns = NO_PATTERNS) -> Judge:
        return evaluate.WhispersJudge(weights, patterns)

    def lesson(self) -> dict[str, str]:
        """Patterns tell of two players."""
        return {"players": "2"}

    def weights(self) -> dict[str, float]:
        return dict(evaluate.WEIGHTS)

    def worthwhile(self, view: View) -> tuple[int, ...]:
        return plan.worthwhile(_seen(view))

    def shrewd(self) -> Game:
        return ShrewdWhispers(self.cards)

    def paragraph(self, view: View) -> str:
        return telling.paragraph(_seen(view))

    def insight(self, view: View) -> insight.WhispersInsight:
        return insight.insight(_seen(view))

    def draw(self, view: View, say: Speaker) -> terminal.Drawing:
        return terminal.draw(_seen(view), say)


class ShrewdWhispers(Whispers):
    """The same game in the eyes of one who knows how people hide."""

    def imagine(self, view: View) -> Imagination:
        seen = _seen(view)
        return imagine.WhispersImagination(seen, self.cards, people=imagine.shrewd_deals(seen))

    def judge(self, weights: dict[str, float], patterns: Patterns = NO_PATTERNS) -> Judge:
        return evaluate.WhispersJudge(weights, patterns, shrewd=True)

    def worthwhile(self, view: View) -> tuple[int, ...]:
        return plan.shrewdly_worthwhile(_seen(view))

    def shrewd(self) -> Game:
        return self


@cache
def options_for(identity: str) -> type[WhispersOptions]:
    """Return the options of a game with this card set and no other (Ruling W0)."""
    only = Literal[identity]  # type: ignore[valid-type]
    made = msgspec.defstruct(
        "WhispersOptions",
        [("cards", only, identity)],
        bases=(WhispersOptions,),
        frozen=True,
        forbid_unknown_fields=True,
    )
    return cast("type[WhispersOptions]", made)


def _own(options: Options) -> WhispersOptions:
    assert isinstance(options, WhispersOptions)
    return options


def _seen(view: View) -> WhispersView:
    assert isinstance(view, WhispersView)
    return view


def with_cards(path: str | Path) -> Whispers:
    """Return the game with the cards of a file, or refuse the file and say all that is wrong with it."""
    return Whispers(cards.load(Path(path)))


GAME = Whispers(cards.house())
