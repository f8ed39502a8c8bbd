"""The commands. Their help is written as message names here and said in the chosen language."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from secrets import randbits
from typing import Annotated, Any

import typer

from sottovoce import __version__, bots
from sottovoce.bots.levels import LEVELS
from sottovoce.cli import cards as card_sets
from sottovoce.cli import trial_commands
from sottovoce.cli.complaints import PROGRAM, WRONG, Complaint, worded
from sottovoce.cli.desk import Desk, check_language, chosen_language, system_language
from sottovoce.cli.files import read_record, write_pictures
from sottovoce.cli.numbers import positive as _positive
from sottovoce.cli.numbers import seed_of as _seed
from sottovoce.cli.play import Session, ask, seat_bots
from sottovoce.cli.replay import tell_record, wait
from sottovoce.cli.verify import verify_record
from sottovoce.core.chance import SEED_BITS
from sottovoce.core.errors import Refusal
from sottovoce.core.game import Game
from sottovoce.core.table import Table
from sottovoce.core.view import Options, read_options
from sottovoce.games import registry
from sottovoce.words import LANGUAGES

app = typer.Typer(add_completion=False, rich_markup_mode="rich")
bench_app = typer.Typer()
cards_app = typer.Typer()

CARD_GAME = "whispers"  # the game that card sets are for, unless another is named

Lang = Annotated[str | None, typer.Option("--lang", metavar="LANG", help="cli-lang")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-game")]
Cards = Annotated[str | None, typer.Option("--cards", metavar="FILE", help="cli-card-set")]
OptionsWritten = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli-option")
]
Json = Annotated[bool, typer.Option("--json", help="cli-json")]


def main() -> None:
    """Run the command line of this process."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter gets a sign in its place
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Carry out a command; return the exit code. Whatever is wrong is said in one sentence."""
    desk = Desk(system_language())
    try:
        desk = Desk(check_language(chosen_language(arguments) or desk.language))
        _check_command(arguments)
        command = _commands(desk)
        result = command.main(list(arguments) or ["--help"], PROGRAM, standalone_mode=False, obj=desk)
        return result if isinstance(result, int) else 0
    except (Complaint, Refusal, typer.TyperException) as problem:
        return _complain(desk, problem)


def _complain(desk: Desk, problem: Complaint | Refusal | typer.TyperException) -> int:
    desk.err.print(worded(problem, desk.say), soft_wrap=True)
    return WRONG


def _check_command(arguments: Sequence[str]) -> None:
    """Typer has one kind of complaint for many things; an unknown command deserves its own."""
    names = [command.name for command in app.registered_commands] + [
        group.name for group in app.registered_groups
    ]
    if arguments and not arguments[0].startswith("-") and arguments[0] not in names:
        raise Complaint("usage-no-such-command", name=arguments[0], commands=", ".join(map(str, names)))


def _commands(desk: Desk) -> Any:
    """Return the commands with their help said in the desk's language."""
    command = typer.main.get_command(app)
    _translate(command, desk)
    return command


def _translate(command: Any, desk: Desk) -> None:
    known = {
        "games": ", ".join(registry.names()),
        "bots": ", ".join((*bots.names(), f"{LEVELS[0]} – {LEVELS[-1]}")),
        "languages": ", ".join(LANGUAGES),
    }
    command.help = desk.say.say(command.help, known)
    for parameter in command.params:
        if parameter.help in desk.say:
            parameter.help = desk.say.say(parameter.help, known)
    for inner in getattr(command, "commands", {}).values():
        _translate(inner, desk)


# ---------------------------------------------------------------- the commands


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(__version__)
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", help="cli-version", is_eager=True, callback=_print_version)
]


@app.callback(help="cli")
def _program(_version: Version = False, _lang: Lang = None) -> None:
    """What stands before the command."""


@app.command("play", help="cli-play")
def _play(
    context: typer.Context,
    game: GameName,
    seed: Annotated[str | None, typer.Option(metavar="NUMBER", help="cli-seed")] = None,
    bot: Annotated[str, typer.Option(metavar="NAME", help="cli-bot")] = bots.names()[-1],
    seat: Annotated[str | None, typer.Option(metavar="SEAT", help="cli-seat")] = None,
    option: OptionsWritten = None,
    cards: Cards = None,
    _lang: Lang = None,
) -> None:
    chosen = _game(game, cards)
    options = read_options(chosen.name, chosen.options, _split_options(option or []))
    number = _seat(chosen, options, seat)
    secret = randbits(SEED_BITS) if seed is None else _seed(seed)
    players = seat_bots(chosen, options, secret, number, bot)
    table = Table(chosen, secret, options)
    Session(context.obj, table, number, players, ask).play(bot)


