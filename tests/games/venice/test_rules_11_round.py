"""RULES.md §11: the end of a round."""

from __future__ import annotations

from collections import Counter

import pytest

from sottovoce.core.events import Event
from sottovoce.games.venice import events
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
    street,
)


def ends(told: list[Event]) -> list[tuple[int, str]]:
    return [(event.winner, event.reason) for event in told if isinstance(event, events.RoundEnded)]


@pytest.mark.parametrize("mover", [WEST, EAST])
def test_11_1_the_doge_in_a_mansion_wins_for_its_owner_whoever_moved_him(mover: int) -> None:
    assert ends(play(position(mover=mover, doge=6, east=8, hand="D1"), "D1:E")) == [(EAST, "doge-home")]
    assert ends(play(position(mover=mover, doge=-6, west=-8, hand="D1"), "D1:W")) == [(WEST, "doge-home")]


def test_11_1_any_card_that_brings_the_doge_home_will_do() -> None:
    cortege = position(doge=6, west=1, east=7, hand="D1 D1")
    assert ends(play(cortege, "D1+D1:E")) == [(EAST, "doge-home")]
    masked = position(mover=EAST, doge=3, east=8, harlequin=5, hand="H4")
    assert ends(play(masked, "H4@D:E")) == [(EAST, "doge-home")]


def test_11_1_a_summons_can_bring_the_doge_home() -> None:
    for mover in (WEST, EAST):
        state = position(mover=mover, merchant=7, east=8)
        assert ends(play(state, "call:D")) == [(EAST, "doge-home")]
        state = position(mover=mover, merchant=-7, west=-8)
        assert ends(play(state, "call:D")) == [(WEST, "doge-home")]


def test_11_1_the_doge_before_the_door_is_not_yet_home() -> None:
    state = position(mover=EAST, doge=5, east=8, hand="D1 D1")
    assert ends(play(state, "D1:E")) == []
    assert (state.doge, state.seat) == (6, EAST)
    assert {"D1:E", "end"} <= allowed(state)


def test_11_1_the_favourite_wins_after_her_step() -> None:
    state = position(favourite=6, merchant=8, hand="D1")
    assert ends(play(state, "D1:E")) == []
    assert ends(play(state, "end")) == [(EAST, "favourite-home")]
    state = position(favourite=-6, merchant=-8, hand="D1")
    assert ends(play(state, "D1:E end")) == [(WEST, "favourite-home")]
    state = position(favourite=5, merchant=8, hand="D1")
    assert ends(play(state, "D1:E end")) == []


def test_11_1_the_doge_goes_first_when_both_would_reach_a_mansion() -> None:
    """His arrival ends the round before the Favourite counts her steps."""
    state = position(mover=WEST, doge=6, east=8, favourite=-6, merchant=-7, hand="D1")
    told = play(state, "D1:E")
    assert ends(told) == [(EAST, "doge-home")]
    assert not any(isinstance(event, events.FavouriteMoved) for event in told)


@pytest.mark.parametrize(("doge", "winner"), [(-6, WEST), (-1, WEST), (1, EAST), (6, EAST)])
def test_11_2_the_doges_half_wins_the_round(doge: int, winner: int) -> None:
    """The Favourite, here on the other half, has no say."""
    state = position(
        mover=EAST, deal=2, doge=doge, west=-7, east=7, favourite=-doge, merchant=0, hand="M1", pile="H5"
    )
    assert ends(play(state, "M1:E end")) == [(winner, "doge-half")]


@pytest.mark.parametrize(("favourite", "winner"), [(-6, WEST), (-1, WEST), (1, EAST), (6, EAST)])
def test_11_2_with_the_doge_on_the_centre_the_favourites_half_wins(favourite: int, winner: int) -> None:
    state = position(mover=EAST, deal=2, favourite=favourite, hand="M1", pile="H5")
    assert ends(play(state, "M1:E end")) == [(winner, "favourite-half")]


