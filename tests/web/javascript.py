"""Just enough of JavaScript to tell its strings and templates from its code."""

from __future__ import annotations

import re
from collections.abc import Iterator

HOLE = "\x1f"  # stands where a template is filled in
_BEFORE_REGEX = re.compile(r"(?:[(,=:\[!&|?{};]|\breturn|=>)\s*$")
_REGEX = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*")
_STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\'')
_COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)


class Reader:
    """Reads a module once, from its beginning to its end."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.at = 0
        self.strings: list[str] = []
        self.templates: list[str] = []

    def read(self, inside: bool = False) -> None:
        """Read code; `inside` a template's hole, up to the brace that closes it."""
        depth = 0
        while self.at < len(self.code):
            sign = self.code[self.at]
            if inside and sign == "}" and depth == 0:
                return
            depth += {"{": 1, "}": -1}.get(sign, 0)
            if not (self._comment() or self._string() or self._regex() or self._template()):
                self.at += 1

    def _take(self, pattern: re.Pattern[str]) -> str | None:
        found = pattern.match(self.code, self.at)
        if found is None:
            return None
        self.at = found.end()
        return found[0]

    def _comment(self) -> bool:
        return self._take(_COMMENT) is not None

    def _string(self) -> bool:
        found = self._take(_STRING)
        if found is not None:
            self.strings.append(found[1:-1])
        return found is not None

    def _regex(self) -> bool:
        before = self.code[max(0, self.at - 20) : self.at]
        return _BEFORE_REGEX.search(before) is not None and self._take(_REGEX) is not None

    def _template(self) -> bool:
        if self.code[self.at] != "`":
            return False
        self.at += 1
        text = ""
        while self.code[self.at] != "`":
            if self.code.startswith("${", self.at):
                self.at += 2
                self.read(inside=True)
                text += HOLE
            else:
                text += self.code[self.at]
            self.at += 1
        self.at += 1
        self.templates.append(text)
        return True


def strings_and_templates(code: str) -> tuple[list[str], list[str]]:
    """Return the strings of a module, and its templates with every hole as one sign."""
    reader = Reader(code)
    reader.read()
    return reader.strings, reader.templates


_TAG = re.compile(r"<[^<>]*>")
_READ_OUT = re.compile(r'\b(?:aria-label|aria-description|title|placeholder|alt)="([^"]*)"')


def texts_for_people(template: str) -> Iterator[str]:
    """What a person reads of a template that holds tags: text between them, and attributes read out."""
    if _TAG.search(template):
        yield from _READ_OUT.findall(template)
        yield from _TAG.sub("\n", template).replace(HOLE, "\n").split("\n")
