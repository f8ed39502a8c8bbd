"""The rules of Holmes in the order of RULES.md.

The chapters on evidence (§5, §6), characters (§7), the reservation card (§8) and
villains (§9) have files of their own beside this one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sottovoce.core.chance import Chance
from sottovoce.core.errors import GameOver, NoSuchDecision, NotAllowedNow
from sottovoce.core.events import Story
from sottovoce.core.game import NOBODY
from sottovoce.core.view import Outcome
from sottovoce.games.holmes import actions, events
from sottovoce.games.holmes.actions import ACTIONS, SETUP, TABLE, codes, notation
from sottovoce.games.holmes.components import (
    CHARACTERS,
    DAYS,
    DECK,
    FIRST,
    HUDSON,
    LESTRADE,
    MARKERS,
    MORIARTY,
    NO_CHARACTER,
    RESIDENT_BITS,
    RESIDENTS,
    SECOND,
    WATSON,
    bits,
    members,
    unpack,
)
from sottovoce.games.holmes.rules_characters import (
    PASS_BIT,
    apply_buy,
    apply_drop,
    apply_give,
    apply_keep,
    apply_look,
    apply_sell,
    apply_steal,
    apply_swap,
    apply_take,
    go_on,
    use,
)
from sottovoce.games.holmes.rules_evidence import apply_join, apply_joker, ask_last_jokers, fill_row
from sottovoce.games.holmes.rules_reservation import apply_hold, is_last_action, reservable
from sottovoce.games.holmes.rules_villains import apply_fall, apply_tribute, meet, villains_in
from sottovoce.games.holmes.scoring import result, score
from sottovoce.games.holmes.state import (
    BROTHER,
    BUY,
    DONE,
    DRAFT,
    DROP,
    FALL,
    GIVE,
    JOKER_JOIN,
    JOKER_PLACE,
    KEEP,
    LAST,
    LATE,
    LAY,
    LIFT,
    LOOK,
    ONE_BIT,
    OVER,
    SELL,
    STEAL,
    SWAP,
    TAKE,
    TRIBUTE,
    Case,
    Side,
)

BROTHER_BITS: Final = 1 << actions.BE | 1 << (actions.BE + 1)
DEALT: Final = 2  # guests to choose from in a draft
LAST_PLACE: Final = actions.CARDS  # the next group begins after it; no other has more places

# ---------------------------------------------------------------- §2 setting up


def begin(case: Case, story: Story | None) -> None:
    """§2.1 Residents on the table, the others shuffled into the character deck."""
    for resident in (WATSON, HUDSON, LESTRADE):
        case.arrive(resident)
    guests = list(range(RESIDENTS, CHARACTERS))
    case.chance.shuffle(guests)
    case.guests = guests
    if case.draft:
        deal_draft(case, story)
    else:
        open_guests(case, guests[0], guests[1], story)
        add_villains(case, guests[2:])
        ask_brother(case)


def open_guests(case: Case, one_guest: i64, other: i64, story: Story | None) -> None:
    """§2.2 Two guests are there on day 1."""
    case.arrive(one_guest)
    case.arrive(other)
    if story is not None:
        story.tell(events.GuestsCame((one_guest, other), case.draft == 1))


def deal_draft(case: Case, story: Story | None) -> None:
    """§2.3 Each player gets two guests to choose from."""
    for seat in (FIRST, SECOND):
        dealt = case.guests[case.next_guest : case.next_guest + DEALT]
        case.next_guest += DEALT
        case.side(seat).dealt = ONE_BIT[dealt[0]] | ONE_BIT[dealt[1]]
        if story is not None:
            story.whisper(events.DraftDealt(seat, tuple(sorted(dealt))), seat)
    ask_draft(case, FIRST)


def ask_draft(case: Case, seat: i64) -> None:
    """§2.3 Which of his two guests does the player bring?"""
    case.seat = seat
    case.barriers += 1
    case.ask(DRAFT, SETUP, case.mine().dealt >> RESIDENTS << actions.BRING)


def apply_draft(case: Case, place: i64, story: Story | None) -> None:
    """§2.3 The choice stays secret until the second player has made his."""
    guest: i64 = place - actions.BRING + RESIDENTS
    case.mine().brought = guest
    if story is not None:
        story.tell(events.DraftPicked(case.seat))
        story.whisper(events.DraftPick(case.seat, guest), case.seat)
    if case.seat == FIRST:
        ask_draft(case, SECOND)
        return
    open_guests(case, case.first.brought, guest, story)
    rest = [*case.guests[case.next_guest :], left_over(case.first), left_over(case.second)]
    case.next_guest = 0
    case.chance.shuffle(rest)
    add_villains(case, rest)
    ask_brother(case)


def left_over(side: Side) -> int:
    """§2.3 The guest who was not picked."""
    return members(side.dealt ^ ONE_BIT[side.brought])[0]


def add_villains(case: Case, rest: list[int]) -> None:
    """§2.4 Shuffle the villains, if any, into the character deck."""
    villains = villains_in(case)
    case.guests = rest + villains
    if villains:
        case.chance.shuffle(case.guests)


def ask_brother(case: Case) -> None:
    """§2.6 The first player decides who he is."""
    case.seat = FIRST
    case.barriers += 1
    case.ask(BROTHER, SETUP, BROTHER_BITS)


def apply_brother(case: Case, place: i64, story: Story | None) -> None:
    """§2.6 Then all choices are made, and §2.7 the evidence is shuffled and the row opened."""
    case.sherlock = place - actions.BE
    if story is not None:
        story.tell(events.BrotherChosen(case.sherlock))
    deck = DECK[:]
    case.chance.shuffle(deck)
    case.deck = deck
    fill_row(case, story)
    begin_action(case, FIRST)


# ---------------------------------------------------------------- §3 seven days


def next_turn(case: Case, story: Story | None) -> None:
    """§3.1 (H1) The players take actions alternately, the first player first, until all markers lie flat."""
    if case.actor == FIRST:
        begin_action(case, SECOND)
    elif case.first.upright or (case.day == 1 and bits(case.first.flat) < MARKERS):
        begin_action(case, FIRST)
    else:
        end_day(case, story)


def begin_day(case: Case, story: Story | None) -> None:
    """§3.2 Markers are stood up, then a new character comes."""
    case.day += 1
    for side in (case.first, case.second):
        side.upright = side.flat
        side.flat = 0
    if story is not None:
        story.tell(events.DayBegan(case.day))
    open_guest(case, story)


def open_guest(case: Case, story: Story | None) -> None:
    """§3.2 Open the character deck until a guest comes; §9.1 villains on the way have their due first."""
    while True:
        guest: i64 = case.guests[case.next_guest]
        case.next_guest += 1
        case.barriers += 1
        if guest < MORIARTY:
            break
        meet(case, guest, story)
        if case.phase != DONE:
            return
    case.arrive(guest)
    if story is not None:
        story.tell(events.GuestCame(guest))
    begin_action(case, FIRST)


def end_day(case: Case, story: Story | None) -> None:
    """§3.3 (H15) Who was visited by both hides, who was hidden comes back; after day 7 the game ends."""
    if case.day == DAYS:
        end_game(case, story)
        return
    back: i64 = case.hiding
    case.hiding = case.first.flat & case.second.flat & ~RESIDENT_BITS & ~back
    if story is not None:
        story.tell(events.DayEnded(case.day, members(case.hiding), members(back)))
    begin_day(case, story)


# ---------------------------------------------------------------- §4 an action


def begin_action(case: Case, seat: i64) -> None:
    """§4 A player's action begins."""
    case.seat = seat
    case.actor = seat
    case.barriers += 1
    case.lifted = NO_CHARACTER
    case.using = NO_CHARACTER
    case.fresh = 0
    ask_marker(case)


