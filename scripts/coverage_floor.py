"""Check a coverage report: every game's rules.py and scoring.py, each line and each branch.

    python -m scripts.coverage_floor REPORT.json

A file that the report lacks has not been tested at all, and counts as such.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

GAMES = Path("src/sottovoce/games")
NAMES = ("rules", "scoring")


def files() -> list[str]:
    """Both files of each game that has a rules.py; a missing scoring.py is thus missed, not forgiven."""
    return [str(rules.with_stem(name)) for rules in sorted(GAMES.glob("*/rules.py")) for name in NAMES]


def complaints(report: dict[str, Any], expected: list[str]) -> Iterator[str]:
    if not expected:
        yield f"{GAMES} holds no rules to measure"
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
    expected = files()
    found = list(complaints(report, expected))
    print("\n".join(found) or f"{len(expected)} files covered, each line and branch")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
