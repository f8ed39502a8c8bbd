"""Pytest plugins that run first what is likely to fail: tests near a mutant, recent killers, quick ones."""

import json
import signal
import sys
from bisect import bisect_right
from collections.abc import Collection, Generator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from coverage import Coverage

RECENT = 20
OURS = ("sottovoce", "tests", "scripts", "__main__", "conftest")
PATIENCE = 10  # a test that works so many times longer than it did, and some seconds more, hangs
GRACE = 5.0

Lines = dict[str, dict[int, set[str]]]  # file name, line: the tests that run it


class Watch:
    """Writes down which test runs which lines of the rules, and what is imported that is not ours."""

    def __init__(self, notes: Path, sources: list[Path]) -> None:
        self.notes = notes
        self.coverage = Coverage(data_file=None, config_file=False, include=[str(path) for path in sources])

    def pytest_sessionstart(self) -> None:
        self.coverage.start()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.coverage.switch_context(item.nodeid)
        return (yield)

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        lines = {Path(file).name: data.contexts_by_lineno(file) for file in data.measured_files()}
        foreign = [name for name in sys.modules if name.partition(".")[0] not in OURS]
        self.notes.write_text(json.dumps({"lines": lines, "foreign": foreign}), encoding="utf-8")


class QuickestFirst:
    """Orders the tests, bounds each by what it took before, and writes down what this run adds."""

    def __init__(
        self, notes: Path, near: Collection[str], killers: list[str], seconds: dict[str, float]
    ) -> None:
        self.notes = notes
        self.near = near
        self.killers = killers
        self.seconds = seconds
        self.failed: str | None = None
        self.took: dict[str, float] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: self.place(item.nodeid))

    def place(self, name: str) -> tuple[bool, bool, float]:
        return name not in self.near, name not in self.killers, self.seconds.get(name, 0.0)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Have the process ended by its clock of work when a known test goes on and on."""
        known = self.seconds.get(item.nodeid)
        signal.setitimer(signal.ITIMER_PROF, GRACE + PATIENCE * known if known is not None else 0)
        result = yield
        signal.setitimer(signal.ITIMER_PROF, 0)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.took[report.nodeid] = self.took.get(report.nodeid, 0.0) + report.duration
        if report.failed:
            self.failed = report.nodeid

    def pytest_sessionfinish(self) -> None:
        self.notes.write_text(json.dumps({"failed": self.failed, "took": self.took}), encoding="utf-8")


class Experience:
    """What earlier runs taught: how long each test takes, which failed of late, which run a line."""

    def __init__(self) -> None:
        self.killers: list[str] = []
        self.seconds: dict[str, float] = {}
        self.lines: Lines = {}

    def learn(self, notes: Path) -> None:
        told = read(notes)
        self.seconds = told.get("took", {}) | self.seconds
        if killer := told.get("failed"):
            self.killers = [killer, *(test for test in self.killers if test != killer)][:RECENT]

    def study(self, notes: Path) -> None:
        """Learn what a `Watch` wrote, and import what every later process would have to."""
        told = read(notes)
        for file, lines in told["lines"].items():
            self.lines[file] = {int(line): set(tests) - {""} for line, tests in lines.items()}
        for name in told["foreign"]:
            with suppress(ImportError):
                import_module(name)

    def near(self, file: str, line: int) -> set[str]:
        """The tests that run a line, or that run the line its statement begins with."""
        lines = self.lines.get(file, {})
        known = sorted(lines)
        place = bisect_right(known, line)
        return lines[known[place - 1]] if place else set()

    def order(self, notes: Path, near: Collection[str]) -> QuickestFirst:
        return QuickestFirst(notes, near, self.killers, self.seconds)


def read(notes: Path) -> dict[str, Any]:
    """Take notes away; a process that was ended left none."""
    if not notes.exists():
        return {}
    told: dict[str, Any] = json.loads(notes.read_text(encoding="utf-8"))
    notes.unlink()
    return told
