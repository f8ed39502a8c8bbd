"""How a step of an effect, an action or a task is carried out (RULES.md §5).

For each primitive there is `can_<verb>`, its choices as bits, and `do_<verb>` (`rules_primitives`).
A step that leaves nothing to choose cannot be carried out and is passed over (§4.6).
"""

from __future__ import annotations

from mypy_extensions import i64

from sottovoce.core.events import Story
from sottovoce.games.whispers import events
from sottovoce.games.whispers.actions import ONE_ROW, block_of
from sottovoce.games.whispers.components import (
    DISCARD,
    DRAW,
    EXTRA_PLAY,
    FLIP,
    GAIN,
    MOST_PLAYERS,
    MOVE_CARD,
    MOVE_FIGURE,
    PEEK,
    PEEK_HAND,
    PLACES,
    PROTECT,
    SWAP_FIGURES,
    SWAP_HAND,
    VERBS,
    Step,
)
from sottovoce.games.whispers.rules_primitives import (
    can_discard,
    can_flip,
    can_give,
    can_move_card,
    can_move_figure,
    can_peek,
    can_peek_hand,
    can_swap_figures,
    can_swap_hand,
    do_discard,
    do_extra_play,
    do_flip,
    do_gain,
    do_give,
    do_move_card,
    do_move_figure,
    do_peek,
    do_peek_hand,
    do_protect,
    do_swap_figures,
    do_swap_hand,
    draw,
)
from sottovoce.games.whispers.state import House


def begin_step(state: House, step: Step, story: Story | None) -> bool:
    """Do a step that leaves no choice, or lay out the choices; say whether a decision is awaited."""
    verb: i64 = step.verb
    if verb == DRAW:
        draw(state, state.seat, step.amount, story)
    elif verb == GAIN:
        do_gain(state, step, story)
    elif verb == EXTRA_PLAY:
        do_extra_play(state, story)
    elif verb == PROTECT:
        do_protect(state, story)
    else:
        return lay_out(state, step, story)
    return False


def lay_out(state: House, step: Step, story: Story | None) -> bool:
    """Lay out the choices of a step; without any, say that it is impossible (§4.6)."""
    verb: i64 = step.verb
    state.rows = 1
    state.width = ONE_ROW
    if verb == DISCARD and state.again == 0:
        state.again = step.amount  # so many cards are still to go
    if verb == SWAP_HAND:
        state.rows = state.kinds_held(state.seat)
        state.width = MOST_PLAYERS
    state.cols = choices(state, step)
    if state.cols and state.rows:
        state.base = block_of(state.cards, verb)
        return True
    state.again = 0
    if story is not None:
        story.tell(events.Impossible(state.seat, VERBS[verb]))
    return False


def choices(state: House, step: Step) -> i64:
    """Return what a step leaves to choose from, a bit for each choice."""
    verb: i64 = step.verb
    if verb == DISCARD:
        return can_discard(state)
    if verb == FLIP:
        return can_flip(state, step)
    if verb == MOVE_CARD:
        return can_move_card(state, step)
    if verb == MOVE_FIGURE:
        return can_move_figure(state, step)
    if verb == SWAP_FIGURES:
        return can_swap_figures(state)
    if verb == PEEK:
        return can_peek(state, step)
    if verb == PEEK_HAND:
        return can_peek_hand(state)
    if verb == SWAP_HAND:
        return can_swap_hand(state)
    return can_give(state)


def do_step(state: House, step: Step, row: i64, col: i64, story: Story | None) -> None:
    """Carry out a step as chosen, and go on to the next one."""
    verb: i64 = step.verb
    if verb == DISCARD:
        do_discard(state, col, story)
    elif verb == FLIP:
        do_flip(state, col, story)
    elif verb == MOVE_CARD:
        do_move_card(state, col // PLACES, col % PLACES, story)
    elif verb == MOVE_FIGURE:
        do_move_figure(state, col // PLACES, col % PLACES, story)
    elif verb == SWAP_FIGURES:
        do_swap_figures(state, col, story)
    elif verb == PEEK:
        do_peek(state, col, story)
    elif verb == PEEK_HAND:
        do_peek_hand(state, col, story)
    elif verb == SWAP_HAND:
        do_swap_hand(state, row, col, story)
    else:
        do_give(state, step, col, story)
    if state.again == 0:
        state.step += 1
