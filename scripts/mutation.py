"""Mutation testing of one game: do its tests notice a small mistake in its rules or scoring?

    scripts/mutate GAME [--again] [--jobs N]

Each mutant is put in place before anything of the package is imported, in a process of its own, uncompiled,
and the game's tests run until the first fails. A mutant is killed if a test fails or the tests run out of
time. The score is the killed share of all mutants. Survivors that no test could kill are explained in
tests/games/GAME/survivors.toml, and count as survivors all the same:

    [[survivor]]
    file = "rules.py"
    line = "the line as it stands"
    mutation = "the line as the mutant has it"
    reason = "why no test can tell them apart"

Fails below 95%, and if a survivor is left unexplained.
"""

import argparse
import compileall
import gc
import json
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from importlib.util import cache_from_source
from pathlib import Path

# Imported here once, so that no mutant's process has to; the package itself must not be.
import hypothesis  # noqa: F401
import pytest
from rich.progress import Progress

from scripts.games import GAMES, games, rule_files
from scripts.quickest import Experience, Watch
from scripts.survivors import (
    FLOOR,
    KILLED,
    SURVIVED,
    TIMEOUT,
    Mutant,
    Verdicts,
    explanations,
    report,
    summary,
    survivors,
)

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / ".mutation"
MEMORY = 4 * 2**30
FOREVER = 10**6
PATIENCE = 20
POLL = 0.02
PLAIN_STEP = 50
TOO_LONG = (signal.SIGPROF, signal.SIGXCPU, signal.SIGKILL)


