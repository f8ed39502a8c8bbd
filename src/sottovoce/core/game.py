"""The contract: what a game must offer.

A `State` is the whole truth, mutable and quick to copy. A `View` is all that a
seat may know. An `Imagination` draws states that fit a view. A `Game` binds the
parts of one game; everything above `games` meets games only through it.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from sottovoce.core.chance import Chance
from sottovoce.core.errors import NoCardSets
from sottovoce.core.events import Event, Story
from sottovoce.core.patterns import NO_PATTERNS, Patterns
from sottovoce.core.view import Offer, Options, Outcome, View, Words

NOBODY: Final = -1
SPECTATOR: Final = -1
UNFORESEEN: Final = -1
LIKENESS_BITS: Final = (1 << 62) - 1

# The classes name their metaclass: mypyc would treat a class derived from `ABC` as interpreted in part, and
# check every attribute of its subclasses at each use.


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """The whole truth of one game.

    `seat` is whose decision it is, `NOBODY` when the game is over. `barriers`
    counts the moments from which nothing can be taken back: a turn ended,
    something newly learnt, something another seat must see or answer.
    """

    seat: i64
    barriers: i64

    @abstractmethod
    def legal(self) -> list[int]:
        """Return the codes of all decisions that may be taken now, in rising order."""

    @abstractmethod
    def apply(self, action: int, story: Story | None = None) -> None:
        """Take a decision. Any code not in `legal()` is refused and changes nothing."""

    @abstractmethod
    def copy(self) -> State:
        """Return an independent state, its generator included."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it runs."""

    @abstractmethod
    def truth(self) -> tuple[object, ...]:
        """Return everything in the state as plain values: equal states, equal truths."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Imagination(metaclass=ABCMeta):
    """States that fit one view. Law: ``redact(imagine(view).draw(chance), seat) == view``."""

    @abstractmethod
    def draw(self, chance: Chance) -> State:
        """Return a state that fits the view; its own generator is forked from `chance`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(metaclass=ABCMeta):
    """Judges the states that a search comes to, by weights that can be tuned."""

    @abstractmethod
    def share(self, state: State, seat: int) -> float:
        """Return the share of the win (0 to 1) that the seat may expect, judged quickly."""

    def is_duel(self) -> bool:
        """Say whether two play, and what one is judged to get the other is judged to miss, whoever looks."""
        return False

    def outlook(self, state: State, seat: int, unknown: int) -> float:
        """Return the same as that seat sees it, which does not know the secrets of another.

        A search from one seat's view would otherwise let the others aim at what only that seat knows.
        """
        return self.share(state, seat)

    def likeness(self, state: State) -> int:
        """Return a number that is the same after decisions of one turn that come to the same.

        A search goes on from both as from one. It is of `LIKENESS_BITS`; 0 (the usual answer): like no other.
        """
        return 0

    def observers(self, state: State) -> int:
        """Return for how many seats a search has to tell apart what each of them knows.

        1 (the usual answer): all decisions are seen by all, and `secret` says nothing.
        """
        return 1

    def shown(self, state: State, action: int, seat: int) -> int:
        """Return what a seat sees of another's decision that is about to be taken: of a hidden one, less."""
        return action

    def secret(self, state: State, seat: int) -> int:
        """Return a number for what a seat knows of itself and the others do not know.

        A search lets another seat decide by it: what one character does is no guide to what another would
        do. 0 (the usual answer): nothing, or too much for that.
        """
        return 0

    def reply(self, state: State, chance: Chance) -> int:
        """Return what the seat to decide would do, where its best decision hangs on what it cannot know.

        A search from one seat's view would otherwise let the others use that seat's secrets.
        `UNFORESEEN` (the usual answer): let the search find out.
        """
        return UNFORESEEN


@mypyc_attr(allow_interpreted_subclasses=True)
class Forecast(metaclass=ABCMeta):
    """A belief about something hidden, that can be held against the truth.

    `promises`: is every chance it gives meant to come true as often as it says, in the
    games that it deals?
    """

    name: str
    promises: bool

    @abstractmethod
    def deal(self, chance: Chance) -> State:
        """Return a new game of the kind in which the belief is to be tried."""

    @abstractmethod
    def due(self, view: View) -> bool:
        """Is this a moment to look, such as the beginning of a turn?"""

    @abstractmethod
    def chances(self, view: View) -> tuple[float, ...]:
        """Return the chance of each thing that may be so."""

    @abstractmethod
    def truth(self, state: State) -> int:
        """Return which of these things is so."""


