"""Bots against each other: every deal is played from every seat, so that luck and seat cancel out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from os import cpu_count
from statistics import fmean, stdev

import msgspec
from joblib import delayed  # type: ignore[import-untyped]

from sottovoce import bots
from sottovoce.core.chance import check_seed, fast
from sottovoce.core.errors import UnevenGames
from sottovoce.core.game import Game
from sottovoce.core.table import Table
from sottovoce.core.view import Options, Outcome, read_options, write_options
from sottovoce.games import registry
from sottovoce.lab.workers import workers

Z95 = 1.959964


class ArenaResult(msgspec.Struct, frozen=True):
    """The first bot's share of the wins (a draw of two counts half) against the other.

    In a game for one it is the share of games it wins; the other plays the same deals by itself.
    `mean_score` is the mean of each bot's points, the first bot's first, and `score_within` how far the
    true mean may be from it (95%).
    """

    game: str
    bots: tuple[str, str]
    games: int
    share: float
    ci95: tuple[float, float]
    draws: int
    mean_score: tuple[float, float]
    score_within: tuple[float, float]


class Deal(msgspec.Struct, frozen=True):
    """The outcomes of one deal, the first bot sitting in seat 0, then 1, ...

    In a game for one, `alone` is how the other bot fared with the same deal.
    """

    outcomes: tuple[Outcome, ...]
    alone: tuple[Outcome, ...] = ()

    def share(self) -> float:
        """Return the first bot's mean share over its seats."""
        return fmean(outcome.share(seat) for seat, outcome in enumerate(self.outcomes))

    def scores(self) -> tuple[float, float]:
        """Return the mean points of the first bot, and of all the others."""
        ours = [outcome.points[seat] for seat, outcome in enumerate(self.outcomes)]
        theirs = [
            points
            for seat, outcome in enumerate(self.outcomes)
            for place, points in enumerate(outcome.points)
            if place != seat
        ]
        return fmean(ours), fmean(theirs or [outcome.points[0] for outcome in self.alone])


def run_arena(
    game: Game,
    names: tuple[str, str],
    games: int,
    seed: int,
    progress: Callable[[int], None],
    options: Options | None = None,
    jobs: int | None = None,
) -> ArenaResult:
    """Play so many games and return the first bot's share with its 95% interval."""
    chosen = game.options() if options is None else options
    seats = len(game.seats(chosen))
    if games < 1 or games % seats:
        raise UnevenGames(seats=seats)
    for name in names:
        bots.make(name, game, seed)
    deals: list[Deal] = []
    for deal in _play_deals(game, chosen, names, games // seats, seed, jobs):
        deals.append(deal)
        progress(seats)
    return _sum_up(game, names, deals)


def _play_deals(
    game: Game, options: Options, names: tuple[str, str], deals: int, seed: int, jobs: int | None
) -> Iterator[Deal]:
    seeds = deal_seeds(seed, deals)
    tasks = (delayed(play_deal)(game.name, write_options(options), names, each) for each in seeds)
    count = min(jobs or cpu_count() or 1, deals)
    yield from workers(count, return_as="generator")(tasks)


def deal_seeds(seed: int, count: int) -> list[int]:
    """Return the seeds of the deals, each drawn from the arena's own."""
    chance = fast(check_seed(seed))
    return [(chance.word() << 32) | chance.word() for _ in range(count)]


def play_deal(game_name: str, options: dict[str, str], names: tuple[str, str], seed: int) -> Deal:
    """Play one deal once from each seat: the first bot there, the second in all others."""
    game = registry.get(game_name)
    chosen = read_options(game_name, game.options, options)
    seats = len(game.seats(chosen))
    played = tuple(_play(game, chosen, names, seat, seats, seed) for seat in range(seats))
    return Deal(played, (_play(game, chosen, names[::-1], 0, 1, seed),) if seats == 1 else ())


def _play(game: Game, options: Options, names: tuple[str, str], first: int, seats: int, seed: int) -> Outcome:
    players = [bots.make(names[0 if seat == first else 1], game, seed + seat) for seat in range(seats)]
    table = Table(game, seed, options)
    while not table.over:
        seat = table.mover
        table.decide(seat, players[seat].choose(table.view(seat)))
    outcome = table.outcome
    assert outcome is not None
    return outcome


def _sum_up(game: Game, names: tuple[str, str], deals: list[Deal]) -> ArenaResult:
    outcomes = [outcome for deal in deals for outcome in deal.outcomes]
    shares = [deal.share() for deal in deals]
    firsts, others = zip(*(deal.scores() for deal in deals), strict=True)
    return ArenaResult(
        game=game.name,
        bots=names,
        games=len(outcomes),
        share=fmean(shares),
        ci95=interval(shares),
        draws=sum(len(outcome.winners) > 1 for outcome in outcomes),
        mean_score=(fmean(firsts), fmean(others)),
        score_within=(within(firsts), within(others)),
    )


def within(scores: Sequence[float]) -> float:
    """Return how far the true mean of scores, one a deal, may be from theirs (95%); 0 if nobody can tell."""
    return Z95 * stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else 0.0


def interval(shares: list[float]) -> tuple[float, float]:
    """Return the 95% interval of the mean share, from deals (whose games belong together).

    With deals that all end alike the spread says nothing, so Wilson's interval is taken.
    """
    mean, count = fmean(shares), len(shares)
    if count > 1 and (spread := stdev(shares)) > 0:
        half = Z95 * spread / sqrt(count)
        return max(0.0, mean - half), min(1.0, mean + half)
    centre = (mean + Z95**2 / (2 * count)) / (1 + Z95**2 / count)
    half = Z95 / (1 + Z95**2 / count) * sqrt(mean * (1 - mean) / count + Z95**2 / (4 * count**2))
    return max(0.0, centre - half), min(1.0, centre + half)
