"""Weights of patterns learnt by self-play: a judge is taught what a search finds, and how games end.

A game's judge notices patterns in a state (`games/*/patterns.py`). Its search plays against itself; what it
hoped for in every position and what came of it, half and half, is what the weights of the patterns there
should add up to (`descent`). The next run begins with the judge that this one has taught, and what it
finds is averaged with what was known, by the number of games: one run alone learns much that was chance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date
from os import cpu_count

import msgspec
from joblib import delayed  # type: ignore[import-untyped]

from sottovoce.bots.levels import Learnt, learnt, manual
from sottovoce.core.chance import Deal, fast
from sottovoce.core.errors import NothingToTune, TooFewGames
from sottovoce.core.game import NOBODY, Game, Judge, State
from sottovoce.core.patterns import Noticing
from sottovoce.core.view import Options, option_choices, read_options, write_options
from sottovoce.lab.arena import deal_seeds
from sottovoce.lab.descent import Examples, Learner
from sottovoce.lab.selfplay import Played, play
from sottovoce.lab.tune import unusual
from sottovoce.lab.workers import workers

KEPT_APART = 10  # one game in so many only tests
VARIED = 3  # one game in so many has other options where none were asked for
TRUST = 0.5  # how much a search's hope counts beside what came
PACE = 0.1
PULL = 0.0003


class Lesson(msgspec.Struct, frozen=True):
    """What was learnt, and how: enough to repeat it, beginning with the same patterns.

    The loss (mean logarithmic, of games kept apart) is that of this run alone, before it was averaged.
    """

    game: str
    weights: list[float]
    known_from: int  # games from which weights were known before, which are averaged with these
    rounds: int
    games: int
    iterations: int
    seed: int
    options: dict[str, str]
    losses: list[float]  # after each round
    positions: int

    def provenance(self, today: date) -> str:
        """Return the sentence for the data file."""
        chosen = "".join(f" --option {name}={value}" for name, value in self.options.items())
        return (
            f"sottovoce tune {self.game} --learn --rounds {self.rounds} --games {self.games} "
            f"--iterations {self.iterations} --seed {self.seed}{chosen}, {today.isoformat()}; "
            f"logarithmic loss {self.losses[-1]:.4f} in {self.positions} positions kept apart"
            + (f", averaged with what was known from {self.known_from} games" if self.known_from else "")
        )

    def learnt(self, today: date) -> Learnt:
        """Return what belongs into the game's file of patterns."""
        weights = [round(1000 * weight) for weight in self.weights]
        return Learnt(self.provenance(today), self.known_from + self.games, weights)


def learn(
    game: Game,
    rounds: int,
    games: int,
    iterations: int,
    seed: int,
    progress: Callable[[int], None],
    options: Options | None = None,
    jobs: int | None = None,
) -> Lesson:
    """Learn the weights of a game's patterns from so many games, going through them so many times."""
    if not game.patterns:
        raise NothingToTune(game=game.name)
    if games < KEPT_APART:
        raise TooFewGames(least=KEPT_APART)
    asked = unusual(game, write_options(game.options() if options is None else options))
    fixed = {**game.lesson(), **asked}
    seeds = deal_seeds(seed, games)
    shared = workers(jobs or cpu_count() or 1)
    played = shared(
        delayed(play)(game.name, varied(game, fixed, number), iterations, each)
        for number, each in enumerate(seeds)
    )
    apart = examples(game, played[::KEPT_APART], 0.0)
    known = examples(game, (one for number, one in enumerate(played) if number % KEPT_APART), TRUST)
    if not known.shares:
        raise NothingToTune(game=game.name)
    learner, chance, losses = Learner(game.patterns, PACE, PULL), fast(seed), []
    for number in range(rounds):
        learner.pace = PACE * (1 - number / rounds)
        learner.learn(known, chance)
        losses.append(round(learner.loss(apart), 4))
        progress(1)
    known_before = learnt(game.name)
    weights = averaged(known_before, learner.weights, games)
    numbers = (rounds, games, iterations, seed)
    return Lesson(game.name, weights, known_before.games, *numbers, fixed, losses, len(apart.shares))


def averaged(before: Learnt, found: list[float], games: int) -> list[float]:
    """Return weights averaged with those known before, by the games that either were learnt from.

    A pattern that one of them never met has no weight there, and is not averaged.
    """
    if not before.games:
        return found
    part = games / (games + before.games)
    old = before.patterns().weights
    return [
        part * new + (1 - part) * known if new and known else new or known
        for new, known in zip(found, old, strict=True)
    ]


def varied(game: Game, fixed: dict[str, str], number: int) -> dict[str, str]:
    """Return the options of a game: those that are fixed, else the usual ones and now and then others."""
    if number % VARIED:
        return fixed
    chance = fast(number)
    others = {
        option.name: option.choices[chance.below(len(option.choices))]
        for option in option_choices(game.options)
    }
    return {**others, **fixed}


def examples(game: Game, played: Iterable[Played], trust: float) -> Examples:
    """Return all positions of games: what a judge notices there, and what it should say of them."""
    found, noticing = Examples(), Noticing([0.0] * game.patterns)
    judge = game.judge(manual(game.name).weights, noticing)
    for each in played:
        state = game.new(Deal(each.seed), read_options(game.name, game.options, each.options))
        for code, hope in zip(each.codes, each.hopes, strict=True):
            add_position(found, state, judge, noticing, each.shares, hope, trust)
            state.apply(code)
        assert state.seat == NOBODY
    return found


def add_position(
    found: Examples,
    state: State,
    judge: Judge,
    noticing: Noticing,
    shares: list[float],
    hope: float | None,
    trust: float,
) -> None:
    """Add a position as those see it for whom it is judged: in a duel, that is the one who decides."""
    for seat in [int(state.seat)] if judge.is_duel() else range(len(shares)):
        noticing.numbers.clear()
        noticing.amounts.clear()
        judge.share(state, seat)
        if noticing.numbers:
            hoped = hope is not None and seat == state.seat
            share = (1 - trust) * shares[seat] + trust * hope if hope is not None and hoped else shares[seat]
            found.add(noticing.numbers, noticing.amounts, share)
