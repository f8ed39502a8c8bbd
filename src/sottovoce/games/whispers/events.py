"""Whispers' story: what happened, for the log and the page.

Cards, rooms, characters and events are named by their numbers in the card set. Where a card
leaves a hand or is looked at, all are told who had seen it before (`seen`, a bit for each seat),
and those who had are told which card it was (`KnownCard`).
"""

from __future__ import annotations

from sottovoce.core.events import Event


class GameBegan(Event, frozen=True, tag="game-began"):
    """Rooms lie, figures stand, cards are dealt."""

    rooms: tuple[int, ...]
    figures: tuple[int, ...]
    counter: int


class CharacterDealt(Event, frozen=True, tag="character-dealt"):
    """Who a player is, for that player alone."""

    seat: int
    character: int


class RoundBegan(Event, frozen=True, tag="round-began"):
    """The evidence stage begins with the leader."""

    leader: int
    counter: int


class PlayedUp(Event, frozen=True, tag="played-up"):
    """A card was played face up."""

    seat: int
    card: int
    room: int
    seen: int


class PlayedDown(Event, frozen=True, tag="played-down"):
    """A card was played face down."""

    seat: int
    room: int
    seen: int


class KnownCard(Event, frozen=True, tag="known-card"):
    """Which card it was that just moved or was looked at, for those who have seen it."""

    card: int


class EffectActs(Event, frozen=True, tag="effect-acts"):
    """The effect of a card played face up begins."""

    seat: int
    card: int


class RoomActs(Event, frozen=True, tag="room-acts"):
    """The action of a room begins."""

    seat: int
    room: int


class Impossible(Event, frozen=True, tag="impossible"):
    """A step that could not be carried out, and so is passed over."""

    seat: int
    verb: str


class NoCards(Event, frozen=True, tag="no-cards"):
    """A player without cards has no turn."""

    seat: int


class Drew(Event, frozen=True, tag="drew"):
    """So many cards were drawn; all may know the number."""

    seat: int
    count: int


class DrewCards(Event, frozen=True, tag="drew-cards"):
    """The cards drawn, for the one who drew them; in the order of the set, since a hand has none.

    `seen`: who had seen each before (a bit a seat), where anybody had.
    """

    seat: int
    cards: tuple[int, ...]
    seen: tuple[int, ...] = ()


class Discarded(Event, frozen=True, tag="discarded"):
    """A card went under the deck."""

    seat: int
    seen: int


class Flipped(Event, frozen=True, tag="flipped"):
    """The top card of a room was turned over; all see which it is."""

    seat: int
    room: int
    card: int
    up: bool


class CardMoved(Event, frozen=True, tag="card-moved"):
    """The top card of a room went to another."""

    seat: int
    start: int
    end: int


class FigureMoved(Event, frozen=True, tag="figure-moved"):
    """A figure went to another room."""

    seat: int
    character: int
    start: int
    end: int


class FiguresSwapped(Event, frozen=True, tag="figures-swapped"):
    """Two figures changed places."""

    seat: int
    first: int
    second: int


class Peeked(Event, frozen=True, tag="peeked"):
    """Somebody looked at the topmost face-down card of a room that he had not seen."""

    seat: int
    room: int


class Spied(Event, frozen=True, tag="spied"):
    """Somebody looked at a card in another's hand."""

    seat: int
    other: int
    seen: int


class Swapped(Event, frozen=True, tag="swapped"):
    """A card was given for one drawn from another's hand."""

    seat: int
    other: int
    given_seen: int
    taken_seen: int


class GivenCard(Event, frozen=True, tag="given-card"):
    """Which card was given in a swap, for those who have seen it."""

    card: int


class TakenCard(Event, frozen=True, tag="taken-card"):
    """Which card was taken in a swap, for those who have seen it."""

    card: int


class Gained(Event, frozen=True, tag="gained"):
    """Points from the stock."""

    seat: int
    points: int


class Gave(Event, frozen=True, tag="gave"):
    """Points from one player to another."""

    seat: int
    other: int
    points: int


class ExtraPlay(Event, frozen=True, tag="extra-play"):
    """A player may play one more card this turn."""

    seat: int


class Protected(Event, frozen=True, tag="protected"):
    """Nobody may name this player in the next guessing stage."""

    seat: int


class Passed(Event, frozen=True, tag="passed"):
    """A player named nobody."""

    seat: int


class GuessedRight(Event, frozen=True, tag="guessed-right"):
    """A player named another's character, who turns his card up."""

    seat: int
    other: int
    character: int
    points: int


class GuessedWrong(Event, frozen=True, tag="guessed-wrong"):
    """A player took another for somebody he is not; the other gets the points."""

    seat: int
    other: int
    character: int
    points: int


class EventDrawn(Event, frozen=True, tag="event-drawn"):
    """The new leader drew an event."""

    leader: int
    counter: int
    which: int


class TaskBegins(Event, frozen=True, tag="task-begins"):
    """A player's turn to carry out the event's task."""

    seat: int
    which: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The counter shows zero: all turn their characters up and count.

    For each seat: its points so far, the cards in its room, its symbols, and those in its own room.
    """

    characters: tuple[int, ...]
    scores: tuple[tuple[int, int, int, int], ...]


WhispersEvent = (
    GameBegan
    | CharacterDealt
    | RoundBegan
    | PlayedUp
    | PlayedDown
    | KnownCard
    | EffectActs
    | RoomActs
    | Impossible
    | NoCards
    | Drew
    | DrewCards
    | Discarded
    | Flipped
    | CardMoved
    | FigureMoved
    | FiguresSwapped
    | Peeked
    | Spied
    | Swapped
    | GivenCard
    | TakenCard
    | Gained
    | Gave
    | ExtraPlay
    | Protected
    | Passed
    | GuessedRight
    | GuessedWrong
    | EventDrawn
    | TaskBegins
    | GameEnded
)