@app.command("replay", help="cli-replay")
def _replay(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-file")],
    step: Annotated[bool, typer.Option("--step", help="cli-step")] = False,
    cards: Cards = None,
    _lang: Lang = None,
) -> None:
    record = read_record(file)
    tell_record(context.obj, _game(record.game, cards), record, wait if step else None)


@app.command("verify", help="cli-verify")
def _verify(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-file")],
    cards: Cards = None,
    _lang: Lang = None,
) -> int:
    record = read_record(file)
    return verify_record(context.obj, _game(record.game, cards), record)


@app.command("arena", help="cli-arena")
def _arena(
    context: typer.Context,
    game: GameName,
    names: Annotated[str, typer.Option("--bots", metavar="A,B", help="cli-bots")] = ",".join(
        bots.names()[:-3:-1]
    ),
    games: Annotated[str, typer.Option(metavar="NUMBER", help="cli-games")] = "200",
    seed: Annotated[str, typer.Option(metavar="NUMBER", help="cli-arena-seed")] = "1",
    option: OptionsWritten = None,
    json: Json = False,
    _lang: Lang = None,
) -> None:
    from sottovoce.cli import measure

    desk: Desk = context.obj
    chosen, two = registry.get(game), _two_bots(names)
    options = read_options(chosen.name, chosen.options, _split_options(option or []))
    result = measure.arena(desk, chosen, two, _positive(games, "--games"), _seed(seed), options)
    if json:
        measure.print_json(desk.out, result)
    else:
        desk.out.print(measure.arena_table(desk, result))


@app.command("tune", help="cli-tune")
def _tune(
    context: typer.Context,
    game: GameName,
    rounds: Annotated[str, typer.Option(metavar="NUMBER", help="cli-rounds")] = "40",
    games: Annotated[str, typer.Option(metavar="NUMBER", help="cli-deals")] = "10",
    iterations: Annotated[str, typer.Option(metavar="NUMBER", help="cli-iterations")] = "100",
    seed: Annotated[str, typer.Option(metavar="NUMBER", help="cli-arena-seed")] = "1",
    fit: Annotated[bool, typer.Option("--fit", help="cli-fit")] = False,
    learn: Annotated[bool, typer.Option("--learn", help="cli-learn")] = False,
    only: Annotated[list[str] | None, typer.Option("--only", metavar="NAME", help="cli-only")] = None,
    option: OptionsWritten = None,
    json: Json = False,
    _lang: Lang = None,
) -> None:
    from sottovoce.cli import measure

    desk: Desk = context.obj
    chosen = registry.get(game)
    options = read_options(chosen.name, chosen.options, _split_options(option or []))
    numbers = (
        _positive(rounds, "--rounds"),
        _positive(games, "--games"),
        _positive(iterations, "--iterations"),
    )
    if fit and learn:
        raise Complaint("complaint-one-way")
    if only and (fit or learn):
        raise Complaint("complaint-only-duels")
    way = "learn" if learn else "fit" if fit else "duels"
    result = measure.tune(desk, chosen, numbers, _seed(seed), options, way, tuple(only or ()))
    if json:
        measure.print_json(desk.out, result)
    else:
        desk.out.print(measure.tuned_text(result), soft_wrap=True, markup=False, highlight=False)


@bench_app.callback(help="cli-bench")
def _bench() -> None:
    """Kinds of measuring follow as commands of their own."""


@bench_app.command("engine", help="cli-bench-engine")
def _bench_engine(
    context: typer.Context,
    peers: Annotated[bool, typer.Option("--peers", help="cli-peers")] = False,
    seconds: Annotated[str, typer.Option(metavar="NUMBER", help="cli-seconds")] = "3",
    json: Json = False,
    _lang: Lang = None,
) -> None:
    from sottovoce.cli import measure

    desk: Desk = context.obj
    result = measure.bench(desk, _positive(seconds, "--seconds"), peers)
    if json:
        measure.print_json(desk.out, measure.bench_document(result))
        return
    desk.out.print(measure.bench_table(desk, result))
    if peers:
        desk.out.print(measure.peers_table(desk, result))


