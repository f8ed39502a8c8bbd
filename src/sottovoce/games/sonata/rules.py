"""The rules of Black Sonata in the order of RULES.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sottovoce.core.chance import Chance
from sottovoce.core.errors import GameOver, NoSuchDecision, NotAllowedNow
from sottovoce.core.events import Story
from sottovoce.core.view import Outcome
from sottovoce.games.sonata import actions, components, events, scoring
from sottovoce.games.sonata.components import count, members
from sottovoce.games.sonata.scoring import end_game, final_points, game_outcome
from sottovoce.games.sonata.state import (
    ACTING,
    DROPPED,
    DROPPING,
    FOUND,
    FROM_KEYS,
    IN_DECK,
    MOVED,
    NAMING,
    NEARING,
    NEW_SUIT,
    OUT,
    PLACING,
    PURSUING,
    TAKEN,
    London,
    PastSearch,
    bit,
)

UNSEEN_FOG: Final = -1  # in place of a landmark or of a fog card nobody has read

# ---------------------------------------------------------------- §2.8 placing the pawn


def legal_placing(state: London) -> None:
    """§2.8 (S2) Any place."""
    state.low = components.ALL_PLACES << actions.GO


def apply_placing(state: London, place: i64, story: Story | None) -> None:
    """§2.8 (S2) The pawn is placed, the first landmark seen, and the Lady has her first turn."""
    state.pawn = place
    state.visited = bit(place)
    if story is not None:
        story.tell(events.PawnPlaced(place))
    see_top(state, story)
    lady_turn(state, story)


# ---------------------------------------------------------------- §3, §4 the Lady's turn


def lady_turn(state: London, story: Story | None) -> None:
    """§3.1, §4.1 She moves, the landmark is seen, and the player is to act."""
    if advance(state, story):
        see_top(state, story)
        begin_turn(state)


def advance(state: London, story: Story | None) -> bool:
    """§4.1 The top card goes to the bottom; §4.2 (S4) the countdown works; §4.3 False if time is up."""
    state.top += 1
    if state.top < state.length:
        return True
    if state.countdown == 0:
        end_game(state, scoring.TIME_UP, story)
        return False
    state.top = 0
    state.countdown -= 1
    if story is not None:
        story.tell(events.CountdownTurned(state.countdown))
    return True


def see_top(state: London, story: Story | None) -> None:
    """§4.1 The landmark on top is seen, or fog (whose slot's landmark was seen before)."""
    state.seen |= bit(state.top)
    if story is not None:
        story.tell(events.LandmarkSeen(state.top, back(state, state.top)))


def back(state: London, slot: i64) -> i64:
    """Return what shows on the back of a slot's card: a landmark, or fog."""
    return UNSEEN_FOG if state.fogged & bit(slot) else components.CARD_LANDMARK[state.card(slot)]


# ---------------------------------------------------------------- §5 the player's turn


def begin_turn(state: London) -> None:
    """§5 The player has seen where she may be, and acts."""
    state.took = 0
    decide(state, ACTING)


def decide(state: London, phase: i64) -> None:
    """Something has been shown, and the player decides next."""
    state.barriers += 1
    state.phase = phase
    legal_phase(state)


def legal_phase(state: London) -> None:
    """Work out what is allowed now."""
    state.high = 0
    phase: i64 = state.phase
    if phase == ACTING:
        legal_acting(state)
    elif phase == MOVED:
        legal_moved(state)
    elif phase == FOUND:
        legal_found(state)
    elif phase == PURSUING:
        state.low = components.ALL_PLACES << actions.GO | keys_bit(state)
    elif phase == NEARING:
        state.low = roads(state) << actions.GO | keys_bit(state)
    elif phase == DROPPING:
        state.low = state.held << actions.DROP | keys_bit(state)
    elif phase == NAMING:
        legal_naming(state)
    else:
        legal_placing(state)


def legal_acting(state: London) -> None:
    """§5.1 (S5) Move, search or play fog, or pass; §5.2 the clue under the key cards is free."""
    look: i64 = FOG_BIT if state.fog_on_top() else SEARCH_BIT  # §7.1, §8.1
    state.low = roads(state) << actions.GO | look | PASS_BIT | keys_bit(state)


def keys_bit(state: London) -> i64:
    """§5.2 (S5) The clue under the key cards, once every place has been visited."""
    return KEYS_BIT if state.keys_open() else 0


def apply_keys(state: London, story: Story | None) -> None:
    """§5.2 Take it; what was being decided goes on, unless nothing is left of the turn."""
    state.mate_taken = 1
    state.took = 1
    hold_clue(state, state.mate, FROM_KEYS)
    if story is not None:
        story.tell(events.KeysClueTaken(state.mate))
    if state.phase == MOVED and not can_search_after_move(state):
        lady_turn(state, story)
    else:
        decide(state, state.phase)


def apply_pass(state: London, story: Story | None) -> None:
    """§5.1 The player does nothing."""
    if story is not None:
        story.tell(events.Passed())
    lady_turn(state, story)


def legal_moved(state: London) -> None:
    """§5.3 After a move: the clue under the key cards, §12.1 in training a search, or the end of the turn."""
    look: i64 = SEARCH_BIT if can_search_after_move(state) else 0
    state.low = END_BIT | look | keys_bit(state)


def can_search_after_move(state: London) -> bool:
    """§12.1 In training a move may be followed by a search, if no fog is on top."""
    return state.terms.mode == components.TRAINING and not state.fog_on_top()


# ---------------------------------------------------------------- §6 moving


def roads(state: London) -> i64:
    """§6.1 The neighbours of the pawn's place."""
    return components.ROADS[state.pawn]


def apply_move(state: London, place: i64, story: Story | None) -> None:
    """§6.1 Move along a road, §8.6 or §8.10 by fog; §5.3 the turn may go on when the eleven are complete."""
    before: i64 = state.visited
    start: i64 = state.pawn
    state.pawn = place
    state.visited |= bit(place)  # §6.2
    if story is not None:
        story.tell(events.PawnMoved(start, place, before != state.visited))
    complete = before != state.visited and state.keys_open()
    if complete or can_search_after_move(state):
        state.phase = MOVED
        legal_phase(state)
    else:
        lady_turn(state, story)


# ---------------------------------------------------------------- §7 searching


def apply_search(state: London, story: Story | None) -> None:
    """§7.2 (S6) Fog rolls in, or the game is lost; §7.3 the look."""
    if state.fog_left == 0:
        end_game(state, scoring.NO_FOG_TO_SEARCH, story)
        return
    found = components.CARD_PLACE[state.card(state.top)] == state.pawn
    slide_fog(state)  # §7.5: for good, the stealth card is out
    state.searches = PastSearch(state.top, state.pawn, found, state.searches)
    if story is not None:
        story.tell(events.Searched(state.pawn, found, state.fog_left))
    if found:
        decide(state, FOUND)
    else:
        slip_away(state, story)


def slide_fog(state: London) -> None:
    """§7.2, §8.2 The top card of the fog deck takes the top slot of the stealth deck."""
    state.lay_fog(state.draw_fog(), state.top)
    state.fogged |= bit(state.top)


def legal_found(state: London) -> None:
    """§7.4 Take the top clue if there is one, take nothing, or §10.1 confront her."""
    clue: i64 = CLUE_BIT if state.clues_left else 0
    confront: i64 = 0 if state.took else CONFRONT_BIT
    state.low = clue | LEAVE_BIT | confront | keys_bit(state)


def apply_clue(state: London, story: Story | None) -> None:
    """§7.4 Take the top clue card; §7.6 she slips away."""
    take_clue(state, story)
    slip_away(state, story)


def take_clue(state: London, story: Story | None) -> None:
    """The top card of the clue deck comes into the player's hand."""
    lady: i64 = state.draw_clue()
    hold_clue(state, lady, TAKEN)
    if story is not None:
        story.tell(events.ClueTaken(lady, state.clues_left))


def hold_clue(state: London, lady: i64, step: i64) -> None:
    """A clue card comes into the hand, and is known for ever (§14.1)."""
    state.held |= bit(lady)
    state.known |= bit(lady)
    state.write_clue(step, lady)


def apply_leave(state: London, story: Story | None) -> None:
    """§7.4 Take nothing; §7.6 she slips away."""
    if story is not None:
        story.tell(events.NothingTaken())
    slip_away(state, story)


def slip_away(state: London, story: Story | None) -> None:
    """§7.6 As many cards as clues held go to the bottom unseen; §7.7 the top is seen, and she moves on."""
    left: i64 = count(state.held)
    if story is not None:
        story.tell(events.SlippedAway(left))
    while left:
        if not advance(state, story):
            return
        left -= 1
    see_top(state, story)
    lady_turn(state, story)


# ---------------------------------------------------------------- §8 playing fog


def apply_fog(state: London, story: Story | None) -> None:
    """§8.2 (S8) Fresh fog, or the game is lost; §8.3 the card is read and goes; §8.4 then it must be done."""
    if state.fog_left == 0:
        end_game(state, scoring.NO_FOG_TO_PLAY, story)
        return
    card: i64 = state.fog_card(state.top)
    slide_fog(state)
    leaves = components.FOG_LEAVES[card]
    state.fog_read |= bit(card)
    state.lay_fog(card, OUT if leaves else IN_DECK)
    if story is not None:
        story.tell(events.FogRead(card, leaves, state.fog_left))
    carry_out(state, card, story)


def carry_out(state: London, card: i64, story: Story | None) -> None:
    """§8.4 Carry out a fog card that has been read."""
    if card == components.CLUE or card == components.CLEAR_SKY:
        fog_clue(state, story)
    elif card == components.PURSUIT:
        decide(state, PURSUING)  # §8.6
    elif card == components.FORESIGHT:
        fog_foresight(state, story)
    elif card == components.SECOND_THOUGHT:
        fog_second_thought(state, story)
    elif card == components.NEAR:
        decide(state, NEARING)  # §8.10
    elif card == components.CHASE:
        fog_chase(state, story)
    elif card == components.FLOWN:
        lady_turn(state, story)  # §8.12
    elif card == components.FALSEHOOD:
        fog_falsehood(state, story)
    else:
        fog_fiend(state, story)


def fog_clue(state: London, story: Story | None) -> None:
    """§8.5, §8.8 Take the top clue card; with none left the game is lost."""
    if state.clues_left == 0:
        end_game(state, scoring.NO_CLUE_LEFT, story)
    else:
        take_clue(state, story)
        lady_turn(state, story)


def fog_foresight(state: London, story: Story | None) -> None:
    """§8.7 See the backs of the next five cards below the top one, past the countdown."""
    shown: list[int] = []
    step: i64 = 1
    while step <= components.FORESEEN:
        slot: i64 = (state.top + step) % state.length
        state.seen |= bit(slot)
        shown.append(back(state, slot))
        step += 1
    if story is not None:
        story.tell(events.Foresaw(tuple(shown)))
    lady_turn(state, story)


def fog_second_thought(state: London, story: Story | None) -> None:
    """§8.9 One clue is to be discarded and one taken; if either is impossible the game is lost."""
    if state.held == 0 and not state.keys_open():
        end_game(state, scoring.NOTHING_TO_DISCARD, story)
    elif state.clues_left == 0:
        end_game(state, scoring.NO_CLUE_LEFT, story)
    else:
        decide(state, DROPPING)


def apply_drop(state: London, lady: i64, story: Story | None) -> None:
    """§8.9 Discard a clue of one's choice, then take the top clue card."""
    state.held &= ~bit(lady)
    state.write_clue(DROPPED, lady)
    if story is not None:
        story.tell(events.ClueDropped(lady))
    take_clue(state, story)
    lady_turn(state, story)


def fog_chase(state: London, story: Story | None) -> None:
    """§8.11 Two cards are advanced one after the other, both landmarks seen; her turn follows."""
    left: i64 = components.CHASED
    while left:
        if not advance(state, story):
            return
        see_top(state, story)
        left -= 1
    lady_turn(state, story)


def fog_falsehood(state: London, story: Story | None) -> None:
    """§8.13 The top card of the fog deck leaves the game unseen, be it this one."""
    card: i64 = state.draw_fog()
    state.lay_fog(card, OUT)
    if story is not None:
        story.tell(events.FogRemoved(card if state.fog_read & bit(card) else UNSEEN_FOG))
    lady_turn(state, story)


def fog_fiend(state: London, story: Story | None) -> None:
    """§8.14 (S9) The Dark Lady is shuffled into the clue deck, and another drawn from it."""
    ladies = [*state.clue_order(), state.dark]
    state.chance.shuffle(ladies)
    state.stack_clues(ladies)
    state.dark = state.draw_clue()
    state.write_clue(NEW_SUIT, state.suit())
    if story is not None:
        story.tell(events.NewDarkLady(state.suit()))
    lady_turn(state, story)


# ---------------------------------------------------------------- §10 face to face


def apply_confront(state: London) -> None:
    """§10.1 The player will name three traits."""
    state.phase = NAMING
    legal_phase(state)


def legal_naming(state: London) -> None:
    """§10.2 (S7) Any three of the seven traits."""
    state.low = 0
    state.high = components.ALL_TRIPLES


def apply_naming(state: London, triple: i64, story: Story | None) -> None:
    """§10.2 (S7) The Dark Lady is turned over; §10.3 won or lost."""
    state.named = triple
    right = components.LADY_TRIPLE[state.dark] == triple
    if story is not None:
        story.tell(events.Confronted(tuple(members(components.TRIPLES[triple])), state.dark, right))
    if right:
        state.points = final_points(state)
    end_game(state, scoring.UNMASKED if right else scoring.MISTAKEN, story)


# ---------------------------------------------------------------- the state with its moves

PASS_BIT: Final = 1 << actions.PASS
SEARCH_BIT: Final = 1 << actions.SEARCH
FOG_BIT: Final = 1 << actions.FOG
KEYS_BIT: Final = 1 << actions.KEYS
END_BIT: Final = 1 << actions.END
CLUE_BIT: Final = 1 << actions.CLUE
LEAVE_BIT: Final = 1 << actions.LEAVE
CONFRONT_BIT: Final = 1 << actions.CONFRONT


@mypyc_attr(free_list_len=1)
class SonataState(London):
    """A game of Black Sonata that can be played."""

    def legal(self) -> list[int]:
        return actions.codes(self.low, self.high)

    def allows(self, action: int) -> bool:
        """Is the decision allowed now?"""
        if action < 0 or action >= actions.ACTIONS:
            return False
        code: i64 = action
        if code < actions.HIGH:
            return (self.low >> code) & 1 == 1
        return (self.high >> (code - actions.HIGH)) & 1 == 1

    def apply(self, action: int, story: Story | None = None) -> None:
        if not self.allows(action):
            refuse(self, action)
        code: i64 = action
        if code >= actions.HIGH:
            apply_naming(self, code - actions.HIGH, story)
        elif code >= actions.DROP:
            apply_drop(self, code - actions.DROP, story)
        elif code >= actions.GO:
            apply_go(self, code - actions.GO, story)
        else:
            apply_plain(self, code, story)

    def copy(self) -> SonataState:
        return self.copy_with(self.chance.copy())

    def copy_with(self, chance: Chance) -> SonataState:
        """Return a copy that draws from another generator."""
        other = SonataState(chance, self.terms)
        other.take_over(self)
        return other

    def outcome(self) -> Outcome | None:
        return game_outcome(self)


def apply_go(state: London, place: i64, story: Story | None) -> None:
    """§2.8 Place the pawn, or move it."""
    if state.phase == PLACING:
        apply_placing(state, place, story)
    else:
        apply_move(state, place, story)


def apply_plain(state: London, code: i64, story: Story | None) -> None:
    """Take one of the decisions that are the same at every table."""
    if code == actions.PASS:
        apply_pass(state, story)
    elif code == actions.SEARCH:
        apply_search(state, story)
    elif code == actions.FOG:
        apply_fog(state, story)
    elif code == actions.KEYS:
        apply_keys(state, story)
    elif code == actions.CLUE:
        apply_clue(state, story)
    elif code == actions.LEAVE:
        apply_leave(state, story)
    elif code == actions.CONFRONT:
        apply_confront(state)
    else:
        lady_turn(state, story)  # §5.3 the end of a turn after a move


def refuse(state: SonataState, action: int) -> None:
    """Say why a decision is not allowed."""
    if state.over():
        raise GameOver()
    if action < 0 or action >= actions.ACTIONS:
        raise NoSuchDecision(code=action, last=actions.ACTIONS - 1)
    raise NotAllowedNow(decision=actions.notation(action), count=len(state.legal()))
