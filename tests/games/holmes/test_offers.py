"""offers.py and plan.py: every legal choice in words, its parts of the table, and what it would bring."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sottovoce.core.chance import fast
from sottovoce.core.view import Offer
from sottovoce.games.holmes.actions import notation, parse
from sottovoce.games.holmes.components import KIND_NAMES
from sottovoce.games.holmes.offers import offers
from sottovoce.games.holmes.plan import worthwhile
from sottovoce.games.holmes.redact import redact
from sottovoce.games.holmes.rules import HolmesState, new_game
from sottovoce.games.holmes.telling import strength
from sottovoce.words import LANGUAGES, voice
from tests.conftest import counts
from tests.games.holmes.players import collector
from tests.games.holmes.positions import DECK, FIRST, SECOND, Hand, phase, play, position, tokens


def offered(state: HolmesState) -> dict[str, Offer]:
    """The offers to the seat that decides, by notation."""
    return {offer.notation: offer for offer in offers(redact(state, state.seat))}


def said(offer: Offer, part: str = "", language: str = "en") -> str:
    message = f"{offer.words.message}.{part}" if part else offer.words.message
    return voice(language, "holmes").say(message, offer.words.arguments)


def at(who: str, **rest: object) -> HolmesState:
    hands = {"first": Hand("7 J7 P J", tokens=9, upright="Hud Tob Wig", held="9")}
    state = position(**{**hands, "second": Hand("8 8"), "row": "3 4 8 J", "right": SECOND, **rest})  # type: ignore[arg-type]
    play(state, f"up:Hud to:{who}" if who else "")
    return state


CASES = [
    ("", "up:Hud", "Pick up your marker from Mrs Hudson", "marker:hudson", ""),
    ("Les", "take:8", "Take a footprint from the row (1:2)", "row:footprint", "open:footprint"),
    ("Les", "take:J", "Take a joker from the row", "row:joker", "open:joker"),
    ("Les", "take:held", "Take the reserved card: fingerprint (1:0)", "held", "open:fingerprint"),
    ("Adl", "steal:8", "Steal a footprint (1:1)", "theirs:footprint", "hidden"),
    ("Gre", "pass", "Take no more", "button:pass", ""),
    ("Pik", "draw:2", "Draw 2 cards for 2 tokens", "deck", "hidden"),
    ("Pik", "draw:1", "Draw one card for a token", "deck", "hidden"),
    ("Joh", "drop:3", "Discard papers from the row", "row:papers", "discards"),
    ("Bil", "sell:7", "Discard a button for 5 tokens (0:0)", "open:button", "discards"),
    ("Kra", "pass", "Take no more", "button:pass", ""),
    ("Hun", "give:7", "Swap a button of yours", "open:button", "row"),
    ("Hun", "give:J7", "Swap the joker of the buttons", "joker:button", "row"),
    ("Hun", "give:J", "Swap a loose joker", "open:joker", "row"),
    ("Hun", "give:P", "Swap a plan fragment of yours", "open:plan", "row"),
    ("Hun", "pass", "Swap nothing", "button:pass", ""),
]


@pytest.mark.parametrize(("who", "choice", "sentence", "part", "then"), CASES)
def test_choices_in_english(who: str, choice: str, sentence: str, part: str, then: str) -> None:
    offer = offered(at(who))[choice]
    assert said(offer) == sentence
    assert (offer.part, offer.then) == (part, then)


def test_the_steps_after_a_first_choice() -> None:
    hunter = at("Hun")
    play(hunter, "give:P")
    assert said(offered(hunter)["take:3"]) == "Take papers in exchange (1:0)"
    pike = at("Pik")
    play(pike, "draw:3")
    assert {said(offer).split()[0] for offer in offered(pike).values()} == {"Keep"}
    raid = at("Les", row="J 3 4 8")
    play(raid, "take:3")
    assert said(offered(raid)["join"]) == "Lay the card on the loose joker (2:0)"
    assert said(offered(raid)["apart"]) == "Keep the joker loose"
    play(raid, "apart take:J")
    assert said(offered(raid)["joker:3"]) == "Put the joker with the papers (2:0)"
    assert said(offered(raid)["joker:loose"]) == "Set the joker aside"
    kramm = at("Kra")
    play(kramm, "pass")
    assert said(offered(kramm)["buy"]) == "Pay a token for a hidden card from the deck"
    assert said(offered(kramm)["pass"]) == "Buy nothing"
    reserving = offered(position(right=FIRST))["hold:3"]
    assert (said(reserving), reserving.then, reserving.preview) == ("Reserve papers", "held", ())


@pytest.mark.parametrize(
    ("who", "choice", "mine", "theirs", "stands"),
    [
        ("Bil", "sell:7", "7 J7", "7", "0:1"),
        ("Bil", "sell:7", "7 7 J7", "7", "2:1"),
        ("Hun", "give:7", "7 J7", "7", "0:1"),
        ("Hun", "give:J7", "7 J7", "7", "1:1"),
        ("Adl", "steal:7", "7", "7 J7", "2:0"),
        ("Adl", "steal:7", "7", "7 7 J7", "2:2"),
    ],
)
def test_a_joker_that_will_be_loose_does_not_count(
    who: str, choice: str, mine: str, theirs: str, stands: str
) -> None:
    state = position(Hand(mine), Hand(theirs))
    play(state, f"up:Wat to:{who}")
    assert dict(offered(state)[choice].preview)["button"] == stands


def test_every_card_has_its_price_at_gregsons() -> None:
    state = position(Hand(tokens=6, held="7"), right=SECOND)
    play(state, "up:Wat to:Gre")
    takes = [offer for text, offer in offered(state).items() if text.startswith("take:")]
    assert len(takes) == 5
    assert {dict(offer.preview)["tokens"] for offer in takes} == {"-2"}


@pytest.mark.parametrize(
    ("who", "sentence", "preview"),
    [
        ("Wat", "Visit Watson: pay a token, take a card of the row", (("tokens", "-1"),)),
        ("Hud", "Visit Mrs Hudson: take 3 tokens", (("tokens", "+3"),)),
        ("Les", "Visit Lestrade: pay three tokens, take two cards of the row", (("tokens", "-3"),)),
        ("Adl", "Visit Irene Adler: pay 2 tokens, steal an open card", (("tokens", "-2"),)),
        ("Gre", "Visit Gregson: up to three cards of the row, two tokens each", ()),
        ("Wig", "Visit Wiggins: take 5 tokens", (("tokens", "+5"),)),
        ("Tob", "Visit Toby: take 2 tokens", (("tokens", "+2"),)),
        ("Bil", "Visit Billy: discard an open card for its value less 2 in tokens", ()),
    ],
)
def test_visits_in_english(who: str, sentence: str, preview: tuple[tuple[str, str], ...]) -> None:
    state = position(Hand("7 P", upright="Joh Kra Hun"), Hand("8"))
    play(state, "up:Joh")
    offer = offered(state)[f"to:{who}"]
    assert said(offer) == sentence
    assert offer.preview == preview
    assert (said(offer, "group"), said(offer, "short") in sentence) == ("Visit", True)


def test_a_visit_for_nothing_says_so() -> None:
    state = position(Hand(tokens=0, upright="Hud Kra Joh"), Hand(tokens=0))
    play(state, "up:Hud")
    for who in ("Wat", "Les", "Adl", "Gre", "Pik", "Tob", "Bil", "Hun"):
        offer = offered(state)[f"to:{who}"]
        assert said(offer).endswith(" · nothing would come of it")
        assert ("effect", "none") in offer.preview


def test_a_villain_in_words() -> None:
    hands = Hand("7 J7 P J", flat="Wat Hud Les"), Hand(flat="Wat Hud", upright="Les", tokens=1)
    state = position(*hands, mover=SECOND, row="", town="Adl Joh", guests="Moriarty Moran Tob")
    play(state, "up:Les to:Joh")
    found = offered(state)
    assert [said(found[text]) for text in ("give:7", "give:J7", "give:J", "pay")] == [
        "Give up a button", "Give up the joker of the buttons", "Give up a loose joker", "Give up 2 tokens",
    ]  # fmt: skip
    assert found["give:7"].then == "discards"
    play(state, "give:P")
    assert said(offered(state)["pay"]) == "Give up your last token"
    play(state, "pay pay")
    assert said(offered(state)["flat:Wat"]) == "Lay your marker at Watson flat"


def test_setting_up_in_words() -> None:
    state = new_game(fast(1), True, False, 0)
    assert {said(offer).split()[0] for offer in offered(state).values()} == {"Bring"}
    state.apply(state.legal()[0])
    state.apply(state.legal()[0])
    assert [said(offer) for offer in offered(state).values()] == ["Be Sherlock", "Be Mycroft"]


def test_the_last_jokers_in_words() -> None:
    state = position(
        Hand("7 J", flat="Wat Les Hud"), Hand(flat="Wat Les", upright="Hud"),
        mover=SECOND, day=7, row="", deck="", town="Adl Joh",
    )  # fmt: skip
    state.discards = 0
    play(state, "up:Hud to:Joh")
    assert [said(offer) for offer in offered(state).values()] == [
        "Put the joker with the buttons (2:0)",
        "Leave the jokers loose",
    ]


# ---------------------------------------------------------------- held against the engine


def random_states(seeds: int) -> Iterator[HolmesState]:
    dice = fast(3)
    for seed in range(seeds):
        state = new_game(fast(seed), seed % 2 == 0, True, seed % 5)
        while state.seat >= 0:
            yield state
            state.apply(collector(state, dice))


def test_offers_are_the_legal_choices_and_go_to_the_mover_alone() -> None:
    for state in random_states(counts(3, 30)):
        found = offers(redact(state, state.seat))
        assert [offer.code for offer in found] == state.legal()
        assert [offer.notation for offer in found] == [notation(code) for code in state.legal()]
        assert offers(redact(state, 1 - state.seat)) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_can_be_said_in_full_and_short(language: str) -> None:
    seen: set[str] = set()
    for state in random_states(counts(2, 20)):
        for offer in offers(redact(state, state.seat)):
            if offer.words.message not in seen:
                seen.add(offer.words.message)
                assert all(said(offer, part, language) for part in ("", "group", "short", "rule"))
    assert len(seen) > 35


def test_foreseen_tokens_come_true() -> None:
    checked = 0
    for state in random_states(counts(6, 60)):
        if phase(state) != "lay":
            continue
        for offer in offers(redact(state, state.seat)):
            foreseen = dict(offer.preview)
            if "tokens" not in foreseen:
                continue
            after = state.copy()
            after.apply(offer.code)
            seat = int(state.seat)
            changed = tokens(after)[seat] - tokens(state)[seat]
            price_later = phase(after) == "steal"
            assert changed == (0 if price_later else int(foreseen["tokens"]))
            checked += 1
    assert checked > 100


def test_foreseen_standings_come_true() -> None:
    seen: set[str] = set()
    for state in random_states(counts(6, 60)):
        seat = int(state.seat)
        for offer in offers(redact(state, seat)):
            kinds = [name for name, _ in offer.preview if name in KIND_NAMES]
            after = state.copy()
            after.apply(offer.code)
            if kinds and phase(after) not in ("last", "over"):
                view, kind = redact(after, seat), KIND_NAMES.index(kinds[0])
                stands = f"{strength(view, seat, kind)}:{strength(view, 1 - seat, kind)}"
                assert (offer.notation, dict(offer.preview)[kinds[0]]) == (offer.notation, stands)
                seen.add(offer.notation.partition(":")[0])
    assert seen >= {"take", "sell", "give", "keep", "joker"}


def test_a_visit_for_nothing_really_changes_nothing() -> None:
    checked = 0
    for state in random_states(counts(8, 60)):
        if phase(state) != "lay":
            continue
        for offer in offers(redact(state, state.seat)):
            if not offer.notation.startswith("to:"):
                continue
            after = state.copy()
            after.apply(offer.code)
            own, seat = state.side(state.seat), int(state.seat)
            idle = (
                after.actor != state.actor
                or after.day != state.day
                or phase(after) in ("late", "last", "over")
            )
            if ("effect", "none") in offer.preview:
                assert idle
                assert (after.side(seat).open, after.side(seat).hidden) == (own.open, own.hidden)
                assert tokens(after) == tokens(state)
                checked += 1
            elif "tokens" not in dict(offer.preview):
                assert not idle
    assert checked > 20


# ---------------------------------------------------------------- plan.py


def test_visits_for_nothing_are_not_weighed() -> None:
    state = position(Hand(tokens=0, upright="Hud Kra Joh"), Hand(tokens=0), right=FIRST)
    assert worthwhile(redact(state, FIRST)) == redact(state, FIRST).legal
    play(state, "up:Hud")
    assert {notation(code) for code in worthwhile(redact(state, FIRST))} == {"to:Wig"}


def test_but_if_there_is_nothing_else_they_are() -> None:
    stolen = " ".join(DECK.elements())
    state = position(
        Hand(tokens=12, upright="Hud Kra Joh"),
        Hand(tokens=12, stolen=stolen),
        row="",
        deck="",
        town="Adl Joh Kra",
    )
    play(state, "up:Hud")
    view = redact(state, FIRST)
    assert worthwhile(view) == view.legal
    assert parse("to:Wat") in view.legal


def test_what_is_worthwhile_is_legal_and_something() -> None:
    for state in random_states(counts(3, 30)):
        view = redact(state, state.seat)
        assert worthwhile(view)
        assert set(worthwhile(view)) <= set(view.legal)
