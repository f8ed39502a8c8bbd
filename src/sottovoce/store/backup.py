"""Backups of a database that is a file: made while servers write to it, checked before they are trusted."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from alembic.config import Config
from alembic.script import ScriptDirectory

from sottovoce.store.errors import BackupTaken, DatabaseTaken, NoDatabase, NotABackup, NotAFile

FILES = "sqlite+aiosqlite:///"
AT_ONCE = -1  # all pages in one step: between two, any commit would make it begin anew
BESIDE = ("", "-wal", "-shm")  # what SQLite takes for parts of a database


def path_of(url: str) -> Path:
    """Return the file of a database, or refuse: PostgreSQL has tools of its own."""
    if not url.startswith(FILES):
        raise NotAFile()
    return Path(url.removeprefix(FILES))


def back_up(database: Path, backup: Path) -> int:
    """Copy a database as it is at one moment; return how many matches it holds. Nothing is overwritten."""
    if not database.is_file():
        raise NoDatabase(path=str(database))
    if backup.exists():
        raise BackupTaken(path=str(backup))
    with _whole_or_not_at_all(backup) as unfinished:
        _copy(database, unfinished)
        return check(unfinished)


def restore(backup: Path, database: Path) -> int:
    """Put a backup where there is no database; return how many matches it holds.

    Nor may there be what an older one left beside it: SQLite would take it for news of this one.
    A server that is started next brings it up to date, if it is of an older version.
    """
    for part in (database.with_name(database.name + ending) for ending in BESIDE):
        if part.exists():
            raise DatabaseTaken(path=str(part))
    matches = check(backup)
    database.parent.mkdir(parents=True, exist_ok=True)
    with _whole_or_not_at_all(database) as unfinished:
        _copy(backup, unfinished)
    return matches


def check(backup: Path) -> int:
    """Return how many matches a backup holds, or refuse one that is damaged or of a later version."""
    if not backup.is_file():
        raise NoDatabase(path=str(backup))
    try:
        with closing(sqlite3.connect(f"{backup.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            return _check(connection)
    except (sqlite3.DatabaseError, StopIteration):
        raise NotABackup(path=str(backup)) from None


def _check(connection: sqlite3.Connection) -> int:
    sound = next(connection.execute("PRAGMA integrity_check"))[0] == "ok"
    version = next(connection.execute("SELECT version_num FROM alembic_version"))[0]
    if not sound or version not in _versions():
        raise StopIteration
    return int(next(connection.execute("SELECT count(DISTINCT match) FROM rows"))[0])


def _versions() -> set[str]:
    config = Config()
    config.set_main_option("script_location", "sottovoce.store:migrations")
    return {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}


def _copy(source: Path, target: Path) -> None:
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as reading,
            closing(sqlite3.connect(target)) as writing,
        ):
            reading.backup(writing, pages=AT_ONCE)
            writing.execute("PRAGMA journal_mode=DELETE")  # or whoever reads it leaves files beside it
    except sqlite3.OperationalError as error:  # such as a disk that is full
        raise OSError(0, str(error)) from error


@contextmanager
def _whole_or_not_at_all(path: Path) -> Iterator[Path]:
    """Give a name beside the wanted one; what is there at the end is on disk and gets the wanted one."""
    unfinished = path.with_name(f"{path.name}.unfinished")
    unfinished.touch()
    try:
        yield unfinished
        with unfinished.open("rb+") as file:
            os.fsync(file.fileno())
        unfinished.replace(path)
        _keep_names(path.parent)
    finally:
        unfinished.unlink(missing_ok=True)


def _keep_names(folder: Path) -> None:
    """Wait until the names in a folder are on disk too; Windows opens no folders, and sees to it itself."""
    if os.name == "nt":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
