"""A bot cannot use what it may not know: when the hidden truth is another, it decides the same."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import msgspec
import pytest

from sottovoce import bots
from sottovoce.bots.levelled import LevelBot
from sottovoce.bots.levels import LEVELS, manual
from sottovoce.core.chance import Chance, fast
from sottovoce.core.game import Game, State
from sottovoce.core.view import View
from sottovoce.games import registry
from sottovoce.lab.contract import every_options
from sottovoce.lab.contract.moments import Moment, random_game
from tests.conftest import counts
from tests.contract.games import CHOSEN, SECRETS

PAIRS = counts(40, 10_000)
BRIEFLY = 12  # iterations: what leaks shows in a small tree as well as in a large one


def pairs(game: Game, chance: Chance) -> Iterator[tuple[Moment, State]]:
    """Moments at which the seat to decide has a choice, each with a second truth it cannot tell apart.

    The games are played with one choice of options after another.
    """
    for options in cycle(CHOSEN.get(game) or every_options(game)):
        for moment in random_game(game, options, chance):
            if len(moment.state.legal()) > 1 and not moment.over:
                second = SECRETS[game.name].retell(moment, moment.state.seat, chance)
                if second is not None:
                    yield moment, second


def brief_bot(name: str, game: Game, seed: int) -> LevelBot:
    """A level that searches as it does, but only briefly."""
    level = manual(game.name).levels[name]
    if level.kind == "search":
        level = msgspec.structs.replace(level, iterations=BRIEFLY, seconds=0.0)
    return LevelBot(game, level, manual(game.name), fast(seed))


@pytest.mark.parametrize("name", registry.names())
def test_the_same_view_and_seed_give_the_same_thought_whatever_is_hidden(name: str) -> None:
    game = registry.get(name)
    source = pairs(game, fast(17))
    for number in range(PAIRS):
        moment, second = next(source)
        seat = moment.state.seat
        level = LEVELS[number % len(LEVELS)]
        first_view, second_view = game.redact(moment.state, seat), game.redact(second, seat)
        thoughts = [brief_bot(level, game, number).consider(view) for view in (first_view, second_view)]
        assert thoughts[0] == thoughts[1], (level, moment.decisions)
        assert moment.state.truth() != second.truth()


class Cheat(LevelBot):
    """Looks at the truth behind the view: the proof that the comparison would notice."""

    def __init__(self, game: Game, truth: State) -> None:
        super().__init__(game, manual(game.name).levels["level-2"], manual(game.name), fast(1))
        self._truth = truth

    def choose(self, view: View) -> int:
        return view.legal[hash(str(self._truth.truth())) % len(view.legal)]


def test_a_bot_that_looks_at_the_truth_is_noticed() -> None:
    game = registry.get("venice")
    source = pairs(game, fast(3))
    noticed = 0
    for _ in range(40):
        moment, second = next(source)
        view = game.redact(moment.state, moment.state.seat)
        noticed += Cheat(game, moment.state).choose(view) != Cheat(game, second).choose(view)
    assert noticed > 10


def test_bots_are_made_of_a_game_a_name_and_a_seed_alone() -> None:
    """There is no way to hand a bot a state."""
    assert set(bots.make.__annotations__) == {"name", "game", "seed", "return"}
