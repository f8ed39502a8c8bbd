"""A finished or running game as text, and its replay.

    Sottovoce record 1
    Game: venice
    Rules: 1
    Options: rounds=match
    Commitment: 5f0c...
    Seed: 0000...
    Result: both-rounds; winners 0; points 2 0
    Decisions: 4

    0 M2:E M3:E end
    1 throw

A line of decisions is a seat and what it decided, in the game's notation, until
another seat decides. A running game's record is sealed for one reader: it has
no seed, names its reader (``For: 0``), and shows others' decisions as ``*``.
A match on a server also says how its seed came about (`Dealing`).
"""

from __future__ import annotations

from itertools import groupby

import msgspec

from sottovoce.core.chance import Deal, commitment
from sottovoce.core.errors import (
    NotARecord,
    RecordCommitment,
    RecordGame,
    RecordMismatch,
    RecordResult,
    RecordSealed,
    RecordVersion,
    Refusal,
)
from sottovoce.core.events import Story
from sottovoce.core.game import NOBODY, SPECTATOR, Game, State
from sottovoce.core.view import Options, Outcome, read_options, write_options

FORMAT = 1
TITLE = "Sottovoce record"
HIDDEN = "*"
# Ends that no rule of a game brings about: the players, or the clock, ended it.
RESIGNED = "resigned"
OUT_OF_TIME = "out-of-time"
AGREED_DRAW = "agreed-draw"
ENDED_FROM_OUTSIDE = (RESIGNED, OUT_OF_TIME, AGREED_DRAW)
_WATCHER = "spectator"


class Decision(msgspec.Struct, frozen=True):
    """Who decided, and what, in notation; None when the reader may not know the code."""

    seat: int
    text: str | None


class Dealing(msgspec.Struct, frozen=True, kw_only=True):
    """How a server dealt: docs/fair-dealing.md.

    `promise` is what it published of its secret before anybody added anything, `rematch` the
    same for the next match of these people. The rest is there at the end: `tokens` are what
    each seat added, `opening` what chance decided before the first decision.
    """

    promise: str
    rematch: str = ""
    salt: str = ""
    secret: str = ""
    tokens: tuple[str, ...] = ()
    opening: dict[str, tuple[int, ...]] = {}

    def sealed(self) -> Dealing:
        """Return what may be known while the game runs."""
        return Dealing(promise=self.promise, rematch=self.rematch)


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game as it is written down. `reader` is None for a whole record, else the seat it is for."""

    game: str
    rules: int
    options: dict[str, str]
    commitment: str
    seed: int | None
    reader: int | None
    decisions: tuple[Decision, ...]
    result: Outcome | None
    dealing: Dealing | None = None

    def finished(self, decisions: tuple[Decision, ...], result: Outcome | None) -> Record:
        """Return the whole record, with its seed."""
        return msgspec.structs.replace(self, decisions=decisions, result=result)

    def sealed(self, reader: int, decisions: tuple[Decision, ...]) -> Record:
        """Return a running game's record for one reader, without its seed."""
        return msgspec.structs.replace(self, seed=None, reader=reader, decisions=decisions)

    def dealt(self, dealing: Dealing) -> Record:
        """Return the record with how the game was dealt, as far as it may be known."""
        open_now = self.seed is not None
        return msgspec.structs.replace(self, dealing=dealing if open_now else dealing.sealed())


def start_record(game: Game, options: Options, seed: int) -> Record:
    """Return the record of a game in which nothing has been decided."""
    return Record(
        game=game.name,
        rules=game.rules_version,
        options=write_options(options),
        commitment=commitment(seed),
        seed=seed,
        reader=None,
        decisions=(),
        result=None,
    )


# ---------------------------------------------------------------- as text


def print_record(record: Record) -> str:
    """Return the record as text."""
    return "\n".join([*_header(record), "", *_turns(record.decisions)]) + "\n"


def _header(record: Record) -> list[str]:
    lines = [
        f"{TITLE} {FORMAT}",
        f"Game: {record.game}",
        f"Rules: {record.rules}",
        f"Options: {' '.join(f'{name}={value}' for name, value in record.options.items())}".rstrip(),
        f"Commitment: {record.commitment}",
    ]
    if record.seed is not None:
        lines.append(f"Seed: {record.seed:064x}")
    if record.dealing is not None:
        lines += _dealing_lines(record.dealing)
    if record.reader is not None:
        lines.append(f"For: {_WATCHER if record.reader == SPECTATOR else record.reader}")
    if record.result is not None:
        lines.append(f"Result: {print_result(record.result)}")
    return [*lines, f"Decisions: {len(record.decisions)}"]


