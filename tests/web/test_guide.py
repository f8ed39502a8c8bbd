"""A guided first game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NARROW, WIDE, OpenPage
from tests.web.hands import my_turn

TABLES = [("venice", WIDE), ("holmes", NARROW), ("sonata", NARROW), ("whispers", WIDE)]


@pytest.mark.parametrize(("game", "width"), TABLES)
def test_the_guide_tells_the_aim_the_turn_and_what_may_be_done(
    open_page: OpenPage, game: str, width: int
) -> None:
    page = open_page(f"/learn/{game}", width=width)
    guide = page.locator(".guide p")
    expect(guide).to_contain_text("§")
    page.locator("[data-do=guide-next]").click()
    page.locator("[data-do=guide-next]").click()
    my_turn(page)
    expect(guide).to_contain_text("It is your turn")
    page.locator(".guide .icon").click()
    expect(page.locator(".guide")).to_have_count(0)
    assert my_turn(page).count() > 0
