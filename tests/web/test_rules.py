"""The rules as pages: every paragraph can be gone to, and no mark of Markdown is left in sight."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NARROW, WIDE, OpenPage

GAMES = ["venice", "holmes", "sonata", "whispers"]


def paragraphs(game: str) -> list[str]:
    """The numbers of all chapters and paragraphs of a game's rules."""
    rules = files(f"sottovoce.games.{game}").joinpath("RULES.md").read_text(encoding="utf-8")
    return re.findall(r"^(?:## |\*\*)§(\d+(?:\.\d+)*)", rules, re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_is_a_place_to_go_to_and_every_citation_leads_to_one(
    open_page: OpenPage, game: str
) -> None:
    page = open_page(f"/rules/{game}")
    page.wait_for_selector(".rules h2")
    found = page.evaluate("[...document.querySelectorAll('.rules [id]:not(svg *)')].map(node => node.id)")
    assert found == [f"p{number}" for number in paragraphs(game)]
    assert len(found) > 20
    cited = page.evaluate("[...document.querySelectorAll('.rules a.cite')].map(link => link.hash.slice(1))")
    assert set(cited) <= set(found)
    text = page.locator(".rules").inner_text()
    assert re.findall(r"\*\*|^#|\]\(|^\|", text, re.MULTILINE) == []


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_an_address_with_a_paragraph_goes_there(open_page: OpenPage, width: int) -> None:
    page = open_page("/rules/venice#p9", width=width)
    expect(page.locator("#p9")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
