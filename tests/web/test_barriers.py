"""Nobody is kept out: axe-core finds no serious barrier on any page, by night and by day, wide and narrow."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.conftest import FULL
from tests.web.conftest import NARROW, WIDE, OpenPage
from tests.web.hands import choose, my_turn, play_now, resign

GRAVE = ("serious", "critical")
GAMES = ["venice", "holmes", "sonata", "whispers"]
PLAIN = ["/", "/settings", "/account", "/play/whispers", "/rules/holmes", "/rules/sonata", "/nowhere-at-all"]
READY = {
    "/": ".bill",
    "/play/whispers": "dialog[open]",
    "/rules/holmes": ".rules h2",
    "/rules/sonata": ".rules h2",
}
LOOKS = [(WIDE, "dark"), (NARROW, "light")]
ALL_LOOKS = [(WIDE, "dark"), (NARROW, "dark"), (WIDE, "light"), (NARROW, "light")]


def barriers(page: Page, axe: str) -> list[str]:
    """Return what axe-core complains of, seriously."""
    page.evaluate(axe)
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{problem['id']}: {node['target']} {node['failureSummary']}"
        for problem in found["violations"]
        if problem["impact"] in GRAVE
        for node in problem["nodes"]
    ]


def put_on(page: Page, theme: str) -> None:
    """Wear a theme from the next page on."""
    page.context.add_init_script(
        f"localStorage.setItem('sottovoce-settings', JSON.stringify({{theme: '{theme}'}}))"
    )


@pytest.mark.parametrize(("width", "theme"), ALL_LOOKS if FULL else LOOKS)
def test_no_page_has_a_barrier(open_page: OpenPage, axe: str, width: int, theme: str) -> None:
    page = open_page("about:blank", width=width, lenient=True)
    put_on(page, theme)
    for path in PLAIN:
        page.goto(path)
        page.wait_for_selector(READY.get(path, "h1"))
        assert (path, barriers(page, axe)) == (path, [])


@pytest.mark.parametrize(("width", "theme"), ALL_LOOKS if FULL else LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_no_table_has_a_barrier(open_page: OpenPage, axe: str, game: str, width: int, theme: str) -> None:
    page = open_page("about:blank", width=width, lenient=True)
    put_on(page, theme)
    page.goto("/")
    play_now(page, game)
    my_turn(page)
    assert barriers(page, axe) == []


def test_no_ending_has_a_barrier(open_page: OpenPage, axe: str) -> None:
    page = open_page("/", lenient=True)
    play_now(page, "venice")
    my_turn(page)
    choose(page, Random(3))
    resign(page)
    assert barriers(page, axe) == []
    page.locator(".result a[href^='/replay/']").click()
    page.wait_for_selector(".slider")
    assert barriers(page, axe) == []


def test_a_planted_barrier_is_found(open_page: OpenPage, axe: str) -> None:
    page = open_page("/settings", lenient=True)
    page.wait_for_selector("h1")
    page.evaluate("document.querySelector('h1').insertAdjacentHTML('afterend', '<button></button>')")
    assert any(problem.startswith("button-name") for problem in barriers(page, axe))
