"""The story of Holmes: what happened, for the log and the page.

Cards are numbers of kinds (`NO_CARD`: one that the reader may not know), heaps
of cards counts of each kind, characters their numbers.
"""

from __future__ import annotations

from sottovoce.core.events import Event

Cards = tuple[int, ...]


class DraftDealt(Event, frozen=True, tag="draft-dealt"):
    """The two guests from which a player picks, for him alone."""

    seat: int
    guests: tuple[int, ...]


class DraftPicked(Event, frozen=True, tag="draft-picked"):
    """A player has picked; all may know that he has."""

    seat: int


class DraftPick(Event, frozen=True, tag="draft-pick"):
    """Which guest a player picked, for him alone until both are shown."""

    seat: int
    guest: int


class GuestsCame(Event, frozen=True, tag="guests-came"):
    """The two guests of day 1; drafted ones in the order first player's, second player's."""

    guests: tuple[int, ...]
    drafted: bool


class BrotherChosen(Event, frozen=True, tag="brother-chosen"):
    """The first player has decided who is Sherlock."""

    sherlock: int


class DayBegan(Event, frozen=True, tag="day-began"):
    """The markers have been stood up for a new day."""

    day: int


class GuestCame(Event, frozen=True, tag="guest-came"):
    """The new character of the day."""

    guest: int


class VillainCame(Event, frozen=True, tag="villain-came"):
    """A villain was opened in place of a guest."""

    villain: int


class GaveUp(Event, frozen=True, tag="gave-up"):
    """Moriarty's due: an open card is discarded (`NO_CARD`: tokens were paid, or there was nothing)."""

    seat: int
    card: int
    tokens: int


class MarkerFell(Event, frozen=True, tag="marker-fell"):
    """Moran's due: a marker is laid flat where it stands."""

    seat: int
    character: int


class MarkerLifted(Event, frozen=True, tag="marker-lifted"):
    """A marker was picked up."""

    seat: int
    character: int


class Visited(Event, frozen=True, tag="visited"):
    """A marker was laid on a character."""

    seat: int
    character: int


class NothingDone(Event, frozen=True, tag="nothing-done"):
    """The visit had no effect: no means, or nothing to do. Who declines is told of by `Declined`."""

    seat: int
    character: int


class Declined(Event, frozen=True, tag="declined"):
    """A player did not want it, or no more of it."""

    seat: int
    character: int


class TokensGained(Event, frozen=True, tag="tokens-gained"):
    """Tokens from the reserve; `due` is how many there would have been in a full one."""

    seat: int
    tokens: int
    due: int


class TokensPaid(Event, frozen=True, tag="tokens-paid"):
    """Tokens to the reserve."""

    seat: int
    tokens: int


class CardTaken(Event, frozen=True, tag="card-taken"):
    """An open card from the row, or the reserved one."""

    seat: int
    card: int
    held: bool


class JokerPlaced(Event, frozen=True, tag="joker-placed"):
    """A joker was put with a set (`NO_CARD`: set aside)."""

    seat: int
    card: int


class JokerLoosened(Event, frozen=True, tag="joker-loosened"):
    """A joker lost its set's last card."""

    seat: int
    card: int


class Stole(Event, frozen=True, tag="stole"):
    """Adler took an open card of the other player."""

    seat: int
    card: int


class Looked(Event, frozen=True, tag="looked"):
    """Cards were drawn at Pike's; all may know how many."""

    seat: int
    count: int


class LookedAt(Event, frozen=True, tag="looked-at"):
    """Which cards were drawn at Pike's, for the one who drew."""

    seat: int
    cards: Cards


class Kept(Event, frozen=True, tag="kept"):
    """One of them was kept (named only if a joker) and so many thrown back."""

    seat: int
    card: int
    thrown: int


class KeptCard(Event, frozen=True, tag="kept-card"):
    """Which was kept and which were thrown back, for the one who drew."""

    seat: int
    card: int
    thrown: Cards


class Dropped(Event, frozen=True, tag="dropped"):
    """A card of the row was discarded."""

    seat: int
    card: int


class Sold(Event, frozen=True, tag="sold"):
    """An open card was discarded for tokens."""

    seat: int
    card: int


class Bought(Event, frozen=True, tag="bought"):
    """A hidden card was bought at the other's visit to Kramm (named only if a joker)."""

    seat: int
    card: int


class BoughtCard(Event, frozen=True, tag="bought-card"):
    """Which it was, for the one who bought."""

    seat: int
    card: int


class Gave(Event, frozen=True, tag="gave"):
    """An open card was given into the row, to be swapped."""

    seat: int
    card: int


class Reserved(Event, frozen=True, tag="reserved"):
    """A card of the row was reserved."""

    seat: int
    card: int


class RowFilled(Event, frozen=True, tag="row-filled"):
    """Cards came from the deck to the row; so many are left."""

    cards: Cards
    left: int


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The discards became the new deck."""

    count: int


class DayEnded(Event, frozen=True, tag="day-ended"):
    """Who hides for the next day, and who comes back."""

    day: int
    hide: tuple[int, ...]
    return_: tuple[int, ...]


class Revealed(Event, frozen=True, tag="revealed"):
    """A player's hidden cards are turned over."""

    seat: int
    cards: Cards


class Ended(Event, frozen=True, tag="ended"):
    """The game is over."""

    points: tuple[int, int]
    tokens: tuple[int, int]


HolmesEvent = (
    DraftDealt
    | DraftPicked
    | DraftPick
    | GuestsCame
    | BrotherChosen
    | DayBegan
    | GuestCame
    | VillainCame
    | GaveUp
    | MarkerFell
    | MarkerLifted
    | Visited
    | NothingDone
    | Declined
    | TokensGained
    | TokensPaid
    | CardTaken
    | JokerPlaced
    | JokerLoosened
    | Stole
    | Looked
    | LookedAt
    | Kept
    | KeptCard
    | Dropped
    | Sold
    | Bought
    | BoughtCard
    | Gave
    | Reserved
    | RowFilled
    | Reshuffled
    | DayEnded
    | Revealed
    | Ended
)
