from pathlib import Path

import pytest

from scripts.documents import complaints


def complain(folder: Path, text: str) -> list[str]:
    (folder / "README.md").write_text(f"# A house\n{text}\n", encoding="utf-8")
    return list(complaints(folder))


@pytest.mark.parametrize(
    "text",
    [
        "Look into /home/anna/house.",
        "`cd /work/house`",
        "Run `/tmp/x`",
        "pip install --index-url somewhere",
        "see https://pypi.org/simple/house",
        "[the plan](docs/plan.md)",
    ],
)
def test_a_blemish_is_reported_with_its_line(text: str, tmp_path: Path) -> None:
    assert [sentence.startswith("README.md:2: ") for sentence in complain(tmp_path, text)] == [True]


@pytest.mark.parametrize(
    "text",
    ["`scripts/play`", "either/work", "a route /matches/12", "https://example.org/home/page", "[up](#house)"],
)
def test_plain_words_pass(text: str, tmp_path: Path) -> None:
    assert complain(tmp_path, text) == []


def test_a_link_to_a_file_that_exists_passes(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "plan.md").write_text("[back](../README.md)", encoding="utf-8")
    assert complain(tmp_path, "[the plan](docs/plan.md#rooms)") == []


def test_a_house_without_a_readme_is_reported(tmp_path: Path) -> None:
    assert list(complaints(tmp_path)) == ["README.md is missing"]
