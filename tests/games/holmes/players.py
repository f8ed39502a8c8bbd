"""Players for tests: at random, or with a bent that leads where random play seldom goes."""

from __future__ import annotations

from sottovoce.core.chance import Fast
from sottovoce.games.holmes.actions import notation
from sottovoce.games.holmes.rules import HolmesState

# How much likelier than others a decision is; the longest beginning that fits counts.
HUNGRY = {
    "drop": 30, "draw:3": 60, "draw:2": 20, "to:Pik": 30, "to:Joh": 30, "to:Gre": 20, "to:Les": 10,
    "to:Wig": 30, "to:Tob": 10, "to:Kra": 20, "buy": 30, "take": 6, "hold": 4, "pass": 1,
}  # fmt: skip
POOR = {"to:Wat": 20, "to:Les": 20, "to:Adl": 30, "to:Pik": 20, "give": 1, "pay": 30, "pass": 1, "sell": 1}
USUAL = 2


def weighed(state: HolmesState, dice: Fast, bent: dict[str, int]) -> int:
    legal = state.legal()
    weights = [weight(notation(code), bent) for code in legal]
    number = dice.below(sum(weights))
    for code, share in zip(legal, weights, strict=True):
        number -= share
        if number < 0:
            return code
    raise AssertionError("the weights do not add up")


def weight(text: str, bent: dict[str, int]) -> int:
    fitting = [start for start in bent if text.startswith(start)]
    return bent[max(fitting, key=len)] if fitting else USUAL


def careless(state: HolmesState, dice: Fast) -> int:
    """Decide at random."""
    legal = state.legal()
    return legal[dice.below(len(legal))]


def collector(state: HolmesState, dice: Fast) -> int:
    """Go through as many cards as possible: the deck runs out."""
    return weighed(state, dice, HUNGRY)


def miser(state: HolmesState, dice: Fast) -> int:
    """Spend all tokens and win none back: prices cannot be paid."""
    return weighed(state, dice, POOR)
