"""Rules for the tests themselves: how much to run, and that nothing is passed over in silence.

The environment tells what to run:
SOTTOVOCE_COUNTS  sample (default) or full, read by `counts`
SOTTOVOCE_PURE    1 or 0: the engine under test must be uncompiled or compiled; unset: whichever is found
CI                set: a skipped test is a failure whatever its reason
"""

import os
from collections import Counter
from collections.abc import Callable, Generator
from importlib.util import find_spec

import pytest
from hypothesis import settings

# A skip may begin its reason with one of these: a system package that not every machine has.
PROGRAMS = ("postgresql", "redis", "chromium", "firefox", "typescript", "nginx", "systemd")  # may be missing
ALLOWED_SKIPS = tuple(f"needs {program}" for program in PROGRAMS)

FULL = os.environ.get("SOTTOVOCE_COUNTS", "sample") == "full"

# The sample draws the same examples every time, so a red gate is red for everyone. Uncompiled there are
# fewer: it is slower, and tests/contract/test_compiled.py compares it with the compiled engine anyway.
EXAMPLES = 20 if os.environ.get("SOTTOVOCE_PURE") == "1" else 50
settings.register_profile("sample", max_examples=EXAMPLES, deadline=None, derandomize=True)
settings.register_profile("full", max_examples=1000, deadline=None, print_blob=True)
settings.load_profile("full" if FULL else "sample")


def counts(sample: int, full: int) -> int:
    """How many cases to try: a fair sample in the daily gate, the full count under --all."""
    return full if FULL else sample


@pytest.fixture(name="counts", scope="session")
def counts_fixture() -> Callable[[int, int], int]:
    return counts


def is_engine_compiled() -> bool:
    engine = find_spec("sottovoce.core.game")
    return engine is not None and not str(engine.origin).endswith(".py")


def pytest_configure(config: pytest.Config) -> None:
    wanted = os.environ.get("SOTTOVOCE_PURE")
    if wanted not in (None, "0", "1"):
        raise pytest.UsageError(f"SOTTOVOCE_PURE is {wanted!r}; it can be 0 or 1")
    if wanted is not None and is_engine_compiled() == (wanted == "1"):
        found = "compiled" if is_engine_compiled() else "uncompiled"
        raise pytest.UsageError(f"SOTTOVOCE_PURE={wanted}, but the engine found is {found}")


def pytest_report_header() -> str:
    engine = "compiled" if is_engine_compiled() else "uncompiled"
    return f"engine: {engine}, counts: {'full' if FULL else 'sample'}"


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if not report.skipped:
        return report
    if not hasattr(report, "wasxfail"):
        refuse_silence(report)
    elif not is_strict_xfail(item):
        del report.wasxfail
        fail(report, "an expected failure must be strict, so that a repair is noticed")
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    if report.skipped:
        refuse_silence(report)
    return report


def refuse_silence(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Turn a skip into a failure, unless its reason is an allowed one and this is not CI."""
    reason = skip_reason(report)
    if "CI" in os.environ or not reason.startswith(ALLOWED_SKIPS):
        fail(report, f"skipping is not allowed here: {reason}")


def fail(report: pytest.TestReport | pytest.CollectReport, sentence: str) -> None:
    report.outcome = "failed"
    report.longrepr = f"{report.nodeid}: {sentence}"


def skip_reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    sentence = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return sentence.removeprefix("Skipped: ")


def is_strict_xfail(item: pytest.Item) -> bool:
    """Whether every xfail mark is strict, as by default; `pytest.xfail()` in a test never is."""
    strict = [mark.kwargs.get("strict", True) for mark in item.iter_markers("xfail")]
    return bool(strict) and all(strict)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reasons = Counter(skip_reason(report) for report in terminalreporter.stats.get("skipped", ()))
    for reason, number in sorted(reasons.items()):
        terminalreporter.write_line(f"*** NOT TESTED HERE: {number} tests: {reason} ***", red=True, bold=True)
