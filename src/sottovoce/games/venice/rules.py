"""The rules of Venice in the order of RULES.md; §5 and §6 stand in `rules_moves`.

What is allowed in a turn is what may move as the figures stand, cut down to the
cards in hand and to the turn's line.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sottovoce.core.chance import Chance
from sottovoce.core.errors import GameOver, NotAllowedNow
from sottovoce.core.events import Story
from sottovoce.core.game import NOBODY
from sottovoce.core.view import Outcome
from sottovoce.games.venice import events
from sottovoce.games.venice.actions import (
    ACTIONS,
    CORTEGE,
    END,
    FIRST_CARD,
    HALF_KINDS,
    HARLEQUIN_LINE,
    HIGH,
    MASKED,
    MOVES,
    NO_LINE,
    OF_LINE,
    PAYABLE,
    PAYABLE_BY_HARLEQUIN,
    SUMMON_DOGE,
    SUMMON_EAST,
    SUMMON_WEST,
    THROW,
    Move,
    codes,
    notation,
)
from sottovoce.games.venice.components import (
    CENTRE,
    DECK,
    EAST,
    GUARD_START,
    HAND,
    LAST_SQUARE,
    SERVANT_START,
    SQUARES,
    TYPE_BITS,
    WEST,
    held,
    single,
    size,
    spread,
    unpack,
)
from sottovoce.games.venice.rules_moves import (
    HARLEQUIN_STANDS,
    MERCHANT_STANDS,
    STANDS,
    changes,
    figures,
    move_figures,
    stands,
)
from sottovoce.games.venice.scoring import (
    DOGE_HOME,
    DRAWN,
    FAVOURITE_HOME,
    LEVEL,
    check_reason,
    check_winner,
    count_round,
    home,
    match_outcome,
    match_over,
    round_results,
    steps_for,
)
from sottovoce.games.venice.state import PastTurn, Street

HALF_BITS: Final = (1 << HALF_KINDS) - 1
END_BIT: Final = 1 << END
THROW_BIT: Final = 1 << THROW

# ---------------------------------------------------------------- §2 setting up a round


def begin_match(state: Street, story: Story | None) -> None:
    """§2.4 Merchant and Harlequin are given to the players by lot."""
    state.merchant_owner = state.chance.below(2)
    begin_round(state, story)


def begin_round(state: Street, story: Story | None) -> None:
    """§2 Put up the figures, deal the cards; the Merchant's owner begins (§2.5)."""
    state.round += 1
    state.deal = 1
    place_figures(state)
    if story is not None:
        story.tell(events.RoundBegan(state.round, state.merchant_owner))
    deal_hands(state, story)
    begin_turn(state, state.merchant_owner)


def place_figures(state: Street) -> None:
    """§2.3 Doge and Favourite in the centre, guards on 2, the servants on their owners' square 1."""
    state.doge = CENTRE
    state.favourite = CENTRE
    state.west = -GUARD_START
    state.east = GUARD_START
    state.merchant = SERVANT_START if state.merchant_owner == EAST else -SERVANT_START
    state.harlequin = -state.merchant


def deal_hands(state: Street, story: Story | None) -> None:
    """§2.1 Shuffle all cards and deal eight to each; §2.2 again while a hand is of one type (V16)."""
    state.west_kept_before = 0
    state.east_kept_before = 0
    state.turns_before = None
    dealing = True
    while dealing:
        state.west_hand = 0
        state.east_hand = 0
        gather(state, DECK[:])
        draw(state, WEST, 0, None)
        draw(state, EAST, 0, None)
        dealing = show_single_types(state, story)
    tell_drawn(WEST, HAND, state.west_hand, story)
    tell_drawn(EAST, HAND, state.east_hand, story)


def show_single_types(state: Street, story: Story | None) -> bool:
    """§2.2 (V16) Show every hand of a single type; say whether there was one."""
    shown = False
    for seat in (WEST, EAST):
        if single_type(state.hand(seat)):
            shown = True
            if story is not None:
                story.tell(events.HandShown(seat, unpack(state.hand(seat))))
    return shown


