"""The first load is light, quick and all our own."""

from __future__ import annotations

import json
import posixpath
import re
from pathlib import Path

from playwright.sync_api import Response

import sottovoce
from tests.web.conftest import OpenPage

MOST_BYTES = 300_000
WEB = Path(sottovoce.__file__).parent / "web"
IMPORT = re.compile(r"""\b(?:from|import)\s*["']([^"']+)["']""")


def imported(path: str, named: dict[str, str]) -> set[str]:
    """The modules that a module needs before it can run, by their addresses; itself among them."""
    found, waiting = set(), [path]
    while waiting:
        here = waiting.pop()
        found.add(here)
        code = (WEB / here.removeprefix("/web/")).read_text(encoding="utf-8")
        wanted = {
            named.get(name) or posixpath.normpath(posixpath.join(posixpath.dirname(here), name))
            for name in IMPORT.findall(code)
        }
        waiting += wanted - found
    return found


def test_the_modules_of_the_front_page_are_fetched_in_one_go() -> None:
    index = (WEB / "index.html").read_text(encoding="utf-8")
    named = json.loads(index.partition('<script type="importmap">')[2].partition("</script>")[0])["imports"]
    told = set(re.findall(r'rel="modulepreload" href="([^"]+)"', index))
    assert told | {"/web/app.js"} == imported("/web/app.js", named) | imported("/web/home.js", named)


def transferred(response: Response) -> int:
    sizes = response.request.sizes()
    return sizes["responseBodySize"] + sizes["responseHeadersSize"]


def first_load(open_page: OpenPage, path: str, ready: str) -> list[Response]:
    """Every response until the page can be used, in a browser that has nothing yet."""
    page = open_page("about:blank")
    seen: list[Response] = []
    page.on("response", lambda response: seen.append(response))
    page.goto(path)
    page.wait_for_selector(ready)
    page.wait_for_load_state("networkidle")
    return seen


def test_the_first_load_stays_below_300_kb_and_comes_from_here(open_page: OpenPage, address: str) -> None:
    responses = first_load(open_page, "/", ".bill")
    assert len(responses) > 10
    assert sum(transferred(response) for response in responses) < MOST_BYTES
    assert all(response.url.startswith(address) for response in responses)


def test_nothing_is_missing(open_page: OpenPage) -> None:
    assert [
        response.url for response in first_load(open_page, "/rules/venice", ".rules h2") if not response.ok
    ] == []
