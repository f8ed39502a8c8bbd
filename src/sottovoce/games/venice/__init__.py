"""Venice: two houses pull the Doge along a street with cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sottovoce.core.chance import Chance
from sottovoce.core.events import Event, Story
from sottovoce.core.game import Game, Imagination, Judge, Speaker, State
from sottovoce.core.patterns import NO_PATTERNS, Patterns
from sottovoce.core.view import Offer, Options, View, Words
from sottovoce.games.venice import (
    actions,
    evaluate,
    imagine,
    insight,
    offers,
    patterns,
    plan,
    redact,
    rules,
    telling,
    terminal,
)
from sottovoce.games.venice.view import VeniceOptions, VeniceView

if TYPE_CHECKING:
    from rich.console import RenderableType

# What bounds a deal: its pile of 38 cards. A turn that draws takes at least one of them, and has a decision
# for every card and one to end; between two such turns stands at most one summons, for a second would move
# nothing; and the last turn of all may play eight cards.
_BOUND_OF_A_DEAL = 38 * 3 + 8 + 9
_DEALS_OF_A_ROUND = 3


class Venice(Game):
    """The parts of Venice, bound together."""

    name = "venice"
    rules_version = 1
    options = VeniceOptions
    view = VeniceView
    actions = actions.ACTIONS
    patterns = patterns.COUNT

    def seats(self, options: Options) -> tuple[str, ...]:
        return ("west", "east")

    def bound(self, options: Options) -> int:
        rounds = 1 if _own(options).rounds == "single" else 3
        return _BOUND_OF_A_DEAL * _DEALS_OF_A_ROUND * rounds

    def new(self, chance: Chance, options: Options, story: Story | None = None) -> State:
        return rules.new_match(chance, _own(options).rounds == "single", story)

    def opening(self, chance: Chance, options: Options) -> dict[str, tuple[int, ...]]:
        state = rules.new_match(chance, _own(options).rounds == "single", None)
        return {"merchant": (state.merchant_owner,), "pile": tuple(state.pile)}

    def redact(self, state: State, seat: int) -> View:
        assert isinstance(state, rules.VeniceState)
        return redact.redact(state, seat)

    def imagine(self, view: View) -> Imagination:
        return imagine.VeniceImagination(_seen(view))

    def notation(self, action: int) -> str:
        return actions.notation(action)

    def parse(self, text: str) -> int:
        return actions.parse(text)

    def offers(self, view: View) -> tuple[Offer, ...]:
        return offers.offers(_seen(view))

    def tell(self, event: Event, seat: int) -> Words | None:
        return telling.tell(event, seat)

    def sum_up(self, view: View) -> tuple[Words, ...]:
        return telling.sum_up(_seen(view))

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, rules.VeniceState)
        return evaluate.evaluate(state, seat)

    def judge(self, weights: dict[str, float], patterns: Patterns = NO_PATTERNS) -> Judge:
        return evaluate.VeniceJudge(weights, patterns)

    def lesson(self) -> dict[str, str]:
        """Patterns tell of a round; in a match it is only a part of what counts."""
        return {"rounds": "single"}

    def weights(self) -> dict[str, float]:
        return dict(evaluate.WEIGHTS)

    def worthwhile(self, view: View) -> tuple[int, ...]:
        return plan.worthwhile(_seen(view))

    def paragraph(self, view: View) -> str:
        return offers.paragraph(_seen(view))

    def insight(self, view: View) -> insight.VeniceInsight:
        return insight.insight(_seen(view))

    def draw(self, view: View, say: Speaker) -> RenderableType:
        return terminal.draw(_seen(view), say)


def _own(options: Options) -> VeniceOptions:
    assert isinstance(options, VeniceOptions)
    return options


def _seen(view: View) -> VeniceView:
    assert isinstance(view, VeniceView)
    return view


GAME = Venice()
