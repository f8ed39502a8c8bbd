"""Holmes: two brothers, seven days, and the evidence of a bombing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sottovoce.core.chance import Chance
from sottovoce.core.events import Event, Story
from sottovoce.core.game import Game, Imagination, Judge, Speaker, State
from sottovoce.core.patterns import NO_PATTERNS, Patterns
from sottovoce.core.view import Offer, Options, View, Words
from sottovoce.games.holmes import (
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
from sottovoce.games.holmes.components import RESIDENTS, VILLAIN_CHOICES
from sottovoce.games.holmes.view import HolmesOptions, HolmesView

if TYPE_CHECKING:
    from rich.console import RenderableType

# An action takes at most ten decisions: a reservation, picking up and laying the marker, at Gregson's three
# cards with a question about a joker each, and a reservation at its end. There are 42 actions; besides them
# three choices at the beginning, six for villains, and at the end one for each joker and each seat.
_BOUND = 10 * 42 + 3 + 6 + 7
_CHOICES_OF_A_DRAFT = 3  # two guests brought, and who is which brother


class Holmes(Game):
    """The parts of Holmes, bound together."""

    name = "holmes"
    rules_version = 1
    options = HolmesOptions
    view = HolmesView
    actions = actions.ACTIONS
    patterns = patterns.COUNT

    def seats(self, options: Options) -> tuple[str, ...]:
        return ("first", "second")

    def bound(self, options: Options) -> int:
        return _BOUND

    def new(self, chance: Chance, options: Options, story: Story | None = None) -> State:
        assert isinstance(options, HolmesOptions)
        villains = VILLAIN_CHOICES.index(options.villains)
        return rules.new_game(chance, options.draft_start, options.brothers, villains, story)

    def opening(self, chance: Chance, options: Options) -> dict[str, tuple[int, ...]]:
        """The evidence is shuffled after the first choices, whatever these are."""
        state = self.new(chance, options)
        assert isinstance(state, rules.HolmesState)
        assert isinstance(options, HolmesOptions)
        came, characters = state.arrived()[RESIDENTS:], tuple(state.guests)
        for _ in range(_CHOICES_OF_A_DRAFT if options.draft_start else 1):
            state.apply(state.legal()[0])
        return {"came": came, "characters": characters, "evidence": tuple(state.deck)}

    def redact(self, state: State, seat: int) -> View:
        assert isinstance(state, rules.HolmesState)
        return redact.redact(state, seat)

    def imagine(self, view: View) -> Imagination:
        return imagine.HolmesImagination(_seen(view))

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
        assert isinstance(state, rules.HolmesState)
        return evaluate.evaluate(state, seat)

    def judge(self, weights: dict[str, float], patterns: Patterns = NO_PATTERNS) -> Judge:
        return evaluate.HolmesJudge(weights, patterns)

    def weights(self) -> dict[str, float]:
        return dict(evaluate.WEIGHTS)

    def worthwhile(self, view: View) -> tuple[int, ...]:
        return plan.worthwhile(_seen(view))

    def paragraph(self, view: View) -> str:
        return telling.paragraph(_seen(view))

    def insight(self, view: View) -> insight.HolmesInsight:
        return insight.insight(_seen(view))

    def draw(self, view: View, say: Speaker) -> RenderableType:
        return terminal.draw(_seen(view), say)


def _seen(view: View) -> HolmesView:
    assert isinstance(view, HolmesView)
    return view


GAME = Holmes()
