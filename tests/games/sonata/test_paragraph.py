"""Which paragraph of the rules speaks of a moment of Black Sonata."""

from __future__ import annotations

import msgspec
import pytest

from sottovoce.core.chance import fast
from sottovoce.core.view import Outcome
from sottovoce.games.sonata import GAME
from sottovoce.games.sonata.choosing import new_game
from sottovoce.games.sonata.rules import SonataState
from sottovoce.games.sonata.view import SonataOptions
from tests.conftest import counts
from tests.games.rulebook import numbers
from tests.games.sonata.positions import EVERYWHERE, at, game, play, view
from tests.games.sonata.test_rules_oracle import eager


def cited(state: SonataState) -> str:
    return GAME.paragraph(view(state))


def test_every_moment_has_a_paragraph_that_exists() -> None:
    dice, met = fast(14), set()
    for number in range(counts(20, 200)):
        state = new_game(dice.fork(), SonataOptions(mode="training" if number % 2 else "expert"))
        met.add(cited(state))
        while not state.over():
            state.apply(eager(state, dice))
            met.add(cited(state))
    assert met >= {"2.8", "5.1", "7.4", "12.1", "13.1"}
    assert met <= numbers("sonata")


def test_the_pawn_is_placed_first_and_then_she_walks() -> None:
    state = game()
    assert cited(state) == "2.8"
    play(state, "go:Eas")
    assert cited(state) == "5.1"


@pytest.mark.parametrize(
    ("fog", "paragraph"), [("pursuit", "8.6"), ("near", "8.10"), ("second-thought", "8.9")]
)
def test_a_fog_card_is_told_of_where_it_is(fog: str, paragraph: str) -> None:
    state = at("Cor", fogged=fog, held=["AF", "AH"])
    assert cited(state) == "5.1"
    play(state, "fog")
    assert cited(state) == paragraph


def test_finding_her_and_naming_her_have_their_own() -> None:
    state = at("Bis", top=1)
    play(state, "search")
    assert cited(state) == "7.4"
    play(state, "confront")
    assert cited(state) == "10.2"


def test_the_clue_under_the_keys_waits_for_the_end_of_the_turn() -> None:
    state = at("Cor", visited=[place for place in EVERYWHERE if place != "Eas"])
    play(state, "go:Eas")
    assert cited(state) == "5.3"


def test_in_training_a_search_may_follow() -> None:
    state = at("Cor", mode="training")
    play(state, "go:Eas")
    assert cited(state) == "12.1"


def test_after_the_end_it_is_the_end() -> None:
    state = at("Cor", top=25, countdown=0)
    play(state, "pass")
    assert cited(state) == "13.1"


def test_a_game_given_up_in_the_middle_is_over_too() -> None:
    ended = msgspec.structs.replace(view(at("Cor")), outcome=Outcome("resigned", (), (0,)), legal=())
    assert GAME.paragraph(ended) == "13.1"
