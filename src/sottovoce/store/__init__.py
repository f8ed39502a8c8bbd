"""Where matches and people are kept: SQLite in a file by default, PostgreSQL by URL.

Nothing here knows any game. Whatever changes a match is a row of the log (`log`); all
else (lists, people, leases, chat) is kept beside it.
"""

from sottovoce.store.database import Database, default_url
from sottovoce.store.log import Answer, Entry, Line, Log, Summary, Taken, Written

__all__ = ["Answer", "Database", "Entry", "Line", "Log", "Summary", "Taken", "Written", "default_url"]
