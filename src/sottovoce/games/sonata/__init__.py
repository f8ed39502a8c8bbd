"""Black Sonata: one player follows the Dark Lady through London and finds out who she is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sottovoce.core.chance import Chance
from sottovoce.core.events import Event, Story
from sottovoce.core.game import Forecast, Game, Imagination, Speaker, State
from sottovoce.core.view import Offer, Options, View, Words
from sottovoce.games.sonata import (
    actions,
    choosing,
    evaluate,
    forecasts,
    imagine,
    insight,
    notes,
    offers,
    plan,
    redact,
    rules,
    telling,
    terminal,
)
from sottovoce.games.sonata.components import CARDS, COUNTDOWN_EASY
from sottovoce.games.sonata.view import SonataOptions, SonataView

if TYPE_CHECKING:
    from rich.console import RenderableType

# No route has more cards than there are, and each turn advances at least one; a turn has at most a move, a
# search, and what is done on finding her; besides, the pawn is placed, the clue under the keys taken, and
# three traits are named.
_TURNS = CARDS * (COUNTDOWN_EASY + 1)
_BOUND = _TURNS * 3 + 3
_MADE = -1  # the source of a route that is not printed


class Sonata(Game):
    """The parts of Black Sonata, bound together."""

    name = "sonata"
    rules_version = 1
    options = SonataOptions
    view = SonataView
    actions = actions.ACTIONS

    def seats(self, options: Options) -> tuple[str, ...]:
        return ("seeker",)

    def bound(self, options: Options) -> int:
        return _BOUND

    def new(self, chance: Chance, options: Options, story: Story | None = None) -> State:
        assert isinstance(options, SonataOptions)
        return choosing.new_game(chance, options, story)

    def opening(self, chance: Chance, options: Options) -> dict[str, tuple[int, ...]]:
        state = self.new(chance, options)
        assert isinstance(state, rules.SonataState)
        walk = tuple(state.route[: state.length])
        return ({"walk": walk} if state.source == _MADE else {"route": (state.source,)}) | {
            "cut": (state.cut,),
            "fog": tuple(state.fog_order()),
            "lady": (state.dark,),
            "clues": tuple(state.clue_order()),
        }

    def redact(self, state: State, seat: int) -> View:
        assert isinstance(state, rules.SonataState)
        return redact.redact(state, seat)

    def imagine(self, view: View) -> Imagination:
        return imagine.SonataImagination(_seen(view))

    def notation(self, action: int) -> str:
        return actions.notation(action)

    def parse(self, text: str) -> int:
        return actions.parse(text)

    def offers(self, view: View) -> tuple[Offer, ...]:
        return offers.offers(_seen(view))

    def tell(self, event: Event, seat: int) -> Words | None:
        return telling.tell(event)

    def sum_up(self, view: View) -> tuple[Words, ...]:
        return telling.sum_up(_seen(view))

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, rules.SonataState)
        return evaluate.evaluate(state, seat)

    def plan(self, view: View, knowledge: str) -> int | None:
        return plan.planned(_seen(view), knowledge)

    def worthwhile(self, view: View) -> tuple[int, ...]:
        return plan.worthwhile(_seen(view))

    def paragraph(self, view: View) -> str:
        return telling.paragraph(_seen(view))

    def check_notes(self, text: str) -> str:
        return notes.write_notes(notes.any_notes(text))

    def insight(self, view: View) -> insight.SonataInsight:
        return insight.insight(_seen(view))

    def forecasts(self) -> tuple[Forecast, ...]:
        return forecasts.FORECASTS

    def draw(self, view: View, say: Speaker) -> RenderableType:
        return terminal.draw(_seen(view), say)


def _seen(view: View) -> SonataView:
    assert isinstance(view, SonataView)
    return view


GAME = Sonata()
