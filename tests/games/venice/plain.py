"""A game of Venice printed as people read it, straight from the events: no wording of the package is used.

The text is a record with remarks: its lines that do not begin with a blank are a record that can be parsed
and replayed, the indented ones say what happened and how the street looks.
"""

from __future__ import annotations

from itertools import groupby

from sottovoce.core.events import Event, Story, Told
from sottovoce.core.game import State
from sottovoce.core.record import Record
from sottovoce.games.venice import GAME, events
from sottovoce.games.venice.components import CARD_NAMES, FIGURES
from sottovoce.games.venice.rules import VeniceState
from tests.games import playthrough
from tests.games.venice.positions import named, pile_of, street

SEAT_NAMES = ("west", "east")
LETTERS = {"doge": "D", "west": "g", "east": "g", "merchant": "m", "harlequin": "h"}


def tell(record: Record) -> str:
    """The record's header, then every turn with its story and the street after it."""
    return playthrough.tell(GAME, record, remarks)


def remarks(story: Story, state: State) -> list[str]:
    assert isinstance(state, VeniceState)
    lines = [line for told in story.told for line in in_words(told)]
    return [*lines, f"{picture(state)} favourite {state.favourite}, pile {len(pile_of(state))}"]


def picture(state: VeniceState) -> str:
    """`W[......gmDhg......]E`; figures that share a square stand in brackets."""
    standing = sorted((square, LETTERS[name]) for name, square in street(state).items())
    letters = {
        square: "".join(letter for _, letter in group) for square, group in groupby(standing, lambda s: s[0])
    }
    squares = [letters.get(square, ".") for square in range(-8, 9)]
    return f"W[{''.join(letter if len(letter) == 1 else f'({letter})' for letter in squares)}]E"


def in_words(told: Told) -> list[str]:
    """One line for an event, and who alone may see it."""
    alone = "" if told.seats is None else f" ({', '.join(SEAT_NAMES[seat] for seat in told.seats)} alone)"
    return [line_of(told.event) + alone]


def line_of(event: Event) -> str:
    match event:
        case events.RoundBegan(number, owner):
            return f"round {number} begins: {SEAT_NAMES[owner]} has the merchant"
        case events.HandShown(seat, cards):
            return f"{SEAT_NAMES[seat]} shows {of_cards(cards)}: all is dealt again"
        case events.Played(seat, card, count, masked, moved):
            cards_played = " ".join([CARD_NAMES[card]] * count)
            return f"{SEAT_NAMES[seat]} plays {cards_played}{' masked' if masked else ''}: {of_moves(moved)}"
        case events.Threw(seat, cards):
            return f"{SEAT_NAMES[seat]} throws away {of_cards(cards)}"
        case events.Summoned(seat, moved):
            return f"{SEAT_NAMES[seat]} summons: {of_moves(moved)}"
        case events.FavouriteMoved(start, end, west, east):
            return f"favourite {start} > {end} (west counts {west}, east counts {east})"
        case events.Drew(seat, count):
            return f"{SEAT_NAMES[seat]} draws {count}"
        case events.DrewCards(seat, cards):
            return f"{SEAT_NAMES[seat]} sees {of_cards(cards)}"
        case events.Reshuffled(deal):
            return f"discards are shuffled, deal {deal} begins"
        case events.RoundEnded(number, winner, reason, score):
            result = "is drawn" if winner < 0 else f"goes to {SEAT_NAMES[winner]}"
            return f"round {number} {result}: {reason}, score {score[0]}-{score[1]}"
    raise AssertionError(f"no words for {event}")


def of_cards(cards: tuple[int, ...]) -> str:
    return " ".join(named(cards).elements())


def of_moves(moved: tuple[tuple[int, int, int], ...]) -> str:
    return ", ".join(f"{FIGURES[figure]} {start} > {end}" for figure, start, end in moved)