def test_11_2_the_favourites_last_step_is_taken_before_the_round_is_judged() -> None:
    state = position(mover=EAST, deal=2, merchant=6, hand="M1", pile="H5")
    assert ends(play(state, "M1:E end")) == [(EAST, "favourite-half")]


def test_11_3_all_level_a_third_deal_is_played() -> None:
    """East's last hand was short; hands are kept and filled, the Merchant's owner first."""
    state = position(mover=EAST, deal=2, hand="M1 M2 M2", pile="H5", chance=Rigged("G1 D1 H0"))
    west, east = hand_of(state, WEST), hand_of(state, EAST) - Counter(["M1", "M2", "M2"]) + Counter(["H5"])
    told = play(state, "M1:E M2:E M2:W end")
    assert told[3:] == [
        events.Drew(EAST, 1),
        events.DrewCards(EAST, counts_of(Counter(["H5"]))),
        events.Reshuffled(3),
        events.Drew(EAST, 2),
        events.DrewCards(EAST, counts_of(Counter(["G1", "D1"]))),
    ]
    assert (hand_of(state, WEST), hand_of(state, EAST)) == (west, east + Counter(["G1", "D1"]))
    assert (state.deal, state.round, state.seat, len(pile_of(state))) == (3, 1, WEST, 38)
    assert not discards_of(state, WEST) + discards_of(state, EAST)


@pytest.mark.parametrize("owner", [WEST, EAST])
def test_11_3_the_merchants_owner_is_filled_first_and_begins(owner: int) -> None:
    """Both hands are short: his emptied the pile, and the other's last turn drew nothing."""
    state = position(
        mover=owner, owner=owner, deal=2, hand="M1 M2 M2", other="H3 H4", pile="H5", merchant=0, harlequin=0,
        chance=Rigged("G1 D1 H0 G1+1"),
    )  # fmt: skip
    play(state, "M1:E M2:W M2:E end")
    assert hand_of(state, owner).total() == 6
    told = play(state, "H3:E H4:W end")
    assert told[2:] == [
        events.Reshuffled(3),
        events.Drew(owner, 2),
        events.DrewCards(owner, counts_of(Counter(["G1", "D1"]))),
        events.Drew(1 - owner, 2),
        events.DrewCards(1 - owner, counts_of(Counter(["H0", "G1+1"]))),
    ]
    assert (state.seat, state.deal) == (owner, 3)


def test_11_3_the_figures_stay_where_they_are() -> None:
    state = position(mover=EAST, deal=2, merchant=5, harlequin=-6, west=-4, east=7, hand="D1 D1", pile="H5")
    state.favourite = -1  # the east guard in the mansion takes her back to the centre
    play(state, "D1:E D1:W end")
    assert state.deal == 3
    assert street(state) == {"doge": 0, "west": -4, "east": 7, "merchant": 5, "harlequin": -6}


@pytest.mark.parametrize(
    ("doge", "favourite", "end"),
    [(1, 0, (EAST, "doge-half")), (0, -2, (WEST, "favourite-half")), (0, 0, (-1, "level"))],
)
def test_11_3_after_the_third_deal_the_round_is_judged_once_more(
    doge: int, favourite: int, end: tuple[int, str]
) -> None:
    state = position(mover=EAST, deal=3, doge=doge, favourite=favourite, hand="M1", pile="H5")
    assert ends(play(state, "M1:E end")) == [end]


def test_11_3_the_third_deal_too_gives_harlequins_owner_the_last_turn() -> None:
    state = position(mover=WEST, deal=3, hand="M1", pile="H5")
    assert ends(play(state, "M1:E end")) == []
    assert state.seat == EAST
    assert ends(play(state, "throw")) == [(-1, "level")]


def test_11_3_a_drawn_round_counts_for_nobody() -> None:
    state = position(mover=EAST, deal=3, hand="M1", pile="H5")
    told = play(state, "M1:E end")
    assert events.RoundEnded(1, -1, "level", (0, 0)) in told
    assert (state.west_wins, state.east_wins, state.round) == (0, 0, 2)
