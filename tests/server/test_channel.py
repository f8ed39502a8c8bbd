"""What goes straight down a socket is what the standard says, whatever its length."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from sottovoce.server.channel import MIDDLING, SHORT, Direct


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
