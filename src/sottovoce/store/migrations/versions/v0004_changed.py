"""No order of matches by their last change: it cost every move more than clearing away gains by it."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Drop the order."""
    op.drop_index("ix_matches_changed", "matches")
