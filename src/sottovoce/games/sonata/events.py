"""Black Sonata's story: what happened, for the log and the page.

Places, landmarks, ladies, suits, traits and fog cards are numbers, in the order of the data file.
"""

from __future__ import annotations

from sottovoce.core.events import Event


class GameBegan(Event, frozen=True, tag="game-began"):
    """The table is laid: the suit of the Dark Lady, the length of the route, whether it may stay."""

    suit: int
    length: int
    may_stay: bool


class PawnPlaced(Event, frozen=True, tag="pawn-placed"):
    """The pawn's first place."""

    place: int


class LandmarkSeen(Event, frozen=True, tag="landmark-seen"):
    """What is on top of the stealth deck, in this slot of it: a landmark, or -1 for fog."""

    slot: int
    landmark: int


class CountdownTurned(Event, frozen=True, tag="countdown-turned"):
    """The countdown card came up and now shows this number."""

    number: int


class PawnMoved(Event, frozen=True, tag="pawn-moved"):
    """The pawn went from one place to another; `first` if it had never been there."""

    start: int
    end: int
    first: bool


class Passed(Event, frozen=True, tag="passed"):
    """The player did nothing this turn."""


class KeysClueTaken(Event, frozen=True, tag="keys-clue-taken"):
    """The clue under the key cards was taken."""

    lady: int


class Searched(Event, frozen=True, tag="searched"):
    """A search, and whether she was found; so many fog cards are left."""

    place: int
    found: bool
    fog_left: int


class ClueTaken(Event, frozen=True, tag="clue-taken"):
    """The top clue card was taken."""

    lady: int
    left: int


class NothingTaken(Event, frozen=True, tag="nothing-taken"):
    """She was found, and the player let her go."""


class SlippedAway(Event, frozen=True, tag="slipped-away"):
    """She slipped away: so many cards were advanced unseen."""

    cards: int


class FogRead(Event, frozen=True, tag="fog-read"):
    """A fog card was turned over; `leaves` the game, or went under the fog deck."""

    card: int
    leaves: bool
    fog_left: int


class Foresaw(Event, frozen=True, tag="foresaw"):
    """The landmarks of the next cards below the top one, -1 for fog."""

    landmarks: tuple[int, ...]


class ClueDropped(Event, frozen=True, tag="clue-dropped"):
    """A clue was discarded for a second thought."""

    lady: int


class FogRemoved(Event, frozen=True, tag="fog-removed"):
    """The top card of the fog deck left the game; its number if it was known, else -1."""

    card: int


class NewDarkLady(Event, frozen=True, tag="new-dark-lady"):
    """The Dark Lady was shuffled into the clue deck and another drawn, of this suit."""

    suit: int


class Confronted(Event, frozen=True, tag="confronted"):
    """Three traits were named, and the Dark Lady was turned over."""

    traits: tuple[int, ...]
    lady: int
    right: bool


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The game is over and all cards may be looked at.

    `route` is the printed route's name, empty for a new one; `cards` are the stealth cards
    in the order of the slots.
    """

    reason: str
    points: int
    lady: int
    mate: int
    route: str
    backwards: bool
    cards: tuple[int, ...]


SonataEvent = (
    GameBegan
    | PawnPlaced
    | LandmarkSeen
    | CountdownTurned
    | PawnMoved
    | Passed
    | KeysClueTaken
    | Searched
    | ClueTaken
    | NothingTaken
    | SlippedAway
    | FogRead
    | Foresaw
    | ClueDropped
    | FogRemoved
    | NewDarkLady
    | Confronted
    | GameEnded
)
