"""The server put together: what it is made of, how it opens and how it closes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from sottovoce import __version__
from sottovoce.core.errors import Refusal
from sottovoce.matches.clock import SECOND
from sottovoce.server import lessons_http, matches_http, pages, people_http, wire
from sottovoce.server.answers import Handlers
from sottovoce.server.carrying import Carrier
from sottovoce.server.chores import over_and_over
from sottovoce.server.errors import NotAllowed
from sottovoce.server.farewell import Farewell
from sottovoce.server.keeper import Keeper
from sottovoce.server.limits import Buckets
from sottovoce.server.metrics import CONTENT_TYPE, Metrics
from sottovoce.server.others import Others
from sottovoce.server.people import Reception
from sottovoce.server.security import Door, Guard, is_local
from sottovoce.server.settings import Settings
from sottovoce.server.tables import Tables
from sottovoce.server.telegraph import telegraph_for
from sottovoce.server.world import World
from sottovoce.store import Database
from sottovoce.store.leases import Leases
from sottovoce.store.personal import Personal
from sottovoce.store.upkeep import Upkeep

GOODBYE = 2.0  # seconds for everybody to be told
TICK = 0.02
CLOCK = 0.1
TRUSTED = SECOND  # so long what was found about the disk is believed
SCHEMA = "/api/schema"


class House:
    """Everything a server is made of."""

    def __init__(self, settings: Settings, world: World) -> None:
        self.settings = settings
        self.world = world
        self.database = Database(settings.database)
        self.tables = Tables(self.database, world)
        self.others = Others(self.tables, telegraph_for(settings.redis, world))
        self.keeper = Keeper(self.tables, self.database, settings.bot_workers)
        self.reception = Reception(self.database, world, settings)
        self.personal = Personal(self.database)
        self.farewell = Farewell(self.tables, self.reception, self.personal)
        self.carrier = Carrier(self.tables, self.reception, self.personal)
        self.upkeep = Upkeep(self.database)
        self._mark = world.name()  # a lease of nothing, claimed to see whether it can be
        self._leases = Leases(self.database, self._mark)
        self._tried = -TRUSTED
        self._writes = False
        self.often = Buckets(settings.limits.socket, settings.limits.remembered)
        self.shelf = pages.Shelf(pages.web_folder())
        self.metrics = Metrics()
        self.tables.log.on_commit = self.metrics.committed
        self.door = Door()
        self.metrics.watch("sottovoce_sockets", "Open sockets", lambda: len(list(self.tables.everybody())))
        self.metrics.watch("sottovoce_matches", "Matches in memory", self.tables.loaded)

    # ------------------------------------------------------------ opening and closing

    @asynccontextmanager
    async def opened(self, _: Litestar) -> AsyncIterator[None]:
        """Keep the house open while the server runs; on leaving, what was begun is finished."""
        await self.database.open()
        await self.others.start()
        await self.keeper.start()
        clearing = over_and_over(
            self.clear_away, self.settings.keeping.every / SECOND, "clearing away failed"
        )
        chores = [asyncio.create_task(work) for work in (clearing, self._watch_the_clock())]
        try:
            yield
        finally:
            await self.say_goodbye()
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await self.keeper.stop()
            await self.tables.log.drain()
            await self.others.stop()
            self.reception.close()
            await self.database.close()

    async def say_goodbye(self) -> None:
        """Let nobody in any more, and tell everybody at a socket to come back."""
        if self.door.closed:
            return
        self.door.closed = True
        bye = wire.encode(wire.Bye("closing", again=True))
        listeners = list(self.tables.everybody())
        for listener in listeners:
            listener.put(bye)
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                while any(listener.outbox for listener in listeners):
                    await asyncio.sleep(TICK)

    # ------------------------------------------------------------ clearing away

    async def _watch_the_clock(self) -> None:
        """Measure how late we are: a server that has too much to do is late before it is slow."""
        while True:
            due = time.perf_counter() + CLOCK
            await asyncio.sleep(CLOCK)
            self.metrics.late(time.perf_counter() - due)

    async def clear_away(self) -> None:
        """Delete what has run out, and unfinished matches among guests that nobody has touched for long."""
        now = self.world.now()
        matches = await self.tables.lobby.clear_away(now - self.settings.keeping.guest_match)
        for match in matches:
            await self.tables.look_again(match)
        self.metrics.cleared(await self.upkeep.clear(now), len(matches))

    async def is_well(self) -> bool:
        """Can something be written down, and is the door open? Who asks often is told what was so lately."""
        now = self.world.now()
        if not self._tried <= now < self._tried + TRUSTED:
            self._tried, self._writes = now, await self._can_write(now)
        return self._writes and not self.door.closed

    async def _can_write(self, now: int) -> bool:
        """Write something real: a disk that is full, or can only be read, still answers questions."""
        try:
            return await self._leases.claim(self._mark, now, now)
        except (SQLAlchemyError, OSError):
            return False


class Health(msgspec.Struct, frozen=True):
    """Whether the server works."""

    well: bool
    version: str


@get("/health", include_in_schema=False)
async def health(house: NamedDependency[House]) -> Response[Health]:
    """Say whether the server works."""
    well = await house.is_well()
    return Response(Health(well, __version__), status_code=200 if well else 503)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Response[bytes]:
    """Tell the numbers, to callers on the same machine only."""
    if not is_local(request.scope):
        raise NotAllowed()
    return Response(house.metrics.text(), media_type=CONTENT_TYPE)


def make_app(settings: Settings, world: World) -> Litestar:
    """Return a server, ready to be run."""
    house = House(settings, world)
    handlers = Handlers(world, settings.limits.body)
    app = Litestar(
        route_handlers=[
            *matches_http.routes,
            *lessons_http.routes,
            *people_http.routes,
            *pages.routes,
            health,
            metrics,
        ],
        dependencies=_dependencies(house),
        exception_handlers={
            Refusal: handlers.refused,
            HTTPException: handlers.failed,
            Exception: handlers.broke,
        },
        lifespan=[house.opened],
        openapi_config=OpenAPIConfig(
            "Sottovoce",
            __version__,
            path=SCHEMA,
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        request_max_body_size=settings.limits.body,
        logging_config=None,
        debug=False,
    )
    app.state.house = house
    # Around everything: what is not found or not allowed must pass the guard too.
    app.asgi_handler = Guard(app.asgi_handler, settings, world, house.metrics, house.door, house.shelf.policy)
    return app


def _dependencies(house: House) -> dict[str, Provide]:
    """Return what routes may ask for, by name."""
    things: Sequence[tuple[str, object]] = (
        ("house", house),
        ("settings", house.settings),
        ("tables", house.tables),
        ("reception", house.reception),
        ("personal", house.personal),
        ("farewell", house.farewell),
        ("carrier", house.carrier),
        ("shelf", house.shelf),
        ("often", house.often),
    )
    given = {name: Provide(_giver(thing), sync_to_thread=False) for name, thing in things}
    return {**given, "someone": Provide(people_http.tell_who)}


def _giver(thing: object) -> Any:
    def give() -> Any:
        return thing

    return give
