"""A guided first game: a deal that is always the same, and the way through it that the guide teaches.

A game's lesson is ``lesson.toml`` beside its rules. Each step says something (a message of the area
``lessons``) and may point at a part of the table; where the learner decides, it names his decision and
what the others answer. A lesson is never a match that counts: its cards are known beforehand. Whoever
leaves the way goes on against ordinary bots.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from sottovoce.games import registry
from sottovoce.matches.match import Match

ASTRAY = -1


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing the guide says. `show` is what it points at, `choose` the learner's decision, if any."""

    say: str
    show: str = ""
    choose: str = ""
    others: tuple[str, ...] = ()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal and the way through it; `others` are decisions before the learner's first."""

    secret: str
    seat: int
    step: tuple[Step, ...]
    options: dict[str, str] = {}
    others: tuple[str, ...] = ()

    @property
    def way(self) -> tuple[str, ...]:
        """All decisions, the learner's and the others', in order."""
        decisions = list(self.others)
        for step in self.step:
            decisions += [step.choose] if step.choose else []
            decisions += step.others
        return tuple(decisions)

    def placed(self) -> tuple[tuple[int, Step], ...]:
        """Return each step with the number of decisions taken before it."""
        found, at = [], len(self.others)
        for step in self.step:
            found.append((at, step))
            at += bool(step.choose) + len(step.others)
        return tuple(found)


@cache
def lesson_of(game: str) -> Lesson:
    """Return the lesson of a game."""
    name = registry.get(game).name
    text = files("sottovoce.games").joinpath(name, "lesson.toml").read_bytes()
    return msgspec.toml.decode(text, type=Lesson)


def followed(match: Match, reader: int) -> int:
    """Return how many decisions of its lesson a reader has seen taken; `ASTRAY`: the match follows none."""
    if not match.terms.lesson:
        return ASTRAY
    seen = len(match.story(reader)) - 1
    taken = _taken(match)[:seen]
    return seen if taken == lesson_of(match.game.name).way[:seen] else ASTRAY


def scripted(match: Match) -> str | None:
    """Return the answer that the lesson has for whoever is to decide, if the match has followed it so far."""
    if not match.terms.lesson:
        return None
    taken, way = _taken(match), lesson_of(match.game.name).way
    return way[len(taken)] if len(taken) < len(way) and taken == way[: len(taken)] else None


def _taken(match: Match) -> tuple[str, ...]:
    return tuple(match.game.notation(code) for _, code in match.table.decisions)
