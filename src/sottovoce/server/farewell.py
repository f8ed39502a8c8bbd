"""Deleting somebody: he leaves his tables, and his name leaves every match he ever played.

A match is its rows, so they stay; only the name in them is replaced. The cards do not change:
they come from the tokens, which tell nothing of anybody.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sottovoce.core.errors import Refusal
from sottovoce.matches import Carried, Change, Joined, Match, Opened, Person, Sitter
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
        lines = await self._tables.log.rows(match)
        persons = ids_of(lines, person)
        for line in lines:
            reworded = without_name(line, persons)
            if reworded != line.change:
                await self._personal.reword(match, line.number, reworded)
        await self._tables.look_again(match)  # in memory the name still stands


def ids_of(lines: Sequence[Line], person: str) -> set[str]:
    """Return all ids a person has had in a match: as a guest he had others."""
    ids = {person}
    for line in reversed(lines):
        change = _changes.decode(line.change)
        if isinstance(change, Carried) and change.person in ids:
            ids.add(change.before)
    return ids


def without_name(line: Line, persons: set[str]) -> str:
    """Return the text of a row without the name of a person who has these ids."""
    change = _changes.decode(line.change)
    match change:
        case Opened(seats=seats):
            nameless: Change = msgspec.structs.replace(
                change, seats=tuple(_erased(sitter, persons) for sitter in seats)
            )
        case Joined(person=joined):
            nameless = msgspec.structs.replace(change, person=_erased(joined, persons))
        case _:
            return line.change
    return line.change if nameless == change else msgspec.json.encode(nameless).decode()


def _erased(sitter: Sitter, persons: set[str]) -> Sitter:
    if isinstance(sitter, Person) and sitter.id in persons:
        return msgspec.structs.replace(sitter, name=ERASED)
    return sitter
