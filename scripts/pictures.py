"""Draw the pictures of the documents: the terminal table of each game, as SVG."""

import io
import re
from pathlib import Path

from rich.console import Console

from sottovoce import bots
from sottovoce.cli.desk import Desk
from sottovoce.core.game import Game
from sottovoce.core.table import Table
from sottovoce.games import registry

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
WIDTH = 80
DECISIONS = 40  # into the game, so that something is on the table
SEED = 2026


def main() -> None:
    """Draw every game."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name in registry.names():
        path = PICTURES / f"{name}-terminal.svg"
        path.write_text(terminal_picture(registry.get(name)), encoding="utf-8")
        print(path.name)


def terminal_picture(game: Game) -> str:
    """Return the table of a game in progress as a person sees it in the terminal."""
    table = Table(game, SEED)
    bot = bots.make("greedy", game, SEED)
    for _ in range(DECISIONS):
        table.decide(table.mover, bot.choose(table.view(table.mover)))
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    console.print(game.draw(table.view(table.mover), Desk("en").of(game)))
    return without_addresses(console.export_svg(title=f"sottovoce play {game.name}"))


def without_addresses(svg: str) -> str:
    """Leave out the web font that the picture would otherwise load, and the address of its maker."""
    return re.sub(r"@font-face\s*{[^}]*}|<!--.*?-->", "", svg)


if __name__ == "__main__":
    main()
