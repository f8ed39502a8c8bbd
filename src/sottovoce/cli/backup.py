"""``sottovoce backup`` and ``sottovoce restore``."""

from __future__ import annotations

from pathlib import Path

from sottovoce.cli.desk import Desk
from sottovoce.cli.files import complaining
from sottovoce.store import default_url
from sottovoce.store.backup import back_up, path_of, restore


def make_backup(desk: Desk, file: str, data: str | None) -> None:
    """Copy the database, also while a server runs."""
    with complaining(file):
        matches = back_up(_database(data), Path(file).expanduser())
    desk.tell("backup-made", path=file, matches=matches)


def restore_backup(desk: Desk, file: str, data: str | None) -> None:
    """Put a backup where no database is."""
    with complaining(file):
        database = _database(data)
        matches = restore(Path(file).expanduser(), database)
    desk.tell("backup-restored", path=str(database), matches=matches)


def _database(data: str | None) -> Path:
    return path_of(default_url(Path(data).expanduser() if data is not None else None))
