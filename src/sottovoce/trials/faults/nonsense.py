"""Nonsense over the socket: all of it is answered, nothing changes by it, and memory stays bounded."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Iterable
from typing import Any

from websockets.asyncio.client import ClientConnection

from sottovoce.core.record import parse_record
from sottovoce.lab.load import use_of
from sottovoce.trials.faults.player import Broke, Guest, say, told
from sottovoce.trials.faults.trial import Ordeal

AT_ONCE = 8
BATCH = 50
MOST_GROWTH = 64  # MB that a server may hold more after all of it than after the first tenth
ANSWERS = ("pong", "ack", "refused")
NEWS = ("heard", "shown")
LAST = 10**6  # where the pings that end a batch begin: nonsense does not count so far

GOOD = [
    b'{"do":"decide","id":"a","seen":0,"choice":"throw"}',
    b'{"do":"decide","id":"b","seen":99999999999,"choice":"end"}',
    b'{"do":"undo","id":"c","seen":1}',
    b'{"do":"report","id":"e","number":1}',
    b'{"do":"keep-notes","id":"f","text":"[1]"}',
    b'{"do":"offer-draw","id":"g"}',
    b'{"do":"answer-draw","id":"h","accept":false}',
    b'{"do":"ask-rematch","id":"i"}',
    b'{"do":"come-back","id":"j"}',
    b'{"do":"ping","at":1,"lag":2}',
    b'{"do":"nothing"}',
    b'[[[[[["do"]]]]]]',
    b'{"do":"decide","do":"undo","id":null,"seen":-1,"choice":7}',
]


def nonsense(chance: random.Random, good: list[bytes]) -> bytes:
    """Return something like a message, or nothing like one."""
    data = bytearray(chance.choice(good))
    match chance.randrange(5):
        case 0:
            return bytes(data)
        case 1:
            return chance.randbytes(chance.randrange(200))
        case 2:
            for _ in range(chance.randrange(1, 4)):
                data[chance.randrange(len(data))] = chance.randrange(256)
            return bytes(data)
        case 3:
            return bytes(data[: chance.randrange(len(data))])
        case _:
            return bytes(data) * chance.randrange(1, 80)


async def fuzz(ordeal: Ordeal, count: int) -> dict[str, int]:
    """Send so much nonsense, from players and spectators at many sockets at once."""
    await asyncio.to_thread(ordeal.start)
    floods = [Flood(ordeal, number) for number in range(AT_ONCE)]
    try:
        return await _flood(ordeal, floods, -(-count // AT_ONCE))
    finally:
        for flood in floods:
            await flood.close()


async def _flood(ordeal: Ordeal, floods: list[Flood], each: int) -> dict[str, int]:
    for flood in floods:
        await flood.sit_down()
    await _together(flood.send(each // 10) for flood in floods)
    early = round(use_of(ordeal.process).memory)
    await _together(flood.send(each) for flood in floods)
    late = round(use_of(ordeal.process).memory)
    if late - early > MOST_GROWTH:
        raise Broke(f"the server's memory grew from {early} to {late} MB")
    for flood in floods:
        await flood.check()
    return {
        "messages": sum(flood.sent for flood in floods),
        "answers": sum(flood.answered for flood in floods),
        "memory early, MB": early,
        "memory at the end, MB": late,
    }


async def _together(works: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Do all of it at once; when something fails, nobody is left behind at an open socket."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Flood:
    """Somebody who sends nonsense to a match of his own, or to one that he watches."""

    def __init__(self, ordeal: Ordeal, number: int) -> None:
        self._ordeal = ordeal
        self._number = number
        self._chance = random.Random(f"{ordeal.seed} {number}")
        self._guests = [Guest(ordeal.base, f"n{number}{side}") for side in "abc"]
        self._match = self._watch = ""
        self.sent = 0
        self.answered = 0

    async def sit_down(self) -> None:
        anna, boris, carla = [await guest.enter() for guest in self._guests]
        opened = await anna.open("venice", "me", "open")
        self._match = opened["id"]
        await boris.join(self._match, opened["invites"][0]["token"])
        watching = self._number % 2 == 1
        self._sender, self._watch = (carla, opened["watch"]) if watching else (anna, "")

    async def send(self, wanted: int) -> None:
        """Send until so many were sent; each is answered once, and then they are let go on."""
        while self.sent < wanted:
            async with self._sender.sit(self._match, watch=self._watch) as socket:
                if (await told(socket))["is"] != "welcome":
                    raise Broke("nobody is welcomed any more")
                for _ in range(BATCH):
                    data = nonsense(self._chance, GOOD)
                    await socket.send(
                        data if self._chance.random() < 0.1 else data.decode("utf-8", "replace")
                    )
                await say(socket, do="ping", at=LAST + self.sent)
                answers = await hear_out(socket, LAST + self.sent)
                if answers != BATCH:
                    raise Broke(f"{BATCH} messages got {answers} answers")
            self.sent += BATCH
            self.answered += answers
            self._ordeal.tell(BATCH)

    async def check(self) -> None:
        """The match goes on as if nothing had been."""
        anna = self._guests[0]
        async with anna.sit(self._match) as socket:
            if (await told(socket))["shown"]["status"] != "running":
                raise Broke("nonsense has ended a match")
        parse_record(await anna.record(self._match))

    async def close(self) -> None:
        for guest in self._guests:
            await guest.close()


async def hear_out(socket: ClientConnection, last: int) -> int:
    """Return how many answers come before the one to the last ping."""
    answers = 0
    while True:
        message = await told(socket)
        if message["is"] not in (*ANSWERS, *NEWS):
            raise Broke(f"a strange answer: {message}")
        if message["is"] == "pong" and message["at"] == last:
            return answers
        answers += message["is"] in ANSWERS
