"""Setting up a game of Whispers (RULES.md §2)."""

from __future__ import annotations

from mypy_extensions import i64

from sottovoce.core.events import Story
from sottovoce.games.whispers import events
from sottovoce.games.whispers.components import (
    CHARACTER_BITS,
    CHARACTERS,
    FIGURES_A_ROOM,
    FIRST_POINTS,
    HAND,
    PLACE_BITS,
    PLACES,
    CardSet,
)
from sottovoce.games.whispers.rules_primitives import draw
from sottovoce.games.whispers.state import House


def set_up(state: House, story: Story | None) -> None:
    """§2 Deal characters, lay rooms, place figures, deal evidence; §2.8 the lot names the leader."""
    deal_characters(state)
    lay_rooms(state)
    place_figures(state)
    state.events = list(range(len(state.cards.events)))
    state.chance.shuffle(state.events)  # §2.5
    state.deck = state.cards.deck()
    state.chance.shuffle(state.deck)
    state.leader = state.chance.below(state.players)
    if story is not None:
        tell_table(state, story)
    deal_evidence(state, story)


def deal_characters(state: House) -> None:
    """§2.1 A character for each player, kept secret; the others stay in the box."""
    people = list(range(CHARACTERS))
    state.chance.shuffle(people)
    seat: i64 = 0
    while seat < state.players:
        person: i64 = people[seat]
        state.characters |= person << (CHARACTER_BITS * seat)
        seat += 1


def lay_rooms(state: House) -> None:
    """§2.2 The bathroom (the first room of a set), and four of the others by lot, in a row."""
    others = list(range(1, len(state.cards.rooms)))
    state.chance.shuffle(others)
    state.rooms = [0, *others[: PLACES - 1]]


def place_figures(state: House) -> None:
    """§2.3 Two figures in each room but the bathroom, by lot, until nowhere two share a symbol."""
    people = list(range(CHARACTERS))
    state.chance.shuffle(people)
    while shares_symbol(people, state.cards):
        state.chance.shuffle(people)
    state.figures = 0
    for at, person in enumerate(people):
        place: i64 = 1 + at // FIGURES_A_ROOM
        state.figures |= place << (PLACE_BITS * person)


def shares_symbol(people: list[int], cards: CardSet) -> bool:
    """§2.3 Do two figures that would stand together have the same symbol?"""
    for at in range(0, CHARACTERS, FIGURES_A_ROOM):
        if cards.symbol_of[people[at]] == cards.symbol_of[people[at + 1]]:
            return True
    return False


def tell_table(state: House, story: Story) -> None:
    """Say what lies open at the start, and to each player who he is."""
    figures = tuple(int(state.place_of(person)) for person in range(CHARACTERS))
    story.tell(events.GameBegan(tuple(state.rooms), figures, state.first_counter))
    for seat in range(state.players):
        story.whisper(events.CharacterDealt(seat, state.character(seat)), seat)


def deal_evidence(state: House, story: Story | None) -> None:
    """§2.4 Four evidence cards for each player, §2.6 and one point."""
    seat: i64 = 0
    while seat < state.players:
        draw(state, seat, HAND, story)
        state.add_points(seat, FIRST_POINTS)
        seat += 1
