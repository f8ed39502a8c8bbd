"""Another match of the same people, once all of them want it."""

from __future__ import annotations

import msgspec

from sottovoce.matches import Opened
from sottovoce.server.rooms import Room
from sottovoce.server.tables import Tables
from sottovoce.server.world import World, digest

CLIENT = "rematch"


def next_name(match: str) -> str:
    """Return the id of the match that follows: always the same, so that two servers do not open two."""
    return digest(f"rematch of {match}")[:16]


def _secrets(before: Opened, world: World) -> tuple[str, str, str]:
    """The secret was promised with the match before, so that nobody chose it knowing the new tokens."""
    if before.next:
        return before.next, before.salt, world.secret()
    return world.secret(), world.secret()[:16], world.secret()


async def open_rematch(tables: Tables, room: Room) -> None:
    """Open the next match with the seats changed, and say so in this one. After a lesson it is a real one."""
    name = next_name(room.id)
    terms = msgspec.structs.replace(room.match.terms, rules=room.match.game.rules_version, lesson=False)
    opened = Opened(terms, room.match.next_seats(), *_secrets(room.match.opened, tables.world))
    await tables.open(name, opened, listed=False)
    await tables.change(room.id, CLIENT, lambda match: match.rematch(name))
