"""A disk that fills up or cannot be written: moves are refused in words, nothing changes, and it recovers."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

from sottovoce.trials.faults.nursery import settings_for
from sottovoce.trials.faults.trial import DATABASE, Ordeal

_ROOM, _MORE = 24_000, 1_000  # kB free for what people write, and for each time something is done
_BLOCK = b"\0" * 65536
_SHORT = 5.0  # seconds in which a server comes up that can


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
                _make_room(folder)
                ordeal.tell(1)

        counts = await ordeal.while_people_play(work, tolerant=True)
        ordeal.kill()
        return {"times the disk was full": count, **counts}


async def _limited(ordeal: Ordeal, count: int) -> dict[str, int]:
    """Let no file of the server be written to: each try fails, as on a disk that is full for good."""
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
    """No byte can be written to any file of a running server."""
    return await _limited(ordeal, count)


async def readonly(ordeal: Ordeal, count: int) -> dict[str, int]:
    """Let the system make the file system read-only under a running server, as it does after an error.

    Another server is started on it: it refuses in words, or it does not start. Such a file system is not
    made writable again before it was checked, so the server is killed, and the next one finds it mended.
    """
    with fragile_disk(ordeal.folder, count) as disk:
        if disk is None:
            return await frozen(ordeal, count)
        _move_to(ordeal, disk.folder)
        await asyncio.to_thread(ordeal.start)

        async def work() -> None:
            for _ in range(count):
                await asyncio.sleep(ordeal.chance.random())
                disk.fail()
                await asyncio.sleep(ordeal.chance.random())
                ordeal.kill()
                if await asyncio.to_thread(_starts, ordeal):
                    await asyncio.sleep(ordeal.chance.random())
                    ordeal.kill()
                await asyncio.to_thread(disk.mend)
                await asyncio.to_thread(ordeal.start)
                ordeal.tell(1)

        try:
            counts = await ordeal.while_people_play(work, tolerant=True)
        finally:
            ordeal.kill()  # or it would hold on to the file system
        return {"times the disk was read-only": count, **counts}


def _starts(ordeal: Ordeal) -> bool:
    """Does a server come up?"""
    try:
        ordeal.start(_SHORT)
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


# ---------------------------------------------------------------- file systems


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """Make a small file system while the block lasts; None where that is not allowed."""
    folder.mkdir()
    size = f"size={_ROOM}k"
    made = os.geteuid() == 0 and _runs("mount", "-t", "tmpfs", "-o", size, "tmpfs", str(folder))
    try:
        yield folder if made else None
    finally:
        if made:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


def _make_room(folder: Path) -> None:
    """Let as much be free as in the beginning: on a disk that is full for good nobody ends his match."""
    found = os.statvfs(folder)
    used = (found.f_blocks - found.f_bfree) * found.f_frsize // 1024
    subprocess.run(["mount", "-o", f"remount,size={used + _ROOM}k", str(folder)], check=True)


class Fragile:
    """An ext4 in a file, which becomes read-only after an error, whoever has files open on it."""

    def __init__(self, image: Path, folder: Path) -> None:
        self._image = image
        self.folder = folder
        self._switch = Path()

    def make(self, kilobytes: int) -> bool:
        """Make and mount it; say whether that could be done, and whether it can be made to fail."""
        with self._image.open("wb") as file:
            file.truncate(kilobytes * 1024)
        self.folder.mkdir()
        made = os.geteuid() == 0 and _runs("mkfs.ext4", "-q", "-F", str(self._image)) and self._mount()
        if made and not self._switch.exists():
            self.unmount()
            return False
        return made

    def _mount(self) -> bool:
        if not _runs("mount", "-o", "loop,errors=remount-ro", str(self._image), str(self.folder)):
            return False
        device = self.folder.stat().st_dev
        name = Path(f"/sys/dev/block/{os.major(device)}:{os.minor(device)}").resolve().name
        self._switch = Path(f"/sys/fs/ext4/{name}/trigger_fs_error")
        return True

    def fail(self) -> None:
        """Let the system believe that it found an error: from now on nothing can be written."""
        self._switch.write_text("a trial", encoding="ascii")

    def mend(self) -> None:
        """Check it, and make it writable again; nobody may have files open on it."""
        self.unmount()
        _runs("fsck.ext4", "-f", "-y", str(self._image))
        assert self._mount(), "the file system cannot be mounted again"

    def unmount(self) -> None:
        """Take it away; whoever was killed may need a moment to let go of it."""
        for _ in range(100):
            if _runs("umount", str(self.folder)):
                return
            time.sleep(0.05)
        raise AssertionError("somebody holds on to the file system")

    def leave(self) -> None:
        """Take it away, at the latest when nobody uses it any more."""
        subprocess.run(["umount", "--lazy", str(self.folder)], check=True)


@contextlib.contextmanager
def fragile_disk(folder: Path, count: int) -> Iterator[Fragile | None]:
    """Make a file system that can be made to fail while the block lasts; None where that is not allowed."""
    disk = Fragile(folder / "image", folder / "disk")
    made = disk.make(_ROOM + _MORE * count)
    try:
        yield disk if made else None
    finally:
        if made and disk.folder.is_mount():
            disk.leave()


def _runs(*command: str) -> bool:
    try:
        return subprocess.run(command, capture_output=True).returncode == 0
    except OSError:
        return False
