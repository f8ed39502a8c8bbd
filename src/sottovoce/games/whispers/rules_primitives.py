"""The primitives of which effects, room actions and tasks are composed, in the order of RULES.md §5."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.core.events import Event, Story
from sottovoce.games.whispers import events
from sottovoce.games.whispers.actions import FIRST_OF_PAIR, SECOND_OF_PAIR
from sottovoce.games.whispers.components import (
    BATHROOM,
    CHARACTERS,
    EITHER_WAY,
    HAND_LIMIT,
    HERE,
    KIND_BITS,
    KIND_MASK,
    MOST_PLAYERS,
    PLACE_BITS,
    PLACE_MASK,
    PLACES,
    SEEN_BITS,
    SEEN_BY_ALL,
    SEEN_MASK,
    TURN_DOWN,
    Step,
    symbol_count,
)
from sottovoce.games.whispers.scoring import doubles
from sottovoce.games.whispers.state import House, Pile

FAVOUR_LIMIT: Final = 4  # a deed tells no more than this, however much it is worth

# ---------------------------------------------------------------- §5.1 draw


def draw(state: House, seat: i64, count: i64, story: Story | None) -> None:
    """§5.1, §4.7 Draw so many cards, as far as the deck and the limit of a hand allow."""
    taken: list[tuple[int, int]] = []
    while count > 0 and state.in_deck() > 0 and state.size(seat) < HAND_LIMIT:
        card: i64 = state.deck[state.top]
        state.top += 1
        state.gain(seat, card & KIND_MASK, card >> KIND_BITS | seat_bit(seat))
        count -= 1
        if story is not None:
            taken.append((int(card & KIND_MASK), int(card >> KIND_BITS)))
        state.barriers += 1
    if story is not None and taken:
        story.tell(events.Drew(seat, len(taken)))
        tell_drawn(seat, sorted(taken), story)


def tell_drawn(seat: i64, taken: list[tuple[int, int]], story: Story) -> None:
    """Whisper what was drawn, and who had seen it before: a card that was discarded comes back."""
    seen = tuple([mark for _, mark in taken])
    story.whisper(events.DrewCards(seat, tuple([kind for kind, _ in taken]), seen if any(seen) else ()), seat)


def seat_bit(seat: i64) -> i64:
    return 1 << seat


def tell_known(event: Event, seen: i64, story: Story) -> None:
    """Whisper which card it is to all who have seen it."""
    story.whisper(event, *(seat for seat in range(MOST_PLAYERS) if seen >> seat & 1))


# ---------------------------------------------------------------- §5.2 discard


def can_discard(state: House) -> i64:
    """§5.2 Any card in hand."""
    return state.kinds_held(state.seat)


def do_discard(state: House, kind: i64, story: Story | None) -> None:
    """§5.2 The card goes under the deck unseen."""
    seat: i64 = state.seat
    card: i64 = state.lose(seat, state.slot_of(seat, kind))
    deck = state.deck[state.top :]
    deck.append(card)
    state.deck = deck
    state.top = 0
    state.again -= 1
    if story is not None:
        story.tell(events.Discarded(seat, card >> KIND_BITS))
        tell_known(events.KnownCard(kind), card >> KIND_BITS, story)


# ---------------------------------------------------------------- §5.3 flip


def open_places(state: House, where: i64) -> i64:
    """Return the places a step may reach: the room where the card was played, or all."""
    return 1 << state.here if where == HERE else (1 << PLACES) - 1


def can_flip(state: House, step: Step) -> i64:
    """§5.3 A room whose top card lies the other way up, or either way."""
    found: i64 = 0
    place: i64 = 0
    while place < PLACES:
        pile = state.pile(place)
        if pile is not None and (step.way == EITHER_WAY or (step.way == TURN_DOWN) == (pile.up == 1)):
            found |= 1 << place
        place += 1
    return found & open_places(state, step.source)


def do_flip(state: House, place: i64, story: Story | None) -> None:
    """§5.3 The top card is turned over; everybody sees which it is."""
    pile = state.pile(place)
    assert pile is not None
    up: i64 = 1 - pile.up
    if not pile.seen & seat_bit(state.seat):
        state.barriers += 1
    favour_symbols(state, pile.kind, 1 if up else -1, pile.below)
    state.set_pile(place, Pile(pile.kind, up, SEEN_BY_ALL, pile.by, pile.below))
    if story is not None:
        story.tell(events.Flipped(state.seat, state.rooms[place], pile.kind, up == 1))


def favour_symbols(state: House, kind: i64, sign: i64, below: Pile | None) -> None:
    """Note to whom a card turned up (or down) is worth (or costs) something."""
    symbols: i64 = state.cards.evidence[kind].symbols
    if doubles(below, state.cards):
        sign *= 2
    character: i64 = 0
    while character < CHARACTERS:
        count: i64 = symbol_count(symbols, state.cards.symbol_of[character])
        if count:
            state.add_favour(state.seat, character, sign * count)
        character += 1


# ---------------------------------------------------------------- §5.4 move-card


def can_move_card(state: House, step: Step) -> i64:
    """§5.4 From a room with cards to another room."""
    starts: i64 = open_places(state, step.source)
    ends: i64 = open_places(state, step.target)
    found: i64 = 0
    place: i64 = 0
    while place < PLACES:
        if (starts >> place) & 1 and state.pile(place) is not None:
            found |= (ends & ~(1 << place)) << (PLACES * place)
        place += 1
    return found


def do_move_card(state: House, start: i64, end: i64, story: Story | None) -> None:
    """§5.4 The top card goes, as it lies, onto the other room's pile."""
    pile = state.pile(start)
    assert pile is not None
    state.set_pile(start, pile.below)
    state.set_pile(end, Pile(pile.kind, pile.up, pile.seen, pile.by, state.pile(end)))
    favour_place(state, end, 1)
    favour_place(state, start, -1)
    if story is not None:
        story.tell(events.CardMoved(state.seat, state.rooms[start], state.rooms[end]))


