"""Random games followed by a ledger that knows only the story: cards, figures, turns and score must agree."""

from __future__ import annotations

from collections import Counter

from sottovoce.core.chance import Deal, fast
from sottovoce.core.events import Event, Story
from sottovoce.games.venice import GAME, events, rules
from sottovoce.games.venice.actions import THROW, notation
from sottovoce.games.venice.components import CARD_NAMES, FIGURES
from sottovoce.games.venice.rules import VeniceState
from sottovoce.games.venice.view import VeniceOptions
from tests.conftest import counts
from tests.games.venice.positions import (
    DECK,
    EAST,
    WEST,
    discards_of,
    hand_of,
    named,
    pile_of,
    street,
)

SQUARE_NAMES = dict(zip(FIGURES, ("doge", "west", "east", "merchant", "harlequin"), strict=True))


class Ledger:
    """What one could write down listening to everything that is said at the table."""

    def __init__(self) -> None:
        self.wins = [0, 0]
        self.reasons: Counter[str] = Counter()
        self.begin(WEST)

    def begin(self, owner: int) -> None:
        side = 1 if owner == EAST else -1
        self.squares = {"doge": 0, "west": -2, "east": 2, "merchant": side, "harlequin": -side}
        self.favourite, self.deal, self.owner = 0, 1, owner
        self.hands = [Counter[str](), Counter[str]()]
        self.discards = [Counter[str](), Counter[str]()]
        self.pile = DECK.copy()

    def hear(self, event: Event) -> None:
        match event:
            case events.RoundBegan(_, owner):
                self.begin(owner)
            case events.Played(seat, card, count, _, moved):
                self.spend(seat, Counter({CARD_NAMES[card]: count}))
                self.move(moved)
            case events.Summoned(_, moved):
                self.move(moved)
            case events.Threw(seat, cards):
                assert named(cards) == self.hands[seat]
                self.spend(seat, named(cards))
            case events.FavouriteMoved(start, end, _, _):
                assert self.favourite == start != end
                self.favourite = end
            case events.DrewCards(seat, cards):
                assert named(cards) <= self.pile
                self.hands[seat] += named(cards)
                self.pile -= named(cards)
            case events.Reshuffled(deal):
                assert (not self.pile, deal) == (True, self.deal + 1)
                self.deal, self.pile = deal, self.discards[WEST] + self.discards[EAST]
                self.discards = [Counter(), Counter()]
            case events.RoundEnded(_, winner, reason, score):
                self.reasons[reason] += 1
                if winner >= 0:
                    self.wins[winner] += 1
                assert list(score) == self.wins

    def spend(self, seat: int, cards: Counter[str]) -> None:
        assert cards <= self.hands[seat]
        self.hands[seat] -= cards
        self.discards[seat] += cards

    def move(self, moved: tuple[tuple[int, int, int], ...]) -> None:
        assert moved
        for figure, start, end in moved:
            name = SQUARE_NAMES[FIGURES[figure]]
            assert self.squares[name] == start != end
            self.squares[name] = end

    def agrees_with(self, state: VeniceState) -> None:
        assert street(state) == self.squares
        assert (state.favourite, state.deal, state.merchant_owner) == (self.favourite, self.deal, self.owner)
        assert [hand_of(state, seat) for seat in (WEST, EAST)] == self.hands
        assert [discards_of(state, seat) for seat in (WEST, EAST)] == self.discards
        assert Counter(pile_of(state)) == self.pile
        assert [state.west_wins, state.east_wins] == self.wins
        assert self.pile + sum((*self.hands, *self.discards), Counter()) == DECK


def follow(seed: int, throws: int) -> tuple[Ledger, int]:
    """Play a random match, throwing hands away `throws` times in ten, with the ledger at the table."""
    story, dice, ledger, decisions = Story(), fast(seed), Ledger(), 0
    state = rules.new_match(Deal(seed), single=False, story=story)
    while True:
        for told in story.told:
            ledger.hear(told.event)
        story.told.clear()
        ledger.agrees_with(state)
        if state.over():
            return ledger, decisions
        legal = state.legal()
        throw = THROW in legal and dice.below(10) < throws
        state.apply(THROW if throw else legal[dice.below(len(legal))], story)
        decisions += 1


def test_the_story_tells_all_that_happens_and_cards_are_conserved() -> None:
    seen: Counter[str] = Counter()
    for seed in range(counts(30, 1000)):
        ledger, _ = follow(seed, throws=seed % 10)
        seen += ledger.reasons
    assert {"favourite-home", "doge-half", "level"} <= set(seen)


def test_no_match_is_longer_than_its_bound() -> None:
    longest = max(follow(seed, throws=0)[1] for seed in range(counts(20, 500)))
    assert longest <= GAME.bound(VeniceOptions())


def test_only_card_decisions_leave_the_seat_where_it_is() -> None:
    """Ends, throws and summons pass the turn on; a card keeps it, unless the round is over."""
    dice = fast(8)
    state = rules.new_match(Deal(8), single=False)
    while not state.over():
        legal = state.legal()
        code = legal[dice.below(len(legal))]
        before = (state.seat, state.round, state.barriers)
        state.apply(code)
        if (state.seat, state.round) == before[:2] and state.deal < 3:
            assert notation(code)[0] in "DGMH"
            assert state.barriers == before[2]
        else:
            assert state.barriers == before[2] + 1


def test_the_same_seed_and_decisions_give_the_same_game() -> None:
    for seed in range(5):
        first, second = rules.new_match(Deal(seed), single=False), rules.new_match(Deal(seed), single=False)
        dice = fast(seed)
        while not first.over():
            legal = first.legal()
            code = legal[dice.below(len(legal))]
            first.apply(code)
            second.apply(code, Story())
            assert first.truth() == second.truth()


def test_a_copy_goes_its_own_way_and_deals_the_same_cards() -> None:
    dice = fast(12)
    state = rules.new_match(Deal(12), single=False)
    while not state.over():
        twin, before = state.copy(), state.truth()
        legal = state.legal()
        code = legal[dice.below(len(legal))]
        twin.apply(code)
        assert state.truth() == before
        state.apply(code)
        assert state.truth() == twin.truth()
