"""RULES.md §3 and §4: the aim, and what a player may do in a turn."""

from __future__ import annotations

from collections import Counter

import pytest

from sottovoce.core.events import Event, Story
from sottovoce.core.game import SPECTATOR
from sottovoce.games.venice import GAME, events
from sottovoce.games.venice.actions import parse
from sottovoce.games.venice.components import CARD_NAMES
from sottovoce.games.venice.view import VeniceView
from tests.games.venice.positions import (
    DECK,
    EAST,
    WEST,
    allowed,
    counts_of,
    discards_of,
    hand_of,
    named,
    pile_of,
    play,
    position,
)


def ends(told: list[Event]) -> list[tuple[int, str]]:
    return [(event.winner, event.reason) for event in told if isinstance(event, events.RoundEnded)]


def test_3_1_doge_or_favourite_in_a_mansion_wins_the_round() -> None:
    doge = play(position(mover=EAST, doge=6, east=8, hand="D1"), "D1:E")
    assert ends(doge) == [(EAST, "doge-home")]
    favourite = play(position(favourite=-6, merchant=-6, hand="M1"), "M1:W end")
    assert ends(favourite) == [(WEST, "favourite-home")]


def test_4_1_all_cards_of_a_turn_are_of_one_type() -> None:
    state = position(hand="D1 G1 G1+1 M1 M2 H2 H3 H0", harlequin=3)
    assert {text[0] for text in allowed(state)} == set("DGMHtc")
    play(state, "G1:wW1")
    assert {text[0] for text in allowed(state)} == {"G", "e"}
    play(state, "G1+1:eE2")
    assert allowed(state) == {"end"}


def test_4_1_the_first_card_fixes_the_type_of_each_kind() -> None:
    for first, types in (("D1:E", "De"), ("M2:E", "Me"), ("H3:E", "He"), ("G1:eE1", "Ge")):
        state = position(hand="D1 D1 G1 G1 M2 M2 H3 H4")
        play(state, first)
        assert {text[0] for text in allowed(state)} == set(types)


def test_4_1_cards_are_carried_out_one_by_one_in_any_order() -> None:
    """The book's example: Harlequin 2, 4 and to the centre, all in one turn."""
    for order, square in (("H2:W H4:W H0", 0), ("H0 H4:W H2:W", -6), ("H4:E H0 H2:E", 2)):
        state = position(hand="H2 H4 H0", harlequin=1)
        told = play(state, order)
        assert state.harlequin == square
        cards = [CARD_NAMES[event.card] for event in told if isinstance(event, events.Played)]
        assert cards == [text[:2] for text in order.split()]


def test_4_1_all_eight_cards_may_be_played() -> None:
    state = position(hand="M1 M1 M2 M2 M2 M2 M3 M3", merchant=-8)
    play(state, "M1:E M1:E M2:E M2:E M2:E M2:E M3:E M3:E")
    assert state.merchant == 8
    assert allowed(state) == {"end"}
    told = play(state, "end")
    assert events.Drew(WEST, 8) in told
    assert hand_of(state, WEST).total() == 8


def test_4_1_played_cards_go_face_up_to_the_players_own_discards() -> None:
    state = position(mover=EAST, hand="D1 D1 D1", pile="M2 M2 M2 M2 M2 G1")
    before = discards_of(state, EAST)
    played = play(state, "D1:E")
    assert played == [events.Played(EAST, 0, 1, False, ((0, 0, 1),))]
    assert discards_of(state, EAST) - before == Counter(["D1"])
    play(state, "D1+D1:W")
    assert discards_of(state, EAST) - before == Counter(["D1", "D1", "D1"])
    assert hand_of(state, EAST).total() == 5
    assert discards_of(state, WEST) + discards_of(state, EAST) + hand_of(state, WEST) == DECK - hand_of(
        state, EAST
    ) - Counter(pile_of(state))


def test_4_2_a_turn_of_cards_may_end_after_any_card_but_not_before_the_first() -> None:
    state = position(hand="M1 M2 M3", merchant=0)
    assert "end" not in allowed(state)
    for card in ("M1:E", "M2:W", "M3:E"):
        play(state, card)
        assert "end" in allowed(state)
        assert state.seat == WEST
    play(state, "end")
    assert state.seat == EAST


