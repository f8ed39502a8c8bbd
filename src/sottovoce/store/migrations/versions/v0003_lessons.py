"""Guided first games, which are in nobody's list."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Tell lessons from matches."""
    op.add_column("matches", sa.Column("lesson", sa.Boolean, nullable=False, server_default=sa.false()))
