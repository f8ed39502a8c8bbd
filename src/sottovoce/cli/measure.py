"""``sottovoce arena`` and ``sottovoce bench``: the measuring is done in `lab`, this shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from functools import partial

import msgspec
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
)
from rich.table import Table

from sottovoce.cli.complaints import Complaint
from sottovoce.cli.desk import Desk
from sottovoce.core.game import Game
from sottovoce.core.view import Options
from sottovoce.lab.arena import ArenaResult, run_arena
from sottovoce.lab.beliefs import BeliefBench, bench_beliefs
from sottovoce.lab.bench import EngineBench, bench_engine
from sottovoce.lab.bench_search import SearchBench, bench_searches
from sottovoce.lab.fit import fit as run_fitting
from sottovoce.lab.learn import Lesson
from sottovoce.lab.learn import learn as run_learning
from sottovoce.lab.peers import Missing, PeerResult
from sottovoce.lab.reliability import Bin, plot
from sottovoce.lab.shuffles import Shuffles, bench_shuffles
from sottovoce.lab.tune import Tuned
from sottovoce.lab.tune import tune as run_tuning
from sottovoce.trials.bench_bots import BotsBench, bench_bots


def arena(
    desk: Desk, game: Game, bots: tuple[str, str], games: int, seed: int, options: Options | None = None
) -> ArenaResult:
    """Let two bots play, with a bar that shows how far they are."""
    running = desk.say("arena-running", first=bots[0], second=bots[1])
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=desk.err, transient=True, disable=not desk.err.is_terminal) as bar:
        task = bar.add_task(running, total=games)
        return run_arena(game, bots, games, seed, lambda count: bar.advance(task, count), options)


def tune(
    desk: Desk,
    game: Game,
    numbers: tuple[int, int, int],
    seed: int,
    options: Options,
    way: str,
    only: tuple[str, ...] = (),
) -> Tuned | Lesson:
    """Tune a game's weights in one way or another, with a bar that shows how far it is."""
    rounds, games, iterations = numbers
    ways: dict[str, Callable[..., Tuned | Lesson]] = {
        "duels": partial(run_tuning, only=only),
        "fit": run_fitting,
        "learn": run_learning,
    }
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=desk.err, transient=True, disable=not desk.err.is_terminal) as bar:
        task = bar.add_task(desk.say("tune-running", game=game.name), total=rounds)
        done = partial(bar.advance, task)
        return ways[way](game, rounds, games, iterations, seed, done, options)


def tuned_text(result: Tuned | Lesson) -> str:
    """Return what belongs into the game's data file, or is its file of patterns."""
    if isinstance(result, Lesson):
        return msgspec.json.encode(result.learnt(date.today())).decode()
    lines = [f'provenance = "{result.provenance(date.today())}"', "", "[weights]"]
    return "\n".join([*lines, *(f"{name} = {value}" for name, value in result.weights.items())])


def bench_search(desk: Desk, seconds: float) -> dict[str, SearchBench]:
    """Measure the search of every game, saying which is being measured."""
    columns = SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn()
    with Progress(*columns, console=desk.err, transient=True, disable=not desk.err.is_terminal) as bar:
        task = bar.add_task("", total=None)
        return bench_searches(
            seconds, lambda name: bar.update(task, description=desk.say("bench-running", name=name))
        )


def bots(desk: Desk, tables: int, workers: int, seconds: float) -> BotsBench:
    """Measure how soon bots answer."""
    with _telling(desk) as show:
        show("level-5")
        return bench_bots(tables, workers, seconds)


def bench(desk: Desk, seconds: float, peers: bool) -> EngineBench:
    """Measure the engines, saying which is being measured."""
    with _telling(desk) as show:
        return bench_engine(seconds, peers, show)


def beliefs(desk: Desk, game: Game, turns: int, seed: int) -> dict[str, BeliefBench]:
    """Measure the beliefs of a game, saying which is being measured."""
    if not game.forecasts():
        raise Complaint("complaint-no-beliefs", game=game.name)
    with _telling(desk) as show:
        return bench_beliefs(game, turns, seed, show)


def shuffles(desk: Desk, games: list[Game], deals: int, seed: int) -> Shuffles:
    """Test the shuffles of games, with a bar that shows how far it is."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=desk.err, transient=True, disable=not desk.err.is_terminal) as bar:
        task = bar.add_task(desk.say("shuffles-running"), total=deals * len(games))
        chosen = [(game, game.options()) for game in games]
        return bench_shuffles(chosen, deals, seed, lambda count: bar.advance(task, count))


@contextmanager
def _telling(desk: Desk) -> Iterator[Callable[[str], None]]:
    """Give something that says what is being measured."""
    columns = SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn()
    with Progress(*columns, console=desk.err, transient=True, disable=not desk.err.is_terminal) as bar:
        task = bar.add_task("", total=None)
        yield lambda name: bar.update(task, description=desk.say("bench-running", name=name))


# ---------------------------------------------------------------- as JSON


def print_json(console: Console, document: object) -> None:
    """Print a document as JSON, one line after the other, without wrapping any."""
    text = msgspec.json.format(msgspec.json.encode(document), indent=2).decode()
    console.print(text, soft_wrap=True)


def bench_document(result: EngineBench) -> EngineBench:
    """Return what goes into JSON: peers that could not be measured are left out."""
    measured = {name: peer for name, peer in result.peers.items() if isinstance(peer, PeerResult)}
    return EngineBench(result.games, {**measured})


# ---------------------------------------------------------------- as tables


def arena_table(desk: Desk, result: ArenaResult) -> Table:
    """The first bot's share of the wins, and what else there is to say."""
    say, (first, second) = desk.say, result.bots
    title = say("arena-title", game=result.game, first=first, second=second, games=result.games)
    table = Table(title=title, show_header=False)
    low, high = (say("percent", value=value) for value in result.ci95)
    table.add_row(say("arena-share", first=first), say("percent", value=result.share))
    table.add_row(say("arena-interval"), f"{low} – {high}")
    table.add_row(say("arena-draws"), say("number", value=result.draws))
    scores = [
        f"{say('decimal', value=mean)} ± {say('decimal', value=within)}"
        for mean, within in zip(result.mean_score, result.score_within, strict=True)
    ]
    table.add_row(say("arena-score"), " : ".join(scores))
    return table


