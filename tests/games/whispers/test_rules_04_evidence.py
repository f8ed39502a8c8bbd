"""§4 The evidence stage."""

from __future__ import annotations

import pytest

from sottovoce.core.events import Story
from sottovoce.games.whispers import events
from sottovoce.games.whispers.state import EVIDENCE, GUESSING
from tests.games.whispers.positions import deck, do, favours, held, kind_of, legal, pile, points, position


def test_4_1_everybody_has_one_turn_from_the_leader_on() -> None:
    state = position(["plain lune"] * 4, leader=3, seat=3)
    movers = []
    while state.stage == EVIDENCE:
        movers.append(state.seat)
        do(state, min(legal(state)))
    assert movers == [3, 3, 0, 0, 1, 1, 2, 2]


def test_4_2_a_turn_is_two_cards_and_the_second_sees_what_the_first_did() -> None:
    state = position(["draw lune", "plain"], deck="odd coin")
    do(state, "draw:1+")
    assert state.seat == 0
    assert {text.split(":")[0] for text in legal(state)} == {"lune", "odd", "coin"}
    do(state, "odd:1+")
    assert state.seat == 1


def test_4_2_who_has_one_card_plays_one() -> None:
    state = position(["plain", "lune"])
    do(state, "plain:1+")
    assert state.seat == 1


def test_4_3_any_card_to_any_room_either_way_up() -> None:
    state = position(["plain lune plain", "lune"])
    places = [f"{place}{face}" for place in range(5) for face in "+-"]
    assert legal(state) == {f"{card}:{place}" for card in ("plain", "lune") for place in places}


def test_4_3_a_card_lies_on_top_of_the_pile() -> None:
    state = position(["plain lune", "odd"], piles={2: "coin+"})
    told = do(state, "plain:2+")
    assert told == [events.PlayedUp(0, kind_of("plain"), 1, 0b01)]
    do(state, "lune:2-")
    assert pile(state, 2) == "coin+ plain+ lune-0"
    assert [seen for _, _, seen, _ in state.pile_values(2)] == [31, 31, 0b01]


def test_4_3_who_played_it_knows_a_card_face_down() -> None:
    state = position(["plain lune", "odd"])
    story = Story()
    state.apply(state.cards.codes["plain:3-"], story)
    assert list(story.seen_by(1)) == [events.PlayedDown(0, 1, 0b01)]
    assert list(story.seen_by(0)) == [events.PlayedDown(0, 1, 0b01), events.KnownCard(kind_of("plain"))]


def test_4_3_open_deeds_are_noted_for_whom_they_were_worth_something() -> None:
    state = position(["mixed lune", "odd"], piles={3: "coin+"})
    do(state, "mixed:3+")
    assert favours(state, 0) == {"ann": 2, "ben": 2, "cat": 2, "dan": 3, "eve": 2, "fay": 2, "gil": 1}
    do(state, "lune:1-")
    assert favours(state, 0)["ann"] == 3
    assert favours(state, 0)["cat"] == 3
    assert favours(state, 1) == {}


def test_4_4_an_open_card_has_its_effect() -> None:
    state = position(["pay lune", "odd"])
    assert do(state, "pay:1+")[1:] == [events.EffectActs(0, kind_of("pay")), events.Gained(0, 2)]
    assert points(state) == [2, 0]


def test_4_4_a_card_face_down_has_none() -> None:
    state = position(["pay lune", "odd"])
    do(state, "pay:1-")
    assert points(state) == [0, 0]


@pytest.mark.parametrize("decision", ["flip:1", "flip:2"])
def test_4_4_nor_has_one_that_is_turned_over(decision: str) -> None:
    state = position(["flip lune", "odd"], piles={1: "pay+", 2: "pay-1"})
    do(state, "flip:3+", decision)
    assert points(state) == [0, 0]


def test_4_4_nor_one_that_is_moved() -> None:
    state = position(["carry lune", "odd"], piles={1: "pay+"})
    do(state, "carry:3+", "carry:1>2")
    assert points(state) == [0, 0]
    assert pile(state, 2) == "pay+"


