"""Where the cards come from: the server's secret and something from each person, mixed.

The server commits itself to its secret before anybody sits down; everybody who sits
down adds a token of his own. So nobody, the server included, chooses the cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from hmac import digest

SECRET_BYTES = 32
MOST_TOKEN = 64  # characters


def commit(secret: str, salt: str) -> str:
    """Return what the server publishes before anybody sits down; it tells nothing of the secret."""
    return sha256(f"sottovoce secret {salt} {secret}".encode()).hexdigest()


def derive_seed(secret: str, tokens: Sequence[str]) -> int:
    """Return the seed of a match from the server's secret and the seats' tokens, in their order."""
    told = "\n".join(f"{seat} {token}" for seat, token in enumerate(tokens))
    return int.from_bytes(digest(bytes.fromhex(secret), told.encode(), "sha256"))