def favour_place(state: House, place: i64, amount: i64) -> None:
    """Note that a card more (or less) in a room is worth something to those who stand there."""
    figures: i64 = state.figures
    character: i64 = 0
    while character < CHARACTERS:
        if figures & PLACE_MASK == place:
            state.add_favour(state.seat, character, amount)
        figures >>= PLACE_BITS
        character += 1


# ---------------------------------------------------------------- §5.5 move-figure, §5.6 swap-figures


def can_move_figure(state: House, step: Step) -> i64:
    """§5.5 Any figure to another room, but never into the bathroom."""
    starts: i64 = open_places(state, step.source)
    ends: i64 = open_places(state, step.target) & ~(1 << BATHROOM)
    found: i64 = 0
    character: i64 = CHARACTERS
    while character:
        character -= 1
        found <<= PLACES
        place: i64 = state.place_of(character)
        if (starts >> place) & 1:
            found |= ends & ~(1 << place)
    return found


def do_move_figure(state: House, character: i64, end: i64, story: Story | None) -> None:
    """§5.5 The figure's room is now another (W6)."""
    start: i64 = state.place_of(character)
    favour_figure(state, character, start, end)
    state.set_place(character, end)
    if story is not None:
        story.tell(events.FigureMoved(state.seat, character, state.rooms[start], state.rooms[end]))


def favour_figure(state: House, character: i64, start: i64, end: i64) -> None:
    """Note what it was worth to a character that his figure changed rooms."""
    worth: i64 = state.height(end) - state.height(start)
    if worth > FAVOUR_LIMIT:
        worth = FAVOUR_LIMIT
    if worth < -FAVOUR_LIMIT:
        worth = -FAVOUR_LIMIT
    state.add_favour(state.seat, character, worth)


