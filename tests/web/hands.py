"""Hands at the page: what a person does there, with the mouse or with the keyboard alone."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, Page, expect

WORDS = ".words .word"
MOST_DECISIONS = 1500
MOST_STOPS = 80  # of the keyboard between the top of the page and a button

# Waits until it is one's turn or the game is over (null). Then, for the mouse, the middle of something that
# can be touched, a word or a part of the board; for the keyboard, how many words there are.
NEXT = """async ([at, mouse]) => {
    const end = Date.now() + 20000;
    const words = () => [...document.querySelectorAll(".words .word")];
    while (!words().length && !document.querySelector(".result")) {
        if (Date.now() > end) throw new Error("nobody's turn");
        await new Promise(requestAnimationFrame);
    }
    if (!words().length) return null;
    if (!mouse) return words().length;
    const middle = (thing) => {
        thing.scrollIntoView({ block: "nearest", inline: "nearest" });
        const { x, y, width, height } = thing.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const glowing = [...document.querySelectorAll(".board [data-part].glows:not(.picked)")];
    const things = [...words(), ...glowing];
    const thing = things[Math.floor(at * things.length)];
    const spot = middle(thing);
    const hit = document.elementFromPoint(...spot);
    return thing.contains(hit) ? spot : middle(words()[Math.floor(at * words().length)]);
}"""


def play_now(page: Page, game: str, level: str | None = None) -> None:
    """From home to the table in two clicks."""
    bill = page.locator(f"article[data-game={game}]")
    if level is not None:
        bill.locator("select").select_option(level)
    bill.locator("[data-play]").click()
    page.wait_for_url(re.compile("/match/"))
    page.wait_for_selector(f"{WORDS}, .status")


def play_now_by_key(page: Page, game: str) -> None:
    """From home to the table without a mouse: from one thing to the next until it is the button."""
    page.wait_for_selector(f"[data-play={game}]")
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.play") == game:
            page.keyboard.press("Enter")
            page.wait_for_url(re.compile("/match/"))
            page.wait_for_selector(f"{WORDS}, .status")
            return
    raise AssertionError("the button is not reached")


def my_turn(page: Page) -> Locator:
    """Wait until something can be chosen, and return the choices."""
    page.wait_for_selector(WORDS)
    return page.locator(WORDS)


# ---------------------------------------------------------------- decisions


def touch(page: Page, at: float) -> bool:
    """Wait for a turn, and touch a word or a part of the board with the mouse; False: the game is over."""
    spot = page.evaluate(NEXT, [at, True])
    if spot is None:
        return False
    page.mouse.click(*spot)
    return True


def press(page: Page, chance: Random) -> bool:
    """Wait for a turn, and take a word with the keyboard: a number, or arrows and Enter; False: over."""
    count = page.evaluate(NEXT, [0, False])
    if count is None:
        return False
    number = chance.randrange(count)
    if number < 9 and chance.random() < 0.7:
        page.keyboard.press(str(number + 1))
        return True
    page.keyboard.press("Escape")
    for _ in range(min(number, 12) + 1):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    return True


def choose(page: Page, chance: Random) -> None:
    """Take a word of the sentence with the mouse."""
    chance.choice(page.locator(WORDS).all()).click()


def play_to_the_end(page: Page, by_key: bool = False, seed: int = 1) -> int:
    """Play whatever is offered until the game is over; return how many touches it took."""
    chance = Random(seed)
    for touches in range(MOST_DECISIONS):
        if not (press(page, chance) if by_key else touch(page, chance.random())):
            return touches
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
