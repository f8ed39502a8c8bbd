"""What the browser reads: the page, its files, words and rules, and nothing else."""

from __future__ import annotations

import gzip
import re
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from sottovoce import words
from sottovoce.games import registry
from sottovoce.server.errors import NothingHere
from sottovoce.server.pages import MEDIA, Shelf, web_folder
from tests.server.house import Served, refused

Visitor = Callable[..., None]


def test_the_page_answers_at_all_its_addresses(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        index = (web_folder() / "index.html").read_text(encoding="utf-8")
        for path in ("/", "/play/venice", "/match/abc", "/rules/venice", "/invite/x_y-z"):
            answer = await running.caller().get(path)
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.text == index

    visit(work)


@pytest.mark.parametrize(
    "path",
    [
        "/api", "/api/", "/api/nowhere", "/favicon.ico", "/robots.txt", "/web/", "/web/none.js",
        "/web/../server/app.py", "/web/%2e%2e/server/app.py", "/web/..%2fserver/app.py", "/web//etc/passwd",
        "/web/../../../pyproject.toml", "/words/en/none.ftl", "/words/xx/common.ftl", "/words/en/common.py",
        "/words/..%2f/common.ftl", "/rules/none.en", "/rules/venice.xx", "/rules/venice.py",
        "/rules/..%2fx.en",
    ],
)  # fmt: skip
def test_there_is_nothing_else(visit: Visitor, path: str) -> None:
    async def work(running: Served) -> None:
        refused(await running.caller().get(path), 404, "nothing-here")

    visit(work)


def test_a_shelf_hands_out_nothing_from_beside_it(tmp_path: Path) -> None:
    (tmp_path / "secret.js").write_text("secret")
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "link.js").symlink_to(tmp_path / "secret.js")
    (tmp_path / "web" / "odd.exe").write_text("x")
    shelf = Shelf(tmp_path / "web")
    for name in ("../secret.js", "/../secret.js", "link.js", "odd.exe", "", ".", str(tmp_path / "secret.js")):
        with pytest.raises(NothingHere):
            shelf.find(name)


def test_a_file_that_was_changed_is_read_anew(tmp_path: Path) -> None:
    path = tmp_path / "index.html"
    path.write_text('<script type="importmap">{}</script>')
    shelf = Shelf(tmp_path)
    first, policy = shelf.find("index.html"), shelf.policy()
    assert shelf.find("index.html") is first
    path.write_text('<script type="importmap">{"a": 1}</script>')
    assert shelf.find("index.html").tag != first.tag
    assert shelf.policy() != policy


def test_the_policy_allows_the_import_map_and_no_other_inline_script(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        answer = await running.caller().get("/")
        maps = re.findall(r'<script type="importmap">(.*?)</script>', answer.text, re.DOTALL)
        hashes = [f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'" for text in maps]
        allowed = re.search(r"script-src ([^;]*)", answer.headers["content-security-policy"])
        assert allowed is not None
        assert allowed[1].split() == ["'self'", *hashes]
        inline = re.findall(r"<script(?![^>]*\bsrc=)[^>]*>", answer.text)
        assert len(inline) == len(maps) == 1
        assert not re.search(r"<[^>]*\s(on\w+|style)=", answer.text)

    visit(work)


def test_every_file_of_the_page_has_a_kind_that_is_served() -> None:
    others = {path.suffix for path in web_folder().rglob("*") if path.is_file()} - set(MEDIA)
    assert others <= {""}


def test_files_are_packed_and_not_sent_twice(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        caller = running.caller()
        plain = await caller.get("/web/app.js", headers={"Accept-Encoding": "identity"})
        packed = await caller.get("/web/app.js", headers={"Accept-Encoding": "gzip"})
        assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.content == plain.content
        assert int(packed.headers["content-length"]) < len(plain.content)
        assert packed.headers["vary"] == "Accept-Encoding"
        known = {"If-None-Match": plain.headers["etag"]}
        again = await caller.get("/web/app.js", headers=known)
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == plain.headers["etag"]
        other = await caller.get("/web/app.js", headers={"If-None-Match": '"other"'})
        assert other.status_code == 200

    visit(work)


def test_words_are_those_of_the_package(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        for language in words.LANGUAGES:
            for area in words.areas():
                answer = await running.caller().get(f"/words/{language}/{area}.ftl")
                assert answer.text == words.source(language, area)
                assert answer.headers["content-type"] == "text/plain; charset=utf-8"
                assert answer.headers["content-language"] == language

    visit(work)


def test_rules_come_in_the_language_asked_for_or_in_english(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        for game in registry.names():
            folder = web_folder().parent / "games" / game
            for language in words.LANGUAGES:
                answer = await running.caller().get(f"/rules/{game}.{language}")
                told = answer.headers["content-language"]
                own = (folder / f"RULES.{language}.md").is_file()
                assert told == (language if own else "en")
                file = folder / ("RULES.md" if told == "en" else f"RULES.{told}.md")
                assert answer.content == file.read_bytes()

    visit(work)


def test_packing_says_nothing_of_the_time() -> None:
    piece = Shelf(web_folder()).find("index.html")
    assert piece.packed is not None
    assert gzip.decompress(piece.packed) == piece.body
    assert piece.packed[4:8] == bytes(4)


def test_the_description_of_the_interface_is_served(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        paths = (await running.caller().get("/api/schema/openapi.json")).json()["paths"]
        assert {"/api/games", "/api/me", "/api/guest", "/api/matches", "/api/matches/{match}/record"} <= set(
            paths
        )
        assert all(path.startswith("/api/") for path in paths)

    visit(work)
