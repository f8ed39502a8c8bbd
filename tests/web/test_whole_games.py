"""Whole games from home to result: by mouse and by keyboard alone, wide and narrow, in every language.

The gate plays a sample in which every two of these meet; ``--all`` plays every combination.
"""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import FULL, counts
from tests.web.conftest import NARROW, WIDE, OpenPage
from tests.web.hands import WORDS, play_now, play_now_by_key, play_to_the_end, press

GAMES, WIDTHS, LANGUAGES, HANDS = (
    ["venice", "holmes", "sonata", "whispers"],
    [WIDE, NARROW],
    ["en", "ru", "it"],
    ["mouse", "keys"],
)
EVERY = list(product(GAMES, WIDTHS, LANGUAGES, HANDS))
SAMPLE = [
    ("venice", WIDE, "en", "mouse"),
    ("venice", NARROW, "ru", "keys"),
    ("venice", WIDE, "it", "keys"),
    ("holmes", NARROW, "en", "keys"),
    ("holmes", WIDE, "ru", "mouse"),
    ("holmes", NARROW, "it", "mouse"),
    ("sonata", WIDE, "en", "keys"),
    ("sonata", NARROW, "ru", "mouse"),
    ("sonata", WIDE, "it", "mouse"),
    ("whispers", NARROW, "en", "mouse"),
    ("whispers", WIDE, "ru", "keys"),
    ("whispers", NARROW, "it", "keys"),
]
GENTLE = "localStorage.setItem('sottovoce-settings', JSON.stringify({level: 'level-1'}))"


def pairs(rows: list[tuple[str, int, str, str]]) -> set[tuple[object, ...]]:
    return {(one, row[one], other, row[other]) for row in rows for one, other in combinations(range(4), 2)}


def test_the_sample_brings_every_two_together() -> None:
    assert pairs(SAMPLE) == pairs(EVERY)


@pytest.mark.parametrize(("game", "width", "language", "hand"), EVERY if FULL else SAMPLE)
def test_a_whole_game_from_home_to_result(
    open_page: OpenPage, game: str, width: int, language: str, hand: str
) -> None:
    page = open_page("/", width=width, language=language)
    page.evaluate(GENTLE)
    page.reload()
    by_key = hand == "keys"
    play_now_by_key(page, game) if by_key else play_now(page, game)
    assert play_to_the_end(page, by_key) > 0
    expect(page.locator(".result li").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_two_browsers_play_each_other(open_page: OpenPage) -> None:
    """Each in turn; what one decides the other sees. To the end under ``--all``."""
    host = open_page("/play/holmes")
    host.locator("dialog .button.main").click()
    invite = host.locator("[data-invite]").get_attribute("data-invite") or ""
    guest = open_page(f"/invite/{invite}", width=NARROW)
    guest.locator(".button.main").click()
    guest.wait_for_selector(".sentence")
    chance = Random(7)
    for _ in range(counts(12, 1500)):
        mover = who_moves(host, guest)
        if mover is None or not press(mover, chance):
            break
    for page in (host, guest):
        expect(page.locator(".sentence, .result")).to_be_visible()
    assert same_lines(host, guest)


def who_moves(*pages: Page) -> Page | None:
    """Wait until one of them can choose; None: the game is over for all."""
    for _ in range(400):
        for page in pages:
            if page.locator(WORDS).count():
                return page
        if all(page.locator(".result").count() for page in pages):
            return None
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody's turn")


def same_lines(host: Page, guest: Page) -> bool:
    """Both have been told equally much, but for decisions that are not shown yet."""
    told = [page.locator(".log li").count() for page in (host,)]
    guest.locator("[data-do=panel]").click()
    told += [guest.locator(".log li").count()]
    return min(told) > 2 and abs(told[0] - told[1]) <= 6
