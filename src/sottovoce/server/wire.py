"""What is said over the socket of a match: tagged unions of small structs, as JSON.

docs/protocol.md explains them with a worked dialogue, which is itself a test. Whatever
changes the match carries an `id` that its sender chose; sending it again is harmless.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sottovoce.core.events import Event
from sottovoce.core.view import Words
from sottovoce.matches.rows import Token

MOST_BYTES = 4096  # of a message from a client
MOST_TEXT = 500  # characters of something said
MOST_NOTES = 2000

Id = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_TEXT)]
NotesText = Annotated[str, msgspec.Meta(max_length=MOST_NOTES)]

Room = Literal["players", "spectators"]
Status = Literal["waiting", "running", "over"]


class Wish(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something a client would like."""


# ---------------------------------------------------------------- from the client


class Decide(Wish, frozen=True, tag="decide"):
    """Take a decision (its notation), having been shown the table up to `seen`."""

    id: Id
    seen: Count
    choice: Notation


class Undo(Wish, frozen=True, tag="undo"):
    """Take back the last staged decision."""

    id: Id
    seen: Count


class Resign(Wish, frozen=True, tag="resign"):
    """Give up."""

    id: Id


class OfferDraw(Wish, frozen=True, tag="offer-draw"):
    """Offer a draw."""

    id: Id


class AnswerDraw(Wish, frozen=True, tag="answer-draw"):
    """Accept or decline the draw offered."""

    id: Id
    accept: bool


class Leave(Wish, frozen=True, tag="leave"):
    """Get up: before the match the seat is open again, afterwards a bot sits in."""

    id: Id


class ComeBack(Wish, frozen=True, tag="come-back"):
    """Take the seat back from the bot."""

    id: Id


class AskRematch(Wish, frozen=True, tag="ask-rematch"):
    """Ask for another match; `token` is one's own part of its seed."""

    id: Id
    token: Token = ""


class Say(Wish, frozen=True, tag="say"):
    """Say something to the others in one's room."""

    id: Id
    text: Text


class Report(Wish, frozen=True, tag="report"):
    """Complain about something said, by its number."""

    id: Id
    number: Count


class KeepNotes(Wish, frozen=True, tag="keep-notes"):
    """Keep one's own notes on this match; nobody else ever sees them."""

    id: Id
    text: NotesText


class Ping(Wish, frozen=True, tag="ping"):
    """Measure the line: `lag` is the delay last measured, in milliseconds."""

    at: Count
    lag: Count = 0


Asked = (
    Decide
    | Undo
    | Resign
    | OfferDraw
    | AnswerDraw
    | Leave
    | ComeBack
    | AskRematch
    | Say
    | Report
    | KeepNotes
    | Ping
)


# ---------------------------------------------------------------- from the server


class Notice(msgspec.Struct, frozen=True, tag_field="is"):
    """Something a client is told."""


class Sitting(msgspec.Struct, frozen=True):
    """Who sits in a seat: `person`, `bot` or nobody (`open`); `away` names the person a bot sits in for."""

    key: str
    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str = ""
    away: str = ""


class Times(msgspec.Struct, frozen=True):
    """Milliseconds left for each seat at time `at` of the server, and whose clock runs (-1: nobody's)."""

    left: tuple[int, ...]
    runs: int
    at: int


class Happened(msgspec.Struct, frozen=True):
    """An event as this reader may see it, with its words for the log (None: not worth a line)."""

    event: Event
    words: Words | None


class Shown(Notice, frozen=True, kw_only=True, tag="shown"):
    """The table as this reader may see it now.

    `number` counts what the reader was shown. `steps` are what happened at each decision
    from number `since` on (step 0 is the setup): they replace all steps the reader has
    from there on. `view` (None before the match begins), `offers` and `steps` are the
    game's own structs. `undo` tells whether the last decision can be taken back,
    `paragraph` which paragraph of the rules speaks of this moment. `frozen`: the match
    no longer replays since the rules were changed; it can only be looked at. `lesson` counts
    the decisions of a guided game that keeps to its lesson; elsewhere it is -1.
    """

    number: int
    status: Status
    frozen: bool
    seats: tuple[Sitting, ...]
    mover: int
    view: msgspec.Raw
    offers: msgspec.Raw
    undo: bool
    paragraph: str
    since: int
    steps: msgspec.Raw
    times: Times | None
    draw_offer: int
    rematch: tuple[int, ...]
    next: str
    result: tuple[Words, ...]
    lesson: int


class Heard(Notice, frozen=True, tag="heard"):
    """Something said. `mine`: by this reader himself; `by` the same speaker's mark within this match."""

    number: int
    room: Room
    by: str
    name: str
    at: int
    text: str
    mine: bool


class Welcome(Notice, frozen=True, kw_only=True, tag="welcome"):
    """The first message of a socket: the match, the reader's seat (-1: a spectator), and the table.

    `commitment` is what the server promised of its secret, `next_commitment` of a rematch's.
    """

    match: str
    game: str
    options: dict[str, str]
    seat: int
    clock: str
    commitment: str
    next_commitment: str
    draws: bool
    lesson: bool
    notes: str
    talk: tuple[Heard, ...]
    shown: Shown


class Ack(Notice, frozen=True, tag="ack"):
    """What was asked for under this id is done and on disk."""

    id: str
    number: int


class Refused(Notice, frozen=True, tag="refused"):
    """What was asked for is not possible; nothing has changed. `key` names the message ``refusal-<key>``."""

    id: str
    key: str
    particulars: dict[str, str | int]
    sentence: str


class Pong(Notice, frozen=True, tag="pong"):
    """The answer to a ping: its `at`, and the server's time."""

    at: int
    now: int


class Bye(Notice, frozen=True, tag="bye"):
    """The server closes the socket; `again` says whether to come back by itself."""

    key: str
    again: bool


Told = Welcome | Shown | Ack | Refused | Heard | Pong | Bye

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Asked] = msgspec.json.Decoder(Asked)


def encode(notice: Told) -> bytes:
    """Return a message as bytes."""
    return _encoder.encode(notice)


def decode(data: bytes | str) -> Asked:
    """Return what a client asks for; `msgspec.ValidationError` or `DecodeError` when it makes no sense."""
    return _decoder.decode(data)