def test_4_5_the_effect_comes_before_the_room() -> None:
    state = position(["draw lune", "odd"], rooms="bath well hall hall hall", deck="coin odd plain")
    told = do(state, "draw:1+")
    kinds = [type(event) for event in told if not isinstance(event, events.DrewCards)]
    assert kinds == [events.PlayedUp, events.EffectActs, events.Drew, events.RoomActs, events.Drew]
    assert held(state, 0) == ["lune", "coin", "odd", "plain"]


def test_4_5_the_room_waits_until_the_effect_is_done() -> None:
    state = position(["drop lune plain", "odd"], rooms="bath pit hall hall hall", points=[1, 1])
    do(state, "drop:1+")
    assert legal(state) == {"drop:lune", "drop:plain"}
    do(state, "drop:lune")
    assert points(state) == [1, 1]
    assert legal(state) == {"drop:plain"}
    do(state, "drop:plain")
    assert points(state) == [2, 1]
    assert held(state, 0) == ["lune", "plain"]


@pytest.mark.parametrize("face", "+-")
def test_4_5_a_room_acts_on_a_card_either_way_up(face: str) -> None:
    state = position(["plain lune", "odd"], rooms="bath till hall hall hall")
    told = do(state, f"plain:1{face}")
    assert events.RoomActs(0, 2) in told
    assert points(state) == [1, 0]


def test_4_5_a_room_marked_two_acts_on_the_second_card_of_the_turn() -> None:
    state = position(["plain lune", "odd lune"], rooms="bath mint mint hall hall")
    do(state, "plain:1+", "lune:2+")
    assert points(state) == [0, 0]
    do(state, "odd:1+")
    assert points(state) == [0, 0]
    do(state, "lune:1-")
    assert points(state) == [0, 2]


def test_4_5_with_extra_cards_it_acts_on_every_second() -> None:
    state = position(["plain lune odd coin", "odd"], rooms="bath mint hall hall hall", plays=4)
    paid = []
    for card in ("plain", "lune", "odd", "coin"):
        do(state, f"{card}:1-")
        paid.append(points(state)[0])
    assert paid == [0, 2, 2, 4]


def test_4_6_effects_are_compulsory() -> None:
    state = position(["give lune", "odd"], points=[3, 0])
    do(state, "give:1+")
    assert legal(state) == {"give:1"}


def test_4_6_what_cannot_be_done_is_passed_over_and_the_rest_is_done() -> None:
    state = position(["chain", "odd"])
    told = do(state, "chain:1+")
    assert events.Impossible(0, "discard") in told
    assert points(state) == [3, 0]
    assert state.seat == 1


def test_4_7_hands_are_filled_to_four() -> None:
    state = position(["plain lune odd coin", "odd"], deck="lune lune coin plain")
    do(state, "plain:1+", "lune:1+")
    assert held(state, 0) == ["odd", "coin", "lune", "lune"]
    assert deck(state) == ["coin", "plain"]


def test_4_7_who_has_three_draws_one() -> None:
    state = position(["plain lune odd coin plain", "odd"], deck="lune lune coin")
    do(state, "plain:1+", "lune:1+")
    assert held(state, 0) == ["odd", "coin", "plain", "lune"]


def test_4_7_who_has_more_than_four_keeps_them_and_draws_none() -> None:
    state = position(["plain lune odd coin plain odd lune", "odd"], deck="lune lune coin")
    do(state, "plain:1+", "lune:1+")
    assert held(state, 0) == ["odd", "coin", "plain", "odd", "lune"]
    assert state.in_deck() == 3


def test_4_8_from_an_empty_deck_nobody_draws() -> None:
    state = position(["plain lune odd", "odd"], deck="coin")
    do(state, "plain:1+", "lune:1+")
    assert held(state, 0) == ["odd", "coin"]
    assert state.in_deck() == 0


def test_4_8_a_player_without_cards_has_no_turn() -> None:
    state = position(["plain", "", "lune"])
    told = do(state, "plain:1+")
    assert events.NoCards(1) in told
    assert state.seat == 2
    do(state, "lune:1+")
    assert state.stage == GUESSING
