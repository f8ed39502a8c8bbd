"""What a bot is, and what it says of its decisions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

import msgspec

from sottovoce.core.view import View, Words


class Weighed(msgspec.Struct, frozen=True):
    """A decision that was weighed: how often it was looked into, and the share of the win it promises."""

    code: int
    visits: int
    share: float


class Thought(msgspec.Struct, frozen=True):
    """What a bot decided, why in a sentence (messages of bots.ftl), and what it weighed, best first."""

    code: int
    reason: Words
    weighed: tuple[Weighed, ...] = ()
    iterations: int = 0


class Bot(ABC):
    """Chooses decisions from views, and from nothing else."""

    manner: ClassVar[Words] = Words("reason-glance")  # why, of a bot that does not think for long

    @abstractmethod
    def choose(self, view: View) -> int:
        """Return one of `view.legal`."""

    def consider(self, view: View, seconds: float = 0.0) -> Thought:
        """Decide with the reason, if possible within so many seconds (0: as long as the bot would)."""
        reason = Words("reason-only") if len(view.legal) == 1 else self.manner
        return Thought(self.choose(view), reason)
