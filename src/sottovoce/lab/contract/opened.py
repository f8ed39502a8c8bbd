"""A game that opens at a given state, so that a table can be laid in the middle of it."""

from __future__ import annotations

from sottovoce.core.chance import Chance
from sottovoce.core.events import Event, Story
from sottovoce.core.game import Forecast, Game, Imagination, Judge, Speaker, State
from sottovoce.core.patterns import NO_PATTERNS, Patterns
from sottovoce.core.view import Offer, Options, View, Words


class Opened(Game):
    """Everything as in the game itself, but a new game is the state given."""

    def __init__(self, game: Game, state: State) -> None:
        self._game = game
        self._state = state.copy()

    def new(self, chance: Chance, options: Options, story: Story | None = None) -> State:
        return self._state.copy()

    def opening(self, chance: Chance, options: Options) -> dict[str, tuple[int, ...]]:
        return self._game.opening(chance, options)

    @property
    def name(self) -> str:
        return self._game.name

    @property
    def rules_version(self) -> int:
        return self._game.rules_version

    @property
    def options(self) -> type[Options]:
        return self._game.options

    @property
    def view(self) -> type[View]:
        return self._game.view

    @property
    def actions(self) -> int:
        return self._game.actions

    def seats(self, options: Options) -> tuple[str, ...]:
        return self._game.seats(options)

    def knows_draws(self, options: Options) -> bool:
        return self._game.knows_draws(options)

    def with_cards(self, path: str) -> Game:
        return self._game.with_cards(path)

    def inspect_cards(self) -> tuple[bool, tuple[Words, ...]]:
        return self._game.inspect_cards()

    def bound(self, options: Options) -> int:
        return self._game.bound(options)

    def redact(self, state: State, seat: int) -> View:
        return self._game.redact(state, seat)

    def imagine(self, view: View) -> Imagination:
        return self._game.imagine(view)

    def notation(self, action: int) -> str:
        return self._game.notation(action)

    def parse(self, text: str) -> int:
        return self._game.parse(text)

    def offers(self, view: View) -> tuple[Offer, ...]:
        return self._game.offers(view)

    def tell(self, event: Event, seat: int) -> Words | None:
        return self._game.tell(event, seat)

    def sum_up(self, view: View) -> tuple[Words, ...]:
        return self._game.sum_up(view)

    def evaluate(self, state: State, seat: int) -> float:
        return self._game.evaluate(state, seat)

    def judge(self, weights: dict[str, float], patterns: Patterns = NO_PATTERNS) -> Judge:
        return self._game.judge(weights, patterns)

    @property
    def patterns(self) -> int:
        return self._game.patterns

    def lesson(self) -> dict[str, str]:
        return self._game.lesson()

    def weights(self) -> dict[str, float]:
        return self._game.weights()

    def plan(self, view: View, knowledge: str) -> int | None:
        return self._game.plan(view, knowledge)

    def shrewd(self) -> Game:
        return Opened(self._game.shrewd(), self._state)

    def worthwhile(self, view: View) -> tuple[int, ...]:
        return self._game.worthwhile(view)

    def paragraph(self, view: View) -> str:
        return self._game.paragraph(view)

    def check_notes(self, text: str) -> str:
        return self._game.check_notes(text)

    def insight(self, view: View) -> object:
        return self._game.insight(view)

    def forecasts(self) -> tuple[Forecast, ...]:
        return self._game.forecasts()

    def draw(self, view: View, say: Speaker) -> object:
        return self._game.draw(view, say)
