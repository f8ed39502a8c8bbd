"""offers.py and plan.py: every legal choice in words, its parts of the table, and what it would bring."""

from __future__ import annotations

import pytest

from sottovoce.core.chance import fast
from sottovoce.core.game import NOBODY
from sottovoce.core.view import Offer
from sottovoce.games.whispers import cards
from sottovoce.games.whispers.actions import notation
from sottovoce.games.whispers.offers import offers
from sottovoce.games.whispers.plan import worthwhile
from sottovoce.games.whispers.redact import redact
from sottovoce.games.whispers.rules import WhispersState, new_game
from sottovoce.games.whispers.scoring import room_points, symbol_points
from sottovoce.games.whispers.state import GUESSING
from sottovoce.words import LANGUAGES, voice
from tests.conftest import counts
from tests.games.whispers.positions import do, position


def offered(state: WhispersState) -> dict[str, Offer]:
    """The offers to the seat that decides, by notation."""
    return {offer.notation: offer for offer in offers(redact(state, state.seat), state.cards)}


def worth(state: WhispersState, text: str) -> str:
    return dict(offered(state)[text].preview).get("points", "")


def standing(state: WhispersState, seat: int) -> int:
    return room_points(state, seat) + symbol_points(state, seat)


def test_there_is_an_offer_for_every_legal_decision_and_no_other() -> None:
    chance = fast(5)
    for players in (2, 3, 4):
        state = new_game(chance.fork(), cards.house(), players, 6)
        while state.seat != NOBODY:
            view = redact(state, state.seat)
            made = offers(view, state.cards)
            assert [offer.code for offer in made] == list(view.legal) == sorted(state.legal())
            assert len({offer.notation for offer in made}) == len(made)
            state.apply(view.legal[chance.below(len(view.legal))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offer_has_words_in_every_language(language: str) -> None:
    say = voice(language, "whispers")
    chance = fast(6)
    for _ in range(counts(1, 30)):
        state = new_game(chance.fork(), cards.house(), 3, 9)
        while state.seat != NOBODY:
            made = offers(redact(state, state.seat), state.cards)
            words = [say(offer.words.message, **offer.words.arguments) for offer in made]
            assert len(set(words)) == len(words)
            assert not any("{" in each for each in words)
            state.apply(made[chance.below(len(made))].code)


def test_a_card_played_brings_its_symbols_and_a_card_in_ones_room() -> None:
    state = position(["plain lune", "odd"])  # Ann, whose symbol is on "plain", stands in room 1
    assert worth(state, "plain:1+") == "+2"
    assert worth(state, "plain:2+") == "+1"
    assert worth(state, "plain:1-") == "+1"
    assert worth(state, "plain:2-") == ""
    assert worth(state, "lune:2+") == ""


def test_above_an_open_coin_symbols_count_twice() -> None:
    assert worth(position(["plain", "odd"], piles={2: "coin+"}), "plain:2+") == "+2"
    assert worth(position(["plain", "odd"], piles={2: "coin-0"}), "plain:2+") == "+1"


def test_what_is_foreseen_comes_true() -> None:
    """A preview says how much more the table will be worth, of plays that set nothing off and of figures."""
    chance = fast(7)
    compared = 0
    for _ in range(counts(20, 200)):
        state = new_game(chance.fork(), cards.house(), 2, 9)
        while state.seat != NOBODY:
            seat, stage, before = state.seat, state.stage, standing(state, state.seat)
            made = offers(redact(state, seat), state.cards)
            offer = made[chance.below(len(made))]
            state.apply(offer.code)
            # What a coin does for its neighbours when cards are carried off or turned over is left out.
            left_out = offer.notation.startswith(("flip:", "carry:"))
            if state.stage == stage and state.program == 0 and not left_out:
                assert standing(state, seat) - before == int(dict(offer.preview).get("points", "0"))
                compared += 1
    assert compared > 500


def test_a_guess_is_offered_at_a_player_and_a_character() -> None:
    state = position(["plain", "plain", "plain"], stage=GUESSING, waiting=3)
    made = offered(state)
    assert (made["guess:2=ben"].part, made["guess:2=ben"].then) == ("seat:south", "character:ben")
    assert made["pass"].part == "button:pass"
    assert len(made) == 1 + 2 * 8


def test_only_guesses_that_rather_win_than_lose_are_worth_weighing() -> None:
    state = position(["plain", "plain"], stage=GUESSING, waiting=2)
    view = redact(state, 0)
    assert [notation(state.cards, code) for code in worthwhile(view)] == ["pass"]
    state.add_favour(1, 2, 30)
    assert [notation(state.cards, code) for code in worthwhile(redact(state, 0))] == ["guess:1=cat", "pass"]


def test_outside_the_guessing_stage_everything_is_worth_weighing() -> None:
    view = redact(position(), 0)
    assert worthwhile(view) == view.legal


def test_a_card_swapped_goes_from_hand_to_seat() -> None:
    state = position(["swap plain", "odd"])
    do(state, "swap:1+")
    offer = offered(state)["swap:plain/1"]
    assert (offer.part, offer.then) == ("card:plain", "seat:east")
