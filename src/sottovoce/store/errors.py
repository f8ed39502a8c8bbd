"""What the store refuses."""

from __future__ import annotations

from sottovoce.core.errors import Refusal


class StoreRefusal(Refusal):
    """Something that could not be kept or found. Nothing has changed."""


class NotWritten(StoreRefusal):
    key = "not-written"
    sentence = "The change could not be written down, so it does not count; please try again."


class NoSuchMatch(StoreRefusal):
    key = "no-such-match"
    sentence = "There is no such match."


class InviteExpired(StoreRefusal):
    key = "invite-expired"
    sentence = "This invitation is not valid, or no longer."


class NameTaken(StoreRefusal):
    key = "name-taken"
    sentence = "The account name '{name}' is taken."


class WrongPassphrase(StoreRefusal):
    key = "wrong-passphrase"
    sentence = "The account name or the passphrase is wrong."


class NoDatabase(StoreRefusal):
    key = "no-database"
    sentence = "There is no database at '{path}'."


class NotAFile(StoreRefusal):
    key = "not-a-file"
    sentence = "The database is PostgreSQL, which has tools of its own: pg_dump and pg_restore."


class NotABackup(StoreRefusal):
    key = "not-a-backup"
    sentence = "'{path}' is damaged, or it is no backup of this version or an older one."


class BackupTaken(StoreRefusal):
    key = "backup-taken"
    sentence = "'{path}' is there already; it is left as it is."


class DatabaseTaken(StoreRefusal):
    key = "database-taken"
    sentence = "There is a database at '{path}' already. Stop the server and move it away first."


class LibraryMissing(StoreRefusal):
    key = "library-missing"
    sentence = "The library '{library}' is not installed. It comes with: pip install 'sottovoce[several]'"


class NotRedis(StoreRefusal):
    """An address by which no Redis can be reached. It is not repeated: it may hold a password."""

    key = "not-redis"
    sentence = "SOTTOVOCE_REDIS_URL is no address of a Redis server, such as redis://redis.example.org:6379."
