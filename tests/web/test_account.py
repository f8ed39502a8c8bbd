"""Accounts in the browser: made, left, entered again, recovered, and the games a guest takes along."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NARROW, OpenPage
from tests.web.hands import my_turn, play_now

PASSPHRASE = "correct horse battery"
ANOTHER = "staple of the evening"


def form(page: Page, title: str) -> Locator:
    """A form by its title."""
    return page.locator("form.card", has=page.get_by_role("heading", name=title, exact=True))


def send(page: Page, title: str, **fields: str) -> None:
    for name, text in fields.items():
        form(page, title).locator(f"input[name={name}]").fill(text)
    form(page, title).locator(".button.main").click()


def make_account(page: Page, name: str) -> str:
    """Make an account; return its recovery code, which is shown once."""
    page.goto("/account")
    send(page, "Make an account", account=name, passphrase=PASSPHRASE)
    code = page.locator("dialog .code").inner_text()
    page.locator("dialog .button.main").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.get_by_role("heading", name=f"You are logged in as {name}")).to_be_visible()
    return code


def test_an_account_is_made_left_entered_and_recovered(open_page: OpenPage) -> None:
    page = open_page("/account")
    code = make_account(page, "carlotta")
    page.get_by_role("button", name="Log out").click()
    expect(form(page, "Log in")).to_be_visible()
    send(page, "Log in", account="carlotta", passphrase=PASSPHRASE)
    expect(page.locator(".bar .who")).to_have_text(re.compile("Guest"))
    page.get_by_role("button", name="Log out").click()
    page.locator("summary").click()
    send(page, "Forgotten the passphrase?", account="carlotta", recovery=code, passphrase=ANOTHER)
    expect(page.locator("dialog .code")).not_to_have_text(code)
    page.locator("dialog .button.main").click()
    page.get_by_role("button", name="Log out").click()
    send(page, "Log in", account="carlotta", passphrase=ANOTHER)
    expect(page.get_by_role("heading", name="You are logged in as carlotta")).to_be_visible()


def test_a_keeper_of_passphrases_is_told_which_are_new(open_page: OpenPage) -> None:
    page = open_page("/account")
    page.locator("summary").click()
    told = {
        title: form(page, title).locator("input[name=passphrase]").get_attribute("autocomplete")
        for title in ("Make an account", "Log in", "Forgotten the passphrase?")
    }
    assert list(told.values()) == ["new-password", "current-password", "new-password"]


def test_a_guest_takes_his_games_into_his_account(open_page: OpenPage) -> None:
    make_account(open_page("/"), "donatella")
    guest = open_page("/", width=NARROW)
    play_now(guest, "sonata")
    my_turn(guest)
    guest.goto("/account")
    expect(form(guest, "Log in").locator("input[name=carry]")).to_be_checked()
    send(guest, "Log in", account="donatella", passphrase=PASSPHRASE)
    expect(guest.get_by_role("heading", name="You are logged in as donatella")).to_be_visible()
    guest.locator(".brand").click()
    guest.locator(".ticket.urgent a").click()
    assert my_turn(guest).count() > 0


def test_a_name_is_changed_and_all_data_deleted(open_page: OpenPage) -> None:
    page = open_page("/account")
    make_account(page, "elisabetta")
    send(page, "Your name at the table", name="Betta")
    expect(page.locator(".bar .who")).to_have_text("Betta")
    with page.expect_download() as download:
        page.get_by_role("link", name="Take a copy").click()
    assert download.value.suggested_filename == "sottovoce.json"
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Yes, delete everything").click()
    expect(page.locator(".bar .who")).to_have_text("You")
    expect(form(page, "Make an account")).to_be_visible()
