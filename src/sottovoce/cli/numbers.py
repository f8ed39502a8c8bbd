"""Numbers as they were written on the command line."""

from __future__ import annotations

from sottovoce.cli.complaints import Complaint
from sottovoce.core.chance import SEED_BITS, check_seed
from sottovoce.core.errors import BadSeed


def seed_of(text: str) -> int:
    """Return a seed, or refuse."""
    if not (text.isascii() and text.isdigit() and len(text) <= SEED_BITS):
        raise BadSeed()
    return check_seed(int(text))


def positive(text: str, option: str) -> int:
    """Return a number above 0, or complain of the option."""
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text)):
        raise Complaint("complaint-number", text=text, option=option)
    return int(text)


def count(text: str, option: str) -> int:
    """Return a number that may be 0, or complain of the option."""
    return 0 if text == "0" else positive(text, option)
