"""§1 The table: what there is, and that none of it is ever lost."""

from __future__ import annotations

from sottovoce.core.chance import fast
from sottovoce.core.view import option_choices
from sottovoce.games.holmes import GAME
from sottovoce.games.holmes.components import (
    CARD_COUNTS,
    CHARACTER_NAMES,
    KIND_NAMES,
    VALUES,
    bits,
    count,
    kinds,
    mask_of,
    members,
    one,
    pack,
    size,
    spread,
    unpack,
)
from sottovoce.games.holmes.rules import new_game
from sottovoce.games.holmes.view import HolmesOptions
from tests.conftest import counts
from tests.games.holmes.players import collector
from tests.games.holmes.positions import DECK, everything, people, tokens


def test_1_1_there_are_two_players() -> None:
    assert GAME.seats(HolmesOptions()) == ("first", "second")


def test_1_2_there_are_52_cards_and_a_real_card_is_worth_their_number() -> None:
    assert sum(CARD_COUNTS) == DECK.total() == 52
    assert tuple(VALUES) == CARD_COUNTS[:7] == (3, 4, 5, 6, 7, 8, 9)
    assert dict(zip(KIND_NAMES, CARD_COUNTS, strict=True)) == {
        "papers": 3, "explosive": 4, "cigarette": 5, "bullet": 6, "button": 7, "footprint": 8,
        "fingerprint": 9, "plan": 5, "joker": 5,
    }  # fmt: skip


def test_1_3_tokens_that_no_player_has_are_in_the_reserve() -> None:
    state = new_game(fast(1), False, False, 0)
    assert tokens(state) == (5, 5)
    assert state.reserve() == 14


def test_1_4_twelve_characters_and_two_villains() -> None:
    assert CHARACTER_NAMES == (
        "watson", "hudson", "lestrade", "adler", "gregson", "wiggins", "pike", "toby", "johnson", "billy",
        "kramm", "hunter", "moriarty", "moran",
    )  # fmt: skip


def test_1_5_each_player_has_three_markers_always() -> None:
    dice = fast(5)
    for seed in range(counts(4, 40)):
        state = new_game(fast(seed), False, False, seed % 5)
        while state.seat >= 0:
            for side in (state.first, state.second):
                lifted = state.lifted >= 0 and state.phase == 3 and side is state.mine()
                placed = bits(side.upright) + bits(side.flat) + lifted
                assert placed == 3 or state.day == 1
                assert side.upright & side.flat == 0
            state.apply(collector(state, dice))


def test_1_6_there_are_twenty_sets_of_options() -> None:
    choices = option_choices(HolmesOptions)
    assert [(option.name, option.choices, option.default) for option in choices] == [
        ("draft_start", ("no", "yes"), "no"),
        ("brothers", ("no", "yes"), "no"),
        ("villains", ("none", "moriarty", "moran", "random", "both"), "none"),
    ]


def test_cards_and_tokens_are_conserved() -> None:
    dice = fast(6)
    for seed in range(counts(6, 100)):
        state = new_game(fast(seed), seed % 2 == 1, seed % 3 == 1, seed % 5)
        while state.seat >= 0:
            state.apply(collector(state, dice))
            assert everything(state) == DECK
            assert min(tokens(state)) >= 0
            assert state.reserve() >= 0


def test_heaps_are_counted_kind_by_kind() -> None:
    heap = pack((3, 0, 1, 0, 0, 8, 9, 0, 5))
    assert unpack(heap) == (3, 0, 1, 0, 0, 8, 9, 0, 5)
    assert heap == 3 * one(0) + one(2) + 8 * one(5) + 9 * one(6) + 5 * one(8)
    assert [count(heap, kind) for kind in (0, 1, 6, 8)] == [3, 0, 9, 5]
    assert size(heap) == 26
    assert spread(heap) == [0] * 3 + [2] + [5] * 8 + [6] * 9 + [8] * 5


def test_kinds_of_a_heap_are_found_whatever_their_number() -> None:
    for kind in range(9):
        for number in range(1, 16):
            assert kinds(number << 4 * kind) == 1 << kind
    assert kinds(pack((1, 2, 3, 4, 5, 6, 7, 8, 9))) == 0x1FF
    assert kinds(0) == 0


def test_masks_and_their_members() -> None:
    assert members(0b1000000000101) == (0, 2, 12)
    assert mask_of((0, 2, 12)) == 0b1000000000101
    assert bits(0b1000000000101) == 3
    assert people(0b101) == {"Wat", "Les"}
