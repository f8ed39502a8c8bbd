"""The line between servers by way of Redis: published by each, heard by all."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from sottovoce.server.chores import over_and_over
from sottovoce.server.telegraph import Heard, Wire
from sottovoce.store.errors import NotRedis

logger = logging.getLogger(__name__)

CHANNEL = "sottovoce"
PAUSE = 0.5  # seconds before something that broke is tried again
MOST_KEPT = 10_000  # matches that are remembered while nobody can be told of them


def check(url: str) -> None:
    """Refuse a URL by which no connection could even be tried."""
    try:
        Redis.from_url(url).connection_pool.make_connection()  # type: ignore[no-untyped-call]
    except (ValueError, TypeError):  # from None: what they say may hold a password
        raise NotRedis() from None


class ByRedis:
    """By publishing and subscribing. Both tasks are started again whenever they break, by whatever."""

    alone = False

    def __init__(self, url: str, sender: str) -> None:
        check(url)
        self._url = url
        self._sender = sender
        self._rows: dict[str, int] = {}
        self._said: dict[str, int] = {}
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def tell_row(self, match: str, number: int) -> None:
        self._rows[match] = number
        self._news.set()

    def tell_said(self, match: str, number: int) -> None:
        self._said.setdefault(match, number)  # who hears it asks for all from there on
        self._news.set()

    async def start(self, heard: Heard) -> None:
        works = (self._publish, lambda redis: self._listen(redis, heard))
        self._tasks = [asyncio.create_task(self._for_ever(work)) for work in works]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _for_ever(self, work: Callable[[Redis], Awaitable[None]]) -> None:
        async def once() -> None:
            try:
                async with Redis.from_url(self._url) as redis:
                    await work(redis)
            except RedisError as error:  # has its own errors for what everybody knows by another name
                raise ConnectionError from error

        await over_and_over(once, PAUSE, "the line to the other servers broke")

    async def _publish(self, redis: Redis) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            wire = Wire(self._sender, self._rows, self._said)
            self._rows, self._said = {}, {}
            try:
                await redis.publish(CHANNEL, msgspec.msgpack.encode(wire))
            except Exception:
                self._put_back(wire)
                raise

    def _put_back(self, wire: Wire) -> None:
        """Tell it later, with what is new by then; where it is too much, the others find it by comparing."""
        if len(self._rows) + len(wire.rows) < MOST_KEPT and len(self._said) + len(wire.said) < MOST_KEPT:
            self._rows = wire.rows | self._rows
            self._said = self._said | wire.said
        self._news.set()

    async def _listen(self, redis: Redis, heard: Heard) -> None:
        async with redis.pubsub() as line:
            await line.subscribe(CHANNEL)
            async for message in line.listen():
                if message["type"] == "message":
                    await self._hear(message["data"], heard)

    async def _hear(self, data: bytes, heard: Heard) -> None:
        try:
            wire = msgspec.msgpack.decode(data, type=Wire)
        except msgspec.MsgspecError:
            logger.warning("something on the line to the other servers makes no sense")
            return
        if wire.sender != self._sender:
            await heard(wire)
