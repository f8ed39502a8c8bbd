"""Find a game for every way in which a round and a match of Venice can end, and write it down.

    python -m tests.games.venice.make_golden

Purposeful players are let loose on one seed after another until a game ends as wanted. Everything is drawn
from the seeds, so the same games are found every time; they change only when the rules or the generators do.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import NamedTuple

from sottovoce.core.chance import Deal, Fast, fast
from sottovoce.core.events import Event, Story
from sottovoce.core.record import Decision, Record, start_record
from sottovoce.games.venice import GAME, events, rules
from sottovoce.games.venice.actions import THROW, notation
from sottovoce.games.venice.rules import VeniceState
from sottovoce.games.venice.view import VeniceOptions
from tests.games.venice.plain import tell
from tests.games.venice.positions import EAST, WEST, pile_of

FOLDER = Path(__file__).with_name("golden")

Player = Callable[[VeniceState, Fast], int]
Turns = list[
    tuple[int, str, bool, list[Event]]
]  # (seat, decision, whether the pile was empty, what happened)


class Scenario(NamedTuple):
    """An ending that is wanted: who plays, and how to recognise it."""

    name: str
    rounds: str
    west: Player
    east: Player
    wanted: Callable[[Turns], bool]
    first_seed: int = 0


# ---------------------------------------------------------------- players


def careless(throws: int) -> Player:
    """Throw the hand away so many times in ten, else decide at random."""

    def decide(state: VeniceState, dice: Fast) -> int:
        legal = state.legal()
        if THROW in legal and dice.below(10) < throws:
            return THROW
        return legal[dice.below(len(legal))]

    return decide


def aiming(worth: Callable[[VeniceState], int]) -> Player:
    """Take the decision after which the street is worth most; an ended round beats all; toss for equals."""

    def decide(state: VeniceState, dice: Fast) -> int:
        values = [(value_after(state, code, worth), code) for code in state.legal() if code != THROW]
        best = max((value for value, _ in values), default=-999)
        choices = [code for value, code in values if value == best] or [THROW]
        return choices[dice.below(len(choices))]

    return decide


def value_after(state: VeniceState, code: int, worth: Callable[[VeniceState], int]) -> int:
    after = state.copy()
    after.apply(code)
    return 999 if after.over() or after.round != state.round else worth(after)


def idle(state: VeniceState) -> int:
    """Nothing matters but that Doge, guards and Favourite are left alone."""
    return -abs(int(state.harlequin + state.merchant))


def doge_east(state: VeniceState) -> int:
    return 3 * state.doge + state.east


def merchant_waits_for_doge(state: VeniceState) -> int:
    """The Merchant in the first room, the guard in the second, the Doge still on his way."""
    distance = abs(int(state.merchant) - 7) + abs(int(state.east) - 8)
    return -3 * distance - (20 if state.doge > 4 else 0)


def favourite_east(state: VeniceState) -> int:
    return 2 * state.favourite + state.merchant + state.harlequin + state.east - (20 if state.doge > 4 else 0)


# ---------------------------------------------------------------- what is wanted


def told(turns: Turns) -> list[Event]:
    return [event for _, _, _, happened in turns for event in happened]


def round_ends(turns: Turns) -> list[events.RoundEnded]:
    return [event for event in told(turns) if isinstance(event, events.RoundEnded)]


def reasons(turns: Turns) -> list[str]:
    return [end.reason for end in round_ends(turns)]


def winners(turns: Turns) -> list[int]:
    return [end.winner for end in round_ends(turns)]


def doge_by_card(mover: int) -> Callable[[Turns], bool]:
    """The Doge in East's mansion, put there by a card of this seat."""

    def wanted(turns: Turns) -> bool:
        seat, _, _, last = turns[-1]
        ends = reasons(turns) == ["doge-home"] and winners(turns) == [EAST]
        return ends and seat == mover and isinstance(last[0], events.Played)

    return wanted


def doge_by_summons(turns: Turns) -> bool:
    seat, decision, _, _ = turns[-1]
    return reasons(turns) == ["doge-home"] and decision == "call:D" and winners(turns) == [seat]


def favourite(past_the_last: bool) -> Callable[[Turns], bool]:
    """The Favourite home, with or without steps to spare."""

    def wanted(turns: Turns) -> bool:
        moves = [event for event in turns[-1][3] if isinstance(event, events.FavouriteMoved)]
        if reasons(turns) != ["favourite-home"]:
            return False
        (move,) = moves
        return (abs(move.start + move.east_steps - move.west_steps) > 8) == past_the_last

    return wanted


