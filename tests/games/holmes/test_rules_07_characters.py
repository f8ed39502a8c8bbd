"""§7 The characters, one after the other."""

from __future__ import annotations

from collections import Counter

import pytest

from sottovoce.games.holmes import events
from sottovoce.games.holmes.rules import HolmesState
from tests.games.holmes.positions import (
    DECK,
    FIRST,
    SECOND,
    Hand,
    Witness,
    allowed,
    counts_of,
    deck_of,
    discards_of,
    everything,
    hidden_of,
    open_of,
    phase,
    play,
    position,
    row_of,
    tokens,
)


def at(who: str, first: Hand | None = None, second: Hand | None = None, **rest: object) -> HolmesState:
    """The first player has just laid his marker on somebody; nobody's markers stand in the way."""
    for hand in (first := first or Hand(), second := second or Hand()):
        hand.upright = "Wat Hud Les" if who not in ("Wat", "Hud", "Les") else "Wig Tob Kra"
    state = position(first, second, **rest)  # type: ignore[arg-type]
    play(state, f"up:{first.upright.split()[0]} to:{who}")
    return state


def test_7_1_watson_gives_a_card_for_a_token() -> None:
    state = at("Wat", row="3 3 J P")
    assert (phase(state), allowed(state)) == ("take", {"take:3", "take:J", "take:P"})
    assert tokens(state) == (4, 5)
    play(state, "take:3")
    assert (state.seat, open_of(state, FIRST)) == (SECOND, Counter("3"))
    assert row_of(state).total() == 4


def test_7_2_hudson_gives_three_tokens() -> None:
    state = at("Hud")
    assert (tokens(state), state.seat) == ((8, 5), SECOND)


def test_7_3_lestrade_gives_two_cards_for_three_tokens() -> None:
    state = at("Les", row="3 3 4 5")
    assert tokens(state) == (2, 5)
    play(state, "take:3")
    assert allowed(state) == {"take:3", "take:4", "take:5"}
    play(state, "take:3")
    assert (state.seat, open_of(state, FIRST), tokens(state)) == (SECOND, Counter("33"), (2, 5))


def test_7_3_lestrade_needs_three_tokens() -> None:
    state = at("Les", Hand(tokens=2))
    assert (state.seat, tokens(state)) == (SECOND, (2, 5))


@pytest.mark.parametrize("day", [2, 5, 7])
def test_7_4_adler_costs_the_number_of_the_day(day: int) -> None:
    state = at("Adl", Hand(tokens=day), Hand("5 5 P J J6 6"), day=day)
    assert (phase(state), allowed(state)) == ("steal", {"steal:5", "steal:6", "steal:P"})
    assert tokens(state) == (day, 5)
    told = play(state, "steal:5")
    assert told[:2] == [events.TokensPaid(FIRST, day), events.Stole(FIRST, 2)]
    assert (tokens(state), state.seat) == ((0, 5), SECOND)
    assert hidden_of(state, FIRST) == Counter("5")
    assert open_of(state, SECOND) == Counter({"5": 1, "6": 1, "P": 1, "J": 1, "J6": 1})
    assert not open_of(state, FIRST)


def test_7_4_adler_finds_nothing_when_there_are_only_jokers_and_hidden_cards() -> None:
    state = at("Adl", Hand("7"), Hand("J", hidden="8", stolen="9", held="4"), right=FIRST)
    assert (phase(state), state.seat, tokens(state)) == ("late", FIRST, (5, 5))


def test_7_4_adler_steals_plan_fragments_and_loosens_jokers() -> None:
    state = at("Adl", None, Hand("6 J6 P"))
    copy = state.copy()
    play(state, "steal:P")
    assert hidden_of(state, FIRST) == Counter("P")
    told = play(copy, "steal:6")
    assert open_of(copy, SECOND) == Counter("JP")
    assert events.JokerLoosened(SECOND, 3) in told


def test_7_5_gregson_gives_up_to_three_cards_for_two_tokens_each() -> None:
    state = at("Gre", Hand(tokens=9), row="3 4 5 6")
    assert (tokens(state), allowed(state)) == ((9, 5), {"take:3", "take:4", "take:5", "take:6", "pass"})
    play(state, "take:3")
    assert (tokens(state), allowed(state)) == ((7, 5), {"take:4", "take:5", "take:6", "pass"})
    stopped = state.copy()
    play(state, "take:4 take:5")
    assert (tokens(state), state.seat, open_of(state, FIRST)) == ((3, 5), SECOND, Counter("345"))
    told = play(stopped, "pass")
    assert (tokens(stopped), stopped.seat) == ((7, 5), SECOND)
    assert told[0] == events.Declined(FIRST, 4)


