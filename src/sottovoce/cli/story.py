"""What happened and how it ended, told line by line."""

from __future__ import annotations

from collections.abc import Iterable

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sottovoce.cli.desk import Desk
from sottovoce.core.events import Event
from sottovoce.core.game import Game
from sottovoce.core.view import View


def point(desk: Desk, text: str) -> None:
    """Print a point of a list; further lines stand under the first."""
    line = Table.grid(padding=(0, 1, 0, 0))
    line.add_row(Text("·", "dim"), Text(text.replace("\xa0%", "%")))  # Rich breaks lines at no-break spaces
    desk.out.print(Padding(line, (0, 0, 0, 1), expand=False))


def tell(desk: Desk, game: Game, events: Iterable[Event], seat: int) -> None:
    """Tell events as a seat (or spectator) hears them."""
    say = desk.of(game)
    for event in events:
        words = game.tell(event, seat)
        if words is not None:
            point(desk, say.of(words))


def tell_result(desk: Desk, game: Game, view: View) -> None:
    """Tell the result of a finished game, point by point."""
    say = desk.of(game)
    for words in game.sum_up(view):
        point(desk, say.of(words))
