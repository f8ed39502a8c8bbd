"""table/choosing.js: how touches narrow the choices down, run in the browser it is written for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

# A card that moves one of two figures, one of them both ways; a button; a figure only one card reaches.
OFFERS = [
    {"notation": "doge-w", "part": "card:doge", "then": "figure:doge"},
    {"notation": "doge-e", "part": "card:doge", "then": "figure:doge"},
    {"notation": "mask", "part": "card:mask", "then": "figure:doge"},
    {"notation": "guard", "part": "card:mask", "then": "figure:guard"},
    {"notation": "end", "part": "button:end", "then": ""},
]


@pytest.fixture(scope="module")
def page(browser: Browser, address: str) -> Iterator[Page]:
    """One page for all: nothing is kept in it."""
    context = browser.new_context(base_url=address)
    page = context.new_page()
    page.goto("/settings")
    yield page
    context.close()


def ask(page: Page, code: str, *given: Any) -> Any:
    """Evaluate an expression over `c`, the module, and `given`."""
    return page.evaluate(f"given => import('/web/table/choosing.js').then(c => {code})", list(given))


def touched(page: Page, *parts: str) -> dict[str, Any] | None:
    """Touch parts one after the other; return the last answer."""
    fold = "given[1].reduce((now, part) => c.touch(given[0], now.choice, part), {choice: c.NOTHING})"
    answer: dict[str, Any] | None = ask(page, fold, OFFERS, list(parts))
    return answer


def settled(page: Page, *parts: str) -> str | None:
    answer = touched(page, *parts)
    return answer["offer"]["notation"] if answer and answer["offer"] else None


def test_a_part_with_one_choice_is_not_asked_twice(page: Page) -> None:
    assert settled(page, "button:end") == "end"


def test_a_part_and_where_it_goes_settle_a_choice(page: Page) -> None:
    assert settled(page, "card:mask") is None
    assert settled(page, "card:mask", "figure:guard") == "guard"


def test_what_only_one_way_leads_to_may_be_touched_first(page: Page) -> None:
    assert settled(page, "figure:guard") == "guard"
    assert ask(page, "c.glow(given[0], c.NOTHING, 'figure:guard')", OFFERS) == "then"


def test_what_several_ways_lead_to_narrows_the_ways(page: Page) -> None:
    assert settled(page, "figure:doge") is None
    assert settled(page, "figure:doge", "card:mask") == "mask"


def test_choices_alike_in_both_parts_are_left_to_the_words(page: Page) -> None:
    answer = touched(page, "card:doge", "figure:doge")
    assert answer is not None
    words = ask(page, "c.words(given[0], given[1])", OFFERS, answer["choice"])
    assert [word["key"] for word in words] == ["doge-w", "doge-e"]


def test_the_same_part_again_takes_it_back(page: Page) -> None:
    answer = touched(page, "card:mask", "card:mask")
    assert answer is not None
    assert answer["choice"] == {"part": None, "then": None}


def test_another_part_begins_anew(page: Page) -> None:
    answer = touched(page, "card:mask", "card:doge")
    assert answer is not None
    assert answer["choice"]["part"] == "card:doge"


def test_what_is_not_offered_is_refused(page: Page) -> None:
    assert touched(page, "figure:merchant") is None


def test_the_first_words_are_parts(page: Page) -> None:
    words = ask(page, "c.words(given[0], c.NOTHING)", OFFERS)
    assert [(word["key"], len(word["offers"])) for word in words] == [
        ("card:doge", 2),
        ("card:mask", 2),
        ("button:end", 1),
    ]


def test_pointing_foresees_a_single_choice_only(page: Page) -> None:
    foreseen = "c.foreseen(given[0], c.NOTHING, given[1])?.notation ?? null"
    assert ask(page, foreseen, OFFERS, "button:end") == "end"
    assert ask(page, foreseen, OFFERS, "card:doge") is None
