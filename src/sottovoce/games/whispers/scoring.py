"""The end and the points of Whispers (RULES.md §9)."""

from __future__ import annotations

from mypy_extensions import i64

from sottovoce.core.view import Outcome
from sottovoce.games.whispers.components import PLACES, CardSet, symbol_count
from sottovoce.games.whispers.state import House, Pile


def pile_symbols(pile: Pile | None, cards: CardSet) -> i64:
    """§9.3 Count the symbols of a pile's open cards; §9.4 twice on the card right above an open coin."""
    total: i64 = 0
    while pile is not None:
        below = pile.below
        if pile.up:
            symbols: i64 = cards.evidence[pile.kind].symbols
            total += symbols
            if doubles(below, cards):
                total += symbols
        pile = below
    return total


def doubles(below: Pile | None, cards: CardSet) -> bool:
    """§9.4 Is this an open coin, so that the open card right above it counts twice?"""
    return below is not None and below.up == 1 and cards.evidence[below.kind].coin == 1


def table_symbols(state: House) -> i64:
    """§9.3 Count the symbols of all open cards, wherever they lie."""
    total: i64 = 0
    place: i64 = 0
    while place < PLACES:
        total += pile_symbols(state.pile(place), state.cards)
        place += 1
    return total


def room_points(state: House, seat: i64) -> i64:
    """§9.2 One point for every card, either way up, in the room of one's figure (W6)."""
    return state.height(state.place_of(state.character(seat)))


def symbol_points(state: House, seat: i64) -> i64:
    """§9.3 One point for every own symbol on open cards."""
    return symbol_count(table_symbols(state), own_symbol(state, seat))


def home_symbols(state: House, seat: i64) -> i64:
    """§9.5 Own symbols on the open cards of one's own room: what decides a tie."""
    pile = state.pile(state.place_of(state.character(seat)))
    return symbol_count(pile_symbols(pile, state.cards), own_symbol(state, seat))


def own_symbol(state: House, seat: i64) -> i64:
    return state.cards.symbol_of[state.character(seat)]


def scores(state: House) -> tuple[tuple[int, int, int, int], ...]:
    """Return for each seat its tokens, the points of its room and of its symbols, and the tie-breaker."""
    return tuple(
        (
            state.points_of(seat),
            room_points(state, seat),
            symbol_points(state, seat),
            home_symbols(state, seat),
        )
        for seat in range(state.players)
    )


def game_outcome(state: House) -> Outcome | None:
    """§9.1 Most points win; §9.5 then more own symbols at home; §9.6 else the win is shared (W5)."""
    if not state.over():
        return None
    counted = scores(state)
    points = tuple(tokens + room + symbols for tokens, room, symbols, _ in counted)
    first = [seat for seat, total in enumerate(points) if total == max(points)]
    if len(first) == 1:
        return Outcome("most-points", tuple(first), points)
    most = max(counted[seat][3] for seat in first)
    winners = tuple(seat for seat in first if counted[seat][3] == most)
    return Outcome("symbols-at-home" if len(winners) == 1 else "shared", winners, points)