def can_swap_figures(state: House) -> i64:
    """§5.6 Any two figures that stand in different rooms."""
    found: i64 = 0
    pair: i64 = 0
    first: i64 = 0
    while first < CHARACTERS:
        place: i64 = state.place_of(first)
        second: i64 = first + 1
        while second < CHARACTERS:
            if state.place_of(second) != place:
                found |= 1 << pair
            pair += 1
            second += 1
        first += 1
    return found


def do_swap_figures(state: House, pair: i64, story: Story | None) -> None:
    """§5.6 Two figures change rooms."""
    first: i64 = FIRST_OF_PAIR[pair]
    second: i64 = SECOND_OF_PAIR[pair]
    here: i64 = state.place_of(first)
    there: i64 = state.place_of(second)
    favour_figure(state, first, here, there)
    favour_figure(state, second, there, here)
    state.set_place(first, there)
    state.set_place(second, here)
    if story is not None:
        story.tell(events.FiguresSwapped(state.seat, first, second))


# ---------------------------------------------------------------- §5.7 peek


def can_peek(state: House, step: Step) -> i64:
    """§5.7 A room in which a card lies face down that the player has not seen."""
    bit: i64 = seat_bit(state.seat)
    found: i64 = 0
    place: i64 = 0
    while place < PLACES:
        pile = state.pile(place)
        while pile is not None:
            if pile.seen & bit == 0:
                found |= 1 << place
                break
            pile = pile.below
        place += 1
    return found & open_places(state, step.source)


def do_peek(state: House, place: i64, story: Story | None) -> None:
    """§5.7 He looks at the topmost such card."""
    pile = state.pile(place)
    assert pile is not None
    seat: i64 = state.seat
    marked = with_peeked(pile, seat_bit(seat))
    state.set_pile(place, marked)
    state.barriers += 1
    if story is not None:
        found = unseen(pile, seat_bit(seat))
        story.tell(events.Peeked(seat, state.rooms[place]))
        story.whisper(events.KnownCard(found.kind), seat)


def unseen(pile: Pile, bit: i64) -> Pile:
    """Return the topmost card that lacks a mark; open cards have been seen by all."""
    while pile.seen & bit:
        assert pile.below is not None
        pile = pile.below
    return pile


def with_peeked(pile: Pile, bit: i64) -> Pile:
    """Return the pile with the topmost unseen card marked as seen."""
    if pile.seen & bit == 0:
        return Pile(pile.kind, pile.up, pile.seen | bit, pile.by, pile.below)
    assert pile.below is not None
    return Pile(pile.kind, pile.up, pile.seen, pile.by, with_peeked(pile.below, bit))


# ---------------------------------------------------------------- §5.8 peek-hand, §5.9 swap-hand


def can_peek_hand(state: House) -> i64:
    """§5.8 Another player who holds a card one has not seen."""
    found: i64 = 0
    other: i64 = 0
    while other < state.players:
        if other != state.seat and unseen_slots(state, other, seat_bit(state.seat)):
            found |= 1 << other
        other += 1
    return found


def unseen_slots(state: House, seat: i64, bit: i64) -> i64:
    """Return which cards of a hand lack a mark, a bit each."""
    seen: i64 = state.seen(seat)
    size: i64 = state.size(seat)
    found: i64 = 0
    slot: i64 = 0
    while slot < size:
        if seen & bit == 0:
            found |= 1 << slot
        seen >>= SEEN_BITS
        slot += 1
    return found


def do_peek_hand(state: House, other: i64, story: Story | None) -> None:
    """§5.8 A card of that hand that one has not seen, drawn by lot, is shown and put back."""
    seat: i64 = state.seat
    slot: i64 = by_lot(state, unseen_slots(state, other, seat_bit(seat)))
    kind: i64 = (state.hand(other) >> (KIND_BITS * slot)) & KIND_MASK
    seen: i64 = (state.seen(other) >> (SEEN_BITS * slot)) & SEEN_MASK
    state.set_hand(other, state.hand(other), state.seen(other) + (seat_bit(seat) << (SEEN_BITS * slot)))
    state.barriers += 1
    if story is not None:
        story.tell(events.Spied(seat, other, seen))
        tell_known(events.KnownCard(kind), seen | seat_bit(seat), story)


