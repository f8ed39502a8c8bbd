"""The tables. Times are milliseconds since 1970; ids and tokens are random text."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

# The log. A match is its rows; the two constraints are the only lock there is.
rows = Table(
    "rows",
    metadata,
    Column("match", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("client", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("change", Text, nullable=False),
    PrimaryKeyConstraint("match", "number", name="pk_rows"),
    UniqueConstraint("match", "client", name="uq_rows_client"),
)

# What lists need to know of a match without folding it; always behind or level with the log.
matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("mover", Integer, nullable=False),
    Column("bot_moves", Boolean, nullable=False),
    Column("due", BigInteger),
    Column("listed", Boolean, nullable=False),
    Column("lesson", Boolean, nullable=False, server_default=false()),
    Column("opened", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("ix_matches_bot_moves", "bot_moves"),
    Index("ix_matches_due", "due"),
    Index("ix_matches_listed", "listed", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), nullable=False),
    PrimaryKeyConstraint("match", "seat", name="pk_seats"),
    Index("ix_seats_person", "person"),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(40), unique=True),
    Column("passphrase", Text),
    Column("recovery", Text),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

# Only digests of tokens are kept: who reads the database cannot sit down as somebody else.
sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("ix_sessions_person", "person"),
)

invites = Table(
    "invites",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),  # -1: to watch
    Column("until", BigInteger, nullable=False),
)

# Who is at work on a bot's turn or a time-out, and until when that holds.
leases = Table(
    "leases",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("owner", String(64), nullable=False),
    Column("until", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("room", String(16), nullable=False),  # players or spectators
    Column("person", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("match", "number", name="pk_chat"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", String(32), nullable=False),
    Column("chat_number", Integer, nullable=False),
    Column("person", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("match", "chat_number", "person", name="uq_reports"),
)

notes = Table(
    "notes",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(32), nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("match", "person", name="pk_notes"),
)