def single_type(hand: i64) -> bool:
    """§2.2 Are all cards of a hand of one type?"""
    return any(hand & bits == hand for bits in TYPE_BITS)


# ---------------------------------------------------------------- §4 a turn


def begin_turn(state: Street, seat: i64) -> None:
    """§4 A seat is to move; it holds eight cards (V17)."""
    state.seat = seat
    state.line = NO_LINE
    state.played = 0
    state.barriers += 1
    assert size(state.hand(seat)) == HAND
    legal_turn(state)


def legal_turn(state: Street) -> None:
    """§4 Work out what is allowed now: the cards in hand that can be played in full, and §4.2-§4.4."""
    held_cards(state)
    stand = STANDS[(state.doge + 8) * SQUARES * SQUARES + (state.west + 8) * SQUARES + state.east + 8]
    merchant = MERCHANT_STANDS[state.merchant + 8]
    harlequin = HARLEQUIN_STANDS[state.harlequin + 8]
    state.low &= stand.low | merchant.low | harlequin.low
    state.high &= stand.high
    if not masquerade(state):
        state.low &= ~MASKED.low
        state.high = 0
    if state.line == NO_LINE:
        state.low |= THROW_BIT | summons(state)  # §4.3 throwing the hand away is always allowed
    else:
        line = OF_LINE[state.line]
        state.low = state.low & line.low | END_BIT  # §4.2
        state.high &= line.high


def held_cards(state: Street) -> None:
    """§4.1 Start from every decision that the cards in hand could pay for."""
    hand: i64 = state.hand(state.seat)
    kinds: i64 = held(hand)
    harlequins = PAYABLE_BY_HARLEQUIN[kinds >> HALF_KINDS]
    state.low = PAYABLE[kinds & HALF_BITS].low | harlequins.low
    state.high = harlequins.high
    if hand & 15 < 2:  # §6.2 a Cortège costs two Doge cards
        state.low &= ~CORTEGE.low


def apply_end(state: Street, story: Story | None) -> None:
    """§4.2 (V1) The player ends a turn of cards; §4.5 the Favourite moves, then he draws."""
    finish_turn(state, story)


def apply_throw(state: Street, story: Story | None) -> None:
    """§4.3 (V1) The whole hand goes, eight new cards come, and the turn is over: no Favourite."""
    hand: i64 = state.hand(state.seat)
    state.pay(hand)
    if story is not None:
        story.tell(events.Threw(state.seat, unpack(hand)))
    draw_and_pass(state, story)


def apply_card(state: Street, move: Move, story: Story | None) -> None:
    """§4.1 Play a card (two for a Cortège) in full; it fixes the turn's line."""
    before = figures(state) if story is not None else None
    state.pay(move.price)
    state.line = move.line
    move_figures(state, move)
    if story is not None and before is not None:
        masked = move.line > HARLEQUIN_LINE
        moved = changes(before, figures(state))
        story.tell(events.Played(state.seat, move.kind, move.cards, masked, moved))
    if doge_home(state, story):
        return
    legal_turn(state)


def finish_turn(state: Street, story: Story | None) -> None:
    """§4.5 After cards or a summons: the Favourite, then the draw."""
    if favourite_home(state, story):
        return
    draw_and_pass(state, story)


# §5 moving figures and §6 the cards: `rules_moves`


# ---------------------------------------------------------------- §7 Masquerade


def masquerade(state: Street) -> bool:
    """§7.1, §7.2 (V6) Harlequin strictly nearer the mover's own end than the Doge, before each card."""
    if state.seat == EAST:
        return state.harlequin > state.doge
    return state.harlequin < state.doge


# ---------------------------------------------------------------- §8 Word of the guild


