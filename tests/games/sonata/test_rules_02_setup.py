"""§2 Setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from sottovoce.core.chance import Fast, fast
from sottovoce.core.events import Story
from sottovoce.games.sonata import events
from sottovoce.games.sonata.choosing import new_game, printed_sources
from sottovoce.games.sonata.components import (
    CARD_PLACE,
    FOG_CARDS,
    LADY_SHORT,
    LADY_SUIT,
    MODES,
    ROADS,
    ROUTES,
    SUITS,
)
from sottovoce.games.sonata.rules import SonataState
from sottovoce.games.sonata.rules_setup import taken_out
from sottovoce.games.sonata.view import ModeName, SonataOptions
from tests.conftest import counts
from tests.games.sonata.positions import (
    cards,
    clue_deck,
    dark,
    fog_deck,
    fog_gone,
    game,
    landmark,
    legal,
    pawn,
    phase,
    place,
    play,
    seen,
    visited,
)

MANY = counts(300, 3000)


def deal(options: SonataOptions, dice: Fast) -> SonataState:
    return new_game(dice.fork(), options)


def test_2_1_the_fog_deck_is_all_ten_cards_in_any_order() -> None:
    dice = fast(1)
    tops = Counter(fog_deck(deal(SonataOptions(), dice))[0] for _ in range(MANY))
    assert set(tops) == set(FOG_CARDS)
    state = deal(SonataOptions(), dice)
    assert sorted(fog_deck(state)) == sorted(FOG_CARDS)
    assert fog_gone(state) == set()


def test_2_2_any_lady_may_be_the_dark_lady() -> None:
    dice = fast(2)
    ladies = Counter(dark(deal(SonataOptions(), dice)) for _ in range(MANY))
    assert set(ladies) == set(LADY_SHORT)
    assert max(ladies.values()) < MANY / 12 * 2


def test_2_3_her_suit_mate_lies_under_the_key_cards() -> None:
    dice = fast(3)
    for _ in range(50):
        state = deal(SonataOptions(), dice)
        assert LADY_SUIT[state.mate] == LADY_SUIT[state.dark] == state.first_suit
        assert state.mate != state.dark
        assert not state.mate_taken


@pytest.mark.parametrize(("mode", "steps"), [("standard", 0), ("training", 0), ("easy", 2), ("advanced", 1)])
def test_2_4_the_clue_deck_is_all_others_less_those_the_mode_takes_out(mode: ModeName, steps: int) -> None:
    dice = fast(4)
    for _ in range(50):
        state = deal(SonataOptions(mode=mode), dice)
        suit = LADY_SUIT[state.dark]
        out = {(suit + steps) % 6} if steps else set()
        expected = {lady for n, lady in enumerate(LADY_SHORT) if LADY_SUIT[n] not in {suit, *out}}
        assert set(clue_deck(state)) == expected
        assert len(clue_deck(state)) == (8 if steps else 10)


def test_2_4_the_clue_deck_is_shuffled() -> None:
    dice = fast(5)
    assert len({tuple(clue_deck(deal(SonataOptions(), dice))) for _ in range(20)}) == 20


def test_2_5_a_named_route_is_taken_in_the_direction_asked_for() -> None:
    ways = (SonataOptions(route="hard-3"), SonataOptions(route="hard-3", direction="backwards"))
    for backwards, options in enumerate(ways):
        state = deal(options, fast(6))
        route = next(route for route in ROUTES if route.name == "hard-3")
        printed = route.cards[::-1] if backwards else route.cards
        lying = [state.card(slot) for slot in range(state.length)]
        start = printed.index(lying[0])
        assert lying == printed[start:] + printed[:start]
        assert state.source == 2 * ROUTES.index(route) + backwards


def test_2_5_the_lot_takes_every_route_of_the_difficulty_and_kind_both_ways() -> None:
    dice = fast(7)
    options = SonataOptions(difficulty="easy", kind="may-stay")
    found = Counter(deal(options, dice).source for _ in range(MANY))
    easy = [n for n, route in enumerate(ROUTES) if route.difficulty == "easy" and route.may_stay]
    assert set(found) == {2 * n + way for n in easy for way in (0, 1)}
    assert max(found.values()) < MANY / 6 * 2


def test_2_5_any_difficulty_means_all_of_them() -> None:
    assert printed_sources("random", "forwards", "any", (False, True)) == tuple(range(56))
    assert len(printed_sources("random", "forwards", "base", (False, True))) == 16
    assert len(printed_sources("random", "forwards", "hard", (True,))) == 6


@pytest.mark.parametrize("kind", ["moves", "may-stay"])
@pytest.mark.parametrize("length", ["20", "26", "30"])
def test_2_5_a_new_route_is_a_closed_walk_over_distinct_cards_of_the_length_asked_for(
    kind: str, length: str
) -> None:
    options = SonataOptions(route="generated", kind=kind, length=length)  # type: ignore[arg-type]
    state = deal(options, fast(8))
    lying = [state.card(slot) for slot in range(state.length)]
    assert len(lying) == len(set(lying)) == int(length)
    for before, after in zip(lying, lying[1:] + lying[:1], strict=True):
        here, there = CARD_PLACE[before], CARD_PLACE[after]
        assert ROADS[here] >> there & 1 or (kind == "may-stay" and here == there)
    assert (state.source, state.terms.may_stay) == (-1, kind == "may-stay")


def test_2_5_length_and_kind_are_told() -> None:
    story = Story()
    state = new_game(fast(9), SonataOptions(route="very-easy-2"), story)
    assert story.told[0].event == events.GameBegan(state.suit(), 30, True)
    assert (state.length, state.terms.may_stay, state.terms.route) == (30, True, "very-easy-2")


def test_2_6_the_deck_is_cut_anywhere() -> None:
    dice = fast(10)
    first = Counter(cards(deal(SonataOptions(route="base-1"), dice))[0] for _ in range(MANY))
    assert set(first) == set("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    assert max(first.values()) < MANY / 26 * 4


def test_2_6_a_cut_keeps_the_order() -> None:
    assert "".join(cards(game(cut=23))) == "XYZABCDEFGHIJKLMNOPQRSTUVW"


@pytest.mark.parametrize("mode", MODES)
def test_2_7_the_countdown_shows_two_and_in_easy_mode_three(mode: ModeName) -> None:
    assert deal(SonataOptions(mode=mode), fast(11)).countdown == (3 if mode == "easy" else 2)


def test_2_8_the_pawn_is_placed_anywhere_before_any_landmark_is_shown() -> None:
    state = game()
    assert phase(state) == "placing"
    assert seen(state) == []
    assert legal(state) == {
        f"go:{name}" for name in ["Bis", "Bla", "Cle", "Cli", "Cor", "Cri", "Eas", "Lon", "Sho", "Sou", "StP"]
    }


def test_2_8_the_first_landmark_is_seen_and_she_has_her_first_turn() -> None:
    state = game()
    story = play(state, "go:Cor")
    assert story == [
        events.PawnPlaced(place("Cor")),
        events.LandmarkSeen(0, landmark("tavern")),
        events.LandmarkSeen(1, landmark("residence")),
    ]
    assert (pawn(state), visited(state), seen(state), int(state.top)) == ("Cor", {"Cor"}, [0, 1], 1)
    assert phase(state) == "acting"


def test_12_2_12_4_the_pair_taken_out_lies_two_steps_or_one_step_on() -> None:
    suits = {SUITS[suit]: suit for suit in range(6)}
    taken = {
        mode: {SUITS[LADY_SUIT[n]] for n in range(12) if taken_out(MODES.index(mode), suits["rose"]) >> n & 1}
        for mode in MODES
    }
    assert taken == {
        "training": set(), "easy": {"bluebell"}, "standard": set(), "advanced": {"oak"}, "expert": {"oak"},
    }  # fmt: skip


def test_12_2_12_4_the_circle_of_suits_closes() -> None:
    assert taken_out(MODES.index("easy"), 5) == taken_out(MODES.index("advanced"), 0)
    assert taken_out(MODES.index("advanced"), 5) == sum(1 << n for n in range(12) if LADY_SUIT[n] == 0)
