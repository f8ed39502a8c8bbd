"""Real servers for tests, started on loopback and ended with the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 60.0  # seconds
USER = "postgres"  # PostgreSQL refuses to run as root


def free_port() -> int:
    """Return a port of the loopback interface that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def postgres_programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, the newest where there are several."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)


class Postgres:
    """A PostgreSQL server of our own in a folder of our own."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self.port = free_port()

    @property
    def url(self) -> str:
        return f"postgresql+asyncpg://{self._user}@127.0.0.1:{self.port}/postgres"

    @property
    def _user(self) -> str:
        return USER if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        as_user = ["runuser", "-u", USER, "--"] if os.geteuid() == 0 else []
        subprocess.run([*as_user, *command], check=True, stdout=subprocess.DEVNULL, cwd=self._folder)

    def create(self) -> None:
        """Make an empty database cluster."""
        if os.geteuid() == 0:
            shutil.chown(self._folder, USER)
        self._run("initdb", "-D", str(self._folder / "data"), "-A", "trust", "-U", self._user)

    def start(self) -> None:
        options = f"-p {self.port} -h 127.0.0.1 -k {self._folder}"
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-w", "-l", log, "-o", options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-m", "immediate", "stop")


@contextmanager
def running_postgres(programs: Path) -> Iterator[Postgres]:
    """Run a PostgreSQL server while the block lasts."""
    with tempfile.TemporaryDirectory(prefix="sottovoce-pg-") as folder:
        Path(folder).chmod(0o755)
        server = Postgres(programs, Path(folder))
        server.create()
        server.start()
        try:
            yield server
        finally:
            server.stop()


class Redis:
    """A Redis server of our own that keeps nothing."""

    def __init__(self, program: str) -> None:
        self._program = program
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen([self._program, *options], stdout=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        while not _listens(self.port):
            assert time.monotonic() < end
            time.sleep(0.02)

    def stop(self) -> None:
        """End it at once, as a failure would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)
            self._process = None


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def running_redis(program: str) -> Iterator[Redis]:
    """Run a Redis server while the block lasts."""
    server = Redis(program)
    server.start()
    try:
        yield server
    finally:
        server.stop()
