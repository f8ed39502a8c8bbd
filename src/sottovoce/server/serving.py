"""Running a server in this process until somebody ends it; what was begun is finished first."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType

import uvicorn
from litestar import Litestar

from sottovoce.server.app import House, make_app
from sottovoce.server.channel import Direct
from sottovoce.server.settings import Settings
from sottovoce.server.world import World

PATIENCE = 5  # seconds that requests under way are given at the end
MOST_MESSAGE = 64 * 1024  # bytes; what is longer ends the socket before it is read
SWITCH = 0.0001  # seconds after which the thread that writes to disk may have a word
# Everybody waits while circles are looked for, so it is done among few objects at a time. How many
# there are is not what is counted, which is objects made less objects dropped: tables that change
# make as many as they drop, and 2,000 too many came to a pause of 50 ms (with 200: 5 ms). Among all
# there are (a third of a second with a thousand tables) we look ourselves.
NEVER = 1_000_000
GARBAGE = (200, 10, NEVER)
TIDYING = 10 * 60 * 10  # ticks of a tenth of a second between two looks among all
ANYWHERE = ("0.0.0.0", "::", "")

Ready = Callable[[str], None]


class Server(uvicorn.Server):
    """A server that says when it is ready, and at the end tells everybody to come back."""

    def __init__(self, config: uvicorn.Config, house: House, address: str, ready: Ready) -> None:
        super().__init__(config)
        self._house = house
        self._address = address
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.collect()
            gc.freeze()
            self._ready(self._address)

    async def on_tick(self, counter: int) -> bool:
        if counter % TIDYING == TIDYING - 1:
            gc.collect()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._house.say_goodbye()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal ends the server in peace, and with success; Ctrl-C again ends it at once."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens; port 0 takes any that is free. `OSError` where it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family)


def address_of(host: str, listening: socket.socket) -> str:
    """Return the address to type into a browser."""
    port = listening.getsockname()[1]
    name = "127.0.0.1" if host in ANYWHERE else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def serve(settings: Settings, listening: socket.socket, ready: Ready, world: World | None = None) -> None:
    """Serve until a signal comes."""
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*GARBAGE)
    app = make_app(settings, world or World())
    address = address_of(settings.host, listening)
    Server(config_of(app, settings), app.state.house, address, ready).run([listening])


def config_of(app: Litestar, settings: Settings) -> uvicorn.Config:
    """Return how uvicorn is to run the application."""
    return uvicorn.Config(
        app,
        ws=Direct,
        ws_max_size=MOST_MESSAGE,
        # Packed together, what somebody says could sound out what his neighbour is shown.
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,  # addresses hold the tokens of invitations
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=PATIENCE,
    )
