"""An event loop whose time is made up: nobody waits, and the same seed gives the same order of everything.

When nothing is left to do now, the hands are put forward to whatever is due next. What would
run in a thread or another process runs at once.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import Executor
from contextvars import Context, ContextVar
from typing import Any, TypeVar, TypeVarTuple, Unpack

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

_CLEARING = 10.0  # made-up seconds for what broken-off work still does

owner: ContextVar[Owner | None] = ContextVar("owner", default=None)


class StandsStill(Exception):
    """Everybody waits and nothing is due: what was to happen can never happen."""


class Owner:
    """Whatever runs on behalf of one server, so that all of it can be ended at a stroke."""

    def __init__(self) -> None:
        self._tasks: dict[asyncio.Task[Any], None] = {}
        self._timers: list[asyncio.TimerHandle] = []
        self._most_timers = 500

    def took(self, task: asyncio.Task[Any]) -> None:
        self._tasks[task] = None
        task.add_done_callback(lambda done: self._tasks.pop(done, None))

    def set_timer(self, timer: asyncio.TimerHandle) -> None:
        self._timers.append(timer)
        if len(self._timers) > self._most_timers:
            now = asyncio.get_running_loop().time()
            self._timers = [one for one in self._timers if one.when() >= now and not one.cancelled()]
            self._most_timers = 500 + 2 * len(self._timers)

    async def end(self) -> None:
        """End everything: what was to come does not, what runs is broken off and clears up after itself."""
        for timer in self._timers:
            timer.cancel()
        while tasks := [task for task in self._tasks if not task.done()]:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
            clearing = [task for task in self._tasks if not task.done()]
            if clearing:
                await asyncio.wait(clearing, timeout=_CLEARING)


class _Hands(selectors.DefaultSelector):
    """In place of waiting for files, puts the clock forward."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise StandsStill()
        self.passed += max(0.0, timeout)
        return []


class MadeUpLoop(asyncio.SelectorEventLoop):
    """The loop."""

    def __init__(self) -> None:
        self._hands = _Hands()
        super().__init__(self._hands)
        self.set_task_factory(_make_task)  # type: ignore[arg-type]

    def time(self) -> float:
        return self._hands.passed

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        timer = super().call_at(when, callback, *args, context=context)
        if (whose := owner.get()) is not None:
            whose.set_timer(timer)
        return timer

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[Unpack[Ts]], T], *args: *Ts
    ) -> asyncio.Future[T]:
        """Do it here and now: there are no threads."""
        future: asyncio.Future[T] = self.create_future()
        try:
            future.set_result(func(*args))
        except Exception as error:
            future.set_exception(error)
        return future


def _make_task(loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, T], **more: Any) -> asyncio.Task[T]:
    task = asyncio.Task(work, loop=loop, **more)
    context: Context | None = more.get("context")
    whose = owner.get() if context is None else context.run(owner.get)
    if whose is not None:
        whose.took(task)
    return task


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run some work to its end in made-up time."""
    loop = MadeUpLoop()
    troubles: list[Mapping[str, Any]] = []
    loop.set_exception_handler(lambda _, trouble: troubles.append(trouble))
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        answer = runner.run(work)
    if troubles:
        raise AssertionError(f"nobody looked at a task that failed: {troubles[0]}")
    return answer
