"""Bots that look one decision ahead: they take what leaves them best off, on average over what is hidden."""

from __future__ import annotations

from sottovoce.bots.bot import Bot
from sottovoce.core.chance import Chance
from sottovoce.core.game import Game, State
from sottovoce.core.view import View

IMAGINED = 12  # states imagined for a decision; more hardly change the choice


class GreedyBot(Bot):
    """Tries each legal decision in the same imagined states and takes the best; ties are drawn by lot."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self._game = game
        self._chance = chance

    def choose(self, view: View) -> int:
        weighed = self._weighed(view)
        if len(weighed) == 1:
            return weighed[0]
        imagination = self._game.imagine(view)
        states = [imagination.draw(self._chance) for _ in range(IMAGINED)]
        values = [self._value(states, action, view.seat) for action in weighed]
        best = max(values)
        choices = [action for action, value in zip(weighed, values, strict=True) if value == best]
        return choices[self._chance.below(len(choices))]

    def _weighed(self, view: View) -> tuple[int, ...]:
        return view.legal

    def _value(self, states: list[State], action: int, seat: int) -> float:
        total = 0.0
        for state in states:
            after = state.copy()
            after.apply(action)
            total += self._game.evaluate(after, seat)
        return total


class CarefulBot(GreedyBot):
    """As greedy, but weighs only what a good player of the game would (`Game.worthwhile`)."""

    def _weighed(self, view: View) -> tuple[int, ...]:
        return self._game.worthwhile(view)
