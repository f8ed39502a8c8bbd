"""Reading a card set's file with a finger on the line: every complaint names line and field.

`lines_of` finds where each field stands; a `Part` hands out the fields of one table with
the types they must have, and notes everything that is wrong instead of stopping at it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

LANGUAGES = ("en", "ru", "it")
MISSING = object()
WHOLE = "file"  # in place of a field

_KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_HEADER = re.compile(r"\s*(\[\[?)\s*([\w.-]+)\s*\]\]?")
_FIELD = re.compile(r"\s*([\w-]+(?:\.[\w-]+)*)\s*=")
_LONGEST_KEY = 24
_LONGEST_TEXT = 300


class Problem(NamedTuple):
    """Something wrong in a file: where, in which field, and what."""

    line: int
    field: str
    text: str


def lines_of(text: str) -> dict[str, int]:
    """Return the line of every table and field: ``evidence[3].symbols`` -> 41."""
    found: dict[str, int] = {}
    counts: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.fullmatch(line.partition("#")[0].rstrip()):
            table = _table(header[2], header[1] == "[[", counts)
            found.setdefault(table.removesuffix("."), number)
        elif field := _FIELD.match(line):
            _add(found, f"{table}{field[1]}", number)
    return found


def _table(name: str, repeated: bool, counts: dict[str, int]) -> str:
    if repeated:
        counts[name] = counts.get(name, -1) + 1
    first, _, rest = name.partition(".")
    place = f"{first}[{counts[first]}]" if first in counts else first
    return f"{place}.{rest}." if rest else f"{place}."


def _add(found: dict[str, int], path: str, number: int) -> None:
    """Note a field, and for a dotted one (``name.en``) also what it is part of."""
    found.setdefault(path, number)
    while "." in path:
        path = path.rpartition(".")[0]
        found.setdefault(path, number)


class Notes:
    """What was found wrong so far."""

    def __init__(self, text: str) -> None:
        self.problems: list[Problem] = []
        self._lines = lines_of(text)

    def add(self, path: str, text: str) -> None:
        """Note a problem at a field, or at the nearest thing around it that has a line."""
        place = path if path in self._lines or f"{path}[0]" not in self._lines else f"{path}[0]"
        while place and place not in self._lines:
            place = place[: max(place.rfind("."), place.rfind("["), 0)]
        self.problems.append(Problem(self._lines.get(place, 1), path or WHOLE, text))


class Part:
    """One table of the file: its fields, each asked for once, and where they stand."""

    def __init__(self, notes: Notes, path: str, data: object) -> None:
        self.notes = notes
        self.path = path
        self._data: dict[str, Any] = dict(data) if isinstance(data, dict) else {}
        if not isinstance(data, dict):
            notes.add(path, "this must be a table")

    def at(self, name: str) -> str:
        """Return a field's full name."""
        return f"{self.path}.{name}" if self.path else name

    def wrong(self, name: str, text: str) -> None:
        """Note a problem with a field."""
        self.notes.add(self.at(name), text)

    def has(self, name: str) -> bool:
        return name in self._data

    def _take(self, name: str, default: object) -> Any:
        value = self._data.pop(name, default)
        if value is MISSING:
            self.wrong(name, "this field is missing")
        return value

    def key(self, name: str = "key") -> str:
        """Return a short name: small letters, digits and hyphens."""
        value = self._take(name, MISSING)
        if value is MISSING:
            return "?"
        if not isinstance(value, str) or not _KEY.fullmatch(value) or len(value) > _LONGEST_KEY:
            self.wrong(
                name, f"a key is up to {_LONGEST_KEY} small letters, digits and hyphens, a letter first"
            )
            return "?"
        return value

    def whole(self, name: str, least: int, most: int, default: int | object = MISSING) -> int:
        """Return a whole number within bounds."""
        value = self._take(name, default)
        if value is MISSING:
            return least
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.wrong(name, f"this must be a whole number from {least} to {most}")
            return least
        return value

    def yes(self, name: str, default: bool = False) -> bool:
        """Return true or false."""
        value = self._take(name, default)
        if not isinstance(value, bool):
            self.wrong(name, "this must be true or false")
            return default
        return value

    def choice(self, name: str, choices: tuple[str, ...], default: str | object = MISSING) -> str:
        """Return one of a few words."""
        value = self._take(name, default)
        if value is MISSING:
            return choices[0]
        if value not in choices:
            self.wrong(name, f"this must be one of: {', '.join(choices)}")
            return choices[0]
        return str(value)

    def short(self, name: str) -> str:
        """Return a single character."""
        value = self._take(name, MISSING)
        if value is MISSING:
            return "?"
        if not isinstance(value, str) or len(value) != 1 or not value.isprintable():
            self.wrong(name, "this must be a single character")
            return "?"
        return value

    def words(self, name: str) -> dict[str, str] | None:
        """Return a text in each language, from one string or a table by language; None if it is absent."""
        value = self._data.pop(name, None)
        if value is None:
            return None
        given = dict.fromkeys(LANGUAGES, value) if isinstance(value, str) else value
        if not isinstance(given, dict) or not given or not all(map(_is_text, given.values())):
            self.wrong(name, f"this must be a text, or texts by language ({', '.join(LANGUAGES)})")
            return dict.fromkeys(LANGUAGES, "?")
        for language in given.keys() - set(LANGUAGES):
            self.wrong(f"{name}.{language}", f"the languages are: {', '.join(LANGUAGES)}")
        spare = next(iter(given.values()))
        return {language: given.get(language, given.get("en", spare)) for language in LANGUAGES}

    def names(self, name: str, least: int, most: int) -> list[str]:
        """Return a list of strings."""
        value = self._take(name, MISSING)
        if value is MISSING:
            return []
        good = isinstance(value, list) and all(isinstance(item, str) for item in value)
        if not good or not least <= len(value) <= most:
            self.wrong(name, f"this must be a list of {least} to {most} names")
            return []
        return list(value)

    def parts(self, name: str, least: int, most: int) -> list[Part]:
        """Return a list of tables."""
        value = self._data.pop(name, [])
        if not isinstance(value, list):
            self.wrong(name, "this must be a list of tables")
            return []
        if not least <= len(value) <= most:
            span = f"{least}" if least == most else f"{least} to {most}"
            self.wrong(name, f"there must be {span} of these, not {len(value)}")
        return [Part(self.notes, f"{self.at(name)}[{n}]", item) for n, item in enumerate(value)]

    def part(self, name: str) -> Part:
        """Return a table."""
        return Part(self.notes, self.at(name), self._data.pop(name, {}))

    def finish(self) -> None:
        """Complain about every field that nobody asked for."""
        for name in self._data:
            self.wrong(name, "there is no such field here")


def _is_text(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= _LONGEST_TEXT and value.isprintable()


def twice(keys: list[str]) -> Iterator[int]:
    """Yield the places of keys that have stood before."""
    for n, key in enumerate(keys):
        if key != "?" and key in keys[:n]:
            yield n
