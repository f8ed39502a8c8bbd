"""What an auditor of pages looks for beside barriers: names, headings, sizes under the finger, the policy."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.conftest import NARROW, OpenPage
from tests.web.hands import my_turn, play_now

PAGES = {
    "/": ".bill",
    "/settings": "h1",
    "/account": "h1",
    "/play/venice": "dialog[open]",
    "/rules/venice": ".rules h2",
    "/nowhere-at-all": "h1",
}
LEAST = 40  # pixels under the finger

# Deprecated interfaces and interventions of the browser, as they are reported.
WATCH = """
    window.reports = [];
    const keep = (all) => window.reports.push(...all.map((one) => one.body.message));
    new ReportingObserver(keep, {buffered: true}).observe();
"""

# Everything to be pressed that is smaller than it should be; links inside a text are as high as their line.
# On a board also what cannot be pressed in this very turn: which parts can depends on the deal.
SMALL = """(least) => {
    const live = (thing) => thing.tabIndex >= 0 || thing.closest(".board");
    const seen = (thing) => thing.checkVisibility({visibilityProperty: true}) && live(thing);
    const pane = (thing) => (thing.matches("input[type=checkbox]") ? thing.closest("label") : thing);
    const all = "a, button, select, input, [role=button], [role=tab], .board [data-part]";
    return [...document.querySelectorAll(all)]
        .filter((thing) => seen(thing) && !thing.closest(".rules, .foot, .skip"))
        .map((thing) => [thing, pane(thing).getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && Math.min(box.width, box.height) < least - 0.5)
        .map(([thing, box]) => `${thing.outerHTML.slice(0, 90)} ${box.width} x ${box.height}`);
}"""

HEADINGS = """[...document.querySelectorAll("h1, h2, h3, h4")]
    .filter((heading) => heading.checkVisibility()).map((heading) => Number(heading.tagName[1]))"""


def of_the_head(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(
        """() => ({
            title: document.title, lang: document.documentElement.lang,
            description: document.querySelector("meta[name=description]")?.content,
            viewport: document.querySelector("meta[name=viewport]")?.content,
            charset: document.characterSet, doctype: document.doctype?.name,
        })"""
    )
    return found


def skipped(levels: list[int]) -> Iterator[tuple[int, int]]:
    """Headings that are more than one level below the one before."""
    return ((one, other) for one, other in pairwise(levels) if other > one + 1)


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    page = open_page("about:blank", width=NARROW)
    page.context.add_init_script(WATCH)
    return page


def test_every_page_is_well_kept(page: Page) -> None:
    titles = set()
    for path, ready in PAGES.items():
        page.goto(path)
        page.wait_for_selector(ready)
        head = of_the_head(page)
        titles.add(head["title"])
        assert (head["lang"], head["charset"], head["doctype"]) == ("en", "UTF-8", "html")
        assert "width=device-width" in head["viewport"]
        assert "user-scalable" not in head["viewport"]
        assert len(head["description"]) > 40
        levels = page.evaluate(HEADINGS)
        assert (path, levels.count(1), list(skipped(levels))) == (path, 1, [])
        assert (path, page.evaluate(SMALL, LEAST)) == (path, [])
        assert (path, page.evaluate("reports")) == (path, [])
    assert len(titles) >= len(PAGES) - 1


@pytest.mark.parametrize("game", ["venice", "holmes", "sonata", "whispers"])
def test_every_table_is_fit_for_fingers(page: Page, game: str) -> None:
    page.goto("/")
    play_now(page, game)
    my_turn(page)
    assert page.evaluate(SMALL, LEAST) == []
    assert page.evaluate("document.querySelectorAll('h1').length") == 1
    assert page.evaluate("reports") == []


def test_the_policy_is_strict_and_the_small_things_are_there(page: Page) -> None:
    answer = page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "http:" not in policy
    assert "default-src 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    for selector in ("link[rel=icon]", "link[rel=manifest]"):
        href = page.evaluate(f"document.querySelector('{selector}').href")
        assert page.request.get(href).ok
    assert page.evaluate("document.images.length") == 0


def test_planted_faults_are_found(page: Page) -> None:
    page.goto("/settings")
    page.wait_for_selector("h1")
    page.evaluate(
        "document.querySelector('h1').insertAdjacentHTML('afterend', '<h4>x</h4><button>x</button>')"
    )
    assert list(skipped(page.evaluate(HEADINGS))) == [(1, 4)]
    assert len(page.evaluate(SMALL, LEAST)) == 1
