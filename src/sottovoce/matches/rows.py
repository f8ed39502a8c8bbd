"""What can happen to a match: each change is one numbered row, and the rows are the match.

Rows hold the secret of the seed and everybody's decisions: they never leave the server. What people
are shown comes from `Match`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sottovoce.core.view import Words
from sottovoce.matches.clock import ClockTerms, NoClock
from sottovoce.matches.dealing import MOST_TOKEN

Token = Annotated[str, msgspec.Meta(pattern=r"^[\x21-\x7e]*$", max_length=MOST_TOKEN)]


class Person(msgspec.Struct, frozen=True, tag="person"):
    """Somebody by his id, with the name he had when he sat down and what he adds to the seed."""

    id: str
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    token: Token = ""


class BotSeat(msgspec.Struct, frozen=True, tag="bot"):
    """A bot; `instead_of` is the person whose seat it keeps warm."""

    level: str
    instead_of: Person | None = None


class OpenSeat(msgspec.Struct, frozen=True, tag="open"):
    """Nobody yet."""


Sitter = Person | BotSeat | OpenSeat


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What is agreed before a match. `on_time_out`: a bot goes on, or the match is lost.

    `lesson`: a guided first game, whose cards are known beforehand (`lessons`).
    """

    game: str
    rules: int
    options: dict[str, str] = {}
    clock: ClockTerms = NoClock()
    on_time_out: Literal["bot", "loss"] = "bot"
    substitute: str = "greedy"
    lesson: bool = False


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """Row 0. The secret is the server's part of the seed (`dealing`), and stays secret until the end.

    `next` is the secret of a rematch: promised now, before anybody adds his token to that.
    """

    terms: Terms
    seats: tuple[Sitter, ...]
    secret: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    salt: str = ""
    next: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")] = ""


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    """Somebody took an open seat; when none is open any more the match begins."""

    seat: int
    person: Person


class Left(msgspec.Struct, frozen=True, tag="left"):
    """Somebody got up: before the match his seat is open again, afterwards a bot sits in for him."""

    seat: int


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """Somebody came back and takes his seat from the bot."""

    seat: int


class Carried(msgspec.Struct, frozen=True, tag="carried"):
    """Somebody is known by another id from now on: a guest came into his account. Nobody is shown it."""

    seat: int
    before: str
    person: str


class Decided(msgspec.Struct, frozen=True, tag="decided", omit_defaults=True):
    """A decision in the game's notation; `lag` is the line's delay in milliseconds, given back.

    A bot says why (`reason`, of bots.ftl): that speaks of what it holds, so nobody hears it before the end.
    """

    seat: int
    text: str
    lag: int = 0
    reason: Words | None = None


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """The seat took its last staged decision back."""

    seat: int


class Resigned(msgspec.Struct, frozen=True, tag="resigned"):
    """The seat gave up."""

    seat: int


class DrawOffered(msgspec.Struct, frozen=True, tag="draw-offered"):
    """The seat offers a draw; the offer lapses with the next decision of somebody else."""

    seat: int


class DrawAnswered(msgspec.Struct, frozen=True, tag="draw-answered"):
    """The seat accepts or declines the draw offered."""

    seat: int
    accepted: bool


class TimedOut(msgspec.Struct, frozen=True, tag="timed-out"):
    """The seat's time has run out."""

    seat: int


class RematchAsked(msgspec.Struct, frozen=True, tag="rematch-asked"):
    """The seat would like another match; the token is its part of that match's seed."""

    seat: int
    token: Token = ""


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """The next match of the same people."""

    match: str


Change = (
    Opened
    | Joined
    | Left
    | Returned
    | Carried
    | Decided
    | Undone
    | Resigned
    | DrawOffered
    | DrawAnswered
    | TimedOut
    | RematchAsked
    | Rematched
)


class Row(msgspec.Struct, frozen=True):
    """A change with its number in the match, and when it was made (milliseconds)."""

    number: int
    at: int
    change: Change
