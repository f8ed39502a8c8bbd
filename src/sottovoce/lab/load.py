"""A load of people on a server, over the network like anybody else.

Open loop: moves are due on a schedule, whatever the answers; how long one waited for its
turn to be sent counts like the waiting for its answer. A move that is never answered is an
error, and counts with as long as it had waited at the end. All sockets are ours, each table
has two, and nobody looks on.
"""

from __future__ import annotations

import asyncio
import email
import gc
import os
import random
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

SETTLE = 2.0  # seconds between sitting down and the first move
PATIENCE = 30.0  # seconds that the last answers may take
_BUSY_LEVEL = "bot:level-5"
OPENING = 50  # tables that sit down at once


class Delays(msgspec.Struct, frozen=True):
    """Milliseconds that so many hundredths waited at most, with or without an answer at the end."""

    p50: float
    p95: float
    p99: float


class Load(msgspec.Struct, frozen=True, kw_only=True):
    """What a server held.

    `moves` are those acknowledged; `errors` counts moves refused or never answered, sockets that the
    server ended, and requests that failed; `lost` counts acknowledged moves that its records do not
    have; `stolen_percent` is the part of the processors' time that the machine's own host took for
    others meanwhile.
    """

    servers: int
    tables: int
    sockets: int
    moves: int
    moves_per_s: float
    ack_ms: Delays
    errors: int
    lost: int
    bytes_per_move: int
    rss_mb: float
    kb_per_table: float
    cpu_us_per_move: int
    stolen_percent: float

    @property
    def passed(self) -> bool:
        """Did it hold it without a fault?"""
        return not self.errors and not self.lost


class Choice(msgspec.Struct, gc=False):
    notation: str


class Shown(msgspec.Struct):
    """As much of a table as a player at random has to read."""

    number: int
    status: str
    offers: list[Choice]


class Told(msgspec.Struct):
    """As much of any message."""

    kind: str = msgspec.field(name="is")
    id: str = ""
    number: int = 0
    status: str = ""
    offers: list[Choice] = []
    shown: Shown | None = None


_read: msgspec.json.Decoder[Told] = msgspec.json.Decoder(Told)


