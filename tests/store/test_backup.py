"""Backups: made under way, checked, and put back; nothing is ever overwritten."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from sottovoce.matches import Change, Match
from sottovoce.server.rooms import Room
from sottovoce.server.tables import Tables
from sottovoce.store import Database, Log, default_url
from sottovoce.store.backup import back_up, check, path_of, restore
from sottovoce.store.errors import BackupTaken, DatabaseTaken, NoDatabase, NotABackup, NotAFile
from tests.server.tables import StillWorld, open_match, run


def numbers(folder: Path) -> list[int]:
    """How far each match of a database has come, as a server would load it."""

    async def work() -> list[int]:
        database = Database(default_url(folder))
        await database.open()
        log = Log(database)
        found = [Room.load(name, await log.rows(name)).match.number for name in ("name1", "name3", "name5")]
        await database.close()
        return found

    return asyncio.run(work())


def decide(match: Match) -> Change:
    text = match.game.notation(match.view(match.mover).legal[-1])
    return match.decide(match.mover, text, match.shown(match.mover))


def play(folder: Path, backup: Path | None = None) -> None:
    """Open three matches and play on in each; in the middle of it, with the database open, make a backup."""

    async def work(tables: Tables) -> None:
        names = [await open_match(tables) for _ in range(3)]
        for count in range(6):
            for name in names:
                await tables.change(name, f"d{count}", decide)
            if count == 2 and backup is not None:
                assert back_up(folder / "sottovoce.sqlite", backup) == 3

    run(folder, work, StillWorld())


def test_a_backup_made_under_way_holds_what_was_acknowledged_then(tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite"
    play(tmp_path / "live", backup)
    assert numbers(tmp_path / "live") == [6, 6, 6]
    assert check(backup) == 3
    assert restore(backup, tmp_path / "again" / "sottovoce.sqlite") == 3
    assert numbers(tmp_path / "again") == [3, 3, 3]


# ---------------------------------------------------------------- a busy server

PATIENCE = 30.0  # seconds
LARGE = 5000 * 4096  # bytes: some thousand pages


def fill(database: Path) -> None:
    """Make a database large, with a count at either end of it."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("CREATE TABLE first AS SELECT 0 AS count")
        connection.execute("CREATE TABLE much AS SELECT zeroblob(?) AS bytes", (LARGE,))
        connection.execute("CREATE TABLE last AS SELECT 0 AS count")
        connection.commit()


@contextmanager
def somebody_writes(database: Path) -> Iterator[None]:
    """Count on at both ends together without a pause, while the block lasts."""
    done, begun = threading.Event(), threading.Event()

    def write() -> None:
        with closing(sqlite3.connect(database, timeout=PATIENCE)) as connection:
            connection.execute("PRAGMA synchronous=OFF")
            while not done.is_set():
                connection.execute("UPDATE first SET count = count + 1")
                connection.execute("UPDATE last SET count = count + 1")
                connection.commit()
                begun.set()

    writer = threading.Thread(target=write)
    writer.start()
    try:
        assert begun.wait(PATIENCE)
        yield
    finally:
        done.set()
        writer.join()


def test_a_backup_is_made_while_somebody_writes_without_a_pause(tmp_path: Path) -> None:
    play(tmp_path)
    database, backup = tmp_path / "sottovoce.sqlite", tmp_path / "backup.sqlite"
    fill(database)
    copying = threading.Thread(target=back_up, args=(database, backup))
    with somebody_writes(database):
        copying.start()
        copying.join(PATIENCE)
        finished = not copying.is_alive()
    copying.join()
    assert finished
    with closing(sqlite3.connect(backup)) as connection:
        first, last = next(connection.execute("SELECT first.count, last.count FROM first, last"))
    assert first == last > 0


def test_a_backup_is_one_file_and_stays_one_when_it_is_read(tmp_path: Path) -> None:
    play(tmp_path / "live")
    back_up(tmp_path / "live" / "sottovoce.sqlite", tmp_path / "backup.sqlite")
    restore(tmp_path / "backup.sqlite", tmp_path / "again" / "sottovoce.sqlite")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["again", "backup.sqlite", "live"]
    assert [path.name for path in (tmp_path / "again").iterdir()] == ["sottovoce.sqlite"]


# ---------------------------------------------------------------- what is left alone


@pytest.mark.parametrize("ending", ["-wal", "-shm"])
def test_nothing_is_put_beside_what_an_older_database_left(tmp_path: Path, ending: str) -> None:
    play(tmp_path / "live")
    backup, target = tmp_path / "backup.sqlite", tmp_path / "sottovoce.sqlite"
    back_up(tmp_path / "live" / "sottovoce.sqlite", backup)
    leftover = tmp_path / f"sottovoce.sqlite{ending}"
    leftover.write_bytes(b"of an older database")
    with pytest.raises(DatabaseTaken) as refused:
        restore(backup, target)
    assert refused.value.particulars["path"] == str(leftover)
    assert not target.exists()
    leftover.unlink()
    assert restore(backup, target) == 3


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    play(tmp_path)
    database, backup = tmp_path / "sottovoce.sqlite", tmp_path / "backup.sqlite"
    back_up(database, backup)
    before = backup.read_bytes(), database.read_bytes()
    with pytest.raises(BackupTaken):
        back_up(database, backup)
    with pytest.raises(DatabaseTaken):
        restore(backup, database)
    assert (backup.read_bytes(), database.read_bytes()) == before


def damaged(backup: Path, way: str) -> None:
    content = backup.read_bytes()
    if way == "cut":
        backup.write_bytes(content[: len(content) // 2])
    elif way == "other":
        backup.write_bytes(b"something else")
    elif way == "empty":
        backup.write_bytes(b"")
    else:
        statement = {"later": "UPDATE alembic_version SET version_num = '9999'", "no log": "DROP TABLE rows"}
        with closing(sqlite3.connect(backup)) as connection:
            connection.execute(statement[way])
            connection.commit()


@pytest.mark.parametrize("way", ["cut", "other", "empty", "later", "no log"])
def test_what_is_damaged_or_of_something_else_is_not_put_back(tmp_path: Path, way: str) -> None:
    play(tmp_path)
    backup, target = tmp_path / "backup.sqlite", tmp_path / "again" / "sottovoce.sqlite"
    back_up(tmp_path / "sottovoce.sqlite", backup)
    damaged(backup, way)
    with pytest.raises(NotABackup):
        restore(backup, target)
    assert not target.exists()
    assert not list(tmp_path.rglob("*.unfinished"))


def test_where_there_is_nothing_nothing_is_made(tmp_path: Path) -> None:
    with pytest.raises(NoDatabase):
        back_up(tmp_path / "sottovoce.sqlite", tmp_path / "backup")
    with pytest.raises(NoDatabase):
        restore(tmp_path / "backup", tmp_path / "sottovoce.sqlite")
    assert list(tmp_path.iterdir()) == []


def test_postgresql_has_tools_of_its_own() -> None:
    with pytest.raises(NotAFile, match="pg_dump"):
        path_of("postgresql+asyncpg://host/name")
