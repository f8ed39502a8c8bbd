"""§5 What cards can do: a card of the workshop for every step and every way of writing it."""

from __future__ import annotations

import pytest

from sottovoce.core.events import Story
from sottovoce.games.whispers import events
from sottovoce.games.whispers.components import ANYWHERE, EITHER_WAY, GAIN, KIND_BITS, Step
from sottovoce.games.whispers.rules_primitives import do_gain
from tests.conftest import counts
from tests.games.whispers.positions import (
    deck,
    do,
    favours,
    held,
    kind_of,
    legal,
    pile,
    place,
    points,
    position,
)


def test_5_1_draw_takes_cards_from_the_top() -> None:
    state = position(["draw plain plain plain", "odd"], deck="coin lune odd")
    before = state.barriers
    told = do(state, "draw:1+")
    assert held(state, 0) == ["plain", "plain", "plain", "coin", "lune"]
    assert told[2:] == [events.Drew(0, 2), events.DrewCards(0, (kind_of("lune"), kind_of("coin")))]
    assert state.barriers > before


def test_5_1_who_draws_a_card_is_told_who_had_seen_it() -> None:
    """Everybody can follow where a card lies that he has seen, so whoever draws it knows that too."""
    state = position(["draw plain plain plain", "odd"], deck="coin lune odd")
    state.deck[1] |= 1 << (KIND_BITS + 1)  # the second card was once seat 1's
    told = do(state, "draw:1+")
    assert told[3] == events.DrewCards(0, (kind_of("lune"), kind_of("coin")), (2, 0))


def test_5_1_draw_takes_what_there_is() -> None:
    state = position(["draw plain", "odd"], deck="lune")
    do(state, "draw:1+")
    assert held(state, 0) == ["plain", "lune"]


def test_5_1_draw_stops_at_ten_in_hand() -> None:
    state = position(["draw " + "plain " * 9, "odd"], deck="lune coin")
    do(state, "draw:1+")
    assert len(held(state, 0)) == 10
    assert deck(state) == ["coin"]


def test_5_1_drawing_nothing_is_no_news() -> None:
    state = position(["draw plain plain", "odd"])
    before = state.barriers
    assert do(state, "draw:1+")[2:] == []
    assert state.barriers == before


def test_5_2_discard_puts_a_chosen_card_under_the_deck() -> None:
    state = position(["drop plain lune", "odd"], deck="coin")
    told = do(state, "drop:1+", "drop:plain")
    assert held(state, 0) == ["lune"]
    assert deck(state) == ["coin", "plain"]
    assert told[-2:] == [events.Discarded(0, 0b01), events.KnownCard(kind_of("plain"))]


def test_5_2_discard_asks_for_each_card() -> None:
    state = position(["drops plain lune odd", "odd"])
    do(state, "drops:1+")
    assert legal(state) == {"drop:plain", "drop:lune", "drop:odd"}
    do(state, "drop:odd")
    assert legal(state) == {"drop:plain", "drop:lune"}
    do(state, "drop:plain")
    assert legal(state) == {f"lune:{n}{face}" for n in range(5) for face in "+-"}
    assert deck(state) == ["odd", "plain"]


def test_5_2_discard_stops_when_the_hand_is_empty() -> None:
    state = position(["drops plain", "odd"])
    told = do(state, "drops:1+", "drop:plain")
    assert events.Impossible(0, "discard") in told
    assert (state.seat, state.again) == (1, 0)


def test_5_2_who_discarded_a_card_knows_it_when_it_is_drawn() -> None:
    state = position(["drop plain lune odd lune", "odd"])
    do(state, "drop:1+", "drop:plain", "lune:1+")
    assert state.hand_values(0)[-1] == (kind_of("plain"), 0b01)
    state = position(["drop lune odd coin coin plain plain", "odd"])
    do(state, "drop:1+", "drop:lune", "odd:1+", "odd:1+")
    assert state.hand_values(1) == ((kind_of("lune"), 0b11),)


