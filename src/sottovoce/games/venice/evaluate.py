"""A quick judgement of a state of Venice: the share of the win a seat may expect."""

from __future__ import annotations

from mypy_extensions import i64

from sottovoce.games.venice.components import EAST
from sottovoce.games.venice.scoring import ROUNDS, match_outcome, steps_for
from sottovoce.games.venice.state import Street

# How much each square or step is worth in odds of the round, before squashing.
DOGE_SQUARE = 0.35
FAVOURITE_SQUARE = 0.28
FAVOURITE_STEP = 0.35  # what she would gain if the turn ended as the figures stand
GUARD_SQUARE = 0.06  # a guard ahead of the Doge makes room for him
MERCHANT_SQUARE = 0.03
HARLEQUIN_SQUARE = 0.04


def evaluate(state: Street, seat: int) -> float:
    """Return the chance (0 to 1) that the seat wins the match, a draw counting half."""
    outcome = match_outcome(state)
    if outcome is not None:
        return outcome.share(seat)
    chance = round_chance(state) if seat == EAST else 1.0 - round_chance(state)
    return match_chance(state, seat, chance)


def round_chance(state: Street) -> float:
    """Return East's chance to win the round as the figures stand."""
    drift: i64 = steps_for(state, EAST) - steps_for(state, 0)
    lean = DOGE_SQUARE * int(state.doge)
    lean += FAVOURITE_SQUARE * int(state.favourite)
    lean += FAVOURITE_STEP * int(drift)
    lean += GUARD_SQUARE * int(state.west + state.east)
    lean += MERCHANT_SQUARE * int(state.merchant)
    lean += HARLEQUIN_SQUARE * int(state.harlequin)
    return 0.5 + 0.5 * lean / (1.0 + (lean if lean > 0.0 else -lean))


def match_chance(state: Street, seat: int, chance: float) -> float:
    """Return the chance to win the match from the chance to win this round; later ones are even."""
    ahead: i64 = state.east_wins - state.west_wins if seat == EAST else state.west_wins - state.east_wins
    if state.single or state.round > ROUNDS:
        return chance
    if state.round == 1:
        return 0.25 + 0.5 * chance
    if ahead == 0:
        return chance
    return 0.5 + 0.5 * chance if ahead > 0 else 0.5 * chance
