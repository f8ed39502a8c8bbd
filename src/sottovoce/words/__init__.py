"""What people read: Fluent files ``<language>/<area>.ftl``; the page and Python read the same ones."""

from __future__ import annotations

from sottovoce.words.loader import (
    LANGUAGES,
    MissingWords,
    Voice,
    areas,
    language_of,
    said_again,
    source,
    voice,
)

__all__ = [
    "LANGUAGES",
    "MissingWords",
    "Voice",
    "areas",
    "language_of",
    "said_again",
    "source",
    "voice",
]
