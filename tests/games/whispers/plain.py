"""A game of Whispers printed as people read it, straight from the events: no wording of the package is used.

The text is a record with remarks: its lines that do not begin with a blank are a record that can be parsed
and replayed, the indented ones say what happened and how the house looks.
"""

from __future__ import annotations

from sottovoce.core.events import Event, Story, Told
from sottovoce.core.game import State
from sottovoce.core.record import Decision, Record
from sottovoce.games.whispers import GAME, cards
from sottovoce.games.whispers.rules import WhispersState
from tests.games import playthrough

SHOWN = cards.house().shown
SEATS = ("north", "east", "south", "west")
_ROOMS = [room.key for room in SHOWN.rooms]
_PEOPLE = [person.key for person in SHOWN.characters]
_CARDS = [card.key for card in SHOWN.evidence]
_EVENTS = [event.key for event in SHOWN.events]
_NAMES = {
    "seat": SEATS, "leader": SEATS, "other": SEATS, "card": _CARDS, "cards": _CARDS, "room": _ROOMS,
    "rooms": _ROOMS, "start": _ROOMS, "end": _ROOMS, "character": _PEOPLE, "characters": _PEOPLE,
    "first": _PEOPLE, "second": _PEOPLE, "which": _EVENTS,
}  # fmt: skip


def tell(record: Record) -> str:
    """The record's header, then every turn with its story and the house after it."""
    return playthrough.tell(GAME, record, remarks, _turn_ends)


def _turn_ends(_before: State, state: State, decision: Decision) -> bool:
    return state.seat != decision.seat


def remarks(story: Story, state: State) -> list[str]:
    assert isinstance(state, WhispersState)
    lines = [in_words(told) for told in story.told]
    return [*lines, picture(state)]


def picture(state: WhispersState) -> str:
    """Points of the seats, cards in the rooms, cards in the deck."""
    points = "/".join(str(state.points_of(seat)) for seat in range(state.players))
    rooms = "/".join(str(state.height(place)) for place in range(5))
    return f"[points {points}, rooms {rooms}, deck {state.in_deck()}]"


def in_words(told: Told) -> str:
    """One line for an event, and who alone may see it."""
    alone = "" if told.seats is None else f" ({', '.join(SEATS[seat] for seat in told.seats)} alone)"
    return line_of(told.event) + alone


def line_of(event: Event) -> str:
    fields = [(name, getattr(event, name)) for name in event.__struct_fields__]
    said = [f"{name} {value_of(name, value)}" for name, value in fields if value != ()]
    return f"{event.__struct_config__.tag}: {', '.join(said)}" if said else str(event.__struct_config__.tag)


def value_of(name: str, value: object) -> str:
    if isinstance(value, tuple):
        return " ".join(value_of(name, item) for item in value)
    names = _NAMES.get(name)
    return str(value) if names is None or not isinstance(value, int) else names[value]
