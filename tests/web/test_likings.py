"""How one likes it: sound, language, light and options; and a house that can be reached again."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NARROW, OpenPage
from tests.web.hands import WORDS, from_menu, my_turn, play_now

COUNT_SOUNDS = """
window.sounds = 0;
window.AudioContext = class extends AudioContext {
  createOscillator() { window.sounds += 1; return super.createOscillator(); }
  createBufferSource() { window.sounds += 1; return super.createBufferSource(); }
};
"""


def test_sounds_are_off_until_asked_for(open_page: OpenPage) -> None:
    page = open_page("/")
    page.add_init_script(COUNT_SOUNDS)
    page.reload()
    play_now(page, "sonata")
    my_turn(page).first.click()
    my_turn(page)
    assert page.evaluate("window.sounds") == 0
    from_menu(page, "sound-on")
    page.locator(WORDS).first.click()
    my_turn(page)
    expect(page.locator(".log li")).not_to_have_count(0)
    assert page.evaluate("window.sounds") > 0
    page.goto("/settings")
    expect(page.locator("input[type=checkbox]")).to_be_checked()
    page.locator("input[type=checkbox]").uncheck()
    page.reload()
    expect(page.locator("input[type=checkbox]")).not_to_be_checked()


def test_language_and_light_change_in_mid_game_without_a_reload(open_page: OpenPage) -> None:
    page = open_page("/")
    play_now(page, "venice", "level-1")
    my_turn(page)
    page.evaluate("window.sameWindow = true")
    from_menu(page, "settings")
    page.locator(".card select.languages").select_option("ru")
    expect(page.locator("h1")).to_have_text("Настройки")
    page.locator(".card select:has(option[value=light])").select_option("light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.go_back()
    expect(page.locator(".table-head h1")).to_have_text("Венеция")
    expect(page.locator(".sentence")).to_contain_text("Ваш ход")
    expect(page.locator(f"{WORDS}[data-word='button:throw']")).to_contain_text(re.compile("[а-я]"))
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    assert page.evaluate("window.sameWindow") is True


def option(page: Page, name: str) -> Locator:
    return page.locator("dialog .field", has=page.get_by_text(name, exact=True)).locator("select")


def test_only_options_that_count_are_asked_for(open_page: OpenPage) -> None:
    page = open_page("/play/sonata")
    names = page.locator("dialog .field span")
    expect(names).to_have_text(["Mode", "Her route", "Difficulty of the route", "She", "Labels of the cards"])
    option(page, "Mode").select_option("expert")
    option(page, "Her route").select_option("base-1")
    expect(names).to_have_text(
        ["Mode", "Fog cards left out", "Her route", "Direction", "Labels of the cards"]
    )
    option(page, "Her route").select_option("generated")
    expect(names).to_contain_text(["Length of the route"])
    page.locator("dialog .button.main").click()
    assert my_turn(page).count() > 0


def test_a_house_out_of_reach_is_told_and_found_again(open_page: OpenPage) -> None:
    page = open_page("/", width=NARROW)
    page.wait_for_selector(".bill")
    page.context.set_offline(True)
    page.locator("[data-play=sonata]").click()
    expect(page.locator(".offline")).to_be_visible()
    expect(page.locator(".news p")).to_contain_text("cannot be reached")
    page.context.set_offline(False)
    play_now(page, "sonata")
    expect(page.locator(".offline")).to_have_count(0)
    assert my_turn(page).count() > 0
