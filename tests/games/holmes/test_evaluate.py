"""The quick judgement: bounded, fair to both seats, better for better cards, exact at the end."""

from __future__ import annotations

import pytest

from sottovoce.bots import make
from sottovoce.core.chance import Deal, fast
from sottovoce.core.patterns import Noticing
from sottovoce.core.playout import playout
from sottovoce.core.table import Table
from sottovoce.games.holmes import GAME
from sottovoce.games.holmes.evaluate import HolmesJudge, expected_difference, part, pending, still_to_come
from sottovoce.games.holmes.rules import HolmesState, new_game
from sottovoce.games.holmes.scoring import score
from sottovoce.games.holmes.state import PHASES
from tests.conftest import counts
from tests.games.holmes.players import careless
from tests.games.holmes.positions import FIRST, SECOND, Hand, kind_of, play, position


def worth(first: Hand, second: Hand, day: int = 4) -> float:
    return expected_difference(position(first, second, day=day), FIRST)


def test_the_two_seats_share_the_win() -> None:
    dice = fast(4)
    for seed in range(counts(5, 60)):
        state = new_game(fast(seed), False, True, seed % 5)
        while state.seat >= 0:
            mine, theirs = GAME.evaluate(state, FIRST), GAME.evaluate(state, SECOND)
            assert 0.0 < mine < 1.0
            assert mine + theirs == pytest.approx(1.0)
            state.apply(careless(state, dice))
        outcome = state.outcome()
        assert outcome is not None
        assert [GAME.evaluate(state, seat) for seat in (FIRST, SECOND)] == [
            outcome.share(0),
            outcome.share(1),
        ]


def test_an_even_position_is_even() -> None:
    assert worth(Hand("7 J"), Hand("7 J")) == pytest.approx(0.0)


@pytest.mark.parametrize("kind", "3456789")
def test_a_card_more_is_worth_something(kind: str) -> None:
    assert worth(Hand(kind), Hand()) > 0.5
    assert worth(Hand(), Hand(kind)) < -0.5


def test_tokens_plans_jokers_and_reserved_cards_count() -> None:
    assert worth(Hand(tokens=6), Hand(tokens=5)) > 0
    assert worth(Hand("P P P"), Hand()) > 2
    assert worth(Hand("7 J"), Hand("7")) > 0
    assert worth(Hand("J"), Hand(), day=7) < -1
    assert worth(Hand(held="9"), Hand(), day=7) < 0


@pytest.mark.parametrize("visit", ["Les", "Gre", "Kra", "Adl", "Pik", "Joh", "Bil", "Hun"])
def test_a_question_that_is_open_is_worth_something(visit: str) -> None:
    state = position(Hand("7", tokens=9), Hand("8"))
    play(state, f"up:Wat to:{visit}")
    assert pending(state) > 0
    idle = state.copy()
    idle.phase = 2
    assert expected_difference(state, FIRST) > expected_difference(idle, FIRST)
    assert expected_difference(state, SECOND) < expected_difference(idle, SECOND)


def test_the_steps_after_a_first_choice_are_worth_something_too() -> None:
    for visit in ("Pik draw:2", "Kra pass", "Hun give:7"):
        state = position(Hand("7", tokens=9), Hand("8"))
        play(state, f"up:Wat to:{visit}")
        assert pending(state) > 0
    assert pending(position()) == 0.0


def test_the_week_runs_out() -> None:
    state, dice = new_game(fast(1), False, False, 0), fast(1)
    left = [part(still_to_come(state))]
    assert left[0] == 1.0
    while state.seat >= 0:
        state.apply(careless(state, dice))
        left.append(part(still_to_come(state)))
    assert left == sorted(left, reverse=True)
    assert left[-1] == 0.0


def test_at_the_end_the_difference_is_nearly_the_score() -> None:
    for seed in range(counts(20, 200)):
        state = new_game(fast(seed), False, False, 0)
        playout(state, fast(seed))
        points = score(state)
        assert expected_difference(state, FIRST) == pytest.approx(points[0] - points[1], abs=3)