def test_5_3_flip_turns_the_top_card_of_a_room() -> None:
    state = position(["flip lune", "odd"], piles={1: "plain+ lune+", 2: "coin-1"})
    do(state, "flip:3+")
    assert legal(state) == {"flip:1", "flip:2", "flip:3"}
    told = do(state, "flip:1")
    assert pile(state, 1) == "plain+ lune-0"
    assert told == [events.Flipped(0, 1, kind_of("lune"), False)]


def test_5_3_flip_shows_the_card_to_all() -> None:
    state = position(["flip lune", "odd"], piles={2: "coin-1"})
    before = state.barriers
    do(state, "flip:3+", "flip:2")
    assert state.pile_values(2) == ((kind_of("coin"), 1, 31, 1),)
    assert state.barriers == before + 1


def test_5_3_flipping_a_card_one_knows_is_no_news_to_oneself() -> None:
    state = position(["flip lune", "odd"], piles={2: "coin-0", 1: "plain+"})
    before = state.barriers
    do(state, "flip:3+", "flip:2")
    assert state.barriers == before
    state = position(["flip lune", "odd"], piles={1: "plain+"})
    do(state, "flip:3+", "flip:1")
    assert state.barriers == before
    assert [seen for _, _, seen, _ in state.pile_values(1)] == [31]


def test_5_3_some_flips_only_turn_up_some_only_down() -> None:
    piles = {1: "plain+", 2: "coin-1"}
    state = position(["flip-up lune", "odd"], piles=piles)
    do(state, "flip-up:3+")
    assert legal(state) == {"flip:2"}
    state = position(["flip-down lune", "odd"], piles=piles)
    do(state, "flip-down:3+")
    assert legal(state) == {"flip:1", "flip:3"}


def test_5_3_flip_here_turns_the_card_itself() -> None:
    state = position(["flip-here lune", "odd"], piles={1: "plain+", 2: "coin-1"})
    do(state, "flip-here:2+")
    assert legal(state) == {"flip:2"}
    do(state, "flip:2")
    assert pile(state, 2) == "coin-1 flip-here-0"


def test_5_3_what_a_flip_was_worth_is_noted() -> None:
    state = position(["flip plain", "odd"], piles={2: "coin+ double-1"})
    do(state, "flip:3-")
    do(state, "plain:4-")
    assert favours(state, 0) == {"dan": 1, "gil": 1, "fay": 1, "hob": 1}
    state = position(["flip plain", "odd"], piles={2: "coin+ double-1", 1: "lune+"})
    do(state, "flip:4+", "flip:2")
    assert favours(state, 0) == {"ann": 4, "ben": 4, "cat": 1, "dan": 1, "fay": 1, "hob": 1}
    state = position(["flip plain", "odd"], piles={1: "lune+"})
    do(state, "flip:4+", "flip:1")
    assert favours(state, 0) == {"fay": 1, "hob": 1}


def test_5_4_move_card_takes_the_top_card_as_it_lies() -> None:
    state = position(["carry lune", "odd"], piles={1: "plain+ lune-1", 2: "coin+"})
    do(state, "carry:1-")
    state = position(["carry lune", "odd"], piles={1: "plain+ lune-1", 2: "coin+"})
    do(state, "carry:3+")
    assert legal(state) == {f"carry:{a}>{b}" for a in (1, 2, 3) for b in range(5) if a != b}
    told = do(state, "carry:1>2")
    assert (pile(state, 1), pile(state, 2)) == ("plain+", "coin+ lune-1")
    assert state.pile_values(2)[-1] == (kind_of("lune"), 0, 0b10, 1)
    assert told == [events.CardMoved(0, 1, 1)]


def test_5_4_move_card_here_and_from_here() -> None:
    state = position(["carry-in lune", "odd"], piles={1: "plain+", 2: "coin+"})
    do(state, "carry-in:3+")
    assert legal(state) == {"carry:1>3", "carry:2>3"}
    state = position(["carry-out lune", "odd"], piles={1: "plain+", 2: "coin+"})
    do(state, "carry-out:3+")
    assert legal(state) == {f"carry:3>{n}" for n in (0, 1, 2, 4)}


