"""The gate: every check of the project, one stage after the other, with the time each took.

The package is compiled meanwhile, and what else the tests need is fetched: the stages that can do without
come first.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
PYTHON = str(BIN / "python")
CORES = "2"
COMPILED = ("compiled", "tests")  # stages that need the package built, and programs beside it


@dataclass(frozen=True)
class Stage:
    """Commands run in order until one fails, with the environment they need."""

    name: str
    commands: list[list[str]]
    environment: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Result:
    name: str
    passed: bool
    seconds: float


def make_ready() -> list[subprocess.Popen[bytes]]:
    """Begin to build and install the package, and to fetch what only the tests need."""
    environment = os.environ | {"SOTTOVOCE_COMPILE": "yes"}
    commands = [str(ROOT / "scripts" / "environment.py"), "test"], ["-m", "scripts.packages"]
    return [subprocess.Popen([PYTHON, *command], cwd=ROOT, env=environment) for command in commands]


def stages(scratch: Path) -> list[Stage]:
    pytest = [PYTHON, "-m", "pytest", "-n", CORES]
    coverage = [PYTHON, "-m", "coverage"]
    source = {"PYTHONPATH": str(ROOT / "src")}
    pure = source | {"SOTTOVOCE_PURE": "1"}
    data = ["--data-file", str(scratch / "coverage")]
    report = str(scratch / "coverage.json")
    # Those that plant faults try the contract itself: the compiled package will do for them. The one that
    # compares both engines needs it.
    contract = [f"tests/contract/test_{name}.py" for name in ("contract", "play", "another_game")]
    # What a game says and draws is never compiled: once is enough.
    rules = [
        "tests/games",
        *(f"--ignore-glob=*/test_{name}.py" for name in ("offers", "telling", "terminal")),
    ]
    return [
        Stage("lint", [[tool("ruff"), "check", "."]]),
        Stage("format", [[tool("ruff"), "format", "--check", "."]]),
        Stage("types", [[tool("mypy"), "--strict"]]),
        Stage("imports", [[tool("lint-imports"), "--no-logo", "--no-cache"]], source),
        Stage("documents", [[PYTHON, "-m", "scripts.documents"]]),
        Stage("uncompiled contract", [[*pytest, *contract]], pure),
        Stage(
            "uncompiled games",
            [
                [*coverage, "run", *data, "--parallel-mode", "-m", "pytest", "-n", CORES, *rules],
                [*coverage, "combine", "--quiet", *data],
                [*coverage, "json", "--quiet", *data, "-o", report],
                [PYTHON, "-m", "scripts.coverage_floor", report],
            ],
            pure,
        ),
        Stage("compiled", [[PYTHON, "-m", "scripts.compiled"]]),
        Stage("tests", [pytest], {"SOTTOVOCE_PURE": "0"}),
    ]


def tool(name: str) -> str:
    return str(BIN / name)


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="sottovoce-gate-") as folder:
        every = stages(Path(folder))
        options = read_options([stage.name for stage in every])
        counts = "full" if options.all else "sample"
        chosen = [stage for stage in every if not options.only or stage.name in options.only]
        ready = make_ready()
        early = [run(stage, counts) for stage in chosen if stage.name not in COMPILED]
        start = time.monotonic()
        codes = [one.wait() for one in ready]
        built = Result("the build's rest", not any(codes), time.monotonic() - start)
        late = [run(stage, counts) for stage in chosen if stage.name in COMPILED and built.passed]
    results = [*early, built, *late]
    print_table(results)
    return int(not all(result.passed for result in results))


def read_options(names: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/test", description=__doc__)
    parser.add_argument("--all", action="store_true", help="run everything at full counts")
    parser.add_argument("--only", action="append", choices=names, metavar="STAGE", help=", ".join(names))
    return parser.parse_args()


def run(stage: Stage, counts: str) -> Result:
    print(f"\n=== {stage.name} ===", flush=True)
    inherited = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment = inherited | {"SOTTOVOCE_COUNTS": counts} | stage.environment
    start = time.monotonic()
    passed = all(
        subprocess.run(command, cwd=ROOT, env=environment).returncode == 0 for command in stage.commands
    )
    return Result(stage.name, passed, time.monotonic() - start)


def print_table(results: list[Result]) -> None:
    width = max(len(result.name) for result in results)
    print()
    for result in results:
        print(f"{result.name:<{width}}  {'passed' if result.passed else 'FAILED'}  {result.seconds:6.1f} s")
    failed = [result.name for result in results if not result.passed]
    total = sum(result.seconds for result in results)
    print(f"{'whole gate':<{width}}  {'FAILED' if failed else 'passed'}  {total:6.1f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main())
