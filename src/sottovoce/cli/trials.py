"""``sottovoce simulate``, ``faults`` and ``leaks``: the trials are in `trials`, this shows how they went."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from sottovoce.cli.complaints import Complaint
from sottovoce.cli.desk import Desk
from sottovoce.trials.faults.run import Failed, try_fault
from sottovoce.trials.faults.trial import Tried
from sottovoce.trials.leaks.compare import Compared
from sottovoce.trials.leaks.run import Leaked, NoSecrets, look_for_leaks
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


def run_fault(desk: Desk, kind: str, count: int, seed: int) -> Tried | None:
    """Try one kind of fault; None when something was not as it must be, which has then been said."""
    with showing(desk, kind, count) as bar:
        try:
            return try_fault(kind, count, seed, bar.advance)
        except Failed as failed:
            say_failed(desk, str(failed))
            return None


def fault_table(desk: Desk, tried: Tried) -> Table:
    """What was done, and what came of it."""
    return counts_table(desk, desk.say("faults-title", kind=tried.kind, seed=tried.seed), tried.counts)


def run_leaks(
    desk: Desk,
    names: Sequence[str],
    module: str,
    wanted: tuple[int, int],
    seed: int,
    jobs: int,
    only: int | None,
) -> dict[str, Compared] | None:
    """Look for leaks in each game; None when there was one, which has then been said."""
    found: dict[str, Compared] = {}
    for name in names:
        with showing(desk, desk.say("leaks-running", game=name), sum(wanted)) as bar:
            try:
                found[name] = look_for_leaks(name, module, wanted, seed, jobs, only, bar.advance)
            except Leaked as leaked:
                say_failed(desk, str(leaked))
                return None
            except NoSecrets as problem:
                raise Complaint("complaint-no-secrets", module=module, why=str(problem)) from problem
    return found


def leaks_table(desk: Desk, found: Mapping[str, Compared]) -> Table:
    """What was compared in each game, and was the same."""
    table = Table(title=desk.say("leaks-title"))
    table.add_column(desk.say("bench-game"))
    for name in Compared.__struct_fields__:
        table.add_column(desk.say(f"leaks-{name.replace('_', '-')}"), justify="right")
    for name, one in found.items():
        table.add_row(name, *(desk.say("number", value=value) for value in msgspec.structs.astuple(one)))
    return table


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
    table.add_column()
    table.add_column(overflow="fold")
    for name, count in counts.items():
        table.add_row(name, desk.say("number", value=count))
    if digest:
        table.add_row(desk.say("trial-digest"), digest)
    return table
