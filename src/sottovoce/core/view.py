"""What leaves the engine: views, offers, outcomes, options. Structs, never compiled.

They hold nothing that could hold them, so nobody need look for circles among them (`gc`).
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from sottovoce.core.errors import BadOption, UnknownOption

OptionsT = TypeVar("OptionsT", bound="Options")

SPECTATOR = -1
NOBODY = -1


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a game ended: the named reason, who won (all who share it when drawn), and points."""

    reason: str
    winners: tuple[int, ...]
    points: tuple[int, ...]

    def share(self, seat: int) -> float:
        """Return the seat's part of the win: 1 won, 1/2 a draw of two, 0 lost."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class View(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="game"):
    """All that one seat (or a spectator) may know; each game adds its own fields.

    `legal` is given only to the seat whose decision it is.
    """

    seat: int
    mover: int
    legal: tuple[int, ...]
    outcome: Outcome | None


class Words(msgspec.Struct, frozen=True, gc=False):
    """Something to be said: a message of the game's Fluent file and its arguments.

    An argument that is itself `Words` is said first and put in.
    """

    message: str
    arguments: dict[str, str | int | Words] = {}


class Offer(msgspec.Struct, frozen=True, gc=False):
    """One legal choice as people meet it.

    `words` says it; `part` names the part of the table to touch (a card in the
    hand, a figure, a button), `then` the part it goes to; `preview` is what the
    seat may foresee: pairs of (thing, where it would be or what it would cost).
    """

    code: int
    notation: str
    words: Words
    part: str
    then: str = ""
    preview: tuple[tuple[str, str], ...] = ()


Others = dict[str, tuple[str, ...]]  # other options, with the values an option counts beside


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices made before a game; a game's fields are `Literal`s with defaults.

    `beside` names the options that count only beside certain values of others; elsewhere they are idle.
    """

    beside: ClassVar[dict[str, Others]] = {}


class OptionChoices(msgspec.Struct, frozen=True):
    """One option: its name, its values, the usual one, and beside which values of others it counts."""

    name: str
    choices: tuple[str, ...]
    default: str
    beside: Others = {}


# Each match is opened with options, and working out the type hints takes a millisecond.
@cache
def _hints(kind: type[Options]) -> dict[str, Any]:
    return get_type_hints(kind)


@cache
def option_choices(kind: type[Options]) -> tuple[OptionChoices, ...]:
    """List the options of a game with their possible values."""
    hints = _hints(kind)
    defaults = kind()
    return tuple(
        OptionChoices(
            name, _choices(hints[name]), _written(getattr(defaults, name)), kind.beside.get(name, {})
        )
        for name in kind.__struct_fields__
    )


def _choices(hint: Any) -> tuple[str, ...]:
    if hint is bool:
        return ("no", "yes")
    if get_origin(hint) is not Literal:
        raise TypeError(f"an option must be a bool or a Literal, not {hint}")
    return tuple(_written(value) for value in get_args(hint))


def _written(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _read(hint: Any, text: str) -> object:
    return next(value for value in (get_args(hint) or (False, True)) if _written(value) == text)


def read_options(game: str, kind: type[OptionsT], chosen: dict[str, str]) -> OptionsT:
    """Return the typed options for what was written, or refuse with a sentence."""
    known = {option.name: option for option in option_choices(kind)}
    hints = _hints(kind)
    values: dict[str, object] = {}
    for name, text in chosen.items():
        if name not in known:
            raise UnknownOption(game=game, option=name, options=", ".join(known) or "none")
        if text not in known[name].choices:
            raise BadOption(option=name, value=text, choices=", ".join(known[name].choices))
        values[name] = _read(hints[name], text)
    return msgspec.convert(values, kind)


def write_options(options: Options) -> dict[str, str]:
    """Return options as text, in the order of their fields; the reverse of `read_options`."""
    return {name: _written(getattr(options, name)) for name in options.__struct_fields__}
