"""The bot that takes any legal decision, each as likely as the other."""

from __future__ import annotations

from sottovoce.bots.bot import Bot
from sottovoce.core.chance import Chance
from sottovoce.core.view import View, Words


class RandomBot(Bot):
    """Plays at random."""

    manner = Words("reason-try")

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, view: View) -> int:
        return view.legal[self._chance.below(len(view.legal))]
