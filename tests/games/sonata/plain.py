"""A game of Black Sonata printed as people read it, straight from the events: none of the package's words.

The text is a record with remarks: its lines that do not begin with a blank are a record that can be parsed
and replayed, the indented ones say what happened and how the table looks.
"""

from __future__ import annotations

from collections.abc import Sequence

from sottovoce.core.events import Event, Story
from sottovoce.core.game import State
from sottovoce.core.record import Record
from sottovoce.games.sonata import GAME, events
from sottovoce.games.sonata.components import (
    FOG_CARDS,
    LABELS,
    LADY_SHORT,
    LANDMARKS,
    PLACE_SHORT,
    SUITS,
    TRAIT_SHORT,
)
from sottovoce.games.sonata.rules import SonataState
from tests.games import playthrough
from tests.games.sonata.positions import held, pawn, phase


def tell(record: Record) -> str:
    """The record's header, then every turn with its story and the table after it."""
    return playthrough.tell(GAME, record, remarks)


def remarks(story: Story, state: State) -> list[str]:
    assert isinstance(state, SonataState)
    lines = [line_of(told.event) for told in story.told]
    return [*lines, picture(state)]


def picture(state: SonataState) -> str:
    """`acting at Cor, slot 5 of 26, countdown 2, fog 9, clues AF`."""
    where = "" if phase(state) == "placing" else f" at {pawn(state)}"
    clues = " ".join(sorted(held(state))) or "none"
    slot = f"slot {state.top} of {state.length}, countdown {state.countdown}"
    return f"{phase(state)}{where}, {slot}, fog {state.fog_left}, clues {clues}"


def line_of(event: Event) -> str:
    match event:
        case events.GameBegan(suit, length, may_stay):
            return f"the suit is {SUITS[suit]}; {length} cards, {'she may stay' if may_stay else 'she moves'}"
        case events.PawnPlaced(place):
            return f"the pawn is placed at {PLACE_SHORT[place]}"
        case events.LandmarkSeen(slot, landmark):
            return f"slot {slot}: {landmark_name(landmark)}"
        case events.PawnMoved(start, end, first):
            return f"{PLACE_SHORT[start]} > {PLACE_SHORT[end]}{', first time' if first else ''}"
        case events.Searched(place, found, left):
            return f"searched {PLACE_SHORT[place]}: {'found' if found else 'not there'}; fog {left}"
        case events.ClueTaken(lady, left):
            return f"clue {LADY_SHORT[lady]}, {left} left"
        case events.SlippedAway(cards):
            return f"slips away by {cards}"
        case events.FogRead(card, leaves, left):
            return f"fog: {FOG_CARDS[card]}{' leaves' if leaves else ''}; fog {left}"
        case events.Confronted(traits, lady, right):
            named = "".join(TRAIT_SHORT[trait] for trait in traits)
            return f"named {named}, she is {LADY_SHORT[lady]}: {'right' if right else 'wrong'}"
        case _:
            return seldom(event)


def seldom(event: Event) -> str:
    match event:
        case events.CountdownTurned(number):
            return f"countdown {number}"
        case events.Passed():
            return "passed"
        case events.NothingTaken():
            return "takes nothing"
        case events.KeysClueTaken(lady):
            return f"clue {LADY_SHORT[lady]} from under the keys"
        case events.Foresaw(landmarks):
            return f"foresees {names(landmarks)}"
        case events.ClueDropped(lady):
            return f"discards {LADY_SHORT[lady]}"
        case events.FogRemoved(card):
            return f"fog removed: {FOG_CARDS[card] if card >= 0 else 'unseen'}"
        case events.NewDarkLady(suit):
            return f"a new Dark Lady of {SUITS[suit]}"
        case events.GameEnded(reason, points, lady, mate, route, backwards, cards):
            way = f"{route or 'new'}{' backwards' if backwards else ''}"
            deck = " ".join(LABELS[card] for card in cards)
            return f"{reason}, {points} points; {LADY_SHORT[lady]}, keys {LADY_SHORT[mate]}; {way}: {deck}"
    raise AssertionError(f"no words for {event}")


def landmark_name(number: int) -> str:
    return LANDMARKS[number] if number >= 0 else "fog"


def names(landmarks: Sequence[int]) -> str:
    return " ".join(landmark_name(number) for number in landmarks)
