"""Thinking in worker processes: a request goes out as plain data, a thought comes back.

A request names everything a worker needs, so any worker of any server can answer it. For one
important decision several workers can think at once, each growing a tree of its own from a seed
of its own; what they found is put together (root parallel).
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context

import msgspec

from sottovoce.bots.levels import Level, manual
from sottovoce.bots.thinking import Thought, Weighed, by_ending, grown, in_the_eyes_of, pick, think
from sottovoce.core.chance import fast
from sottovoce.core.game import Game
from sottovoce.core.view import View
from sottovoce.games import registry


class Request(msgspec.Struct, frozen=True):
    """A question to a worker: which game, what the seat may know (`write_view`), who answers, by which lot.

    `cards` names the file of a card set, where the game is not played with its own.
    """

    game: str
    view: bytes
    level: str
    seed: int
    cards: str | None = None


def write_view(view: View) -> bytes:
    """Return a view as it is handed to a worker."""
    return msgspec.msgpack.encode(view)


def read_request(request: Request) -> tuple[Game, View]:
    """Return the game and the view that a request is about."""
    game = registry.get(request.game)
    if request.cards is not None:
        game = game.with_cards(request.cards)
    return game, msgspec.msgpack.decode(request.view, type=game.view)


def answer(request: Request) -> Thought:
    """Think about a request in this process."""
    game, view = read_request(request)
    of_game = manual(game.name)
    return think(game, view, of_game.levels[request.level], of_game, fast(request.seed))


class Pool:
    """Worker processes that think; each has read all games before its first request."""

    def __init__(self, workers: int = 2) -> None:
        self.workers = workers
        self._processes = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_get_ready)

    def answer(self, request: Request) -> Thought:
        """Let one worker think."""
        return self._processes.submit(answer, request).result()

    def answer_together(self, request: Request) -> Thought:
        """Let all workers think about the same decision, each from a seed of its own."""
        game, view = read_request(request)
        of_game = manual(game.name)
        level = of_game.levels[request.level]
        if level.kind != "search" or len(view.legal) == 1:
            return answer(request)
        ending = by_ending(in_the_eyes_of(level, game), view, of_game.search, fast(request.seed))
        if ending:
            return pick(ending, level, fast(request.seed))
        seeds = [_own_seed(request.seed, worker) for worker in range(self.workers)]
        parts = [msgspec.structs.replace(request, seed=seed) for seed in seeds]
        found = list(self._processes.map(_grow, parts))
        return _put_together(found, level, request.seed)

    def close(self) -> None:
        """Send the workers home."""
        self._processes.shutdown()


def _get_ready() -> None:
    for name in registry.names():
        registry.get(name)


def _own_seed(seed: int, worker: int) -> int:
    return int.from_bytes(sha256(f"sottovoce-worker-{worker}-{seed}".encode()).digest(), "big")


def _grow(request: Request) -> tuple[list[Weighed], int]:
    game, view = read_request(request)
    of_game = manual(game.name)
    return grown(game, view, of_game.levels[request.level], of_game, fast(request.seed))


def _put_together(found: list[tuple[list[Weighed], int]], level: Level, seed: int) -> Thought:
    """Add up the visits of all trees, and weigh their shares by them."""
    visits: dict[int, int] = {}
    shares: dict[int, float] = {}
    for weighed, _ in found:
        for each in weighed:
            visits[each.code] = visits.get(each.code, 0) + each.visits
            shares[each.code] = shares.get(each.code, 0.0) + max(1, each.visits) * each.share
    weight = {code: max(len(found), count) for code, count in visits.items()}
    merged = [Weighed(code, visits[code], shares[code] / weight[code]) for code in visits]
    return pick(merged, level, fast(seed), sum(iterations for _, iterations in found))
