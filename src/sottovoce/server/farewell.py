"""Deleting somebody: he leaves his tables, and his name leaves every match he ever played.

A match is its rows, so they stay; only the name in them is replaced. The cards do not change:
they come from the tokens, which tell nothing of anybody.
"""

from __future__ import annotations

import msgspec

from sottovoce.core.errors import Refusal
from sottovoce.matches import Change, Joined, Match, Opened, Person, Sitter
from sottovoce.server.people import Reception
from sottovoce.server.tables import Tables
from sottovoce.store import Line
from sottovoce.store.people import ERASED, Someone
from sottovoce.store.personal import Personal

_changes: msgspec.json.Decoder[Change] = msgspec.json.Decoder(Change)


class Farewell:
    """Forgets people."""

    def __init__(self, tables: Tables, reception: Reception, personal: Personal) -> None:
        self._tables = tables
        self._reception = reception
        self._personal = personal

    async def forget(self, someone: Someone) -> None:
        """Delete somebody with all that is kept about him."""
        for match in await self._personal.matches(someone.id):
            if match.status != "over":
                await self._leave(match.id, someone.id)
            await self._erase(match.id, someone.id)
        await self._reception.forget(someone)

    async def _leave(self, match: str, person: str) -> None:
        def leave(of: Match) -> Change:
            return of.leave(of.seat_of(person))

        try:
            await self._tables.change(match, f"farewell.{person}"[:64], leave)
        except Refusal:
            return  # a bot sits there already, or the match cannot be changed any more

    async def _erase(self, match: str, person: str) -> None:
        for line in await self._tables.log.rows(match):
            reworded = without_name(line, person)
            if reworded != line.change:
                await self._personal.reword(match, line.number, reworded)
        await self._tables.look_again(match)  # in memory the name still stands


def without_name(line: Line, person: str) -> str:
    """Return the text of a row without a person's name."""
    change = _changes.decode(line.change)
    match change:
        case Opened(seats=seats):
            nameless: Change = msgspec.structs.replace(
                change, seats=tuple(_erased(sitter, person) for sitter in seats)
            )
        case Joined(person=joined):
            nameless = msgspec.structs.replace(change, person=_erased(joined, person))
        case _:
            return line.change
    return line.change if nameless == change else msgspec.json.encode(nameless).decode()


def _erased(sitter: Sitter, person: str) -> Sitter:
    if isinstance(sitter, Person) and sitter.id == person:
        return msgspec.structs.replace(sitter, name=ERASED)
    return sitter
