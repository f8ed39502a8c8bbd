"""A pytest plugin that runs first what is likely to fail soon: recent killers, then the quickest tests."""

import json
from pathlib import Path

import pytest

RECENT = 20


class QuickestFirst:
    """Orders the tests by `killers` and `seconds`, and writes down what this run adds to them."""

    def __init__(self, notes: Path, killers: list[str], seconds: dict[str, float]) -> None:
        self.notes = notes
        self.killers = killers
        self.seconds = seconds
        self.failed: str | None = None
        self.took: dict[str, float] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: (item.nodeid not in self.killers, self.seconds.get(item.nodeid, 0.0)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.took[report.nodeid] = self.took.get(report.nodeid, 0.0) + report.duration
        if report.failed:
            self.failed = report.nodeid

    def pytest_sessionfinish(self) -> None:
        self.notes.write_text(json.dumps({"failed": self.failed, "took": self.took}), encoding="utf-8")


class Experience:
    """What earlier runs taught: how long each test takes, and which failed of late."""

    def __init__(self) -> None:
        self.killers: list[str] = []
        self.seconds: dict[str, float] = {}

    def learn(self, notes: Path) -> None:
        if not notes.exists():
            return
        told = json.loads(notes.read_text(encoding="utf-8"))
        notes.unlink()
        self.seconds = told["took"] | self.seconds
        if killer := told["failed"]:
            self.killers = [killer, *(test for test in self.killers if test != killer)][:RECENT]

    def order(self, notes: Path) -> QuickestFirst:
        return QuickestFirst(notes, self.killers, self.seconds)
