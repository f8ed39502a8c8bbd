"""The rulings V1 to V18, each by its number; details stand with their paragraphs in test_rules_*."""

from __future__ import annotations

from collections import Counter

import pytest

from sottovoce.core.chance import Deal, fast
from sottovoce.core.events import Event
from sottovoce.core.game import SPECTATOR
from sottovoce.games.venice import GAME, events, rules
from sottovoce.games.venice.actions import THROW
from sottovoce.games.venice.rules import VeniceState
from sottovoce.games.venice.view import VeniceView
from tests.conftest import counts
from tests.games.venice.positions import (
    EAST,
    WEST,
    Rigged,
    allowed,
    counts_of,
    discards_of,
    hand_of,
    pile_of,
    play,
    position,
)


def ends(told: list[Event]) -> list[tuple[int, str]]:
    return [(event.winner, event.reason) for event in told if isinstance(event, events.RoundEnded)]


def using(state: VeniceState, card: str) -> set[str]:
    return {text for text in allowed(state) if text.split(":")[0].split("@")[0] == card}


def test_v1_a_turn_is_cards_and_an_end_or_a_throw_or_a_summons() -> None:
    state = position(merchant=1, hand="D1 D1")
    assert {"throw", "call:D", "D1:E"} <= allowed(state)
    assert "end" not in allowed(state)
    play(state, "D1:W")
    assert allowed(state) == {"end", "D1:E"}
    play(state, "D1:E")
    assert allowed(state) == {"end"}, "ending is a decision of its own even when nothing else is left"


@pytest.mark.parametrize(
    ("turn", "favourite", "drew"), [("D1:E end", 1, 1), ("throw", 0, 8), ("call:e", 2, 0)]
)
def test_v1_cards_and_summons_move_the_favourite_and_throwing_does_not(
    turn: str, favourite: int, drew: int
) -> None:
    state = position(mover=EAST, merchant=7, hand="D1")
    told = play(state, turn)
    assert state.favourite == favourite
    assert sum(event.count for event in told if isinstance(event, events.Drew)) == drew
    assert state.seat == WEST


def test_v2_a_card_that_cannot_be_played_in_full_is_not_legal() -> None:
    assert using(position(hand="M3", merchant=6), "M3") == {"M3:W"}
    assert using(position(hand="D1", doge=0, west=-1, east=1), "D1") == set()
    assert using(position(hand="H5", harlequin=0), "H5") == {"H5:W", "H5:E"}


def test_v3_the_guards_stand_strictly_on_either_side_after_every_card() -> None:
    dice = fast(3)
    for seed in range(counts(10, 200)):
        state = rules.new_match(Deal(seed), single=True)
        while not state.over():
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))])
            assert -8 <= state.west < state.doge < state.east <= 8
            assert -8 <= state.merchant <= 8
            assert -8 <= state.harlequin <= 8


def test_v4_guards_1_1_goes_one_each_or_two_with_one() -> None:
    found = using(position(hand="G1+1", west=-4, east=4), "G1+1")
    assert len(found) == 8
    assert {"G1+1:wW1,eW1", "G1+1:wE2"} <= found
    assert using(position(hand="G1+1", doge=-6, west=-7, east=8), "G1+1") == {"G1+1:wW1,eW1", "G1+1:eW2"}


def test_v5_a_cortege_moves_all_three_and_mixes_with_single_cards() -> None:
    state = position(hand="D1 D1 D1 D1 D1", doge=0, west=-1, east=1)
    assert using(state, "D1") == set(), "the guards leave the Doge no room alone"
    play(state, "D1+D1:E D1+D1:E")
    assert (state.west, state.doge, state.east) == (1, 2, 3)
    state = position(hand="D1 D1 D1 D1", doge=0, west=-8, east=3)
    play(state, "D1:E D1+D1:E D1:E")
    assert (state.west, state.doge, state.east) == (-7, 3, 4)


def test_v6_the_mask_is_checked_before_each_card_and_has_one_target() -> None:
    state = position(mover=EAST, doge=0, east=8, harlequin=2, hand="H1 H2 H3")
    play(state, "H1@D:E")
    assert allowed(state) == {"end", "H2@D:E", "H3@D:E", "H2@D:W"}
    play(state, "H2@D:E")
    assert allowed(state) == {"end"}


