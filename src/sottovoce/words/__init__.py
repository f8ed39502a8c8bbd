"""What people read: Fluent files ``<language>/<area>.ftl``; the page and Python read the same ones.

The area ``common`` holds the command line, and for every refusal ``refusal-<key>``. A game's
area bears its name. Besides what the game itself says, everyone may ask it for
    title, about, about-turn      its name, its aim, what a turn is
    seat-<key>                    the seats (`Game.seats`)
    <offer>                       the whole sentence of a choice, and its parts:
        .group, .short            its heading and its short form in a long list
        .rule                     the rule it rests on: together, the rules of this moment
    legend                        what the small signs put into ``$mark`` of short forms mean
    insight-<struct>              what an insight says (`HandOdds`: ``insight-hand-odds``); its
                                  fields are the arguments, a tuple's as ``$holds_0``, ``$holds_1``
"""

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
