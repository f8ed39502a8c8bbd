"""The rulings H1 to H20, each by its number."""

from __future__ import annotations

from collections import Counter

import pytest

from sottovoce.core.chance import fast
from sottovoce.core.view import Outcome
from sottovoce.games.holmes import events
from sottovoce.games.holmes.redact import redact
from sottovoce.games.holmes.rules import new_game
from sottovoce.games.holmes.scoring import score
from tests.games.holmes.oracle import RESIDENTS
from tests.games.holmes.players import careless
from tests.games.holmes.positions import (
    DECK,
    FIRST,
    SECOND,
    Hand,
    Witness,
    allowed,
    counts_of,
    discards_of,
    hidden_of,
    named,
    open_of,
    people,
    phase,
    play,
    position,
    row_of,
    tokens,
)


def test_h1_the_first_player_stays_first_and_markers_alternate() -> None:
    state, dice = new_game(fast(1), False, False, 0), fast(2)
    play(state, "be:M")
    turns: list[tuple[int, int]] = []
    while state.seat >= 0 and phase(state) != "last":
        if phase(state) == "lay":
            turns.append((int(state.day), int(state.actor)))
        state.apply(careless(state, dice))
    assert turns == [(day, seat) for day in range(1, 8) for _ in range(3) for seat in (0, 1)]


def test_h2_another_available_face_up_character_without_a_marker_of_ones_own() -> None:
    state = position(Hand(upright="Adl Les", flat="Wat"), hiding="Adl", town="Adl Gre")
    assert allowed(state) == {"up:Adl", "up:Les"}
    play(state, "up:Les")
    assert allowed(state) == {"to:Hud", "to:Gre"}


def test_h3_a_visit_without_means_or_effect_is_allowed() -> None:
    for who in ("Wat", "Les", "Adl", "Gre", "Pik", "Bil", "Hun", "Tob"):
        state = position(Hand(upright="Hud Joh Kra", tokens=0), Hand(upright="Hud Joh Kra"))
        told = play(state, f"up:Hud to:{who}")
        assert state.seat == SECOND
        assert tokens(state) == (0, 5)
        expected = events.TokensGained if who == "Tob" else events.NothingDone
        assert type(told[2]) is expected


@pytest.mark.parametrize(("who", "may_decline"), [
    ("Wat", False), ("Les", False), ("Adl", False), ("Joh", False),
    ("Gre", True), ("Pik", True), ("Bil", True), ("Kra", True), ("Hun", True),
])  # fmt: skip
def test_h3_who_must_be_used_and_who_may_be_declined(who: str, may_decline: bool) -> None:
    state = position(Hand("7", upright="Hud Tob Wig", tokens=9), Hand("8", upright="Hud Tob Wig"))
    play(state, f"up:Hud to:{who}")
    assert state.seat == FIRST
    assert ("pass" in allowed(state)) == may_decline


def test_h3_lestrade_with_one_card_in_reach_costs_the_full_price() -> None:
    stolen = " ".join((DECK - Counter("3")).elements())
    state = position(Hand(tokens=4), Hand(stolen=stolen), row="3", deck="")
    play(state, "up:Wat to:Les take:3")
    assert (tokens(state), state.seat, open_of(state, FIRST)) == ((1, 5), SECOND, Counter("3"))


def test_h4_the_row_is_refilled_at_the_end_and_discards_make_a_new_deck() -> None:
    state = position(Hand(tokens=9), row="3 4 5 6", deck="7", chance=Witness(1, "P P"))
    play(state, "up:Wat to:Gre take:3 take:4 take:5")
    assert row_of(state) == Counter("67PP")
    assert not discards_of(state)


def test_h4_pike_draws_no_more_than_there_is() -> None:
    stolen = " ".join((DECK - Counter("345679")).elements())
    state = position(Hand(tokens=9), Hand(stolen=stolen), row="3 4 5 6", deck="7")
    assert discards_of(state) == Counter("9")
    play(state, "up:Wat to:Pik")
    assert allowed(state) == {"draw:1", "draw:2", "pass"}
    play(state, "draw:2")
    assert allowed(state) == {"keep:7", "keep:9"}
    empty = position(Hand(tokens=9), Hand(stolen=stolen + " 7 9"), row="3 4 5 6", deck="")
    play(empty, "up:Wat to:Pik")
    assert empty.seat == SECOND


def test_h5_an_empty_reserve_gives_what_is_left() -> None:
    state = position(Hand(tokens=12), Hand(tokens=10))
    play(state, "up:Wat to:Wig")
    assert tokens(state) == (14, 10)


def test_h6_a_joker_received_is_placed_at_once() -> None:
    state = position(Hand("5 6 J6 P"), row="J J 3 4")
    play(state, "up:Wat to:Les take:J")
    assert allowed(state) == {"joker:5", "joker:loose"}
    play(state, "joker:loose take:J")
    assert allowed(state) == {"joker:5", "joker:loose"}


