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
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path

import httpx
import msgspec

from sottovoce.server.serving import serve
from sottovoce.server.settings import Hashing, Limits, Rate, Settings
from sottovoce.server.world import World
from sottovoce.store import database

PATIENCE = 60.0
MUCH = Rate(10**6, 10**7)
GENEROUS = Limits(address=MUCH, session=MUCH, entry=MUCH, account=MUCH, socket=MUCH)
HASTY = Hashing(time=1, memory=64)  # nobody breaks in here, and passphrases are tried by the thousand


class Wanted(msgspec.Struct, frozen=True):
    """A server: its settings, a file that puts its clock wrong, how long it waits for a lock, and its luck.

    `seed` must be another one for each server at a database, or it would give away the same ids again.
    """

    settings: Settings
    hands: str = ""
    busy: float = 10.0
    seed: str = ""


class TrialWorld(World):
    """The real world, but for a clock that a file puts wrong, and for luck that comes from a seed.

    Names, tokens and secrets are counted apart: one name more must not change the cards.
    """

    def __init__(self, hands: str, seed: str) -> None:
        self._hands = Path(hands) if hands else None
        self._seed = seed
        self._told: Counter[str] = Counter()

    def now(self) -> int:
        wrong = self._hands.read_text(encoding="ascii") if self._hands else ""
        return super().now() + int(wrong or 0)

    def name(self) -> str:
        return self._next("name")[:16] if self._seed else super().name()

    def token(self) -> str:
        return self._next("token")[:32] if self._seed else super().token()

    def secret(self) -> str:
        return self._next("secret") if self._seed else super().secret()

    def _next(self, kind: str) -> str:
        self._told[kind] += 1
        return sha256(f"{self._seed} {kind} {self._told[kind]}".encode()).hexdigest()


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
        self,
        settings: Settings,
        hands: str = "",
        busy: float = 10.0,
        seed: str = "",
        patience: float = PATIENCE,
    ) -> int:
        """Start a server; return the id of its process once it answers."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        wanted = Wanted(settings, hands, busy, seed)
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
    while time.monotonic() < end and _alive(process):
        try:
            if httpx.get(f"http://127.0.0.1:{port}/health", timeout=5).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.01)
    kill(process)
    raise AssertionError("the server does not start")


def kill_if_alive(process: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)


def kill(process: int) -> None:
    """Kill a server as a power failure would."""
    kill_if_alive(process)
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
    return Settings(port=free_port(), database=url, limits=GENEROUS, hashing=HASTY)


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
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who is interrupted is our parent, and lets us go
    children = [_fork(line) for line in sys.stdin]
    for child in children:
        kill_if_alive(child)


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
            serve(settings, listening, lambda _: None, TrialWorld(wanted.hands, wanted.seed))
        finally:
            os._exit(0)
    print(child, flush=True)
    return child


if __name__ == "__main__":
    main()