class Caller:
    """Somebody with a session, by plain HTTP; in no thread of its own, which would make the sockets wait."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self._place = urlsplit(address)
        self._name = name
        self.cookie = ""

    async def enter(self) -> None:
        """Come in as a guest."""
        await self.ask("POST", "/api/guest", {"name": self._name})

    async def ask(self, method: str, path: str, body: object = None) -> bytes:
        """Return an answer, or raise."""
        async with asyncio.timeout(PATIENCE):
            answer = await self._exchange(self._request(method, path, body))
        head, _, text = answer.partition(b"\r\n\r\n")
        first, _, lines = head.partition(b"\r\n")
        if not first.partition(b" ")[2].startswith(b"2"):
            raise OSError(f"{method} {path}: {first.decode() or 'no answer'}")
        headers = email.message_from_bytes(lines)
        self.cookie = self.cookie or headers.get("Set-Cookie", "").partition(";")[0]
        return text

    def _request(self, method: str, path: str, body: object) -> bytes:
        data = b"" if body is None else msgspec.json.encode(body)
        lines = (
            f"{method} {path} HTTP/1.1",
            f"Host: {self._place.netloc}",
            "Connection: close",
            "X-Sottovoce: 1",
            "Content-Type: application/json",
            f"Content-Length: {len(data)}",
            f"Cookie: {self.cookie}",
        )
        return "\r\n".join((*lines, "", "")).encode() + data

    async def _exchange(self, request: bytes) -> bytes:
        reader, writer = await asyncio.open_connection(self._place.hostname, self._place.port)
        try:
            writer.write(request)
            return await reader.read()
        finally:
            writer.close()


class Seat:
    """One socket."""

    def __init__(self, table: Table, caller: Caller) -> None:
        self.table = table
        self.caller = caller
        self.offers: list[Choice] = []
        self.number = 0
        self.promised = 0
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def sit(self, match: str) -> None:
        """Open the socket and begin to read."""
        url = f"{self.caller.address.replace('http', 'ws', 1)}/api/matches/{match}/socket"
        headers = {"Cookie": self.caller.cookie}
        self._socket = await connect(
            url, additional_headers=headers, compression=None, open_timeout=PATIENCE, ping_interval=None
        )
        self._reading = asyncio.create_task(self._read(self._socket))

    async def get_up(self) -> None:
        """Close the socket."""
        if self._reading is not None and self._socket is not None:
            self._reading.cancel()
            await self._socket.close()

    async def send(self, id_: str, choice: str) -> None:
        """Ask for a decision."""
        assert self._socket is not None
        wish = {"do": "decide", "id": id_, "seen": self.number, "choice": choice}
        with suppress(WebSocketException):  # who reads this socket counts its end; the move stays unanswered
            await self._socket.send(msgspec.json.encode(wish), text=True)

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(WebSocketException, msgspec.DecodeError):
            async for data in socket:
                self.table.crowd.bytes += len(data)
                self.table.heed(self, _read.decode(data))
        # Who gets up cancels this; every other end is the server's doing, however politely it closes.
        self.table.crowd.errors += 1


class Table:
    """Two seats, and the match they play; when it is over they play another."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.match = ""
        callers = [
            Caller(crowd.address(number, place), f"Player {number}{side}") for place, side in enumerate("ab")
        ]
        self.seats = [Seat(self, caller) for caller in callers]
        self.chance = random.Random(number)
        self.due = 0.0
        self.waits = False  # for the answer to a move
        self._over = False
        self._busy = False  # a move is asked for, or another match is being opened
        self._count = 0

    async def sit_down(self) -> None:
        """Come in, and open the first match."""
        for seat in self.seats:
            await seat.caller.enter()
        await self.begin()

    async def begin(self) -> None:
        """Open a match and its sockets."""
        self.match = await self._open()
        self._over = self._busy = False
        for seat in self.seats:
            seat.promised, seat.offers = 0, []
        for seat in self.seats:
            await seat.sit(self.match)

    async def _open(self) -> str:
        first, second = (seat.caller for seat in self.seats)
        wanted = {"game": self.crowd.game, "seats": ["me", "open"]}
        opened = msgspec.json.decode(await first.ask("POST", "/api/matches", wanted))
        match = str(opened["id"])
        await second.ask("POST", f"/api/matches/{match}/join", {"invite": opened["invites"][0]["token"]})
        return match

    def heed(self, seat: Seat, told: Told) -> None:
        """Take in a message."""
        shown = told.shown or told
        if told.kind in ("welcome", "shown"):
            seat.number, seat.offers = shown.number, shown.offers
            self._over = self._over or shown.status == "over"
        elif told.kind == "ack":
            seat.promised += 1
            if self.waits:
                self.crowd.acknowledged(self)
            self.waits = False
        elif told.kind == "refused":
            self.crowd.errors += 1
            self.waits = False
        self._go_on()

    def _go_on(self) -> None:
        """Play on, or another match, when the last move is answered.

        The other player's socket may be read before that answer: what it has said is looked at again then.
        """
        if self.waits or self._busy:
            return
        if self._over:
            self._busy = True
            self.crowd.keep(asyncio.create_task(self._again()))
        elif self.seats[0].offers or self.seats[1].offers:
            self._busy = True
            self.crowd.ready(self)

    def move(self, due: float) -> None:
        """Let the mover decide, which was due at a time; from now on it is waited for."""
        self.due, self.waits, self._busy = due, True, False
        self.crowd.keep(asyncio.create_task(self._send()))

    async def _send(self) -> None:
        seat = next(seat for seat in self.seats if seat.offers)
        choice = self.chance.choice(seat.offers).notation
        seat.offers = []
        self._count += 1
        await seat.send(f"m{self._count}", choice)

    def give_up(self) -> None:
        """Wait no longer, and play no more."""
        self.waits, self._busy = False, True

    async def _again(self) -> None:
        await self.get_up()
        self.crowd.lost += await self.count_lost()
        await self.begin()

    async def count_lost(self) -> int:
        """Return how many acknowledged moves are missing from the players' own records."""
        missing = [seat.promised - await self._recorded(place) for place, seat in enumerate(self.seats)]
        return sum(max(0, number) for number in missing)

    async def _recorded(self, place: int) -> int:
        text = (await self.seats[place].caller.ask("GET", f"/api/matches/{self.match}/record")).decode()
        turns = [line.split() for line in text.partition("\n\n")[2].splitlines()]
        return sum(len(decided) for who, *decided in turns if who == str(place))

    async def get_up(self) -> None:
        for seat in self.seats:
            await seat.get_up()