def test_the_greedy_bot_beats_the_random_one_with_it() -> None:
    won = 0.0
    games = counts(6, 100)
    for seed in range(games):
        table = Table(GAME, seed)
        seat = seed % 2
        players = {seat: make("greedy", GAME, seed), 1 - seat: make("random", GAME, seed)}
        while not table.over:
            mover = table.mover
            table.decide(mover, players[mover].choose(table.view(mover)))
        assert table.outcome is not None
        won += table.outcome.share(seat)
    assert won > 0.7 * games


def test_an_action_that_only_one_side_has_left_is_worth_something() -> None:
    """§3.1 Both have three markers a day; who lifts one (§4.1) has not yet used it."""
    active, idle = HolmesJudge({"action": 2.0}), HolmesJudge({"action": 0.0})
    dice = fast(7)
    state = new_game(fast(3), False, True, 0)
    gains: dict[str, set[float]] = {}
    while state.seat >= 0:
        gain = active.expected_difference(state, state.seat) - idle.expected_difference(state, state.seat)
        gains.setdefault(PHASES[state.phase], set()).add(round(gain, 6))
        state.apply(careless(state, dice))
    assert gains["lift"] == gains["lay"] == {0.0, 2.0}  # who begins the day, and who answers
    assert gains["take"] == {-2.0, 0.0}


CALM = HolmesJudge({"choice": 0.0})


def at_hand(state: HolmesState) -> float:
    """How much more a judge sees in a position for the one who is asked, by what lies there to be had."""
    keen = HolmesJudge({"choice": 1.0})
    gain = keen.expected_difference(state, state.seat) - CALM.expected_difference(state, state.seat)
    other = keen.expected_difference(state, 1 - state.seat) - CALM.expected_difference(state, 1 - state.seat)
    assert gain == pytest.approx(-other)
    return gain


def visited(visit: str, first: Hand, second: Hand, row: str) -> HolmesState:
    first.upright = "Hud Tob Joh"
    state = position(first, second, day=4, row=row)
    play(state, f"up:Hud to:{visit}")
    return state


def gains(state: HolmesState, cards: str) -> list[float]:
    """What one more of each card would be worth to the one who is asked: the same, with the card."""
    found = []
    for card in cards.split():
        more = state.copy()
        more.side(state.seat).open += 1 << 4 * kind_of(card)
        still = still_to_come(state)
        found.append(
            CALM.types.sum(more.mine(), more.theirs(), still)
            - CALM.types.sum(state.mine(), state.theirs(), still)
        )
    return found


def test_the_best_card_of_the_row_counts_for_him_who_may_take_one() -> None:
    """§7.1"""
    for row in ("3 3 3 9", "9 9 9 3", "4 5 6 7"):
        state = visited("Wat", Hand("9 9"), Hand("9"), row)
        assert at_hand(state) == pytest.approx(max(gains(state, row)))


def test_plans_and_jokers_of_the_row_count_by_what_they_would_bring() -> None:
    """§10.5 The first plan costs a point, the third brings two; §6.1 a joker goes with the best set."""
    assert at_hand(visited("Wat", Hand(), Hand(), "P P P P")) == 0.0
    assert at_hand(visited("Wat", Hand("P P"), Hand(), "P P")) == pytest.approx(2.0)
    plain = visited("Wat", Hand("7 9"), Hand("9"), "J J")
    sums = [
        CALM.types.sum(state.mine(), state.theirs(), still_to_come(state))
        for state in (visited("Wat", Hand(f"7 9{joker}"), Hand("9"), "J J") for joker in ("", " J7", " J9"))
    ]
    assert at_hand(plain) == pytest.approx(max(sums[1:]) - sums[0])