def test_5_4_what_moving_a_card_was_worth_is_noted() -> None:
    state = position(["carry lune", "odd"], piles={1: "plain+"})
    do(state, "carry:0+", "carry:1>2")
    assert favours(state, 0) == {"ann": -1, "cat": -1, "ben": 1, "eve": 1, "gil": 1, "hob": 1}


def test_5_5_move_figure_leads_anybody_anywhere_but_to_the_bathroom() -> None:
    state = position(["lead lune", "odd"])
    do(state, "lead:1+")
    assert "lead:ann>2" in legal(state)
    assert "lead:ann>1" not in legal(state)
    assert len(legal(state)) == 8 * 3
    assert not any(text.endswith(">0") for text in legal(state))
    told = do(state, "lead:gil>4")
    assert place(state, "gil") == 4
    assert told == [events.FigureMoved(0, 6, 1, 1)]


def test_5_5_move_figure_here_and_from_here() -> None:
    state = position(["lead-in lune", "odd"])
    do(state, "lead-in:2+")
    assert legal(state) == {f"lead:{who}>2" for who in ("ann", "cat", "dan", "gil", "fay", "hob")}
    state = position(["lead-out lune", "odd"])
    do(state, "lead-out:2+")
    assert legal(state) == {f"lead:{who}>{n}" for who in ("ben", "eve") for n in (1, 3, 4)}


def test_5_5_nobody_is_led_to_the_bathroom_even_when_here_is_there() -> None:
    state = position(["lead-in lune", "odd"])
    told = do(state, "lead-in:0+")
    assert events.Impossible(0, "move-figure") in told


def test_5_5_what_leading_was_worth_is_noted_within_bounds() -> None:
    tall = "plain+ " * 7
    state = position(["lead lune", "odd"], piles={2: tall})
    do(state, "lead:0-")
    state = position(["lead lune", "odd"], piles={2: tall, 3: "lune+ lune+"})
    do(state, "lead:0+", "lead:ann>2")
    assert favours(state, 0)["ann"] == 4
    state = position(["lead lune", "odd"], piles={2: tall, 3: "lune+ lune+"})
    do(state, "lead:0+", "lead:ben>1")
    assert favours(state, 0)["ben"] == -4
    state = position(["lead lune", "odd"], piles={2: tall, 3: "lune+ lune+"})
    do(state, "lead:0+", "lead:ann>3")
    assert favours(state, 0)["ann"] == 2


def test_5_6_swap_figures_lets_two_in_different_rooms_change_places() -> None:
    state = position(["trade lune", "odd"], piles={2: "plain+"})
    do(state, "trade:0+")
    assert len(legal(state)) == 28 - 4
    assert "trade:ann/cat" not in legal(state)
    told = do(state, "trade:ben/fay")
    assert (place(state, "ben"), place(state, "fay")) == (4, 2)
    assert told == [events.FiguresSwapped(0, 1, 5)]
    assert favours(state, 0) == {"ben": -1, "fay": 1, "gil": 1, "hob": 1}


def test_5_7_peek_shows_the_topmost_card_one_has_not_seen() -> None:
    state = position(["peek lune", "odd"], piles={1: "coin-1 plain-1 lune-0 odd+", 2: "lune-0", 3: "plain+"})
    do(state, "peek:4+")
    assert legal(state) == {"peek:1"}
    before = state.barriers
    told = do(state, "peek:1")
    assert [seen for _, _, seen, _ in state.pile_values(1)] == [0b10, 0b11, 0b01, 31]
    assert pile(state, 1) == "coin-1 plain-1 lune-0 odd+"
    assert told == [events.Peeked(0, 1), events.KnownCard(kind_of("plain"))]
    assert state.barriers == before + 1


