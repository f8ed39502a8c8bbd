"""The characters and what a visit to each brings (RULES.md §7), in the order of the book.

`use` begins a visit. It either does all there is to do, or asks something; when
nothing more is to be asked, the phase is `DONE` and `rules` ends the action.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.core.events import Story
from sottovoce.games.holmes import actions, events
from sottovoce.games.holmes.actions import CARDS, TABLE
from sottovoce.games.holmes.components import (
    ADLER,
    BILLY,
    GREGSON,
    GREGSON_CARDS,
    GREGSON_PRICE,
    HUDSON,
    HUDSON_TOKENS,
    JOHNSON,
    JOHNSON_CARDS,
    JOKER,
    KRAMM,
    KRAMM_PRICE,
    LESTRADE,
    LESTRADE_CARDS,
    LESTRADE_PRICE,
    NO_CARD,
    ONE,
    PIKE,
    PIKE_CARDS,
    TOBY,
    VALUES,
    WATSON,
    WATSON_PRICE,
    WIGGINS,
    WIGGINS_TOKENS,
    bits,
    kinds,
    size,
    unpack,
)
from sottovoce.games.holmes.rules_evidence import (
    REAL_BITS,
    TYPE_BITS,
    can_draw,
    discard,
    draw_card,
    gain_tokens,
    give_up,
    hide_drawn,
    is_asking_for_joker,
    kind_given,
    lose_open,
    open_cards,
    pay_tokens,
    receive,
)
from sottovoce.games.holmes.state import BUY, DROP, GIVE, KEEP, LOOK, SELL, STEAL, SWAP, TAKE, Carry, Case

PASS_BIT: Final = 1
HELD_BIT: Final = 1 << actions.TAKE_HELD
BUY_BIT: Final = 1 << actions.BUY


def use(case: Case, story: Story | None) -> None:
    """§4.4 (H3) Begin the visit to `case.using`; without means or effect nothing happens."""
    who: i64 = case.using
    case.left = 0
    case.done()
    if who == WATSON:
        use_watson(case, story)
    elif who == HUDSON:
        use_hudson(case, story)
    elif who == LESTRADE:
        use_lestrade(case, story)
    elif who == ADLER:
        use_adler(case)
    elif who == GREGSON:
        use_gregson(case)
    elif who == WIGGINS:
        use_wiggins(case, story)
    elif who == PIKE:
        use_pike(case)
    elif who == TOBY:
        use_toby(case, story)
    elif who == JOHNSON:
        use_johnson(case)
    elif who == BILLY:
        use_billy(case)
    elif who == KRAMM:
        use_kramm(case)
    else:
        use_hunter(case)


# ---------------------------------------------------------------- cards of the row (§7.1, §7.3, §7.5, §7.11)


def in_reach(case: Case) -> i64:
    """§8.4 (H18) What can be taken: cards of the row, and a card reserved in an earlier action."""
    mask: i64 = kinds(case.row) << actions.TAKE
    if case.mine().held != NO_CARD and not case.fresh:
        mask |= HELD_BIT
    return mask


def price_a_card(case: Case) -> i64:
    """§7.5 Gregson is paid by the card; with the others the whole price is paid first, or nothing."""
    return GREGSON_PRICE if case.using == GREGSON else 0


def may_decline(case: Case) -> i64:
    """§4.4 (H3) At Gregson's and Kramm's one may take fewer cards, or none."""
    return PASS_BIT if case.using == GREGSON or case.using == KRAMM else 0


def ask_take(case: Case) -> None:
    """Ask for the next card of the row, or go on when there is none to be had."""
    mask: i64 = in_reach(case)
    if case.left == 0 or mask == 0 or case.mine().tokens < price_a_card(case):
        after_takes(case)
    else:
        case.ask(TAKE, TABLE, mask | may_decline(case))


def apply_take(case: Case, place: i64, story: Story | None) -> None:
    """Take a card of the row, or the reserved one, for the price of a card."""
    if place == actions.PASS:
        after_takes(case)
        return
    case.left -= 1
    pay_tokens(case, price_a_card(case), story)
    kind: i64 = place - actions.TAKE
    if place == actions.TAKE_HELD:
        kind = case.mine().held
        case.mine().held = NO_CARD
    else:
        case.row -= ONE[kind]
    if story is not None:
        story.tell(events.CardTaken(case.seat, kind, place == actions.TAKE_HELD))
    receive(case, kind, story)
    if not is_asking_for_joker(case):
        ask_take(case)


def after_takes(case: Case) -> None:
    """No more cards of the row; §7.11 at Kramm's the opponent is asked now."""
    if case.using == KRAMM:
        ask_buy(case)
    else:
        case.done()


