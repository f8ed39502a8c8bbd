"""The same page in Debian's Firefox: from home to a table, some decisions, and nothing on its console."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.web.bidi import firefox

WORDS = "document.querySelectorAll('.words .word').length"
LINES = "document.querySelectorAll('.log li').length"


@pytest.fixture(scope="module")
def program() -> str:
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    if found is None:
        pytest.skip("needs firefox")
    return found


def test_a_guest_plays_in_firefox(program: str, address: str, tmp_path: Path) -> None:
    with firefox(program, tmp_path) as page:
        page.open(address)
        page.wait("document.querySelectorAll('article.bill').length === 4")
        page.click("[data-play=sonata]")
        page.wait(f"location.pathname.startsWith('/match/') && {WORDS} > 0")
        before = page.evaluate(LINES)
        page.click("[data-part='place:cornhill']")
        page.wait(f"{LINES} > {before} && {WORDS} > 0")
        page.click("[data-part='place:eastcheap']")
        page.wait("document.querySelector('.here')?.dataset.part === 'place:eastcheap'")
        before = page.evaluate(LINES)
        page.press("1")
        page.wait(f"{LINES} > {before}")
        page.open(f"{address}/")
        page.click("[data-play=venice]")
        page.click(".words [data-word='button:throw']")
        page.wait("document.querySelector('.log')?.textContent.includes('You throw the hand away')")
        page.wait(f"{WORDS} > 0")
        assert page.complaints == []
