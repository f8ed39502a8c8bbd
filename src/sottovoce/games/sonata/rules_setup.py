"""Setting up a game of Black Sonata (RULES.md §2), the modes' changes to it included (§12)."""

from __future__ import annotations

from mypy_extensions import i64

from sottovoce.core.chance import Chance
from sottovoce.core.events import Story
from sottovoce.games.sonata import events
from sottovoce.games.sonata.components import (
    COUNTDOWN,
    COUNTDOWN_EASY,
    EASY,
    FOG_COUNT,
    LADY_COUNT,
    OF_SUIT,
    ROUTES,
    SUIT_COUNT,
    SUIT_STEPS,
    members,
)
from sottovoce.games.sonata.rules import SonataState, legal_placing
from sottovoce.games.sonata.state import IN_DECK, OUT, London, Terms, bit

# ---------------------------------------------------------------- §2 setting up


def set_up(state: London, story: Story | None) -> None:
    """§2 Lay the table; the route has been put in before."""
    shuffle_fog(state)
    draw_dark_lady(state)
    make_clue_deck(state)
    state.countdown = COUNTDOWN_EASY if state.terms.mode == EASY else COUNTDOWN  # §2.7
    if story is not None:
        story.tell(events.GameBegan(state.suit(), state.length, state.terms.may_stay))
    legal_placing(state)


def shuffle_fog(state: London) -> None:
    """§2.1 The fog deck; §12.5 in expert mode some cards are taken out of it, unseen."""
    cards = list(range(FOG_COUNT))
    state.chance.shuffle(cards)
    left: i64 = FOG_COUNT - state.terms.fog_out
    for card in cards:
        if left:
            state.lay_fog(card, IN_DECK)
            left -= 1
        else:
            state.lay_fog(card, OUT)


def draw_dark_lady(state: London) -> None:
    """§2.2 The Dark Lady is drawn; §2.3 her suit-mate lies under the key cards."""
    state.dark = state.chance.below(LADY_COUNT)
    state.first_suit = state.suit()
    pair: i64 = OF_SUIT[state.first_suit]
    state.mate = members(pair & ~bit(state.dark))[0]


def make_clue_deck(state: London) -> None:
    """§2.4 (S10) All others are shuffled into the clue deck, less those the mode takes out."""
    left: i64 = ~(bit(state.dark) | bit(state.mate) | taken_out(state.terms.mode, state.first_suit))
    ladies = [lady for lady in range(LADY_COUNT) if left & bit(lady)]
    state.chance.shuffle(ladies)
    state.stack_clues(ladies)


def taken_out(mode: i64, suit: i64) -> i64:
    """§12.2, §12.4, §12.5 The pair whose suit is so many steps on in the circle; none in other modes."""
    steps: i64 = SUIT_STEPS[mode]
    return OF_SUIT[(suit + steps) % SUIT_COUNT] if steps else 0


def put_in_route(state: London, source: i64) -> None:
    """§2.5 (S3) A printed route, forwards or backwards; §2.6 cut at random."""
    route = ROUTES[source >> 1]
    state.route = route.backwards if source & 1 else route.forwards
    state.source = source
    state.cut = state.chance.below(state.length)


def put_in_walk(state: London, walk: list[int]) -> None:
    """§2.5 (S3) A new route; §2.6 cut at random."""
    state.route = walk + walk
    state.cut = state.chance.below(state.length)


def new_on_route(chance: Chance, terms: Terms, source: int, story: Story | None = None) -> SonataState:
    """§2 Set up a game on a printed route (`source`: twice its number, one more when backwards)."""
    state = SonataState(chance, terms)
    put_in_route(state, source)
    set_up(state, story)
    return state


def new_on_walk(chance: Chance, terms: Terms, walk: list[int], story: Story | None = None) -> SonataState:
    """§2 Set up a game on a new route."""
    state = SonataState(chance, terms)
    put_in_walk(state, walk)
    set_up(state, story)
    return state