def _dealing_lines(dealing: Dealing) -> list[str]:
    lines = [f"Promise: {dealing.promise}"]
    if dealing.rematch:
        lines.append(f"Rematch: {dealing.rematch}")
    if dealing.secret:
        tokens = " ".join(f"{seat}:{token}" for seat, token in enumerate(dealing.tokens))
        opening = " ".join(f"{name}={'.'.join(map(str, cards))}" for name, cards in dealing.opening.items())
        lines += [f"Salt: {dealing.salt}", f"Secret: {dealing.secret}"]
        lines += [f"Tokens: {tokens}", f"Opening: {opening}"]
    return lines


def print_result(result: Outcome | None) -> str:
    """Return an outcome as it stands in a record."""
    if result is None:
        return "unfinished"
    winners = " ".join(map(str, result.winners)) or "none"
    return f"{result.reason}; winners {winners}; points {' '.join(map(str, result.points))}"


def _turns(decisions: tuple[Decision, ...]) -> list[str]:
    return [
        f"{seat} {' '.join(HIDDEN if step.text is None else step.text for step in steps)}"
        for seat, steps in groupby(decisions, key=lambda decision: decision.seat)
    ]


def parse_record(text: str) -> Record:
    """Return the record a text holds, or refuse it with the line and the problem."""
    return _Reader(text).record()


class _Reader:
    """Reads a record line by line; every complaint names its line."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.ends_well = text.endswith("\n")
        self.number = 0
        self.body = 0  # the line before the decisions

    def record(self) -> Record:
        self._title()
        fields = self._fields()
        record = Record(
            game=fields.need("Game"),
            rules=self._whole(fields.need("Rules")),
            options=self._options(fields.need("Options")),
            commitment=self._hex(fields.need("Commitment")),
            seed=int(self._hex(fields.take("Seed")), 16) if "Seed" in fields else None,
            reader=self._reader(fields.take("For")) if "For" in fields else None,
            result=self._result(fields.take("Result")) if "Result" in fields else None,
            dealing=self._dealing(fields) if "Promise" in fields else None,
            decisions=(),
        )
        count = self._whole(fields.need("Decisions"))
        fields.check_empty()
        if record.seed is not None and record.reader is not None:
            raise self.problem("a record is either whole, with its seed, or sealed for one reader")
        if record.seed is None and record.dealing is not None and record.dealing.secret:
            raise self.problem("a record without its seed holds no secret either")
        return msgspec.structs.replace(record, decisions=self._decisions(count))

    def problem(self, problem: str) -> NotARecord:
        return NotARecord(line=self.number, problem=problem)

    def _next(self) -> str | None:
        if self.number == len(self.lines):
            return None
        self.number += 1
        return self.lines[self.number - 1]

    def _title(self) -> None:
        words = (self._next() or "").rsplit(" ", 1)
        if len(words) != 2 or words[0] != TITLE or not _is_number(words[1]):
            self.number = 1
            raise self.problem(f"it does not begin with '{TITLE} {FORMAT}'")
        if int(words[1]) != FORMAT:
            raise RecordVersion(what="record format", theirs=words[1], ours=FORMAT)

    def _fields(self) -> _Header:
        header = _Header(self)
        while line := self._next():
            name, colon, value = line.partition(":")
            if not colon or name in header:
                raise self.problem("a header line is 'Name: value', each name once")
            header.put(name, value.strip())
        if line is None:
            raise self.problem("the text ends inside the header")
        self.body = self.number
        return header

    def _whole(self, text: str) -> int:
        if not _is_number(text):
            raise self.problem(f"'{text[:40]}' is not a whole number")
        return int(text)

    def _hex(self, text: str) -> str:
        if len(text) != 64 or set(text) - set("0123456789abcdef"):
            raise self.problem("a seed or commitment is 64 hexadecimal digits")
        return text

    def _options(self, text: str) -> dict[str, str]:
        options: dict[str, str] = {}
        for item in text.split():
            name, equals, value = item.partition("=")
            if not equals or name in options:
                raise self.problem(f"'{item}' is not an option written as name=value, each once")
            options[name] = value
        return options

    def _dealing(self, fields: _Header) -> Dealing:
        promise = self._hex(fields.take("Promise"))
        rematch = self._hex(fields.take("Rematch")) if "Rematch" in fields else ""
        if "Secret" not in fields:
            return Dealing(promise=promise, rematch=rematch)
        return Dealing(
            promise=promise,
            rematch=rematch,
            secret=self._hex(fields.take("Secret")),
            salt=fields.need("Salt"),
            tokens=self._tokens(fields.need("Tokens")),
            opening=self._opening(fields.need("Opening")),
        )

    def _tokens(self, text: str) -> tuple[str, ...]:
        tokens = []
        for seat, item in enumerate(text.split()):
            number, colon, token = item.partition(":")
            if number != str(seat) or not colon:
                raise self.problem("tokens are written as '0:token 1:token', one for each seat")
            tokens.append(token)
        return tuple(tokens)

    def _opening(self, text: str) -> dict[str, tuple[int, ...]]:
        opening: dict[str, tuple[int, ...]] = {}
        for item in text.split():
            name, equals, cards = item.partition("=")
            if not equals or name in opening:
                raise self.problem("an opening is written as 'name=1.2.3', each name once")
            opening[name] = tuple(self._whole(card) for card in cards.split(".")) if cards else ()
        return opening

    def _reader(self, text: str) -> int:
        return SPECTATOR if text == _WATCHER else self._whole(text)

    def _result(self, text: str) -> Outcome:
        match [part.split() for part in text.split(";")]:
            case [[reason], ["winners", *winners], ["points", *points]]:
                won = () if winners == ["none"] else tuple(self._whole(winner) for winner in winners)
                return Outcome(reason, won, tuple(self._points(point) for point in points))
        raise self.problem("a result is 'reason; winners 0; points 2 0'")

    def _points(self, text: str) -> int:
        return -self._whole(text[1:]) if text.startswith("-") else self._whole(text)

    def _decisions(self, count: int) -> tuple[Decision, ...]:
        self.number = self.body
        decisions: list[Decision] = []
        while (line := self._next()) is not None:
            seat, *steps = line.split() or [""]
            if not _is_number(seat) or not steps:
                raise self.problem("a line of decisions is a seat and at least one decision")
            decisions += (Decision(int(seat), None if step == HIDDEN else step) for step in steps)
        if not self.ends_well:
            raise self.problem("the last line is cut off")
        if len(decisions) != count:
            raise self.problem(f"the header says {count} decisions, but there are {len(decisions)}")
        return tuple(decisions)


class _Header:
    """The header's fields, each taken once; taking one moves the reader to its line, for complaints."""

    def __init__(self, reader: _Reader) -> None:
        self._reader = reader
        self._fields: dict[str, tuple[int, str]] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._fields

    def put(self, name: str, value: str) -> None:
        self._fields[name] = (self._reader.number, value)

    def take(self, name: str) -> str:
        self._reader.number, value = self._fields.pop(name)
        return value

    def need(self, name: str) -> str:
        if name not in self._fields:
            self._reader.number = self._reader.body
            raise self._reader.problem(f"the header '{name}' is missing")
        return self.take(name)

    def check_empty(self) -> None:
        """Refuse a field that no record has."""
        for name in tuple(self._fields):
            self.take(name)
            raise self._reader.problem(f"there is no header '{name}'")


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 9