def go_on(case: Case) -> None:
    """A joker has been settled in the middle of a visit: go on with it."""
    if case.seat == case.actor:
        ask_take(case)
    else:
        case.done()


# ---------------------------------------------------------------- the twelve


def use_watson(case: Case, story: Story | None) -> None:
    """§7.1 One token for one card of the row."""
    if case.mine().tokens >= WATSON_PRICE and in_reach(case):
        pay_tokens(case, WATSON_PRICE, story)
        case.left = 1
        ask_take(case)


def use_hudson(case: Case, story: Story | None) -> None:
    """§7.2 Three tokens."""
    gain_tokens(case, HUDSON_TOKENS, story)


def use_lestrade(case: Case, story: Story | None) -> None:
    """§7.3 (H3) Three tokens for two cards of the row, or for the only one in reach."""
    if case.mine().tokens >= LESTRADE_PRICE and in_reach(case):
        pay_tokens(case, LESTRADE_PRICE, story)
        case.left = LESTRADE_CARDS
        ask_take(case)


def use_adler(case: Case) -> None:
    """§7.4 For as many tokens as the day's number, one open card of the opponent, no joker."""
    loot: i64 = kinds(case.theirs().open) & TYPE_BITS
    if case.mine().tokens >= case.day and loot:
        case.ask(STEAL, CARDS, loot << actions.STEAL)


def apply_steal(case: Case, place: i64, story: Story | None) -> None:
    """§7.4 (H8) The card becomes hidden evidence that both players know."""
    kind: i64 = place - actions.STEAL
    pay_tokens(case, case.day, story)
    if story is not None:
        story.tell(events.Stole(case.seat, kind))
    lose_open(case, 1 - case.seat, kind, story)
    case.mine().hidden += ONE[kind]
    case.mine().stolen += ONE[kind]
    case.done()


def use_gregson(case: Case) -> None:
    """§7.5 Up to three cards of the row, two tokens each."""
    case.left = GREGSON_CARDS
    ask_take(case)


def use_wiggins(case: Case, story: Story | None) -> None:
    """§7.6 Five tokens."""
    gain_tokens(case, WIGGINS_TOKENS, story)


def use_pike(case: Case) -> None:
    """§7.7 (H4) Up to three cards of the deck for a token each, as far as there are tokens and cards."""
    most: i64 = min(PIKE_CARDS, case.mine().tokens, case.in_deck() + size(case.thrown()))
    if most:
        case.ask(LOOK, CARDS, PASS_BIT | PIKE_DRAWS[most])


def apply_look(case: Case, place: i64, story: Story | None) -> None:
    """§7.7 Pay, draw and look; all see how many (H9)."""
    if place == actions.PASS:
        case.done()
        return
    number: i64 = place - actions.DRAW
    pay_tokens(case, number, story)
    draw_for_pike(case, number, story)
    case.barriers += 1
    case.ask(KEEP, CARDS, kinds(case.drawn) << actions.KEEP)
    if story is not None:
        story.tell(events.Looked(case.seat, number))
        story.whisper(events.LookedAt(case.seat, unpack(case.drawn)), case.seat)


def draw_for_pike(case: Case, number: i64, story: Story | None) -> None:
    """§5.3 Draw so many cards; if the deck runs out between them, it is noted which are old and which new."""
    drawn: i64 = 0
    while number:
        drawn += ONE[draw_card(case, drawn, story)]
        number -= 1
    case.drawn = drawn
    carry = case.carry
    if carry is not None and carry.kept == NO_CARD:
        case.carry = Carry(case.seat, carry.old, drawn - carry.old, NO_CARD)


def apply_keep(case: Case, place: i64, story: Story | None) -> None:
    """§7.7 (H9) Keep one card and throw the others back, unseen by the opponent."""
    kind: i64 = place - actions.KEEP
    thrown: i64 = case.drawn - ONE[kind]
    carry = case.carry
    if story is not None:
        story.tell(events.Kept(case.seat, JOKER if kind == JOKER else NO_CARD, size(thrown)))
        story.whisper(events.KeptCard(case.seat, kind, unpack(thrown)), case.seat)
    case.drawn = 0
    case.done()
    if carry is not None and carry.kept == NO_CARD:
        case.carry = Carry(carry.seat, carry.old, carry.new, kind)
        keep_carried(case, kind, story)
    else:
        case.mine().tossed += thrown
        hide_drawn(case, kind, story)


def keep_carried(case: Case, kind: i64, story: Story | None) -> None:
    """§5.6, §6.4 As `hide_drawn`, when nobody else can tell from which deck the card came."""
    if kind == JOKER:
        receive(case, JOKER, story)
    else:
        case.mine().hidden += ONE[kind]