class PlainJudge(Judge):
    """Judges as the game's own `evaluate` does."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def share(self, state: State, seat: int) -> float:
        return self.game.evaluate(state, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(metaclass=ABCMeta):
    """One game and its parts, bound in the game's ``__init__.py``."""

    @property
    @abstractmethod
    def name(self) -> str:
        """The name in the registry."""

    @property
    @abstractmethod
    def rules_version(self) -> int:
        """Raised whenever an old record might no longer replay."""

    @property
    @abstractmethod
    def options(self) -> type[Options]:
        """The type of this game's options; called without arguments it gives the usual ones."""

    @property
    @abstractmethod
    def view(self) -> type[View]:
        """The type of this game's views."""

    @abstractmethod
    def seats(self, options: Options) -> tuple[str, ...]:
        """Return the seats' keys (messages ``seat-<key>`` of the game's Fluent file)."""

    def knows_draws(self, options: Options) -> bool:
        """Can the players agree on a draw? By default two can."""
        return len(self.seats(options)) == 2

    def with_cards(self, path: str) -> Game:
        """Return this game with the card set of a file, or refuse; most games have their own cards only."""
        raise NoCardSets(game=self.name)

    def inspect_cards(self) -> tuple[bool, tuple[Words, ...]]:
        """Say whether the card set in use can be played to the full, and what there is to say about it."""
        raise NoCardSets(game=self.name)

    @abstractmethod
    def bound(self, options: Options) -> int:
        """Return a number of decisions that no game of these options exceeds."""

    @abstractmethod
    def new(self, chance: Chance, options: Options, story: Story | None = None) -> State:
        """Set up a game."""

    def opening(self, chance: Chance, options: Options) -> dict[str, tuple[int, ...]]:
        """Return what chance decides in a new game before anybody can sway it: decks, lots, by name.

        docs/fair-dealing.md says how each of them is drawn, so that others can draw it too.
        """
        return {}

    @abstractmethod
    def redact(self, state: State, seat: int) -> View:
        """Return all that the seat (or `SPECTATOR`) may know."""

    @abstractmethod
    def imagine(self, view: View) -> Imagination:
        """Return the states that fit a view."""

    @property
    @abstractmethod
    def actions(self) -> int:
        """How many decision codes there are: 0 to this number less one."""

    @abstractmethod
    def notation(self, action: int) -> str:
        """Return a decision as a short word without blanks, the same in every language."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """Return the decision of a notation, or refuse it."""

    @abstractmethod
    def offers(self, view: View) -> tuple[Offer, ...]:
        """Return the legal choices of the seat that decides, ready for people."""

    @abstractmethod
    def tell(self, event: Event, seat: int) -> Words | None:
        """Return the words for an event as `seat` hears it, or None when it needs none."""

    @abstractmethod
    def sum_up(self, view: View) -> tuple[Words, ...]:
        """Return the result of a finished game, point by point."""

    @abstractmethod
    def evaluate(self, state: State, seat: int) -> float:
        """Return the share of the win (0 to 1) that the seat may expect, judged quickly."""

    def judge(self, weights: dict[str, float], patterns: Patterns = NO_PATTERNS) -> Judge:
        """Return the judge for a search; a weight that is not given is the usual one (`weights`).

        With patterns, one for each of `patterns`, it goes by what was learnt of them.
        """
        return PlainJudge(self)

    @property
    def patterns(self) -> int:
        """How many patterns there are for which `judge` may learn a weight."""
        return 0

    def lesson(self) -> dict[str, str]:
        """Return the options in which patterns can be learnt: their weights stand for the result itself."""
        return {}

    def weights(self) -> dict[str, float]:
        """Return by name what `judge` weighs and how heavily it usually does: what tuning may change."""
        return {}

    def plan(self, view: View, knowledge: str) -> int | None:
        """Return what a planner of the game's own would decide with that much knowledge, if it has one."""
        return None

    def worthwhile(self, view: View) -> tuple[int, ...]:
        """Return the legal decisions that a good player would weigh; by default all of them."""
        return view.legal

    def shrewd(self) -> Game:
        """Return this game in the eyes of an experienced player, who imagines what others would hide.

        It is the same game; only `imagine` may draw otherwise, and `worthwhile` find otherwise.
        """
        return self

    def paragraph(self, view: View) -> str:
        """Return the number of the paragraph of RULES.md that speaks of this moment."""
        return "1"

    def check_notes(self, text: str) -> str:
        """Return a player's own notes as they are kept, or refuse them; by default any text will do."""
        return text

    @abstractmethod
    def insight(self, view: View) -> object:
        """Return what can be inferred from the view: this game's beliefs, as a struct."""

    def forecasts(self) -> tuple[Forecast, ...]:
        """Return the beliefs whose chances and speed are measured."""
        return ()

    @abstractmethod
    def draw(self, view: View, say: Speaker) -> object:
        """Return the table drawn in characters for the terminal: anything that Rich can print."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Speaker(metaclass=ABCMeta):
    """Says messages in one language; `words` has one for each."""

    @abstractmethod
    def __call__(self, message: str, /, **arguments: str | int | Words) -> str:
        """Return a message of the game's Fluent file with its arguments put in."""
