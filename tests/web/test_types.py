"""The page's types: JSDoc, checked strictly by the TypeScript compiler. It is a tool of ours alone."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SETTINGS = "tsconfig.json"


@pytest.fixture(scope="module")
def compiler() -> Path:
    """The compiler at its pinned version, with the types of the libraries; scripts/packages.py fetches it."""
    found = HERE / "node_modules" / ".bin" / "tsc"
    if not found.exists():
        pytest.skip("needs typescript")
    return found


def complaints(compiler: Path, settings: str) -> str:
    run = subprocess.run([compiler, "-p", settings], cwd=HERE, capture_output=True, text=True)
    return run.stdout


def test_the_types_of_the_page_hold(compiler: Path) -> None:
    assert complaints(compiler, SETTINGS) == ""


def test_a_planted_mistake_is_found(compiler: Path, tmp_path: Path) -> None:
    (tmp_path / "wrong.js").write_text(
        "/** @type {number} */\nexport const wrong = 'text';\n", encoding="utf-8"
    )
    planted = tmp_path / "tsconfig.json"
    planted.write_text(f'{{"extends": "{HERE / SETTINGS}", "include": ["*.js"]}}', encoding="utf-8")
    assert "TS2322" in complaints(compiler, str(planted))
