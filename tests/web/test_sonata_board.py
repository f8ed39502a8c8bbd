"""The board of Black Sonata: places are touched, what would come is seen, notes stay."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NARROW, WIDE, OpenPage
from tests.web.hands import my_turn, play_now


def in_london(open_page: OpenPage, width: int = WIDE) -> Page:
    """At the table, with the pawn on Cornhill."""
    page = open_page("/", width=width)
    play_now(page, "sonata")
    my_turn(page)
    place(page, "cornhill").click()
    expect(page.locator(".here")).to_have_attribute("data-part", "place:cornhill")
    return page


def place(page: Page, name: str) -> Locator:
    return page.locator(f"[data-part='place:{name}']")


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_a_neighbouring_place_is_reached_by_one_touch(open_page: OpenPage, width: int) -> None:
    page = in_london(open_page, width)
    expect(page.locator(".place.glows")).to_have_count(4)
    place(page, "eastcheap").click()
    expect(page.locator(".here")).to_have_attribute("data-part", "place:eastcheap")


def test_a_place_in_focus_shows_where_the_pawn_would_stand(open_page: OpenPage) -> None:
    page = in_london(open_page)
    expect(page.locator(".pawns .ghost")).to_have_count(0)
    place(page, "eastcheap").focus()
    expect(page.locator(".pawns .ghost")).to_have_count(1)
    expect(page.locator(".key-cards .heap-after")).to_have_text("2")
    page.keyboard.press("Enter")
    expect(page.locator(".here")).to_have_attribute("data-part", "place:eastcheap")


def test_tokens_and_markers_are_kept_beside_ones_own_words(open_page: OpenPage) -> None:
    page = in_london(open_page)
    page.locator("[data-note='trait:musical']").click()
    page.locator("[data-note='trait:court']").dblclick()
    page.locator(".tray").click()
    place(page, "southwark").click()
    page.locator(".tray").click()
    page.get_by_role("tab", name="Notes").click()
    page.locator("#notes").fill("Anne?")
    page.get_by_role("tab", name="Log").click()
    page.locator("[data-note='trait:mother']").click()
    expect(page.locator(".token-placed")).to_have_count(2)
    page.wait_for_timeout(500)
    page.reload()
    expect(page.locator(".token-placed")).to_have_count(2)
    expect(page.locator(".token-grey")).to_have_count(1)
    expect(page.locator("[data-place=southwark] .marker")).to_have_count(1)
    page.get_by_role("tab", name="Notes").click()
    expect(page.locator("#notes")).to_have_value("Anne?")


def test_a_marker_is_dragged_to_the_map_and_off_it(open_page: OpenPage) -> None:
    page = in_london(open_page)
    drag(page, page.locator(".tray .flag").first, place(page, "shoreditch"))
    expect(page.locator("[data-place=shoreditch] .marker")).to_have_count(1)
    drag(page, page.locator("[data-place=shoreditch] .marker"), page.locator(".candle"))
    expect(page.locator(".marker")).to_have_count(0)


def drag(page: Page, thing: Locator, goal: Locator) -> None:
    start, end = thing.bounding_box(), goal.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + 40, start["y"] + 40, steps=3)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    page.mouse.up()
