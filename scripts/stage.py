"""A real server whose cards are the same every time, and hands that play at it: for pictures of the page."""

from __future__ import annotations

import asyncio
import tempfile
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext

from sottovoce import bots
from sottovoce.matches import Change, Match
from sottovoce.server.app import House, make_app
from sottovoce.server.serving import Server, address_of, config_of, listen
from sottovoce.server.settings import Settings
from sottovoce.server.world import World
from sottovoce.store import default_url

PAGE = {"X-Sottovoce": "1"}
PATIENCE = 60.0  # seconds for one decision

Enough = Callable[[Match], bool]


class SameWorld(World):
    """The real one, but for the secrets: they come in the same order every time."""

    def __init__(self) -> None:
        self._told = 0

    def secret(self) -> str:
        self._told += 1
        return sha256(f"a picture, {self._told}".encode()).hexdigest()


class Stage:
    """A running server, seen from outside and from behind."""

    def __init__(self, address: str, house: House, loop: asyncio.AbstractEventLoop) -> None:
        self.address = address
        self._house = house
        self._loop = loop

    def open_match(self, people: list[BrowserContext], game: str, **options: str) -> str:
        """Open a match for the first, and let the others sit down."""
        terms = {"game": game, "options": options, "seats": ["me", *["open"] * (len(people) - 1)]}
        opened = self._post(people[0], "/api/matches", terms)
        for guest, invite in zip(people[1:], opened["invites"], strict=True):
            self._post(guest, f"/api/matches/{opened['id']}/join", {"invite": invite["token"]})
        return str(opened["id"])

    def enter(self, person: BrowserContext, name: str) -> None:
        """Let somebody become a guest."""
        self._post(person, "/api/guest", {"name": name})

    def _post(self, person: BrowserContext, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = person.request.post(self.address + path, data=body, headers=PAGE)
        assert answer.ok, answer.text()
        return dict(answer.json())

    def play(self, match: str, bot: str, enough: Enough) -> None:
        """Let a bot decide for every seat until it is enough, or the match is over."""
        while self._do(self._play_one(match, bot, enough)):
            pass

    async def _play_one(self, name: str, bot: str, enough: Enough) -> bool:
        match = (await self._house.tables.room(name)).match
        if match.over or enough(match):
            return False
        seat, number = match.mover, match.number
        chosen = bots.make(bot, match.game, number).choose(match.view(seat))
        notation = match.game.notation(chosen)

        def decide(match: Match) -> Change:
            return match.decide(seat, notation, match.shown(seat))

        await self._house.tables.change(name, f"stage.{number}", decide)
        return True

    def _do(self, work: Coroutine[Any, Any, bool]) -> bool:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)


@contextmanager
def staged() -> Iterator[Stage]:
    """A server on a fresh folder, in a thread of its own, for as long as it is needed."""
    with tempfile.TemporaryDirectory(prefix="sottovoce-stage-") as folder:
        settings = Settings(database=default_url(Path(folder)))
        listening = listen(settings.host, 0)
        app = make_app(settings, SameWorld())
        loops: list[asyncio.AbstractEventLoop] = []
        opened = threading.Event()

        def ready(_: str) -> None:
            loops.append(asyncio.get_running_loop())
            opened.set()

        address = address_of(settings.host, listening)
        server = Server(config_of(app, settings), app.state.house, address, ready)
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        opened.wait(PATIENCE)
        try:
            yield Stage(address.rstrip("/"), app.state.house, loops[0])
        finally:
            server.should_exit = True
            thread.join()
