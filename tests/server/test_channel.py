"""What goes straight down a socket is what the standard says, whatever its length."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from sottovoce.server.app import make_app
from sottovoce.server.channel import MIDDLING, SHORT, Direct
from sottovoce.server.serving import Server, config_of, listen
from sottovoce.server.world import World
from tests.server.nursery import settings_for
from tests.server.player import Guest, answer_to, told


class Sent:
    """A transport that keeps what it is given."""

    def __init__(self) -> None:
        self.data = b""

    def write(self, data: bytes) -> None:
        self.data += data


def sent(*messages: bytes) -> bytes:
    """Return what leaves for messages posted together."""
    channel = Direct.__new__(Direct)
    transport = Sent()
    channel.transport = transport  # type: ignore[assignment]
    channel.post(messages)
    return transport.data


def read_frame(reader: StreamReader) -> Frame:
    """Read a frame as any client would."""
    reading = Frame.parse(reader.read_exact, mask=False)
    try:
        next(reading)
    except StopIteration as done:
        frame: Frame = done.value
        return frame
    raise AssertionError("a frame is not whole")


@pytest.mark.parametrize("length", [0, 1, SHORT - 1, SHORT, SHORT + 1, MIDDLING - 1, MIDDLING, MIDDLING + 1])
def test_messages_of_every_length_are_read_as_they_were_posted(length: int) -> None:
    messages = (b"x" * length, b"{}", b"y" * length)
    reader = StreamReader()
    reader.feed_data(sent(*messages))
    reader.feed_eof()
    frames = [read_frame(reader) for _ in messages]
    assert [(frame.opcode, frame.fin, bytes(frame.data)) for frame in frames] == [
        (Opcode.TEXT, True, message) for message in messages
    ]


# ---------------------------------------------------------------- lines that have ended


async def come_and_go(guest: Guest, match: str) -> None:
    async with guest.sit(match) as socket:
        assert (await told(socket))["is"] == "welcome"
        assert (await answer_to(socket, do="undo", id="1", seen=0))["is"] == "refused"


async def lines_left(folder: Path, times: int) -> int:
    """Let somebody come and go so often, and return how many lines are still in memory."""
    settings = settings_for(f"sqlite+aiosqlite:///{folder}/matches.sqlite")
    app, listening = make_app(settings, World()), listen(settings.host, settings.port)
    server = Server(config_of(app, settings), app.state.house, "", lambda _: None)
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    guest = await Guest(f"http://127.0.0.1:{settings.port}", "anna").enter()
    opened = await guest.open("sonata", "me")
    gc.collect()
    gc.disable()
    try:
        for _ in range(times):
            await come_and_go(guest, opened["id"])
        await asyncio.sleep(0.2)
        return sum(type(thing) is Direct for thing in gc.get_objects())
    finally:
        gc.enable()
        gc.unfreeze()  # a server that starts has nothing looked through that was there before
        await guest.close()
        server.should_exit = True
        await serving


def test_a_line_that_has_ended_is_forgotten_without_anybody_looking_for_circles(tmp_path: Path) -> None:
    """Circles are looked for every ten minutes: who comes and goes must not fill the memory until then."""
    assert asyncio.run(lines_left(tmp_path, 20)) <= 1
