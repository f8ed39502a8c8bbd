"""offers.py: every legal choice in words, its parts of the table, and what it would bring."""

from __future__ import annotations

import pytest

from sottovoce.core.chance import fast
from sottovoce.core.view import Offer
from sottovoce.games.sonata.actions import notation
from sottovoce.games.sonata.choosing import new_game
from sottovoce.games.sonata.offers import offers
from sottovoce.games.sonata.redact import redact
from sottovoce.games.sonata.rules import SonataState
from sottovoce.games.sonata.view import SonataOptions
from sottovoce.words import LANGUAGES, voice
from tests.conftest import counts
from tests.games.sonata.positions import CLUES, EVERYWHERE, FOG, at, game, play, view
from tests.games.sonata.test_rules_oracle import eager


def offered(state: SonataState) -> dict[str, Offer]:
    return {offer.notation: offer for offer in offers(view(state))}


def said(offer: Offer, part: str = "", language: str = "en") -> str:
    message = f"{offer.words.message}.{part}" if part else offer.words.message
    return voice(language, "sonata").say(message, offer.words.arguments)


def test_every_legal_choice_is_offered_once_and_in_order() -> None:
    shown = view(at("Cor"))
    assert tuple(offer.code for offer in offers(shown)) == shown.legal
    assert [offer.notation for offer in offers(shown)] == [notation(code) for code in shown.legal]


def test_a_spectator_is_offered_nothing() -> None:
    assert offers(redact(at("Cor"), -1)) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offer_of_random_games_can_be_said(language: str) -> None:
    dice, seen = fast(3), set()
    for _ in range(counts(5, 100)):
        state = new_game(dice.fork(), SonataOptions(mode="training", difficulty="any"))
        while not state.over():
            for offer in offers(redact(state, 0)):
                for part in ("", "group", "short", "rule"):
                    assert said(offer, part, language).strip()
                seen.add(offer.words.message)
            state.apply(eager(state, dice))
    assert len(seen) >= 13


def test_a_move_tells_the_place_and_what_it_brings() -> None:
    offer = offered(at("Cor"))["go:Bis"]
    assert said(offer) == "Go to Bishopsgate (church, residence), for the first time"
    assert (offer.part, offer.then) == ("pawn", "place:bishopsgate")
    assert offer.preview == (("pawn", "bishopsgate"), ("visited", "2/11"))
    again = offered(at("Cor", visited=["Bis"]))["go:Bis"]
    assert said(again) == "Go to Bishopsgate (church, residence)"
    assert again.preview[1] == ("visited", "2/11")


def test_placing_pursuit_and_near_have_words_of_their_own() -> None:
    assert said(offered(game())["go:Cor"]) == "Begin at Cornhill (commerce)"
    for card, rule in (("near", "§8.10"), ("pursuit", "§8.6")):
        state = at("Cor", fogged=card)
        play(state, "fog")
        offer = offered(state)["go:StP"]
        assert said(offer).startswith("The fog takes you to St Paul's")
        assert rule in said(offer, "rule")


def test_a_search_tells_the_fog_that_is_left_and_warns_when_there_is_none() -> None:
    offer = offered(at("Cor"))["search"]
    assert (said(offer), offer.preview, offer.part) == ("Search Cornhill", (("fog", "9"),), "deck:stealth")
    lost = offered(at("Cor", fog=[]))["search"]
    assert "loses the game" in said(lost)
    assert lost.preview == (("game", "lost"),)


def test_fog_on_top_is_named_if_it_was_read() -> None:
    state = at("Cor", fogged="near")
    assert said(offered(state)["fog"]) == "Play the fog card on top (unread)"
    state.fog_read = 1 << FOG.index("near")
    assert said(offered(state)["fog"]) == "Play the fog card on top (Near)"
    lost = at("Cor", fogged="near", fog=["near"])
    assert offered(lost)["fog"].preview == (("game", "lost"),)


def test_finding_her_offers_a_clue_and_a_confrontation() -> None:
    state = at("Bis", visited=EVERYWHERE, held=["AF"])
    play(state, "search")
    found = offered(state)
    assert said(found["clue"]) == "Take the top clue card (of 9)"
    assert found["clue"].preview == found["keys"].preview == (("clues", "2"),)
    assert (found["clue"].part, found["keys"].part) == ("deck:clues", "keys")
    assert found["leave"].preview == ()
    assert found["confront"].part == "button:confront"


def test_naming_offers_all_triples() -> None:
    state = at("Bis")
    play(state, "search confront")
    assert len(offered(state)) == 35
    offer = offered(state)["name:CTD"]
    assert (said(offer), offer.part) == ("She is: court, mother, documented", "traits")
    assert offer.then == "traits:court+mother+documented"


def test_a_discard_tells_what_the_clue_says_of_her() -> None:
    state = at("Cor", fogged="second-thought", held=CLUES[:1])
    play(state, "fog")
    offer = offered(state)["drop:AF"]
    assert said(offer) == "Discard Aline Florio (literary, married, amorous: 0/2)"
    assert (offer.part, offer.preview) == ("clue:aline-florio", (("clues", "1"),))


def test_ending_and_passing_are_buttons() -> None:
    state = at("Eas", mode="training")
    assert offered(state)["pass"].part == "button:pass"
    play(state, "go:Bis")
    assert offered(state)["end"].part == "button:end"