def test_4_3_throwing_away_brings_eight_new_cards_and_nothing_else() -> None:
    """No step of the Favourite, though a figure stands in a mansion, and the turn is over."""
    top = "G1 G1 G1+1 H2 H3 H4 H5 H0 M3"
    state = position(hand="D1 D1 D1 M1 M1 M2 M2 M2", pile=top + " D1 D1", merchant=7, harlequin=-8, west=-7)
    thrown, before = hand_of(state, WEST), discards_of(state, WEST)
    told = play(state, "throw")
    assert told == [
        events.Threw(WEST, counts_of(thrown)),
        events.Drew(WEST, 8),
        events.DrewCards(WEST, counts_of(Counter(top.split()[:8]))),
    ]
    assert discards_of(state, WEST) == before + thrown
    assert hand_of(state, WEST) == Counter(top.split()[:8])
    assert pile_of(state) == ["M3", "D1", "D1"]
    assert (state.favourite, state.seat) == (0, EAST)


def test_4_3_throwing_away_is_possible_only_before_anything_else() -> None:
    state = position(hand="M1 M1")
    assert "throw" in allowed(state)
    play(state, "M1:E")
    assert "throw" not in allowed(state)


def test_4_4_a_summons_is_possible_only_before_anything_else() -> None:
    state = position(hand="D1 D1 G1 M1", merchant=1)
    assert {"call:D", "call:e"} <= allowed(state)
    play(state, "M1:W")
    assert not {text for text in allowed(state) if text.startswith("call")}


@pytest.mark.parametrize("turn", ["G1:wW1 end", "call:w"])
def test_4_5_first_the_favourite_then_the_draw_then_the_other_player(turn: str) -> None:
    state = position(hand="G1", west=-7, merchant=-8)
    told = play(state, turn)
    after = [event for event in told if not isinstance(event, events.Played | events.Summoned)]
    drawn: list[type[Event]] = [events.Drew, events.DrewCards] if "end" in turn else []
    assert [type(event) for event in after] == [events.FavouriteMoved, *drawn]
    assert (state.favourite, state.seat) == (-2, EAST)
    assert hand_of(state, WEST).total() == 8


def test_4_5_a_round_won_on_the_way_stops_on_the_spot() -> None:
    """The Favourite does not move and nobody draws once the Doge is home."""
    state = position(doge=-6, west=-8, hand="D1 D1", merchant=-7, single=True)
    told = play(state, "D1:W")
    assert [type(event) for event in told] == [events.Played, events.RoundEnded]
    assert (state.favourite, state.over(), state.legal()) == (0, True, [])
    assert hand_of(state, WEST).total() == 7


def view(of: int) -> VeniceView:
    state = position(hand="D1 G1", other="H5 H0", pile="M2 M2 M2", owner=EAST)
    found = GAME.redact(state, of)
    assert isinstance(found, VeniceView)
    return found


def test_4_6_hands_are_secret_and_discards_and_numbers_open() -> None:
    west, east, watcher = view(WEST), view(EAST), view(SPECTATOR)
    assert west.hand is not None
    assert east.hand is not None
    assert watcher.hand is None
    assert {"D1", "G1"} <= set(named(west.hand))
    assert {"H5", "H0"} <= set(named(east.hand))
    for seen in (west, east, watcher):
        assert seen.hand_sizes == (8, 8)
        assert seen.pile_size == 3
        assert seen.discards == west.discards
        assert sum(map(sum, seen.discards)) == 54 - 16 - 3


def test_4_6_the_cards_drawn_are_told_to_nobody_else() -> None:
    state, story = position(hand="M1", pile="H5 D1"), Story()
    for text in ("M1:E", "end"):
        state.apply(parse(text), story)
    for seat in (EAST, SPECTATOR):
        assert [type(event) for event in story.seen_by(seat)] == [events.Played, events.Drew]
    assert events.DrewCards(WEST, counts_of(Counter(["H5"]))) in list(story.seen_by(WEST))
