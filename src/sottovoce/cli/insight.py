"""What a game infers, in words: every struct of an insight has a message of its own.

A struct `HandOdds` is said by the message ``insight-hand-odds``; its numbers and words are
the arguments, those of a tuple counted from 0 (``$holds_0``, ``$holds_1``, ...).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from sottovoce.core.view import Words
from sottovoce.words import Voice

Said = int | float | Words


def in_words(insight: object, say: Voice) -> list[str]:
    """Return the sentences for an insight, its parts after it."""
    return [say.say(message_of(part), dict(_said(part))) for part in structs(insight)]


def message_of(part: msgspec.Struct) -> str:
    """Return the message for a struct of an insight."""
    return "insight-" + re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(part).__name__).lower()


def structs(value: object) -> Iterator[msgspec.Struct]:
    """Yield all structs of an insight, outer ones first; words are no part but are said in one."""
    if isinstance(value, msgspec.Struct) and not isinstance(value, Words):
        yield value
        for field in value.__struct_fields__:
            yield from structs(getattr(value, field))
    elif isinstance(value, tuple):
        for item in value:
            yield from structs(item)


def _said(part: msgspec.Struct) -> Iterator[tuple[str, Said]]:
    for field in part.__struct_fields__:
        yield from _flat(field, getattr(part, field))


def _flat(name: str, value: object) -> Iterator[tuple[str, Said]]:
    if isinstance(value, Said):
        yield name, value
    elif isinstance(value, tuple):
        for number, item in enumerate(value):
            yield from _flat(f"{name}_{number}", item)
