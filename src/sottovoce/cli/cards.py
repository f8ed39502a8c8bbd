"""``sottovoce cards``: files of card sets, looked over by the game they are for."""

from __future__ import annotations

from sottovoce.cli.desk import Desk
from sottovoce.cli.story import point
from sottovoce.core.game import Game

UNPLAYABLE = 1


def check(desk: Desk, game: Game, path: str) -> int:
    """Say what a card set contains and whether it can be played; return the exit code."""
    chosen = game.with_cards(path)
    playable, said = chosen.inspect_cards()
    for words in said:
        point(desk, desk.of(chosen).of(words))
    return 0 if playable else UNPLAYABLE
