"""Positions of Black Sonata for tests, told as people tell them: places, card labels, ladies' initials.

What the tests know of the engine's representation stands here, and only here.

The usual position is base route 1 uncut, so that the cards lie from A to Z:

     0 A Eas Ta   1 B Bis Re   2 C Cor Co   3 D StP Ch   4 E Bla Ri   5 F Cle Ru   6 G Bla Re
     7 H Cli Ri   8 I Sou Ta   9 J Lon Ri  10 K Eas Ta  11 L Bis Re  12 M Cor Co  13 N Cri Re
    14 O Sho Ru  15 P Cri Re  16 Q Cle Ch  17 R Bla Pl  18 S Cli Re  19 T Sou Ta  20 U Cli Pl
    21 V Sou Ch  22 W Lon Co  23 X Eas Ta  24 Y Bis Ch  25 Z Cor Co
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sottovoce.core.chance import Chance, fast
from sottovoce.core.events import Event, Story
from sottovoce.games.sonata.actions import notation, parse
from sottovoce.games.sonata.components import (
    COUNTDOWN,
    FOG_CARDS,
    LABELS,
    LADY_SHORT,
    LADY_SUIT,
    LANDMARKS,
    MODES,
    PLACE_SHORT,
    ROUTES,
)
from sottovoce.games.sonata.redact import redact
from sottovoce.games.sonata.rules import SonataState, legal_phase, legal_placing
from sottovoce.games.sonata.state import ACTING, FROM_KEYS, IN_DECK, OUT, PHASES, TAKEN, PastSearch, Terms
from sottovoce.games.sonata.view import SonataView

FOG = tuple(FOG_CARDS)
# The Dark Lady of the usual position is Mary Fitton (rose), her suit-mate Elizabeth Vernon.
CLUES = ("AF", "AH", "AW", "EL", "JF", "JD", "LM", "MM", "PR", "WB")


def game(
    mode: str = "standard",
    route: str = "base-1",
    cut: int = 0,
    dark: str = "MF",
    mate: str = "EV",
    clues: Iterable[str] = CLUES,
    fog: Iterable[str] = FOG,
    fog_out: int = 0,
    countdown: int = COUNTDOWN,
    chance: Chance | None = None,
) -> SonataState:
    """Return a game laid out as told, the pawn not yet placed."""
    number = [printed.name for printed in ROUTES].index(route)
    terms = Terms(MODES.index(mode), fog_out, ROUTES[number].length, ROUTES[number].may_stay)
    state = SonataState(chance or fast(2026), terms.chosen("random", "forwards", "base", "language"))
    state.route, state.source, state.cut = ROUTES[number].forwards, 2 * number, cut
    lay_fog(state, fog)
    state.dark, state.mate = LADY_SHORT.index(dark), LADY_SHORT.index(mate)
    state.first_suit = LADY_SUIT[state.dark]
    state.stack_clues([LADY_SHORT.index(lady) for lady in clues])
    state.countdown = countdown
    legal_placing(state)
    return state


def lay_fog(state: SonataState, deck: Iterable[str]) -> None:
    """Make these the fog deck; all other fog cards are out of the game."""
    cards = [FOG.index(name) for name in deck]
    state.fog_deck = state.fog_left = 0
    for card in range(len(FOG)):
        if card not in cards:
            state.lay_fog(card, OUT)
    for card in cards:
        state.lay_fog(card, IN_DECK)


def at(
    place: str,
    top: int = 1,
    *,
    mode: str = "standard",
    fogged: str = "",
    fog: Sequence[str] = FOG,
    countdown: int = COUNTDOWN,
    clues: Sequence[str] = CLUES,
    held: Sequence[str] = (),
    visited: Iterable[str] = (),
    keys_taken: bool = False,
) -> SonataState:
    """Return a game in the middle: the player is to act at a place, this slot is on top.

    `fogged` names the fog card that lies on top; it was put there by a search at Cripplegate.
    """
    deck = [card for card in fog if card != fogged]
    state = game(mode, clues=[lady for lady in clues if lady not in held], fog=deck, countdown=countdown)
    state.pawn = PLACE_SHORT.index(place)
    state.visited = sum(1 << PLACE_SHORT.index(name) for name in {place, *visited})
    state.top, state.seen, state.phase = top, (1 << (top + 1)) - 1, ACTING
    if fogged:
        state.lay_fog(FOG.index(fogged), top)
        state.fogged = 1 << top
        state.searches = PastSearch(top, PLACE_SHORT.index("Cri"), False, None)
    for lady in held:
        hold(state, lady, TAKEN)
    if keys_taken:
        state.mate_taken = 1
        hold(state, LADY_SHORT[state.mate], FROM_KEYS)
    legal_phase(state)
    return state


def hold(state: SonataState, lady: str, step: int) -> None:
    number = LADY_SHORT.index(lady)
    state.held |= 1 << number
    state.known |= 1 << number
    state.write_clue(step, number)


EVERYWHERE = PLACE_SHORT


def play(state: SonataState, decisions: str) -> list[Event]:
    """Take decisions written in notation; return what happened."""
    story = Story()
    for word in decisions.split():
        state.apply(parse(word), story)
    return [told.event for told in story.told]


def legal(state: SonataState) -> set[str]:
    return {notation(code) for code in state.legal()}


def fog_deck(state: SonataState) -> list[str]:
    return [FOG[card] for card in state.fog_order()]


def fog_at(state: SonataState, slot: int) -> str:
    return FOG[state.fog_card(slot)]


def fog_gone(state: SonataState) -> set[str]:
    return {name for card, name in enumerate(FOG) if state.fog_place(card) == OUT}


def clue_deck(state: SonataState) -> list[str]:
    return [LADY_SHORT[lady] for lady in state.clue_order()]


def held(state: SonataState) -> set[str]:
    return {name for lady, name in enumerate(LADY_SHORT) if state.held >> lady & 1}


def dark(state: SonataState) -> str:
    return LADY_SHORT[state.dark]


def pawn(state: SonataState) -> str:
    return PLACE_SHORT[state.pawn]


def visited(state: SonataState) -> set[str]:
    return {name for place, name in enumerate(PLACE_SHORT) if state.visited >> place & 1}


def seen(state: SonataState) -> list[int]:
    return [slot for slot in range(state.length) if state.seen >> slot & 1]


def phase(state: SonataState) -> str:
    return PHASES[state.phase]


def cards(state: SonataState) -> list[str]:
    """The stealth cards of all slots, by label."""
    return [LABELS[state.card(slot)] for slot in range(state.length)]


def landmark(name: str) -> int:
    return LANDMARKS.index(name)


def place(name: str) -> int:
    return PLACE_SHORT.index(name)


def lady(name: str) -> int:
    return LADY_SHORT.index(name)


def result(state: SonataState) -> str:
    """How the game ended; empty while it runs."""
    outcome = state.outcome()
    return "" if outcome is None else outcome.reason


def points(state: SonataState) -> int:
    outcome = state.outcome()
    assert outcome is not None
    return outcome.points[0]


def view(state: SonataState) -> SonataView:
    return redact(state, 0)