def search_table(desk: Desk, result: dict[str, SearchBench]) -> Table:
    """The iterations per second of every game that is searched."""
    say = desk.say
    table = Table(title=say("bench-search-title"))
    table.add_column(say("bench-game"))
    for name in ("bench-search", "bench-yardstick"):
        table.add_column(say(name), justify="right")
    for name, rates in result.items():
        ours, plain = (say("number", value=rate) for rate in (rates.search_per_s, rates.yardstick_per_s))
        table.add_row(name, ours, plain)
    return table


def bots_table(desk: Desk, result: BotsBench) -> Table:
    """How soon the answers came, and what they took."""
    say = desk.say
    title = say("bench-bots-title", tables=result.tables, workers=result.workers)
    table = Table(title=title, show_header=False)
    table.add_row(say("bench-bots-replies"), say("number", value=result.replies))
    delays = (result.p50_ms, result.p95_ms, result.worst_ms)
    table.add_row(say("bench-bots-delay"), " / ".join(say("number", value=delay) for delay in delays))
    table.add_row(say("bench-bots-memory"), say("number", value=result.worker_mb))
    return table


def bench_table(desk: Desk, result: EngineBench) -> Table:
    """The rates of every game."""
    say = desk.say
    table = Table(title=say("bench-title"))
    table.add_column(say("bench-game"))
    for name in ("bench-inside", "bench-driven", "bench-uncompiled", "bench-copy"):
        table.add_column(say(name), justify="right")
    for name, rates in result.games.items():
        decisions = (rates.decisions_per_s, rates.driven_per_s, rates.uncompiled_per_s)
        copy = say("nanoseconds", value=rates.copy_ns)
        table.add_row(name, *(say("number", value=rate) for rate in decisions), copy)
    return table


def shuffles_table(desk: Desk, result: Shuffles) -> Table:
    """The p-values of every deck."""
    say = desk.say
    table = Table(title=say("shuffles-title", deals=result.deals))
    table.add_column(say("bench-game"))
    for name in ("shuffles-deck", "shuffles-count", "shuffles-places", "shuffles-pairs", "shuffles-across"):
        table.add_column(say(name), justify="right")
    for deck in result.decks:
        name = say("shuffles-name", cards=deck.cards, nth=deck.nth)
        table.add_row(
            deck.game, name, say("number", value=deck.shuffles), *(f"{value:.4f}" for value in deck.values())
        )
    return table


def beliefs_tables(desk: Desk, found: dict[str, BeliefBench]) -> list[Table]:
    """What each belief costs and how reliable it is; then for each how its chances came true."""
    say = desk.say
    table = Table(title=say("beliefs-title"))
    table.add_column(say("beliefs-name"), no_wrap=True)
    for name in ("beliefs-turns", "beliefs-mean", "beliefs-slow", "beliefs-gap", "beliefs-wrong"):
        table.add_column(say(name), justify="right")
    for name, one in found.items():
        figures = one.reliability
        gap = "–" if figures.greatest_gap is None else say("points", value=figures.greatest_gap)
        turns, wrong = (say("number", value=value) for value in (figures.turns, figures.wrong))
        costs = (say("microseconds", value=value) for value in (one.mean_us, one.slow_us))
        table.add_row(name, turns, *costs, gap, wrong)
    return [table, *(_bins_table(desk, name, one.reliability.bins) for name, one in found.items())]


def _bins_table(desk: Desk, title: str, bins: tuple[Bin, ...]) -> Table:
    say = desk.say
    table = Table(title=title)
    for name in ("beliefs-given", "beliefs-true", "beliefs-gap", "beliefs-count"):
        table.add_column(say(name), justify="right")
    for one in bins:
        shares = (say("percent", value=value) for value in (one.given, one.true))
        table.add_row(*shares, say("points", value=one.gap), say("number", value=one.count))
    return table


def beliefs_pictures(game: Game, found: dict[str, BeliefBench]) -> dict[str, str]:
    """Return a reliability plot of each belief, by the name of its file."""
    return {
        f"{game.name}-{name}.svg": plot(name.replace("-", " "), one.reliability)
        for name, one in found.items()
    }


def peers_table(desk: Desk, result: EngineBench) -> Table:
    """The peers' rates, and how many times faster each of our games is."""
    say = desk.say
    table = Table(title=say("bench-peer-title"))
    table.add_column(say("bench-peer"))
    table.add_column(say("bench-peer-rate"), justify="right")
    for game in result.games:
        table.add_column(say("bench-ratio", game=game), justify="right")
    for name, peer in result.peers.items():
        table.add_row(name, *_peer_cells(desk, result, peer))
    return table


def _peer_cells(desk: Desk, result: EngineBench, peer: PeerResult | Missing) -> list[str]:
    if isinstance(peer, Missing):
        return [desk.say("bench-missing", reason=peer.reason)]
    rate = peer.decisions_per_s
    ratios = [desk.say("times", value=game.driven_per_s / rate) for game in result.games.values()]
    return [desk.say("number", value=rate), *ratios]