def use_toby(case: Case, story: Story | None) -> None:
    """§7.8 (H10) One token for each open type, plan fragments included."""
    gain_tokens(case, bits(kinds(case.mine().open) & TYPE_BITS), story)


def use_johnson(case: Case) -> None:
    """§7.9 Discard one to three cards of the row."""
    case.left = JOHNSON_CARDS
    ask_drop(case)


def ask_drop(case: Case) -> None:
    """§7.9 (H3) The first card must go, if there is one; then one may stop."""
    if case.left == 0 or case.row == 0:
        case.done()
    else:
        stop: i64 = 0 if case.left == JOHNSON_CARDS else PASS_BIT
        case.ask(DROP, TABLE, kinds(case.row) << actions.DROP | stop)


def apply_drop(case: Case, place: i64, story: Story | None) -> None:
    """§7.9 (H14) A card of the row is discarded; the row is filled up only at the end of the action."""
    if place == actions.PASS:
        case.done()
        return
    kind: i64 = place - actions.DROP
    case.left -= 1
    case.row -= ONE[kind]
    discard(case, kind)
    if story is not None:
        story.tell(events.Dropped(case.seat, kind))
    ask_drop(case)


def use_billy(case: Case) -> None:
    """§7.10 One open real card for tokens, if the player likes."""
    cards: i64 = kinds(case.mine().open) & REAL_BITS
    if cards:
        case.ask(SELL, TABLE, cards << actions.SELL | PASS_BIT)


def apply_sell(case: Case, place: i64, story: Story | None) -> None:
    """§7.10 (H11) It is discarded for its value less the day's number, never less than nothing."""
    case.done()
    if place == actions.PASS:
        return
    kind: i64 = place - actions.SELL
    if story is not None:
        story.tell(events.Sold(case.seat, kind))
    lose_open(case, case.seat, kind, story)
    discard(case, kind)
    gain_tokens(case, max(VALUES[kind] - case.day, 0), story)


def use_kramm(case: Case) -> None:
    """§7.11 One card of the row free of charge, if the player likes; then it is the opponent's turn."""
    case.left = 1
    ask_take(case)


def ask_buy(case: Case) -> None:
    """§7.11 (H12) The opponent may pay for a hidden card, whether or not a card was taken."""
    if case.theirs().tokens >= KRAMM_PRICE and can_draw(case):
        case.seat = 1 - case.actor
        case.barriers += 1
        case.ask(BUY, CARDS, BUY_BIT | PASS_BIT)
    else:
        case.done()


def apply_buy(case: Case, place: i64, story: Story | None) -> None:
    """§7.11 (H12) He draws a card and hides it; a joker he lays out."""
    case.done()
    if place == actions.PASS:
        return
    pay_tokens(case, KRAMM_PRICE, story)
    kind: i64 = draw_card(case, 0, story)
    case.barriers += 1
    if story is not None:
        story.tell(events.Bought(case.seat, JOKER if kind == JOKER else NO_CARD))
        story.whisper(events.BoughtCard(case.seat, kind), case.seat)
    hide_drawn(case, kind, story)


def use_hunter(case: Case) -> None:
    """§7.12 One open card, of any kind, for a card of the row, if the player likes."""
    cards: i64 = open_cards(case.mine())
    if cards and case.row:
        case.ask(GIVE, CARDS, cards << actions.GIVE | PASS_BIT)


def apply_give(case: Case, place: i64, story: Story | None) -> None:
    """§7.12 (H13) The card goes into the row at once; another one must be taken."""
    if place == actions.PASS:
        case.done()
        return
    others: i64 = kinds(case.row)
    kind: i64 = kind_given(place - actions.GIVE)
    if story is not None:
        story.tell(events.Gave(case.seat, kind))
    give_up(case, place - actions.GIVE, story)
    case.row += ONE[kind]
    case.pending = kind
    case.ask(SWAP, TABLE, others << actions.TAKE)


def apply_swap(case: Case, place: i64, story: Story | None) -> None:
    """§7.12 (H13) The card taken in exchange; never the reserved one."""
    kind: i64 = place - actions.TAKE
    case.pending = NO_CARD
    case.row -= ONE[kind]
    if story is not None:
        story.tell(events.CardTaken(case.seat, kind, False))
    case.done()
    receive(case, kind, story)


PIKE_DRAWS: Final[list[int]] = [
    sum(1 << (actions.DRAW + number) for number in range(1, most + 1)) for most in range(PIKE_CARDS + 1)
]
