"""All that reaches a reader of a match, as bytes: what can be told apart by its length can be told apart."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from sottovoce import bots
from sottovoce.core.errors import Refusal
from sottovoce.core.game import SPECTATOR, Game
from sottovoce.core.record import print_record
from sottovoce.core.table import Table
from sottovoce.core.view import Options, Words, write_options
from sottovoce.matches import Match, Opened, Person, Row, Terms
from sottovoce.server import wire
from sottovoce.server.moments import moment_of
from sottovoce.server.present import present, steps

Face = dict[str, bytes]

_SECRET = "5" * 64
_MIND = 17
_BOT = "greedy"
_encode = msgspec.json.Encoder().encode


def lay_match(game: Game, options: Options) -> Match:
    """Return a match of this game among people; the table is laid anew for each truth."""
    seats = tuple(Person(f"p{seat}", f"Person {seat}") for seat in range(len(game.seats(options))))
    terms = Terms(game=game.name, rules=game.rules_version, options=write_options(options))
    return Match(Row(0, 0, Opened(terms, seats, _SECRET)))


class Side:
    """One of two truths at a match: the same match, another table."""

    def __init__(self, match: Match, table: Table) -> None:
        self._match = match
        self._table = table

    def face(self, reader: int, since: int, closely: bool) -> Face:
        """Return what the server would send the reader who saw all steps before `since`.

        What is dear to make, only on a closer look.
        """
        match = self._match
        match.game, match._table = self._table.game, self._table
        found = {
            "message": wire.encode(present(match, reader, since, 0)),
            "refusals": b"\n".join(self._refusals(reader)),
        }
        if not match.over:
            found["record"] = print_record(match.record(reader)).encode()
        return found | (self._closer(reader) if closely else {})

    def _refusals(self, reader: int) -> list[bytes]:
        """Return the answers to what the reader cannot have."""
        match, seat = self._match, max(reader, 0)
        tries: list[Callable[[], object]] = [
            lambda: match.undo(seat, 10**6),
            lambda: match.decide(seat, "nonsense", match.shown(seat)),
            lambda: match.answer_draw(seat, True),
            lambda: match.table.check_undo(seat),
        ]
        if match.mover not in (seat, -1):
            first = match.game.notation(0)
            tries.append(lambda: match.decide(seat, first, match.shown(seat)))
        told = []
        for attempt in tries if reader != SPECTATOR else ():
            try:
                attempt()
            except Refusal as refusal:
                told.append(_encode([refusal.key, refusal.particulars, str(refusal)]))
        return told

    def _closer(self, reader: int) -> Face:
        match, view = self._match, self._match.view(reader)
        last = len(match.story(reader)) - 1
        # Bots' reasons speak of the truth: until the end nobody may be told them.
        secret = Words(repr(self._table.truth().truth()))
        match._reasons = {} if match.over else dict.fromkeys(range(last + 1), secret)
        found = {
            "whole story": bytes(steps(match, reader, 0)),
            "insight": _encode(match.game.insight(view)),
            "looking back": _encode([moment_of(match, reader, step, None) for step in {0, last // 2, last}]),
        }
        if view.legal and reader != SPECTATOR and not match.over:
            found["bot"] = str(bots.make(_BOT, match.game, _MIND).choose(view)).encode()
        return found


def difference(first: Face, second: Face) -> str:
    """Say in what two faces differ, or nothing."""
    for name, ours in first.items():
        theirs = second[name]
        if ours != theirs:
            sizes = f" ({len(ours)} and {len(theirs)} bytes)" if len(ours) != len(theirs) else ""
            at = next((n for n, pair in enumerate(zip(ours, theirs, strict=False)) if pair[0] != pair[1]), 0)
            return f"{name}{sizes}: {ours[at - 40 : at + 40]!r} and {theirs[at - 40 : at + 40]!r}"
    return ""
