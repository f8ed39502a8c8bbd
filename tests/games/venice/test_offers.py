"""offers.py: every legal choice in words, its parts of the table, and what it would bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from sottovoce.core.chance import fast
from sottovoce.core.events import Event, Story
from sottovoce.core.game import NOBODY
from sottovoce.core.view import Offer
from sottovoce.games.venice import GAME, events
from sottovoce.games.venice.actions import END, FIRST_CARD, notation
from sottovoce.games.venice.offers import landed, offers
from sottovoce.games.venice.redact import redact
from sottovoce.games.venice.rules import VeniceState
from sottovoce.games.venice.rules_moves import figures
from sottovoce.games.venice.view import VeniceOptions
from sottovoce.words import LANGUAGES, voice
from tests.conftest import counts
from tests.games.venice.positions import EAST, WEST, position


def offered(state: VeniceState) -> dict[str, Offer]:
    """The offers to the seat that decides, by notation."""
    return {offer.notation: offer for offer in offers(redact(state, state.seat))}


def said(offer: Offer, part: str = "", language: str = "en") -> str:
    message = f"{offer.words.message}.{part}" if part else offer.words.message
    return voice(language, "venice").say(message, offer.words.arguments)


def test_every_legal_choice_is_offered_once_and_in_order() -> None:
    state = position(hand="D1 D1 G1 G1+1 G>< M2 H3 H0")
    view = redact(state, WEST)
    assert tuple(offer.code for offer in offers(view)) == view.legal
    assert [offer.notation for offer in offers(view)] == [notation(code) for code in view.legal]


def test_only_the_seat_that_decides_gets_offers() -> None:
    assert offers(redact(position(mover=WEST), EAST)) == ()


@pytest.mark.parametrize(
    ("choice", "sentence", "group", "short"),
    [
        ("D1:E", "Doge, one square east → E1", "Doge 1", "→E1"),
        ("D1:W", "Doge, one square west → W1", "Doge 1", "←W1"),
        (
            "D1+D1:W",
            "Cortège with two Doge cards: Doge and both guards one square west, the Doge → W1",
            "Cortège (two Doge 1)",
            "←W1",
        ),
        ("G1:wE1", "Guards 1: west guard one square east → W2", "Guards 1", "[G→W2"),
        ("G1+1:eE2", "Guards 1+1: east guard two squares east → E5", "Guards 1+1", "G]→E5"),
        (
            "G1+1:wW1,eE1",
            "Guards 1+1: west guard one square west → W4, east guard one square east → E4",
            "Guards 1+1",
            "[G←W4 G]→E4",
        ),
        ("G><", "The guards close in on the Doge: → W1 and E1", "Guards ><", "[G W1 G] E1"),
        ("M2:E", "Merchant 2, two squares east → E3", "Merchant 2", "→E3"),
        ("H3:W", "Harlequin 3, three squares west → W4", "Harlequin 3", "←W4"),
        ("H0", "Harlequin goes to the centre", "Harlequin →0", "to the centre"),
        (
            "call:e",
            "Word of the guild: the Merchant calls the east guard → E1",
            "Word of the guild",
            "east guard → E1",
        ),
        ("call:D", "Word of the guild: the Merchant calls the Doge → E1", "Word of the guild", "Doge → E1"),
        (
            "H3@M:W",
            "Masquerade: Harlequin 3 on the Merchant, three squares west → W2",
            "Harlequin 3 as Merchant",
            "←W2",
        ),
        (
            "H3@G:eE3",
            "Masquerade: Harlequin 3 on the east guard, three squares east → E6",
            "Harlequin 3 as Guards",
            "G]→E6",
        ),
        (
            "H3@G:wW1,eW2",
            (
                "Masquerade: Harlequin 3 on the guards, west guard one square west → W4, "
                "east guard two squares west → E1"
            ),
            "Harlequin 3 as Guards",
            "[G←W4 G]←E1",
        ),
        ("H0@M", "Masquerade: the Merchant goes to the centre", "Harlequin →0 as another", "Merchant → 0"),
        (
            "throw",
            "Throw the whole hand away and draw eight; the turn is over and the Favourite stays",
            "Turn",
            "throw the hand away",
        ),
    ],
)
def test_choices_in_words(choice: str, sentence: str, group: str, short: str) -> None:
    """West to move; Harlequin stands between him and the Doge."""
    found = offered(position(west=-3, east=3, merchant=1, harlequin=-1, hand="D1 D1 G1 G1+1 G>< M2 H3 H0"))
    offer = found[choice]
    assert [said(offer), said(offer, "group"), said(offer, "short")] == [sentence, group, short]


def test_ending_is_a_choice_in_words() -> None:
    end = offered(position(hand="D1 D1", line="doge", west=-7, hand_size=7))["end"]
    assert said(end) == "End the turn · the Favourite → W1"
    assert said(end, "short") == "end it ~W1"


def test_masked_doge_and_guard_to_the_centre_in_words() -> None:
    found = offered(position(doge=3, west=-3, east=6, merchant=1, harlequin=-1, hand="H2 H0"))
    assert said(found["H2@D:E"]) == "Masquerade: Harlequin 2 on the Doge, two squares east → E5"
    assert said(found["H0@D"]) == "Masquerade: the Doge goes to the centre"
    assert said(found["H0@w"]) == "Masquerade: the west guard goes to the centre"


@pytest.mark.parametrize(
    ("choice", "part", "then"),
    [
        ("D1:E", "card:D1", "figure:doge"),
        ("D1+D1:W", "card:D1", "figure:doge"),
        ("G1+1:wW1,eE1", "card:G1+1", "figure:guards"),
        ("M2:E", "card:M2", "figure:merchant"),
        ("H3:W", "card:H3", "figure:harlequin"),
        ("H3@M:W", "card:H3", "figure:merchant"),
        ("H0@M", "card:H0", "figure:merchant"),
        ("call:e", "figure:merchant", "figure:east-guard"),
        ("throw", "button:throw", ""),
    ],
)
def test_parts_of_the_table(choice: str, part: str, then: str) -> None:
    offer = offered(position(west=-3, east=3, merchant=1, harlequin=-1, hand="D1 D1 G1+1 M2 H3 H0"))[choice]
    assert (offer.part, offer.then) == (part, then)


def test_the_button_that_ends_a_turn() -> None:
    end = offered(position(hand="D1 D1", line="doge", hand_size=7))["end"]
    assert (end.part, end.then) == ("button:end", "")


# ---------------------------------------------------------------- previews


def test_a_preview_shows_who_would_stand_where() -> None:
    found = offered(position(hand="M2 G1+1"))
    assert found["M2:E"].preview == (("merchant", "1"), ("favourite", "0"))
    assert found["G1+1:wW1,eE1"].preview == (("west-guard", "-3"), ("east-guard", "3"), ("favourite", "0"))


def test_a_preview_shows_the_favourites_step_if_the_turn_ended_so() -> None:
    found = offered(position(merchant=-5, hand="M2"))
    assert found["M2:W"].preview == (("merchant", "-7"), ("favourite", "-1"))
    assert said(found["M2:W"], "short") == "←W7 ~W1"
    assert said(found["M2:E"], "short") == "→W3"


def test_a_favourite_who_would_come_home_is_announced() -> None:
    found = offered(position(merchant=5, favourite=6, hand="M2"))
    assert said(found["M2:E"]).endswith(" · ending now, the Favourite is home on E7")
    assert ("round", "won") not in found["M2:E"].preview


@pytest.mark.parametrize(("mover", "verdict"), [(WEST, "lost"), (EAST, "won")])
def test_the_doge_entering_a_mansion_decides_the_round(mover: int, verdict: str) -> None:
    found = offered(position(mover=mover, doge=6, east=8, harlequin=0, hand="D1"))
    assert found["D1:E"].preview == (("doge", "7"), ("round", verdict))
    words = {"won": " · wins you the round", "lost": " · loses you the round"}
    assert said(found["D1:E"]).endswith(words[verdict])


def test_a_summons_that_brings_the_favourite_home_decides_the_round() -> None:
    found = offered(position(merchant=-7, favourite=-5, hand="D1"))
    assert found["call:w"].preview == (("west-guard", "-7"), ("favourite", "-7"), ("round", "won"))


def test_throwing_the_hand_foresees_nothing_of_the_favourite() -> None:
    assert offered(position(west=-7, hand="D1"))["throw"].preview == ()


@pytest.mark.parametrize(
    ("doge", "favourite", "deal", "foreseen"),
    [
        (-1, 5, 2, ("round", "won")),
        (1, -5, 2, ("round", "lost")),
        (0, -1, 2, ("round", "won")),
        (0, 0, 2, ("deal", "3")),
        (0, 0, 3, ("round", "drawn")),
    ],
)
def test_the_end_of_the_cards_is_foreseen(
    doge: int, favourite: int, deal: int, foreseen: tuple[str, str]
) -> None:
    """West was given Harlequin: the round is judged after his turn."""
    state = position(
        doge=doge, favourite=favourite, deal=deal, owner=EAST, pile="D1 D1", hand="M2", west=-3, east=3
    )
    assert foreseen in offered(state)["throw"].preview


def test_an_extra_turn_or_a_first_deal_decides_nothing_yet() -> None:
    own = position(doge=-1, deal=2, owner=WEST, pile="D1", hand="M2", west=-3, east=3)
    first = position(doge=-1, deal=1, owner=EAST, pile="D1", hand="M2", west=-3, east=3)
    assert offered(own)["throw"].preview == ()
    assert offered(first)["throw"].preview == ()


# ---------------------------------------------------------------- against the engine


def positions_of_random_play(games: int) -> Iterator[VeniceState]:
    chance = fast(41)
    for _ in range(games):
        state = GAME.new(chance.fork(), VeniceOptions())
        assert isinstance(state, VeniceState)
        while state.seat != NOBODY:
            yield state
            legal = state.legal()
            state.apply(legal[chance.below(len(legal))])


def after(state: VeniceState, code: int) -> tuple[VeniceState, list[Event]]:
    story = Story()
    copy = state.copy()
    copy.apply(code, story)
    return copy, [told.event for told in story.told]


def decided(happened: list[Event], seat: int) -> tuple[tuple[str, str], ...]:
    """What the events say of the round, as a preview would."""
    for event in happened:
        if isinstance(event, events.RoundEnded):
            return (("round", {-1: "drawn", seat: "won"}.get(event.winner, "lost")),)
        if isinstance(event, events.Reshuffled) and event.deal == 3:
            return (("deal", "3"),)
    return ()


def check_offer(state: VeniceState, offer: Offer) -> None:
    result, happened = after(state, offer.code)
    ending = decided(happened, state.seat)
    assert tuple(pair for pair in offer.preview if pair[0] in ("round", "deal")) == ending
    if not ending:
        assert landed(redact(state, state.seat).figures, offer.code) == figures(result)
    if offer.code >= FIRST_CARD and not ending:
        _, happened = after(result, END)
    steps = [event.end for event in happened if isinstance(event, events.FavouriteMoved)]
    things = dict(offer.preview)
    if "favourite" in things:
        assert int(things["favourite"]) == (steps[0] if steps else state.favourite)
    else:
        assert steps == []


def test_previews_come_true_in_random_play() -> None:
    checked = 0
    for number, state in enumerate(positions_of_random_play(counts(4, 60))):
        if number % 3 == 0:
            for offer in offers(redact(state, state.seat)):
                check_offer(state, offer)
                checked += 1
    assert checked > 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offer_can_be_said_in_every_language(language: str) -> None:
    met: Counter[str] = Counter()
    for state in positions_of_random_play(counts(5, 30)):
        for offer in offers(redact(state, state.seat)):
            met[offer.words.message] += 1
            if met[offer.words.message] <= counts(12, 100):
                assert all(said(offer, part, language) for part in ("", "group", "short", "rule"))
    written = {name for name in voice(language, "venice") if name.startswith(("offer-", "masked-"))}
    assert set(met) == {name for name in written if "." not in name}
