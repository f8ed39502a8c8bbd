"""The drawn examples of Whispers are true: played and counted with the house set that they are drawn from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sottovoce
from sottovoce.core.chance import fast
from sottovoce.games.whispers.cards import house
from sottovoce.games.whispers.components import SEEN_BY_ALL
from sottovoce.games.whispers.rules import WhispersState, lay_choices
from sottovoce.games.whispers.scoring import room_points, symbol_points
from sottovoce.games.whispers.state import EVIDENCE, GUESSING, NO_EVENT, Pile
from tests.games.whispers.positions import do, kind_of, legal, points
from tests.web.examples import examples_of

EXAMPLES = examples_of("whispers")
MODULE = Path(sottovoce.__file__).parent / "web" / "games" / "whispers" / "examples.js"
PARTS = json.loads(MODULE.read_text(encoding="utf-8").partition("PARTS = ")[2].partition(";\n")[0])
HOUSE = house()
SHOWN = msgspec.to_builtins(HOUSE.shown)
PEOPLE = [person["key"] for person in SHOWN["characters"]]
NORTH, EAST = 0, 1
SPARE = 4  # the room of those who are not in the example

Rooms = list[dict[str, Any]]


def heap(cards: list[list[Any]]) -> Pile | None:
    """A pile from the bottom up: a card, whether it lies open, who played it."""
    pile: Pile | None = None
    for key, up, by in cards:
        seen = SEEN_BY_ALL if up else 1 << by
        pile = Pile(kind_of(key, HOUSE), int(up), seen, by, pile)
    return pile


def position(
    rooms: Rooms, hand: list[str], characters: tuple[str, str] = ("butler", "widow"), counter: int = 5
) -> WhispersState:
    """North is to play; the rooms of an example are 1 and 2, with two others beside them."""
    state = WhispersState(fast(1), HOUSE, 2)
    state.seat, state.leader, state.stage, state.plays, state.waiting = NORTH, NORTH, EVIDENCE, 2, 1
    state.counter = state.first_counter = counter
    state.event, state.events = NO_EVENT, list(range(len(SHOWN["events"])))
    keys = [room["key"] for room in SHOWN["rooms"]]
    wanted = [room["room"] for room in rooms]
    rest = [key for key in keys if key not in wanted and key != "bathroom"]
    state.rooms = [keys.index(key) for key in ["bathroom", *wanted, *rest][:5]]
    for seat, key in enumerate(characters):
        state.characters |= PEOPLE.index(key) << (4 * seat)
    for number, key in enumerate(PEOPLE):
        here = [place for place, room in enumerate(rooms, 1) if key in room["figures"]]
        state.figures |= (here or [SPARE])[0] << (3 * number)
    for place, room in enumerate(rooms, 1):
        state.set_pile(place, heap(room["pile"]))
    for key in hand:
        state.gain(NORTH, kind_of(key, HOUSE), 1 << NORTH)
    state.gain(EAST, kind_of("metronome", HOUSE), 1 << EAST)
    state.deck = [kind_of(key, HOUSE) for key in ("candle", "lullaby", "ashtray", "waltz")]
    for seat in (NORTH, EAST):
        state.add_points(seat, 1)
    lay_choices(state)
    return state


def before(rooms: Rooms, played: int) -> Rooms:
    """The rooms as they were before their last cards were played, by so many in each."""
    return [room | {"pile": room["pile"][: len(room["pile"]) - played]} for room in rooms]


def laid(state: WhispersState, place: int) -> list[list[Any]]:
    return [[HOUSE.evidence[kind].key, bool(up), by] for kind, up, _, by in state.pile_values(place)]


def hand_size(state: WhispersState) -> int:
    return len(state.hand_values(NORTH))


# ---------------------------------------------------------------- the parts


def test_the_people_are_those_of_the_house() -> None:
    symbols = [symbol["key"] for symbol in SHOWN["symbols"]]
    assert symbols == PARTS["symbols"]
    told = {person["key"]: symbols[person["symbol"]] for person in SHOWN["characters"]}
    assert PARTS["people"].items() <= told.items()


@pytest.mark.parametrize("key", list(PARTS["rooms"]))
def test_the_rooms_are_those_of_the_house(key: str) -> None:
    (shown,) = (room for room in SHOWN["rooms"] if room["key"] == key)
    assert PARTS["rooms"][key] == {"two": shown["pair"], "does": step(shown["text"])}


@pytest.mark.parametrize("key", list(PARTS["evidence"]))
def test_the_cards_are_those_of_the_house(key: str) -> None:
    (shown,) = (card for card in SHOWN["evidence"] if card["key"] == key)
    card = PARTS["evidence"][key]
    assert card["symbols"] == [PARTS["symbols"][number] for number in shown["symbols"]]
    assert card.get("coin", False) == shown["coin"]
    assert card.get("does") == (step(shown["text"]) if shown["text"] else None)


def step(words: dict[str, Any]) -> list[Any]:
    """What a card or a room does, of those that have one step that says no more than how much."""
    said = dict(words["arguments"])
    amount = said.pop("amount")
    assert said == {"at": "anywhere", "to": "anywhere", "way": "either"}
    return [words["message"].removeprefix("step-"), amount]


# ---------------------------------------------------------------- turns


def test_4_3_cards_go_on_top_open_or_face_down() -> None:
    example = EXAMPLES["lay"]
    state = position(before(example["rooms"], 1), ["nightcap", "keyring"])
    do(state, *example["plays"])
    assert [laid(state, place) for place in (1, 2)] == [room["pile"] for room in example["rooms"]]


def test_4_5_first_the_effect_then_the_room() -> None:
    example = EXAMPLES["order"]
    state = position(before(example["rooms"], 1), [example["card"], "nightcap"])
    assert (points(state)[NORTH], hand_size(state)) == (example["points"][0], example["cards"][0])
    told = [type(event).__name__ for event in do(state, *example["plays"])]
    assert (points(state)[NORTH], hand_size(state)) == (example["points"][1], example["cards"][1])
    assert told.index("Gained") < told.index("Drew")
    assert laid(state, 1) == example["rooms"][0]["pile"]


def test_4_5_face_down_only_the_room_acts() -> None:
    example = EXAMPLES["order"]
    state = position(before(example["rooms"], 1), [example["card"], "nightcap"])
    do(state, *example["hidden"])
    assert (points(state)[NORTH], hand_size(state)) == (example["points"][0], example["cards"][1])


def test_4_5_a_room_marked_two_acts_on_the_second_card() -> None:
    example = EXAMPLES["two"]
    state = position(before(example["rooms"], 2), ["nightcap", "keyring"])
    counted = [points(state)[NORTH]]
    for decision in example["plays"]:
        do(state, decision)
        counted.append(points(state)[NORTH])
    assert counted == example["points"]
    assert laid(state, 1) == example["rooms"][0]["pile"]


@pytest.mark.parametrize("guess", EXAMPLES["guess"]["guesses"], ids=lambda guess: str(guess["character"]))
def test_6_3_and_6_4_what_a_guess_brings(guess: dict[str, Any]) -> None:
    example = EXAMPLES["guess"]
    state = position([], ["nightcap"], ("butler", example["accused"]), example["counter"])
    state.stage, state.waiting = GUESSING, 1
    lay_choices(state)
    had = points(state)
    decision = f"guess:{EAST}={guess['character']}"
    assert decision in legal(state)
    do(state, decision)
    gained = [now - then for now, then in zip(points(state), had, strict=True)]
    winner = ["north", "east"].index(guess["who"])
    assert gained[winner] == guess["points"]
    assert gained[1 - winner] == 0
    assert bool(state.revealed >> EAST & 1) == guess["right"] == (guess["character"] == example["accused"])


# ---------------------------------------------------------------- the count


def test_9_2_every_card_in_the_room_is_a_point() -> None:
    example = EXAMPLES["room"]
    state = position(example["rooms"], [], (example["who"], "widow"))
    assert room_points(state, NORTH) == example["points"] == len(example["rooms"][0]["pile"])


@pytest.mark.parametrize("name", ["symbols", "coin"])
def test_9_3_and_9_4_symbols_count_as_drawn(name: str) -> None:
    example = EXAMPLES[name]
    pile = [[card, up, NORTH] for card, up, _ in example["row"]]
    room = {"room": "library", "pile": pile, "figures": []}
    state = position([room], [], (example["who"], "widow"))
    assert symbol_points(state, NORTH) == example["points"]
    assert sum(worth(mark) for _, _, mark in example["row"]) == example["points"]


def worth(mark: str) -> int:
    first, _, times = mark.partition(" × ")
    return int(first) * int(times or 1)
