"""Scripted people: they play by chance, change their minds, vanish and come back, and remember everything."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from sottovoce.core.errors import Refusal
from sottovoce.core.game import SPECTATOR
from sottovoce.server import moments
from sottovoce.server import socket as sockets
from sottovoce.server.moments import Written
from sottovoce.server.tables import Tables
from sottovoce.store.people import Someone
from sottovoce.trials.simulation.network import Broken, Line, Weather
from sottovoce.trials.simulation.server import Server

PATIENCE = 45.0  # seconds of silence after which somebody tries another line
AGAIN = ("not-written", "too-busy", "closing")  # what may be asked for again, under the same id
_RESIGNS, _LEAVES, _OFFERS, _UNDOES = 0.001, 0.004, 0.004, 0.12
_READS, _SOON = 0.05, 0.1  # how often somebody asks for the record, and within how many seconds


class Choice(msgspec.Struct, frozen=True):
    notation: str


class Seen(msgspec.Struct, frozen=True):
    """A table as it was sent: what is compared with the truth stays in the bytes that came."""

    number: int
    status: str
    frozen: bool
    seats: msgspec.Raw
    mover: int
    view: msgspec.Raw
    offers: msgspec.Raw
    undo: bool
    paragraph: str
    since: int
    steps: msgspec.Raw
    times: msgspec.Raw
    draw_offer: int
    rematch: tuple[int, ...]
    next: str
    result: msgspec.Raw
    lesson: int


class Told(msgspec.Struct, frozen=True):
    """As much of any message as is needed to tell them apart."""

    kind: str = msgspec.field(name="is")
    id: str = ""
    number: int = -1
    key: str = ""
    again: bool = False
    shown: Seen | None = None


class Wish(msgspec.Struct):
    """Something asked for, and what became of it: nothing yet, ``ack``, or the key of a refusal."""

    id: str
    what: dict[str, Any]
    asked: int
    answer: str = ""
    answered: int = 0

    @property
    def data(self) -> bytes:
        return msgspec.json.encode(self.what)


_told: msgspec.json.Decoder[Told] = msgspec.json.Decoder(Told)
_seen: msgspec.json.Decoder[Seen] = msgspec.json.Decoder(Seen)
_choices: msgspec.json.Decoder[list[Choice]] = msgspec.json.Decoder(list[Choice])
_steps: msgspec.json.Decoder[list[msgspec.Raw]] = msgspec.json.Decoder(list[msgspec.Raw])


class Watcher:
    """Somebody who looks on; he keeps what he was shown, and how it adds up."""

    def __init__(
        self, server: Server, weather: Weather, match: str, chance: random.Random, watch: str = ""
    ) -> None:
        self.match = match
        self.seat = SPECTATOR
        self.shown: list[Seen] = []
        self.steps: list[bytes] = []
        self.records: list[Written] = []
        self.over = False
        self.lines = 0
        self.history = sha256()
        self.complaints: list[str] = []
        self.sent_away = ""
        self._server = server
        self._weather = weather
        self._watch = watch
        self._someone: Someone | None = None
        self._chance = chance
        self._line: Line | None = None
        self._new_line = True
        self._reading: asyncio.Task[None] | None = None

    async def live(self) -> None:
        """Look on until the match is over, coming back whenever the line breaks."""
        while not self.done:
            try:
                self._come_in()
                await self._listen()
            except Broken:
                self._line = None
                await asyncio.sleep(0.05 + self._chance.random() * 3)
        if self._reading is not None:
            await self._reading

    @property
    def done(self) -> bool:
        return self.over or bool(self.sent_away)

    def _come_in(self) -> None:
        # Luck of its own: which of two lines a server serves first must not decide anything else.
        line = Line(self._weather, random.Random(self._chance.random()))
        seen = self.shown[-1].number if self.shown and self._chance.random() < 0.7 else -1
        self._server.connect(line, self._someone, self.match, self._watch, seen)
        self._line, self._new_line = line, True
        self.lines += 1

    async def _listen(self) -> None:
        while self._line is not None and not self.done:
            data = await self._line.hear(PATIENCE)
            self.history.update(f"{asyncio.get_running_loop().time():.6f} ".encode() + data)
            self._heed(_told.decode(data), data)

    def _may_read(self) -> None:
        """Now and then ask for the record, in a moment: just then something may be waiting to be written."""
        self._read_if(self._chance.random() < _READS)

    def _read_if(self, curious: bool) -> None:
        if curious and (self._reading is None or self._reading.done()):
            self._reading = asyncio.create_task(self._read(self._chance.random() * _SOON))

    async def _read(self, later: float) -> None:
        await asyncio.sleep(later)
        with suppress(Broken, Refusal, SQLAlchemyError):
            read = await self._server.ask(self._record)
            self.records.append(read)
            if read.number > (last := self._server.last_row(self.match)):
                self.complaints.append(
                    f"read a record of row {read.number}, when {last} was the last on disk"
                )

    async def _record(self, tables: Tables) -> Written:
        reader = await sockets.reader_of(tables, self.match, self._someone, self._watch)
        return await moments.record(tables, self.match, reader)

    def _heed(self, told: Told, data: bytes) -> None:
        match told.kind:
            case "welcome" if told.shown is not None:
                self._look(told.shown)
            case "shown":
                self._look(_seen.decode(data))
            case "bye":
                self.sent_away = "" if told.again else told.key
                raise Broken()

    def _look(self, seen: Seen) -> None:
        if not self._new_line and self.shown and seen.number <= self.shown[-1].number:
            self.complaints.append(f"shown {seen.number} after {self.shown[-1].number}")
        if seen.since > len(self.steps):
            self.complaints.append(f"steps from {seen.since}, but only {len(self.steps)} are known")
        self.steps[seen.since :] = [bytes(step) for step in _steps.decode(seen.steps)]
        self.shown.append(seen)
        self.over = seen.status == "over"
        self._new_line = False
        self._may_read()


class Player(Watcher):
    """Somebody with a seat, who plays."""

    def __init__(
        self,
        server: Server,
        weather: Weather,
        match: str,
        chance: random.Random,
        someone: Someone,
        seat: int,
        pace: float,
        again: bool,
    ) -> None:
        super().__init__(server, weather, match, chance)
        self._someone = someone
        self.seat = seat
        self._pace = pace
        self._rematch = again
        self.wishes: dict[str, Wish] = {}
        self._waiting: Wish | None = None
        self._away = False
        self._thinking: asyncio.TimerHandle | None = None

    @property
    def done(self) -> bool:
        if not self.over:
            return bool(self.sent_away)
        return not self._rematch or bool(self.shown[-1].next)

    def _come_in(self) -> None:
        super()._come_in()
        if self._waiting is not None and self._line is not None:
            self._line.say(self._waiting.data)

    def _heed(self, told: Told, data: bytes) -> None:
        super()._heed(told, data)
        if told.kind in ("ack", "refused"):
            self._answered(told)

    def _answered(self, told: Told) -> None:
        wish = self.wishes.get(told.id)
        if wish is None:
            self.complaints.append(f"an answer to nothing: {told}")
            return
        key = told.key or "ack"
        if wish.answer == "ack" and key != "ack":
            self.complaints.append(f"{wish.id} was acknowledged, then refused: {key}")
        if wish.answer != "ack":
            wish.answer, wish.answered = key, self._now()
        if self._waiting is wish:
            self._settle(wish)

    def _settle(self, wish: Wish) -> None:
        if wish.answer in AGAIN:
            self._later(1.0, self._say_again, wish)
            return
        self._waiting = None
        if wish.answer == "ack" and wish.what["do"] in ("leave", "come-back"):
            self._away = wish.what["do"] == "leave"
        if wish.what["do"] == "ask-rematch" and wish.answer != "ack":
            self._rematch = False  # a bot sat in for him at the end
        self._plan()

    def _say_again(self, wish: Wish) -> None:
        if self._line is not None and self._waiting is wish:
            self._line.say(wish.data)
            self._read_if(True)  # what was refused once may be refused again

    def _look(self, seen: Seen) -> None:
        super()._look(seen)
        self._plan()

    # ------------------------------------------------------------ playing

    def _now(self) -> int:
        return int(asyncio.get_running_loop().time() * 1000)

    def _plan(self) -> None:
        """Decide something in a while, if there is something to decide."""
        pace = self._pace * (40 if self._chance.random() < 0.01 else 1)
        self._later(pace, self._act)

    def _later(self, pace: float, act: Any, *arguments: object) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
        delay = self._chance.expovariate(1.0) * pace
        self._thinking = asyncio.get_running_loop().call_later(delay, act, *arguments)

    def _act(self) -> None:
        if self._waiting is not None or self._line is None or not self.shown:
            return
        seen, luck = self.shown[-1], self._chance.random()
        if self.over:
            if self._rematch and self.seat not in seen.rematch:
                self._ask(do="ask-rematch")
        elif seen.status == "waiting":
            return
        elif self._away:
            self._ask(do="come-back")
        elif seen.draw_offer not in (-1, self.seat):
            self._ask(do="answer-draw", accept=luck < 0.3)
        elif luck < _RESIGNS:
            self._ask(do="resign")
        elif luck < _RESIGNS + _LEAVES:
            self._ask(do="leave")
        elif luck < _RESIGNS + _LEAVES + _OFFERS:
            self._ask(do="offer-draw")
        elif seen.undo and self._chance.random() < _UNDOES:
            self._ask(do="undo", seen=seen.number)
        elif choices := _choices.decode(seen.offers):
            self._ask(do="decide", seen=seen.number, choice=self._chance.choice(choices).notation)

    def _ask(self, **what: Any) -> None:
        wish = self._wish(what)
        self._waiting = wish
        assert self._line is not None
        if self._chance.random() < 0.1:
            self._line.say(msgspec.json.encode({"do": "ping", "at": 1, "lag": self._chance.randrange(2000)}))
        self._line.say(wish.data)
        self._may_read()
        if what["do"] == "decide" and self._chance.random() < 0.03:
            self._line.say(self._wish(what).data)  # from a second window, at the same table

    def _wish(self, what: dict[str, Any]) -> Wish:
        id_ = f"{self.seat}-{len(self.wishes)}"
        self.wishes[id_] = Wish(id_, {**what, "id": id_}, self._now())
        return self.wishes[id_]