def test_7_5_gregson_gives_as_much_as_can_be_paid() -> None:
    state = at("Gre", Hand(tokens=3))
    play(state, "take:3")
    assert (tokens(state), state.seat) == ((1, 5), SECOND)


def test_7_6_wiggins_gives_five_tokens() -> None:
    state = at("Wig")
    assert (tokens(state), state.seat) == ((10, 5), SECOND)


@pytest.mark.parametrize(("have", "most"), [(1, 1), (2, 2), (3, 3), (9, 3)])
def test_7_7_pike_draws_as_many_as_are_paid_for(have: int, most: int) -> None:
    state = at("Pik", Hand(tokens=have))
    assert allowed(state) == {"pass", *(f"draw:{number}" for number in range(1, most + 1))}


def test_7_7_pike_shows_cards_of_which_one_is_kept() -> None:
    state = at("Pik", row="3 4 5 6", deck="7 9 7 8 8")
    told = play(state, "draw:3")
    assert (tokens(state), phase(state), allowed(state)) == ((2, 5), "keep", {"keep:7", "keep:9"})
    assert deck_of(state) == ["8", "8"]
    assert told == [
        events.TokensPaid(FIRST, 3),
        events.Looked(FIRST, 3),
        events.LookedAt(FIRST, counts_of("7 7 9")),
    ]
    before = discards_of(state)
    told = play(state, "keep:7")
    assert told == [events.Kept(FIRST, -1, 2), events.KeptCard(FIRST, 4, counts_of("7 9"))]
    assert (hidden_of(state, FIRST), state.drawn, state.seat) == (Counter("7"), 0, SECOND)
    assert discards_of(state) - before == Counter("79")
    assert everything(state) == DECK


def test_7_7_a_joker_may_be_thrown_back() -> None:
    state = at("Pik", Hand("5"), deck="J 9 8 8")
    told = play(state, "draw:2 keep:9")
    assert (state.seat, hidden_of(state, FIRST)) == (SECOND, Counter("9"))
    assert discards_of(state)["J"] == 5
    assert events.Kept(FIRST, -1, 1) in told


def test_7_7_a_joker_that_is_kept_is_named_to_all() -> None:
    state = at("Pik", deck="J 9 8 8")
    told = play(state, "draw:2 keep:J")
    assert told[3:] == [
        events.Kept(FIRST, 8, 1),
        events.KeptCard(FIRST, 8, counts_of("9")),
        events.JokerPlaced(FIRST, -1),
    ]


def test_7_7_the_deck_may_run_out_between_two_cards() -> None:
    state = at("Pik", row="3 4 5 6", deck="7", chance=Witness(1, "9 8"))
    told = play(state, "draw:3")
    assert Counter(deck_of(state)) + Counter("789") + Counter("3456") == DECK
    assert [type(event) for event in told] == [
        events.TokensPaid,
        events.Reshuffled,
        events.Looked,
        events.LookedAt,
    ]
    assert allowed(state) == {"keep:7", "keep:8", "keep:9"}
    play(state, "keep:7")
    assert (discards_of(state), hidden_of(state, FIRST)) == (Counter("89"), Counter("7"))
    assert everything(state) == DECK


def test_7_7_a_joker_kept_from_a_hand_of_two_decks_is_laid_out() -> None:
    state = at("Pik", Hand("5"), deck="J", chance=Witness(1, "9 8"))
    play(state, "draw:2 keep:J")
    assert (phase(state), allowed(state)) == ("joker", {"joker:5", "joker:loose"})
    play(state, "joker:5")
    assert (state.seat, open_of(state, FIRST)) == (SECOND, Counter({"5": 1, "J5": 1}))
    assert discards_of(state) == Counter("9")
    assert everything(state) == DECK


def test_7_7_a_joker_kept_from_a_hand_of_two_decks_is_set_aside_without_a_set() -> None:
    state = at("Pik", deck="J", chance=Witness(1, "9 8"))
    told = play(state, "draw:2 keep:J")
    assert events.JokerPlaced(FIRST, -1) in told
    assert open_of(state, FIRST) == Counter("J")


