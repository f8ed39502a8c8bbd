"""How fast other libraries of card games play, driven from Python as ours is.

A decision is a legal list obtained from the library, a uniform choice by
`choose` and an apply. Every peer is driven through the cheapest calls it offers
in public: no observation is encoded where the library lets us go without one,
and no wrapper checks what is legal by construction. What a game leaves to chance
is sampled and paid for, but is nobody's decision and is not counted. The outcomes
come from the library as the moves do: no deck of ours is kept beside its own.

Rates are of one core: they are taken on the processor's clock, so that other
work on the machine does not count against a peer. Peers are optional; they are
imported when measured, and one that is absent or broken becomes a `Missing`.
"""

import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from random import random
from typing import Any, Final, Protocol, TypeVar

import msgspec

from sottovoce.core.chance import fast

T = TypeVar("T")

_chance = fast(7)

REPEATS: Final = 3
WARM_UP: Final = 0.1
"""Share of the time spent before the first repeat, unmeasured."""


class PeerResult(msgspec.Struct, frozen=True):
    """What one core does with a peer; `copy_ns` where its states can be copied."""

    decisions_per_s: float
    copy_ns: float | None
    version: str


class Missing(msgspec.Struct, frozen=True):
    """A peer that could not be measured, and why."""

    reason: str


@dataclass(frozen=True, slots=True)
class Driver:
    """A peer ready to run: each call does some work and returns how much.

    `play` plays one game and returns its decisions; `copy` copies states met in
    play and returns how many.
    """

    play: Callable[[], int]
    copy: Callable[[], int] | None = None


@dataclass(frozen=True, slots=True)
class Peer:
    """A library's game: its name in reports, its distribution, how to start it."""

    name: str
    distribution: str
    start: Callable[[], Driver]


def choose(moves: Sequence[T]) -> T:
    """Return one of `moves` uniformly, by our own generator: several times quicker than `random.choice`."""
    return moves[_chance.below(len(moves))]


def rate(work: Callable[[], int], seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """Repeat `work` for `seconds` on `clock` and return how much it did per second."""
    done = 0
    started = clock()
    while True:
        done += work()
        spent = clock() - started
        if spent >= seconds and spent > 0:
            return done / spent


def best_rate(
    work: Callable[[], int], seconds: float, clock: Callable[[], float] = time.process_time
) -> float:
    """Return the best of three rates after a warm-up, in about `seconds` altogether.

    The best, because whatever disturbs a run can only slow it down.
    """
    rate(work, seconds * WARM_UP, clock)
    share = seconds * (1 - WARM_UP) / REPEATS
    return max(rate(work, share, clock) for _ in range(REPEATS))


def measure(peer: Peer, seconds: float) -> PeerResult | Missing:
    """Measure one peer in about `seconds` for each of its rates.

    Whatever its code raises is the reason why it is missing: a foreign library
    must not end the run of the others. Its warnings are not ours to mend.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return _measure(peer, seconds)
        except ImportError as error:
            return Missing(str(error))
        except Exception as error:
            return Missing(f"{type(error).__name__}: {error}")


def _measure(peer: Peer, seconds: float) -> PeerResult:
    driver = peer.start()
    return PeerResult(
        decisions_per_s=best_rate(driver.play, seconds),
        copy_ns=None if driver.copy is None else 1e9 / best_rate(driver.copy, seconds),
        version=version(peer.distribution),
    )


class SpielState(Protocol):
    """The part of OpenSpiel's state that random play needs."""

    def current_player(self) -> int: ...
    def legal_actions(self) -> list[int]: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def apply_action(self, action: int) -> None: ...
    def clone(self) -> "SpielState": ...


CHANCE: Final = -1
"""OpenSpiel's player for chance; below it stands the end of the game."""


def deal_evenly(state: SpielState) -> int:
    """Sample a chance node whose outcomes are equally likely, without asking the odds."""
    return choose(state.legal_actions())


def deal_by_odds(state: SpielState) -> int:
    """Sample a chance node by its odds; quicker than `random.choices` on short lists."""
    left = random()
    outcomes = state.chance_outcomes()
    for outcome, odds in outcomes:
        left -= odds
        if left < 0:
            return outcome
    return outcomes[-1][0]


def play_spiel(state: SpielState, deal: Callable[[SpielState], int]) -> int:
    """Play `state` to its end and return the decisions made."""
    decisions = 0
    while (seat := state.current_player()) >= CHANCE:
        if seat == CHANCE:
            state.apply_action(deal(state))
        else:
            state.apply_action(choose(state.legal_actions()))
            decisions += 1
    return decisions


def spiel_decisions(state: SpielState, deal: Callable[[SpielState], int]) -> Iterator[SpielState]:
    """Yield a copy of every state of a random game in which a player decides."""
    while (seat := state.current_player()) >= CHANCE:
        if seat == CHANCE:
            state.apply_action(deal(state))
        else:
            yield state.clone()
            state.apply_action(choose(state.legal_actions()))


def drive_spiel(new_state: Callable[[], SpielState], deal: Callable[[SpielState], int]) -> Driver:
    """Drive a sequential OpenSpiel game; copies are of the states of one game."""
    met = list(spiel_decisions(new_state(), deal))

    def copy() -> int:
        for state in met:
            state.clone()
        return len(met)

    return Driver(lambda: play_spiel(new_state(), deal), copy)


def start_spiel_hanabi() -> Driver:
    """Two players; cards of a kind are one outcome, so its odds are needed."""
    game: Any = import_module("pyspiel").load_game("hanabi")
    return drive_spiel(game.new_initial_state, deal_by_odds)


def start_spiel_gin_rummy() -> Driver:
    """Every card is an outcome of its own, so dealing is a uniform choice."""
    game: Any = import_module("pyspiel").load_game("gin_rummy")
    return drive_spiel(game.new_initial_state, deal_evenly)


def start_rlcard_gin_rummy() -> Driver:
    """Below the environment, which encodes an observation at every step."""
    game: Any = import_module("rlcard.games.gin_rummy").Game()

    def play() -> int:
        game.init_game()
        decisions = 0
        while not game.is_over():
            game.step(choose(game.judge.get_legal_actions()))
            decisions += 1
        return decisions

    return Driver(play)


def start_pettingzoo_hanabi() -> Driver:
    """Without the wrappers that check the order of calls and the legality of actions."""
    env: Any = import_module("pettingzoo").make("aec", "classic/hanabi-v5").unwrapped

    def play() -> int:
        env.reset()
        decisions = 0
        while True:
            _, _, ended, cut_short, info = env.last(observe=False)
            if ended or cut_short:
                return decisions
            env.step(choose(info["action_mask"].nonzero()[0].tolist()))
            decisions += 1

    return Driver(play)


PEERS: Final = (
    Peer("openspiel/hanabi", "open-spiel", start_spiel_hanabi),
    Peer("openspiel/gin_rummy", "open-spiel", start_spiel_gin_rummy),
    Peer("rlcard/gin-rummy", "rlcard", start_rlcard_gin_rummy),
    Peer("pettingzoo/hanabi", "pettingzoo", start_pettingzoo_hanabi),
)


def measure_peers(
    seconds: float, progress: Callable[[str], None], peers: Sequence[Peer] = PEERS
) -> dict[str, PeerResult | Missing]:
    """Measure every peer, about `seconds` a rate; `progress` hears each name first."""
    results: dict[str, PeerResult | Missing] = {}
    for peer in peers:
        progress(peer.name)
        results[peer.name] = measure(peer, seconds)
    return results
