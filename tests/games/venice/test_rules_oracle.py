"""The engine against the plain second reading of the rules in `oracle`, on thousands of positions."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from sottovoce.core.chance import Deal, fast
from sottovoce.core.events import Event
from sottovoce.games.venice import events, rules
from sottovoce.games.venice.actions import DOGE_LINE, MASKED_GUARDS_LINE, NOTATIONS
from sottovoce.games.venice.components import FIGURES
from sottovoce.games.venice.rules import VeniceState
from tests.conftest import counts
from tests.games.venice import oracle
from tests.games.venice.positions import (
    DECK,
    EAST,
    LINE_TARGETS,
    allowed,
    hand_of,
    play,
    position,
    street,
)

NAMES = dict(zip(range(len(FIGURES)), ("doge", "west", "east", "merchant", "harlequin"), strict=True))


def plain_of(state: VeniceState) -> oracle.Plain:
    """The state as the oracle knows positions."""
    hand = sorted(hand_of(state, state.seat).elements())
    return oracle.Plain(state.seat == EAST, street(state), hand, LINE_TARGETS[state.line])


def arbitrary(dice: random.Random) -> VeniceState:
    """Any position that keeps Noble and Valour, before a turn or in the middle of one."""
    doge = dice.randint(-6, 6)
    deck = list(DECK.elements())
    dice.shuffle(deck)
    line = dice.choice(LINE_TARGETS)
    held = 8 if line == "" else dice.randint(0, 7)
    if dice.random() < 0.3:  # many of one type, so that long turns and rare kinds come up
        deck.sort(key=lambda card: card[0] != dice.choice("DGMH"))
    return position(
        mover=dice.randint(0, 1),
        doge=doge,
        west=dice.randint(-8, doge - 1),
        east=dice.randint(doge + 1, 8),
        merchant=dice.randint(-8, 8),
        harlequin=dice.randint(-8, 8),
        hand=" ".join(deck[:held]),
        hand_size=held,
        line=line,
    )


def played(seed: int) -> Iterator[VeniceState]:
    """Every position of a random game."""
    dice = fast(seed)
    state = rules.new_match(Deal(seed), single=True)
    while not state.over():
        yield state
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])


def squares_after(before: oracle.Squares, told: list[Event]) -> oracle.Squares:
    """Where the figures stand by the story of one decision."""
    after = dict(before)
    for event in told:
        if isinstance(event, events.Played | events.Summoned):
            for figure, start, end in event.moved:
                assert after[NAMES[figure]] == start
                after[NAMES[figure]] = end
    return after


def agree(state: VeniceState) -> int:
    """Engine and oracle allow the same, and each decision leads to the same squares."""
    plain = plain_of(state)
    expected = oracle.decisions(plain)
    assert allowed(state) == set(expected), plain
    for text, squares in expected.items():
        assert squares_after(plain.squares, play(state.copy(), text)) == squares, (plain, text)
    return len(expected)


def test_the_engine_agrees_with_the_oracle_on_arbitrary_positions() -> None:
    dice = random.Random(17)
    seen: Counter[str] = Counter()
    for _ in range(counts(4000, 50_000)):
        state = arbitrary(dice)
        seen.update(allowed(state))
        if state.line == 0 or state.line == MASKED_GUARDS_LINE:
            agree(state)
        else:
            assert allowed(state) == set(oracle.decisions(plain_of(state)))
    assert set(seen) == set(NOTATIONS), "every decision must have come up somewhere"


def test_the_engine_agrees_with_the_oracle_in_random_games() -> None:
    found = sum(agree(state) for seed in range(counts(12, 300)) for state in played(seed))
    assert found > 1000


def test_the_favourite_agrees_with_the_oracle_on_arbitrary_positions() -> None:
    dice = random.Random(18)
    for _ in range(counts(1500, 20_000)):
        state = arbitrary(dice)
        state.line = DOGE_LINE
        state.favourite = before = dice.randint(-6, 6)
        rules.legal_turn(state)
        expected = oracle.favourite_after(street(state), before)
        moved = [event for event in play(state, "end") if isinstance(event, events.FavouriteMoved)]
        squares = [(event.start, event.end) for event in moved]
        assert squares == ([(before, expected)] if before != expected else [])
