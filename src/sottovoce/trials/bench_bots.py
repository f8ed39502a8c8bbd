"""How soon bots answer when many tables ask at once, and what memory their workers take.

The tables play the strongest level against itself, each asking again as soon as it is answered, with
the same workers as a server's. Decisions without a choice are not counted.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from pathlib import Path
from time import perf_counter

import msgspec

from sottovoce.bots.levels import LEVELS
from sottovoce.core.game import Game
from sottovoce.core.table import Table
from sottovoce.games import registry
from sottovoce.server.minds import Minds


class BotsBench(msgspec.Struct, frozen=True):
    """What was asked, the milliseconds within which 50 and 95 of 100 answers came, and the slowest;
    the memory that a worker held at most, in MB (0 where the system does not tell)."""

    tables: int
    workers: int
    replies: int
    p50_ms: float
    p95_ms: float
    worst_ms: float
    worker_mb: float


def bench_bots(tables: int, workers: int, seconds: float) -> BotsBench:
    """Let so many tables, of all games in turn, ask so many workers for so long."""
    return asyncio.run(_measure(tables, workers, seconds))


async def _measure(tables: int, workers: int, seconds: float) -> BotsBench:
    minds = Minds(workers)
    games = [registry.get(name) for name in registry.names()]
    await asyncio.gather(*(_first_reply(minds, games[0]) for _ in range(3 * workers)))
    until = perf_counter() + seconds
    asked = [_play(minds, games[number % len(games)], number, until) for number in range(tables)]
    delays = sorted(delay for of_table in await asyncio.gather(*asked) for delay in of_table)
    memory = max((peak_memory(worker.pid) for worker in multiprocessing.active_children()), default=0.0)
    await minds.end()
    p50, p95 = (delays[int(len(delays) * share)] for share in (0.5, 0.95))
    return BotsBench(tables, workers, len(delays), p50, p95, delays[-1], memory)


async def _first_reply(minds: Minds, game: Game) -> None:
    """Have a worker started: that is no part of what a table waits for."""
    table = Table(game, 1)
    await minds.think(game.name, LEVELS[-1], table.view(table.mover), 1)


async def _play(minds: Minds, game: Game, seed: int, until: float) -> list[float]:
    """Play until the time is over; return how many milliseconds each answer took."""
    delays: list[float] = []
    table = Table(game, seed)
    while perf_counter() < until:
        if table.over:
            seed += 1000
            table = Table(game, seed)
        seat = table.mover
        view = table.view(seat)
        began = perf_counter()
        answer = await minds.think(game.name, LEVELS[-1], view, seed)
        if len(view.legal) > 1:
            delays.append((perf_counter() - began) * 1000)
        table.decide(seat, game.parse(answer.choice))
    return delays


def peak_memory(process: int | None) -> float:
    """Return the most memory that a process ever held, in MB; 0 where the system does not tell."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return 0.0
    fields = dict(line.split(":", 1) for line in status.read_text(encoding="ascii").splitlines())
    return int(fields["VmHWM"].split()[0]) / 1024
