"""Time, chance and names from outside, in one place, so that tests and simulations bring their own."""

from __future__ import annotations

import secrets
import time
from hashlib import sha256


class World:
    """The real one."""

    def now(self) -> int:
        """Return the time in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def name(self) -> str:
        """Return a new id for a match, a person or a server: nobody guesses it."""
        return secrets.token_urlsafe(12)

    def token(self) -> str:
        """Return a new token for a session or an invitation."""
        return secrets.token_urlsafe(24)

    def secret(self) -> str:
        """Return 256 secret bits, for a match's cards or a bot's mind."""
        return secrets.token_hex(32)


def digest(token: str) -> str:
    """Return what is kept of a token: who reads the database cannot use it."""
    return sha256(token.encode()).hexdigest()
