"""Take the pictures of the page: ``python -m scripts.screenshots [name ...]``, into docs/pictures as WebP.

A real server with fixed cards, bots that decide for every seat, and the system's Chromium. The same pictures
come out every time, but for the fonts of the machine.
"""

from __future__ import annotations

import argparse
import base64
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from scripts.browser import launch
from scripts.stage import Enough, Stage, staged
from sottovoce.matches import Match

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
WIDE, NARROW = (1280, 800), (390, 844)
QUALITY = 84
NAMES = ["Anna", "Boris", "Chiara", "Dmitri"]
DRAWN = ".board, .rules h2, .bill"  # one of these is on every page that is photographed
SETTLED = 400  # milliseconds for drawings

Act = Callable[[Page], object]


@dataclass(frozen=True)
class Game:
    """A game to be played: by how many and which bot, how far, with how many choices open, in which stage."""

    name: str
    players: int
    bot: str
    decisions: int
    choices: int
    stage: str = ""

    def enough(self, match: Match) -> bool:
        state = match.table.truth()
        far = len(match.table.decisions) >= self.decisions
        if not far or match.mover != 0 or len(state.legal()) < self.choices:
            return False
        return not self.stage or getattr(match.view(0), "stage", "") == self.stage


@dataclass(frozen=True)
class Shot:
    """A picture: of what, how large, by night or by day, and what is done before."""

    name: str
    path: str
    size: tuple[int, int] = WIDE
    theme: str = "dark"
    act: Act | None = None


VENICE = Game("venice", 2, "careful", 34, 6)
HOLMES = Game("holmes", 2, "careful", 60, 4)
SONATA = Game("sonata", 1, "level-3", 32, 4)
WHISPERS = Game("whispers", 2, "careful", 22, 10)
COMPANY = Game("whispers", 4, "careful", 24, 10, "evidence")
GAMES = [VENICE, HOLMES, SONATA, WHISPERS]


class Photographer:
    """Four people at one server, of whom the first is photographed over the shoulder."""

    def __init__(self, browser: Browser, stage: Stage) -> None:
        self._browser = browser
        self._stage = stage
        self._people = [browser.new_context(base_url=stage.address) for _ in NAMES]
        for person, name in zip(self._people, NAMES, strict=True):
            stage.enter(person, name)

    def play(self, game: Game, enough: Enough) -> str:
        """Play a new match so far; return its id."""
        options = {"players": str(game.players)} if game.name == "whispers" else {}
        match = self._stage.open_match(self._people[: game.players], game.name, **options)
        self._stage.play(match, game.bot, enough)
        return match

    def take(self, shot: Shot) -> None:
        context = self._context(shot)
        page = context.new_page()
        page.goto(shot.path)
        page.wait_for_selector(DRAWN)
        page.wait_for_load_state("networkidle")
        if shot.act is not None:
            shot.act(page)
        page.evaluate("document.fonts.ready.then(() => null)")
        page.wait_for_timeout(SETTLED)
        picture = context.new_cdp_session(page).send(
            "Page.captureScreenshot", {"format": "webp", "quality": QUALITY}
        )
        written = (PICTURES / f"{shot.name}.webp").write_bytes(base64.b64decode(picture["data"]))
        context.close()
        print(f"{shot.name}.webp {written // 1000} kB", flush=True)

    def _context(self, shot: Shot) -> BrowserContext:
        width, height = shot.size
        touch = shot.size == NARROW
        context = self._browser.new_context(
            base_url=self._stage.address,
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            locale="en-GB",
            is_mobile=touch,
            has_touch=touch,
        )
        context.add_cookies([dict(cookie) for cookie in self._people[0].cookies()])  # type: ignore[misc]
        context.add_init_script(
            f"""localStorage.setItem("sottovoce-settings", JSON.stringify({{theme: "{shot.theme}"}}));
            localStorage.setItem("sottovoce-met", "1")"""
        )
        return context


# ---------------------------------------------------------------- what is photographed


def never(_: Match) -> bool:
    return False


def home(_: Photographer) -> list[Shot]:
    return [Shot("home", "/"), Shot("home-light", "/", theme="light"), Shot("home-narrow", "/", NARROW)]


def rules(_: Photographer) -> list[Shot]:
    return [
        Shot("rules", "/rules/sonata#p4"),
        Shot("rules-light", "/rules/whispers#p9", theme="light"),
        Shot("rules-narrow", "/rules/venice#p5.2", NARROW, "light"),
        Shot("rules-count-narrow", "/rules/holmes#p10.3", NARROW),
    ]


def table(game: Game) -> Callable[[Photographer], list[Shot]]:
    def shots(photographer: Photographer) -> list[Shot]:
        path = f"/match/{photographer.play(game, game.enough)}"
        return [
            Shot(game.name, path),
            Shot(f"{game.name}-light", path, theme="light"),
            Shot(f"{game.name}-narrow", path, NARROW),
        ]

    return shots


def choice(photographer: Photographer) -> list[Shot]:
    """A turn in the middle: a card is picked, and one of its places is pointed at."""
    path = f"/match/{photographer.play(VENICE, VENICE.enough)}"

    def point(page: Page) -> None:
        page.locator(".words [data-word^='card:']").last.click()
        page.locator(".words .word").first.hover()

    return [Shot("choice", path, act=point)]


def company(photographer: Photographer) -> list[Shot]:
    return [Shot("company", f"/match/{photographer.play(COMPANY, COMPANY.enough)}")]


def endings(photographer: Photographer) -> list[Shot]:
    over = photographer.play(HOLMES, never)
    solved = photographer.play(SONATA, never)
    return [
        Shot("result", f"/match/{over}"),
        Shot("result-narrow", f"/match/{solved}", NARROW),
        Shot("replay", f"/replay/{over}?step=40"),
    ]


SERIES: dict[str, Callable[[Photographer], list[Shot]]] = {
    "home": home,
    "rules": rules,
    **{game.name: table(game) for game in GAMES},
    "choice": choice,
    "company": company,
    "endings": endings,
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.screenshots", description=__doc__)
    parser.add_argument("series", nargs="*", metavar="name", help=", ".join(SERIES))
    wanted = parser.parse_args().series or list(SERIES)
    PICTURES.mkdir(parents=True, exist_ok=True)
    with staged() as stage, sync_playwright() as playwright:
        browser = launch(playwright)
        photographer = Photographer(browser, stage)
        for name in wanted:
            for shot in SERIES[name](photographer):
                photographer.take(shot)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
