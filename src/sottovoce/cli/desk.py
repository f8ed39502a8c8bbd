"""What every command has at hand: a language and two places to write to."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.text import Text

from sottovoce.cli.complaints import Complaint
from sottovoce.core.game import Game, Speaker
from sottovoce.core.view import Words
from sottovoce.words import LANGUAGES, Voice, language_of, voice

COMMON = "common"


class Left(Exception):
    """The person leaves."""


class Desk:
    """A language, the console for answers and the one for complaints and progress."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.say = voice(language, COMMON)
        self.out = Console(highlight=False, markup=False, emoji=False)
        self.err = Console(highlight=False, markup=False, emoji=False, stderr=True)

    def of(self, game: Game) -> Speech:
        """Return the speaker of a game in this language."""
        return Speech(voice(self.language, game.name))

    def tell(self, message: str, **arguments: object) -> None:
        """Print a message of the command line."""
        self.line(self.say.say(message, arguments))

    def line(self, text: str = "", style: str = "") -> None:
        """Print a line; what is too long is wrapped at blanks."""
        self.out.print(Text(text, style=style))


class Speech(Speaker):
    """A game's words in one language, as the contract wants them spoken."""

    def __init__(self, words: Voice) -> None:
        self.words = words

    def __call__(self, message: str, /, **arguments: str | int | Words) -> str:
        return self.words.say(message, arguments)

    def of(self, words: Words, part: str = "") -> str:
        """Say words, or one of their message's attributes with the same arguments."""
        message = f"{words.message}.{part}" if part else words.message
        return self.words.say(message, words.arguments)


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of the system, English when it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environment.get(name):
            return language_of(locale) or LANGUAGES[0]
    return LANGUAGES[0]


def chosen_language(arguments: Sequence[str]) -> str | None:
    """Return what ``--lang`` says on the command line, wherever it stands."""
    found = None
    for number, argument in enumerate(arguments):
        if argument == "--lang" and number + 1 < len(arguments):
            found = arguments[number + 1]
        elif argument.startswith("--lang="):
            found = argument.removeprefix("--lang=")
    return found


def check_language(language: str) -> str:
    """Return the language if we speak it, or complain."""
    if language not in LANGUAGES:
        raise Complaint("complaint-language", language=language, languages=", ".join(LANGUAGES))
    return language
