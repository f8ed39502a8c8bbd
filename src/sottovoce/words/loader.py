"""One language of one area: loads its Fluent file and says its messages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Protocol, runtime_checkable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

LANGUAGES = ("en", "ru", "it")
FALLBACK = "en"
_MARK = "\x1f"  # cannot stand in a sentence, so it fences off what was put in


class MissingWords(LookupError):
    """A message that is not in its file, or was given the wrong arguments: a mistake of ours."""


@runtime_checkable
class Sayable(Protocol):
    """A message and its arguments, as the contract's `Words` are."""

    @property
    def message(self) -> str: ...

    @property
    def arguments(self) -> Mapping[str, object]: ...


class Voice:
    """Says the messages of one area in one language. ``message.part`` names an attribute."""

    def __init__(self, language: str, area: str) -> None:
        self.language = language
        self.area = area
        # No isolation marks: a terminal shows them as rubbish, and no language here runs right to left.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._entries = _entries(source(language, area))
        self._bundle.add_resource(FluentResource(source(language, area)))

    def __contains__(self, message: object) -> bool:
        return message in self._entries

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def variables(self, message: str) -> frozenset[str]:
        """Return the names of all arguments that a message may use."""
        names = _Variables()
        names.visit(self._entries[message])
        return frozenset(names.found)

    def say(self, message: str, arguments: Mapping[str, object] | None = None) -> str:
        """Return a message with its arguments put in; those that are messages are said first."""
        said, errors = self._bundle.format_pattern(self._pattern(message), self._ready(arguments or {}))
        if errors:
            raise MissingWords(f"{self.language}/{self.area}.ftl: {message}: {errors[0]}")
        return str(said)

    def __call__(self, message: str, /, **arguments: object) -> str:
        return self.say(message, arguments)

    def _pattern(self, message: str) -> Any:
        name, _, part = message.partition(".")
        if message not in self._entries:
            raise MissingWords(f"{self.language}/{self.area}.ftl has no message '{message}'")
        found = self._bundle.get_message(name)
        return found.attributes[part] if part else found.value

    def _ready(self, arguments: Mapping[str, object]) -> dict[str, object]:
        return {name: self._one(value) for name, value in arguments.items()}

    def _one(self, value: object) -> object:
        if isinstance(value, Sayable):
            return self.say(value.message, value.arguments)
        if isinstance(value, int | float):
            return fluent_number(value, useGrouping=False)
        return value


class _Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library's name)
        self.found.add(node.id.name)


def source(language: str, area: str) -> str:
    """Return the text of a Fluent file."""
    return files("sottovoce.words").joinpath(language, f"{area}.ftl").read_text(encoding="utf-8")


def areas() -> tuple[str, ...]:
    """Return the names of all areas."""
    found = files("sottovoce.words").joinpath(FALLBACK).iterdir()
    return tuple(sorted(file.name.removesuffix(".ftl") for file in found if file.name.endswith(".ftl")))


@cache
def voice(language: str, area: str) -> Voice:
    """Return the voice of an area in a language; each file is read once."""
    return Voice(language, area)


def language_of(locale: str) -> str | None:
    """Return our language for the name of a locale (``ru_RU.UTF-8``), or None."""
    language = re.split(r"[-_.@]", locale, maxsplit=1)[0].lower()
    return language if language in LANGUAGES else None


def _entries(text: str) -> dict[str, ast.Pattern]:
    """Return the pattern of every message and attribute of a file; a line not understood is a mistake."""
    entries: dict[str, ast.Pattern] = {}
    for entry in FluentResource(text).body:
        if isinstance(entry, ast.Junk):
            raise MissingWords(f"not Fluent: {entry.content}")
        if isinstance(entry, ast.Message):
            _add(entries, entry.id.name, entry.value)
            for part in entry.attributes:
                _add(entries, f"{entry.id.name}.{part.id.name}", part.value)
    return entries


def _add(entries: dict[str, ast.Pattern], name: str, pattern: ast.Pattern | None) -> None:
    if name in entries:
        raise MissingWords(f"'{name}' is there twice")
    if pattern is not None:
        entries[name] = pattern


# ---------------------------------------------------------------- clauses made in English below us


def said_again(clause: str, family: str, speak: Voice) -> str:
    """Say an English clause in the language of `speak`.

    The engine below knows English only and puts clauses of it into its refusals. The
    English messages of the family are the patterns by which a clause is known again.
    """
    english = voice(FALLBACK, speak.area)
    for message in english:
        if message.startswith(family) and (found := re.fullmatch(_as_pattern(english, message), clause)):
            return speak.say(message, found.groupdict())
    return clause


@cache
def _as_pattern(english: Voice, message: str) -> str:
    names = {name: f"{_MARK}{name}{_MARK}" for name in english.variables(message)}
    text = re.escape(english.say(message, names))
    return re.sub(f"{_MARK}(.*?){_MARK}", r"(?P<\1>.*)", text)