def test_what_may_be_taken_now_counts_card_by_card() -> None:
    """§7.3 Lestrade gives two of the row: the best and the second; §7.5 Gregson up to three."""
    state = visited("Les", Hand("9 9", tokens=9), Hand("9"), "3 4 8 9")
    assert state.left == 2
    assert at_hand(state) == pytest.approx(sum(sorted(gains(state, "3 4 8 9"))[-2:]))
    state = visited("Gre", Hand(tokens=9), Hand(), "9 P P P")
    assert at_hand(state) == pytest.approx(gains(state, "9")[0])


@pytest.mark.parametrize("visit", ["Wat", "Les", "Gre", "Kra", "Adl", "Hun give:7", "Pik draw:2"])
def test_better_cards_at_hand_are_worth_more_to_the_one_who_is_asked(visit: str) -> None:
    poor, rich = (
        position(
            Hand("7 8", tokens=9, upright="Hud Tob Joh"), Hand(theirs, tokens=0), day=2, row=row, deck=deck
        )
        for theirs, row, deck in (("3", "3 4 4 P", "3 P P 4"), ("8 8", "8 8 9 9", "8 8 9 9"))
    )
    for state in (poor, rich):
        play(state, f"up:Hud to:{visit}")
    assert at_hand(rich) > at_hand(poor) >= 0.0


def test_a_joker_that_finds_its_place_leaves_the_next_card_pending() -> None:
    """§6.1, §7.3 Of Lestrade's two cards the second is still to come."""
    state = position(Hand("8", tokens=9), day=4, row="J 3 4 9")
    play(state, "up:Wat to:Les take:J")
    assert PHASES[state.phase] == "joker"
    before = pending(state)
    play(state, "joker:8")
    assert before == pending(state) > 0


def test_what_is_at_hand_follows_the_rules_of_the_visit() -> None:
    """§7.4 Plans can be stolen, §7.5 only what can be paid is bought, §7.12 another card than that given."""
    theft = position(Hand("P P", tokens=9), Hand("P P P"), day=2, row="3")
    play(theft, "up:Wat to:Adl")
    assert at_hand(theft) == pytest.approx(2.0 + 2.0)
    poor, rich = (position(Hand("9", tokens=tokens), row="9 9 9 9", day=4) for tokens in (2, 6))
    for state in (poor, rich):
        play(state, "up:Wat to:Gre")
    assert at_hand(rich) == pytest.approx(3 * at_hand(poor))
    swap = position(Hand("9 9 9"), Hand("9 9"), row="P", day=4)
    play(swap, "up:Wat to:Hun give:9")
    assert at_hand(swap) == 0.0


def test_a_set_that_is_not_full_in_the_end_brings_nothing_for_being_full() -> None:
    """§10.4"""
    state = new_game(fast(2), False, False, 0)
    playout(state, fast(2))
    state.first.open, state.first.hidden = 0x30, 0  # three of four explosives
    state.second.open = state.second.hidden = 0
    state.first.joined = state.second.joined = 0
    assert CALM.types.sum(state.first, state.second, 0) == pytest.approx(4.0, abs=0.3)


def test_patterns_look_the_same_to_both_brothers() -> None:
    """Whoever decides sees the same patterns as the other would in his place."""
    noticing, dice = Noticing([0.0] * GAME.patterns), fast(6)
    judge = GAME.judge({}, noticing)

    def noticed(case: HolmesState) -> tuple[list[int], list[float]]:
        noticing.numbers.clear()
        noticing.amounts.clear()
        judge.share(case, 0)
        return noticing.numbers[:], noticing.amounts[:]

    for seed in range(counts(3, 30)):
        case = GAME.new(Deal(seed), GAME.options())
        assert isinstance(case, HolmesState)
        while case.seat >= 0:
            other = case.copy()
            other.first, other.second = other.second, other.first
            other.seat, other.actor = 1 - case.seat, 1 - case.actor
            assert noticed(case) == noticed(other)
            legal = case.legal()
            case.apply(legal[dice.below(len(legal))])
