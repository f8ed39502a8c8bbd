"""One made-up world: a few matches side by side, and everything that goes wrong around them."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from sottovoce.core.errors import Refusal
from sottovoce.core.view import option_choices, read_options
from sottovoce.games import registry
from sottovoce.matches import ByDays, ByMinutes, ClockTerms, NoClock
from sottovoce.server.opening import Joining, MatchOpened, NewMatch, Seated, join, open_match
from sottovoce.server.tables import Tables
from sottovoce.store import Database
from sottovoce.store.people import Someone
from sottovoce.trials.simulation import loop
from sottovoce.trials.simulation.disk import Disk
from sottovoce.trials.simulation.network import Broken, Weather
from sottovoce.trials.simulation.people import Player, Watcher
from sottovoce.trials.simulation.server import MadeUpWorld, Server
from sottovoce.trials.simulation.truth import Truth, Untrue, check_lists

T = TypeVar("T")

GAMES = 8  # matches side by side in one world
LONGEST = 1.5 * 3600  # made-up seconds after which a world must have ended
_TROUBLES = ("disk I/O error", "database or disk is full", "database is locked", "readonly database")
_BOT = "bot:level-1"


class Happened(msgspec.Struct, frozen=True):
    """What came to pass in a world: its digest stands for every byte that reached anybody, and every row."""

    digest: str
    games: dict[str, int]
    counts: dict[str, int]


class Failed(Exception):
    """A world in which something was not as it must be."""


class MadeUp:
    """A world from its seed."""

    def __init__(self, seed: str, games: int) -> None:
        self.chance = random.Random(seed)
        self.seed = seed
        self.games = games
        self.world = MadeUpWorld(seed)
        speed = self.chance.choice((0.0005, 0.005, 0.05))
        slow = random.Random(f"{seed} disk")
        self.disk = Disk(sha256(seed.encode()).hexdigest()[:16], lambda: speed * slow.expovariate(1.0))
        self.weather = Weather(self.chance)
        self.server = Server(self.disk, self.world, random.Random(f"{seed} server"))
        self.readers: dict[str, list[Watcher]] = {}
        self.kinds: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()

    async def run(self) -> Happened:
        """Let everything happen, then hold it against the truth."""
        self.disk.lay(await _template())
        await self.server.start()
        for number in range(self.games):
            await self._open(number)
        people = [reader.live() for readers in self.readers.values() for reader in readers]
        misfortune = asyncio.create_task(self._misfortune())
        try:
            async with asyncio.timeout(LONGEST):
                await asyncio.gather(*people)
                await self._bots_finish()
        except TimeoutError:
            self._check_server()
            for truth in self._truths():
                truth.check_written()
            raise Untrue(f"matches do not end: {self._unfinished()}") from None
        finally:
            misfortune.cancel()
        await self.server.close()
        return self._look_back()

    async def _bots_finish(self) -> None:
        """Where everybody has lost his seat, bots play on among themselves."""
        while self.disk.rows("SELECT 1 FROM matches WHERE status = 'running' AND id IN "
                             f"({', '.join('?' * len(self.readers))})", *self.readers):  # fmt: skip
            await asyncio.sleep(5)

    def _unfinished(self) -> list[str]:
        return [
            f"{match} (readers {[one.seat for one in readers if not one.done]})"
            for match, readers in self.readers.items()
            if not all(one.done for one in readers)
        ]

    # ------------------------------------------------------------ opening matches

    async def _open(self, number: int) -> None:
        chance = random.Random(f"{self.seed} match {number}")
        name = registry.names()[number % len(registry.names())]
        options = {one.name: chance.choice(one.choices) for one in option_choices(registry.get(name).options)}
        game = registry.get(name)
        count = len(game.seats(read_options(name, game.options, options)))
        seats = ["me", *(_BOT if chance.random() < 0.15 else "open" for _ in range(count - 1))]
        chance.shuffle(seats)
        wanted = NewMatch(
            game=name,
            options=options,
            seats=tuple(seats),
            clock=_clock(chance),
            on_time_out=chance.choice(("bot", "loss")),
            token=f"token{number}",
        )
        people = [Someone(f"person{number}-{seat}", f"Person {seat}", None, 0, 0) for seat in range(count)]
        opened = await self._insist(lambda tables: open_match(tables, wanted, people[seats.index("me")]))
        self.kinds[name] += 1
        await self._sit_down(opened, people, seats, chance)

    async def _sit_down(
        self, opened: MatchOpened, people: list[Someone], seats: list[str], chance: random.Random
    ) -> None:
        for ticket in opened.invites:
            wish = Joining(invite=ticket.token, token=f"of{ticket.seat}")
            await self._insist(_joining(opened.id, wish, people[ticket.seat]))
        pace, again = chance.choice((0.1, 1.0, 4.0)), chance.random() < 0.2
        readers: list[Watcher] = [
            Player(
                self.server, self.weather, opened.id, random.Random(f"{self.seed} {opened.id} {seat}"),
                people[seat], seat, pace, again,
            )
            for seat, kind in enumerate(seats) if kind != _BOT
        ]  # fmt: skip
        if chance.random() < 0.3:
            luck = random.Random(f"{self.seed} {opened.id} watcher")
            readers.append(Watcher(self.server, self.weather, opened.id, luck, opened.watch))
        self.readers[opened.id] = readers

    async def _insist(self, ask: Callable[[Tables], Awaitable[T]]) -> T:
        """Ask until there is an answer."""
        while True:
            try:
                return await self.server.ask(ask)
            except (Broken, SQLAlchemyError):
                await asyncio.sleep(1)
            except Refusal as refusal:
                if refusal.key != "not-written":
                    raise
                await asyncio.sleep(1)

    # ------------------------------------------------------------ what goes wrong

    async def _misfortune(self) -> None:
        """Let things go wrong for a while; then the weather clears up, so that everything can end."""
        kinds = [self._kill, self._close, self._break_disk, self._cut_one, self._cut_all, self._move_hands]
        chosen = self.chance.sample(kinds, self.chance.randrange(len(kinds) + 1))
        for _ in range(self.chance.randrange(40) if chosen else 0):
            await asyncio.sleep(self.chance.expovariate(1.0) * 8)
            await self.chance.choice(chosen)()
        await asyncio.sleep(300)
        self.weather.clear_up()

    async def _kill(self) -> None:
        await self.server.kill()
        await asyncio.sleep(self.chance.random() * 5)
        await self.server.start()

    async def _close(self) -> None:
        await self.server.close()
        await asyncio.sleep(self.chance.random() * 5)
        await self.server.start()

    async def _break_disk(self) -> None:
        self.counts["disk troubles"] += 1
        self.disk.broken = self.chance.choice(_TROUBLES)
        await asyncio.sleep(self.chance.random() * 15)
        self.disk.broken = ""

    async def _cut_one(self) -> None:
        self.server.cut_one()

    async def _cut_all(self) -> None:
        self.server.cut_all()

    async def _move_hands(self) -> None:
        self.counts["clock jumps"] += 1
        self.world.moved += int(self.chance.uniform(-40_000, 40_000))

    # ------------------------------------------------------------ looking back

    def _truths(self) -> list[Truth]:
        return [Truth(self.disk, match, readers) for match, readers in self.readers.items()]

    def _check_server(self) -> None:
        if self.server.troubles:
            raise Untrue(f"the server broke down: {self.server.troubles[0]}")

    def _look_back(self) -> Happened:
        self._check_server()
        truths = self._truths()
        for truth in truths:
            truth.check()
        check_lists(self.disk, truths)
        self._count(truths)
        return Happened(self._digest(truths), dict(self.kinds), dict(sorted(self.counts.items())))

    def _count(self, truths: list[Truth]) -> None:
        readers = [reader for truth in truths for reader in truth.readers]
        players = [reader for reader in readers if isinstance(reader, Player)]
        self.counts["rows"] = sum(len(truth.rows) for truth in truths)
        self.counts["lines"] = sum(reader.lines for reader in readers)
        self.counts["tables shown"] = sum(len(reader.shown) for reader in readers)
        self.counts["records read"] = sum(len(reader.records) for reader in readers)
        answers = [wish.answer for player in players for wish in player.wishes.values()]
        self.counts["acknowledged"] = answers.count("ack")
        self.counts["refused"] = len([answer for answer in answers if answer not in ("", "ack")])
        self.counts["servers killed"] = self.server.kills
        self.counts["servers closed"] = self.server.closings
        self.counts["writes refused by the disk"] = self.disk.refused
        changes = Counter(type(row.change).__name__ for truth in truths for row in truth.rows)
        self.counts["time-outs"], self.counts["taken back"] = changes["TimedOut"], changes["Undone"]

    def _digest(self, truths: list[Truth]) -> str:
        history = sha256()
        for truth in truths:
            history.update(msgspec.json.encode([truth.rows, truth.clients]))
            for reader in truth.readers:
                history.update(reader.history.digest())
        return history.hexdigest()


def _joining(match: str, wish: Joining, who: Someone) -> Callable[[Tables], Awaitable[Seated]]:
    return lambda tables: join(tables, match, wish, who)


def _clock(chance: random.Random) -> ClockTerms:
    return chance.choice((NoClock(), NoClock(), ByDays(1), ByMinutes(1, 0), ByMinutes(3, 2)))


async def _template() -> Disk:
    """Return a disk with empty tables; it is made once, because that takes its time."""
    if "template" not in _templates:
        disk = _templates["template"] = Disk("template", lambda: 0.0)
        database = Database(disk.url)
        await database.open()
        await database.close()
    return _templates["template"]


_templates: dict[str, Disk] = {}


def run_world(seed: int, number: int, games: int = GAMES) -> Happened:
    """Run one world of a seed to its end."""
    name = f"{seed} {number}"
    made_up: list[MadeUp] = []

    async def work() -> Happened:
        made_up.append(MadeUp(name, games))
        return await made_up[0].run()

    try:
        return loop.run(work())
    finally:
        for one in made_up:
            one.disk.scrap()
