"""Find a game for every way in which Black Sonata can end and for every rank, and write it down.

    python -m tests.games.sonata.make_golden

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
from sottovoce.games.sonata import GAME, actions, events
from sottovoce.games.sonata.actions import notation
from sottovoce.games.sonata.choosing import new_game
from sottovoce.games.sonata.components import CARD_PLACE, FOG_CARDS, LADY_TRIPLE
from sottovoce.games.sonata.evaluate import DISTANCES
from sottovoce.games.sonata.plan import suggest
from sottovoce.games.sonata.redact import redact
from sottovoce.games.sonata.rules import SonataState
from sottovoce.games.sonata.scoring import rank
from sottovoce.games.sonata.view import SonataOptions
from tests.games.sonata.plain import tell

FOLDER = Path(__file__).with_name("golden")

Player = Callable[[SonataState, Fast], int]
Wanted = Callable[[SonataState, list[Event]], bool]


class Scenario(NamedTuple):
    """An ending that is wanted: who plays what, and how to recognise it."""

    name: str
    player: Player
    wanted: Wanted
    options: SonataOptions = SonataOptions()


# ---------------------------------------------------------------- players


def sensible(state: SonataState, dice: Fast) -> int:
    """Decide as the sensible player does, by the view alone."""
    return suggest(redact(state, 0), "archive")


def waiting(state: SonataState, dice: Fast) -> int:
    """Place the pawn and let time pass."""
    return state.legal()[0]


def searching(state: SonataState, dice: Fast) -> int:
    """Search wherever that can be done, take what is found, else wander."""
    return first_of(state, dice, actions.SEARCH, actions.CLUE)


def playing_fog(state: SonataState, dice: Fast) -> int:
    """Search a little, and play every fog card that comes up."""
    if actions.SEARCH in state.legal() and dice.below(3):
        return wander(state, dice)
    return first_of(state, dice, actions.FOG, actions.SEARCH, actions.LEAVE)


def collecting(state: SonataState, dice: Fast) -> int:
    """Know where she is, search there and take every clue; when none is left, play fog."""
    legal = state.legal()
    if actions.CLUE in legal:
        return actions.CLUE
    if actions.SEARCH in legal and state.clues_left and here(state):
        return actions.SEARCH
    if actions.FOG in legal and not state.clues_left:
        return actions.FOG
    return walk_to_her(state, legal)


def lingering(state: SonataState, dice: Fast) -> int:
    """Collect three clues, wait until she is almost gone, and search once more."""
    legal = state.legal()
    if held_clues(state) < 3:
        return collecting(state, dice)
    left = state.length - state.top + state.countdown * state.length
    if left <= 3 and actions.SEARCH in legal:
        return actions.SEARCH
    return first_of(state, dice, actions.PASS, actions.LEAVE)


def fogging_the_end(state: SonataState, dice: Fast) -> int:
    """Search the last cards of the early laps, and play the fog that lies there in the last one."""
    if state.top < state.length - 2:
        return first_of(state, dice, actions.PASS, actions.LEAVE)
    if state.countdown:
        return first_of(state, dice, actions.SEARCH, actions.PASS, actions.LEAVE)
    return first_of(state, dice, actions.FOG, actions.PASS)


def held_clues(state: SonataState) -> int:
    return int(state.held).bit_count()


def hasty(state: SonataState, dice: Fast) -> int:
    """Know where she is, confront her on finding her, and name any traits."""
    legal = state.legal()
    if legal[-1] >= actions.HIGH:
        return legal[dice.below(len(legal))]
    return inspired(state, dice)


def inspired(state: SonataState, dice: Fast) -> int:
    """Know everything: go to her, confront her and name her traits."""
    legal = state.legal()
    if legal[-1] >= actions.HIGH:
        return actions.HIGH + LADY_TRIPLE[state.dark]
    if actions.CONFRONT in legal:
        return actions.CONFRONT
    if actions.SEARCH in legal and here(state):
        return actions.SEARCH
    return walk_to_her(state, legal)


def late(turns: int) -> Player:
    """Wait until so many turns are left, then be inspired."""

    def decide(state: SonataState, dice: Fast) -> int:
        left = state.length - state.top + state.countdown * state.length
        if left > turns and actions.PASS in state.legal():
            return actions.PASS
        return inspired(state, dice)

    return decide


def first_of(state: SonataState, dice: Fast, *codes: int) -> int:
    legal = state.legal()
    return next((code for code in codes if code in legal), wander(state, dice))


def wander(state: SonataState, dice: Fast) -> int:
    legal = state.legal()
    ways = [code for code in legal if code >= actions.GO] or legal
    return ways[dice.below(len(ways))]


def here(state: SonataState) -> bool:
    return CARD_PLACE[state.card(state.top)] == state.pawn


def walk_to_her(state: SonataState, legal: list[int]) -> int:
    """Take the road, or the place, nearest to where she will be next; or wait there."""
    roads = [code for code in legal if actions.GO <= code < actions.DROP]
    if not roads:
        return legal[0]
    after = CARD_PLACE[state.card((state.top + 1) % state.length)]
    best = min(roads, key=lambda code: DISTANCES[code - actions.GO][after])
    if actions.PASS in legal and DISTANCES[state.pawn][after] <= DISTANCES[best - actions.GO][after]:
        return actions.PASS
    return best


# ---------------------------------------------------------------- what is wanted


def ended(reason: str, *before: type[Event]) -> Wanted:
    """It ended so, and the last decision told these kinds of events first."""

    def wanted(state: SonataState, last: list[Event]) -> bool:
        outcome = state.outcome()
        kinds = tuple(type(event) for event in last[: len(before)])
        return outcome is not None and outcome.reason == reason and kinds == before

    return wanted


def by_fog(reason: str, card: str) -> Wanted:
    """It was lost by a fog card that could not be carried out."""

    def wanted(state: SonataState, last: list[Event]) -> bool:
        first = last[0]
        read = isinstance(first, events.FogRead) and FOG_CARDS[first.card] == card
        return read and ended(reason)(state, last)

    return wanted


def ranked(name: str) -> Wanted:
    def wanted(state: SonataState, last: list[Event]) -> bool:
        outcome = state.outcome()
        return outcome is not None and bool(outcome.winners) and rank(outcome.points[0]) == name

    return wanted


EASY = SonataOptions(mode="easy")
SCENARIOS = (
    Scenario("time-up-in-her-turn", waiting, ended("time-up", events.Passed)),
    Scenario("time-up-slipping-away", lingering, ended("time-up", events.Searched)),
    Scenario("time-up-in-a-chase", fogging_the_end, by_fog("time-up", "chase")),
    Scenario("no-fog-to-search", searching, ended("no-fog-to-search")),
    Scenario("no-fog-to-play", playing_fog, ended("no-fog-to-play")),
    Scenario("no-clue-left-for-the-clue-card", collecting, by_fog("no-clue-left", "clue"), EASY),
    Scenario("no-clue-left-for-clear-sky", collecting, by_fog("no-clue-left", "clear-sky"), EASY),
    Scenario("no-clue-left-for-a-second-thought", collecting, by_fog("no-clue-left", "second-thought"), EASY),
    Scenario("nothing-to-discard", playing_fog, by_fog("nothing-to-discard", "second-thought")),
    Scenario("mistaken", hasty, ended("mistaken", events.Confronted)),
    Scenario("won-as-a-chimney-sweep", late(12), ranked("chimney-sweep")),
    Scenario("won-as-a-golden-lad", sensible, ranked("golden-lad")),
    Scenario("won-as-a-fair-youth", sensible, ranked("fair-youth")),
    Scenario("won-as-an-immortal-bard", inspired, ranked("immortal-bard")),
    Scenario("won-in-training", sensible, ranked("golden-lad"), SonataOptions(mode="training")),
    Scenario("won-in-easy-mode", sensible, ranked("golden-lad"), EASY),
    Scenario("won-in-advanced-mode", sensible, ranked("fair-youth"), SonataOptions(mode="advanced")),
    Scenario(
        "won-in-expert-mode", sensible, ranked("fair-youth"), SonataOptions(mode="expert", fog_out=3)
    ),
    Scenario(
        "won-on-a-new-route", sensible, ranked("golden-lad"),
        SonataOptions(route="generated", kind="may-stay", difficulty="hard"),
    ),
    Scenario(
        "won-on-a-named-route", sensible, ranked("fair-youth"),
        SonataOptions(route="hard-6", direction="backwards", labels="ru"),
    ),
)  # fmt: skip


# ---------------------------------------------------------------- finding and writing


def play(scenario: Scenario, seed: int) -> tuple[Record, SonataState, list[Event]]:
    """Let the player of a scenario play one seed; return also what the last decision told."""
    story, dice = Story(), fast(seed)
    state = new_game(Deal(seed), scenario.options, story)
    decisions = []
    while not state.over():
        story.told.clear()
        code = scenario.player(state, dice)
        state.apply(code, story)
        decisions.append(Decision(0, notation(code)))
    record = start_record(GAME, scenario.options, seed).finished(tuple(decisions), state.outcome())
    return record, state, [told.event for told in story.told]


def find(scenario: Scenario) -> Record:
    """The first seed whose game ends as wanted."""
    for seed in count():
        record, state, last = play(scenario, seed)
        if scenario.wanted(state, last):
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