class Crowd:
    """All tables, and the schedule of their moves."""

    def __init__(self, addresses: Sequence[str], game: str, tables: int, together: bool = False) -> None:
        self._addresses = [address.rstrip("/") for address in addresses]
        self._together = together
        self.servers = len(addresses)
        self.game = game
        self.tables = [Table(self, number) for number in range(tables)]
        self.delays: list[float] = []
        self.unanswered: list[float] = []
        self.errors = self.lost = self.bytes = 0
        self._ready: deque[Table] = deque()
        self._due: deque[float] = deque()
        self._kept: set[asyncio.Task[None]] = set()

    def address(self, table: int, place: int) -> str:
        """Return the server of a person: that of the table, or (not `together`) the next for each place."""
        return self._addresses[(table + (0 if self._together else place)) % len(self._addresses)]

    async def sit_down(self) -> None:
        """Let everybody take a seat."""
        for first in range(0, len(self.tables), OPENING):
            await asyncio.gather(*(table.sit_down() for table in self.tables[first : first + OPENING]))
        await asyncio.sleep(SETTLE)
        gc.collect()
        gc.freeze()  # what sits here for good is not to be gone through while answers wait
        self.bytes = 0

    async def run(self, rate: float, seconds: float, tell: Callable[[float], None]) -> float:
        """Let everybody play; return the seconds it took."""
        began = time.perf_counter()
        for move in range(round(rate * seconds)):
            due = began + move / rate
            if (pause := due - time.perf_counter()) > 0:
                await asyncio.sleep(pause)
            self._due.append(due)
            self._send_due()
            if move % max(1, round(rate)) == 0:
                tell((move + 1) / (rate * seconds))
        while self._is_waiting() and time.perf_counter() < began + seconds + PATIENCE:
            await asyncio.sleep(0.05)
        ended = time.perf_counter()
        self._give_up(ended)
        return ended - began

    def _is_waiting(self) -> bool:
        return bool(self._due) or any(table.waits for table in self.tables)

    def _give_up(self, now: float) -> None:
        """Count what was not answered, sent or not; an answer that comes later changes nothing."""
        waiting = [table for table in self.tables if table.waits]
        self.unanswered = [(now - due) * 1000 for due in (*self._due, *(table.due for table in waiting))]
        self.errors += len(self.unanswered)
        self._due.clear()
        for table in waiting:
            table.give_up()

    def ready(self, table: Table) -> None:
        """A table could move."""
        self._ready.append(table)
        self._send_due()

    def _send_due(self) -> None:
        while self._due and self._ready:
            self._ready.popleft().move(self._due.popleft())

    def acknowledged(self, table: Table) -> None:
        self.delays.append((time.perf_counter() - table.due) * 1000)

    def keep(self, task: asyncio.Task[None]) -> None:
        """Hold on to a task until it has ended; one that failed is an error."""
        self._kept.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._kept.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.errors += 1

    async def go_home(self) -> None:
        """Close all sockets, and look through the records for what is missing."""
        # Who is opening another match sits down first, or he would stay behind.
        await asyncio.gather(*self._kept, return_exceptions=True)
        await asyncio.gather(*(table.get_up() for table in self.tables))
        try:
            for table in self.tables:
                self.lost += await table.count_lost()
        except OSError:
            self.errors += 1  # a server that does not hand out one record is not asked for the others


