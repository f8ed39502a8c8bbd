"""§5 Evidence and tokens."""

from __future__ import annotations

from collections import Counter

from sottovoce.games.holmes import events
from sottovoce.games.holmes.redact import redact
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
    named,
    open_of,
    phase,
    play,
    position,
    row_of,
    tokens,
)


def test_5_1_a_card_of_the_row_lies_open_by_type() -> None:
    state = position(Hand("5"), row="5 5 4 9")
    told = play(state, "up:Wat to:Les take:5 take:9")
    assert open_of(state, FIRST) == {"5": 2, "9": 1}
    assert events.CardTaken(FIRST, 2, False) in told


def test_5_2_the_row_is_filled_to_four_never_during_an_action() -> None:
    state = position(row="3 4 5 6", deck="7 8 9 9")
    play(state, "up:Wat to:Les take:3")
    assert row_of(state).total() == 3
    play(state, "take:4")
    assert row_of(state) == Counter("5678")


def test_5_3_when_the_deck_is_empty_the_discards_become_it() -> None:
    state = position(row="3 4 5 6", deck="7", chance=Witness(1, "9 8"))
    before = discards_of(state)
    told = play(state, "up:Wat to:Les take:3 take:4")
    assert row_of(state) == Counter("5679")
    assert discards_of(state).total() == 0
    assert Counter(deck_of(state)) == before - Counter("9")
    assert told[-3:] == [
        events.RowFilled(counts_of("7"), 0),
        events.Reshuffled(before.total()),
        events.RowFilled(counts_of("9"), before.total() - 1),
    ]


def test_5_3_an_empty_deck_is_not_made_up_before_a_card_is_needed() -> None:
    state = position(row="3 4 5 6", deck="7 8")
    play(state, "up:Wat to:Les take:3 take:4")
    assert deck_of(state) == []
    assert discards_of(state).total() > 30
    assert state.past is None


def rich(row: str, deck: str, first: str = "", tokens: int = 9) -> tuple[Hand, Hand]:
    """Two players who have all cards but those of row and deck."""
    rest = DECK.copy()
    rest.subtract(Counter(f"{row} {deck} {first}".split()))
    stolen = " ".join((+rest).elements())
    return Hand(first, tokens=tokens), Hand(stolen=stolen, tokens=tokens)


def test_5_3_without_deck_and_discards_the_row_stays_short() -> None:
    mine, theirs = rich("3 4 5", "6")
    state = position(mine, theirs, row="3 4 5", deck="6")
    play(state, "up:Wat to:Les take:3 take:4")
    assert (row_of(state), deck_of(state)) == (Counter("56"), [])
    play(state, "up:Wat to:Les take:5 take:6")
    assert not row_of(state)
    assert everything(state) == DECK
    play(state, "up:Hud to:Wat")
    assert (state.seat, tokens(state)[0]) == (SECOND, 6)


def test_5_4_tokens_come_from_the_reserve_as_far_as_it_goes() -> None:
    state = position(Hand(tokens=10), Hand(tokens=11))
    told = play(state, "up:Wat to:Wig")
    assert tokens(state) == (13, 11)
    assert told[2] == events.TokensGained(FIRST, 3, 5)
    told = play(state, "up:Wat to:Wig")
    assert told[2] == events.TokensGained(SECOND, 0, 5)


def test_5_4_tokens_that_are_paid_go_back() -> None:
    state = position()
    told = play(state, "up:Wat to:Les")
    assert (tokens(state), state.reserve()) == ((2, 5), 17)
    assert told[-1] == events.TokensPaid(FIRST, 3)


def test_5_5_open_discards_are_remembered_by_all_and_pikes_by_one() -> None:
    state = position(row="3 4 5 6", deck="7 8 9 9 P P P P 3 3", second=Hand("9 9"))
    play(state, "up:Wat to:Pik draw:3 keep:7 up:Wat to:Bil sell:9 up:Hud to:Joh drop:3 drop:4 pass")
    for seat in (FIRST, SECOND, -1):
        deck = redact(state, seat).decks[-1]
        assert named(deck.discards) >= Counter("934")
        assert deck.tossed_counts == (2, 0)
        assert deck.tossed[FIRST] == (counts_of("8 9") if seat == FIRST else None)
    assert discards_of(state) >= Counter("93489")


def test_5_6_drawn_cards_are_hidden_and_only_their_number_is_known() -> None:
    state = position(deck="7 8 9 9 9 9")
    told = play(state, "up:Wat to:Pik draw:1 keep:7")
    assert hidden_of(state, FIRST) == Counter("7")
    assert redact(state, FIRST).hidden[FIRST] == counts_of("7")
    for reader in (SECOND, -1):
        view = redact(state, reader)
        assert view.hidden[FIRST] is None
        assert view.hidden_counts == (1, 0)
    assert events.KeptCard(FIRST, 4, counts_of("")) in told


def test_5_6_nothing_can_be_done_to_hidden_cards() -> None:
    state = position(Hand(hidden="7 9"), Hand(hidden="8", stolen="9"))
    for visit in ("Bil", "Hun", "Adl"):
        copy = state.copy()
        told = play(copy, f"up:Wat to:{visit}")
        assert copy.seat == SECOND
        assert any(isinstance(event, events.NothingDone) for event in told)


def test_5_6_a_stolen_card_is_hidden_but_known_to_both() -> None:
    state = position(Hand(tokens=3), Hand("7"))
    play(state, "up:Wat to:Adl steal:7")
    for reader in (FIRST, SECOND, -1):
        view = redact(state, reader)
        assert view.stolen[FIRST] == counts_of("7")
        assert view.hidden_counts[FIRST] == 1
    assert allowed(state) == {"up:Wat", "up:Hud", "up:Tob"}
    assert phase(state) == "lift"


def test_5_6_every_stolen_card_stays_known() -> None:
    state = position(Hand(tokens=3, stolen="8"), Hand("7"))
    play(state, "up:Wat to:Adl steal:7")
    assert redact(state, SECOND).stolen[FIRST] == counts_of("7 8")
