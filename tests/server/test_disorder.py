"""Messages doubled, reordered, delayed and stale: each decision counts once, or is refused with a reason."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from sottovoce.core.record import parse_record, replay
from sottovoce.games import registry
from sottovoce.trials.faults.nonsense import GOOD, nonsense
from tests.conftest import counts
from tests.server.nursery import nursery, settings_for
from tests.server.player import Guest, Json, say, told

AT_ONCE = 8
REASONS = {"stale", "not-your-turn", "not-allowed-now", "nothing-to-undo", "match-over", "bad-notation"}


class Disorder:
    """Two people at one match, between them a line that loses all order."""

    def __init__(self, guests: list[Guest], match: str, seed: int) -> None:
        self.guests = guests
        self.match = match
        self.chance = random.Random(seed)
        self.sent = 0
        self.ids = 0
        self.old: list[list[Json]] = [[], []]
        self.answered: list[dict[str, str]] = [{}, {}]
        self.kept: list[list[str]] = [[], []]
        self.shown: list[Json] = [{}, {}]

    async def play(self) -> int:
        """Play a match to its end; return how many messages were sent."""
        first, second = self.guests
        async with first.sit(self.match) as one, second.sit(self.match) as other:
            sockets = [one, other]
            for seat in (0, 1):
                self.shown[seat] = (await told(sockets[seat]))["shown"]
            while self.shown[0]["status"] != "over":
                mover = self.shown[0]["mover"]
                await self._send(sockets[mover], mover, self._bag(mover))
                await self._catch_up(sockets)
        await self._check()
        return self.sent

    def _bag(self, mover: int) -> list[Json]:
        """One good decision among everything that can go wrong on the way, in any order."""
        shown, chance = self.shown[mover], self.chance
        good = self._wish(mover, chance.choice(shown["offers"])["notation"], shown["number"])
        bag = [good, good]  # doubled
        bag += chance.sample(self.old[mover], min(3, len(self.old[mover])))  # long delayed
        bag.append(self._wish(mover, good["choice"], max(0, shown["number"] - 1)))  # stale
        bag.append(self._wish(mover, good["choice"], shown["number"] + 1))  # from the future
        bag.append(self._wish(mover, "nonsense", shown["number"]))
        if shown["undo"] and chance.random() < 0.3:
            bag.append({**self._wish(mover, "", shown["number"]), "do": "undo"})
            del bag[-1]["choice"]
        chance.shuffle(bag)
        self.old[mover].append(good)
        return bag

    def _wish(self, mover: int, choice: str, seen: int) -> Json:
        self.ids += 1
        return {"do": "decide", "id": f"{mover}-{self.ids}", "choice": choice, "seen": seen}

    async def _send(self, socket: ClientConnection, mover: int, bag: list[Json]) -> None:
        for wish in bag:
            await say(socket, **wish)
        self.sent += len(bag)
        waiting = len(bag)
        while waiting:
            message = await told(socket)
            if message["is"] == "shown":
                self.shown[mover] = message
            else:
                self._answered(mover, message, {wish["id"]: wish for wish in bag})
                waiting -= 1

    def _answered(self, mover: int, message: Json, bag: dict[str, Json]) -> None:
        wish, answers = bag[message["id"]], self.answered[mover]
        if message["is"] == "ack":
            if answers.get(wish["id"]) != "ack" and wish["do"] == "undo":
                self.kept[mover].pop()
            elif answers.get(wish["id"]) != "ack":
                self.kept[mover].append(wish["choice"])
            answers[wish["id"]] = "ack"
        else:
            assert message["key"] in REASONS, message
            assert answers.get(wish["id"]) != "ack", "acknowledged once, then refused"

    async def _catch_up(self, sockets: list[ClientConnection]) -> None:
        """Ask both for the time: whatever was shown before has then arrived."""
        for seat, socket in enumerate(sockets):
            await say(socket, do="ping", at=self.sent)
            while (message := await told(socket))["is"] != "pong":
                assert message["is"] == "shown"
                self.shown[seat] = message

    async def _check(self) -> None:
        text = (await self.guests[0].get(f"/api/matches/{self.match}/record")).text
        record = parse_record(text)
        replay(registry.get("venice"), record)
        for seat in (0, 1):
            decided = [decision.text for decision in record.decisions if decision.seat == seat]
            assert decided == self.kept[seat]


async def play_until(base: str, number: int, wanted: int) -> int:
    """Play one match after the other until so many messages were sent."""
    guests = [await Guest(base, f"d{number}{side}").enter() for side in "ab"]
    sent = 0
    while sent < wanted:
        opened = await guests[0].open("venice", "me", "open")
        await guests[1].join(opened["id"], opened["invites"][0]["token"])
        sent += await Disorder(guests, opened["id"], seed=number * 1000 + sent).play()
    for guest in guests:
        await guest.close()
    return sent


def test_each_decision_counts_once_or_is_refused_with_a_reason(tmp_path: Path) -> None:
    wanted = counts(20_000, 200_000)
    settings = settings_for(f"sqlite+aiosqlite:///{tmp_path}/matches.sqlite")

    async def work() -> list[int]:
        base = f"http://127.0.0.1:{settings.port}"
        return await asyncio.gather(*(play_until(base, n, wanted // AT_ONCE) for n in range(AT_ONCE)))

    with nursery() as servers:
        servers.start(settings)
        assert sum(asyncio.run(work())) >= wanted


# ---------------------------------------------------------------- nonsense


MEANT = [*GOOD, b'{"do":"say","id":"d","text":"good evening"}']


@pytest.mark.parametrize("watching", [False, True], ids=["player", "spectator"])
def test_nonsense_is_answered_and_changes_nothing_it_should_not(tmp_path: Path, watching: bool) -> None:
    settings = settings_for(f"sqlite+aiosqlite:///{tmp_path}/matches.sqlite")
    wanted = counts(10_000, 500_000)

    async def work() -> None:
        base = f"http://127.0.0.1:{settings.port}"
        anna, boris = [await Guest(base, name).enter() for name in ("anna", "boris")]
        opened = await anna.open("venice", "me", "open")
        match = opened["id"]
        await boris.join(match, opened["invites"][0]["token"])
        carla = await Guest(base, "carla").enter() if watching else anna
        await _flood(carla, match, opened["watch"] if watching else "", wanted)
        async with anna.sit(match) as socket:
            shown: Any = (await told(socket))["shown"]
        assert shown["status"] == "running"
        text = (await anna.get(f"/api/matches/{match}/record")).text
        assert parse_record(text).reader == 0
        assert (await anna.get("/health")).status_code == 200
        for guest in {anna, boris, carla}:
            await guest.close()

    with nursery() as servers:
        servers.start(settings)
        asyncio.run(work())


async def _flood(guest: Guest, match: str, watch: str, wanted: int) -> None:
    """Send nonsense; every message is answered, or ends the socket when it is no text at all."""
    chance = random.Random(3)
    sent = 0
    while sent < wanted:
        async with guest.sit(match, watch=watch) as socket:
            assert (await told(socket))["is"] == "welcome"
            for _ in range(50):
                data = nonsense(chance, MEANT)
                await socket.send(data if chance.random() < 0.1 else data.decode("utf-8", "replace"))
                sent += 1
            await say(socket, do="ping", at=sent)
            while True:
                message = await told(socket)
                assert message["is"] in ("pong", "ack", "refused", "heard", "shown")
                if message["is"] == "pong" and message["at"] == sent:
                    break
