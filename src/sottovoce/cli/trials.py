"""``sottovoce simulate``, ``faults`` and ``leaks``: the trials are in `trials`, this shows how they went."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from sottovoce.cli.desk import Desk
from sottovoce.trials.simulation.run import Simulated, WorldFailed, simulate

FAILED = 1


class Bar:
    """How far a trial has come."""

    def __init__(self, progress: Progress, title: str, total: int) -> None:
        self._progress = progress
        self._task = progress.add_task(title, total=total)

    def advance(self, count: int) -> None:
        self._progress.advance(self._task, count)


@contextmanager
def showing(desk: Desk, title: str, total: int) -> Iterator[Bar]:
    """Show a bar while the block lasts, where there is somebody to see it."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=desk.err, transient=True, disable=not desk.err.is_terminal) as bar:
        yield Bar(bar, title, total)


def run_simulation(desk: Desk, seed: int, games: int, jobs: int, only: int | None) -> Simulated | None:
    """Simulate; None when something was not as it must be, which has then been said."""
    with showing(desk, desk.say("simulate-running"), games) as bar:
        try:
            return simulate(seed, games, jobs, only, bar.advance)
        except WorldFailed as failed:
            say_failed(desk, str(failed))
            return None


def say_failed(desk: Desk, what: str) -> None:
    """Say what failed and how to see it again, in full."""
    desk.err.print(what, soft_wrap=True, markup=False, highlight=False)


def simulation_table(desk: Desk, result: Simulated) -> Table:
    """What happened in all worlds together."""
    title = desk.say("simulate-title", games=sum(result.games.values()), worlds=result.worlds)
    return counts_table(desk, title, {**result.games, **result.counts}, result.digest)


def counts_table(desk: Desk, title: str, counts: Mapping[str, int], digest: str = "") -> Table:
    """So many of each, one in a row."""
    table = Table(title=title, show_header=False)
    for name, count in counts.items():
        table.add_row(name, desk.say("number", value=count))
    if digest:
        table.add_row(desk.say("trial-digest"), digest)
    return table