@bench_app.command("search", help="cli-bench-search")
def _bench_search(
    context: typer.Context,
    seconds: Annotated[str, typer.Option(metavar="NUMBER", help="cli-seconds")] = "3",
    json: Json = False,
    _lang: Lang = None,
) -> None:
    from sottovoce.cli import measure

    desk: Desk = context.obj
    result = measure.bench_search(desk, _positive(seconds, "--seconds"))
    if json:
        measure.print_json(desk.out, result)
    else:
        desk.out.print(measure.search_table(desk, result))


@bench_app.command("bots", help="cli-bench-bots")
def _bench_bots(
    context: typer.Context,
    tables: Annotated[str, typer.Option(metavar="NUMBER", help="cli-bots-tables")] = "10",
    workers: Annotated[str, typer.Option(metavar="NUMBER", help="cli-bots-workers")] = "2",
    seconds: Annotated[str, typer.Option(metavar="NUMBER", help="cli-load-seconds")] = "60",
    json: Json = False,
    _lang: Lang = None,
) -> None:
    from sottovoce.cli import measure

    desk: Desk = context.obj
    numbers = (_positive(tables, "--tables"), _positive(workers, "--workers"))
    result = measure.bots(desk, *numbers, _positive(seconds, "--seconds"))
    if json:
        measure.print_json(desk.out, result)
    else:
        desk.out.print(measure.bots_table(desk, result))


@bench_app.command("server", help="cli-bench-server")
def _bench_server(
    context: typer.Context,
    tables: Annotated[str, typer.Option(metavar="NUMBER", help="cli-load-tables")] = "1000",
    rate: Annotated[str, typer.Option(metavar="NUMBER", help="cli-load-rate")] = "700",
    seconds: Annotated[str, typer.Option(metavar="NUMBER", help="cli-load-seconds")] = "300",
    busy: Annotated[str, typer.Option("--bots", metavar="NUMBER", help="cli-load-bots")] = "0",
    servers: Annotated[str, typer.Option(metavar="NUMBER", help="cli-load-servers")] = "1",
    database: Annotated[str, typer.Option(metavar="URL", help="cli-load-database")] = "",
    redis: Annotated[str, typer.Option(metavar="URL", help="cli-load-redis")] = "",
    together: Annotated[bool, typer.Option("--together", help="cli-load-together")] = False,
    json: Json = False,
    _lang: Lang = None,
) -> int:
    from sottovoce.cli import load, measure

    desk: Desk = context.obj
    wanted = load.Wanted(
        tables=_positive(tables, "--tables"),
        rate=_positive(rate, "--rate"),
        seconds=_positive(seconds, "--seconds"),
        bots=_positive(busy, "--bots") if busy != "0" else 0,
        servers=_positive(servers, "--servers"),
        database=database,
        redis=redis,
        together=together,
    )
    result = load.bench_server(desk, wanted)
    if json:
        measure.print_json(desk.out, result)
    else:
        desk.out.print(load.load_table(desk, result))
    return 0 if result.passed else 1


@bench_app.command("beliefs", help="cli-bench-beliefs")
def _bench_beliefs(
    context: typer.Context,
    game: GameName,
    turns: Annotated[str, typer.Option(metavar="NUMBER", help="cli-turns")] = "2000",
    seed: Annotated[str, typer.Option(metavar="NUMBER", help="cli-arena-seed")] = "1",
    plots: Annotated[str | None, typer.Option(metavar="FOLDER", help="cli-plots")] = None,
    json: Json = False,
    _lang: Lang = None,
) -> None:
    from sottovoce.cli import measure

    desk: Desk = context.obj
    chosen = registry.get(game)
    found = measure.beliefs(desk, chosen, _positive(turns, "--turns"), _seed(seed))
    if plots is not None:
        write_pictures(plots, measure.beliefs_pictures(chosen, found))
    if json:
        measure.print_json(desk.out, found)
        return
    for table in measure.beliefs_tables(desk, found):
        desk.out.print(table)


