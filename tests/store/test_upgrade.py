"""A database of the first version, with matches under way: after the migrations they go on to their ends."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from sottovoce.core.game import SPECTATOR
from sottovoce.core.record import parse_record, print_record, replay
from sottovoce.games import registry
from sottovoce.matches import Change, Match, Opened, Person, Row, Terms
from sottovoce.server.tables import Tables
from sottovoce.store import Database
from tests.server.tables import StillWorld

T = TypeVar("T")

GAMES = registry.names()
SECRET = "1d" * 32
PLAYED = 7  # decisions before the upgrade
LATER = ("next", "lesson")  # what rows have had since


def first_version(connection: Connection) -> None:
    """Make the tables as the first migration made them, and no other."""
    config = Config()
    config.set_main_option("script_location", "sottovoce.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")


def rows_of(game: str) -> tuple[Match, list[Row]]:
    """A match under way, and its rows."""
    chosen = registry.get(game)
    count = len(chosen.seats(chosen.options()))
    seats = tuple(Person(f"p{seat}", f"P{seat}", f"token{seat}") for seat in range(count))
    terms = Terms(game=game, rules=chosen.rules_version)
    rows = [Row(0, 1000, Opened(terms, seats, SECRET, "salt"))]
    match = Match(rows[0])
    for number in range(1, PLAYED + 1):
        rows.append(Row(number, 1000 + number, decide(match)))
        match.fold(rows[-1])
    return match, rows


def decide(match: Match) -> Change:
    legal = match.view(match.mover).legal
    chosen = match.game.notation(legal[match.number % len(legal)])
    return match.decide(match.mover, chosen, match.shown(match.mover))


def as_then(change: Change) -> str:
    """A change as the first version wrote it down."""

    def without(thing: Any) -> Any:
        if isinstance(thing, dict):
            return {name: without(value) for name, value in thing.items() if name not in LATER}
        return thing

    return msgspec.json.encode(without(msgspec.to_builtins(change))).decode()


def insert(connection: Connection, table: str, **values: object) -> None:
    columns, marks = ", ".join(f'"{name}"' for name in values), ", ".join(f":{name}" for name in values)
    connection.execute(text(f"INSERT INTO {table} ({columns}) VALUES ({marks})"), values)


def fill(connection: Connection) -> None:
    """Write matches of all games under way, as the first version did."""
    for game in GAMES:
        match, rows = rows_of(game)
        now = {
            "status": "running",
            "number": PLAYED,
            "mover": match.mover,
            "bot_moves": False,
            "listed": False,
        }
        insert(connection, "matches", id=game, game=game, opened=1000, changed=rows[-1].at, **now)
        for row in rows:
            change = as_then(row.change)
            client = f"c{row.number}"
            insert(connection, "rows", match=game, number=row.number, client=client, at=row.at, change=change)
        for seat in range(len(match.seats)):
            insert(connection, "seats", match=game, seat=seat, person=f"p{seat}")


def upgraded(url: str, work: Callable[[Tables], Awaitable[T]]) -> T:
    """Make an old database, open it as the server of today does, and do something with its tables."""

    async def whole() -> T:
        old = Database(url)
        async with old.begin() as connection:
            await connection.run_sync(first_version)
            await connection.run_sync(fill)
        await old.close()
        database = Database(url)
        await database.open()
        tables = Tables(database, StillWorld())
        try:
            return await work(tables)
        finally:
            await tables.log.drain()
            await database.close()

    return asyncio.run(whole())


async def play_on(tables: Tables, game: str) -> Match:
    """Take some more decisions, then give up."""
    for count in range(PLAYED * 2):
        await tables.change(game, f"n{count}", decide)
    return (await tables.change(game, "end", lambda match: match.resign(0))).match


def test_what_was_written_then_holds_nothing_of_today() -> None:
    assert not [name for row in rows_of("venice")[1] for name in LATER if f'"{name}"' in as_then(row.change)]


def test_matches_under_way_go_on_after_the_migrations(url: str) -> None:
    async def work(tables: Tables) -> None:
        listed = [{one.id for one in await tables.lobby.of_person(person)} for person in ("p0", "p1")]
        assert listed == [set(GAMES), set(GAMES) - {"sonata"}]
        for game in GAMES:
            before, _ = rows_of(game)
            room = await tables.room(game)
            assert room.frozen is None
            assert room.match.number == PLAYED
            for reader in range(SPECTATOR, len(before.seats)):
                assert room.match.view(reader) == before.view(reader)
            match = await play_on(tables, game)
            record = parse_record(print_record(match.record()))
            replay(match.game, record)
            assert len(record.decisions) == PLAYED * 3
            assert record.result == match.outcome

    upgraded(url, work)


def test_migrations_only_add_so_that_old_and_new_servers_may_run_side_by_side() -> None:
    """docs/operations.md promises it; a migration that does otherwise must be told of there.

    An index may go: no statement names one.
    """
    folder = Path(str(files("sottovoce.store.migrations"))) / "versions"
    found = {
        path.name: set(re.findall(r"\bop\.(\w+)", path.read_text("utf-8"))) for path in folder.glob("v*.py")
    }
    assert len(found) >= 3
    assert set().union(*found.values()) <= {"create_table", "create_index", "add_column", "drop_index"}