def test_7_7_a_card_kept_from_a_hand_of_two_decks_joins_those_hidden_before() -> None:
    state = at("Pik", Hand(hidden="7"), deck="5", chance=Witness(1, "9 8"))
    play(state, "draw:2 keep:5")
    assert hidden_of(state, FIRST) == Counter("57")


def test_7_7_what_was_thrown_back_comes_again_with_the_next_deck() -> None:
    state = at("Pik", row="3 4 5 6", deck="7 8 9 9")
    play(state, "draw:3 keep:7")
    assert state.first.tossed > 0
    play(state, "up:Wat to:Gre take:3 take:4")
    assert row_of(state) >= Counter("569")
    assert (state.first.tossed, state.first.kept, state.discards, len(state.decks())) == (0, 0, 0, 1)
    assert hidden_of(state, FIRST) == Counter("7")
    assert everything(state) == DECK


def test_7_8_toby_gives_a_token_for_each_open_type() -> None:
    state = at("Tob", Hand("4 4 4 P 5 5 J", hidden="9", stolen="8", tokens=1))
    assert (tokens(state), state.seat) == ((4, 5), SECOND)
    assert tokens(at("Tob", Hand("3 4 5 6 7 8 9 P J9"))) == (13, 5)
    assert tokens(at("Tob", Hand("J"))) == (5, 5)


def test_7_9_johnson_discards_one_to_three_cards() -> None:
    state = at("Joh", row="3 3 5 6", deck="7 8 9 9")
    before = discards_of(state)
    assert (phase(state), allowed(state)) == ("drop", {"drop:3", "drop:5", "drop:6"})
    play(state, "drop:3")
    assert allowed(state) == {"drop:3", "drop:5", "drop:6", "pass"}
    assert row_of(state) == Counter("356")
    stopped = state.copy()
    told = play(state, "drop:3 drop:6")
    assert told[:2] == [events.Dropped(FIRST, 0), events.Dropped(FIRST, 3)]
    assert (state.seat, row_of(state), discards_of(state) - before) == (
        SECOND,
        Counter("5789"),
        Counter("336"),
    )
    play(stopped, "pass")
    assert (stopped.seat, row_of(stopped)) == (SECOND, Counter("3567"))


def test_7_9_johnson_stops_when_the_row_is_empty() -> None:
    state = at("Joh", row="3", deck="7 8 9 9 4")
    play(state, "drop:3")
    assert (state.seat, row_of(state)) == (SECOND, Counter("7899"))


@pytest.mark.parametrize(("day", "gain"), [(2, 5), (6, 1), (7, 0)])
def test_7_10_billy_gives_the_value_less_the_day(day: int, gain: int) -> None:
    state = at("Bil", Hand("7 7 P J"), day=day)
    before = discards_of(state)
    assert (phase(state), allowed(state)) == ("sell", {"sell:7", "pass"})
    told = play(state, "sell:7")
    assert told[:2] == [events.Sold(FIRST, 4), events.TokensGained(FIRST, gain, gain)]
    assert (tokens(state), state.seat) == ((5 + gain, 5), SECOND)
    assert (open_of(state, FIRST), discards_of(state) - before) == (Counter("7PJ"), Counter("7"))


def test_7_10_billy_can_be_declined_or_have_nothing_to_do() -> None:
    state = at("Bil", Hand("7"))
    told = play(state, "pass")
    assert (state.seat, open_of(state, FIRST), tokens(state)) == (SECOND, Counter("7"), (5, 5))
    assert told[0] == events.Declined(FIRST, 9)
    assert at("Bil", Hand("P J")).seat == SECOND


def test_7_11_kramm_gives_a_card_and_then_asks_the_opponent() -> None:
    state = at("Kra", row="3 4 5 6", deck="7 8 9")
    assert (state.seat, allowed(state)) == (FIRST, {"take:3", "take:4", "take:5", "take:6", "pass"})
    play(state, "take:5")
    assert (state.seat, state.actor, phase(state), allowed(state)) == (SECOND, FIRST, "buy", {"buy", "pass"})
    assert (tokens(state), row_of(state)) == ((5, 5), Counter("346"))
    refused = state.copy()
    told = play(state, "buy")
    assert told[:3] == [
        events.TokensPaid(SECOND, 1),
        events.Bought(SECOND, -1),
        events.BoughtCard(SECOND, 4),
    ]
    assert (tokens(state), hidden_of(state, SECOND)) == ((5, 4), Counter("7"))
    assert (row_of(state), open_of(state, FIRST), state.seat) == (Counter("3468"), Counter("5"), SECOND)
    told = play(refused, "pass")
    assert told[0] == events.Declined(SECOND, 10)
    assert (tokens(refused), row_of(refused)) == ((5, 5), Counter("3467"))


