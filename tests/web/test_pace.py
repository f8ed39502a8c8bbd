"""With movement: decisions are shown, the bot's come one after the other, and the turn comes back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import OpenPage
from tests.web.hands import WORDS, log_lines, my_turn, play_now


def test_with_movement_a_turn_is_shown_and_comes_back(open_page: OpenPage) -> None:
    page = open_page("/", still=False)
    play_now(page, "venice", "level-1")
    my_turn(page)
    for _ in range(2):
        before = log_lines(page)
        page.locator(f"{WORDS}[data-word='button:throw']").click()
        expect(page.locator(".log li")).not_to_have_count(before)
        my_turn(page)
        assert log_lines(page) > before
