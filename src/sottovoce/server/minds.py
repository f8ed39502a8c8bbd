"""The bots' worker processes: the more bots are asked at once, the briefer each thinks."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_int
from functools import partial
from time import monotonic
from typing import TypeVar

from sottovoce.bots import together
from sottovoce.core.view import View
from sottovoce.games import registry
from sottovoce.server.mind import Answer, Rush, answer, settle, think, think_in_part

T = TypeVar("T")

logger = logging.getLogger(__name__)

LAST_THOUGHT = 3.0  # seconds


class Minds:
    """Worker processes in which bots think; they are started when they are first needed.

    Who asks alone is answered by all of them together, each with a tree of its own; when others ask too,
    each question has one.
    """

    def __init__(self, workers: int) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._rush = Rush(self._context.RawValue(c_int, 0), workers)
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, game: str, bot: str, view: View, seed: int) -> Answer:
        """Return what a bot decides from a view, and why."""
        self._rush.asking.value += 1
        try:
            if self._rush.is_quiet() and together.divisible(registry.get(game), bot, view):
                return await self._ask_together(game, bot, view, seed)
            return await self._ask(think, game, bot, view, seed)
        finally:
            self._rush.asking.value -= 1

    async def _ask_together(self, game: str, bot: str, view: View, seed: int) -> Answer:
        numbers = range(self._rush.workers)
        asked = [self._ask(think_in_part, game, bot, view, seed, number) for number in numbers]
        parts = await asyncio.gather(*asked)
        chosen = registry.get(game)
        return answer(chosen, together.put_together(chosen, bot, parts, seed))

    async def _ask(self, work: Callable[..., T], *told: object) -> T:
        """Have a worker do something; it is told when it was asked."""
        loop = asyncio.get_running_loop()
        pool = self._running()
        try:
            return await loop.run_in_executor(pool, partial(work, *told, monotonic()))
        except BrokenProcessPool:
            logger.error("a bot's worker died; another is started")
            if self._pool is pool:
                self._pool = None
            return await loop.run_in_executor(self._running(), partial(work, *told, monotonic()))

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            told = (self._rush.asking, self._rush.workers)
            self._pool = ProcessPoolExecutor(told[1], self._context, initializer=settle, initargs=told)
        return self._pool

    async def end(self) -> None:
        """Let the workers finish their thoughts; who does not end by himself is ended."""
        if self._pool is None:
            return
        ending = asyncio.create_task(asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True))
        await asyncio.wait([ending], timeout=LAST_THOUGHT)
        if not ending.done():
            for worker in multiprocessing.active_children():
                worker.kill()
            await ending
