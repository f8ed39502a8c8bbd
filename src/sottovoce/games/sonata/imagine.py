"""View -> States that fit it.

What is hidden falls into three parts that know nothing of each other: the route,
the ladies, the fog cards nobody has read. Each is drawn uniformly from all ways that
fit. A route that was printed is drawn from the printed ones; a new one is a closed
walk over distinct cards, found and mixed (`walks`). Asked for `streets`, any route is
imagined in that way, as by a player who does not know the printed ones.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.core.chance import Chance, fast
from sottovoce.core.game import NOBODY, Imagination
from sottovoce.games.sonata.belief import MOST_CUTS, UNKNOWN, Suspects, Trail, archive
from sottovoce.games.sonata.choosing import printed_sources
from sottovoce.games.sonata.components import CARDS, FOG_COUNT, MODES, ROUTES, TRIPLES, bits, members
from sottovoce.games.sonata.rules import SonataState, legal_phase
from sottovoce.games.sonata.scoring import REASONS
from sottovoce.games.sonata.state import CLUE_STEPS, IN_DECK, OUT, PHASES, PastSearch, Terms
from sottovoce.games.sonata.view import OpenedRoute, SonataView
from sottovoce.games.sonata.walks import draw_walk, find_walk

UNREAD: Final = -1


def trail_of(view: SonataView) -> Trail:
    """Return what the view tells of the stealth deck."""
    trail = Trail(view.length, view.may_stay)
    for number, slot in enumerate(view.slots):
        trail.landmarks[number] = slot.landmark
        if slot.searched != UNKNOWN:
            (trail.found if slot.found else trail.missed)[number] = slot.searched
    return trail


def sources_of(view: SonataView) -> list[int]:
    """Return the printed routes that may be in play, by what was told before the game."""
    if view.route == "generated":
        return []
    return list(printed_sources(view.route, view.direction, view.difficulty, (view.may_stay,)))


def suspects_of(view: SonataView) -> Suspects:
    """Return every way the clue cards may lie."""
    suspects = Suspects(MODES.index(view.mode), view.first_suit)
    for clue in view.clue_steps:
        suspects.follow(CLUE_STEPS.index(clue.step), clue.which)
    return suspects


class SonataImagination(Imagination):
    """The states that fit one view; with `streets` the routes are any closed walks that fit."""

    def __init__(self, view: SonataView, streets: bool = False) -> None:
        self.trail = trail_of(view)
        self.opened = view.opened
        self.known = _known_state(view)
        self.suspects = suspects_of(view)
        self.total: i64 = sum(self.suspects.ways)
        self.fits: list[int] = []
        self.allowed: list[int] = []
        self.walk: list[int] = []
        if self.opened is None:
            self.fits = [] if streets else archive(self.trail, sources_of(view))
            if not self.fits:
                self.allowed = _allowed(self.trail)
                self.walk = find_walk(self.allowed, view.may_stay, fast(0))
        self.fog_deck = list(view.fog_deck)
        self.fog_slots = [slot for slot in range(view.length) if view.slots[slot].fog]
        self.fog_cards = [view.slots[slot].fog_card for slot in self.fog_slots]
        self.fog_gone = list(view.fog_gone)
        self.unread = _unread_fog(view)

    def draw(self, chance: Chance) -> SonataState:
        state = self.known.copy_with(chance.fork())
        if self.opened is not None:
            _lay_open(state, self.opened)
        else:
            self._draw_route(state, chance)
            self._draw_ladies(state, chance)
        self._shuffle_clues(state, chance)
        self._draw_fog(state, chance)
        if state.seat != NOBODY:
            legal_phase(state)
        return state

    def _draw_route(self, state: SonataState, chance: Chance) -> None:
        if self.fits:
            fit: i64 = self.fits[chance.below(len(self.fits))]
            state.source = fit // MOST_CUTS
            state.cut = fit % MOST_CUTS
            printed = ROUTES[state.source >> 1]
            state.route = printed.backwards if state.source & 1 else printed.forwards
        else:
            walk = draw_walk(self.allowed, self.trail.may_stay, self.walk, chance)
            state.route = walk + walk

    def _draw_ladies(self, state: SonataState, chance: Chance) -> None:
        left: i64 = chance.below(self.total)
        which = 0
        while left >= self.suspects.ways[which]:
            left -= self.suspects.ways[which]
            which += 1
        state.dark = self.suspects.dark[which]
        state.mate = self.suspects.mate[which]

    def _shuffle_clues(self, state: SonataState, chance: Chance) -> None:
        gone = self.suspects.out | self.suspects.taken | 1 << int(state.dark) | 1 << int(state.mate)
        ladies = members(~gone & 0xFFF)
        chance.shuffle(ladies)
        state.stack_clues(ladies)

    def _draw_fog(self, state: SonataState, chance: Chance) -> None:
        """Lay the fog cards that were read where they are, and the others in any order in between."""
        unread = self.unread.copy()
        chance.shuffle(unread)
        for card in self.fog_deck:
            state.lay_fog(unread.pop() if card == UNREAD else card, IN_DECK)
        for n in range(len(self.fog_slots)):
            card = self.fog_cards[n]
            state.lay_fog(unread.pop() if card == UNREAD else card, self.fog_slots[n])
        for card in self.fog_gone:
            state.lay_fog(card, OUT)
        for card in unread:
            state.lay_fog(card, OUT)


def _allowed(trail: Trail) -> list[int]:
    """Return for each slot the set of stealth cards that may lie there."""
    return [bits([card for card in range(CARDS) if trail.fits(slot, card)]) for slot in range(trail.length)]


def _unread_fog(view: SonataView) -> list[int]:
    read = {*view.fog_deck, *view.fog_gone, *(slot.fog_card for slot in view.slots)}
    return [card for card in range(FOG_COUNT) if card not in read]


def _lay_open(state: SonataState, opened: OpenedRoute) -> None:
    """Put in what may be looked at when the game is over."""
    state.dark = opened.lady
    state.mate = opened.mate
    state.route = list(opened.cards + opened.cards)
    if opened.route:
        number = [printed.name for printed in ROUTES].index(opened.route)
        state.source = 2 * number + (1 if opened.backwards else 0)


def _known_state(view: SonataView) -> SonataState:
    """Return a state with everything the view tells, and no hidden card placed yet."""
    terms = Terms(MODES.index(view.mode), view.fog_out, view.length, view.may_stay)
    state = SonataState(fast(0), terms.chosen(view.route, view.direction, view.difficulty, view.labels))
    state.seat = view.mover
    state.phase = PHASES.index(view.phase)
    state.took = 1 if view.took else 0
    state.top = view.top
    state.countdown = view.countdown
    state.pawn = view.pawn
    state.visited = bits(list(view.visited))
    state.first_suit = view.first_suit
    state.mate_taken = 1 if view.keys_taken else 0
    state.held = bits(list(view.clues))
    _put_in_slots(state, view)
    _put_in_clues(state, view)
    _put_in_end(state, view)
    return state


def _put_in_slots(state: SonataState, view: SonataView) -> None:
    slots = view.slots
    state.seen = bits([number for number, slot in enumerate(slots) if slot.landmark != UNKNOWN])
    state.fogged = bits([number for number, slot in enumerate(slots) if slot.fog])
    for number, slot in enumerate(slots):
        if slot.searched != UNKNOWN:
            state.searches = PastSearch(number, slot.searched, slot.found, state.searches)
    read = {*view.fog_deck, *view.fog_gone, *(slot.fog_card for slot in slots)} - {UNREAD}
    state.fog_read = bits(sorted(read))


def _put_in_clues(state: SonataState, view: SonataView) -> None:
    for clue in view.clue_steps:
        state.write_clue(CLUE_STEPS.index(clue.step), clue.which)
        if clue.step in ("taken", "from-keys"):
            state.known |= 1 << clue.which


def _put_in_end(state: SonataState, view: SonataView) -> None:
    if view.named:
        state.named = TRIPLES.index(bits(list(view.named)))
    if view.outcome is not None:
        state.reason = REASONS.index(view.outcome.reason)
        state.points = view.outcome.points[0]
