from scripts.coverage_floor import complaints, files

WHOLE: dict[str, list[object]] = {"missing_lines": [], "missing_branches": []}


def test_the_files_are_found_for_every_game() -> None:
    assert "src/sottovoce/games/venice/rules.py" in files()
    assert "src/sottovoce/games/venice/scoring.py" in files()


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