# ---------------------------------------------------------------- replay


def replay(game: Game, record: Record, story: Story | None = None) -> State:
    """Return the state that a whole record leads to, or refuse with the decision and why."""
    state = open_record(game, record, story)
    for number, decision in enumerate(record.decisions, 1):
        replay_step(game, state, number, decision, story)
    seats = len(game.seats(read_options(game.name, game.options, record.options)))
    _check_result(record.result, state, seats)
    return state


def _check_result(result: Outcome | None, state: State, seats: int) -> None:
    if result is not None and state.seat != NOBODY and _fits_from_outside(result, seats):
        return
    if result != state.outcome():
        raise RecordResult(theirs=print_result(result), ours=print_result(state.outcome()))


def _fits_from_outside(result: Outcome, seats: int) -> bool:
    """Can the players or the clock have ended a game so?"""
    if result.points != (0,) * seats:
        return False
    if result.reason == AGREED_DRAW:
        return result.winners == tuple(range(seats))
    return result.reason in ENDED_FROM_OUTSIDE and result.winners in without_one(seats)


def without_one(seats: int) -> list[tuple[int, ...]]:
    """Return all the seats but one, for each that one: who wins when somebody gives up."""
    return [tuple(other for other in range(seats) if other != seat) for seat in range(seats)]


def open_record(game: Game, record: Record, story: Story | None = None) -> State:
    """Return the state in which the record's first decision was taken."""
    if record.game != game.name:
        raise RecordGame(theirs=record.game, ours=game.name)
    if record.rules != game.rules_version:
        raise RecordVersion(what=f"rules of {game.name}", theirs=record.rules, ours=game.rules_version)
    if record.seed is None:
        raise RecordSealed()
    if commitment(record.seed) != record.commitment:
        raise RecordCommitment()
    return game.new(Deal(record.seed), read_options(game.name, game.options, record.options), story)


def replay_step(game: Game, state: State, number: int, decision: Decision, story: Story | None) -> None:
    """Take one decision of a record, or refuse it with its number and why."""
    text = HIDDEN if decision.text is None else decision.text

    def mismatch(why: str) -> RecordMismatch:
        return RecordMismatch(number=number, decision=text, seat=decision.seat, why=why)

    if state.seat == NOBODY:
        raise mismatch("the game is already over.")
    if decision.seat != state.seat:
        raise mismatch(f"it is seat {state.seat}'s decision.")
    try:
        state.apply(game.parse(text), story)
    except Refusal as refusal:
        raise mismatch(str(refusal)) from refusal
