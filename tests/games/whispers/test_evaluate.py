"""The quick judgement: shares of one win, and sensible preferences."""

from __future__ import annotations

from math import isclose

from sottovoce.core.chance import fast
from sottovoce.core.game import NOBODY
from sottovoce.games.whispers import cards
from sottovoce.games.whispers.components import CHARACTER_BITS, CHARACTERS
from sottovoce.games.whispers.evaluate import WhispersJudge, evaluate, excluded, exposure, likelier, prospect
from sottovoce.games.whispers.rules import WhispersState, new_game
from sottovoce.games.whispers.state import GUESSING, OVER
from tests.games.whispers.positions import do, position


def test_shares_add_up_to_one_win() -> None:
    chance = fast(4)
    for players in (2, 3, 4):
        state = new_game(chance.fork(), cards.house(), players, 5)
        while state.seat != NOBODY:
            assert isclose(sum(evaluate(state, seat) for seat in range(players)), 1.0)
            assert all(0.0 <= evaluate(state, seat) <= 1.0 for seat in range(players))
            legal = state.legal()
            state.apply(legal[chance.below(len(legal))])
        assert isclose(sum(evaluate(state, seat) for seat in range(players)), 1.0)


def test_a_finished_game_is_judged_by_its_outcome() -> None:
    state = position(["", ""], points=[3, 2])
    state.stage, state.seat = OVER, NOBODY
    assert (evaluate(state, 0), evaluate(state, 1)) == (1.0, 0.0)


def test_points_ahead_are_worth_more_as_the_end_comes_nearer() -> None:
    early, late = (position(["plain", "lune"], points=[5, 2], counter=n) for n in (7, 1))
    assert 0.5 < evaluate(early, 0) < evaluate(late, 0) < 1.0


def test_cards_at_home_own_symbols_and_cards_in_hand_are_worth_something() -> None:
    bare = prospect(position(["plain", "lune"]), 0)
    assert prospect(position(["plain", "lune"], piles={1: "leafy+"}), 0) == bare + 1
    assert prospect(position(["plain", "lune"], piles={2: "double+"}), 0) == bare + 2
    assert prospect(position(["plain odd", "lune"]), 0) > bare


def test_who_shows_himself_can_be_named() -> None:
    state = position(["double double double", "lune"], people="ann cat", plays=3)
    unknown = exposure(state, 0)
    assert isclose(unknown, 1 / 8)
    do(state, "double:1+", "double:1+")
    assert exposure(state, 0) > 0.4
    state.revealed = 1
    assert exposure(state, 0) == 0.0


def test_a_denied_character_is_no_cover() -> None:
    state = position(["plain", "lune"], stage=GUESSING, waiting=1, seat=1, deck="odd " * 9)
    before = exposure(state, 0)
    do(state, "guess:0=hob")
    assert exposure(state, 0) > before


def test_being_known_costs_something() -> None:
    plain = position(["plain", "lune"])
    known = position(["plain", "lune"])
    for person in range(1, 8):
        known.add_favour(0, person, -20)
    assert evaluate(known, 0) < evaluate(plain, 0)
    assert evaluate(known, 1) > evaluate(plain, 1)


def test_likelihood_is_bounded_both_ways() -> None:
    for players in (2, 3, 4):
        assert likelier(0, players) == 1.0
        assert likelier(41, players) == likelier(40, players) > likelier(39, players)
        assert likelier(-41, players) == likelier(-40, players) < likelier(-39, players)


def with_character(state: WhispersState, seat: int, person: int) -> WhispersState:
    """The same state, had the seat been dealt another character."""
    other = state.copy()
    mask = ((1 << CHARACTER_BITS) - 1) << (CHARACTER_BITS * seat)
    other.characters = int(other.characters) & ~mask | person << (CHARACTER_BITS * seat)
    return other


def test_others_see_the_same_whoever_one_is_as_long_as_it_is_hidden() -> None:
    """Two truths, one outlook; who has been found out is seen as he is."""
    chance, judge, told_apart = fast(6), WhispersJudge({"decoy": 1.0}), 0
    for players in (2, 3, 4):
        state = new_game(chance.fork(), cards.house(), players, 5)
        while state.seat != NOBODY:
            unknown = int(chance.below(players))
            observer = (unknown + 1) % players
            others = int(excluded(state, observer, unknown))
            free = [person for person in range(CHARACTERS) if not others >> person & 1]
            truths = [with_character(state, unknown, person) for person in free]
            if not state.revealed >> unknown & 1:
                assert len({judge.outlook(truth, observer, unknown) for truth in truths}) == 1
            shares = {judge.share(truth, observer) for truth in truths}
            told_apart += len(shares) > 1
            legal = state.legal()
            state.apply(legal[chance.below(len(legal))])
    assert told_apart > 50


def test_who_has_been_found_out_is_seen_as_he_is() -> None:
    state = position(["plain", "lune"], people="ann cat", piles={1: "leafy+ leafy+ leafy+", 2: "double+"})
    judge = WhispersJudge({})
    assert judge.outlook(state, 1, 0) != judge.share(state, 1)
    state.revealed = 1
    assert judge.outlook(state, 1, 0) == judge.share(state, 1)


def test_what_others_expect_of_the_hidden_lies_between_all_that_may_be() -> None:
    state = position(["plain", "lune"], people="ann cat", piles={1: "leafy+", 2: "double+"})
    judge = WhispersJudge({"caution": 0.0, "sure": 1e9})
    others = int(excluded(state, 1, 0))
    shares = [
        judge.share(with_character(state, 0, person), 1)
        for person in range(CHARACTERS)
        if not others >> person & 1
    ]
    assert min(shares) < judge.outlook(state, 1, 0) < max(shares)


def test_what_was_thought_of_one_table_is_not_thought_of_another() -> None:
    """The same open deeds mean something else among three, and as the counter goes down."""
    judge = WhispersJudge({})
    seen = []
    for counter in (6, 1, 6):
        for hands in (["double", "lune"], ["double", "lune", "odd"]):
            state = position(hands, counter=counter, piles={1: "leafy+ leafy+", 2: "double+"})
            do(state, "double:1+")
            assert judge.outlook(state, 1, 0) == WhispersJudge({}).outlook(state, 1, 0)
            seen.append(judge.suspected(state, 1, 0))
    assert seen[0] != seen[1] != seen[3]
    assert seen[:2] == seen[4:]
