"""Print what the contract suite has looked at, so that a green run shows what it is worth."""

import pytest

PROPERTY = "contract"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.stats.get("passed", ()):
        for name, text in report.user_properties:
            if name == PROPERTY:
                terminalreporter.write_line(str(text))
