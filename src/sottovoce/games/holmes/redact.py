"""State, seat -> View: built up from nothing, field by field (RULES.md §5.5, §5.6)."""

from __future__ import annotations

from sottovoce.core.game import SPECTATOR
from sottovoce.games.holmes.components import (
    FIRST,
    JOKER,
    NO_CARD,
    NO_CHARACTER,
    SECOND,
    VILLAIN_CHOICES,
    members,
    size,
    unpack,
)
from sottovoce.games.holmes.rules import HolmesState
from sottovoce.games.holmes.state import KEEP, LAST, OVER, PHASES, Carry, PastDeck
from sottovoce.games.holmes.view import CarryStory, DeckStory, HolmesView, Secret


def redact(state: HolmesState, seat: int) -> HolmesView:
    """Return all that the seat, or a spectator, may know."""
    first, second = state.first, state.second
    turned_over = is_turned_over(state)
    return HolmesView(
        seat=seat,
        mover=state.seat,
        legal=tuple(state.legal()) if seat == state.seat and seat != SPECTATOR else (),
        outcome=state.outcome(),
        draft_start=state.draft == 1,
        brothers=state.brothers == 1,
        villains=VILLAIN_CHOICES[state.villains],
        phase=PHASES[state.phase],
        day=state.day,
        actor=state.actor,
        sherlock=state.sherlock,
        characters=state.arrived(),
        hiding=members(state.hiding),
        upright=(members(first.upright), members(second.upright)),
        flat=(members(first.flat), members(second.flat)),
        lifted=state.lifted,
        guests_left=len(state.guests) - state.next_guest,
        unmasked=members(state.unmasked),
        dealt=None if seat == SPECTATOR else members(state.side(seat).dealt),
        brought=NO_CHARACTER if seat == SPECTATOR else state.side(seat).brought,
        tokens=(first.tokens, second.tokens),
        reserve=state.reserve(),
        open=(unpack(first.open), unpack(second.open)),
        joined=(members(first.joined), members(second.joined)),
        hidden=secret(seat, first.hidden, second.hidden, turned_over),
        hidden_counts=(size(first.hidden), size(second.hidden)),
        stolen=(unpack(first.stolen), unpack(second.stolen)),
        held=(first.held, second.held),
        right=state.right,
        fresh=state.fresh == 1,
        using=state.using,
        left=state.left,
        pending=state.pending,
        step=state.step,
        drawn=unpack(state.drawn) if state.phase == KEEP and seat == state.seat else None,
        drawn_count=size(state.drawn),
        row=unpack(state.row),
        deck_size=state.in_deck(),
        discard_size=size(state.thrown()),
        decks=deck_stories(state, seat),
    )


def is_turned_over(state: HolmesState) -> bool:
    """§10.2 Do all hidden cards lie open now?"""
    return state.phase == LAST or state.phase == OVER


def secret(seat: int, first: int, second: int, known_to_all: bool) -> Secret:
    """Return a heap of each seat, the reader's own only, unless all know them."""
    return (
        unpack(first) if seat == FIRST or known_to_all else None,
        unpack(second) if seat == SECOND or known_to_all else None,
    )


def deck_stories(state: HolmesState, seat: int) -> tuple[DeckStory, ...]:
    """Return the stories of all decks, the present one last.

    §10.2 Hidden cards are turned over as one heap: of several decks nobody learns which gave what.
    """
    told = is_turned_over(state) and state.past is None
    return tuple(deck_story(deck, seat, told) for deck in [*state.decks(), PastDeck(state)])


def deck_story(deck: PastDeck, seat: int, all_kept_known: bool) -> DeckStory:
    """Return where the cards of a deck went, as far as the seat knows."""
    return DeckStory(
        shown=unpack(deck.shown),
        discards=unpack(deck.discards),
        kept=secret(seat, deck.first_kept, deck.second_kept, all_kept_known),
        kept_counts=(size(deck.first_kept), size(deck.second_kept)),
        tossed=secret(seat, deck.first_tossed, deck.second_tossed, False),
        tossed_counts=(size(deck.first_tossed), size(deck.second_tossed)),
        carry=None if deck.carry is None else carry_story(deck.carry, seat),
    )


def carry_story(carry: Carry, seat: int) -> CarryStory:
    """§7.7 (H9) Only the drawer knows the cards; but a joker that was kept lies open."""
    own = carry.seat == seat
    return CarryStory(
        seat=carry.seat,
        old_count=size(carry.old),
        new_count=size(carry.new),
        old=unpack(carry.old) if own else None,
        new=unpack(carry.new) if own else None,
        decided=carry.kept != NO_CARD,
        kept=carry.kept if own or carry.kept == JOKER else NO_CARD,
    )
