"""A real server and a real browser. Whatever the browser complains of on its console fails the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from scripts.browser import chromium, launch
from scripts.serving import serving

WIDE, NARROW = 1280, 390
HEIGHTS = {WIDE: 800, NARROW: 844}
LOCALES = {"en": "en-GB", "ru": "ru-RU", "it": "it-IT"}
PATIENCE = 20_000  # milliseconds; the machine may be busy
expect.set_options(timeout=PATIENCE)

OpenPage = Callable[..., Page]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own."""
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if chromium() is None:
        pytest.skip("needs chromium")
    with sync_playwright() as playwright:
        launched = launch(playwright)
        yield launched
        launched.close()


@pytest.fixture
def open_page(browser: Browser, address: str) -> Iterator[OpenPage]:
    """Open pages, each in a browser of its own: ``open_page("/", width=390, language="ru")``.

    `lenient` lets a tool of the tests put styles into the page, which the page's policy forbids.
    """
    opened: list[Page] = []
    complaints: list[str] = []

    def complain(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "ERR_INTERNET_DISCONNECTED" not in message.text:
            complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def open_one(
        path: str, width: int = WIDE, language: str = "en", lenient: bool = False, still: bool = True
    ) -> Page:
        context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": HEIGHTS[width]},
            locale=LOCALES[language],
            reduced_motion="reduce" if still else "no-preference",
            bypass_csp=lenient,
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("console", complain)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        opened.append(page)
        return page

    yield open_one
    for page in opened:
        page.context.close()
    assert complaints == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, which looks for barriers."""
    return (Path(__file__).parent / "vendor" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