def deals(turns: Turns) -> int:
    return 1 + sum(isinstance(event, events.Reshuffled) for event in told(turns))


def checked(reason: str, extra_turn: bool) -> Callable[[Turns], bool]:
    """Judged after the second deal; with an extra turn, the pile was empty before the last turn began."""

    def wanted(turns: Turns) -> bool:
        return reasons(turns) == [reason] and deals(turns) == 2 and turns[-1][2] == extra_turn

    return wanted


def third_deal(reason: str) -> Callable[[Turns], bool]:
    return lambda turns: deals(turns) == 3 and reasons(turns) == [reason]


def course(*ends: int) -> Callable[[Turns], bool]:
    """A match whose rounds went to these seats (-1: drawn)."""
    return lambda turns: winners(turns) == list(ends)


def hand_shown(turns: Turns) -> bool:
    return isinstance(told(turns)[1], events.HandShown)


HASTY, IDLE = careless(9), aiming(idle)
SCENARIOS = (
    Scenario("doge-home-by-his-hosts-card", "single", IDLE, aiming(doge_east), doge_by_card(EAST)),
    Scenario("doge-home-given-away", "single", aiming(doge_east), IDLE, doge_by_card(WEST)),
    Scenario("doge-home-by-a-summons", "single", IDLE, aiming(merchant_waits_for_doge), doge_by_summons),
    Scenario("favourite-home", "single", IDLE, aiming(favourite_east), favourite(False)),
    Scenario("favourite-past-the-last-square", "single", IDLE, aiming(favourite_east), favourite(True)),
    Scenario("doge-half-in-harlequins-turn", "single", careless(6), careless(6), checked("doge-half", False)),
    Scenario("doge-half-after-an-extra-turn", "single", careless(6), careless(6), checked("doge-half", True)),
    Scenario("favourite-half", "single", careless(6), careless(6), checked("favourite-half", False)),
    Scenario("third-deal-decided", "single", careless(7), careless(7), third_deal("doge-half")),
    Scenario("third-deal-level", "single", HASTY, HASTY, third_deal("level")),
    Scenario("match-both-rounds", "match", careless(6), aiming(doge_east), course(EAST, EAST)),
    Scenario("match-one-round-and-a-draw", "match", HASTY, HASTY, course(-1, WEST)),
    Scenario("match-third-round", "match", careless(8), careless(8), course(EAST, WEST, EAST)),
    Scenario("match-level-one-round-each", "match", careless(8), careless(8), course(WEST, EAST, -1)),
    Scenario("match-level-all-drawn", "match", HASTY, HASTY, course(-1, -1, -1)),
    Scenario("hand-of-one-type", "single", IDLE, aiming(doge_east), hand_shown, first_seed=4146),
)


# ---------------------------------------------------------------- finding and writing


def play(scenario: Scenario, seed: int) -> tuple[Record, Turns]:
    """Let the players of a scenario play one seed."""
    options = VeniceOptions(rounds="single" if scenario.rounds == "single" else "match")
    story, dice = Story(), fast(seed)
    state = rules.new_match(Deal(seed), options.rounds == "single", story)
    turns: Turns = [(state.seat, "", False, [event.event for event in story.told])]
    while not state.over():
        story.told.clear()
        seat, empty = state.seat, not pile_of(state)
        code = (scenario.west if seat == WEST else scenario.east)(state, dice)
        state.apply(code, story)
        turns.append((seat, notation(code), empty, [event.event for event in story.told]))
    decisions = tuple(Decision(seat, text) for seat, text, _, _ in turns[1:])
    return start_record(GAME, options, seed).finished(decisions, state.outcome()), turns


def find(scenario: Scenario) -> Record:
    """The first seed whose game ends as wanted."""
    for seed in count(scenario.first_seed):
        record, turns = play(scenario, seed)
        if scenario.wanted(turns):
            return record
    raise AssertionError("seeds never run out")


def path_of(scenario: Scenario) -> Path:
    return FOLDER / f"{scenario.name}.txt"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for scenario in SCENARIOS:
        record = find(scenario)
        path_of(scenario).write_text(tell(record), encoding="utf-8")
        print(f"{scenario.name}: seed {record.seed}, {len(record.decisions)} decisions")


if __name__ == "__main__":
    main()