@dataclass(frozen=True)
class Bench:
    """A copy of sources and tests, on which one process at a time tries one mutant."""

    root: Path
    game: str
    experience: Experience = field(default_factory=Experience)
    originals: dict[str, str] = field(default_factory=dict)

    @classmethod
    def make(cls, root: Path, game: str, experience: Experience) -> "Bench":
        for part in ("src", "tests", "scripts"):
            shutil.copytree(ROOT / part, root / part, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", root)
        compileall.compile_dir(root, quiet=2)
        for path in rule_files(game):
            # A mutant of the same length, written in the same second, would pass for what was compiled.
            Path(cache_from_source(str(root / path))).unlink(missing_ok=True)
        originals = {path.name: (root / path).read_text(encoding="utf-8") for path in rule_files(game)}
        return cls(root, game, experience, originals)

    @property
    def notes(self) -> Path:
        return self.root / "notes.json"

    @property
    def watched(self) -> Path:
        return self.root / "watched.json"

    @property
    def sources(self) -> list[Path]:
        return [self.root / folder(self.game) / file for file in self.originals]

    def put(self, file: str, source: str) -> None:
        (self.root / folder(self.game) / file).write_text(source, encoding="utf-8")

    def put_back(self, file: str) -> None:
        self.put(file, self.originals[file])

    def start(self, seconds: int = FOREVER, near: Collection[str] = (), watch: bool = False) -> int:
        """Fork a process that runs the game's tests and tells by its exit code whether they passed."""
        child = os.fork()
        if child == 0:
            try:
                self._settle(seconds)
                options = ["-x", "-q", "--assert=plain", "-p", "no:cacheprovider", tests(self.game)]
                plugins: list[object] = [self.experience.order(self.notes, near)]
                os._exit(pytest.main(options, plugins + [Watch(self.watched, self.sources)] * watch))
            finally:
                os._exit(1)
        return child

    def _settle(self, seconds: int) -> None:
        """Make the forked process a stranger to this one: own group, own paths, silence, own bounds."""
        # A group, not a session: sessions are scheduled apart, and would not heed this process's niceness.
        os.setpgid(0, 0)
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(silence, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        # Seconds of work, not of the clock: a busy machine must not pass for a mutant that hangs.
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        os.chdir(self.root)
        source = str(self.root / "src")
        sys.path[:] = [source, *(path for path in sys.path if path not in ("", str(ROOT)))]
        os.environ |= {"PYTHONPATH": source, "SOTTOVOCE_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        sys.dont_write_bytecode = True


@dataclass
class Trial:
    """A mutant under test."""

    bench: Bench
    mutant: Mutant
    process: int
    deadline: float  # of the clock, for a mutant that sleeps

    def verdict(self) -> str | None:
        """What became of the mutant, or None while its tests still run."""
        process, status = os.waitpid(self.process, os.WNOHANG)
        if process and os.WIFSIGNALED(status) and os.WTERMSIG(status) in TOO_LONG:
            return TIMEOUT
        if process:
            return KILLED if status else SURVIVED
        if time.monotonic() < self.deadline:
            return None
        self.end()
        return TIMEOUT

    def end(self) -> None:
        os.killpg(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)


def folder(game: str) -> Path:
    return GAMES / game


def tests(game: str) -> str:
    return str(Path("tests", "games", game))


def main() -> int:
    options = read_options()
    assert "sottovoce" not in sys.modules
    wanted = chosen_mutants(options.game, options.again)
    with tempfile.TemporaryDirectory(prefix="sottovoce-mutation-") as scratch:
        folders = [Path(scratch, str(number)) for number in range(options.jobs)]
        experience = Experience()
        benches = [Bench.make(folder, options.game, experience) for folder in folders]
        limit = time_limit(benches[0])
        verdicts = try_all(benches, wanted, limit)
    remember(options.game, survivors(verdicts))
    reasons = explanations(ROOT / tests(options.game) / "survivors.toml")
    # The score of a few hard cases says nothing.
    return int(not report(verdicts, reasons, floor=0 if options.again else FLOOR))


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/mutate", description="Mutation testing of a game's rules.")
    parser.add_argument("game", choices=games())
    parser.add_argument("--again", action="store_true", help="try only the survivors of the last run")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (2)")
    return parser.parse_args()


def chosen_mutants(game: str, again: bool) -> list[Mutant]:
    # Only here, because libcst and mutmut are installed for mutation testing alone.
    from scripts.mutants import mutants

    found = [mutant for path in rule_files(game) for mutant in mutants(ROOT / path)]
    if not again:
        return found
    last = {tuple(key) for key in json.loads(memory(game).read_text(encoding="utf-8"))}
    return [mutant for mutant in found if mutant.key in last]


def time_limit(bench: Bench) -> int:
    """Try the sound sources, then plainly broken ones, to know that verdicts mean something."""
    _, status, usage = os.wait4(bench.start(watch=True), 0)
    if status:
        sys.exit(f"{tests(bench.game)} fails on the game as it is; mutants would tell nothing.")
    bench.experience.learn(bench.notes)
    bench.experience.study(bench.watched)
    gc.freeze()  # what no process will ever free need not be copied into each
    assert "sottovoce" not in sys.modules
    for path in rule_files(bench.game):
        bench.put(path.name, "raise RuntimeError")
        if not finish(bench.start()):
            sys.exit(f"{tests(bench.game)} passes with a broken {path.name}; it does not test it.")
        bench.put_back(path.name)
    return 5 + round(2 * (usage.ru_utime + usage.ru_stime))


def finish(process: int) -> int:
    return os.waitpid(process, 0)[1]


def try_all(benches: list[Bench], wanted: list[Mutant], limit: int) -> Verdicts:
    verdicts: Verdicts = []
    # Refreshed by hand: the usual refreshing thread and a fork do not go together.
    with Progress(auto_refresh=False) as progress:
        task = progress.add_task("mutants", total=len(wanted))
        for verdict in trials(benches, iter(wanted), limit):
            verdicts.append(verdict)
            alive = sum(word == SURVIVED for _, word in verdicts)
            progress.update(task, advance=1, description=f"mutants, {alive} survived", refresh=True)
            if not progress.console.is_terminal and len(verdicts) % PLAIN_STEP == 0:
                print(f"{summary(verdicts)}, {len(wanted) - len(verdicts)} to go", flush=True)
    return verdicts


def trials(benches: list[Bench], waiting: Iterator[Mutant], limit: int) -> Iterator[tuple[Mutant, str]]:
    """Keep every bench busy; yield verdicts as they fall."""
    running = [trial for bench in benches if (trial := begin(bench, waiting, limit))]
    try:
        while running:
            time.sleep(POLL)
            for trial in list(running):
                if verdict := trial.verdict():
                    running.remove(trial)
                    trial.bench.put_back(trial.mutant.file)
                    trial.bench.experience.learn(trial.bench.notes)
                    if following := begin(trial.bench, waiting, limit):
                        running.append(following)
                    yield trial.mutant, verdict
    finally:
        for trial in running:
            trial.end()


def begin(bench: Bench, waiting: Iterator[Mutant], limit: int) -> Trial | None:
    mutant = next(waiting, None)
    if mutant is None:
        return None
    bench.put(mutant.file, mutant.source)
    near = bench.experience.near(mutant.file, mutant.number)
    return Trial(bench, mutant, bench.start(limit, near), time.monotonic() + PATIENCE * limit)


def memory(game: str) -> Path:
    return RESULTS / f"{game}.json"


def remember(game: str, survivors: list[Mutant]) -> None:
    RESULTS.mkdir(exist_ok=True)
    memory(game).write_text(json.dumps([mutant.key for mutant in survivors], indent=1), encoding="utf-8")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
