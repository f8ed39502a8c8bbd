"""A quick judgement of a state of Venice: the share of the win a seat may expect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.core.game import LIKENESS_BITS, Judge, State
from sottovoce.core.patterns import NO_PATTERNS, Patterns, squashed
from sottovoce.games.venice.actions import LINES
from sottovoce.games.venice.components import EAST, SQUARES, size
from sottovoce.games.venice.patterns import GUARD_CARDS, HARLEQUIN_CARDS, MERCHANT_CARDS, lean
from sottovoce.games.venice.scoring import ROUNDS, match_outcome, steps_for
from sottovoce.games.venice.state import Street

# How much each square or step is worth in odds of the round, before squashing.
WEIGHTS: Final[dict[str, float]] = {
    "doge-square": 0.35,
    "favourite-square": 0.28,
    "favourite-step": 0.35,  # what she would gain if the turn ended as the figures stand
    "guard-square": 0.06,  # a guard ahead of the Doge makes room for him
    "merchant-square": 0.03,
    "harlequin-square": 0.04,
    "turn": 0.0,  # to have a turn that has not begun,
    "turn-begun": 0.0,  # and one that has: the other's is next
    # A card of each type in the hand.
    "doge-card": 0.0,
    "guard-card": 0.0,
    "merchant-card": 0.0,
    "harlequin-card": 0.0,
}


# Odd numbers by which what counts for likeness is told apart.
PLACES_APART: Final = 0x2545F4914F6CDD1D
CARDS_APART: Final = 0x1B873593CC9E2D51


class VeniceJudge(Judge):
    """Judges by where the figures stand; with patterns, by what was learnt of these."""

    def __init__(self, weights: dict[str, float], patterns: Patterns = NO_PATTERNS) -> None:
        used = {**WEIGHTS, **weights}
        self.patterns = patterns
        self.doge_square = used["doge-square"]
        self.favourite_square = used["favourite-square"]
        self.favourite_step = used["favourite-step"]
        self.guard_square = used["guard-square"]
        self.merchant_square = used["merchant-square"]
        self.harlequin_square = used["harlequin-square"]
        self.turn = used["turn"]
        self.turn_begun = used["turn-begun"]
        self.doge_card = used["doge-card"]
        self.guard_card = used["guard-card"]
        self.merchant_card = used["merchant-card"]
        self.harlequin_card = used["harlequin-card"]

    def share(self, state: State, seat: int) -> float:
        assert isinstance(state, Street)
        outcome = match_outcome(state)
        if outcome is not None:
            return outcome.share(seat)
        chance = self.round_chance(state)
        return match_chance(state, seat, chance if seat == EAST else 1.0 - chance)

    def is_duel(self) -> bool:
        return True

    def likeness(self, state: State) -> int:
        """§4.1 Cards come in any order: what counts is which, for whom, and where all figures stand."""
        assert isinstance(state, Street)
        places: i64 = ((state.doge * SQUARES + state.west) * SQUARES + state.east) * SQUARES + state.merchant
        places = (places * SQUARES + state.harlequin) * LINES + state.line
        return int((places * PLACES_APART + state.played * CARDS_APART) & LIKENESS_BITS)

    def round_chance(self, state: Street) -> float:
        """Return East's chance to win the round as the figures stand."""
        if self.patterns.known:
            chance = squashed(lean(state, self.patterns))
            return chance if state.seat == EAST else 1.0 - chance
        drift: i64 = steps_for(state, EAST) - steps_for(state, 0)
        ahead = self.doge_square * int(state.doge)
        ahead += self.favourite_square * int(state.favourite)
        ahead += self.favourite_step * int(drift)
        ahead += self.guard_square * int(state.west + state.east)
        ahead += self.merchant_square * int(state.merchant)
        ahead += self.harlequin_square * int(state.harlequin)
        tempo = self.turn_begun if state.played else self.turn
        ahead += tempo if state.seat == EAST else -tempo
        ahead += self.hand_worth(state.east_hand) - self.hand_worth(state.west_hand)
        return 0.5 + 0.5 * ahead / (1.0 + (ahead if ahead > 0.0 else -ahead))

    def hand_worth(self, hand: i64) -> float:
        """Return what the cards of a hand are worth, by their types."""
        worth = self.doge_card * int(hand & 15)
        worth += self.guard_card * int(size(hand & GUARD_CARDS))
        worth += self.merchant_card * int(size(hand & MERCHANT_CARDS))
        return worth + self.harlequin_card * int(size(hand & HARLEQUIN_CARDS))


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


USUAL: Final = VeniceJudge({})


def evaluate(state: Street, seat: int) -> float:
    """Return the chance (0 to 1) that the seat wins the match, a draw counting half."""
    return USUAL.share(state, seat)
