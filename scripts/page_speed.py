"""Measure the page: how much the first load weighs, when it can be used, how soon a move is on screen.

``python -m scripts.page_speed`` starts a server of its own and the system's Chromium, and prints JSON.
The move is measured at a table without bots (Black Sonata is played alone), from the click to the frame
that shows it.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, Response, sync_playwright

from scripts.browser import launch
from scripts.serving import serving

LOADS = 7
MOVES = 60

# When the front page can first be used: the button is there, and the frame that shows it is drawn.
USABLE = """
    const watch = new MutationObserver(() => {
        if (!document.querySelector(".bill [data-play]")) return;
        watch.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => (window.usable = performance.now())));
    });
    watch.observe(document, { childList: true, subtree: true });
"""

DRAWN = """async () => {
    while (!window.usable) await new Promise((done) => setTimeout(done, 10));
    return window.usable;
}"""

MOVE = """async () => {
    const word = document.querySelector(".words .word[data-offers='1']");
    if (!word) { document.querySelector(".words .word").click(); return null; }
    const announced = () => document.querySelectorAll(".log li span").length;
    const before = announced(), start = performance.now();
    word.click();
    const over = () => document.querySelector(".result");
    while (announced() === before && !over()) await new Promise(requestAnimationFrame);
    return performance.now() - start;
}"""


@contextmanager
def server() -> Iterator[str]:
    """A server of our own, for as long as it is needed."""
    with tempfile.TemporaryDirectory(prefix="sottovoce-speed-") as data, serving(Path(data)) as address:
        yield address


def load(browser: Browser, address: str) -> tuple[int, float]:
    """Return the bytes and the milliseconds of a first visit, until a game can be begun."""
    context = browser.new_context(base_url=address)
    page = context.new_page()
    seen: list[Response] = []
    page.on("response", lambda response: seen.append(response))
    page.add_init_script(USABLE)
    page.goto("/")
    page.wait_for_selector(".bill [data-play]")
    ready: float = page.evaluate(DRAWN)
    page.wait_for_load_state("networkidle")
    sizes = [response.request.sizes() for response in seen]
    context.close()
    return sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes), ready


def moves(browser: Browser, address: str) -> list[float]:
    """Return how many milliseconds each of many moves took to appear."""
    context = browser.new_context(base_url=address, reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    took: list[float] = []
    while len(took) < MOVES:
        page.goto("/")
        page.locator("[data-play=sonata]").click()
        took += game(page)
    context.close()
    return took[:MOVES]


def game(page: Page) -> list[float]:
    """Play a game and time every decision in it."""
    took: list[float] = []
    while True:
        page.wait_for_selector(".words .word, .result")
        if page.locator(".result").count():
            return took
        moved: float | None = page.evaluate(MOVE)
        if moved is not None:
            took.append(moved)


def main() -> int:
    with server() as address, sync_playwright() as playwright:
        browser = launch(playwright)
        loads = [load(browser, address) for _ in range(LOADS)]
        took = sorted(moves(browser, address))
        browser.close()
    report = {
        "first_load_bytes": loads[0][0],
        "usable_ms": round(statistics.median(ready for _, ready in loads)),
        "move_ms_median": round(statistics.median(took), 1),
        "move_ms_p95": round(took[int(len(took) * 0.95)], 1),
        "moves": len(took),
    }
    print(json.dumps(report, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
