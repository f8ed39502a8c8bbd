"""What the browser reads: the page, its scripts and pictures, the words, the rules of the games."""

from __future__ import annotations

import gzip
import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from sottovoce import words
from sottovoce.games import registry
from sottovoce.server.errors import NothingHere

INDEX = "index.html"
LEAST_PACKED = 512  # bytes; below that packing saves nothing
HEAD = "no-cache"  # ask each time whether it is still the same: the answer is short
DAY = "public, max-age=86400"
ENGLISH = "en"

MEDIA = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/markdown",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
SLOW = {".ico", ".mp3", ".ogg", ".png", ".webp", ".woff2"}  # seldom change, and are packed already
TEXT = "text/plain"

POLICY = (
    "default-src 'none'; script-src 'self'{hashes}; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_IMPORT_MAP = re.compile(rb'<script type="importmap">(.*?)</script>', re.DOTALL)


class Piece(msgspec.Struct, frozen=True):
    """Something to be read: as it is, and packed where that helps."""

    body: bytes
    packed: bytes | None
    tag: str
    media: str
    caching: str


def make_piece(body: bytes, media: str, slow: bool = False) -> Piece:
    """Return bytes ready to be sent."""
    packed = gzip.compress(body, 6, mtime=0) if not slow and len(body) >= LEAST_PACKED else None
    return Piece(body, packed, f'"{sha256(body).hexdigest()[:20]}"', media, DAY if slow else HEAD)


class Shelf:
    """The files of the page. A file that was changed is read anew, so the page can be worked on."""

    def __init__(self, root: Path) -> None:
        self._root = root.resolve()
        self._pieces: dict[str, tuple[int, Piece]] = {}
        self._policy = ("", POLICY.format(hashes=""))

    def find(self, name: str) -> Piece:
        """Return a file, or refuse: only those with a known kind of name, below the folder, are there."""
        path = (self._root / name.lstrip("/")).resolve()
        if not path.is_relative_to(self._root) or path.suffix not in MEDIA or not path.is_file():
            raise NothingHere()
        key, changed = str(path), path.stat().st_mtime_ns
        kept = self._pieces.get(key)
        if kept is None or kept[0] != changed:
            kept = (changed, make_piece(path.read_bytes(), MEDIA[path.suffix], path.suffix in SLOW))
            self._pieces[key] = kept
        return kept[1]

    def policy(self) -> str:
        """Return the Content-Security-Policy: scripts of ours only, and the import map by its hash."""
        try:
            index = self.find(INDEX)
        except NothingHere:
            return self._policy[1]
        if index.tag != self._policy[0]:
            self._policy = (index.tag, POLICY.format(hashes=_hashes(index.body)))
        return self._policy[1]


def _hashes(page: bytes) -> str:
    """Return the import maps of a page as sources of a policy."""
    digests = [b64encode(sha256(found).digest()).decode() for found in _IMPORT_MAP.findall(page)]
    return "".join(f" 'sha256-{digest}'" for digest in digests)


def web_folder() -> Path:
    """Return the folder of the page's files."""
    return Path(str(files("sottovoce").joinpath("web")))


# ---------------------------------------------------------------- words and rules


@cache
def words_piece(language: str, area: str) -> Piece:
    """Return the words of an area in a language, or refuse."""
    if language not in words.LANGUAGES or area not in words.areas():
        raise NothingHere()
    return make_piece(words.source(language, area).encode(), TEXT)


@cache
def rules_piece(game: str, language: str) -> tuple[Piece, str]:
    """Return the rules of a game in a language, and the language they really are in."""
    if game not in registry.names() or language not in words.LANGUAGES:
        raise NothingHere()
    folder = files(f"sottovoce.games.{game}")
    own = folder.joinpath(f"RULES.{language}.md")
    if language != ENGLISH and own.is_file():
        return make_piece(own.read_bytes(), MEDIA[".md"]), language
    return make_piece(folder.joinpath("RULES.md").read_bytes(), MEDIA[".md"]), ENGLISH


# ---------------------------------------------------------------- the routes


def send(request: Request[Any, Any, Any], piece: Piece, language: str = "") -> Response[bytes]:
    """Return a piece, or that what the browser has is still the same."""
    headers: dict[str, str] = {"ETag": piece.tag, "Cache-Control": piece.caching, "Vary": "Accept-Encoding"}
    if language:
        headers["Content-Language"] = language
    if piece.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=piece.media)
    if piece.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(piece.packed, headers=headers, media_type=piece.media)
    return Response(piece.body, headers=headers, media_type=piece.media)


@get("/web/{path:path}", include_in_schema=False, sync_to_thread=False)
def show_file(
    request: Request[Any, Any, Any], shelf: NamedDependency[Shelf], path: FromPath[str]
) -> Response[bytes]:
    """Return a file of the page."""
    return send(request, shelf.find(path))


@get("/words/{language:str}/{file:str}", include_in_schema=False, sync_to_thread=False)
def show_words(
    request: Request[Any, Any, Any], language: FromPath[str], file: FromPath[str]
) -> Response[bytes]:
    """Return the words of an area."""
    area, dot, kind = file.rpartition(".")
    if not dot or kind != "ftl":
        raise NothingHere()
    return send(request, words_piece(language, area), language)


@get("/rules/{name:str}", include_in_schema=False, sync_to_thread=False)
def show_rules(
    request: Request[Any, Any, Any], shelf: NamedDependency[Shelf], name: FromPath[str]
) -> Response[bytes]:
    """Return the rules of a game (``venice.ru``); without a language, the page that shows them."""
    game, dot, language = name.rpartition(".")
    if not dot:
        return send(request, shelf.find(INDEX))
    return send(request, *rules_piece(game, language))


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def show_page(
    request: Request[Any, Any, Any], shelf: NamedDependency[Shelf], path: FromPath[str] = ""
) -> Response[bytes]:
    """Return the page; where in it one is, its own scripts find out from the address."""
    if "." in path or path.startswith("/api"):
        raise NothingHere()
    return send(request, shelf.find(INDEX))


routes = [show_file, show_words, show_rules, show_page]
