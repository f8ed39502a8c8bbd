"""People at one table: open tables, talk, draws, resigning, rematches, links; and clocks that run out."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from scripts.serving import serving
from tests.server.house import served
from tests.web.conftest import PATIENCE, OpenPage
from tests.web.hands import WORDS, from_menu, my_turn, resign


def at_one_table(open_page: OpenPage, clock: str = "none") -> tuple[Page, Page]:
    """Two people at a table of Venice that was listed on the front page."""
    first = open_page("/play/venice")
    first.locator("dialog select:has(option[value='three-days'])").select_option(clock)
    first.locator("dialog input[type=checkbox]").check()
    first.locator("dialog .button.main").click()
    first.wait_for_selector("[data-invite]")
    second = open_page("/")
    second.locator(".tables .ticket[data-game=venice] button").first.click()
    for page in (first, second):
        page.wait_for_selector(".sentence")
    return first, second


def test_an_open_table_is_joined_from_the_front_page_and_left_with_a_rematch(open_page: OpenPage) -> None:
    host, guest = at_one_table(open_page)
    expect(host.locator(".seats li").nth(1)).to_contain_text("Guest")
    from_menu(host, "offer-draw")
    expect(host.locator(".notice")).to_have_text("You have offered a draw.")
    guest.locator(".notice .button:not(.main)").click()
    for page in (host, guest):
        expect(page.locator(".notice")).to_have_count(0)
    resign(guest)
    expect(guest.locator(".result")).to_contain_text("By resignation.")
    expect(host.locator(".result h2")).to_contain_text("You have won")
    host.locator("[data-do=rematch]").click()
    expect(guest.locator("[data-do=rematch]")).to_contain_text("would like another game")
    guest.locator("[data-do=rematch]").click()
    for page in (host, guest):
        page.locator(".result a.main").click()
        page.wait_for_selector(".sentence")
    assert host.url == guest.url


def test_somebody_is_muted_heard_again_and_reported(open_page: OpenPage) -> None:
    host, guest = at_one_table(open_page)
    for page in (host, guest):
        page.locator("#tab-chat").click()
    said = host.locator(".said")
    for number, text in enumerate(("Good evening!", "You play slowly."), 1):
        guest.locator(".chat input").fill(text)
        guest.keyboard.press("Enter")
        expect(said).to_have_count(number)
    host.locator("[data-do=report]").first.click()
    expect(host.locator(".news p")).to_contain_text("it will be looked at")
    host.locator("[data-do=mute]").first.click()
    expect(said).to_have_count(0)
    expect(host.locator(".muted")).to_contain_text("Somebody is muted here.")
    host.locator("#tab-log").click()
    guest.locator(".chat input").fill("Are you there?")
    guest.keyboard.press("Enter")
    expect(guest.locator(".said")).to_have_count(3)
    host.reload()
    expect(host.locator("#tab-chat .dot")).to_have_count(0)
    host.locator("#tab-chat").click()
    expect(said).to_have_count(0)
    host.locator("[data-do=unmute]").click()
    expect(said).to_have_count(3)
    expect(guest.locator("[data-do=mute]")).to_have_count(0)


def test_the_link_to_a_replay_shows_it_to_anybody(open_page: OpenPage) -> None:
    page = open_page("/play/venice")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("dialog select:has(option[value='bot:level-1'])").nth(1).select_option("bot:level-1")
    page.locator("dialog .button.main").click()
    my_turn(page)
    resign(page)
    page.locator(".result .button", has_text="Copy a link to the replay").click()
    expect(page.locator(".news p")).to_have_text(re.compile("The link is copied."))
    link = page.evaluate("navigator.clipboard.readText()")
    stranger = open_page("/replay/" + link.partition("/replay/")[2])
    expect(stranger.locator(".slider")).to_be_visible()
    stranger.locator("#tab-result").click()
    expect(stranger.locator(".result")).to_contain_text("By resignation.")


# ---------------------------------------------------------------- clocks


def test_a_clock_is_shown_and_runs_for_the_mover(open_page: OpenPage) -> None:
    host, guest = at_one_table(open_page, "quick")
    for page in (host, guest):
        expect(page.locator(".seats .clock")).to_have_count(2)
        expect(page.locator(".seats .turn .clock")).to_have_text(re.compile(r"^\s*0?9:5\d"))
    mover = next(page for page in (host, guest) if page.locator(".sentence.mine").count())
    mover.locator(f"{WORDS}[data-word='button:throw']").click()
    expect(mover.locator(".seats li:not(.turn) .clock")).to_have_text(re.compile(r"^\s*(0?9:5\d|10:0\d)"))


LATE = 57_000  # of the minute that everybody has


async def nearly_out_of_time(folder: Path) -> tuple[str, str]:
    """A match of a minute each in which a guest is to move and has three seconds left: its id, his cookie."""
    async with served(folder) as running:
        running.world.later = -LATE
        guest = await running.guest("Anna")
        clock = {"type": "minutes", "minutes": 1}
        wanted = {"game": "venice", "clock": clock, "on_time_out": "loss", "seats": ["me", "open"]}
        for _ in range(20):
            opened = (await guest.post("/api/matches", json=wanted)).json()
            other = await running.guest("Boris")
            joining = {"invite": opened["invites"][0]["token"]}
            await other.post(f"/api/matches/{opened['id']}/join", json=joining)
            if (await guest.get(f"/api/matches/{opened['id']}")).json()["mover"] == 0:
                return opened["id"], str(guest.cookies["sottovoce"])
    raise AssertionError("the lot never let him begin")


def test_whose_time_runs_out_has_lost(browser: Browser, tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as thread:  # the browser has a loop of its own here
        match, cookie = thread.submit(asyncio.run, nearly_out_of_time(tmp_path)).result()
    with serving(tmp_path) as address:
        context = browser.new_context(base_url=address)
        context.set_default_timeout(PATIENCE)
        context.add_cookies([{"name": "sottovoce", "value": cookie, "url": address}])
        page = context.new_page()
        page.goto(f"/match/{match}")
        expect(page.locator(".result")).to_contain_text("The time was up.", timeout=PATIENCE)
        expect(page.locator(".result h2")).to_have_text(re.compile("You have lost"))
        context.close()


def test_days_are_shown_as_days(open_page: OpenPage) -> None:
    host, _ = at_one_table(open_page, "three-days")
    expect(host.locator(".seats .clock").first).to_contain_text(re.compile(r"2 d 23 h|3 d 0 h"))
