"""Find a game for every way in which Holmes can end, and for the rarer things on the way, and write it down.

    python -m tests.games.holmes.make_golden

Players are let loose on one seed after another until a game is as wanted. Everything is drawn from the seeds,
so the same games are found every time; they change only when the rules or the generators do.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import NamedTuple

from sottovoce.core.chance import Deal, Fast, fast
from sottovoce.core.events import Event, Story
from sottovoce.core.record import Decision, Record, start_record
from sottovoce.core.view import Outcome
from sottovoce.games.holmes import GAME, events
from sottovoce.games.holmes.actions import notation
from sottovoce.games.holmes.rules import HolmesState
from sottovoce.games.holmes.view import HolmesOptions
from tests.games.holmes.plain import tell
from tests.games.holmes.players import careless, collector
from tests.games.holmes.positions import FIRST, SECOND

FOLDER = Path(__file__).with_name("golden")

Player = Callable[[HolmesState, Fast], int]


class Found(NamedTuple):
    """A game as it was played."""

    record: Record
    outcome: Outcome
    told: list[Event]
    state: HolmesState


Wanted = Callable[[Found], bool]


class Scenario(NamedTuple):
    """A game that is wanted: its options, who plays, and how to recognise it."""

    name: str
    options: HolmesOptions
    player: Player
    wanted: Wanted


def ends(reason: str, *winners: int) -> Wanted:
    return lambda found: (found.outcome.reason, found.outcome.winners) == (reason, winners)


def happens(*kinds: type[Event]) -> Wanted:
    return lambda found: set(kinds) <= {type(event) for event in found.told}


def two_decks_in_one_hand(found: Found) -> bool:
    state = found.state
    return any(deck.carry is not None for deck in state.decks()) or state.carry is not None


def full_set(found: Found) -> bool:
    sides = (found.state.first, found.state.second)
    return any((side.open + side.hidden) >> 4 * kind & 15 == kind + 3 for side in sides for kind in range(7))


PLAIN = HolmesOptions()
EVERYTHING = HolmesOptions(draft_start=True, brothers=True, villains="both")
SCENARIOS = [
    Scenario("points-first", PLAIN, careless, ends("points", FIRST)),
    Scenario("points-second", PLAIN, careless, ends("points", SECOND)),
    Scenario("tokens-first", PLAIN, careless, ends("tokens", FIRST)),
    Scenario("tokens-second", PLAIN, careless, ends("tokens", SECOND)),
    Scenario("drawn", PLAIN, careless, ends("drawn", FIRST, SECOND)),
    Scenario("reshuffled", PLAIN, collector, happens(events.Reshuffled)),
    Scenario("reshuffled-in-a-hand", PLAIN, collector, two_decks_in_one_hand),
    Scenario("full-set", PLAIN, careless, full_set),
    Scenario("drafted", HolmesOptions(draft_start=True), careless, happens(events.DraftPick)),
    Scenario("reserved", HolmesOptions(brothers=True), careless, happens(events.Reserved)),
    Scenario("moriarty", HolmesOptions(villains="moriarty"), careless, happens(events.GaveUp)),
    Scenario("moran", HolmesOptions(villains="moran"), careless, happens(events.MarkerFell)),
    Scenario("random-villain", HolmesOptions(villains="random"), careless, happens(events.VillainCame)),
    Scenario("everything", EVERYTHING, collector, happens(events.GaveUp, events.MarkerFell, events.Reserved)),
]


def play(scenario: Scenario, seed: int) -> Found:
    """Let the players play the game of a seed."""
    story, dice = Story(), fast(seed)
    state = GAME.new(Deal(seed), scenario.options, story)
    assert isinstance(state, HolmesState)
    decisions: list[Decision] = []
    while state.seat >= 0:
        code = scenario.player(state, dice)
        decisions.append(Decision(int(state.seat), notation(code)))
        state.apply(code, story)
    outcome = state.outcome()
    assert outcome is not None
    record = start_record(GAME, scenario.options, seed).finished(tuple(decisions), outcome)
    return Found(record, outcome, [told.event for told in story.told], state)


def path_of(scenario: Scenario) -> Path:
    return FOLDER / f"{scenario.name}.txt"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for scenario in SCENARIOS:
        for seed in count():
            found = play(scenario, seed)
            if scenario.wanted(found):
                path_of(scenario).write_text(tell(found.record), encoding="utf-8")
                print(f"{scenario.name}: seed {seed}")
                break


if __name__ == "__main__":
    main()
