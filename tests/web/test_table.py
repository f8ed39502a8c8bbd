"""At the table: decisions, undo, moments, talk, endings, and a line that breaks."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NARROW, WIDE, OpenPage
from tests.web.hands import (
    WORDS,
    choose,
    from_menu,
    log_lines,
    my_turn,
    play_now,
    resign,
)


def at_venice(open_page: OpenPage, width: int = WIDE) -> Page:
    page = open_page("/", width=width)
    play_now(page, "venice", "level-1")
    my_turn(page)
    return page


def play_a_card(page: Page) -> None:
    """Play the first card that is offered, on the first thing it can move."""
    page.locator(f"{WORDS}[data-word^='card:']").first.click()
    while page.locator(".word.begun").count():
        page.locator(WORDS).first.click()
    expect(page.locator("[data-do=undo]")).to_be_visible()


# ---------------------------------------------------------------- a turn


def test_a_decision_is_a_sentence_that_can_be_begun_anew(open_page: OpenPage) -> None:
    page = at_venice(open_page)
    before = my_turn(page).count()
    page.locator(f"{WORDS}[data-word^='card:']:not([data-offers='1'])").first.click()
    expect(page.locator(".word.begun")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".word.begun")).to_have_count(0)
    assert my_turn(page).count() == before


def test_undo_takes_the_last_decision_back(open_page: OpenPage) -> None:
    page = at_venice(open_page)
    before = page.locator(WORDS).all_text_contents()
    lines = log_lines(page)
    play_a_card(page)
    assert log_lines(page) > lines
    page.keyboard.press("u")
    expect(page.locator("[data-do=undo]")).to_have_count(0)
    assert page.locator(WORDS).all_text_contents() == before
    assert log_lines(page) == lines


def test_what_cannot_be_touched_says_why(open_page: OpenPage) -> None:
    page = at_venice(open_page)
    play_a_card(page)
    page.locator(".log button").first.click()
    expect(page.locator(".notice")).to_be_visible()
    page.locator(".board [data-part^='card:']").first.click()
    expect(page.locator(".news p")).to_be_visible()


def test_pointing_at_a_choice_says_what_it_brings(open_page: OpenPage) -> None:
    page = at_venice(open_page)
    page.locator(".ve-bundle").first.hover()  # the pointer goes from one thing straight to the next
    word = page.locator(f"{WORDS}[data-word='button:throw']")
    word.hover()
    expect(page.locator(".foreseen")).to_have_text(word.locator(".hidden").inner_text().removeprefix(": "))


def test_the_rules_of_the_moment_are_one_key_away(open_page: OpenPage) -> None:
    page = at_venice(open_page)
    page.keyboard.press("?")
    expect(page.locator(".rules-now")).to_contain_text("§")


def test_every_event_is_announced(open_page: OpenPage) -> None:
    page = at_venice(open_page)
    play_a_card(page)
    last = page.locator(".log li span:not(.hidden)").last.inner_text()
    expect(page.locator("[data-announced]")).to_contain_text(last)


# ---------------------------------------------------------------- earlier moments, notes, talk


def test_a_line_of_the_log_leads_back_to_its_moment(open_page: OpenPage) -> None:
    page = at_venice(open_page)
    play_a_card(page)
    page.locator(".log button").first.click()
    expect(page.locator(".notice button")).to_be_visible()
    expect(page.locator(WORDS)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".notice")).to_have_count(0)
    assert my_turn(page).count() > 0


def test_notes_are_still_there_after_a_reload(open_page: OpenPage) -> None:
    page = at_venice(open_page)
    page.locator("#tab-notes").click()
    page.locator("#notes").fill("The guards are close.")
    page.locator("#tab-log").click()
    page.reload()
    my_turn(page)
    page.locator("#tab-notes").click()
    expect(page.locator("#notes")).to_have_value("The guards are close.")


def test_notes_that_were_just_being_written_are_kept_and_reach_the_server(open_page: OpenPage) -> None:
    page = at_venice(open_page)
    page.locator("#tab-notes").click()
    page.locator("#notes").fill("The guards are close.")
    page.reload()
    my_turn(page)
    page.wait_for_function("!Object.keys(localStorage).some(key => key.startsWith('sottovoce-jotted-'))")
    page.reload()
    my_turn(page)
    page.locator("#tab-notes").click()
    expect(page.locator("#notes")).to_have_value("The guards are close.")


def test_on_a_narrow_screen_the_panel_comes_from_below(open_page: OpenPage) -> None:
    page = at_venice(open_page, NARROW)
    expect(page.locator(".panel")).to_have_count(0)
    page.locator("[data-do=panel]").click()
    expect(page.locator(".log")).to_be_visible()
    page.locator(".log").press("Escape")
    expect(page.locator(".panel")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW


# ---------------------------------------------------------------- two people


def test_two_browsers_play_and_talk(open_page: OpenPage) -> None:
    host = open_page("/play/venice")
    host.locator("dialog .button.main").click()
    link = host.locator("[data-invite]").inner_text()
    guest = open_page(link.partition("/invite/")[1] + link.partition("/invite/")[2])
    guest.locator(".button.main").click()
    expect(guest.locator(".table-page")).to_be_visible()
    mover, other = sorted([host, guest], key=lambda page: not page.locator(".sentence.mine").count())
    mover.wait_for_selector(WORDS)
    mover.locator(f"{WORDS}[data-word='button:throw']").click()
    other.wait_for_selector(WORDS)
    host.locator("#tab-chat").click()
    host.locator(".chat input").fill("Good evening!")
    host.keyboard.press("Enter")
    guest.locator("#tab-chat").click()
    expect(guest.locator(".said")).to_have_text("Good evening!")


def test_a_draw_is_offered_and_taken(open_page: OpenPage) -> None:
    host = open_page("/play/venice")
    host.locator("dialog .button.main").click()
    guest = open_page("/invite/" + (host.locator("[data-invite]").get_attribute("data-invite") or ""))
    guest.locator(".button.main").click()
    guest.wait_for_selector(".sentence")
    host.wait_for_selector(".sentence")
    from_menu(host, "offer-draw")
    guest.locator(".notice .button.main").click()
    for page in (host, guest):
        expect(page.locator(".result")).to_be_visible()


def test_a_spectator_sees_and_touches_nothing(open_page: OpenPage) -> None:
    page = at_venice(open_page)
    watch = page.evaluate(
        "fetch(location.pathname.replace('match', 'api/matches') + '/watch-link',"
        " {method: 'POST', headers: {'X-Sottovoce': '1'}}).then(a => a.json()).then(a => a.watch)"
    )
    spectator = open_page(
        f"{page.url.partition('/match/')[1]}{page.url.partition('/match/')[2]}?watch={watch}"
    )
    expect(spectator.locator(".notice")).to_be_visible()
    expect(spectator.locator(WORDS)).to_have_count(0)
    before = log_lines(spectator)
    page.locator(f"{WORDS}[data-word='button:throw']").click()
    expect(spectator.locator(".log")).to_contain_text("throws the hand")
    assert log_lines(spectator) > before > 0


# ---------------------------------------------------------------- the line


def test_a_reload_in_mid_turn_loses_nothing(open_page: OpenPage) -> None:
    page = at_venice(open_page)
    play_a_card(page)
    before = page.locator(WORDS).all_text_contents()
    page.reload()
    my_turn(page)
    assert page.locator(WORDS).all_text_contents() == before


def test_a_cut_in_mid_turn_loses_nothing(open_page: OpenPage) -> None:
    page = at_venice(open_page)
    play_a_card(page)
    before = page.locator(WORDS).all_text_contents()
    page.context.set_offline(True)
    expect(page.locator(".offline")).to_be_visible(timeout=40_000)
    page.context.set_offline(False)
    expect(page.locator(".offline")).to_have_count(0, timeout=40_000)
    assert page.locator(WORDS).all_text_contents() == before
    page.keyboard.press("u")
    expect(page.locator("[data-do=undo]")).to_have_count(0)


def test_a_cut_line_is_told_and_resumed(open_page: OpenPage) -> None:
    page = at_venice(open_page)
    page.evaluate("window.sameWindow = true")
    page.context.set_offline(True)
    expect(page.locator(".offline")).to_be_visible(timeout=40_000)
    page.locator(f"{WORDS}[data-word='button:throw']").click()
    page.context.set_offline(False)
    expect(page.locator(".offline")).to_have_count(0, timeout=40_000)
    page.wait_for_selector(WORDS)
    expect(page.locator(".log")).to_contain_text("throw the hand")
    assert page.locator(".log").inner_text().count("You throw the hand") == 1
    assert page.evaluate("window.sameWindow") is True


# ---------------------------------------------------------------- the end


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_the_end_is_explained_and_can_be_looked_at_again(
    open_page: OpenPage, width: int, tmp_path: Path
) -> None:
    page = at_venice(open_page, width)
    choose(page, Random(5))
    resign(page)
    expect(page.locator(".result h2")).to_be_visible()
    with page.expect_download() as download:
        page.locator(".result a[download]").click()
    download.value.save_as(tmp_path / "record.txt")
    assert (tmp_path / "record.txt").read_text(encoding="utf-8").startswith("Sottovoce")
    page.locator(".result a[href^='/replay/']").click()
    page.wait_for_selector(".slider")
    page.keyboard.press("End")
    last = page.locator(".slider").get_attribute("max")
    expect(page.locator(".slider")).to_have_value(last or "")
    page.keyboard.press("Home")
    expect(page.locator(".slider")).to_have_value("0")


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_in_a_replay_a_bot_says_why_it_decided_so(open_page: OpenPage, width: int) -> None:
    page = at_venice(open_page, width)
    page.locator(f"{WORDS}[data-word='button:throw']").click()
    my_turn(page)
    resign(page)
    page.locator(".result a[href^='/replay/']").click()
    page.wait_for_selector(".slider")
    expect(page.locator(".reason")).to_have_count(0)
    last = int(page.locator(".slider").get_attribute("max") or 0)
    for key in ("End", *["ArrowLeft"] * (last - 1)):
        with page.expect_response(lambda answer: "/moments/" in answer.url) as coming:
            page.keyboard.press(key)
        if coming.value.json().get("reason"):
            break
    expect(page.locator(".reason")).to_contain_text(re.compile("The bot says: “.+”"))
    expect(page.locator(".reason")).to_be_in_viewport()


def test_a_rematch_is_played_at_a_new_table(open_page: OpenPage) -> None:
    page = at_venice(open_page)
    resign(page)
    first = page.url
    page.locator("[data-do=rematch]").click()
    page.locator(".result a.main").click()
    expect(page).not_to_have_url(first)
    expect(page).to_have_url(re.compile("/match/"))
    page.wait_for_selector(".sentence")


def test_a_bot_sits_in_until_one_comes_back(open_page: OpenPage) -> None:
    page = at_venice(open_page)
    from_menu(page, "leave")
    page.locator("dialog [data-do=sure]").click()
    page.locator(".notice .button.main").click()
    expect(page.locator(".notice")).to_have_count(0)