def ask_marker(case: Case) -> None:
    """§4.1 Which marker is picked up? §4.2 On day 1 one from the hand. §8.2 A card may be reserved first."""
    if case.day == 1:
        ask_lay(case)
    else:
        case.ask(LIFT, TABLE, case.mine().upright << actions.UP)
    case.mask |= reservable(case)


def apply_lift(case: Case, place: i64, story: Story | None) -> None:
    """§4.1 (H2) Pick up an upright marker, from a hidden character too."""
    if place < actions.UP:
        apply_hold(case, place, story)
        ask_marker(case)
        return
    case.lifted = place - actions.UP
    case.mine().upright ^= ONE_BIT[case.lifted]
    if story is not None:
        story.tell(events.MarkerLifted(case.seat, case.lifted))
    ask_lay(case)


def ask_lay(case: Case) -> None:
    """§4.1 (H2) Where is it laid? §4.3 There is always a character open to the player."""
    side = case.mine()
    closed: i64 = case.hiding | side.upright | side.flat
    if case.lifted != NO_CHARACTER:
        closed |= ONE_BIT[case.lifted]
    mask: i64 = case.present & ~closed
    assert mask != 0
    case.ask(LAY, TABLE, mask << actions.TO)


def apply_lay(case: Case, place: i64, story: Story | None) -> None:
    """§4.1 Lay the marker flat, and §4.4 use the ability at once."""
    if place < actions.TO:
        apply_hold(case, place, story)
        ask_marker(case)
        return
    case.using = place - actions.TO
    case.mine().flat |= ONE_BIT[case.using]
    if story is not None:
        story.tell(events.Visited(case.seat, case.using))
    use(case, story)
    if story is not None and case.phase == DONE and is_last_visit(story):
        story.tell(events.NothingDone(case.seat, case.using))