async def keep_busy(address: str, number: int) -> None:
    """Play against the strongest bot, one match after the other, as fast as it answers."""
    caller = Caller(address, f"Busy {number}")
    await caller.enter()
    chance = random.Random(number)
    while True:
        wanted = {"game": "venice", "seats": ["me", _BUSY_LEVEL]}
        opened = msgspec.json.decode(await caller.ask("POST", "/api/matches", wanted))
        url = f"{address.replace('http', 'ws', 1)}/api/matches/{opened['id']}/socket"
        count = 0
        async with connect(url, additional_headers={"Cookie": caller.cookie}, compression=None) as line:
            async for data in line:
                told = msgspec.json.decode(data)
                shown = told.get("shown", told)
                if shown.get("status") == "over":
                    break
                if shown.get("offers"):
                    count += 1
                    choice = chance.choice(shown["offers"])["notation"]
                    wish = {"do": "decide", "id": f"b{count}", "seen": shown["number"], "choice": choice}
                    await line.send(msgspec.json.encode(wish), text=True)


class Use(msgspec.Struct, frozen=True):
    """What a process has used: memory in MB, seconds of processor time."""

    memory: float
    cpu: float


def use_of(process: int) -> Use:
    """Return what a process has used; nothing where the system does not tell."""
    about = Path(f"/proc/{process}")
    if not about.exists():
        return Use(0.0, 0.0)
    fields = dict(line.split(":", 1) for line in (about / "status").read_text(encoding="ascii").splitlines())
    times = (about / "stat").read_text(encoding="ascii").rpartition(")")[2].split()
    ticks = int(times[11]) + int(times[12])
    return Use(int(fields["VmRSS"].split()[0]) / 1024, ticks / os.sysconf("SC_CLK_TCK"))


class Ticks(msgspec.Struct, frozen=True):
    """How much time the processors have had since the machine started, and what its host took of it."""

    all: int
    stolen: int


def ticks(about: Path = Path("/proc/stat")) -> Ticks:
    """Return the ticks so far; none where the system does not tell."""
    if not about.exists():
        return Ticks(0, 0)
    spent = [int(number) for number in about.read_text(encoding="ascii").split("\n", 1)[0].split()[1:9]]
    return Ticks(sum(spent), spent[7])


def stolen_percent(before: Ticks, after: Ticks) -> float:
    """Return which part of the time between the host took."""
    return round(100 * (after.stolen - before.stolen) / max(1, after.all - before.all), 1)


def summarise(crowd: Crowd, seconds: float, uses: tuple[Use, Use, Use], stolen: float) -> Load:
    """Return the figures; `uses` are the server's when empty, before the first move, at the end."""
    empty, seated, at_end = uses
    moves, tables = len(crowd.delays), len(crowd.tables)
    return Load(
        servers=crowd.servers,
        tables=tables,
        sockets=2 * tables,
        moves=moves,
        moves_per_s=round(moves / seconds, 1),
        ack_ms=percentiles(crowd.delays + crowd.unanswered),
        errors=crowd.errors,
        lost=crowd.lost,
        bytes_per_move=crowd.bytes // max(1, moves),
        rss_mb=round(at_end.memory, 1),
        kb_per_table=round((at_end.memory - empty.memory) * 1024 / tables, 1),
        cpu_us_per_move=round((at_end.cpu - seated.cpu) * 1_000_000 / max(1, moves)),
        stolen_percent=stolen,
    )


def percentiles(delays: list[float]) -> Delays:
    """Return the usual three."""
    ordered = sorted(delays) or [0.0]

    def within(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)

    return Delays(within(0.50), within(0.95), within(0.99))
