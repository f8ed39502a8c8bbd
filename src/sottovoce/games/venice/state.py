"""The whole truth of a game of Venice, cheap to copy."""

from __future__ import annotations

from mypy_extensions import i64

from sottovoce.core.chance import Chance
from sottovoce.core.game import NOBODY, State
from sottovoce.games.venice.components import EAST, WEST


class PastTurn:
    """A turn since the last shuffle: cards played (a heap) and then drawn (how many)."""

    def __init__(self, seat: i64, cards: i64, drawn: i64, before: PastTurn | None) -> None:
        self.seat = seat
        self.cards = cards
        self.drawn = drawn
        self.before = before


def oldest_first(turn: PastTurn | None) -> list[PastTurn]:
    """Return a turn and those before it, oldest first."""
    turns: list[PastTurn] = []
    while turn is not None:
        turns.append(turn)
        turn = turn.before
    turns.reverse()
    return turns


class Street(State):
    """Positions, cards and scores. `rules` gives it its moves.

    `pile` is never changed once shuffled; `top` is the next card of it. `kept`
    are the hands as they were at the last shuffle: the pile was empty then, so
    both players could count what the other held. `turns` is what has happened
    since; in the third deal, `..._before` are the same of the second, from which a
    spectator may know more. `results` packs how each round ended (`scoring`). `low` and `high` are
    the decisions allowed now.
    """

    def __init__(self, chance: Chance, single: bool) -> None:
        self.chance = chance
        self.single: i64 = 1 if single else 0
        self.seat = WEST
        self.barriers = 0
        self.round: i64 = 0
        self.deal: i64 = 0
        self.merchant_owner: i64 = WEST
        self.west_wins: i64 = 0
        self.east_wins: i64 = 0
        self.results: i64 = 0
        self.doge: i64 = 0
        self.west: i64 = 0
        self.east: i64 = 0
        self.merchant: i64 = 0
        self.harlequin: i64 = 0
        self.favourite: i64 = 0
        self.line: i64 = 0
        self.played: i64 = 0
        self.west_hand: i64 = 0
        self.east_hand: i64 = 0
        self.west_discard: i64 = 0
        self.east_discard: i64 = 0
        self.west_kept: i64 = 0
        self.east_kept: i64 = 0
        self.west_kept_before: i64 = 0
        self.east_kept_before: i64 = 0
        self.pile: list[int] = []
        self.top: i64 = 0
        self.turns: PastTurn | None = None
        self.turns_before: PastTurn | None = None
        self.low: i64 = 0
        self.high: i64 = 0

    def take_over(self, other: Street) -> None:
        """Become equal to another state; the generator is copied by the caller."""
        self.single = other.single
        self.seat = other.seat
        self.barriers = other.barriers
        self.round = other.round
        self.deal = other.deal
        self.merchant_owner = other.merchant_owner
        self.west_wins = other.west_wins
        self.east_wins = other.east_wins
        self.results = other.results
        self.doge = other.doge
        self.west = other.west
        self.east = other.east
        self.merchant = other.merchant
        self.harlequin = other.harlequin
        self.favourite = other.favourite
        self.line = other.line
        self.played = other.played
        self.west_hand = other.west_hand
        self.east_hand = other.east_hand
        self.west_discard = other.west_discard
        self.east_discard = other.east_discard
        self.west_kept = other.west_kept
        self.east_kept = other.east_kept
        self.west_kept_before = other.west_kept_before
        self.east_kept_before = other.east_kept_before
        self.pile = other.pile
        self.top = other.top
        self.turns = other.turns
        self.turns_before = other.turns_before
        self.low = other.low
        self.high = other.high

    def hand(self, seat: i64) -> i64:
        return self.east_hand if seat else self.west_hand

    def in_pile(self) -> i64:
        """Return how many cards are left to draw."""
        return len(self.pile) - self.top

    def pay(self, cards: i64) -> None:
        """Move cards from the mover's hand to his discards: the only way out of a hand."""
        if self.seat == EAST:
            self.east_hand -= cards
            self.east_discard += cards
        else:
            self.west_hand -= cards
            self.west_discard += cards
        self.played += cards

    def gain(self, seat: i64, cards: i64) -> None:
        """Put cards taken from the pile into a hand: the only way into a hand."""
        if seat == EAST:
            self.east_hand += cards
        else:
            self.west_hand += cards

    def past(self) -> list[PastTurn]:
        """Return the turns since the last shuffle, oldest first."""
        return oldest_first(self.turns)

    def past_before(self) -> list[PastTurn]:
        """Return the turns of the deal before, kept in the third deal only, oldest first."""
        return oldest_first(self.turns_before)

    def over(self) -> bool:
        return self.seat == NOBODY

    def truth(self) -> tuple[object, ...]:
        return (
            (self.seat, self.barriers, self.single, self.round, self.deal, self.merchant_owner),
            (self.west_wins, self.east_wins, self.results),
            (self.doge, self.west, self.east, self.merchant, self.harlequin, self.favourite),
            (self.line, self.played),
            (self.west_hand, self.east_hand, self.west_discard, self.east_discard),
            (self.west_kept, self.east_kept, self.west_kept_before, self.east_kept_before),
            tuple(self.pile),
            self.top,
            tuple((turn.seat, turn.cards, turn.drawn) for turn in self.past()),
            tuple((turn.seat, turn.cards, turn.drawn) for turn in self.past_before()),
            (self.low, self.high),
            self.chance.save(),
        )
