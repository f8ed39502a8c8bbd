"""Random games followed by a ledger that knows only the story: tokens, cards and markers must agree."""

from __future__ import annotations

from collections import Counter

import pytest

from sottovoce.core.chance import fast
from sottovoce.core.events import Event, Story
from sottovoce.games.holmes import GAME, events
from sottovoce.games.holmes.actions import notation
from sottovoce.games.holmes.components import KIND_LETTERS, VILLAIN_CHOICES
from sottovoce.games.holmes.rules import HolmesState, new_game
from sottovoce.games.holmes.view import HolmesOptions
from tests.conftest import counts
from tests.games.holmes.players import careless, collector
from tests.games.holmes.positions import (
    DECK,
    PEOPLE,
    discards_of,
    hidden_of,
    named,
    open_of,
    people,
    phase,
    row_of,
    tokens,
)


def letter(kind: int) -> str:
    return KIND_LETTERS[kind]


class Ledger:
    """What one could write down listening to everything that is said at the table."""

    def __init__(self) -> None:
        self.tokens = [5, 5]
        self.open = [Counter[str](), Counter[str]()]
        self.hidden = [Counter[str](), Counter[str]()]
        self.held = ["", ""]
        self.row: Counter[str] = Counter()
        self.discards: Counter[str] = Counter()
        self.deck = DECK.copy()
        self.flat: list[set[str]] = [set(), set()]
        self.upright: list[set[str]] = [set(), set()]
        self.hiding: set[str] = set()
        self.town = ["Wat", "Hud", "Les"]
        self.in_hand: Counter[str] = Counter()

    def hear(self, event: Event) -> None:
        match event:
            case events.TokensGained(seat, number, _):
                self.tokens[seat] += number
            case events.TokensPaid(seat, number):
                self.tokens[seat] -= number
            case events.GuestsCame(guests, _):
                self.town += [PEOPLE[guest] for guest in guests]
            case events.GuestCame(guest):
                self.town.append(PEOPLE[guest])
            case events.RowFilled(cards, _):
                self.leave_deck(named(cards))
                self.row += named(cards)
            case events.Reshuffled(number):
                assert number == self.discards.total()
                self.in_hand = +self.deck  # drawn at Pike's, but not yet told
                assert self.in_hand.total() <= 2
                self.deck, self.discards = self.discards, Counter()
            case _:
                self.hear_of_markers(event)

    def hear_of_markers(self, event: Event) -> None:
        match event:
            case events.MarkerLifted(seat, who):
                self.upright[seat].remove(PEOPLE[who])
            case events.Visited(seat, who):
                assert PEOPLE[who] not in self.hiding
                self.flat[seat].add(PEOPLE[who])
            case events.MarkerFell(seat, who):
                self.upright[seat].remove(PEOPLE[who])
                self.flat[seat].add(PEOPLE[who])
            case events.DayEnded(_, hide, back):
                assert {PEOPLE[who] for who in back} == self.hiding
                self.hiding = {PEOPLE[who] for who in hide}
            case events.DayBegan(_):
                for seat in (0, 1):
                    self.upright[seat] |= self.flat[seat]
                    self.flat[seat] = set()
            case _:
                self.hear_of_cards(event)

    def hear_of_cards(self, event: Event) -> None:
        match event:
            case events.CardTaken(seat, card, held):
                if held:
                    assert self.held[seat] == letter(card)
                    self.held[seat] = ""
                else:
                    self.row[letter(card)] -= 1
                self.open[seat][letter(card)] += 1
            case events.Reserved(seat, card):
                self.row[letter(card)] -= 1
                self.held[seat] = letter(card)
            case events.Dropped(_, card):
                self.row[letter(card)] -= 1
                self.discards[letter(card)] += 1
            case events.Sold(seat, card):
                self.open[seat][letter(card)] -= 1
                self.discards[letter(card)] += 1
            case events.Gave(seat, card):
                self.open[seat][letter(card)] -= 1
                self.row[letter(card)] += 1
            case events.Stole(seat, card):
                self.open[1 - seat][letter(card)] -= 1
                self.hidden[seat][letter(card)] += 1
            case events.GaveUp(seat, card, number):
                self.tokens[seat] -= number
                if card >= 0:
                    self.open[seat][letter(card)] -= 1
                    self.discards[letter(card)] += 1
            case _:
                self.hear_secrets(event)

    def hear_secrets(self, event: Event) -> None:
        match event:
            case events.LookedAt(_, cards):
                self.drawn = named(cards)
                assert self.in_hand <= self.drawn
                self.leave_deck(self.drawn - self.in_hand)
                self.in_hand = Counter()
            case events.KeptCard(seat, card, thrown):
                assert named(thrown) + Counter([letter(card)]) == self.drawn
                self.receive(seat, letter(card))
                self.discards += named(thrown)
            case events.BoughtCard(seat, card):
                self.leave_deck(Counter([letter(card)]))
                self.receive(seat, letter(card))
            case events.Revealed(seat, cards):
                assert named(cards) == +self.hidden[seat]

    def receive(self, seat: int, card: str) -> None:
        (self.open if card == "J" else self.hidden)[seat][card] += 1

    def leave_deck(self, cards: Counter[str]) -> None:
        assert cards <= self.deck
        self.deck.subtract(cards)


