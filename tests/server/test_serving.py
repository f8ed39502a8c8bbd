"""A server as people start it: it says where it is, and closes in peace."""

from __future__ import annotations

import asyncio
import gc
import os
import re
import signal
import subprocess
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import uvicorn

from sottovoce.server.serving import TIDYING, Server
from sottovoce.store.database import URL_VARIABLE
from tests.server.player import Guest, answer_to, told

PATIENCE = 120


@pytest.fixture
def process(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "sottovoce.cli", "serve", "--port", "0", "--lang", "en"]
    environment = {name: value for name, value in os.environ.items() if name != URL_VARIABLE}
    running = subprocess.Popen(
        [*command, "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment | {"COLUMNS": "200"},
    )
    yield running
    running.kill()
    running.communicate(timeout=PATIENCE)


def address(process: subprocess.Popen[str]) -> str:
    """Wait until the server says where it is."""
    assert process.stdout is not None
    found = re.search(r"(http://127\.0\.0\.1:\d+)/", process.stdout.readline())
    assert found is not None
    return found[1]


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_everybody_is_told_to_come_back_and_every_move_is_kept(
    process: subprocess.Popen[str], sign: signal.Signals
) -> None:
    async def work(base: str) -> None:
        guest = await Guest(base, "Anna").enter()
        match = (await guest.open("venice", "me", "open"))["id"]
        async with guest.sit(match) as socket:
            assert (await told(socket))["is"] == "welcome"
            assert (await answer_to(socket, do="keep-notes", id="n", text=""))["is"] == "ack"
            process.send_signal(sign)
            bye = await told(socket)
            assert bye == {"is": "bye", "key": "closing", "again": True}
        await guest.close()

    base = address(process)
    asyncio.run(work(base))
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    assert out == "The table is closed; all matches are kept.\n"
    with pytest.raises(httpx.TransportError):
        httpx.get(base)


class Ring:
    """Something that holds on to itself."""

    def __init__(self) -> None:
        self.next = self


def test_rings_of_old_objects_are_looked_for_every_ten_minutes() -> None:
    async def nothing(_scope: object, _receive: object, _send: object) -> None:
        """No application."""

    server = Server(uvicorn.Config(nothing), None, "", print)  # type: ignore[arg-type]
    ring = Ring()
    gone = weakref.ref(ring)
    gc.collect()  # now it is among the oldest
    gc.disable()
    try:
        del ring
        asyncio.run(server.on_tick(TIDYING))
        assert gone() is not None
        asyncio.run(server.on_tick(TIDYING - 1))
        assert gone() is None
    finally:
        gc.enable()
