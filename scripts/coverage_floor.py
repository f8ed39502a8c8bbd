"""Check a coverage report: every game's rules and scoring, each line and each branch.

    python -m scripts.coverage_floor REPORT.json

A file that the report lacks has not been tested at all, and counts as such.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from scripts.games import games, rule_files


def complaints(report: dict[str, Any], expected: list[str]) -> Iterator[str]:
    if not expected:
        yield "there are no rules to measure"
    for file in expected:
        found = report["files"].get(file)
        if found is None:
            yield f"{file}: not in the report"
            continue
        for line in found["missing_lines"]:
            yield f"{file}:{line}: never run"
        for start, end in found["missing_branches"]:
            yield f"{file}:{start}: never continues {f'at line {end}' if end > 0 else 'to the end'}"


def main(path: str) -> int:
    report = json.loads(Path(path).read_text(encoding="utf-8"))
    expected = [str(path) for game in games() for path in rule_files(game)]
    found = list(complaints(report, expected))
    print("\n".join(found) or f"{len(expected)} files covered, each line and branch")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
