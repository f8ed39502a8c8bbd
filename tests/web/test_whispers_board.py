"""The board of Whispers: cards are laid in rooms, the locket opens and closes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NARROW, WIDE, OpenPage
from tests.web.hands import my_turn, play_now


def in_the_house(open_page: OpenPage, width: int = WIDE) -> Page:
    page = open_page("/", width=width)
    play_now(page, "whispers", "level-1")
    my_turn(page)
    return page


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_a_card_is_laid_in_a_room_by_two_touches(open_page: OpenPage, width: int) -> None:
    page = in_the_house(open_page, width)
    before = page.locator("[data-room='0'] .pile li").count()
    page.locator(".hand-card").first.click()
    expect(page.locator(".lay .touchable")).to_have_count(10)
    page.locator("[data-part='room:0:down']").click()
    expect(page.locator("[data-room='0'] .pile li")).to_have_count(before + 1)


def test_pointing_at_a_room_shows_the_card_there_and_what_it_brings(open_page: OpenPage) -> None:
    page = in_the_house(open_page)
    page.locator(".hand-card").first.click()
    home = page.locator(".room", has=page.locator(".piece-own"))
    home.locator(".lay-down").hover()
    expect(home.locator(".pile .ghost")).to_have_count(1)
    expect(page.locator(".player .gain")).to_have_text("+1")


def test_the_locket_closes_and_opens(open_page: OpenPage) -> None:
    page = in_the_house(open_page)
    locket = page.locator(".locket")
    expect(locket).to_have_attribute("aria-expanded", "true")
    expect(locket.locator(".bust")).to_have_count(1)
    locket.press("Enter")
    expect(locket).to_have_attribute("aria-expanded", "false")
    expect(locket.locator(".bust")).to_have_count(0)
