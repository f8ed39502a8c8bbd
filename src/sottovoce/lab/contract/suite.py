"""The whole suite on one game with one set of options."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product

from sottovoce.core.chance import Chance, fast
from sottovoce.core.game import Game
from sottovoce.core.table import Table
from sottovoce.core.view import Options, option_choices, read_options, write_options
from sottovoce.lab.contract.engine import (
    check_applies,
    check_barrier,
    check_conserved,
    check_copies,
    check_legal,
    check_notation,
    check_refused,
    check_replay,
    check_structs,
)
from sottovoce.lab.contract.moments import Moment, draw, random_game, readers
from sottovoce.lab.contract.pairs import check_guess, check_pair, check_shares
from sottovoce.lab.contract.report import ContractReport, PairsOf
from sottovoce.lab.contract.secrets import Secrets
from sottovoce.lab.contract.steps import LayTable
from sottovoce.lab.contract.tables import Sitting
from sottovoce.lab.contract.views import check_encodings, check_evaluate, check_imagine, check_story

_CLOSER_LOOK_ONE_IN = 8  # positions at which the dear checks are made
_PAIR_ONE_IN = 10
_PATIENCE = 1000  # positions with nothing hidden, beyond the pairs wanted, before the search is given up


def every_options(game: Game) -> Iterator[Options]:
    """Yield the options of a game in all combinations."""
    known = option_choices(game.options)
    for values in product(*(option.choices for option in known)):
        chosen = {option.name: value for option, value in zip(known, values, strict=True)}
        yield read_options(game.name, game.options, chosen)


def check_game(
    game: Game,
    options: Options,
    secrets: Secrets,
    *,
    games: int = 10,
    pairs: int = 1000,
    seed: int = 0,
    table: LayTable = Table,
) -> ContractReport:
    """Play random games and check every promise of the contract; the first one broken is raised.

    `games` is how many are played against the engine, and as many again at a table; `pairs` how many second
    truths are compared. The same seed checks the same positions.
    """
    chosen = " ".join(f"{name}={value}" for name, value in write_options(options).items())
    report = ContractReport(game.name, chosen)
    chance = fast(seed)
    check_notation(game)
    check_structs(game, options)
    moments = check_engine(game, options, secrets, games, chance, report)
    check_pairs(game, options, secrets, pairs, chance, table, report)
    check_readers(moments, secrets, chance)
    check_tables(game, options, games, chance, table, report)
    return report


def check_engine(
    game: Game, options: Options, secrets: Secrets, games: int, chance: Chance, report: ContractReport
) -> list[Moment]:
    """Look at every position of some random games, closer at some of them, and return these."""
    chosen: list[Moment] = []
    for _ in range(games):
        moments = list(random_game(game, options, chance))
        expected = secrets.conserved(moments[0].state)
        for moment in moments:
            check_moment(moment, secrets, expected)
        for before, after in pairwise(moments):
            check_barrier(before, after)
        closer = [moment for moment in moments if moment.over or chance.below(_CLOSER_LOOK_ONE_IN) == 0]
        for moment in closer:
            look_closer(moment, chance)
        check_replay(moments[-1])
        check_replay(draw(moments, chance))
        chosen += closer
        report.count_game(len(moments), len(closer))
    return chosen


def check_moment(moment: Moment, secrets: Secrets, expected: object) -> None:
    """The cheap checks of one position."""
    check_legal(moment)
    check_conserved(moment, expected, secrets.conserved(moment.state))
    check_evaluate(moment)
    check_story(moment)


def look_closer(moment: Moment, chance: Chance) -> None:
    """The dear checks of one position."""
    check_applies(moment)
    check_refused(moment)
    check_copies(moment, chance)


def check_readers(moments: list[Moment], secrets: Secrets, chance: Chance) -> None:
    """What every reader of these positions gets, and what he can imagine."""
    for moment in moments:
        for seat in moment.readers():
            check_encodings(moment, seat)
            check_imagine(moment, seat, secrets, chance)


def check_pairs(
    game: Game,
    options: Options,
    secrets: Secrets,
    count: int,
    chance: Chance,
    table: LayTable,
    report: ContractReport,
) -> None:
    """Compare so many pairs of truths, each for one reader, at positions of many random games."""
    report.pairs = {seat: PairsOf(seat) for seat in readers(game, options)}
    positions = positions_to_compare(game, options, chance)
    hiding: list[tuple[Moment, int]] = []
    while len(hiding) < count:
        moment = next(positions)
        seat = draw(moment.readers(), chance)
        if check_pair(moment, seat, secrets, table, chance, report.pairs[seat]):
            hiding.append((moment, seat))
        elif report.pairs[seat].nothing_hidden > count + _PATIENCE:
            break  # a game without secrets
    # Only now: a view that leaks cannot be imagined either, but the leak should be called by its name.
    for moment, seat in hiding:
        check_guess(moment, seat, secrets, chance, report.pairs[seat])
    for pairs in report.pairs.values():
        check_shares(pairs, secrets)


def positions_to_compare(game: Game, options: Options, chance: Chance) -> Iterator[Moment]:
    """Yield some positions of each of endlessly many random games, and its end."""
    while True:
        for moment in random_game(game, options, chance):
            if moment.over or chance.below(_PAIR_ONE_IN) == 0:
                yield moment


def check_tables(
    game: Game, options: Options, games: int, chance: Chance, table: LayTable, report: ContractReport
) -> None:
    """Play some random games at a table, with undo."""
    for _ in range(games):
        sitting = Sitting(game, options, table, chance)
        sitting.play()
        report.counts["decisions at a table"] += len(sitting.table.decisions)
        report.counts["taken back"] += sitting.undone
        report.counts["refused"] += sitting.refused