def test_5_7_what_is_peeked_at_is_whispered() -> None:
    state = position(["peek lune", "odd"], piles={1: "coin-1"})
    do(state, "peek:4+")
    story = Story()
    state.apply(state.cards.codes["peek:1"], story)
    assert list(story.seen_by(1)) == [events.Peeked(0, 1)]


def test_5_7_peek_here_looks_nowhere_else() -> None:
    state = position(["peek-here lune", "odd"], piles={1: "coin-1", 2: "plain-1"})
    do(state, "peek-here:2+")
    assert legal(state) == {"peek:2"}
    state = position(["peek-here lune", "odd"], piles={1: "coin-1"})
    assert events.Impossible(0, "peek") in do(state, "peek-here:2+")


def test_5_8_peek_hand_shows_a_card_by_lot() -> None:
    shown = set()
    for seed in range(counts(20, 200)):
        state = position(["spy lune", "odd coin plain", ""], seed=seed)
        do(state, "spy:1+")
        assert legal(state) == {"spy:1"}
        before = state.barriers
        told = do(state, "spy:1")
        known = [kind for kind, seen in state.hand_values(1) if seen == 0b011]
        assert told == [events.Spied(0, 1, 0b010), events.KnownCard(known[0])]
        assert state.barriers == before + 1
        shown.add(known[0])
    assert shown == {kind_of("odd"), kind_of("coin"), kind_of("plain")}


def test_5_8_peek_hand_never_shows_a_card_twice() -> None:
    state = position(["spy spy spy plain", "odd coin"], plays=3)
    do(state, "spy:1+", "spy:1", "spy:1+", "spy:1")
    assert [seen for _, seen in state.hand_values(1)] == [0b11, 0b11]
    assert events.Impossible(0, "peek-hand") in do(state, "spy:1+")


def test_5_8_all_hear_who_looked_and_the_owner_which_card() -> None:
    state = position(["spy lune", "odd", "coin"])
    do(state, "spy:1+")
    story = Story()
    state.apply(state.cards.codes["spy:1"], story)
    assert list(story.seen_by(2)) == [events.Spied(0, 1, 0b010)]
    assert list(story.seen_by(1)) == [events.Spied(0, 1, 0b010), events.KnownCard(kind_of("odd"))]


def test_5_9_swap_hand_gives_a_card_and_takes_one_by_lot() -> None:
    taken = set()
    for seed in range(counts(20, 200)):
        state = position(["swap lune plain", "odd coin", "", "leafy"], seed=seed)
        do(state, "swap:1+")
        assert legal(state) == {f"swap:{card}/{seat}" for card in ("lune", "plain") for seat in (1, 3)}
        before = state.barriers
        told = do(state, "swap:lune/1")
        assert held(state, 0)[0] == "plain"
        assert held(state, 1)[1] == "lune"
        assert state.barriers == before + 1
        taken.add(held(state, 0)[1])
        assert [seen for _, seen in state.hand_values(0)] == [0b0001, 0b0011]
        assert state.hand_values(1)[1] == (kind_of("lune"), 0b0011)
        assert told[0] == events.Swapped(0, 1, 0b0001, 0b0010)
        assert told[1:] == [events.GivenCard(kind_of("lune")), events.TakenCard(state.hand_values(0)[1][0])]
    assert taken == {"odd", "coin"}


def test_5_9_both_cards_of_a_swap_are_whispered_to_both() -> None:
    state = position(["swap lune", "odd", "coin"])
    do(state, "swap:1+")
    story = Story()
    state.apply(state.cards.codes["swap:lune/1"], story)
    cards = [events.GivenCard(kind_of("lune")), events.TakenCard(kind_of("odd"))]
    swapped = events.Swapped(0, 1, 0b001, 0b010)
    assert [list(story.seen_by(seat)) for seat in (0, 1, 2)] == [
        [swapped, *cards],
        [swapped, *cards],
        [swapped],
    ]


