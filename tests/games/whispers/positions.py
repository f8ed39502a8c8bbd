"""Positions put together by hand, with cards named by their keys: for tests that are about one rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from sottovoce.core.chance import fast
from sottovoce.core.events import Event, Story
from sottovoce.games.whispers import cards
from sottovoce.games.whispers.components import CHARACTERS, SEEN_BY_ALL, CardSet
from sottovoce.games.whispers.rules import WhispersState, lay_choices
from sottovoce.games.whispers.state import EVIDENCE, NO_EVENT, Pile

WORKSHOP_FILE = Path(__file__).with_name("workshop.toml")
WORKSHOP = cards.load(WORKSHOP_FILE)
ODD_FILE = Path(__file__).with_name("odd.toml")
PEOPLE = [person.key for person in WORKSHOP.shown.characters]

# Where the figures stand unless a test says otherwise: two in each room but the bathroom.
FIGURES = {"ann": 1, "cat": 1, "ben": 2, "eve": 2, "dan": 3, "gil": 3, "fay": 4, "hob": 4}


def kind_of(key: str, card_set: CardSet = WORKSHOP) -> int:
    """Return the number of a kind of evidence."""
    return [card.key for card in card_set.evidence].index(key)


def room_of(key: str) -> int:
    return [room.key for room in WORKSHOP.rooms].index(key)


def event_of(key: str) -> int:
    return [event.key for event in WORKSHOP.events].index(key)


def position(
    hands: Sequence[str] = ("plain lune", "plain lune"),
    *,
    people: str = "ann cat eve gil",
    rooms: str = "bath hall hall hall hall",
    piles: dict[int, str] | None = None,
    deck: str = "",
    figures: dict[str, int] | None = None,
    points: Iterable[int] = (),
    event: str = "",
    counter: int = 5,
    leader: int = 0,
    seat: int = 0,
    stage: int = EVIDENCE,
    waiting: int | None = None,
    plays: int = 2,
    seed: int = 1,
) -> WhispersState:
    """Return a state in which a seat is about to decide.

    A hand is a row of keys. A pile is a row of keys from the bottom up, each with `+` (open), or
    with `-` and the seat that laid it face down and alone has seen it: ``"plain+ lune-1"``.
    """
    players = len(hands)
    state = WhispersState(fast(seed), WORKSHOP, players)
    state.seat, state.leader, state.stage, state.plays = seat, leader, stage, plays
    state.counter = state.first_counter = counter
    state.waiting = players - 1 if waiting is None else waiting
    for number, key in enumerate(people.split()[:players]):
        state.characters |= PEOPLE.index(key) << (4 * number)
    state.rooms = [room_of(key) for key in rooms.split()]
    for key, place in (FIGURES | (figures or {})).items():
        state.figures |= place << (3 * PEOPLE.index(key))
    for number, hand in enumerate(hands):
        for key in hand.split():
            state.gain(number, kind_of(key), 1 << number)
    for place, pile in (piles or {}).items():
        state.set_pile(place, pile_of(pile))
    state.deck = [kind_of(key) for key in deck.split()]
    for number, amount in enumerate(points):
        state.add_points(number, amount)
    state.events = list(range(len(WORKSHOP.events)))
    state.event, state.rule = NO_EVENT, 0
    if event:
        state.event, state.rule = event_of(event), WORKSHOP.events[event_of(event)].rule
    lay_choices(state)
    return state


def pile_of(text: str) -> Pile | None:
    pile: Pile | None = None
    for word in text.split():
        if word.endswith("+"):
            pile = Pile(kind_of(word[:-1]), 1, SEEN_BY_ALL, 0, pile)
        else:
            by = int(word[-1])
            pile = Pile(kind_of(word[:-2]), 0, 1 << by, by, pile)
    return pile


def legal(state: WhispersState) -> set[str]:
    """Return the legal decisions in notation."""
    return {state.cards.notations[code] for code in state.legal()}


def do(state: WhispersState, *decisions: str) -> list[Event]:
    """Take decisions; return all events told, to whomever."""
    story = Story()
    for text in decisions:
        state.apply(state.cards.codes[text], story)
    return [told.event for told in story.told]


def held(state: WhispersState, seat: int) -> list[str]:
    """Return the keys of a hand, in the order in which the cards came."""
    return [state.cards.evidence[kind].key for kind, _ in state.hand_values(seat)]


def pile(state: WhispersState, place: int) -> str:
    """Return a pile as `position` is given one; of a card face down the seat that laid it."""
    return " ".join(
        f"{state.cards.evidence[kind].key}{'+' if up else f'-{by}'}"
        for kind, up, _, by in state.pile_values(place)
    )


def deck(state: WhispersState) -> list[str]:
    return [state.cards.evidence[card & 63].key for card in state.deck[state.top :]]


def points(state: WhispersState) -> list[int]:
    return [state.points_of(seat) for seat in range(state.players)]


def place(state: WhispersState, person: str) -> int:
    """Return where a figure stands."""
    return state.place_of(PEOPLE.index(person))


def favours(state: WhispersState, seat: int) -> dict[str, int]:
    """Return what a seat's open deeds were worth, to whom they were worth something."""
    worth = {PEOPLE[who]: state.favour(seat, who) for who in range(CHARACTERS)}
    return {who: amount for who, amount in worth.items() if amount}
