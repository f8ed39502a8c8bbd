"""The command line: ``sottovoce play | serve | replay | arena | bench``."""

from __future__ import annotations

from sottovoce.cli.app import main, run

__all__ = ["main", "run"]
