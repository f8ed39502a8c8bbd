"""What runs in a bot's worker process: one decision from one view."""

from __future__ import annotations

import contextlib
import os
import threading
from ctypes import c_int
from multiprocessing import parent_process
from multiprocessing.connection import wait
from time import monotonic

import msgspec

from sottovoce import bots
from sottovoce.bots import together
from sottovoce.bots.bot import Thought
from sottovoce.bots.levels import LEAST
from sottovoce.bots.thinking import at_leisure
from sottovoce.bots.together import Part
from sottovoce.core.game import Game
from sottovoce.core.view import View, Words
from sottovoce.games import registry

KINDNESS = 10  # people's moves go before bots' thoughts
REPLY = 1.0  # seconds from the question to the answer, however many ask


class Answer(msgspec.Struct, frozen=True):
    """What a bot decides, in notation, and why; where there is no choice there is no reason."""

    choice: str
    reason: Words | None = None


def answer(game: Game, thought: Thought) -> Answer:
    """Return a thought as an answer; that nothing else could be done need not be said."""
    reason = None if thought.reason.message == "reason-only" else thought.reason
    return Answer(game.notation(thought.code), reason)


class Rush:
    """How much the workers of a server have to do: `asking` bots wait for an answer or are at it."""

    def __init__(self, asking: c_int, workers: int) -> None:
        self.asking = asking
        self.workers = workers

    def is_quiet(self) -> bool:
        """Say whether only one asks: then all workers may think about his question."""
        return self.asking.value <= 1

    def time_for(self, waited: float) -> float:
        """Return how long to think about a question that has waited: its fair part of the time left.

        All who ask now can be answered in time if each worker divides what is left among its part of them.
        """
        each = max(1.0, self.asking.value / self.workers)
        return max(LEAST, (REPLY - waited) / each)


_rush = Rush(c_int(1), 1)


def settle(asking: c_int, workers: int) -> None:
    """Make a fresh worker ready: kind to the others on the machine, and with every game loaded."""
    global _rush
    _rush = Rush(asking, workers)
    with contextlib.suppress(OSError, AttributeError):  # where the system knows no niceness
        os.nice(KINDNESS)
    for name in registry.names():
        registry.get(name)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A server that was killed leaves nobody to end its workers: they end by themselves."""
    server = parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(1)


def think(game: str, bot: str, view: View, seed: int, asked: float) -> Answer:
    """Return what a bot decides from a view; `asked` is when, by the monotonic clock."""
    chosen = registry.get(game)
    seconds = _rush.time_for(monotonic() - asked)
    return answer(chosen, bots.make(bot, chosen, seed).consider(view, seconds))


def think_in_part(game: str, bot: str, view: View, seed: int, number: int, asked: float) -> Part:
    """Return what a bot finds that is one of several at the same question.

    The first thinks to the end. The others only help: they make way as soon as somebody else asks.
    """
    seconds = _rush.time_for(monotonic() - asked)
    called_off = at_leisure if number == 0 else _somebody_else_asks
    return together.think_in_part(registry.get(game), bot, view, seed, number, seconds, called_off)


def _somebody_else_asks() -> bool:
    return not _rush.is_quiet()
