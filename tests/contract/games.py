"""What the suite is told about each registered game, and the games it is run on."""

from __future__ import annotations

from sottovoce.core.game import Game
from sottovoce.core.view import Options
from sottovoce.games import registry
from sottovoce.lab.contract import Secrets, every_options
from tests.conftest import counts
from tests.contract import sonata, whispers
from tests.contract.holmes import HolmesSecrets
from tests.contract.venice import VeniceSecrets

SAMPLE = 3  # of a game with many sets of options, so many are tried in the daily gate

SECRETS: dict[str, Secrets] = {
    "holmes": HolmesSecrets(),
    "sonata": sonata.SonataSecrets(),
    "venice": VeniceSecrets(),
    "whispers": whispers.WhispersSecrets(),
}
# A game with more combinations of options than can ever be tried names those that are.
CHOSEN: dict[Game, tuple[Options, ...]] = {
    registry.get("sonata"): sonata.SETTINGS,
    registry.get("whispers"): whispers.settings(registry.get("whispers")),
    whispers.ODD: whispers.settings(whispers.ODD),
}
GAMES: list[Game] = [*(registry.get(name) for name in registry.names()), whispers.ODD]


def secrets_of(game: Game) -> Secrets:
    """Return the secrets of a game; with other cards than its own they may be fewer."""
    return whispers.ODD_SECRETS if game is whispers.ODD else SECRETS[game.name]


def tried(game: Game) -> list[Options]:
    """Return the sets of options the suite is run on: a sample spread over all of them, or all."""
    every = list(CHOSEN.get(game) or every_options(game))
    return every[:: counts(-(-len(every) // SAMPLE), 1)]


SETTINGS: list[tuple[Game, Options]] = [(game, options) for game in GAMES for options in tried(game)]


def setting_name(value: object) -> str:
    """Name a test after its game and options."""
    if isinstance(value, Game):
        return "odd whispers" if value is whispers.ODD else value.name
    return str(value)
