"""A game of Holmes printed as people read it, straight from the events: no wording of the package is used.

The text is a record with remarks: its lines that do not begin with a blank are a record that can be parsed
and replayed, the indented ones say what happened and how the table looks.
"""

from __future__ import annotations

from collections import Counter

from sottovoce.core.events import Event, Story, Told
from sottovoce.core.game import State
from sottovoce.core.record import Record
from sottovoce.games.holmes import GAME
from sottovoce.games.holmes.components import KIND_LETTERS
from sottovoce.games.holmes.rules import HolmesState
from tests.games import playthrough
from tests.games.holmes.positions import PEOPLE, hidden_of, named, open_of, row_of, tokens

SEATS = ("first", "second")


def tell(record: Record) -> str:
    """The record's header, then every stretch between two barriers with its story and the table after it."""
    return playthrough.tell(GAME, record, remarks)


def remarks(story: Story, state: State) -> list[str]:
    assert isinstance(state, HolmesState)
    lines = [in_words(told) for told in story.told]
    return [*lines, picture(state)]


def picture(state: HolmesState) -> str:
    """How many barriers were crossed, row, deck, and for each player tokens, open and hidden cards."""
    players = "; ".join(player(state, seat) for seat in (0, 1))
    table = f"row {cards(row_of(state))} | deck {state.in_deck()}"
    return f"[{state.barriers}] day {state.day} | {table} | {players}"


def player(state: HolmesState, seat: int) -> str:
    laid, hidden = cards(open_of(state, seat)), cards(hidden_of(state, seat))
    return f"{SEATS[seat]} {tokens(state)[seat]}t {laid} ({hidden})"


def cards(heap: Counter[str]) -> str:
    return " ".join(sorted(heap.elements())) or "-"


def in_words(told: Told) -> str:
    """An event, and who alone may see it."""
    alone = "" if told.seats is None else f" ({', '.join(SEATS[seat] for seat in told.seats)} alone)"
    return line_of(told.event) + alone


def line_of(event: Event) -> str:
    """The event's own name and all that it holds."""
    held = [worded(name, getattr(event, name)) for name in event.__struct_fields__]
    name = events_name(event)
    return " ".join([name, *held])


def events_name(event: Event) -> str:
    return str(type(event).__struct_config__.tag)


def worded(name: str, value: object) -> str:
    match name, value:
        case (("seat" | "sherlock"), int()):
            return f"{name}={SEATS[value]}"
        case "card", int():
            return f"card={KIND_LETTERS[value] if value >= 0 else '?'}"
        case (("character" | "guest" | "villain"), int()):
            return f"{name}={PEOPLE[value]}"
        case (("cards" | "thrown"), tuple()):
            return f"{name}={cards(named(value))}"
        case (("guests" | "hide" | "return_"), tuple()):
            return f"{name}={' '.join(PEOPLE[number] for number in value) or '-'}"
    return f"{name}={value}"
