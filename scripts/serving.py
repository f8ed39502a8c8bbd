"""A server of our own for pages that are looked at by machine: tests in the browser, measurements."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def serving(data: Path) -> Iterator[str]:
    """Serve upon a folder of data for as long as it is needed; give the address."""
    arguments = ["serve", "--port", "0", "--lang", "en", "--data", str(data)]
    command = [sys.executable, "-m", "sottovoce.cli", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        yield address_in(server.stdout.readline())
        server.terminate()


def address_in(line: str) -> str:
    """The server says where it is: the only word of the line that is an address."""
    return next(word for word in line.split() if word.startswith("http://")).rstrip("/")
