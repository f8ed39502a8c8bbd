"""What a reader is shown of a match: the only place where a match becomes a message."""

from __future__ import annotations

import msgspec

from sottovoce.core.game import NOBODY, SPECTATOR
from sottovoce.core.view import View, Words
from sottovoce.matches import BotSeat, Match, OpenSeat, Person, Sitter
from sottovoce.matches.clock import ByDays, ByMinutes, ClockTerms, NoClock
from sottovoce.matches.lessons import ASTRAY, followed
from sottovoce.server.wire import Happened, Shown, Sitting, Status, Times

NOTHING = msgspec.Raw(b"null")
EMPTY = msgspec.Raw(b"[]")
_encode = msgspec.json.Encoder().encode


def present(match: Match, reader: int, since: int, now: int, frozen: bool = False) -> Shown:
    """Return the match as a seat, or a `SPECTATOR`, may see it, with the steps from `since` on."""
    view = match.view(reader) if match.begun else None
    return Shown(
        number=match.shown(reader),
        status=status(match),
        frozen=frozen,
        seats=sittings(match),
        mover=match.mover,
        view=NOTHING if view is None else msgspec.Raw(_encode(view)),
        offers=EMPTY if view is None or frozen else offers(match, view),
        undo=view is not None and reader != SPECTATOR and match.table.can_undo(reader),
        paragraph="1" if view is None else match.game.paragraph(view),
        since=since,
        steps=EMPTY if view is None else steps(match, reader, since),
        times=times(match, now),
        draw_offer=NOBODY if match.draw_offer is None else match.draw_offer,
        rematch=tuple(sorted(match.rematch_wanted)),
        next=match.next_match or "",
        result=result(match, view),
        lesson=ASTRAY if view is None else followed(match, reader),
    )


def status(match: Match) -> Status:
    """Return whether a match waits for people, is being played, or is over."""
    if match.over:
        return "over"
    return "running" if match.begun else "waiting"


def sittings(match: Match) -> tuple[Sitting, ...]:
    """Return who sits where, by name; ids of people are nobody's business."""
    keys = match.game.seats(match.options)
    return tuple(_sitting(key, sitter) for key, sitter in zip(keys, match.seats, strict=True))


def _sitting(key: str, sitter: Sitter) -> Sitting:
    match sitter:
        case Person(name=name):
            return Sitting(key, "person", name=name)
        case BotSeat(level, instead_of):
            return Sitting(key, "bot", level=level, away=instead_of.name if instead_of else "")
        case OpenSeat():
            return Sitting(key, "open")


def offers(match: Match, view: View) -> msgspec.Raw:
    """Return the choices of the reader, if it is he who decides."""
    if match.over or not view.legal:
        return EMPTY
    return msgspec.Raw(_encode(match.game.offers(view)))


def steps(match: Match, reader: int, since: int) -> msgspec.Raw:
    """Return what the reader was told at each decision, each event with its words."""
    tell = match.game.tell
    return msgspec.Raw(
        _encode(
            [[Happened(event, tell(event, reader)) for event in step] for step in match.story(reader, since)]
        )
    )


def times(match: Match, now: int) -> Times | None:
    """Return what everybody has left; None without a clock."""
    left = [match.clock.left(seat, now) for seat in range(len(match.seats))]
    if None in left:
        return None
    running = match.mover if match.clock.runs else NOBODY
    return Times(tuple(part or 0 for part in left), running, now)


def result(match: Match, view: View | None) -> tuple[Words, ...]:
    """Return the result of a match that is over, point by point."""
    return match.game.sum_up(view) if view is not None and match.over else ()


def clock_name(terms: ClockTerms) -> str:
    """Return a clock as short text: ``none``, ``days 3``, ``minutes 10+5``."""
    match terms:
        case ByDays(days):
            return f"days {days}"
        case ByMinutes(minutes, increment):
            return f"minutes {minutes}+{increment}"
        case NoClock():
            return "none"