def by_lot(state: House, slots: i64) -> i64:
    """Draw one of the bits that are set; return its number."""
    count: i64 = 0
    rest: i64 = slots
    while rest:
        count += rest & 1
        rest >>= 1
    left: i64 = state.chance.below(count)
    slot: i64 = 0
    while left or (slots >> slot) & 1 == 0:
        left -= (slots >> slot) & 1
        slot += 1
    return slot


def can_swap_hand(state: House) -> i64:
    """§5.9 Another player who holds a card (and what one gives is any card in hand)."""
    found: i64 = 0
    other: i64 = 0
    while other < state.players:
        if other != state.seat and state.size(other):
            found |= 1 << other
        other += 1
    return found


def do_swap_hand(state: House, kind: i64, other: i64, story: Story | None) -> None:
    """§5.9 One card is given, one drawn by lot is taken; both players have seen both."""
    seat: i64 = state.seat
    both: i64 = seat_bit(seat) | seat_bit(other)
    taken: i64 = state.lose(other, state.chance.below(state.size(other)))
    given: i64 = state.lose(seat, state.slot_of(seat, kind))
    state.gain(seat, taken & KIND_MASK, taken >> KIND_BITS | both)
    state.gain(other, kind, given >> KIND_BITS | both)
    state.barriers += 1
    if story is not None:
        story.tell(events.Swapped(seat, other, given >> KIND_BITS, taken >> KIND_BITS))
        tell_known(events.GivenCard(kind), given >> KIND_BITS | both, story)
        tell_known(events.TakenCard(taken & KIND_MASK), taken >> KIND_BITS | both, story)


# ---------------------------------------------------------------- §5.10 gain, §5.11 give


def do_gain(state: House, step: Step, story: Story | None) -> None:
    """§5.10 Points from the stock; or so many for each mysterious thing lying open."""
    points: i64 = step.amount
    if step.mysterious:
        points *= mysterious_things(state, open_places(state, step.source))
    state.add_points(state.seat, points)
    if story is not None:
        story.tell(events.Gained(state.seat, points))


def mysterious_things(state: House, places: i64) -> i64:
    """Count the open evidence with 'mysterious' in its name."""
    found: i64 = 0
    place: i64 = 0
    while place < PLACES:
        pile = state.pile(place) if (places >> place) & 1 else None
        while pile is not None:
            if pile.up:
                found += state.cards.evidence[pile.kind].mysterious
            pile = pile.below
        place += 1
    return found


def can_give(state: House) -> i64:
    """§5.11 Any other player, if one has a point to give."""
    if state.points_of(state.seat) == 0:
        return 0
    return ((1 << state.players) - 1) & ~(1 << state.seat)


def do_give(state: House, step: Step, other: i64, story: Story | None) -> None:
    """§5.11 So many points, or all one has if that is less."""
    points: i64 = state.points_of(state.seat)
    if points > step.amount:
        points = step.amount
    state.add_points(state.seat, -points)
    state.add_points(other, points)
    if story is not None:
        story.tell(events.Gave(state.seat, other, points))


# ---------------------------------------------------------------- §5.12 extra-play, §5.13 protect


def do_extra_play(state: House, story: Story | None) -> None:
    """§5.12 One card more may be played this turn."""
    state.plays += 1
    if story is not None:
        story.tell(events.ExtraPlay(state.seat))


def do_protect(state: House, story: Story | None) -> None:
    """§5.13 Nobody may name the player in the next guessing stage."""
    state.protected |= seat_bit(state.seat)
    if story is not None:
        story.tell(events.Protected(state.seat))
