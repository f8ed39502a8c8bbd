"""With movement: others' decisions come one after the other, and whoever acts does not wait for them."""

from __future__ import annotations

from tests.web.conftest import OpenPage
from tests.web.hands import WORDS, log_lines, my_turn, play_now

SOON = 400  # milliseconds; a decision is on screen long before the pause between two of the bot's is over


def test_ones_own_decision_is_shown_at_once(open_page: OpenPage) -> None:
    page = open_page("/", still=False)
    play_now(page, "venice", "level-1")
    my_turn(page)
    before = log_lines(page)
    page.locator(f"{WORDS}[data-word='button:throw']").click()
    page.wait_for_function(f"document.querySelectorAll('.log li').length > {before}", timeout=5000)
    my_turn(page)
    took = page.evaluate(
        """async () => {
            const lines = () => document.querySelectorAll('.log li').length;
            const before = lines(), start = performance.now();
            document.body.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
            document.querySelector("[data-word='button:throw']").click();
            while (lines() === before) await new Promise(requestAnimationFrame);
            return performance.now() - start;
        }"""
    )
    assert took < SOON