def agree(ledger: Ledger, state: HolmesState) -> None:
    assert tuple(ledger.tokens) == tokens(state)
    assert +ledger.row == row_of(state)
    for seat in (0, 1):
        jokers = open_of(state, seat)
        assert +ledger.open[seat] == Counter(name[0] for name in jokers.elements())
        assert +ledger.hidden[seat] == hidden_of(state, seat)
        own = state.side(seat)
        assert ledger.upright[seat] == people(own.upright)
        assert ledger.flat[seat] == people(own.flat)
    assert ledger.town == [PEOPLE[who] for who in state.arrived()]


@pytest.mark.parametrize("villains", VILLAIN_CHOICES)
def test_the_story_tells_all_that_happens(villains: str) -> None:
    dice = fast(5)
    for seed in range(counts(4, 60)):
        story, ledger = Story(), Ledger()
        state = new_game(fast(seed), seed % 2 == 1, seed % 4 > 1, VILLAIN_CHOICES.index(villains), story)
        player = (careless, collector)[seed % 2]
        while True:
            for told in story.told:
                ledger.hear(told.event)
            story.told.clear()
            agree(ledger, state)
            if phase(state) not in ("keep", "draft", "brother"):
                assert +ledger.discards == discards_of(state)
            if state.seat < 0:
                break
            state.apply(player(state, dice), story)


def test_a_story_changes_nothing() -> None:
    dice = fast(6)
    for seed in range(counts(4, 40)):
        told, silent = (new_game(fast(seed), True, True, 4, story) for story in (Story(), None))
        while told.seat >= 0:
            code = collector(told, dice)
            told.apply(code, Story())
            silent.apply(code)
            assert told.truth() == silent.truth()


def test_random_play_reaches_every_decision_and_phase() -> None:
    seen: set[str] = set()
    phases: set[str] = set()
    reasons: Counter[str] = Counter()
    dice = fast(8)
    for seed in range(counts(120, 1200)):
        state = new_game(fast(seed), True, True, 4)
        player = (careless, collector)[seed % 2]
        while state.seat >= 0:
            phases.add(phase(state))
            seen.update(notation(code) for code in state.legal())
            state.apply(player(state, dice))
        outcome = state.outcome()
        assert outcome is not None
        reasons[outcome.reason] += 1
    everything = {notation(code) for code in range(GAME.actions)}
    assert len(phases) == 19
    assert everything - seen <= {"pay"}
    assert reasons["points"] > reasons["tokens"] > 0


def test_no_game_exceeds_the_bound() -> None:
    dice, longest = fast(9), 0
    for seed in range(counts(10, 200)):
        state = new_game(fast(seed), True, True, 4)
        number = 0
        while state.seat >= 0:
            state.apply(collector(state, dice))
            number += 1
        longest = max(longest, number)
    assert 120 < longest <= GAME.bound(HolmesOptions())
