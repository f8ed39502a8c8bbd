"""A disk that fills up or cannot be written: moves are refused in words, nothing changes, and it recovers."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import subprocess
from collections.abc import Iterator
from pathlib import Path

from sottovoce.trials.faults.nursery import settings_for
from sottovoce.trials.faults.trial import DATABASE, Ordeal

_SIZE = "24m"
_BLOCK = b"\0" * 65536


async def full(ordeal: Ordeal, count: int) -> dict[str, int]:
    """Fill the disk to the last byte, and make room again: a small file system, or a limit on all files."""
    with small_disk(ordeal.folder / "disk") as folder:
        if folder is None:
            return await _limited(ordeal, count)
        _move_to(ordeal, folder)
        await asyncio.to_thread(ordeal.start)

        async def work() -> None:
            for _ in range(count):
                await asyncio.sleep(ordeal.chance.random() * 0.5)
                _fill(folder / "filler")
                await asyncio.sleep(ordeal.chance.random() * 0.5)
                (folder / "filler").unlink()
                ordeal.tell(1)

        counts = await ordeal.while_people_play(work, tolerant=True)
        ordeal.kill()
        return {"times the disk was full": count, **counts}


async def _limited(ordeal: Ordeal, count: int) -> dict[str, int]:
    """Where no file system can be made: no file of the server may grow."""
    await asyncio.to_thread(ordeal.start)

    async def work() -> None:
        for _ in range(count):
            await asyncio.sleep(ordeal.chance.random() * 0.5)
            resource.prlimit(ordeal.process, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
            await asyncio.sleep(ordeal.chance.random() * 0.5)
            infinite = resource.RLIM_INFINITY
            resource.prlimit(ordeal.process, resource.RLIMIT_FSIZE, (infinite, infinite))
            ordeal.tell(1)

    counts = await ordeal.while_people_play(work, tolerant=True)
    return {"times no file could grow": count, **counts}


async def frozen(ordeal: Ordeal, count: int) -> dict[str, int]:
    """No byte can be written to any file of the server, as on a disk that the system made read-only."""
    return await _limited(ordeal, count)


async def readonly(ordeal: Ordeal, count: int) -> dict[str, int]:
    """Make the file system read-only and start a server on it: it refuses in words, or it does not start."""
    with small_disk(ordeal.folder / "disk") as folder:
        if folder is None:
            return await frozen(ordeal, count)
        _move_to(ordeal, folder)
        await asyncio.to_thread(ordeal.start)

        async def work() -> None:
            for _ in range(count):
                await asyncio.sleep(ordeal.chance.random())
                ordeal.kill()
                _remount(folder, "ro")
                if await asyncio.to_thread(_starts, ordeal):
                    await asyncio.sleep(ordeal.chance.random())
                    ordeal.kill()
                _remount(folder, "rw")
                await asyncio.to_thread(ordeal.start)
                ordeal.tell(1)

        counts = await ordeal.while_people_play(work, tolerant=True)
        ordeal.kill()
        return {"times the disk was read-only": count, **counts}


def _starts(ordeal: Ordeal) -> bool:
    """Does a server come up?"""
    try:
        ordeal.process = ordeal.servers.start(ordeal.settings, patience=5.0)
    except AssertionError:
        return False
    return True


def _move_to(ordeal: Ordeal, folder: Path) -> None:
    ordeal.settings = settings_for(f"sqlite+aiosqlite:///{folder / DATABASE}")
    ordeal.base = f"http://127.0.0.1:{ordeal.settings.port}"


def _fill(path: Path) -> None:
    with contextlib.suppress(OSError), path.open("wb", buffering=0) as file:
        while file.write(_BLOCK) == len(_BLOCK):
            pass


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """Make a small file system while the block lasts; None where that is not allowed."""
    folder.mkdir()
    made = os.geteuid() == 0 and _runs("mount", "-t", "tmpfs", "-o", f"size={_SIZE}", "tmpfs", str(folder))
    try:
        yield folder if made else None
    finally:
        if made:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


def _remount(folder: Path, how: str) -> None:
    subprocess.run(["mount", "-o", f"remount,{how}", str(folder)], check=True)


def _runs(*command: str) -> bool:
    try:
        return subprocess.run(command, capture_output=True).returncode == 0
    except OSError:
        return False
