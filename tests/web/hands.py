"""Hands at the page: what a person does there, with the mouse or with the keyboard alone."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, Page, expect

WORDS = ".words .word"
MOST_DECISIONS = 1500


def play_now(page: Page, game: str, level: str | None = None) -> None:
    """From home to the table in two clicks."""
    bill = page.locator(f"article[data-game={game}]")
    if level is not None:
        bill.locator("select").select_option(level)
    bill.locator("[data-play]").click()
    page.wait_for_url(re.compile("/match/"))
    page.wait_for_selector(f"{WORDS}, .status")


def my_turn(page: Page) -> Locator:
    """Wait until something can be chosen, and return the choices."""
    page.wait_for_selector(WORDS)
    return page.locator(WORDS)


def is_over(page: Page) -> bool:
    """Wait for a turn or for the end, and say which it is."""
    page.wait_for_selector(f"{WORDS}, .result")
    return page.locator(".result").count() > 0


def choose(page: Page, chance: Random) -> None:
    """Take a decision with the mouse: words until the sentence is complete."""
    words = page.locator(WORDS).all()
    chance.choice(words).click()


def choose_by_key(page: Page, chance: Random) -> None:
    """Take a decision with the keyboard: a number, or arrows and Enter."""
    count = page.locator(WORDS).count()
    number = chance.randrange(count)
    if number < 9 and chance.random() < 0.5:
        page.keyboard.press(str(number + 1))
        return
    page.keyboard.press("Escape")
    for _ in range(min(number, 12) + 1):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def play_to_the_end(page: Page, by_key: bool = False, seed: int = 1) -> int:
    """Play whatever is offered until the game is over; return how many touches it took."""
    chance = Random(seed)
    for touches in range(MOST_DECISIONS):
        if is_over(page):
            return touches
        choose_by_key(page, chance) if by_key else choose(page, chance)
    raise AssertionError("the game does not end")


def from_menu(page: Page, what: str) -> None:
    page.locator("[data-do=menu]").click()
    page.locator(f".menu [data-do={what}]").click()


def resign(page: Page) -> None:
    from_menu(page, "resign")
    page.locator("dialog [data-do=sure]").click()
    expect(page.locator(".result")).to_be_visible()


def log_lines(page: Page) -> int:
    return page.locator(".log li").count()
