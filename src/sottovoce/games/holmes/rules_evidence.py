"""Evidence and tokens, jokers (RULES.md §5, §6): how cards and tokens go from hand to hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.core.events import Story
from sottovoce.games.holmes import events
from sottovoce.games.holmes.actions import APART, CARDS, JOIN, JOKER_OF, LOOSE, LOOSE_JOKER_GIVEN, PUT
from sottovoce.games.holmes.components import (
    JOKER,
    NO_CARD,
    ONE,
    PLAN,
    ROW,
    count,
    kinds,
    size,
    spread,
    unpack,
)
from sottovoce.games.holmes.state import (
    JOKER_JOIN,
    JOKER_PLACE,
    LAST,
    ONE_BIT,
    Carry,
    Case,
    PastDeck,
    Side,
)

REAL_BITS: Final = 0x7F
TYPE_BITS: Final = 0xFF
LOOSE_BIT: Final = 1 << LOOSE
JOIN_OR_APART: Final = 1 << JOIN | 1 << APART

# ---------------------------------------------------------------- §5 evidence and tokens


def lose_open(case: Case, seat: i64, kind: i64, story: Story | None) -> None:
    """§5.1 An open card leaves its set; §6.3 (H7) a joker left alone becomes loose."""
    side = case.side(seat)
    side.open -= ONE[kind]
    if count(side.open, kind) == 0 and side.joined & ONE_BIT[kind]:
        side.joined ^= ONE_BIT[kind]
        side.open += ONE[JOKER]
        if story is not None:
            story.tell(events.JokerLoosened(seat, kind))


def fill_row(case: Case, story: Story | None) -> None:
    """§5.2 (H4) Fill the row up to four cards, as far as there are any."""
    missing: i64 = ROW - size(case.row)
    came: i64 = 0
    while missing > 0 and can_draw(case):
        if case.in_deck() == 0:
            tell_row(case, came, story)
            came = 0
        card: i64 = ONE[draw_card(case, 0, story)]
        case.row += card
        case.shown += card
        came += card
        missing -= 1
    tell_row(case, came, story)


def tell_row(case: Case, came: i64, story: Story | None) -> None:
    """Say which cards came to the row from the present deck, if any."""
    if story is not None and came:
        story.tell(events.RowFilled(unpack(came), case.in_deck()))


def can_draw(case: Case) -> bool:
    """§5.3 (H4) Is there a card in the deck, or in the discards that would become one?"""
    return case.in_deck() > 0 or case.thrown() != 0


def draw_card(case: Case, in_hand: i64, story: Story | None) -> i64:
    """Take the top card of the deck. `in_hand` was drawn just before it, for the same visit."""
    if case.in_deck() == 0:
        reshuffle(case, in_hand, story)
    kind: i64 = case.deck[case.top]
    case.top += 1
    return kind


def reshuffle(case: Case, in_hand: i64, story: Story | None) -> None:
    """§5.3 (H4) The discards become a new deck; where the cards of the old one went stays known."""
    deck = spread(case.thrown())
    case.chance.shuffle(deck)
    case.past = PastDeck(case)
    case.deck = deck
    case.top = 0
    case.shown = 0
    case.discards = 0
    case.carry = Carry(case.seat, in_hand, 0, NO_CARD) if in_hand else None
    for side in (case.first, case.second):
        side.kept = 0
        side.tossed = 0
    if story is not None:
        story.tell(events.Reshuffled(len(deck)))


def gain_tokens(case: Case, tokens: i64, story: Story | None) -> None:
    """§5.4 (H5) The seat that decides takes tokens, or as many as the reserve has."""
    got: i64 = min(tokens, case.reserve())
    case.mine().tokens += got
    if story is not None:
        story.tell(events.TokensGained(case.seat, got, tokens))


def pay_tokens(case: Case, tokens: i64, story: Story | None) -> None:
    """§5.4 The seat that decides gives tokens to the reserve."""
    case.mine().tokens -= tokens
    if story is not None and tokens:
        story.tell(events.TokensPaid(case.seat, tokens))


def discard(case: Case, kind: i64) -> None:
    """§5.5 (H20) A card that was open goes face down to the discards; both players remember it."""
    case.discards += ONE[kind]


def hide_drawn(case: Case, kind: i64, story: Story | None) -> None:
    """§5.6 A card drawn from the present deck becomes hidden; §6.4 a joker is laid out instead."""
    if kind == JOKER:
        case.shown += ONE[JOKER]
        receive(case, JOKER, story)
    else:
        side = case.mine()
        side.hidden += ONE[kind]
        side.kept += ONE[kind]


# ---------------------------------------------------------------- §6 jokers and plan fragments


def receive(case: Case, kind: i64, story: Story | None) -> None:
    """§5.1 The seat that decides gets an open card; a joker (§6.1) or a new set (§6.2) may ask something."""
    side = case.mine()
    new_set: bool = count(side.open, kind) == 0
    side.open += ONE[kind]
    if kind == JOKER:
        ask_joker(case, story)
    elif kind != PLAN and new_set and count(side.open, JOKER):
        case.pending = kind
        case.ask(JOKER_JOIN, CARDS, JOIN_OR_APART)


def free_sets(cards: i64, side: Side) -> i64:
    """§6.1 Return the types of real cards among these that have no joker yet, as a mask."""
    return kinds(cards) & REAL_BITS & ~side.joined


def ask_joker(case: Case, story: Story | None) -> None:
    """§6.1 (H6) With which open set does the joker go? Without any it is set aside."""
    side = case.mine()
    sets: i64 = free_sets(side.open, side)
    if sets:
        case.ask(JOKER_PLACE, CARDS, sets << PUT | LOOSE_BIT)
    elif story is not None:
        story.tell(events.JokerPlaced(case.seat, NO_CARD))


def apply_joker(case: Case, place: i64, story: Story | None) -> None:
    """§6.1 (H6) The joker, so far loose, is put with a set or set aside."""
    if place == LOOSE:
        kind: i64 = NO_CARD
    else:
        kind = place - PUT
        join_joker(case.mine(), kind)
    if story is not None:
        story.tell(events.JokerPlaced(case.seat, kind))


def join_joker(side: Side, kind: i64) -> None:
    """A loose joker becomes part of a set: the only way into one."""
    side.open -= ONE[JOKER]
    side.joined |= ONE_BIT[kind]


def apply_join(case: Case, place: i64, story: Story | None) -> None:
    """§6.2 (H6) The new card is laid on a loose joker, or beside it."""
    if place == JOIN:
        join_joker(case.mine(), case.pending)
        if story is not None:
            story.tell(events.JokerPlaced(case.seat, case.pending))
    case.pending = NO_CARD


def is_asking_for_joker(case: Case) -> bool:
    """Does a card just received wait for a decision?"""
    return case.phase == JOKER_PLACE or case.phase == JOKER_JOIN


# ---------------------------------------------------------------- giving up open cards (§7.12, §9.2)


def open_cards(side: Side) -> i64:
    """Return what a player could give up of his open cards, as a mask of places after `GIVE`."""
    loose: i64 = 1 << LOOSE_JOKER_GIVEN if count(side.open, JOKER) else 0
    return kinds(side.open) & TYPE_BITS | side.joined << JOKER_OF | loose


def kind_given(what: i64) -> i64:
    """Return the kind of a card that could be given up."""
    return what if what < JOKER_OF else JOKER


def give_up(case: Case, what: i64, story: Story | None) -> None:
    """An open card of the seat that decides leaves him; that he gives it has been told before."""
    side = case.mine()
    if what < JOKER_OF:
        lose_open(case, case.seat, what, story)
    elif what == LOOSE_JOKER_GIVEN:
        side.open -= ONE[JOKER]
    else:
        side.joined ^= ONE_BIT[what - JOKER_OF]


# ---------------------------------------------------------------- §10.2 the last jokers


def ask_last_jokers(case: Case) -> bool:
    """§10.2 (H16) Ask where a loose joker goes, hidden cards turned over; False if there is no choice."""
    side = case.mine()
    sets: i64 = free_sets(side.open + side.hidden, side)
    if sets == 0 or count(side.open, JOKER) == 0:
        return False
    case.ask(LAST, CARDS, sets << PUT | LOOSE_BIT)
    return True
