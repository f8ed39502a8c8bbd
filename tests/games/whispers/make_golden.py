"""Find a game for every way in which Whispers can end, and for every event, and write it down.

    python -m tests.games.whispers.make_golden

Random players are let loose on one seed after another until a game goes as wanted. Everything is drawn from
the seeds, so the same games are found every time; they change only when rules, cards or generators do.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import NamedTuple

from sottovoce.core.chance import Deal, fast
from sottovoce.core.events import Event, Story
from sottovoce.core.record import Decision, Record, start_record
from sottovoce.core.view import Outcome, read_options
from sottovoce.games.whispers import GAME, events
from tests.games.whispers.plain import SHOWN, tell

FOLDER = Path(__file__).with_name("golden")

Wanted = Callable[[Outcome, list[Event]], bool]


class Scenario(NamedTuple):
    """A game that is wanted: for how many, how long, and how to recognise it."""

    name: str
    players: int
    counter: str
    wanted: Wanted
    first_seed: int = 0


def ends(reason: str) -> Wanted:
    return lambda outcome, _told: outcome.reason == reason


def ends_level(*winners: int) -> Wanted:
    return lambda outcome, _told: outcome.reason == "shared" and outcome.winners == winners


def runs_out(outcome: Outcome, told: list[Event]) -> bool:
    """The deck is empty, and somebody is without cards when his turn comes."""
    return any(isinstance(event, events.NoCards) for event in told)


def draws(*keys: str) -> Wanted:
    """These events are drawn, besides others."""

    def wanted(outcome: Outcome, told: list[Event]) -> bool:
        drawn = {SHOWN.events[event.which].key for event in told if isinstance(event, events.EventDrawn)}
        return set(keys) <= drawn

    return wanted


def passes_over(verb: str) -> Wanted:
    """A step of this kind cannot be carried out."""
    return lambda _outcome, told: any(
        isinstance(event, events.Impossible) and event.verb == verb for event in told
    )


SCENARIOS = (
    Scenario("two-players", 2, "usual", ends("most-points")),
    Scenario("three-players", 3, "usual", ends("most-points")),
    Scenario("four-players", 4, "usual", ends("most-points")),
    Scenario("tie-broken-at-home", 2, "5", ends("symbols-at-home")),
    Scenario("tie-broken-among-four", 4, "usual", ends("symbols-at-home")),
    Scenario("win-shared", 3, "5", ends("shared")),
    Scenario("deck-runs-out", 4, "9", runs_out),
    Scenario("events-of-light", 2, "9", draws("lights-out", "full-moon", "draught")),
    Scenario("events-of-the-house", 3, "9", draws("house-asleep", "restless-house", "frozen-pipes")),
    Scenario("events-of-the-night", 2, "9", draws("long-night", "creaking-stairs", "midnight-snack")),
    Scenario("events-of-whispers", 3, "9", draws("hush", "sharp-ears", "keyhole")),
    Scenario("events-of-cards", 4, "9", draws("card-game", "over-the-shoulder", "spring-cleaning")),
    Scenario("events-of-company", 2, "9", draws("good-manners", "knock-at-the-door", "moving-furniture")),
    Scenario("nothing-to-give", 3, "9", passes_over("give")),
    Scenario("nothing-to-look-at", 4, "usual", passes_over("peek")),
)


def play(scenario: Scenario, seed: int) -> tuple[Record, Outcome, list[Event]]:
    """Let random players play one seed."""
    options = read_options(
        GAME.name, GAME.options, {"players": str(scenario.players), "counter": scenario.counter}
    )
    story, dice = Story(), fast(seed)
    state = GAME.new(Deal(seed), options, story)
    decisions: list[Decision] = []
    while state.seat >= 0:
        legal = state.legal()
        code = legal[dice.below(len(legal))]
        decisions.append(Decision(state.seat, GAME.notation(code)))
        state.apply(code, story)
    outcome = state.outcome()
    assert outcome is not None
    record = start_record(GAME, options, seed).finished(tuple(decisions), outcome)
    return record, outcome, [told.event for told in story.told]


def find(scenario: Scenario) -> Record:
    """The first seed whose game goes as wanted."""
    for seed in count(scenario.first_seed):
        record, outcome, told = play(scenario, seed)
        if scenario.wanted(outcome, told):
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
