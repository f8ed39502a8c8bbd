"""``sottovoce cards``: files of card sets, looked over by the game they are for, or played by bots."""

from __future__ import annotations

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

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


def balance(desk: Desk, games: int, seed: int, path: str | None) -> None:
    """Let bots play a card set against each other and print what they did, in Markdown."""
    from sottovoce.lab import whispers_report as lab

    wanted = lab.Wanted(games, seed, path)
    lab.game_with(path)  # a file that cannot be used is refused here, not by every process
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=desk.err, transient=True, disable=not desk.err.is_terminal) as bar:
        task = bar.add_task(desk.say("balance-running"), total=lab.games_in_all(wanted))
        played = lab.play_all(wanted, lambda count: bar.advance(task, count))
    text = "\n".join(lab.report(played, path))
    desk.out.print(text, soft_wrap=True, markup=False, highlight=False)
