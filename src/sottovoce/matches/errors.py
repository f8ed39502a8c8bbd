"""What a match refuses."""

from __future__ import annotations

from sottovoce.core.errors import Refusal


class MatchRefusal(Refusal):
    """Something that this match does not allow now. Nothing has changed."""


class NotSeated(MatchRefusal):
    key = "not-seated"
    sentence = "You have no seat at this table."


class AlreadySeated(MatchRefusal):
    key = "already-seated"
    sentence = "You already sit at this table, in seat {seat}."


class SeatTaken(MatchRefusal):
    key = "seat-taken"
    sentence = "Seat {seat} is taken."


class NotBegun(MatchRefusal):
    key = "not-begun"
    sentence = "The match has not begun: {open} seats are still open."


class MatchOver(MatchRefusal):
    key = "match-over"
    sentence = "The match is over."


class NotOver(MatchRefusal):
    key = "not-over"
    sentence = "The match is still being played."


class Stale(MatchRefusal):
    key = "stale"
    sentence = "The table has changed since you looked: you have seen {seen}, it is at {now}."


class NoDraws(MatchRefusal):
    key = "no-draws"
    sentence = "This game knows no draw by agreement."


class AlreadyOffered(MatchRefusal):
    key = "already-offered"
    sentence = "A draw has already been offered."


class NothingOffered(MatchRefusal):
    key = "nothing-offered"
    sentence = "Nobody else has offered a draw."


class NotDue(MatchRefusal):
    key = "not-due"
    sentence = "Nobody's time has run out."


class NotAway(MatchRefusal):
    key = "not-away"
    sentence = "Your seat is yours; nobody sits in for you."


class OutOfOrder(MatchRefusal):
    key = "out-of-order"
    sentence = "Row {number} does not follow row {last}."
