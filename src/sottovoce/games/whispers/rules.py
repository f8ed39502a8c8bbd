"""The rules of Whispers in the order of RULES.md; §2 and §5 have files of their own (`rules_*`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sottovoce.core.chance import Chance
from sottovoce.core.errors import GameOver, NoSuchDecision, NotAllowedNow
from sottovoce.core.events import Story
from sottovoce.core.game import NOBODY
from sottovoce.core.view import Outcome
from sottovoce.games.whispers import events
from sottovoce.games.whispers.actions import ALL_WAYS, GUESSES, ONE_ROW, PASS, WAYS, codes, notation
from sottovoce.games.whispers.components import (
    BATHROOM,
    CHARACTERS,
    KIND_BITS,
    MOST_KINDS,
    PLACES,
    ROOMS_ASLEEP,
    ROOMS_AWAKE,
    SEEN_BY_ALL,
    CardSet,
    Rule,
)
from sottovoce.games.whispers.rules_primitives import draw, favour_place, favour_symbols, seat_bit, tell_known
from sottovoce.games.whispers.rules_setup import set_up
from sottovoce.games.whispers.rules_steps import begin_step, do_step, lay_out
from sottovoce.games.whispers.scoring import game_outcome, scores
from sottovoce.games.whispers.state import EVENTS, EVIDENCE, GUESSING, NO_EVENT, OVER, House, Pile

ALL_CHARACTERS: Final = (1 << CHARACTERS) - 1
PASS_BIT: Final = 1 << PASS
LAID_BITS: Final = 6
LAID_MASK: Final = 63

# ---------------------------------------------------------------- §3 the round


def carry_on(state: House, story: Story | None) -> None:
    """§3.1 Go through the stages until somebody has to decide, or the game is over."""
    while not waits(state, story):
        pass


def waits(state: House, story: Story | None) -> bool:
    """§3.1 Take the next step of the round; say whether somebody has to decide now, or nobody ever."""
    if state.program and run_steps(state, story):
        return True
    if state.stage == EVIDENCE:
        return next_play(state, story)
    if state.stage == GUESSING:
        return next_guess(state, story)
    if state.stage == EVENTS:
        return next_task(state, story)
    return True


def run_steps(state: House, story: Story | None) -> bool:
    """§4.5 Carry out step after step, first of the card and then of the room; say whether one waits."""
    while state.program:
        program = state.cards.programs[state.program]
        while state.step < program.length:
            if begin_step(state, program.steps[state.step], story):
                return True
            state.step += 1
        state.program = state.after
        state.after = 0
        state.step = 0
        if state.program and story is not None:
            tell_room(state, story)
    return False


def tell_room(state: House, story: Story) -> None:
    """Say that the room begins to act."""
    story.tell(events.RoomActs(state.seat, state.rooms[state.here]))


def apply_step(state: House, row: i64, col: i64, story: Story | None) -> None:
    """§5 The choice that a step waited for has been made."""
    step = state.cards.programs[state.program].steps[state.step]
    do_step(state, step, row, col, story)
    carry_on(state, story)


def lay_choices(state: House) -> None:
    """Work out once more what the mover may decide: for a state that was put together, not played."""
    if state.program:
        lay_out(state, state.cards.programs[state.program].steps[state.step], None)
    elif state.stage == GUESSING:
        legal_guess(state)
    else:
        legal_play(state)


def rule_of(state: House) -> Rule:
    """Return what holds in this round (§8)."""
    return state.cards.rules[state.rule]


# ---------------------------------------------------------------- §4 the evidence stage


def begin_evidence(state: House, story: Story | None) -> None:
    """§4.1 Every player has a turn, the leader first, then clockwise (W1)."""
    state.stage = EVIDENCE
    state.waiting = state.players - 1
    if story is not None:
        story.tell(events.RoundBegan(state.leader, state.counter))
    begin_turn(state, state.leader, story)


def begin_turn(state: House, seat: i64, story: Story | None) -> None:
    """§4.2 A turn is two plays (W2; §8.1 may change the number); §4.8 without cards there is none (W7)."""
    state.seat = seat
    state.plays = rule_of(state).plays
    state.laid = 0
    state.barriers += 1
    if story is not None and state.size(seat) == 0:
        story.tell(events.NoCards(seat))


def next_play(state: House, story: Story | None) -> bool:
    """§4.2 The next card of the turn, if there is one; else the next turn, or the next stage."""
    if state.plays and state.size(state.seat):
        legal_play(state)
        return True
    draw(state, state.seat, rule_of(state).hand - state.size(state.seat), story)  # §4.7, §8.2
    if state.waiting:
        state.waiting -= 1
        begin_turn(state, state.next_seat(state.seat), story)
    else:
        begin_guessing(state)
    return False


def legal_play(state: House) -> None:
    """§4.3 Any card in hand, to any room, either way up, unless the round forbids it (§8.3-§8.5)."""
    state.base = state.cards.first_play
    state.width = WAYS
    state.rows = state.kinds_held(state.seat)
    state.cols = ALL_WAYS
    if state.rule:
        state.cols = legal_ways(state, rule_of(state))


def legal_ways(state: House, rule: Rule) -> i64:
    """§8.3 faces, §8.4 the closed bathroom, §8.5 rooms apart while one is left: bits for place and face."""
    places: i64 = (1 << PLACES) - 1
    if rule.closed:
        places &= ~(1 << BATHROOM)
    if rule.apart:
        fresh: i64 = places & ~taken_places(state.laid)
        places = fresh if fresh else places
    ways: i64 = 0
    place: i64 = PLACES
    while place:
        place -= 1
        ways <<= 2
        if (places >> place) & 1:
            ways |= rule.faces
    return ways


def taken_places(laid: i64) -> i64:
    """Return the rooms to which a card was played this turn, a bit each."""
    found: i64 = 0
    place: i64 = 0
    while laid:
        if laid & LAID_MASK:
            found |= 1 << place
        laid >>= LAID_BITS
        place += 1
    return found


def apply_play(state: House, kind: i64, way: i64, story: Story | None) -> None:
    """§4.3 The card goes on top of the room's pile; §4.5 card and room act."""
    seat: i64 = state.seat
    place: i64 = way >> 1
    up: i64 = way & 1
    card: i64 = state.lose(seat, state.slot_of(seat, kind))
    below = state.pile(place)
    seen: i64 = SEEN_BY_ALL if up else card >> KIND_BITS
    state.set_pile(place, Pile(kind, up, seen, seat, below))
    state.plays -= 1
    state.laid += 1 << (LAID_BITS * place)
    favour_place(state, place, 1)
    if up:
        favour_symbols(state, kind, 1, below)
    if story is not None:
        tell_play(state, kind, way, card >> KIND_BITS, story)
    begin_acts(state, kind, place, up, story)
    carry_on(state, story)