def summons(state: Street) -> i64:
    """§8.1 (V10) Doge or a guard may be called to the Merchant's square if the order holds and he moves."""
    square: i64 = state.merchant
    found: i64 = 0
    if square != state.doge and stands(square, state.west, state.east):
        found |= 1 << SUMMON_DOGE
    if square != state.west and stands(state.doge, square, state.east):
        found |= 1 << SUMMON_WEST
    if square != state.east and stands(state.doge, state.west, square):
        found |= 1 << SUMMON_EAST
    return found


def apply_summons(state: Street, action: i64, story: Story | None) -> None:
    """§8.1 Call a figure to the Merchant in place of playing cards; §8.2 then the turn ends."""
    before = figures(state) if story is not None else None
    if action == SUMMON_DOGE:
        state.doge = state.merchant
    elif action == SUMMON_WEST:
        state.west = state.merchant
    else:
        state.east = state.merchant
    if story is not None and before is not None:
        story.tell(events.Summoned(state.seat, changes(before, figures(state))))
    if doge_home(state, story):
        return
    finish_turn(state, story)


# ---------------------------------------------------------------- §9 the Favourite


def favourite_home(state: Street, story: Story | None) -> bool:
    """§9.2 (V11) She moves by the difference; §9.3 she stops on the last square; §11.1 home, she wins."""
    west_steps: i64 = steps_for(state, WEST)
    east_steps: i64 = steps_for(state, EAST)
    start: i64 = state.favourite
    end: i64 = start + east_steps - west_steps
    end = LAST_SQUARE if end > LAST_SQUARE else -LAST_SQUARE if end < -LAST_SQUARE else end
    state.favourite = end
    if story is not None and end != start:
        story.tell(events.FavouriteMoved(start, end, west_steps, east_steps))
    return end_if_home(state, end, FAVOURITE_HOME, story)


# ---------------------------------------------------------------- §10 drawing and deals


def draw_and_pass(state: Street, story: Story | None) -> None:
    """§10.1 Draw to eight, then the other player moves, or §11.2 the cards have run out."""
    seat: i64 = state.seat
    if state.played:
        draw(state, seat, state.played, story)
    if state.in_pile() == 0 and seat != state.merchant_owner:
        check_round(state, story)  # §10.3: always after a turn of Harlequin's owner
    else:
        begin_turn(state, 1 - seat)


def draw(state: Street, seat: i64, played: i64, story: Story | None) -> None:
    """§10.1 Fill a hand to eight. §10.2 When the first deal's pile is empty, shuffle at once and go on."""
    take(state, seat, played, story)
    if state.in_pile() == 0 and state.deal == 1:
        reshuffle(state, story)
        take(state, seat, 0, story)


def take(state: Street, seat: i64, played: i64, story: Story | None) -> None:
    """§10.1 Take cards from the pile until the hand is full or the pile empty; keep what was played, too."""
    count: i64 = min(HAND - size(state.hand(seat)), state.in_pile())
    cards: i64 = 0
    end: i64 = state.top + count
    while state.top < end:
        cards += single(1, state.pile[state.top])
        state.top += 1
    state.gain(seat, cards)
    if played or count:
        state.turns = PastTurn(seat, played, count, state.turns)
    if count:
        tell_drawn(seat, count, cards, story)


def tell_drawn(seat: i64, count: i64, cards: i64, story: Story | None) -> None:
    """Say how many cards were drawn to all, and which to the one who drew."""
    if story is not None:
        story.tell(events.Drew(seat, count))
        story.whisper(events.DrewCards(seat, unpack(cards)), seat)


def gather(state: Street, pile: list[int]) -> None:
    """Shuffle cards into a new pile. The hands of this moment are what the players can count."""
    state.chance.shuffle(pile)
    state.pile = pile
    state.top = 0
    state.west_discard = 0
    state.east_discard = 0
    state.west_kept = state.west_hand
    state.east_kept = state.east_hand
    state.turns = None


def reshuffle(state: Street, story: Story | None) -> None:
    """§10.2, §11.3 All discards become the pile of the next deal."""
    state.deal += 1
    gather(state, spread(state.west_discard + state.east_discard))
    if story is not None:
        story.tell(events.Reshuffled(state.deal))


