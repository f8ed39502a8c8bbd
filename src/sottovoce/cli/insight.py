"""What a game infers, in words: every struct of an insight has a message of its own.

A struct `HandOdds` is said by the message ``insight-hand-odds``; its numbers are the
arguments, those of a tuple counted from 0 (``$holds_0``, ``$holds_1``, ...).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from sottovoce.words import Voice


def in_words(insight: object, say: Voice) -> list[str]:
    """Return the sentences for an insight, its parts after it."""
    return [say.say(message_of(part), dict(_numbers(part))) for part in structs(insight)]


def message_of(part: msgspec.Struct) -> str:
    """Return the message for a struct of an insight."""
    return "insight-" + re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(part).__name__).lower()


def structs(value: object) -> Iterator[msgspec.Struct]:
    """Yield all structs of an insight, outer ones first."""
    if isinstance(value, msgspec.Struct):
        yield value
        for field in value.__struct_fields__:
            yield from structs(getattr(value, field))
    elif isinstance(value, tuple):
        for item in value:
            yield from structs(item)


def _numbers(part: msgspec.Struct) -> Iterator[tuple[str, int | float]]:
    for field in part.__struct_fields__:
        yield from _flat(field, getattr(part, field))


def _flat(name: str, value: object) -> Iterator[tuple[str, int | float]]:
    if isinstance(value, int | float):
        yield name, value
    elif isinstance(value, tuple):
        for number, item in enumerate(value):
            yield from _flat(f"{name}_{number}", item)