def test_h6_joker_then_button_are_two_buttons() -> None:
    """The book's example: two cigarettes and a bullet, a joker set aside, then a button laid on it."""
    state = position(Hand("5 5 6"), row="J 7 3 4")
    play(state, "up:Wat to:Les take:J")
    assert allowed(state) == {"joker:5", "joker:6", "joker:loose"}
    play(state, "joker:loose take:7 join")
    assert open_of(state, FIRST) == Counter({"5": 2, "6": 1, "7": 1, "J7": 1})
    assert score(state)[FIRST] == 5 + 6 + 7


def test_h7_a_joker_whose_set_loses_its_last_card_is_loose() -> None:
    state = position(Hand("5 J5"), Hand(tokens=2), mover=SECOND)
    play(state, "up:Wat to:Adl steal:5")
    assert open_of(state, FIRST) == Counter("J")


def test_h8_adlers_theft_is_known_to_both() -> None:
    state = position(Hand(tokens=2), Hand("7 P"))
    told = play(state, "up:Wat to:Adl steal:P")
    assert tokens(state) == (0, 5)
    assert events.Stole(FIRST, 7) in told
    assert named(redact(state, SECOND).stolen[FIRST]) == Counter("P")
    assert redact(state, SECOND).hidden[FIRST] is None


def test_h9_only_the_drawer_sees_pikes_cards_and_all_see_how_many() -> None:
    state = position(Hand("5"), deck="J J 9 8")
    play(state, "up:Wat to:Pik draw:3")
    assert redact(state, FIRST).drawn == counts_of("J J 9")
    for reader in (SECOND, -1):
        view = redact(state, reader)
        assert (view.drawn, view.drawn_count, view.legal) == (None, 3, ())
    play(state, "keep:J")
    assert allowed(state) == {"joker:5", "joker:loose"}
    play(state, "joker:5")
    assert discards_of(state) >= Counter("J9")
    assert redact(state, SECOND).decks[-1].tossed == (None, counts_of(""))


def test_h10_toby_counts_open_types_only() -> None:
    """The book's example: three explosives, a plan fragment, two cigarettes and a loose joker."""
    hand = Hand("4 4 4 P 5 5 J", hidden="9 8", upright="Wat Hud Les")
    state = position(hand)
    play(state, "up:Wat to:Tob")
    assert tokens(state) == (8, 5)


def test_h11_billy_never_gives_less_than_nothing() -> None:
    state = position(Hand("3 P J"), day=6)
    play(state, "up:Wat to:Bil")
    assert allowed(state) == {"sell:3", "pass"}
    told = play(state, "sell:3")
    assert tokens(state) == (5, 5)
    assert events.TokensGained(FIRST, 0, 0) in told


def test_h12_the_opponent_may_buy_even_if_nothing_was_taken() -> None:
    state = position(None, Hand("8"), deck="J 9 9 9 9")
    play(state, "up:Wat to:Kra pass")
    assert (state.seat, state.actor, allowed(state)) == (SECOND, FIRST, {"buy", "pass"})
    told = play(state, "buy")
    assert events.Bought(SECOND, 8) in told
    assert (state.seat, phase(state), allowed(state)) == (SECOND, "joker", {"joker:8", "joker:loose"})
    play(state, "joker:8")
    assert (open_of(state, SECOND), state.seat, state.actor) == (Counter({"8": 1, "J8": 1}), SECOND, SECOND)
    assert hidden_of(state, SECOND).total() == 0


def test_h12_nothing_to_take_and_nothing_to_draw() -> None:
    stolen = " ".join(DECK.elements())
    state = position(None, Hand(stolen=stolen), row="", deck="")
    play(state, "up:Wat to:Kra")
    assert (state.seat, state.actor) == (SECOND, SECOND)


def test_h13_the_card_given_lies_in_the_row_and_cannot_be_taken_back() -> None:
    state = position(Hand("7", held="9"), row="3 4 5 6", right=SECOND)
    play(state, "up:Wat to:Hun give:7")
    assert row_of(state) == Counter("34567")
    assert allowed(state) == {"take:3", "take:4", "take:5", "take:6"}


def test_h14_johnsons_discards_are_made_up_at_the_end() -> None:
    state = position(row="3 4 5 6", deck="7 8 9 P")
    play(state, "up:Wat to:Joh drop:3 drop:4")
    assert row_of(state) == Counter("56")
    play(state, "drop:5")
    assert row_of(state) == Counter("6789")


def test_h15_the_hidden_come_back_even_with_two_flat_markers_on_them() -> None:
    state = position(
        Hand(flat="Wat Adl Gre"), Hand(flat="Hud Adl", upright="Les"), mover=SECOND, hiding="Adl",
        town="Adl Gre Wig", guests="Tob",
    )  # fmt: skip
    told = play(state, "up:Les to:Gre pass")
    assert people(state.hiding) == {"Gre"}
    assert events.DayEnded(2, (4,), (3,)) in told


def test_h15_residents_do_not_hide() -> None:
    state = position(
        Hand(flat="Wat Hud Les"),
        Hand(flat="Wat Hud", upright="Adl"),
        mover=SECOND,
        town="Adl Gre",
        guests="Tob",
    )
    play(state, "up:Adl to:Les take:3 take:4")
    assert set(RESIDENTS) & people(state.hiding) == set()
    assert state.day == 3


