"""The commands that put the server to the test; `app` adds them to the others."""

from __future__ import annotations

from typing import Annotated

import typer

from sottovoce.cli.complaints import Complaint
from sottovoce.cli.desk import Desk
from sottovoce.cli.numbers import count, positive, seed_of
from sottovoce.games import registry

commands = typer.Typer()

GAMES_IN_A_WORLD = 8
SECRETS = "tests.contract.games"  # where the second truths are dealt, independently of any view

Lang = Annotated[str | None, typer.Option("--lang", metavar="LANG", help="cli-lang")]
Json = Annotated[bool, typer.Option("--json", help="cli-json")]


@commands.command("simulate", help="cli-simulate")
def _simulate(
    context: typer.Context,
    games: Annotated[str, typer.Option(metavar="NUMBER", help="cli-simulate-games")] = "10000",
    seed: Annotated[str, typer.Option(metavar="NUMBER", help="cli-trial-seed")] = "1",
    world: Annotated[str | None, typer.Option(metavar="NUMBER", help="cli-simulate-world")] = None,
    jobs: Annotated[str, typer.Option(metavar="NUMBER", help="cli-trial-jobs")] = "1",
    json: Json = False,
    _lang: Lang = None,
) -> int:
    from sottovoce.cli import measure, trials

    desk: Desk = context.obj
    only = None if world is None else _world(world, positive(games, "--games"))
    number, many = positive(games, "--games"), positive(jobs, "--jobs")
    result = trials.run_simulation(desk, seed_of(seed), number, many, only)
    if result is None:
        return trials.FAILED
    if json:
        measure.print_json(desk.out, result)
    else:
        desk.out.print(trials.simulation_table(desk, result))
    return 0


@commands.command("faults", help="cli-faults")
def _faults(
    context: typer.Context,
    kind: Annotated[str, typer.Argument(metavar="KIND", help="cli-faults-kind")],
    number: Annotated[str | None, typer.Option("--count", metavar="NUMBER", help="cli-faults-count")] = None,
    seed: Annotated[str, typer.Option(metavar="NUMBER", help="cli-trial-seed")] = "1",
    json: Json = False,
    _lang: Lang = None,
) -> int:
    from sottovoce.cli import measure, trials
    from sottovoce.trials.faults.run import KINDS

    desk: Desk = context.obj
    if kind not in KINDS:
        raise Complaint("complaint-fault", kind=kind, kinds=", ".join(KINDS))
    wanted = KINDS[kind][1] if number is None else positive(number, "--count")
    tried = trials.run_fault(desk, kind, wanted, seed_of(seed))
    if tried is None:
        return trials.FAILED
    if json:
        measure.print_json(desk.out, tried)
    else:
        desk.out.print(trials.fault_table(desk, tried))
    return 0


@commands.command("leaks", help="cli-leaks")
def _leaks(
    context: typer.Context,
    pairs: Annotated[str, typer.Option(metavar="NUMBER", help="cli-leaks-pairs")] = "1000000",
    games: Annotated[str, typer.Option(metavar="NUMBER", help="cli-leaks-games")] = "20000",
    game: Annotated[str | None, typer.Option(metavar="GAME", help="cli-leaks-game")] = None,
    seed: Annotated[str, typer.Option(metavar="NUMBER", help="cli-trial-seed")] = "1",
    part: Annotated[str | None, typer.Option(metavar="NUMBER", help="cli-leaks-part")] = None,
    secrets: Annotated[str, typer.Option(metavar="MODULE", help="cli-leaks-secrets")] = SECRETS,
    jobs: Annotated[str, typer.Option(metavar="NUMBER", help="cli-trial-jobs")] = "1",
    json: Json = False,
    _lang: Lang = None,
) -> int:
    from sottovoce.cli import measure, trials

    desk: Desk = context.obj
    names = registry.names() if game is None else [registry.get(game).name]
    wanted = count(pairs, "--pairs"), count(games, "--games")
    only = None if part is None else _part(part, wanted)
    many = positive(jobs, "--jobs")
    found = trials.run_leaks(desk, names, secrets, wanted, seed_of(seed), many, only)
    if found is None:
        return trials.FAILED
    if json:
        measure.print_json(desk.out, found)
    else:
        desk.out.print(trials.leaks_table(desk, found))
    return 0


def _world(text: str, games: int) -> int:
    """Return the number of a world, the first being 0, that so many games fill."""
    return _up_to((games - 1) // GAMES_IN_A_WORLD, text, "complaint-world")


def _part(text: str, wanted: tuple[int, int]) -> int:
    """Return the number of a part, the first being 0, that so many pairs and games are divided into."""
    from sottovoce.trials.leaks.run import parts

    return _up_to(len(list(parts(*wanted))) - 1, text, "complaint-part")


def _up_to(last: int, text: str, complaint: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) <= last):
        raise Complaint(complaint, text=text, last=last)
    return int(text)
