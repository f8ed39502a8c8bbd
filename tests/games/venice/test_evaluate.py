"""The quick judgement: bounded, fair to both sides, better for better squares, exact at the end."""

from __future__ import annotations

from collections import Counter

import pytest

from sottovoce.core.chance import Deal, fast
from sottovoce.core.game import NOBODY
from sottovoce.core.patterns import Noticing
from sottovoce.core.playout import playout
from sottovoce.games.venice import GAME, rules
from sottovoce.games.venice.evaluate import VeniceJudge
from sottovoce.games.venice.patterns import reach
from sottovoce.games.venice.rules import VeniceState
from tests.conftest import counts
from tests.games.venice.positions import EAST, LINE_TARGETS, WEST, heap, position, street


def mirrored(state: VeniceState) -> VeniceState:
    """The same game seen from the other end of the street."""
    other = state.copy()
    other.doge, other.west, other.east = -state.doge, -state.east, -state.west
    other.merchant, other.harlequin, other.favourite = -state.merchant, -state.harlequin, -state.favourite
    other.west_wins, other.east_wins = state.east_wins, state.west_wins
    return other


def test_the_two_seats_share_the_win_and_mirrors_change_places() -> None:
    dice = fast(4)
    for seed in range(counts(8, 100)):
        state = rules.new_match(Deal(seed), single=False)
        while not state.over():
            east, west = GAME.evaluate(state, EAST), GAME.evaluate(state, WEST)
            assert 0.0 < east < 1.0
            assert east + west == pytest.approx(1.0)
            assert GAME.evaluate(mirrored(state), WEST) == pytest.approx(east)
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))])


@pytest.mark.parametrize("figure", ["doge", "west", "east", "merchant", "harlequin", "favourite"])
def test_further_east_is_better_for_east(figure: str) -> None:
    for square in range(-8, 8):
        here, there = position(west=-7, east=7), position(west=-7, east=7)
        setattr(here, figure, square)
        setattr(there, figure, square + 1)
        assert GAME.evaluate(here, EAST) < GAME.evaluate(there, EAST), (street(here), square)


def test_an_even_start_is_even() -> None:
    assert GAME.evaluate(position(merchant=0, harlequin=0), WEST) == pytest.approx(0.5)


def test_a_finished_match_is_worth_its_share() -> None:
    for seed in range(5):
        state = rules.new_match(Deal(seed), single=True)
        playout(state, fast(seed))
        outcome = state.outcome()
        assert outcome is not None
        assert [GAME.evaluate(state, seat) for seat in (WEST, EAST)] == [
            outcome.share(WEST),
            outcome.share(EAST),
        ]


def test_a_drawn_match_is_worth_half() -> None:
    state = position(single=True)
    state.results, state.seat = 5, NOBODY
    assert [GAME.evaluate(state, seat) for seat in (WEST, EAST)] == [0.5, 0.5]


@pytest.mark.parametrize(
    ("round", "wins", "expected"),
    [
        (1, (0, 0), lambda chance: 0.25 + 0.5 * chance),
        (2, (0, 0), lambda chance: chance),
        (2, (0, 1), lambda chance: 0.5 + 0.5 * chance),
        (2, (1, 0), lambda chance: 0.5 * chance),
        (3, (1, 1), lambda chance: chance),
        (3, (0, 0), lambda chance: chance),
    ],
)
def test_the_match_is_worth_what_the_rounds_to_come_can_still_change(
    round: int, wins: tuple[int, int], expected: object
) -> None:
    """Rounds that are still to be played count as even."""
    assert callable(expected)
    single = GAME.evaluate(position(doge=3, east=5, single=True), EAST)
    match = position(doge=3, east=5, round=round, wins=wins)
    assert GAME.evaluate(match, EAST) == pytest.approx(expected(single))
    assert GAME.evaluate(match, WEST) == pytest.approx(1 - expected(single))


def test_a_turn_to_come_is_worth_something_and_one_that_has_begun_less() -> None:
    judge = VeniceJudge({"turn": 0.5, "turn-begun": -0.1})
    state = rules.new_match(Deal(2), single=True)
    mover = state.seat
    level = GAME.evaluate(state, mover)
    assert judge.share(state, mover) > level > judge.share(state, 1 - mover)
    state.apply(state.legal()[-1])
    assert state.seat == mover
    assert state.played
    assert judge.share(state, mover) < GAME.evaluate(state, mover)


