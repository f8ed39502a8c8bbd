"""telling.py: every event and every result in words, in every language."""

from __future__ import annotations

from typing import get_args

import pytest

from sottovoce.core.chance import fast
from sottovoce.core.events import Event, Story
from sottovoce.core.game import SPECTATOR
from sottovoce.core.view import Words
from sottovoce.games.holmes import GAME, events
from sottovoce.games.holmes.redact import redact
from sottovoce.games.holmes.rules import new_game
from sottovoce.games.holmes.telling import sum_up, tell
from sottovoce.words import LANGUAGES, voice
from tests.conftest import counts
from tests.games.holmes.players import collector
from tests.games.holmes.positions import FIRST, SECOND, Hand, counts_of, play, position

CARDS = counts_of("7 7 J")
NONE = counts_of("")

TOLD: list[tuple[Event, int, str]] = [
    (events.DraftDealt(FIRST, (3, 5)), FIRST, "You may bring one of: Adler, Wiggins."),
    (events.DraftPicked(FIRST), SECOND, "Your brother has picked a guest."),
    (events.DraftPicked(FIRST), SPECTATOR, "The first brother has picked a guest."),
    (events.DraftPick(SECOND, 3), SECOND, "You will bring Adler."),
    (events.GuestsCame((3, 4), False), FIRST, "In town: Adler, Gregson."),
    (events.GuestsCame((3, 4), True), FIRST, "Both guests are shown: Adler, Gregson."),
    (events.BrotherChosen(FIRST), FIRST, "You are Sherlock."),
    (events.BrotherChosen(SECOND), FIRST, "Your brother is Sherlock."),
    (events.DayBegan(3), FIRST, "Day 3 begins; the markers stand upright again."),
    (events.GuestCame(7), FIRST, "Toby has come to town."),
    (events.VillainCame(12), FIRST, "Moriarty is in town!"),
    (events.GaveUp(FIRST, 4, 0), FIRST, "You give up a button."),
    (events.GaveUp(FIRST, -1, 2), SECOND, "Your brother gives up 2 tokens."),
    (events.GaveUp(SECOND, -1, 0), SPECTATOR, "The second brother gives up nothing."),
    (events.MarkerFell(FIRST, 1), FIRST, "Your marker at Mrs Hudson falls flat."),
    (events.Visited(FIRST, 10), SECOND, "Your brother visits von Kramm."),
    (events.NothingDone(FIRST, 0), FIRST, "Nothing comes of it."),
    (events.Declined(FIRST, 4), FIRST, "You leave it at that."),
    (events.TokensGained(FIRST, 3, 5), FIRST, "You take 3 tokens."),
    (events.TokensGained(FIRST, 0, 5), FIRST, "You take no tokens."),
    (events.TokensPaid(FIRST, 1), SECOND, "Your brother pays a token."),
    (events.CardTaken(FIRST, 0, False), FIRST, "You take papers from the row."),
    (events.CardTaken(FIRST, 6, True), SECOND, "Your brother takes the reserved card: fingerprint."),
    (events.JokerPlaced(FIRST, 2), FIRST, "You put the joker with the cigarettes."),
    (events.JokerPlaced(FIRST, -1), SECOND, "Your brother sets the joker aside."),
    (events.JokerLoosened(FIRST, 1), FIRST, "Your joker of the explosives is loose again."),
    (events.JokerLoosened(FIRST, 1), SECOND, "Your brother's joker of the explosives is loose again."),
    (events.JokerLoosened(SECOND, 4), SPECTATOR, "The second brother's joker of the buttons is loose again."),
    (events.Stole(SECOND, 7), FIRST, "Your brother steals a plan fragment."),
    (events.Looked(FIRST, 1), SECOND, "Your brother draws a card at Pike's."),
    (events.LookedAt(FIRST, CARDS), FIRST, "You see: button ×2, joker."),
    (events.Kept(FIRST, -1, 2), SECOND, "Your brother keeps a hidden card and throws back 2 cards."),
    (events.Kept(FIRST, 8, 0), SPECTATOR, "The first brother keeps a joker and throws back nothing."),
    (events.KeptCard(FIRST, 5, CARDS), FIRST, "You keep a footprint and throw back: button ×2, joker."),
    (events.KeptCard(FIRST, 5, NONE), FIRST, "You keep a footprint and throw back: nothing."),
    (events.Dropped(FIRST, 3), FIRST, "You discard a bullet from the row."),
    (events.Sold(FIRST, 3), SECOND, "Your brother discards a bullet at Billy's."),
    (events.Bought(FIRST, -1), SECOND, "Your brother buys a hidden card."),
    (events.Bought(FIRST, 8), SECOND, "Your brother buys a joker."),
    (events.BoughtCard(FIRST, 3), FIRST, "You buy a bullet."),
    (events.Gave(FIRST, 3), FIRST, "You give a bullet into the row."),
    (events.Reserved(FIRST, 3), SECOND, "Your brother reserves a bullet."),
    (events.RowFilled(CARDS, 1), FIRST, "Into the row: button ×2, joker. One card is left in the deck."),
    (events.RowFilled(CARDS, 0), FIRST, "Into the row: button ×2, joker. The deck is empty."),
    (events.Reshuffled(12), FIRST, "The discards are shuffled: a new deck of 12 cards."),
    (events.DayEnded(2, (3,), ()), FIRST, "Day 2 ends. Hiding tomorrow: Adler. Back: nobody."),
    (events.Revealed(FIRST, CARDS), FIRST, "You turn over: button ×2, joker."),
    (events.Ended((3, -1), (5, 0)), FIRST, "The week is over: 3 to -1 points, 5 to 0 tokens."),
]
SILENT: list[tuple[Event, int]] = [
    (events.DraftPicked(FIRST), FIRST),
    (events.MarkerLifted(FIRST, 0), SECOND),
    (events.Kept(FIRST, -1, 2), FIRST),
    (events.Bought(FIRST, -1), FIRST),
]


