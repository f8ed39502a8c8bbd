"""What runs in a bot's worker process: one decision from one view."""

from __future__ import annotations

import contextlib
import os
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait

from sottovoce import bots
from sottovoce.core.view import View
from sottovoce.games import registry

KINDNESS = 10  # people's moves go before bots' thoughts


def settle() -> None:
    """Make a fresh worker ready: kind to the others on the machine, and with every game loaded."""
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


def think(game: str, bot: str, view: View, seed: int) -> str:
    """Return what a bot decides from a view, in notation."""
    chosen = registry.get(game)
    return chosen.notation(bots.make(bot, chosen, seed).choose(view))
