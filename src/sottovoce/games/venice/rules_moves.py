"""§5 moving figures, §6 the cards: what may move where.

It depends only on where the figures stand, and there are few such positions; so
it is worked out once, for each position a set of decisions (`Masks`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.games.venice.actions import (
    FIRST_CARD,
    GO_BESIDE_DOGE,
    GO_TO_CENTRE,
    MOVES,
    Masks,
    Move,
)
from sottovoce.games.venice.components import (
    CENTRE,
    DOGE,
    EAST_GUARD,
    HARLEQUIN,
    LAST_SQUARE,
    MERCHANT,
    WEST_GUARD,
)
from sottovoce.games.venice.state import Street

# ---------------------------------------------------------------- §5 moving figures


def stands(doge: i64, west: i64, east: i64) -> bool:
    """§5.1 on the street, and §5.2 Noble and Valour: the Doge strictly between the guards (V2, V3)."""
    return -LAST_SQUARE <= west < doge < east <= LAST_SQUARE


def on_street(square: i64) -> bool:
    """§5.1 No figure leaves the street."""
    return -LAST_SQUARE <= square <= LAST_SQUARE


def move_figures(state: Street, move: Move) -> None:
    """§5 Move the figures of a card that is known to be playable."""
    if move.way == GO_TO_CENTRE:
        to_centre(state, move.figure)
    elif move.way == GO_BESIDE_DOGE:
        state.west = state.doge - 1  # §6.5
        state.east = state.doge + 1
    else:
        state.doge += move.doge
        state.west += move.west
        state.east += move.east
        state.merchant += move.merchant
        state.harlequin += move.harlequin


def to_centre(state: Street, figure: i64) -> None:
    """§6.8, §7.6 Put a figure on the centre."""
    if figure == DOGE:
        state.doge = CENTRE
    elif figure == WEST_GUARD:
        state.west = CENTRE
    elif figure == EAST_GUARD:
        state.east = CENTRE
    elif figure == MERCHANT:
        state.merchant = CENTRE
    else:
        state.harlequin = CENTRE


def figures(state: Street) -> tuple[int, ...]:
    """Return where the figures of the main track stand, in the order of `FIGURES`."""
    return (state.doge, state.west, state.east, state.merchant, state.harlequin)


def changes(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
    """Return (figure, from, to) for every figure that moved."""
    return tuple((n, before[n], after[n]) for n in range(len(before)) if before[n] != after[n])


# ---------------------------------------------------------------- §6 the cards


def moves_guarded(move: Move) -> bool:
    """Does the card move the Doge or a guard, so that Noble and Valour has a say?"""
    if move.way == GO_TO_CENTRE:
        return move.figure != MERCHANT and move.figure != HARLEQUIN
    return move.merchant == 0 and move.harlequin == 0


def can_stand(move: Move, doge: i64, west: i64, east: i64) -> bool:
    """§6.1-§6.5, §7.4-§7.6 Can the card be carried out in full with Doge and guards standing so?"""
    if move.way == GO_TO_CENTRE:
        return can_go_to_centre(move.figure, doge, west, east)
    if move.way == GO_BESIDE_DOGE:
        return west != doge - 1 or east != doge + 1  # V9: something must move
    return stands(doge + move.doge, west + move.west, east + move.east)


def can_go_to_centre(figure: i64, doge: i64, west: i64, east: i64) -> bool:
    """§7.6 (V8) Doge or one guard to the centre, if he is not there and the order holds."""
    if figure == DOGE:
        return doge != CENTRE and stands(CENTRE, west, east)
    if figure == WEST_GUARD:
        return west != CENTRE and stands(doge, CENTRE, east)
    return east != CENTRE and stands(doge, west, CENTRE)


def can_servant_move(move: Move, merchant: i64, harlequin: i64) -> bool:
    """§6.6-§6.8, §7.4 Can Merchant or Harlequin make the card's whole way? (§5.3: they pass anybody)"""
    if move.way == GO_TO_CENTRE:
        return (merchant if move.figure == MERCHANT else harlequin) != CENTRE
    return on_street(merchant + move.merchant) and on_street(harlequin + move.harlequin)


def stand_masks(doge: i64, west: i64, east: i64) -> Masks:
    """Return the card decisions on Doge and guards that can be carried out from here."""
    if not stands(doge, west, east):
        return NOTHING
    return Masks(
        [
            FIRST_CARD + n
            for n, move in enumerate(MOVES)
            if moves_guarded(move) and can_stand(move, doge, west, east)
        ]
    )


def merchant_masks(square: i64) -> Masks:
    """Return the card decisions on the Merchant that can be carried out from a square."""
    return Masks(
        [
            FIRST_CARD + n
            for n, move in enumerate(MOVES)
            if (move.merchant or move.figure == MERCHANT) and can_servant_move(move, square, CENTRE)
        ]
    )


def harlequin_masks(square: i64) -> Masks:
    """Return the card decisions on Harlequin that can be carried out from a square."""
    return Masks(
        [
            FIRST_CARD + n
            for n, move in enumerate(MOVES)
            if (move.harlequin or move.figure == HARLEQUIN) and can_servant_move(move, CENTRE, square)
        ]
    )


NOTHING: Final = Masks([])
STREET: Final = range(-LAST_SQUARE, LAST_SQUARE + 1)
STANDS: Final[list[Masks]] = [stand_masks(d, w, e) for d in STREET for w in STREET for e in STREET]
MERCHANT_STANDS: Final[list[Masks]] = [merchant_masks(square) for square in STREET]
HARLEQUIN_STANDS: Final[list[Masks]] = [harlequin_masks(square) for square in STREET]
