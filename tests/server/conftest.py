"""What tests of the server share."""

from __future__ import annotations

from tests.store.conftest import postgres

__all__ = ["postgres"]
