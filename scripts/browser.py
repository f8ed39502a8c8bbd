"""The system's Chromium, for tests of the page and pictures of it."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright

# The headless build opens a page five times as cheaply, having no window to draw around it.
PROGRAMS = ("chromium-headless-shell", "chromium")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str | None:
    """Where the browser is, if it is anywhere."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=QUIET)
