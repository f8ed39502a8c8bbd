"""Sizes on the line: nothing is packed, so a frame is as long as what it says, whatever was said before."""

from __future__ import annotations

import asyncio
from pathlib import Path

import websockets

from tests.server.nursery import nursery, settings_for
from tests.server.player import Guest, say, told


def test_neither_socket_nor_http_packs_anything_even_when_asked_to(tmp_path: Path) -> None:
    """Packed with what one says himself, the size of an answer would tell what stands beside it."""
    settings = settings_for(f"sqlite+aiosqlite:///{tmp_path}/matches.sqlite")

    async def work() -> None:
        anna = await Guest(f"http://127.0.0.1:{settings.port}", "anna").enter()
        match = (await anna.open("sonata", "me"))["id"]
        cookie = "; ".join(f"{key}={value}" for key, value in anna.http.cookies.items())
        url = f"ws://127.0.0.1:{settings.port}/api/matches/{match}/socket"
        async with websockets.connect(
            url, additional_headers={"Cookie": cookie}, compression="deflate", max_size=2**22
        ) as socket:
            assert socket.protocol.extensions == []
            assert (await told(socket))["is"] == "welcome"
            await say(socket, do="ping", at=1)
            assert (await told(socket))["is"] == "pong"
        for path in (f"/api/matches/{match}", f"/api/matches/{match}/record", "/api/me/matches"):
            answer = await anna.get(path)
            assert answer.request.headers["accept-encoding"].startswith("gzip")
            assert "content-encoding" not in answer.headers
        await anna.close()

    with nursery() as servers:
        servers.start(settings)
        asyncio.run(work())
