"""``sottovoce bench server``: a server of its own in one process, a crowd of players in another."""

from __future__ import annotations

import asyncio
import multiprocessing
import socket
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TypeVar

import msgspec
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from sottovoce.cli.complaints import Complaint
from sottovoce.cli.desk import Desk
from sottovoce.lab.load import Crowd, Load, Use, keep_busy, stolen_percent, summarise, ticks, use_of
from sottovoce.server.serving import listen, serve
from sottovoce.server.settings import Limits, Rate, Settings
from sottovoce.store import default_url

T = TypeVar("T")
_MUCH = Rate(10**7, 10**7)
# A crowd that comes from one address must not be taken for one caller.
_OPEN_DOORS = Limits(address=_MUCH, session=_MUCH, entry=_MUCH, account=_MUCH, socket=_MUCH)


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be measured; `bots` more tables keep the bots thinking all the while.

    Several servers need a PostgreSQL and a Redis that nobody else uses; those who play each other are at
    different ones, unless they sit `together`.
    """

    tables: int
    rate: float
    seconds: float
    bots: int = 0
    servers: int = 1
    database: str = ""
    redis: str = ""
    together: bool = False


def bench_server(desk: Desk, wanted: Wanted) -> Load:
    """Measure a server on this machine, or several."""
    if wanted.servers > 1 and not (wanted.database.startswith("postgresql") and wanted.redis):
        raise Complaint("complaint-several-servers")
    columns = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn()
    with (
        _servers(wanted) as running,
        Progress(*columns, console=desk.err, transient=True, disable=not desk.err.is_terminal) as bar,
    ):
        task = bar.add_task(desk.say("load-running", tables=wanted.tables), total=1.0)
        crowd = Crowd([address for address, _ in running], "venice", wanted.tables, wanted.together)

        def use() -> Use:
            return add_up([use_of(process) for _, process in running])

        def tell(done: float) -> None:
            bar.update(task, completed=done)

        empty = use()
        took, stolen, seated, at_end = _loop_of_its_own(_run(crowd, wanted, tell, use))
        return summarise(crowd, took, (empty, seated, at_end), stolen)


def _loop_of_its_own(work: Coroutine[None, None, T]) -> T:
    """Run in the quickest loop there is: the crowd must not be slower than the server."""
    if sys.platform == "win32":
        return asyncio.run(work)
    import uvloop

    return uvloop.run(work)


async def _run(
    crowd: Crowd, wanted: Wanted, tell: Callable[[float], None], use: Callable[[], Use]
) -> tuple[float, float, Use, Use]:
    await crowd.sit_down()
    busy = [asyncio.create_task(keep_busy(crowd.address(0, 0), number)) for number in range(wanted.bots)]
    seated, before = use(), ticks()
    took = await crowd.run(wanted.rate, wanted.seconds, tell)
    at_end, stolen = use(), stolen_percent(before, ticks())
    crowd.errors += sum(task.done() for task in busy)  # they play until they are ended, unless they fail
    for task in busy:
        task.cancel()
    await asyncio.gather(*busy, return_exceptions=True)
    await crowd.go_home()
    return took, stolen, seated, at_end


# ---------------------------------------------------------------- the server's process


@contextmanager
def _servers(wanted: Wanted) -> Iterator[list[tuple[str, int]]]:
    """Run servers on loopback, with a database of their own if none is named."""
    with tempfile.TemporaryDirectory(prefix="sottovoce-load-") as folder, ExitStack() as running:
        database = wanted.database.replace("postgresql://", "postgresql+asyncpg://", 1)
        settings = Settings(
            database=database or default_url(Path(folder)), redis=wanted.redis, limits=_OPEN_DOORS
        )
        yield [running.enter_context(_server(settings)) for _ in range(wanted.servers)]


@contextmanager
def _server(settings: Settings) -> Iterator[tuple[str, int]]:
    """Run a server; give its address and process."""
    with listen("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        settings = msgspec.structs.replace(settings, port=port)
        context = multiprocessing.get_context("spawn")
        ready = context.Event()
        process = context.Process(target=_serve, args=(settings, listening, ready))
        process.start()
    try:
        if not ready.wait(60) or process.pid is None:
            raise Complaint("complaint-no-server")
        yield f"http://127.0.0.1:{port}", process.pid
    finally:
        process.terminate()
        process.join()


def _serve(settings: Settings, listening: socket.socket, ready: multiprocessing.Event) -> None:  # type: ignore[valid-type]
    serve(settings, listening, lambda _: ready.set())  # type: ignore[attr-defined]


def add_up(uses: list[Use]) -> Use:
    """Return what several processes have used together."""
    return Use(sum(use.memory for use in uses), sum(use.cpu for use in uses))


# ---------------------------------------------------------------- as a table


def load_table(desk: Desk, load: Load) -> Table:
    """The figures, one in a row."""
    say = desk.say
    table = Table(title=say("load-title", tables=load.tables, sockets=load.sockets), show_header=False)
    table.add_row(say("load-rate"), say("decimal", value=load.moves_per_s))
    delays = (load.ack_ms.p50, load.ack_ms.p95, load.ack_ms.p99)
    table.add_row(say("load-delay"), " / ".join(say("decimal", value=value) for value in delays))
    for name, value in (("load-errors", load.errors), ("load-lost", load.lost)):
        table.add_row(say(name), say("number", value=value))
    table.add_row(say("load-bytes"), say("number", value=load.bytes_per_move))
    table.add_row(say("load-memory"), say("decimal", value=load.rss_mb))
    table.add_row(say("load-per-table"), say("decimal", value=load.kb_per_table))
    table.add_row(say("load-cpu"), say("number", value=load.cpu_us_per_move))
    table.add_row(say("load-stolen"), say("decimal", value=load.stolen_percent))
    return table
