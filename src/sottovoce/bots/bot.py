"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod

from sottovoce.core.view import View


class Bot(ABC):
    """Chooses decisions from views, and from nothing else."""

    @abstractmethod
    def choose(self, view: View) -> int:
        """Return one of `view.legal`."""

    def choose_within(self, view: View, seconds: float) -> int:
        """Return the same, if possible within so many seconds; most bots never need as long."""
        return self.choose(view)
