"""State, seat -> View: built up from nothing, field by field (RULES.md §14.1).

There is one player and nothing that he knows alone: a spectator gets the same.
"""

from __future__ import annotations

from sottovoce.core.game import SPECTATOR
from sottovoce.games.sonata.components import CARD_LANDMARK, FOG_COUNT, MODES, TRIPLES, members
from sottovoce.games.sonata.rules import SonataState
from sottovoce.games.sonata.scoring import ended
from sottovoce.games.sonata.state import CLUE_STEPS, OUT, PHASES
from sottovoce.games.sonata.view import ClueStep, OpenedRoute, Slot, SonataView


def redact(state: SonataState, seat: int) -> SonataView:
    """Return all that the player, or a spectator, may know."""
    terms = state.terms
    gone = [card for card in range(FOG_COUNT) if state.fog_place(card) == OUT]
    return SonataView(
        seat=seat,
        mover=state.seat,
        legal=tuple(state.legal()) if seat == state.seat and seat != SPECTATOR else (),
        outcome=state.outcome(),
        mode=MODES[terms.mode],
        fog_out=terms.fog_out,
        route=terms.route,
        direction=terms.direction,
        difficulty=terms.difficulty,
        labels=terms.labels,
        length=terms.length,
        may_stay=terms.may_stay,
        phase=PHASES[state.phase],
        took=state.took == 1,
        slots=_slots(state),
        top=state.top,
        countdown=state.countdown,
        pawn=state.pawn,
        visited=tuple(members(state.visited)),
        keys_taken=state.mate_taken == 1,
        fog_deck=tuple(_if_read(state, card) for card in state.fog_order()),
        fog_gone=tuple(card for card in gone if _is_read(state, card)),
        fog_gone_unseen=sum(not _is_read(state, card) for card in gone),
        suit=state.suit(),
        first_suit=state.first_suit,
        clues=tuple(members(state.held)),
        clues_left=state.clues_left,
        clue_steps=tuple(ClueStep(CLUE_STEPS[clue.step], clue.which) for clue in state.past_clues()),
        named=tuple(members(TRIPLES[state.named])) if state.named >= 0 else (),
        opened=_opened(state),
    )


def _is_read(state: SonataState, card: int) -> bool:
    return state.fog_read >> card & 1 == 1


def _if_read(state: SonataState, card: int) -> int:
    """Return a fog card that has been read, and can be followed since; -1 for any other."""
    return card if _is_read(state, card) else -1


def _slots(state: SonataState) -> tuple[Slot, ...]:
    searches = {search.slot: search for search in state.past_searches()}
    return tuple(
        Slot(
            landmark=CARD_LANDMARK[state.card(slot)] if state.seen >> slot & 1 else -1,
            searched=searches[slot].place if slot in searches else -1,
            found=slot in searches and searches[slot].found,
            fog=state.fogged >> slot & 1 == 1,
            fog_card=_if_read(state, state.fog_card(slot)) if state.fogged >> slot & 1 else -1,
        )
        for slot in range(state.length)
    )


def _opened(state: SonataState) -> OpenedRoute | None:
    """Return what may be looked at when the game is over."""
    if not state.over():
        return None
    end = ended(state)
    return OpenedRoute(end.lady, end.mate, end.route, end.backwards, end.cards)
