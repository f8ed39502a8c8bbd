"""The games by name: the only entrance from above."""

from __future__ import annotations

from sottovoce.core.errors import UnknownGame
from sottovoce.core.game import Game
from sottovoce.games import holmes, sonata, venice, whispers

_GAMES: dict[str, Game] = {game.name: game for game in (venice.GAME, holmes.GAME, sonata.GAME, whispers.GAME)}


def names() -> tuple[str, ...]:
    """Return the names of all games."""
    return tuple(_GAMES)


def get(name: str) -> Game:
    """Return the game of a name, or refuse."""
    if name not in _GAMES:
        raise UnknownGame(name=name, games=", ".join(_GAMES))
    return _GAMES[name]
