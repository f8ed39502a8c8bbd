"""A guided first game: played by touching exactly what it points at, and by straying from it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from sottovoce.matches.lessons import Step, lesson_of
from tests.web.conftest import NARROW, WIDE, OpenPage
from tests.web.hands import WORDS
from tests.web.test_barriers import barriers, put_on

LESSONS = [("venice", WIDE), ("holmes", NARROW), ("sonata", WIDE), ("whispers", NARROW)]
TOUCHES = 3  # a decision takes at most so many
LOOKS = 3  # rings come and go


def begin(open_page: OpenPage, game: str, width: int = WIDE) -> Page:
    page = open_page(f"/learn/{game}", width=width)
    page.wait_for_selector(".guide-count")
    return page


def is_said(page: Page, number: int) -> None:
    """Wait until the guide is at a step."""
    expect(page.locator(".guide-count")).to_have_text(re.compile(rf"^{number} "))


# What a ring is around, once neither moves, and a point of it with nothing else upon it: the middle at best.
WITHIN = """async (ring) => {
  const frame = () => new Promise(requestAnimationFrame);
  const placeOf = (element) => JSON.stringify(element.getBoundingClientRect());
  for (let look = 0; look < 600; look++) {
    const before = placeOf(ring);
    await frame();
    await frame();
    if (!ring.isConnected) return null;
    if (placeOf(ring) !== before) continue;
    const { left, top, width, height } = ring.getBoundingClientRect();
    for (const part of [0.5, 0.75, 0.25, 0.9, 0.1]) for (const down of [0.5, 0.75, 0.25, 0.9, 0.1]) {
      const [x, y] = [left + width * part, top + height * down];
      const element = document.elementFromPoint(x, y)?.closest("[data-part], [data-word]");
      const box = element?.getBoundingClientRect();
      if (box && Math.abs(box.left - left) < 8 && Math.abs(box.top - top) < 8) {
        return { element, x: x - box.left, y: y - box.top };
      }
    }
  }
  return null;
}"""


def touch(page: Page) -> None:
    """Touch what the first ring is around. The browser says if something else lies there by then."""
    for _ in range(LOOKS):
        found = page.locator(".guide-ring").first.evaluate_handle(WITHIN)
        element = found.get_property("element").as_element() if found.json_value() else None
        if element:
            x, y = (found.get_property(way).json_value() for way in "xy")
            element.click(position={"x": x, "y": y})
            return
    raise AssertionError("what the ring is around is hidden")


def take(page: Page) -> None:
    """Take a decision: click into the first ring, which is on the board if it can be, until all is said."""
    said = page.locator(".guide-do").inner_text()
    for _ in range(TOUCHES):
        touch(page)
        if not page.locator(".word.begun").count():
            break
    expect(page.locator(".guide-do").get_by_text(said, exact=True)).to_have_count(0)


def follow(page: Page, number: int, step: Step, last: bool) -> None:
    is_said(page, number)
    if step.choose:
        take(page)
    else:
        expect(page.locator(".guide-ring")).to_have_count(1 if step.show else 0)
    if not last and not step.choose:
        page.locator("[data-do=guide-next]").click()


@pytest.mark.parametrize(("game", "width"), LESSONS)
def test_a_lesson_is_played_by_touching_what_it_points_at(open_page: OpenPage, game: str, width: int) -> None:
    page = begin(open_page, game, width)
    steps = lesson_of(game).step
    for number, step in enumerate(steps, 1):
        follow(page, number, step, number == len(steps))
    expect(page.locator(".guide .button.main")).to_be_visible()
    expect(page.locator("[data-do=verify]")).to_have_count(0)  # its cards are known to everybody


def read_on(page: Page, number: int) -> None:
    """Read until the guide is at a step."""
    for before in range(1, number):
        is_said(page, before)
        page.locator("[data-do=guide-next]").click()
    is_said(page, number)


def test_who_strays_may_take_it_back_or_go_on_alone(open_page: OpenPage) -> None:
    page = begin(open_page, "venice")
    read_on(page, 4)
    page.locator(f"{WORDS}[data-word='card:M3']").click()
    expect(page.locator(".guide")).to_contain_text("picked something else")
    expect(page.locator(".guide-ring")).to_have_count(0)
    page.locator(WORDS).first.click()
    page.locator("[data-do=guide-undo]").click()
    is_said(page, 4)
    page.locator(f"{WORDS}[data-word='button:throw']").click()
    expect(page.locator("[data-do=guide-undo]")).to_have_count(0)
    expect(page.locator("[data-do=guide-again]")).to_be_visible()
    page.locator("[data-do=guide-close]").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.wait_for_selector(WORDS)


def test_the_guide_leads_the_keyboard(open_page: OpenPage) -> None:
    page = begin(open_page, "venice")
    read_on(page, 4)
    for _ in range(2):  # the card, then where to
        page.locator("[data-do=guide-show]").focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    is_said(page, 5)
    expect(page.locator(".guide [role=status]")).to_contain_text("Undo takes it back")


@pytest.mark.parametrize(
    ("game", "width", "theme"), [("venice", WIDE, "dark"), ("whispers", NARROW, "light")]
)
def test_the_guide_is_no_barrier(open_page: OpenPage, axe: str, game: str, width: int, theme: str) -> None:
    page = open_page("/settings", width=width, lenient=True)
    put_on(page, theme)
    page.goto(f"/learn/{game}")
    is_said(page, 1)
    assert barriers(page, axe) == []
