"""What the suite is told about each registered game, and the games it is run on."""

from __future__ import annotations

from sottovoce.core.game import Game
from sottovoce.core.view import Options
from sottovoce.games import registry
from sottovoce.lab.contract import Secrets, every_options
from tests.contract.venice import VeniceSecrets

SECRETS: dict[str, Secrets] = {"venice": VeniceSecrets()}
GAMES: list[Game] = [registry.get(name) for name in registry.names()]
SETTINGS: list[tuple[Game, Options]] = [(game, options) for game in GAMES for options in every_options(game)]


def setting_name(value: object) -> str:
    """Name a test after its game and options."""
    return value.name if isinstance(value, Game) else str(value)