@bench_app.command("shuffles", help="cli-bench-shuffles")
def _bench_shuffles(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-shuffled-game")] = None,
    deals: Annotated[str, typer.Option(metavar="NUMBER", help="cli-shuffles")] = "100000",
    seed: Annotated[str, typer.Option(metavar="NUMBER", help="cli-arena-seed")] = "1",
    json: Json = False,
    _lang: Lang = None,
) -> int:
    from sottovoce.cli import measure

    desk: Desk = context.obj
    games = [registry.get(name) for name in ([game] if game else registry.names())]
    result = measure.shuffles(desk, games, _positive(deals, "--deals"), _seed(seed))
    if json:
        measure.print_json(desk.out, result)
    else:
        desk.out.print(measure.shuffles_table(desk, result))
        desk.tell("shuffles-even" if result.passed else "shuffles-uneven", level=f"{result.level:.2g}")
    return 0 if result.passed else 1


app.add_typer(bench_app, name="bench")


@cards_app.callback(help="cli-cards")
def _cards() -> None:
    """What can be done with card sets follows as commands of their own."""


@cards_app.command("check", help="cli-cards-check")
def _cards_check(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-card-file")],
    game: Annotated[str, typer.Option(metavar="GAME", help="cli-cards-game")] = CARD_GAME,
    _lang: Lang = None,
) -> int:
    return card_sets.check(context.obj, registry.get(game), file)


@cards_app.command("balance", help="cli-cards-balance")
def _cards_balance(
    context: typer.Context,
    games: Annotated[str, typer.Option(metavar="NUMBER", help="cli-balance-games")] = "2000",
    seed: Annotated[str, typer.Option(metavar="NUMBER", help="cli-arena-seed")] = "1",
    cards: Cards = None,
    _lang: Lang = None,
) -> None:
    card_sets.balance(context.obj, _positive(games, "--games"), _seed(seed), cards)


app.add_typer(cards_app, name="cards")


app.registered_commands += trial_commands.commands.registered_commands


@app.command("serve", help="cli-serve")
def _serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="cli-host")] = "127.0.0.1",
    port: Annotated[str, typer.Option(metavar="NUMBER", help="cli-port")] = "8000",
    data: Annotated[str | None, typer.Option(metavar="FOLDER", help="cli-data")] = None,
    origin: Annotated[list[str] | None, typer.Option(metavar="ADDRESS", help="cli-origin")] = None,
    proxy: Annotated[list[str] | None, typer.Option(metavar="ADDRESS", help="cli-proxy")] = None,
    bot_workers: Annotated[str | None, typer.Option(metavar="NUMBER", help="cli-bot-workers")] = None,
    browse: Annotated[bool, typer.Option("--browse", help="cli-browse")] = False,
    _lang: Lang = None,
) -> None:
    from sottovoce.cli import serve

    settings = serve.settings_of(host, port, data, origin or [], proxy or [], bot_workers)
    serve.serve_tables(context.obj, settings, browse)


@app.command("backup", help="cli-backup")
def _backup(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-backup-file")],
    data: Annotated[str | None, typer.Option(metavar="FOLDER", help="cli-data")] = None,
    _lang: Lang = None,
) -> None:
    from sottovoce.cli import backup

    backup.make_backup(context.obj, file, data)


@app.command("restore", help="cli-restore")
def _restore(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-backup-file")],
    data: Annotated[str | None, typer.Option(metavar="FOLDER", help="cli-data")] = None,
    _lang: Lang = None,
) -> None:
    from sottovoce.cli import backup

    backup.restore_backup(context.obj, file, data)


# ---------------------------------------------------------------- what was written on the command line


def _game(name: str, cards: str | None) -> Game:
    return registry.get(name) if cards is None else registry.get(name).with_cards(cards)


def _seat(game: Game, options: Options, seat: str | None) -> int:
    seats = game.seats(options)
    if seat is None:
        return 0
    if seat not in seats:
        raise Complaint("complaint-seat", seat=seat, seats=", ".join(seats))
    return seats.index(seat)


def _two_bots(text: str) -> tuple[str, str]:
    match text.split(","):
        case [first, second] if first and second:
            return first, second
    raise Complaint("complaint-two-bots", text=text)


def _split_options(texts: list[str]) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not (name and equals):
            raise Complaint("complaint-option-form", text=text)
        if name in chosen:
            raise Complaint("complaint-option-twice", option=name)
        chosen[name] = value
    return chosen
