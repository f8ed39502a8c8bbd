"""Looking back: the table as it was after a decision, the record, and what can be inferred now."""

from __future__ import annotations

import asyncio

import msgspec

from sottovoce.core.game import SPECTATOR
from sottovoce.core.record import print_record
from sottovoce.core.table import Table
from sottovoce.core.view import Words
from sottovoce.matches import Match
from sottovoce.server.errors import NothingHere
from sottovoce.server.tables import Tables

_encode = msgspec.json.Encoder().encode


class Moment(msgspec.Struct, frozen=True):
    """The table after decision `step` as a reader saw it, and how many steps there are to look at.

    `reason`: why a bot took that decision, once the match is over.
    """

    step: int
    last: int
    seat: int
    view: msgspec.Raw
    reason: Words | None = None


async def moment(tables: Tables, match: str, reader: int, step: int, seat: int | None) -> Moment:
    """Return how the table looked to the reader; through others' eyes only once the match is over."""
    async with tables.reading(match) as room:
        return moment_of(room.match, reader, step, seat)


def moment_of(match: Match, reader: int, step: int, seat: int | None) -> Moment:
    """Return the same of a match at hand."""
    eyes = _eyes(match, reader, seat)
    last = len(match.story(eyes)) - 1
    if not 0 <= step <= last:
        raise NothingHere()
    played = match.table.decisions[:step]
    view = match.view(eyes) if step == last else _table_after(match, played).view(eyes)
    return Moment(step, last, eyes, msgspec.Raw(_encode(view)), match.reason(step))


def _eyes(match: Match, reader: int, seat: int | None) -> int:
    if seat is None or seat == reader:
        return reader
    if not match.over or not SPECTATOR <= seat < len(match.seats):
        raise NothingHere()
    return seat


def _table_after(match: Match, played: tuple[tuple[int, int], ...]) -> Table:
    table = Table(match.game, match.table.seed, match.options)
    for seat, action in played:
        table.decide(seat, action)
    return table


class Written(msgspec.Struct, frozen=True):
    """A record as text, of which game it is, and after how many rows of the match it was written."""

    game: str
    number: int
    text: str


async def record(tables: Tables, match: str, reader: int) -> Written:
    """Return the record: whole at the end, before that what the reader may see."""
    async with tables.reading(match) as room:
        found = room.match
        return Written(found.game.name, found.number, print_record(found.record(reader)))


async def insight(tables: Tables, match: str, seat: int) -> msgspec.Raw:
    """Return what can be inferred from a seat's view now; it may take a while, so a thread does it."""
    async with tables.reading(match) as room:
        view, game = room.match.view(seat), room.match.game
    return msgspec.Raw(_encode(await asyncio.to_thread(game.insight, view)))