def test_v6_the_mask_may_fail_only_by_moving_the_doge() -> None:
    """Masked guards and Merchant leave both where they are, so card after card can follow."""
    state = position(mover=EAST, doge=0, west=-8, east=8, harlequin=1, merchant=0, hand="H1 H2 H3 H4 H5")
    play(state, "H1@M:E H2@M:E H3@M:W H4@M:E H5@M:W")
    assert state.merchant == -1


def test_v7_points_are_shared_between_guards() -> None:
    state = position(mover=EAST, doge=0, west=-6, east=6, harlequin=1, hand="H5")
    found = using(state, "H5")
    shares = {text for text in found if "@G" in text}
    assert {"H5@G:wE5", "H5@G:eW5", "H5@G:wE1,eW4", "H5@G:wW2,eW3", "H5@G:wE3,eE2"} <= shares
    assert not shares & {"H5@G:wW5", "H5@G:eE5", "H5@G:wW3,eW2", "H5@G:eE4"}
    play(state, "H5@G:wE3,eE2")
    assert (state.west, state.east) == (-3, 8)


def test_v7_a_share_of_nothing_keeps_a_guard_in_his_place() -> None:
    state = position(mover=EAST, doge=0, west=-6, east=6, harlequin=1, hand="H2")
    assert play(state, "H2@G:eE2") == [events.Played(EAST, 8, 1, True, ((2, 6, 8),))]
    assert (state.west, state.east) == (-6, 8)


def test_v8_to_the_centre_under_the_mask_where_noble_and_valour_allows() -> None:
    assert using(position(mover=EAST, doge=2, east=4, harlequin=3, hand="H0"), "H0") == {
        "H0", "H0@D", "H0@M", "H0@w",
    }  # fmt: skip
    assert using(position(mover=EAST, doge=0, merchant=0, harlequin=3, hand="H0"), "H0") == {"H0"}
    assert using(position(mover=WEST, doge=2, east=4, harlequin=0, hand="H0"), "H0") == {
        "H0@D",
        "H0@M",
        "H0@w",
    }
    assert (
        using(position(mover=WEST, doge=2, west=0, east=4, harlequin=0, merchant=0, hand="H0"), "H0") == set()
    )


def test_v9_closing_in_must_move_a_guard() -> None:
    assert using(position(hand="G><", west=-1, east=1), "G><") == set()
    for doge in range(-6, 7):
        state = position(hand="G><", doge=doge, west=-8, east=8)
        play(state, "G><")
        assert (state.west, state.east) == (doge - 1, doge + 1)


def test_v10_the_guild_calls_exactly_one_of_doge_and_guards() -> None:
    state = position(merchant=-1, hand="M1")
    assert {text for text in allowed(state) if text.startswith("call")} == {"call:D", "call:w"}
    told = play(state, "call:w")
    assert told == [events.Summoned(WEST, ((1, -2, -1),))]
    assert "call:w" not in allowed(state), "he stands there already"


def test_v11_both_sides_count_after_every_turn_and_the_difference_moves_her() -> None:
    state = position(mover=WEST, merchant=8, harlequin=7, west=-7, hand="D1")
    told = play(state, "D1:E end")
    assert events.FavouriteMoved(0, 1, 1, 2) in told
    state = position(favourite=-6, merchant=-7, harlequin=-7, west=-8, doge=-6, east=-5, hand="G1")
    assert events.FavouriteMoved(-6, -8, 4, 0) in play(state, "G1:eE1 end")


def test_v12_the_mansions_owner_wins_whoever_moved_the_doge() -> None:
    assert ends(play(position(mover=WEST, doge=6, east=8, hand="D1"), "D1:E")) == [(EAST, "doge-home")]
    assert ends(play(position(mover=WEST, merchant=7, east=8), "call:D")) == [(EAST, "doge-home")]
    assert ends(play(position(mover=WEST, favourite=6, merchant=6, hand="M1"), "M1:E end")) == [
        (EAST, "favourite-home")
    ]


def test_v13_the_first_end_of_a_deal_shuffles_and_goes_on() -> None:
    for mover in (WEST, EAST):
        state = position(mover=mover, hand="M1", pile="H5")
        told = play(state, "M1:E end")
        assert events.Reshuffled(2) in told
        assert (state.deal, state.seat, ends(told)) == (2, 1 - mover, [])


