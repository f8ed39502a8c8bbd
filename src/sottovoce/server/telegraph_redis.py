"""The line between servers by way of Redis: published by each, heard by all."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from sottovoce.server.telegraph import Heard, Wire

logger = logging.getLogger(__name__)

CHANNEL = "sottovoce"
PAUSE = 0.5  # seconds before something that broke is tried again


class ByRedis:
    """By publishing and subscribing. Both tasks are started again whenever they break."""

    alone = False

    def __init__(self, url: str, sender: str) -> None:
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
        while True:
            redis = Redis.from_url(self._url)
            try:
                await work(redis)
            except (RedisError, OSError) as error:
                logger.warning("the line to the other servers broke: %s", type(error).__name__)
            finally:
                await redis.aclose()
            await asyncio.sleep(PAUSE)

    async def _publish(self, redis: Redis) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            wire = Wire(self._sender, self._rows, self._said)
            self._rows, self._said = {}, {}
            await redis.publish(CHANNEL, msgspec.msgpack.encode(wire))

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
