"""The bots that every game has: they play from views alone, legally and reproducibly."""

from __future__ import annotations

import pytest

from sottovoce import bots
from sottovoce.core.chance import fast
from sottovoce.core.errors import UnknownBot
from sottovoce.core.game import State
from sottovoce.core.table import Table
from sottovoce.core.view import read_options
from sottovoce.games import registry


def played(name: str, game_name: str, seed: int, decisions: int) -> list[int]:
    """Return the first decisions of a game that a bot plays against itself."""
    game = registry.get(game_name)
    table = Table(game, seed)
    players = [bots.make(name, game, seed + seat) for seat in range(table.seats)]
    chosen: list[int] = []
    while not table.over and len(chosen) < decisions:
        view = table.view(table.mover)
        chosen.append(players[table.mover].choose(view))
        assert chosen[-1] in view.legal
        table.decide(table.mover, chosen[-1])
    return chosen


@pytest.mark.parametrize("game_name", registry.names())
@pytest.mark.parametrize("name", bots.names())
def test_a_bot_chooses_legally_and_the_same_for_the_same_seed(name: str, game_name: str) -> None:
    assert played(name, game_name, 5, 60) == played(name, game_name, 5, 60)


@pytest.mark.parametrize("game_name", registry.names())
def test_the_random_bot_takes_every_legal_decision(game_name: str) -> None:
    game = registry.get(game_name)
    table = Table(game, 1)
    while len(legal := table.view(table.mover).legal) < 2:
        table.decide(table.mover, legal[0])
    view = table.view(table.mover)
    bot = bots.make("random", game, 3)
    assert {bot.choose(view) for _ in range(60 * len(view.legal))} == set(view.legal)


def test_the_greedy_bot_wins_the_match_by_the_one_decision_that_does() -> None:
    """In single rounds played at random, wherever one decision wins at once, it is taken."""
    game = registry.get("venice")
    chance = fast(7)
    wins = 0
    for seed in range(60):
        table = Table(game, seed, read_options("venice", game.options, {"rounds": "single"}))
        while not table.over:
            view = table.view(table.mover)
            state = game.imagine(view).draw(chance)
            winning = [action for action in view.legal if won_by(state, action, view.seat)]
            if winning:
                wins += 1
                assert bots.make("greedy", game, seed).choose(view) in winning
            table.decide(table.mover, bots.make("random", game, seed).choose(view))
    assert wins > 10


def won_by(state: State, action: int, seat: int) -> bool:
    after = state.copy()
    after.apply(action)
    outcome = after.outcome()
    return outcome is not None and outcome.winners == (seat,)


def test_an_unknown_bot_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(UnknownBot, match=r"no bot called 'deep'; the bots are: random, greedy, careful"):
        bots.make("deep", registry.get("venice"), 0)