@pytest.mark.parametrize(
    ("weight", "cards"),
    [("doge", "D1"), ("guard", "G1 G1+1 G><"), ("merchant", "M1 M2 M3"), ("harlequin", "H1 H2 H3 H4 H5 H0")],
)
def test_each_card_of_a_type_may_count_for_him_who_holds_it(weight: str, cards: str) -> None:
    """§1.4 By the types of the cards, whatever is written on them."""
    judge, plain = VeniceJudge({f"{weight}-card": 0.1}), VeniceJudge({})
    state = position(merchant=0, harlequin=0)
    state.west_hand = 0
    for count, name in enumerate(cards.split(), 1):
        state.east_hand = heap(Counter(cards.split()[:count]))
        assert judge.round_chance(state) == pytest.approx(0.5 + 0.05 * count / (1 + 0.1 * count)), name
        assert plain.round_chance(state) == 0.5


def played_in_order(state: VeniceState, decisions: str) -> int:
    """What a state is like after some decisions."""
    after = state.copy()
    for decision in decisions.split():
        after.apply(GAME.parse(decision))
    return GAME.judge({}).likeness(after)


def test_cards_in_another_order_come_to_the_same() -> None:
    """§4.1 What counts is which cards were played, for whom, and where all figures stand then."""
    state = position(merchant=0, harlequin=3, mover=EAST, hand="M1 M2 M2 G1 G1+1 H2 H2 H3")
    same = played_in_order(state, "M1:E M2:W")
    assert same == played_in_order(state, "M2:W M1:E") != 0
    others = ["M1:E M2:E", "M1:E", "M2:W", "M2:E M1:W", "G1:wW1", "H2:W", "H2@M:W", "H3@M:W", "M2:W M1:W"]
    assert len({same, *(played_in_order(state, other) for other in others)}) == len(others) + 1


def test_patterns_look_the_same_from_either_end_of_the_street() -> None:
    """West sees the same patterns as East would in the mirror, whoever decides."""
    noticing, dice = Noticing([0.0] * GAME.patterns), fast(6)
    judge = GAME.judge({}, noticing)

    def noticed(state: VeniceState) -> list[int]:
        noticing.numbers.clear()
        judge.share(state, EAST)
        return noticing.numbers[:]

    for seed in range(counts(6, 60)):
        state = rules.new_match(Deal(seed), single=True)
        while not state.over():
            other = mirrored(state)
            other.seat, other.merchant_owner = 1 - state.seat, 1 - state.merchant_owner
            other.west_hand, other.east_hand = state.east_hand, state.west_hand
            assert noticed(state) == noticed(other)
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))])


@pytest.mark.parametrize(
    ("line", "hand", "figures", "expected"),
    [
        ("", "D1", {"doge": 0, "east": 2}, 1),
        ("", "D1 D1 D1", {"doge": 0, "east": 2}, 2),  # one alone, then a Cortège
        ("", "H3", {"doge": 0, "east": 5, "harlequin": 2}, 3),
        ("", "H5", {"doge": 0, "east": 3, "harlequin": 2}, 2),  # the guard ahead of him
        ("", "H3", {"doge": 0, "east": 5, "harlequin": 0}, 0),
        ("", "G1", {"doge": 0, "east": 5, "merchant": 4}, 4),
        ("", "G1", {"doge": 0, "east": 3, "merchant": 4}, 0),
        ("doge", "D1 H5", {"doge": 0, "east": 6, "harlequin": 5, "merchant": 4}, 1),
        ("merchant", "D1 H5", {"doge": 0, "east": 6, "harlequin": 5}, 0),
        ("masked doge", "D1 H2", {"doge": 0, "east": 6, "harlequin": 5}, 2),
    ],
)
def test_how_far_the_doge_can_be_brought_in_a_turn(
    line: str, hand: str, figures: dict[str, int], expected: int
) -> None:
    """§6.1, §6.2, §7.4, §8.1 By cards, under a mask, or by a summons; once begun, in the line of the turn."""
    places = {"doge": 0, "east": 2, "west": -2, "merchant": -5, "harlequin": -5, **figures}
    where = [places[name] + 8 for name in ("doge", "east", "west", "merchant", "harlequin")]
    cards = heap(Counter(hand.split()))
    assert reach(cards, LINE_TARGETS.index(line), *where) == expected + 8