def test_7_11_the_opponent_needs_a_token_and_a_card() -> None:
    state = at("Kra", None, Hand(tokens=0))
    play(state, "pass")
    assert (state.seat, state.actor) == (SECOND, SECOND)


def test_7_11_the_card_may_come_from_discards_shuffled_for_it() -> None:
    state = at("Kra", row="3 4 5 6", deck="", chance=Witness(1, "7 8"))
    told = play(state, "pass buy")
    assert [event for event in told if isinstance(event, events.Reshuffled)] == [events.Reshuffled(48)]
    assert hidden_of(state, SECOND) == Counter("7")


def test_7_11_a_joker_that_was_bought_is_laid_out() -> None:
    state = at("Kra", row="3 4 5 6", deck="J 8 9")
    told = play(state, "pass buy")
    assert events.JokerPlaced(SECOND, -1) in told
    assert (open_of(state, SECOND), hidden_of(state, SECOND)) == (Counter("J"), Counter())


def test_7_12_hunter_swaps_an_open_card_for_another_of_the_row() -> None:
    state = at("Hun", Hand("7 7 J7 P J", hidden="9"), row="3 7 J 6")
    assert (phase(state), allowed(state)) == ("give", {"give:7", "give:J7", "give:P", "give:J", "pass"})
    declined = state.copy()
    told = play(state, "give:P")
    assert told == [events.Gave(FIRST, 7)]
    assert (phase(state), row_of(state), state.pending) == ("swap", Counter("37J6P"), 7)
    assert allowed(state) == {"take:3", "take:7", "take:J", "take:6"}
    told = play(state, "take:7")
    assert told[0] == events.CardTaken(FIRST, 4, False)
    assert (state.seat, state.pending) == (SECOND, -1)
    assert open_of(state, FIRST) == Counter({"7": 3, "J7": 1, "J": 1})
    assert row_of(state) == Counter("3J6P")
    play(declined, "pass")
    assert (declined.seat, row_of(declined)) == (SECOND, Counter("37J6"))


def test_7_12_a_card_may_be_swapped_for_one_alike_only_if_there_was_one() -> None:
    with_one = at("Hun", Hand("7"), row="3 7 5 6")
    play(with_one, "give:7")
    assert "take:7" in allowed(with_one)
    without = at("Hun", Hand("7"), row="3 4 5 6")
    play(without, "give:7")
    assert "take:7" not in allowed(without)


@pytest.mark.parametrize(
    ("what", "left"),
    [("J7", {"7": 1, "J": 1, "3": 1}), ("J", {"7": 1, "J7": 1, "3": 1}), ("7", {"J": 2, "3": 1})],
)
def test_7_12_jokers_can_be_swapped_too(what: str, left: dict[str, int]) -> None:
    state = at("Hun", Hand("7 J7 J"), row="3 4 5 6")
    play(state, f"give:{what} take:3")
    if what != "J":  # else no loose joker is left to lay the card on
        assert allowed(state) == {"join", "apart"}
        play(state, "apart")
    assert open_of(state, FIRST) == Counter(left)
    assert row_of(state) == Counter("456") + Counter(what[0])


def test_7_12_a_joker_left_alone_becomes_loose_once_its_card_is_given() -> None:
    told = play(at("Hun", Hand("7 J7"), row="3 4 5 6"), "give:7")
    assert told == [events.Gave(FIRST, 4), events.JokerLoosened(FIRST, 4)]


def test_7_12_a_joker_taken_is_placed_and_the_visit_is_over() -> None:
    state = at("Hun", Hand("7 8"), row="J 4 5 6")
    play(state, "give:8 take:J")
    assert allowed(state) == {"joker:7", "joker:loose"}
    play(state, "joker:7")
    assert (state.seat, phase(state)) == (SECOND, "lift")


def test_7_12_a_joker_taken_for_the_only_set_is_set_aside() -> None:
    state = at("Hun", Hand("8"), row="J 4 5 6")
    told = play(state, "give:8 take:J")
    assert events.JokerPlaced(FIRST, -1) in told
    assert (state.seat, open_of(state, FIRST)) == (SECOND, Counter("J"))


def test_7_12_hunter_needs_an_open_card() -> None:
    assert at("Hun", Hand(hidden="7", stolen="8")).seat == SECOND
