"""Positions and how they came about: random games for the checks to look at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from sottovoce.core.chance import Chance, Deal
from sottovoce.core.events import Story, Told
from sottovoce.core.game import NOBODY, SPECTATOR, Game, State
from sottovoce.core.view import Options
from sottovoce.lab.contract.broken import Check, ContractBroken, how_to_reproduce

T = TypeVar("T")

_WORDS_OF_A_SEED = 8


@dataclass(frozen=True)
class Moment:
    """A position, with the seed and decisions that lead to it and everything that was told on the way.

    `told[0]` is the story of the setup, `told[n]` that of the n-th decision. `state` is the
    moment's own: whoever wants to play on takes a copy.
    """

    game: Game
    options: Options
    seed: int
    decisions: tuple[tuple[int, int], ...]
    told: tuple[tuple[Told, ...], ...]
    state: State

    @property
    def over(self) -> bool:
        return self.state.seat == NOBODY

    def readers(self) -> range:
        """Everybody who may look at the table: the spectator and all seats."""
        return readers(self.game, self.options)

    def broken(self, check: Check, detail: str, seat: int | None = None) -> ContractBroken:
        """Return the complaint that here a promise is not kept."""
        return ContractBroken(
            check, detail, how_to_reproduce(self.game, self.options, self.seed, self.decisions, seat)
        )

    def after(self, code: int) -> Moment:
        """Return the moment to which a decision leads; this one stays as it is."""
        state, story = self.state.copy(), Story()
        try:
            state.apply(code, story)
        except Exception as error:
            raise self.broken(Check.APPLIES, f"{self.game.notation(code)} gave {error!r}") from error
        return Moment(
            self.game,
            self.options,
            self.seed,
            (*self.decisions, (self.state.seat, code)),
            (*self.told, tuple(story.told)),
            state,
        )


def readers(game: Game, options: Options) -> range:
    """Everybody who may look at the table: the spectator and all seats."""
    return range(SPECTATOR, len(game.seats(options)))


def draw_seed(chance: Chance) -> int:
    """Return a seed of full length."""
    seed = 0
    for _ in range(_WORDS_OF_A_SEED):
        seed = seed << 32 | chance.word()
    return seed


def draw(things: Sequence[T], chance: Chance) -> T:
    """Return one of the things, each equally likely."""
    return things[chance.below(len(things))]


def opening(game: Game, options: Options, seed: int) -> Moment:
    """Return the first moment of a game."""
    story = Story()
    state = game.new(Deal(seed), options, story)
    return Moment(game, options, seed, (), (tuple(story.told),), state)


def random_game(game: Game, options: Options, chance: Chance) -> Iterator[Moment]:
    """Yield every position of a game of random decisions, the setup and the end included."""
    moment = opening(game, options, draw_seed(chance))
    bound = game.bound(options)
    yield moment
    while not moment.over:
        if len(moment.decisions) == bound:
            raise moment.broken(Check.BOUND, f"the game is not over after {bound} decisions")
        moment = moment.after(draw(moment.state.legal(), chance))
        yield moment
