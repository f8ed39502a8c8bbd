"""The first load is light, quick and all our own."""

from __future__ import annotations

from playwright.sync_api import Response

from tests.web.conftest import OpenPage

MOST_BYTES = 300_000


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


def test_the_first_load_stays_below_300_kb(open_page: OpenPage) -> None:
    responses = first_load(open_page, "/", ".bill")
    assert len(responses) > 10
    assert sum(transferred(response) for response in responses) < MOST_BYTES


def test_nothing_is_loaded_from_elsewhere(open_page: OpenPage, address: str) -> None:
    assert all(response.url.startswith(address) for response in first_load(open_page, "/", ".bill"))


def test_nothing_is_missing(open_page: OpenPage) -> None:
    assert [
        response.url for response in first_load(open_page, "/rules/venice", ".rules h2") if not response.ok
    ] == []