# ---------------------------------------------------------------- §11 the end of a round


def doge_home(state: Street, story: Story | None) -> bool:
    """§11.1 (V12) The round ends the moment the Doge stands in a mansion, whoever moved him."""
    return end_if_home(state, state.doge, DOGE_HOME, story)


def end_if_home(state: Street, square: i64, reason: i64, story: Story | None) -> bool:
    """§11.1 The owner of the mansion that was reached wins the round."""
    winner: i64 = home(square)
    if winner == DRAWN:
        return False
    if state.played:  # the turn breaks off before its draw; what it played has been seen all the same
        state.turns = PastTurn(state.seat, state.played, 0, state.turns)
    end_round(state, winner, reason, story)
    return True


def check_round(state: Street, story: Story | None) -> None:
    """§11.2 (V14) The cards have run out: judge, or §11.3 a third deal when all is level."""
    reason: i64 = check_reason(state)
    if reason == LEVEL and state.deal == 2:
        third_deal(state, story)
    else:
        end_round(state, check_winner(state), reason, story)


def third_deal(state: Street, story: Story | None) -> None:
    """§11.3 (V14) Discards are shuffled, hands kept and filled, the Merchant's owner first."""
    state.west_kept_before = state.west_kept
    state.east_kept_before = state.east_kept
    state.turns_before = state.turns
    reshuffle(state, story)
    first: i64 = state.merchant_owner
    draw(state, first, 0, story)
    draw(state, 1 - first, 0, story)
    begin_turn(state, first)


def end_round(state: Street, winner: i64, reason: i64, story: Story | None) -> None:
    """§12 Count the round; go on to the next, with Merchant and Harlequin changed over, or stop."""
    count_round(state, winner, reason)
    if story is not None:
        name = round_results(state.results)[-1][1]
        story.tell(events.RoundEnded(state.round, winner, name, (state.west_wins, state.east_wins)))
    if match_over(state):
        end_match(state)
    else:
        state.merchant_owner = 1 - state.merchant_owner
        begin_round(state, story)


def end_match(state: Street) -> None:
    """§12.2-§12.4 Nobody is to move."""
    state.seat = NOBODY
    state.line = NO_LINE
    state.played = 0
    state.barriers += 1
    state.low = 0
    state.high = 0


# ---------------------------------------------------------------- the state with its moves


@mypyc_attr(free_list_len=1)
class VeniceState(Street):
    """A game of Venice that can be played."""

    def legal(self) -> list[int]:
        return codes(self.low, self.high)

    def allows(self, action: int) -> bool:
        """Is the decision allowed now?"""
        if action < 0 or action >= ACTIONS:
            return False
        code: i64 = action
        return (self.low >> code) & 1 == 1 if code < HIGH else (self.high >> (code - HIGH)) & 1 == 1

    def apply(self, action: int, story: Story | None = None) -> None:
        if not self.allows(action):
            refuse(self, action)
        if action >= FIRST_CARD:
            apply_card(self, MOVES[action - FIRST_CARD], story)
        elif action == END:
            apply_end(self, story)
        elif action == THROW:
            apply_throw(self, story)
        else:
            apply_summons(self, action, story)

    def copy(self) -> VeniceState:
        return self.copy_with(self.chance.copy())

    def copy_with(self, chance: Chance) -> VeniceState:
        """Return a copy that draws from another generator."""
        other = VeniceState(chance, False)
        other.take_over(self)
        return other

    def outcome(self) -> Outcome | None:
        return match_outcome(self)


def refuse(state: VeniceState, action: int) -> None:
    """Say why a decision is not allowed; `notation` refuses a code that does not exist."""
    if state.over():
        raise GameOver()
    raise NotAllowedNow(decision=notation(action), count=len(state.legal()))


def new_match(chance: Chance, single: bool, story: Story | None = None) -> VeniceState:
    """§2 Set up a match, or a single round."""
    state = VeniceState(chance, single)
    begin_match(state, story)
    return state