def test_h16_scoring_by_type_full_sets_plans_and_loose_jokers() -> None:
    """Mycroft's three cigarettes against one are 4 points; Sherlock's seven buttons are 10."""
    state = position(Hand("5 7 7 7 7 7 7 7 P J"), Hand("5 5 5 8", held="9"), right=FIRST)
    assert score(state) == (10 - 1 - 3, 4 + 8 - 3)
    state = position(Hand("5 5 J5 6"), Hand("5 5 5 6 P P P"), row="3 4 6 7")
    assert score(state) == (0, 3)


def test_h16_the_first_player_is_asked_first_where_loose_jokers_go() -> None:
    hands = Hand("J", hidden="7", flat="Wat Les Hud"), Hand("J 9", flat="Wat Les", upright="Hud")
    state = position(*hands, mover=SECOND, day=7, row="", deck="", town="Adl Joh")
    state.discards = 0
    play(state, "up:Hud to:Joh")
    assert (state.seat, allowed(state)) == (FIRST, {"joker:7", "joker:loose"})
    play(state, "joker:7")
    assert (state.seat, allowed(state)) == (SECOND, {"joker:9", "joker:loose"})
    play(state, "joker:9")
    assert state.outcome() == Outcome("points", (SECOND,), (7, 9))


@pytest.mark.parametrize(("have", "reason", "winners"), [
    ((3, 2), "tokens", (FIRST,)), ((2, 3), "tokens", (SECOND,)), ((3, 3), "drawn", (FIRST, SECOND)),
])  # fmt: skip
def test_h17_a_tie_is_broken_by_tokens(have: tuple[int, int], reason: str, winners: tuple[int, ...]) -> None:
    hands = Hand(flat="Wat Les Hud", tokens=have[0]), Hand(flat="Wat Les", upright="Hud", tokens=have[1])
    state = position(*hands, mover=SECOND, day=7, row="", deck="", town="Adl Joh")
    state.discards = 0
    play(state, "up:Hud to:Joh")
    assert state.outcome() == Outcome(reason, winners, (0, 0))


def test_h18_reserved_before_the_marker_it_is_not_for_this_action() -> None:
    state = position(Hand(tokens=9), right=FIRST, row="3 4 5 6", deck="7 8 9")
    play(state, "hold:3 up:Wat to:Les")
    assert allowed(state) == {"take:4", "take:5", "take:6", "take:7"}


def test_h18_at_hunters_a_reserved_card_cannot_be_had() -> None:
    state = position(Hand("7", held="9"), right=SECOND)
    play(state, "up:Wat to:Hun give:7")
    assert "take:held" not in allowed(state)


def test_h18_a_card_may_be_reserved_before_the_last_action_and_then_costs_three() -> None:
    hands = Hand(flat="Wat Les Hud"), Hand(flat="Wat Les", upright="Hud", tokens=0)
    state = position(*hands, mover=SECOND, day=7, right=SECOND)
    play(state, "hold:3 up:Hud to:Wig")
    assert state.outcome() == Outcome("points", (FIRST,), (0, -3))


def test_h19_moriarty_goes_first_second_second_first() -> None:
    hands = Hand("7 7 J", flat="Wat Hud Les"), Hand("8 P", flat="Wat Hud", upright="Les")
    state = position(*hands, mover=SECOND, row="", town="Adl Joh", guests="Moriarty Tob")
    play(state, "up:Les to:Joh")
    seats = []
    while phase(state) == "tribute":
        seats.append(int(state.seat))
        play(state, "pay" if tokens(state)[state.seat] > 3 else sorted(allowed(state))[0])
    assert seats == [FIRST, SECOND, SECOND, FIRST]


def test_h19_a_villain_may_fell_markers_on_a_hidden_character() -> None:
    hands = Hand(flat="Adl Hud Les"), Hand(flat="Wat Hud", upright="Les")
    state = position(*hands, mover=SECOND, town="Adl Gre Wig", guests="Moran Tob")
    play(state, "up:Les to:Adl")
    assert phase(state) == "fall"
    state = position(
        Hand(flat="Adl Wat Les"), Hand(flat="Adl Hud", upright="Les"), mover=SECOND, row="",
        town="Adl Joh", guests="Moran Tob",
    )  # fmt: skip
    play(state, "up:Les to:Joh")
    assert people(state.hiding) == {"Adl"}
    play(state, "flat:Adl flat:Adl")
    assert people(state.first.flat) == people(state.second.flat) == {"Adl"}
    assert (state.day, phase(state)) == (3, "lift")


def test_h20_open_discards_stay_known_to_all_even_in_a_new_deck() -> None:
    hands = Hand("7"), Hand(stolen=" ".join((DECK - Counter("345673P")).elements()))
    state = position(*hands, row="3 4 5 6", deck="3 P")
    play(state, "up:Wat to:Bil sell:7 up:Wat to:Les take:3 take:4 up:Hud to:Wat take:5")
    for reader in (FIRST, SECOND, -1):
        old, new = redact(state, reader).decks
        assert (named(old.discards), named(new.shown)) == (Counter("7"), Counter("7"))