def is_last_visit(story: Story) -> bool:
    """Has nothing been told since the visit, so that nothing came of it?"""
    return isinstance(story.told[-1].event, events.Visited)


def end_action(case: Case, story: Story | None) -> None:
    """§4.5 The row is filled up; §8.2 then a card may be reserved."""
    case.seat = case.actor
    case.left = 0
    case.using = NO_CHARACTER
    case.lifted = NO_CHARACTER
    fill_row(case, story)
    case.barriers += 1
    mask: i64 = reservable(case)
    if mask and not is_last_action(case):
        case.ask(LATE, TABLE, mask | PASS_BIT)
    else:
        next_turn(case, story)


# ---------------------------------------------------------------- §8 the reservation card


def apply_late(case: Case, place: i64, story: Story | None) -> None:
    """§8.2 (H18) After the row has been filled up: reserve, or leave it."""
    if place != actions.PASS:
        apply_hold(case, place, story)
    next_turn(case, story)


# ---------------------------------------------------------------- §10 the end


def end_game(case: Case, story: Story | None) -> None:
    """§10.1, §10.2 Hidden cards are turned over; then the loose jokers, the first player's first."""
    case.barriers += 1
    if story is not None:
        for seat in (FIRST, SECOND):
            story.tell(events.Revealed(seat, unpack(case.side(seat).hidden)))
    ask_last(case, FIRST, story)


def ask_last(case: Case, seat: i64, story: Story | None) -> None:
    """§10.2 (H16) Ask this player, and then the next, where his loose jokers go."""
    while seat <= SECOND:
        if case.seat != seat:
            case.seat = seat
            case.barriers += 1
        if ask_last_jokers(case):
            return
        seat += 1
    finish(case, story)


def apply_last(case: Case, place: i64, story: Story | None) -> None:
    """§10.2 One joker is put with a set, and the next asked for; or all that are left stay loose."""
    apply_joker(case, place, story)
    ask_last(case, case.seat + 1 if place == actions.LOOSE else case.seat, story)


def finish(case: Case, story: Story | None) -> None:
    """§10.8 Nobody is to move."""
    case.seat = NOBODY
    case.barriers += 1
    case.ask(OVER, TABLE, 0)
    if story is not None:
        story.tell(events.Ended(score(case), (case.first.tokens, case.second.tokens)))


