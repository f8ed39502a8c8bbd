"""From the front page: everything a newcomer does first."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NARROW, WIDE, OpenPage
from tests.web.hands import my_turn, play_now

GAMES = ["venice", "holmes", "sonata", "whispers"]
MOTTOES = {"en": "honest bots", "ru": "честных ботов", "it": "bot onesti"}


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_four_games_are_on_the_bills(open_page: OpenPage, width: int) -> None:
    page = open_page("/", width=width)
    expect(page.locator("article.bill")).to_have_count(len(GAMES))
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("game", GAMES)
def test_a_guest_plays_in_two_clicks(open_page: OpenPage, game: str) -> None:
    page = open_page("/")
    play_now(page, game)
    expect(page.locator(".table-page")).to_have_attribute("data-game", game)
    assert my_turn(page).count() > 0


@pytest.mark.parametrize("language", ["en", "ru", "it"])
def test_the_browsers_language_is_spoken_at_once(open_page: OpenPage, language: str) -> None:
    page = open_page("/", language=language)
    expect(page.locator(".motto")).to_contain_text(MOTTOES[language])
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_language_changes_without_a_reload(open_page: OpenPage) -> None:
    page = open_page("/")
    page.evaluate("window.sameWindow = true")
    for language in ["ru", "it", "en"]:
        page.locator("select.languages").select_option(language)
        expect(page.locator(".motto")).to_contain_text(MOTTOES[language])
    assert page.evaluate("window.sameWindow") is True


def test_a_running_game_waits_on_the_front_page(open_page: OpenPage) -> None:
    page = open_page("/")
    play_now(page, "sonata")
    my_turn(page)
    page.goto("/")
    page.locator(".ticket.urgent a").click()
    expect(page).to_have_url(re.compile("/match/"))
    assert my_turn(page).count() > 0


def test_day_and_night(open_page: OpenPage) -> None:
    page = open_page("/")
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.locator(".bar button.icon").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != dark
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_an_address_that_shows_nothing_says_so(open_page: OpenPage) -> None:
    page = open_page("/nowhere-at-all")
    expect(page.locator("h1")).to_be_visible()
    page.locator("#main a.button").click()
    expect(page.locator("article.bill")).to_have_count(len(GAMES))
