"""A server of our own for pages that are looked at by machine: tests in the browser, measurements.

python -m scripts.serving FOLDER      serves upon a folder of data until it is ended, and says where
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sottovoce.server.serving import listen, serve
from sottovoce.server.settings import Settings
from sottovoce.store import default_url
from sottovoce.trials.faults.nursery import GENEROUS

ROOT = Path(__file__).resolve().parents[1]


@contextmanager
def serving(data: Path) -> Iterator[str]:
    """Serve upon a folder of data for as long as it is needed; give the address.

    Machines come in quicker succession than people from one address may.
    """
    command = [sys.executable, "-m", "scripts.serving", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as server:
        assert server.stdout is not None
        yield address_in(server.stdout.readline())
        server.terminate()


def address_in(line: str) -> str:
    """The server says where it is: the only word of the line that is an address."""
    return next(word for word in line.split() if word.startswith("http://")).rstrip("/")


def main() -> None:
    """Serve as `sottovoce serve` does, but for everybody who comes."""
    settings = Settings(port=0, database=default_url(Path(sys.argv[1])), limits=GENEROUS, bot_workers=2)
    with listen(settings.host, settings.port) as listening:
        serve(settings, listening, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main()
