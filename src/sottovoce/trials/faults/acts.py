"""What is done to a server: it is killed, cut off, its clock put wrong, its database locked."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

from sottovoce.trials.faults.proxy import Proxy
from sottovoce.trials.faults.trial import DATABASE, Ordeal

LONGEST = 0.25  # seconds that a server is left alive at most
FARTHEST = 6 * 86_400_000  # milliseconds; from one end to the other it is less than the time for a turn
BUSY = 0.5  # seconds that a server waits for a lock in this trial
FORTNIGHT: dict[str, Any] = {"clock": {"type": "days", "days": 14}}


async def kills(ordeal: Ordeal, count: int) -> dict[str, int]:
    """Kill the server as a power failure would, at random moments, and start another."""

    async def work() -> None:
        for _ in range(count):
            await asyncio.sleep(ordeal.chance.random() * LONGEST)
            ordeal.kill()
            await asyncio.to_thread(ordeal.start)
            ordeal.tell(1)

    await asyncio.to_thread(ordeal.start)
    return {"kills": count, **await ordeal.while_people_play(work)}


async def cuts(ordeal: Ordeal, count: int) -> dict[str, int]:
    """Cut every line after a random number of bytes, in the midst of whatever is being said."""
    await asyncio.to_thread(ordeal.start)
    proxy = Proxy(ordeal.settings.port, ordeal.chance, ordeal.tell)
    await proxy.open()

    async def work() -> None:
        while proxy.cuts < count:
            await asyncio.sleep(0.05)
        proxy.calm = True

    try:
        counts = await ordeal.while_people_play(work, base=proxy.base)
    finally:
        await proxy.close()
    return {"cuts": proxy.cuts, **counts}


async def clock(ordeal: Ordeal, count: int) -> dict[str, int]:
    """Put the server's clock forward and back by up to six days, in matches with a clock.

    Nobody can run out of time so; what everybody has left is reckoned a second time at the end.
    """
    hands = ordeal.folder / "hands"
    hands.write_text("0", encoding="ascii")
    ordeal.hands = str(hands)
    await asyncio.to_thread(ordeal.start)

    async def work() -> None:
        for _ in range(count):
            await asyncio.sleep(0.02)
            _put(hands, ordeal.chance.randrange(-FARTHEST, FARTHEST))
            ordeal.tell(1)
        _put(hands, 0)

    return {"jumps": count, **await ordeal.while_people_play(work, **FORTNIGHT)}


def _put(hands: Path, milliseconds: int) -> None:
    fresh = hands.with_suffix(".new")
    fresh.write_text(str(milliseconds), encoding="ascii")
    fresh.replace(hands)


async def locked(ordeal: Ordeal, count: int) -> dict[str, int]:
    """Hold the database locked from another connection, often for longer than the server waits."""
    ordeal.busy = BUSY
    await asyncio.to_thread(ordeal.start)

    async def work() -> None:
        for _ in range(count):
            await asyncio.sleep(ordeal.chance.random() * 0.5)
            await asyncio.to_thread(_hold, ordeal.folder / DATABASE, ordeal.chance.random() * 4 * BUSY)
            ordeal.tell(1)

    return {"locks": count, **await ordeal.while_people_play(work, tolerant=True)}


def _hold(path: Path, seconds: float) -> None:
    connection = sqlite3.connect(path, timeout=30, isolation_level=None)
    try:
        connection.execute("BEGIN IMMEDIATE")
        threading.Event().wait(seconds)
        connection.execute("ROLLBACK")
    finally:
        connection.close()
