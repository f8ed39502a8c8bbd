"""§8 Rules for a round."""

from __future__ import annotations

from sottovoce.games.whispers import events
from sottovoce.games.whispers.redact import redact
from sottovoce.games.whispers.rules import stake
from sottovoce.games.whispers.state import EVIDENCE, GUESSING
from tests.games.whispers.positions import do, held, legal, points, position

HAND = "plain lune odd coin"


def places(texts: set[str]) -> set[str]:
    return {text.partition(":")[2] for text in texts}


def test_8_1_plays_changes_the_number_of_cards_of_a_turn() -> None:
    state = position([HAND, HAND, HAND], event="one-card", plays=1)
    do(state, "plain:1+")
    assert (state.seat, state.plays) == (1, 1)
    state = position([HAND, HAND], event="four-cards", plays=1)
    do(state, "plain:1+")
    assert (state.seat, state.plays) == (1, 4)


def test_8_2_hand_changes_to_how_many_cards_one_draws() -> None:
    state = position([HAND, HAND], event="full-hands", deck="plain " * 8)
    do(state, "plain:1+", "lune:1+")
    assert len(held(state, 0)) == 6


def test_8_3_faces_allows_one_way_only() -> None:
    assert places(legal(position([HAND, HAND], event="open"))) == {f"{n}+" for n in range(5)}
    assert places(legal(position([HAND, HAND], event="shut"))) == {f"{n}-" for n in range(5)}


def test_8_4_bathroom_may_be_closed() -> None:
    state = position([HAND, HAND], event="no-bath")
    assert places(legal(state)) == {f"{n}{face}" for n in range(1, 5) for face in "+-"}


def test_8_5_apart_sends_the_cards_to_different_rooms() -> None:
    state = position([HAND, HAND], event="apart", plays=3)
    do(state, "plain:2+")
    assert places(legal(state)) == {f"{n}{face}" for n in (0, 1, 3, 4) for face in "+-"}
    do(state, "lune:0-")
    assert places(legal(state)) == {f"{n}{face}" for n in (1, 3, 4) for face in "+-"}
    do(state, "odd:1-")
    assert (state.seat, places(legal(state))) == (1, {f"{n}{face}" for n in range(5) for face in "+-"})


def test_8_5_apart_gives_way_when_no_room_is_left() -> None:
    state = position([HAND + " plain", HAND], event="locked-apart", plays=5)
    for place in (1, 2, 3, 4):
        assert f"{place}+" in places(legal(state))
        do(state, f"{HAND.split()[place - 1]}:{place}+")
    assert places(legal(state)) == {"1+", "2+", "3+", "4+"}


def test_8_6_rooms_may_sleep() -> None:
    state = position([HAND, HAND], rooms="bath till hall hall hall", event="asleep")
    do(state, "plain:1+")
    assert points(state) == [0, 0]


def test_8_6_rooms_may_be_awake_to_every_card() -> None:
    state = position([HAND, HAND], rooms="bath mint till hall hall", event="awake")
    do(state, "plain:1+")
    assert points(state) == [2, 0]
    do(state, "lune:2+")
    assert points(state) == [3, 0]


def test_8_7_effects_may_be_off() -> None:
    state = position(["pay lune", HAND], rooms="bath till hall hall hall", event="numb")
    told = do(state, "pay:1+")
    assert points(state) == [1, 0]
    assert not any(isinstance(event, events.EffectActs) for event in told)


def test_8_8_guessing_may_be_off() -> None:
    state = position(["plain", "lune"], event="silent", plays=1, deck="odd " * 8)
    do(state, "plain:1+", "lune:1+")
    assert (state.stage, state.counter) == (EVIDENCE, 4)


def test_8_9_stake_adds_to_the_counter() -> None:
    state = position(["plain", "lune"], stage=GUESSING, waiting=2, event="dear", counter=4)
    assert redact(state, 0).stake == 7
    do(state, "guess:1=cat")
    assert points(state) == [7, 0]


def test_8_9_stake_is_never_below_nothing() -> None:
    state = position(["plain", "lune"], stage=GUESSING, waiting=2, event="cheap", counter=4)
    assert stake(state) == 0
    do(state, "guess:1=ann")
    assert points(state) == [0, 0]
    assert stake(position(["plain", "lune"], event="cheap", counter=9)) == 0
    assert stake(position(["plain", "lune"], counter=1)) == 1


def test_8_10_forgiving_takes_the_price_off_a_wrong_guess_only() -> None:
    state = position(["plain", "lune"], stage=GUESSING, waiting=2, event="mild", counter=4)
    assert do(state, "guess:1=ann")[0] == events.GuessedWrong(0, 1, 0, 0)
    assert points(state) == [0, 0]
    do(state, "guess:0=ann")
    assert points(state) == [0, 4]
