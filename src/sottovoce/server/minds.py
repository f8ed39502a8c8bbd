"""The bots' worker processes: the more bots are asked at once, the briefer each thinks."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_int
from time import monotonic

from sottovoce.core.view import View
from sottovoce.server.mind import settle, think

logger = logging.getLogger(__name__)

LAST_THOUGHT = 3.0  # seconds


class Minds:
    """Worker processes in which bots think; they are started when they are first needed."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._context = multiprocessing.get_context("spawn")
        self._asking = self._context.RawValue(c_int, 0)
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, game: str, bot: str, view: View, seed: int) -> str:
        """Return what a bot decides from a view, in notation."""
        self._asking.value += 1
        try:
            return await self._ask(game, bot, view, seed)
        finally:
            self._asking.value -= 1

    async def _ask(self, game: str, bot: str, view: View, seed: int) -> str:
        loop = asyncio.get_running_loop()
        pool = self._running()
        try:
            return await loop.run_in_executor(pool, think, game, bot, view, seed, monotonic())
        except BrokenProcessPool:
            logger.error("a bot's worker died; another is started")
            if self._pool is pool:
                self._pool = None
            return await loop.run_in_executor(self._running(), think, game, bot, view, seed, monotonic())

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            told = (self._asking, self._workers)
            self._pool = ProcessPoolExecutor(self._workers, self._context, initializer=settle, initargs=told)
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
