"""Venice's story: what happened, for the log and the page. Squares run from -8 (west) to 8 (east)."""

from __future__ import annotations

from sottovoce.core.events import Event


class RoundBegan(Event, frozen=True, tag="round-began"):
    """Figures stand, cards are dealt; the Merchant's owner begins."""

    round: int
    merchant_owner: int


class HandShown(Event, frozen=True, tag="hand-shown"):
    """A dealt hand of a single type is shown, and everything is dealt again."""

    seat: int
    cards: tuple[int, ...]


class Played(Event, frozen=True, tag="played"):
    """A card (two for a Cortège) and the squares of the figures it moved: (figure, from, to)."""

    seat: int
    card: int
    count: int
    masked: bool
    moved: tuple[tuple[int, int, int], ...]


class Threw(Event, frozen=True, tag="threw"):
    """The whole hand was thrown away."""

    seat: int
    cards: tuple[int, ...]


class Summoned(Event, frozen=True, tag="summoned"):
    """Word of the guild: a figure was called to the Merchant."""

    seat: int
    moved: tuple[tuple[int, int, int], ...]


class FavouriteMoved(Event, frozen=True, tag="favourite-moved"):
    """The Favourite's step at the end of a turn, with what each side counted."""

    start: int
    end: int
    west_steps: int
    east_steps: int


class Drew(Event, frozen=True, tag="drew"):
    """So many cards were drawn; all may know the number."""

    seat: int
    count: int


class DrewCards(Event, frozen=True, tag="drew-cards"):
    """The cards drawn, for the one who drew them."""

    seat: int
    cards: tuple[int, ...]


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The discards became a new pile; this deal begins."""

    deal: int


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """A round is over; winner -1 when drawn."""

    round: int
    winner: int
    reason: str
    score: tuple[int, int]


VeniceEvent = (
    RoundBegan
    | HandShown
    | Played
    | Threw
    | Summoned
    | FavouriteMoved
    | Drew
    | DrewCards
    | Reshuffled
    | RoundEnded
)
