"""Server processes for trials, quick to start and quick to kill.

A nursery is a process that has everything imported; each server is a fork of it, in a
process of its own that can be killed like any other.

    python -m sottovoce.trials.faults.nursery      reads one line of `Wanted` (JSON) for each server to start
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec

from sottovoce.server.serving import serve
from sottovoce.server.settings import Limits, Rate, Settings
from sottovoce.server.world import World
from sottovoce.store import database

PATIENCE = 60.0
MUCH = Rate(10**6, 10**7)
GENEROUS = Limits(address=MUCH, session=MUCH, entry=MUCH, account=MUCH, socket=MUCH)


class Wanted(msgspec.Struct, frozen=True):
    """A server: its settings, a file that puts its clock wrong, and how long it waits for a lock."""

    settings: Settings
    hands: str = ""
    busy: float = 10.0


class WrongClock(World):
    """The real world, but for the clock: a file says by how many milliseconds it is wrong."""

    def __init__(self, hands: Path) -> None:
        self._hands = hands

    def now(self) -> int:
        return super().now() + int(self._hands.read_text(encoding="ascii") or 0)


class Nursery:
    """Starts and kills servers."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "sottovoce.trials.faults.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def start(
        self, settings: Settings, hands: str = "", busy: float = 10.0, patience: float = PATIENCE
    ) -> int:
        """Start a server; return the id of its process once it answers."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        wanted = Wanted(settings, hands, busy)
        self._process.stdin.write(msgspec.json.encode(wanted).decode() + "\n")
        self._process.stdin.flush()
        process = int(self._process.stdout.readline())
        _wait_for(settings.port, patience, process)
        return process

    def close(self) -> None:
        """End the nursery, and with it every server still alive."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)
        self._process.stdout.close()


def _wait_for(port: int, patience: float, process: int) -> None:
    end = time.monotonic() + patience
    while time.monotonic() < end:
        try:
            if httpx.get(f"http://127.0.0.1:{port}/health", timeout=5).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.01)
    if _alive(process):
        kill(process)
    raise AssertionError("the server does not start")


def kill(process: int) -> None:
    """Kill a server as a power failure would."""
    os.kill(process, signal.SIGKILL)
    end = time.monotonic() + PATIENCE
    while _alive(process):
        assert time.monotonic() < end
        time.sleep(0.002)


def _alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@contextmanager
def nursery() -> Iterator[Nursery]:
    """Keep a nursery for as long as it is needed."""
    keeper = Nursery()
    try:
        yield keeper
    finally:
        keeper.close()


def settings_for(url: str) -> Settings:
    """Return settings for a server of one's own."""
    return Settings(port=free_port(), database=url, limits=GENEROUS)


def free_port() -> int:
    """Return a port of the loopback interface that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


# ---------------------------------------------------------------- in the nursery's own process


def main() -> None:
    """Fork a server for each line, until there are no more."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
    children = [_fork(line) for line in sys.stdin]
    for child in children:
        try:
            os.kill(child, signal.SIGKILL)
        except ProcessLookupError:
            continue


def _fork(line: str) -> int:
    wanted = msgspec.json.decode(line, type=Wanted)
    settings = wanted.settings
    child = os.fork()
    if child == 0:
        try:
            os.setpgid(0, 0)
            # A killed server's port may still be lingering in the kernel; a new one takes it all the same.
            listening = socket.create_server((settings.host, settings.port))
            logging.disable(logging.CRITICAL)  # what goes wrong here is meant to; clients tell what matters
            database.BUSY_SECONDS = wanted.busy  # type: ignore[assignment]
            world = WrongClock(Path(wanted.hands)) if wanted.hands else None
            serve(settings, listening, lambda _: None, world)
        finally:
            os._exit(0)
    print(child, flush=True)
    return child


if __name__ == "__main__":
    main()
