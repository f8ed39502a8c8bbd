from pathlib import Path

from scripts.coverage_floor import complaints
from scripts.games import games, rule_files

WHOLE: dict[str, list[object]] = {"missing_lines": [], "missing_branches": []}


def test_every_game_is_measured_with_all_its_chapters(tmp_path: Path) -> None:
    for file in ("venice/__init__.py", "venice/rules_doge.py", "draft/rules.py", "registry.py"):
        path = tmp_path / "src" / "sottovoce" / "games" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert games(tmp_path) == ["venice"]
    assert [path.name for path in rule_files("venice", tmp_path)] == [
        "rules.py",
        "rules_doge.py",
        "scoring.py",
    ]


def test_a_whole_report_passes() -> None:
    assert list(complaints({"files": {"rules.py": WHOLE}}, ["rules.py"])) == []


def test_a_missing_line_and_a_missing_branch_are_reported() -> None:
    report = {"files": {"rules.py": {"missing_lines": [7], "missing_branches": [[3, 9], [4, -1]]}}}
    assert list(complaints(report, ["rules.py"])) == [
        "rules.py:7: never run",
        "rules.py:3: never continues at line 9",
        "rules.py:4: never continues to the end",
    ]


def test_a_file_that_was_never_imported_is_reported() -> None:
    assert list(complaints({"files": {}}, ["rules.py"])) == ["rules.py: not in the report"]


def test_no_rules_at_all_are_reported() -> None:
    assert len(list(complaints({"files": {}}, []))) == 1
