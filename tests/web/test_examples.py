"""The drawn examples of the rules: marked, captioned and drawn in every language, wide and narrow."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from sottovoce.games import registry
from sottovoce.words import LANGUAGES, voice
from tests.web.conftest import NARROW, WIDE, OpenPage
from tests.web.examples import examples_of, marks_of, text_before

GAMES = registry.names()
FEWEST = 5


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_has_its_place_in_the_rules(game: str, language: str) -> None:
    assert marks_of(game, language) == list(examples_of(game))
    assert len(examples_of(game)) >= FEWEST


@pytest.mark.parametrize("game", GAMES)
def test_an_example_belongs_to_a_numbered_paragraph_or_to_its_example(game: str) -> None:
    for name in examples_of(game):
        assert re.match(r"\*\*§\d+\.\d+|\*Example\.\*", text_before(game, name)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_is_told_in_words(language: str) -> None:
    names = {f"{game}-{name}" for game in GAMES for name in examples_of(game)}
    assert set(voice(language, "examples")) == names


@pytest.mark.parametrize(
    ("game", "width", "language"),
    [
        ("venice", WIDE, "en"),
        ("venice", NARROW, "ru"),
        ("holmes", WIDE, "it"),
        ("holmes", NARROW, "en"),
        ("sonata", WIDE, "ru"),
        ("sonata", NARROW, "it"),
        ("whispers", WIDE, "en"),
        ("whispers", NARROW, "ru"),
    ],
)
def test_they_are_drawn_and_named(open_page: OpenPage, game: str, width: int, language: str) -> None:
    page = open_page(f"/rules/{game}", width=width, language=language)
    page.wait_for_selector(".drawn svg")
    drawn = page.evaluate(
        """[...document.querySelectorAll(".drawn")].map((one) => ({
            name: one.dataset.example, role: one.getAttribute("role"), label: one.getAttribute("aria-label"),
            words: one.querySelector(".drawn-words").textContent,
            shapes: one.querySelectorAll("svg *").length,
            touchable: one.querySelectorAll("[tabindex]").length,
            over: one.scrollWidth > one.clientWidth, high: one.querySelector(".drawing").clientHeight}))"""
    )
    assert [one["name"] for one in drawn] == marks_of(game)
    for one in drawn:
        said = voice(language, "examples")(f"{game}-{one['name']}")
        assert one["role"] == "img"
        assert one["label"] == one["words"] == said
        assert one["shapes"] > 5
        assert one["touchable"] == 0
        assert not one["over"], one["name"]
        assert one["high"] > 40, one["name"]
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    names = page.evaluate("[...document.querySelectorAll('[id]')].map((one) => one.id)")
    assert len(names) == len(set(names))


SHIFTS = """new PerformanceObserver((seen) => {
    for (const shift of seen.getEntries()) window.shifted = (window.shifted ?? 0) + shift.value;
}).observe({type: "layout-shift", buffered: true})"""
GOOD = 0.1  # of https://web.dev/articles/cls


def test_they_push_nothing_about_and_follow_the_language(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    page.context.add_init_script(SHIFTS)
    page.goto("/rules/whispers")
    page.wait_for_selector(".drawn svg")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.shifted ?? 0") < GOOD
    first = page.locator(".drawn-words").first
    for language in ("ru", "it"):
        page.locator("select.languages").select_option(language)
        expect(first).to_have_text(voice(language, "examples")("whispers-lay"))
        room = page.locator("[data-example=lay] .room h3").first
        expect(room).to_have_text(voice(language, "whispers")("room-kitchen"))