def test_v13_the_second_end_of_a_deal_leads_to_the_check() -> None:
    harlequins_turn = position(mover=EAST, deal=2, doge=-1, hand="M1", pile="H5")
    assert ends(play(harlequins_turn, "M1:E end")) == [(WEST, "doge-half")]
    merchants_turn = position(mover=WEST, deal=2, doge=-1, hand="M1", pile="H5")
    assert ends(play(merchants_turn, "M1:E end")) == []
    assert pile_of(merchants_turn) == []
    assert ends(play(merchants_turn, "throw")) == [(WEST, "doge-half")]
    assert merchants_turn.round == 2


def test_v14_doges_half_then_favourites_half_then_a_third_deal_then_a_draw() -> None:
    def check(deal: int, doge: int, favourite: int) -> list[tuple[int, str]]:
        state = position(mover=EAST, deal=deal, doge=doge, favourite=favourite, hand="M1", pile="H5")
        return ends(play(state, "M1:E end"))

    assert check(2, -1, 3) == [(WEST, "doge-half")]
    assert check(2, 0, 3) == [(EAST, "favourite-half")]
    assert check(2, 0, 0) == []
    assert check(3, 0, 0) == [(-1, "level")]


def test_v14_the_third_deal_fills_the_merchants_owner_first() -> None:
    order = "H1 H2 H3 H4 H5 H0 H0"
    state = position(
        owner=EAST, mover=EAST, deal=2, hand="M1 M2 M2", other="D1 D1", pile="", chance=Rigged(order)
    )
    play(state, "M1:W M2:E M2:W end")
    told = play(state, "D1:E D1:W end")
    drawn = [event for event in told if isinstance(event, events.DrewCards)]
    assert drawn == [
        events.DrewCards(EAST, counts_of(Counter(["H1", "H2", "H3"]))),
        events.DrewCards(WEST, counts_of(Counter(["H4", "H5"]))),
    ]
    assert state.seat == EAST


def test_v15_owners_change_each_round_and_the_merchants_owner_begins() -> None:
    state = position(mover=EAST, owner=WEST, doge=6, east=8, hand="D1")
    play(state, "D1:E")
    assert (state.round, state.merchant_owner, state.seat) == (2, EAST, EAST)
    assert (state.merchant, state.harlequin) == (1, -1)


@pytest.mark.parametrize(
    ("round", "wins", "over"),
    [(1, (0, 0), False), (2, (0, 1), True), (2, (1, 0), False), (2, (0, 0), True), (3, (1, 1), True)],
)
def test_v15_two_rounds_and_a_third_when_level(round: int, wins: tuple[int, int], over: bool) -> None:
    """East wins the round that is being played."""
    state = position(mover=EAST, round=round, wins=wins, doge=6, east=8, hand="D1")
    play(state, "D1:E")
    assert state.over() == over


def test_v16_dealing_is_eight_to_west_then_eight_to_east() -> None:
    order = "D1 D1 D1 D1 D1 D1 D1 M1 M2 M2 M2 M2 M2 M2 M2 G1"
    state = rules.new_match(Rigged(order), single=False)
    assert hand_of(state, WEST) == Counter({"D1": 7, "M1": 1})
    assert hand_of(state, EAST) == Counter({"M2": 7, "G1": 1})


def test_v17_a_player_to_move_always_has_eight_cards_and_may_throw_them_away() -> None:
    dice = fast(17)
    for seed in range(counts(15, 300)):
        state = rules.new_match(Deal(seed), single=False)
        while not state.over():
            if state.line == 0:
                assert hand_of(state, state.seat).total() == 8
                assert "throw" in allowed(state)
            legal = state.legal()
            # Throwing often makes deals end in every possible way.
            state.apply(THROW if THROW in legal and dice.below(3) == 0 else legal[dice.below(len(legal))])


def test_v18_discards_hand_sizes_and_the_size_of_the_pile_are_open_to_all() -> None:
    state = position(hand="M1", pile="H5 D1 D1")
    play(state, "M1:E")
    for seat in (WEST, EAST, SPECTATOR):
        view = GAME.redact(state, seat)
        assert isinstance(view, VeniceView)
        assert view.hand_sizes == (7, 8)
        assert view.pile_size == 3
        assert view.discards == (counts_of(discards_of(state, WEST)), counts_of(discards_of(state, EAST)))