# ---------------------------------------------------------------- one decision


def decide(case: Case, place: i64, story: Story | None) -> None:
    """Carry out a decision that is known to be allowed."""
    phase: i64 = case.phase
    if story is not None and place == actions.PASS and phase != LATE:
        story.tell(events.Declined(case.seat, case.using))
    if phase == LIFT:
        apply_lift(case, place, story)
    elif phase == LAY:
        apply_lay(case, place, story)
    elif phase == TAKE:
        apply_take(case, place, story)
    elif phase == JOKER_PLACE:
        apply_joker(case, place, story)
        go_on(case)
    elif phase == JOKER_JOIN:
        apply_join(case, place, story)
        go_on(case)
    elif phase == LATE:
        apply_late(case, place, story)
    elif phase == LAST:
        apply_last(case, place, story)
    elif phase == TRIBUTE:
        apply_tribute(case, place, story)
    elif phase == FALL:
        apply_fall(case, place, story)
    elif phase == DRAFT:
        apply_draft(case, place, story)
    elif phase == BROTHER:
        apply_brother(case, place, story)
    else:
        decide_visit(case, place, story)


def decide_visit(case: Case, place: i64, story: Story | None) -> None:
    """Carry out a decision about the ability of one character."""
    phase: i64 = case.phase
    if phase == STEAL:
        apply_steal(case, place, story)
    elif phase == LOOK:
        apply_look(case, place, story)
    elif phase == KEEP:
        apply_keep(case, place, story)
    elif phase == DROP:
        apply_drop(case, place, story)
    elif phase == SELL:
        apply_sell(case, place, story)
    elif phase == BUY:
        apply_buy(case, place, story)
    elif phase == GIVE:
        apply_give(case, place, story)
    else:
        assert phase == SWAP
        apply_swap(case, place, story)


def after_decision(case: Case, story: Story | None) -> None:
    """When nothing more is asked: a villain makes room for a guest, a visit ends the action."""
    if case.phase == DONE:
        if case.using >= MORIARTY:
            open_guest(case, story)
        else:
            end_action(case, story)


@mypyc_attr(free_list_len=1)
class HolmesState(Case):
    """A game of Holmes that can be played."""

    def legal(self) -> list[int]:
        return codes(self.group, self.mask)

    def allows(self, action: int) -> bool:
        """Is the decision allowed now?"""
        if action < 0 or action >= ACTIONS:
            return False
        place: i64 = self.place(action)
        if place < 0 or place > LAST_PLACE or (place == 0) != (action == actions.PASS):
            return False
        return (self.mask >> place) & 1 == 1

    def place(self, action: int) -> i64:
        """Return the bit of the mask that stands for a decision."""
        return action - self.group if action else 0

    def apply(self, action: int, story: Story | None = None) -> None:
        if not self.allows(action):
            refuse(self, action)
        decide(self, self.place(action), story)
        after_decision(self, story)

    def copy(self) -> HolmesState:
        return self.copy_with(self.chance.copy())

    def copy_with(self, chance: Chance) -> HolmesState:
        """Return a copy that draws from another generator."""
        first, second = self.first.copy(), self.second.copy()
        other = HolmesState(chance, self.draft, self.brothers, self.villains, first, second)
        other.take_over(self)
        return other

    def outcome(self) -> Outcome | None:
        return result(self)


def refuse(state: HolmesState, action: int) -> None:
    """Say why a decision is not allowed."""
    if state.over():
        raise GameOver()
    if action < 0 or action >= ACTIONS:
        raise NoSuchDecision(code=action, last=ACTIONS - 1)
    raise NotAllowedNow(decision=notation(action), count=len(state.legal()))


def new_game(
    chance: Chance, draft: bool, brothers: bool, villains: int, story: Story | None = None
) -> HolmesState:
    """§2 Set up a game."""
    state = HolmesState(chance, int(draft), int(brothers), villains, Side(), Side())
    begin(state, story)
    return state