def test_5_9_who_knew_a_swapped_card_hears_of_it() -> None:
    state = position(["swap", "odd", "coin"])
    state.gain(0, kind_of("lune"), 0b101)
    do(state, "swap:1+")
    story = Story()
    state.apply(state.cards.codes["swap:lune/1"], story)
    assert list(story.seen_by(2)) == [events.Swapped(0, 1, 0b101, 0b010), events.GivenCard(kind_of("lune"))]


@pytest.mark.parametrize("hands", [["swap", "odd"], ["swap lune", ""]])
def test_5_9_without_a_card_on_both_sides_there_is_no_swap(hands: list[str]) -> None:
    state = position(hands)
    assert events.Impossible(0, "swap-hand") in do(state, "swap:1+")


def test_5_9_of_two_cards_alike_the_less_known_goes() -> None:
    state = position(["plain plain swap", "odd"], plays=3)
    state.set_hand(0, state.hand(0), 0b00001_00001_00011)
    do(state, "plain:1-")
    assert state.pile_values(1)[0][2] == 0b01
    do(state, "plain:1-")
    assert state.pile_values(1)[1][2] == 0b11


def test_5_10_gain_takes_points() -> None:
    state = position(["pay lune", "odd"], points=[1, 1])
    assert events.Gained(0, 2) in do(state, "pay:1+")
    assert points(state) == [3, 1]


def test_5_10_gain_counts_open_mysterious_things() -> None:
    piles = {1: "odd+ plain+ odd-1", 2: "odd+", 3: "each-0"}
    state = position(["each lune", "odd"], piles=piles)
    do(state, "each:4+")
    assert points(state) == [3, 0]
    state = position(["each-here lune", "odd"], piles=piles)
    do(state, "each-here:1+")
    assert points(state) == [1, 0]
    state = position(["each-here lune", "odd"], piles=piles)
    assert events.Gained(0, 0) in do(state, "each-here:3+")


def test_5_10_gain_may_be_worth_more_for_each_thing() -> None:
    state = position(piles={1: "odd+ plain+ odd+", 2: "odd+"})
    do_gain(state, Step(GAIN, 2, ANYWHERE, ANYWHERE, EITHER_WAY, 1), None)
    assert points(state) == [6, 0]


def test_5_11_give_hands_points_to_a_chosen_opponent() -> None:
    state = position(["give lune", "odd", "coin"], points=[3, 1, 1])
    do(state, "give:1+")
    assert legal(state) == {"give:1", "give:2"}
    assert events.Gave(0, 2, 1) in do(state, "give:2")
    assert points(state) == [2, 1, 2]


def test_5_11_give_hands_over_no_more_than_one_has() -> None:
    state = position(["gifts lune", "odd"], points=[2, 1])
    do(state, "gifts:1+", "give:1")
    assert points(state) == [0, 3]
    state = position(["gifts lune", "odd"], points=[5, 1])
    do(state, "gifts:1+", "give:1")
    assert points(state) == [2, 4]


def test_5_11_who_has_no_point_gives_none() -> None:
    state = position(["give lune", "odd"])
    assert events.Impossible(0, "give") in do(state, "give:1+")


def test_5_12_extra_play_adds_a_card_to_the_turn() -> None:
    state = position(["extra plain lune", "odd"])
    assert events.ExtraPlay(0) in do(state, "extra:1+")
    do(state, "plain:1+")
    assert state.seat == 0
    do(state, "lune:1+")
    assert state.seat == 1


def test_5_13_protect_keeps_one_from_being_named() -> None:
    state = position(["shield", "odd", "lune"], plays=1)
    assert events.Protected(0) in do(state, "shield:1+")
    assert state.protected == 0b001
    do(state, "odd:1-", "lune:1-", "pass")
    assert state.seat == 1
    assert {text.partition("=")[0] for text in legal(state)} == {"guess:2", "pass"}
    do(state, "pass", "pass")
    assert state.protected == 0