def tell_play(state: House, kind: i64, way: i64, seen: i64, story: Story) -> None:
    """Say what was played; which card lies face down only those hear who had seen it."""
    room = state.rooms[way >> 1]
    if way & 1:
        story.tell(events.PlayedUp(state.seat, kind, room, seen))
    else:
        story.tell(events.PlayedDown(state.seat, room, seen))
        tell_known(events.KnownCard(kind), seen, story)


def begin_acts(state: House, kind: i64, place: i64, up: i64, story: Story | None) -> None:
    """§4.4 A card played face up has its effect (unless §8.7), first; §4.5 then the room acts."""
    rule = rule_of(state)
    room: i64 = state.cards.rooms[state.rooms[place]].program if room_acts(state, place, rule) else 0
    effect: i64 = state.cards.evidence[kind].program if up and rule.effects else 0
    state.here = place
    state.program = effect if effect else room
    state.after = room if effect else 0
    state.step = 0
    if story is None:
        return
    if effect:
        story.tell(events.EffectActs(state.seat, kind))
    elif room:
        tell_room(state, story)


def room_acts(state: House, place: i64, rule: Rule) -> bool:
    """§4.5 A room acts on every card; one marked 'two' on every second card of the turn (§8.6)."""
    if rule.rooms == ROOMS_ASLEEP:
        return False
    if rule.rooms == ROOMS_AWAKE or state.cards.rooms[state.rooms[place]].pair == 0:
        return True
    return (state.laid >> (LAID_BITS * place)) & 1 == 0


# ---------------------------------------------------------------- §6 the guessing stage


def begin_guessing(state: House) -> None:
    """§6.1 Every player may guess, the leader first, unless the round forbids it (§8.8)."""
    state.stage = GUESSING
    state.seat = state.leader
    state.waiting = state.players if rule_of(state).guessing else 0
    state.barriers += 1


def next_guess(state: House, story: Story | None) -> bool:
    """§6.1 The next player who can name somebody; after the last one the event stage begins."""
    while state.waiting:
        if legal_guess(state):
            return True
        pass_on(state)
    begin_events(state, story)
    return False


def pass_on(state: House) -> None:
    """§6.1 The next player clockwise may guess."""
    state.waiting -= 1
    state.seat = state.next_seat(state.seat)
    state.barriers += 1


def legal_guess(state: House) -> bool:
    """§6.2 Name one opponent who is neither revealed nor protected, and a character; or pass (W3)."""
    named: i64 = 0
    target: i64 = state.players
    while target:
        target -= 1
        named <<= CHARACTERS
        if target != state.seat and not ((state.revealed | state.protected) >> target) & 1:
            named |= ALL_CHARACTERS
    state.base = GUESSES
    state.width = ONE_ROW
    state.rows = 1
    state.cols = named | PASS_BIT
    return named != 0


