"""State, seat -> View: built up from nothing, field by field (RULES.md §4.6)."""

from __future__ import annotations

from sottovoce.core.errors import BadSeat
from sottovoce.core.game import SPECTATOR
from sottovoce.games.venice.components import EAST, WEST, size, unpack
from sottovoce.games.venice.rules import VeniceState
from sottovoce.games.venice.rules_moves import figures
from sottovoce.games.venice.scoring import round_results
from sottovoce.games.venice.state import PastTurn
from sottovoce.games.venice.view import Chapter, Past, RoundResult, VeniceView


def redact(state: VeniceState, seat: int) -> VeniceView:
    """Return all that the seat, or a spectator, may know."""
    if seat not in (WEST, EAST, SPECTATOR):
        raise BadSeat(seat=seat, last=EAST)
    return VeniceView(
        seat=seat,
        mover=state.seat,
        legal=tuple(state.legal()) if seat == state.seat and seat != SPECTATOR else (),
        outcome=state.outcome(),
        rounds="single" if state.single else "match",
        round=state.round,
        deal=state.deal,
        merchant_owner=state.merchant_owner,
        results=tuple(RoundResult(winner, reason) for winner, reason in round_results(state.results)),
        wins=(state.west_wins, state.east_wins),
        figures=_five(figures(state)),
        favourite=state.favourite,
        line=state.line,
        played=unpack(state.played),
        hand=None if seat == SPECTATOR else unpack(state.hand(seat)),
        hand_sizes=(size(state.west_hand), size(state.east_hand)),
        discards=(unpack(state.west_discard), unpack(state.east_discard)),
        pile_size=state.in_pile(),
        kept=None if seat == SPECTATOR else (unpack(state.west_kept), unpack(state.east_kept)),
        kept_together=unpack(state.west_kept + state.east_kept),
        kept_sizes=(size(state.west_kept), size(state.east_kept)),
        since=_steps(state.past()),
        before=_before(state) if seat == SPECTATOR and state.turns_before is not None else None,
    )


def _steps(turns: list[PastTurn]) -> tuple[Past, ...]:
    return tuple(Past(past.seat, unpack(past.cards), past.drawn) for past in turns)


def _before(state: VeniceState) -> Chapter:
    west, east = state.west_kept_before, state.east_kept_before
    return Chapter(unpack(west + east), (size(west), size(east)), _steps(state.past_before()))


def _five(squares: tuple[int, ...]) -> tuple[int, int, int, int, int]:
    doge, west, east, merchant, harlequin = squares
    return doge, west, east, merchant, harlequin
