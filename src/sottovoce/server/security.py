"""The guard at the door: every request and every socket passes it before anything else happens.

It asks for whom the request is meant (host), where it comes from (origin), whether a page of
ours sent it (a header that no form of another site can send), and how often its sender asks.
Every answer leaves with the headers that keep browsers careful.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sottovoce.core.errors import Refusal
from sottovoce.server.answers import headers_of, note_trouble, status_of, told
from sottovoce.server.errors import Closing, MissingHeader, WrongHost, WrongOrigin
from sottovoce.server.limits import Buckets
from sottovoce.server.metrics import Metrics
from sottovoce.server.settings import Settings
from sottovoce.server.world import World, digest

COOKIE = "sottovoce"
HEADER = "X-Sottovoce"
SAFE = ("GET", "HEAD", "OPTIONS")
ENTRY = ("/api/guest", "/api/login", "/api/recover", "/api/me/account")
POLICY_VIOLATION = 1008
INTERNAL_ERROR = 1011

CAREFUL = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # addresses hold the tokens of invitations
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "X-Frame-Options": "DENY",
}
STRICT_TRANSPORT = "max-age=31536000"


class Door:
    """Whether the server still lets anybody in."""

    def __init__(self) -> None:
        self.closed = False


class Guard:
    """Stands before the application."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        world: World,
        metrics: Metrics,
        door: Door,
        policy: Callable[[], str],
    ) -> None:
        self._app = app
        self._world = world
        self._metrics = metrics
        self._door = door
        self._policy = policy
        self._secure = settings.secure
        self._origins = frozenset(origin.lower().rstrip("/") for origin in settings.origins)
        self._names = {
            settings.host.lower(),
            *(_host_name(origin.partition("://")[2]) for origin in self._origins),
        }
        limits = settings.limits
        self._addresses = Buckets(limits.address, limits.remembered)
        self._sessions = Buckets(limits.session, limits.remembered)
        self._entries = Buckets(limits.entry, limits.remembered)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0

        async def careful(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(scope, message)
            await send(message)

        try:
            self._check(scope)
            await self._app(scope, receive, careful if scope["type"] == ScopeType.HTTP else send)
        except Refusal as refusal:
            await refuse(scope, careful, refusal)
        except Exception as error:
            trouble = note_trouble(error, self._world)
            if not status:
                await refuse(scope, careful, trouble)
        if scope["type"] == ScopeType.HTTP:
            self._metrics.request(scope["path"], scope["method"], status, time.perf_counter() - began)

    # ------------------------------------------------------------ what is asked before anything happens

    def _check(self, scope: Scope) -> None:
        headers = Headers.from_scope(scope)
        self._check_host(headers)
        socket = scope["type"] == ScopeType.WEBSOCKET
        changing = scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE
        if socket or changing:
            self._check_origin(headers)
            if self._door.closed:
                raise Closing()
        if changing and headers.get(HEADER) != "1":
            raise MissingHeader(header=f"{HEADER}: 1")
        if scope["path"].startswith("/api/"):
            self._check_rate(scope, headers, changing)

    def _check_host(self, headers: Headers) -> None:
        """A name that we do not know may be another site's that was made to point here."""
        name = _host_name(headers.get("host", ""))
        if not (_is_address(name) or name == "localhost" or name in self._names):
            raise WrongHost()

    def _check_origin(self, headers: Headers) -> None:
        """Browsers say where a page comes from; what is no browser has no page that could deceive it."""
        origin = headers.get("origin", "").lower()
        own = origin.partition("://")[2] == headers.get("host", "").lower()
        if origin and not own and origin not in self._origins:
            raise WrongOrigin()

    def _check_rate(self, scope: Scope, headers: Headers, changing: bool) -> None:
        now, address = self._world.now(), address_of(scope)
        self._addresses.take(address, now)
        if changing and scope["path"] in ENTRY:
            self._entries.take(address, now)
        if changing and COOKIE in (cookie := headers.get("cookie", "")):
            self._sessions.take(digest(cookie), now)

    # ------------------------------------------------------------ what every answer carries

    def _add_headers(self, scope: Scope, message: Message) -> None:
        headers = MutableScopeHeaders.from_message(message)
        for name, value in CAREFUL.items():
            headers[name] = value
        headers["Content-Security-Policy"] = self._policy()
        if scope["path"].startswith("/api/") and "cache-control" not in headers:
            headers["Cache-Control"] = "no-store"
        if self._secure or scope["scheme"] == "https":
            headers["Strict-Transport-Security"] = STRICT_TRANSPORT


def address_of(scope: Scope) -> str:
    """Return what stands for the caller: his address, or his network where everybody has many."""
    client = scope.get("client")
    host = client[0] if client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 64), strict=False))
    return host


def is_local(scope: Scope) -> bool:
    """Does the caller sit at this machine? What came through a proxy that we do not know does not count."""
    client = scope.get("client")
    name = client[0] if client else ""
    return (
        _is_address(name)
        and ip_address(name).is_loopback
        and "x-forwarded-for" not in Headers.from_scope(scope)
    )


def _host_name(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


async def refuse(scope: Scope, send: Send, refusal: Refusal) -> None:
    """Answer a request, or turn a socket away, before the application has seen it."""
    if scope["type"] == ScopeType.WEBSOCKET:
        code = INTERNAL_ERROR if status_of(refusal) == 500 else POLICY_VIOLATION
        await send({"type": "websocket.close", "code": code, "reason": refusal.key})
        return
    body = msgspec.json.encode(told(refusal))
    headers = {"content-type": "application/json", "content-length": str(len(body)), **headers_of(refusal)}
    await send(
        {
            "type": "http.response.start",
            "status": status_of(refusal),
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})