def apply_guess(state: House, choice: i64, story: Story | None) -> None:
    """§6 A guess or a pass, and then the next player."""
    if choice == PASS:
        if story is not None:
            story.tell(events.Passed(state.seat))
    else:
        judge(state, choice // CHARACTERS, choice % CHARACTERS, story)
    pass_on(state)
    carry_on(state, story)


def judge(state: House, target: i64, character: i64, story: Story | None) -> None:
    """§6.3 Right: points for the guesser, and the accused is revealed. §6.4 Wrong: points for the accused."""
    seat: i64 = state.seat
    points: i64 = stake(state)
    if state.character(target) == character:
        state.add_points(seat, points)
        state.revealed |= seat_bit(target)
        if story is not None:
            story.tell(events.GuessedRight(seat, target, character, points))
        return
    points = 0 if rule_of(state).forgiving else points  # §8.10
    state.add_points(target, points)
    state.denied |= seat_bit(character) << (CHARACTERS * target)
    if story is not None:
        story.tell(events.GuessedWrong(seat, target, character, points))


def stake(state: House) -> i64:
    """§6.3 What a guess is worth: the counter, and what the round adds or takes away (§8.9)."""
    points: i64 = state.counter + rule_of(state).stake
    return points if points > 0 else 0


# ---------------------------------------------------------------- §7 the event stage


def begin_events(state: House, story: Story | None) -> None:
    """§7.1 The marker goes to the left, §7.2 the counter down by one; §7.3 at zero the game is over (W4)."""
    state.leader = state.next_seat(state.leader)
    state.seat = state.leader
    state.counter -= 1
    state.protected = 0  # §5.13
    state.rule = 0  # §7.5
    state.event = NO_EVENT
    state.barriers += 1
    if state.counter == 0:
        end_game(state, story)
    else:
        draw_event(state, story)


def draw_event(state: House, story: Story | None) -> None:
    """§7.4 The new leader draws an event: §7.5 a rule for the round, or §7.6 a task for everybody."""
    state.event = state.events[state.drawn]
    state.drawn += 1
    card = state.cards.events[state.event]
    state.rule = card.rule
    state.stage = EVENTS
    state.waiting = state.players if card.program else 0
    if story is not None:
        story.tell(events.EventDrawn(state.leader, state.counter, state.event))


def next_task(state: House, story: Story | None) -> bool:
    """§7.6 The task for one player after the other, clockwise from the leader; then the next round."""
    if state.waiting == 0:
        begin_evidence(state, story)
        return False
    state.seat = (state.leader + state.players - state.waiting) % state.players
    state.waiting -= 1
    state.barriers += 1
    state.program = state.cards.events[state.event].program
    if story is not None:
        story.tell(events.TaskBegins(state.seat, state.event))
    return False


def end_game(state: House, story: Story | None) -> None:
    """§7.3, §9 Nobody is to move; all turn their characters up and count."""
    state.stage = OVER
    state.seat = NOBODY
    state.rows = 0
    state.cols = 0
    if story is not None:
        people = tuple(int(state.character(seat)) for seat in range(state.players))
        story.tell(events.GameEnded(people, scores(state)))


# ---------------------------------------------------------------- the state with its moves


@mypyc_attr(free_list_len=1)
class WhispersState(House):
    """A game of Whispers that can be played."""

    def legal(self) -> list[int]:
        return codes(self.cards, self.base, self.width, self.rows, self.cols)

    def allows(self, action: int) -> bool:
        """Is the decision allowed now?"""
        if action < 0 or action >= len(self.cards.notations):
            return False
        offset: i64 = action - self.base
        row: i64 = offset // self.width
        if offset < 0 or row > MOST_KINDS:
            return False
        return (self.rows >> row) & (self.cols >> (offset - row * self.width)) & 1 == 1

    def apply(self, action: int, story: Story | None = None) -> None:
        if not self.allows(action):
            refuse(self, action)
        offset: i64 = action - self.base
        row: i64 = offset // self.width
        col: i64 = offset - row * self.width
        if self.base == self.cards.first_play:
            apply_play(self, row, col, story)
        elif self.base == GUESSES:
            apply_guess(self, col, story)
        else:
            apply_step(self, row, col, story)

    def copy(self) -> WhispersState:
        return self.copy_with(self.chance.copy())

    def copy_with(self, chance: Chance) -> WhispersState:
        """Return a copy that draws from another generator."""
        other = WhispersState(chance, self.cards, self.players)
        other.take_over(self)
        return other

    def outcome(self) -> Outcome | None:
        return game_outcome(self)


def refuse(state: WhispersState, action: int) -> None:
    """Say why a decision is not allowed."""
    last = len(state.cards.notations) - 1
    if state.over():
        raise GameOver()
    if action < 0 or action > last:
        raise NoSuchDecision(code=action, last=last)
    raise NotAllowedNow(decision=notation(state.cards, action), count=len(state.legal()))


def new_game(
    chance: Chance, cards: CardSet, players: int, counter: int, story: Story | None = None
) -> WhispersState:
    """§2 Set up a game; §2.7 the counter shows where it starts."""
    state = WhispersState(chance, cards, players)
    state.first_counter = counter
    state.counter = counter
    set_up(state, story)
    begin_evidence(state, story)
    carry_on(state, story)
    return state