def english(words: Words) -> str:
    return voice("en", "holmes").say(words.message, words.arguments)


@pytest.mark.parametrize(("event", "seat", "sentence"), TOLD)
def test_events_in_english(event: Event, seat: int, sentence: str) -> None:
    words = tell(event, seat)
    assert words is not None
    assert english(words) == sentence


@pytest.mark.parametrize(("event", "seat"), SILENT)
def test_what_another_event_tells_better_is_not_told(event: Event, seat: int) -> None:
    assert tell(event, seat) is None


def test_every_kind_of_event_is_told() -> None:
    kinds = {type(event) for event, _, _ in TOLD} | {type(event) for event, _ in SILENT}
    assert kinds == set(get_args(events.HolmesEvent))


class Unknown(Event, frozen=True, tag="unknown"):
    """No event of Holmes."""


def test_an_event_of_nobodys_has_no_words() -> None:
    assert tell(Unknown(), FIRST) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told_to_all(language: str) -> None:
    say, dice = voice(language, "holmes"), fast(7)
    for seed in range(counts(2, 20)):
        story = Story()
        state = new_game(fast(seed), seed % 2 == 0, True, 4, story)
        while state.seat >= 0:
            state.apply(collector(state, dice), story)
        for told in story.told:
            for seat in (SPECTATOR, FIRST, SECOND):
                words = tell(told.event, seat) if told.shown_to(seat) else None
                assert words is None or say.say(words.message, words.arguments).strip()
        for words in sum_up(redact(state, FIRST)):
            assert say.say(words.message, words.arguments)


def finished(first: str, second: str, tokens: tuple[int, int] = (5, 5), held: str = "") -> list[str]:
    """The result of a game that ends with these open cards, as the first player hears it."""
    state = position(
        Hand(first, flat="Wat Les Hud", tokens=tokens[0], held=held),
        Hand(second, flat="Wat Les", upright="Hud", tokens=tokens[1]),
        mover=SECOND, day=7, row="", deck="", town="Adl Joh",
    )  # fmt: skip
    state.discards = 0
    play(state, "up:Hud to:Joh")
    if state.seat == FIRST:
        play(state, "joker:loose")
    return [english(words) for words in sum_up(redact(state, FIRST))]


def test_the_result_is_counted_point_by_point() -> None:
    assert finished("5 7 7 7 7 7 7 7 P P J J7", "5 5 5 P", held="9") == [
        "You win, 5 to 3.",
        "You: 5 points",
        "· button 8 to 0: 7",
        "· all of one type, button: 3",
        "· plan fragments, 2: 1",
        "· loose jokers, 1: -3",
        "· still reserved, fingerprint: -3",
        "Your brother: 3 points",
        "· cigarette 3 to 1: 4",
        "· plan fragments, 1: -1",
    ]


def test_a_tie_by_tokens_and_a_draw() -> None:
    assert finished("3", "3", (5, 4))[0] == "You win, 0 to 0, by tokens."
    assert finished("3", "3", (4, 5))[0] == "Your brother wins, 0 to 0, by tokens."
    assert finished("3", "3")[0] == "A draw, 0 to 0, tokens equal too: the case stays open."


def test_a_running_game_has_no_result() -> None:
    assert GAME.sum_up(redact(position(), FIRST)) == ()
