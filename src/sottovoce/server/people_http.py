"""The routes of people: guests, accounts, sessions, and what is kept about one."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, RequestCookies

from sottovoce.server.given import (
    GivenAsker,
    GivenCarrier,
    GivenFarewell,
    GivenPersonal,
    GivenReception,
    GivenSettings,
    known,
)
from sottovoce.server.people import Entry
from sottovoce.server.security import COOKIE
from sottovoce.server.settings import Settings
from sottovoce.store.people import Someone
from sottovoce.store.personal import Kept

Typed = Annotated[str, msgspec.Meta(max_length=200)]
AnyRequest = Request[Any, Any, Any]
NOTHING_FOLLOWS = {204: ResponseSpec(None, generate_examples=False, description="Done; nothing follows")}


class Naming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody would like to be called."""

    name: Typed


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name and the passphrase of an account."""

    account: Typed
    passphrase: Typed


class LoggingIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name and the passphrase of an account; `carry`: the matches one has as a guest come along."""

    account: Typed
    passphrase: Typed
    carry: bool = False


class Recovering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An account's recovery code, and the passphrase it shall have from now on; `carry` as at logging in."""

    account: Typed
    recovery: Typed
    passphrase: Typed
    carry: bool = False


class Me(msgspec.Struct, frozen=True):
    """Who one is; `account` is null for a guest."""

    id: str
    name: str
    account: str | None


class RecoveryCode(msgspec.Struct, frozen=True):
    """The code that opens an account without its passphrase. It is told once."""

    recovery: str


class Export(msgspec.Struct, frozen=True):
    """All that is kept about somebody; of secrets only hashes are kept, and they stay here."""

    me: Someone
    kept: Kept


async def tell_who(reception: GivenReception, cookies: RequestCookies) -> Someone | None:
    """Return who asks, over HTTP or a socket; None is a stranger."""
    return await reception.who(cookies.get(COOKIE))


def _me(someone: Someone) -> Me:
    return Me(someone.id, someone.name, someone.account)


def _cookie(request: AnyRequest, settings: Settings, token: str, seconds: int) -> Cookie:
    """No script reads it, no other site sends it with anything that changes something."""
    secure = settings.secure or request.scope["scheme"] == "https"
    return Cookie(
        key=COOKIE, value=token, path="/", max_age=seconds, httponly=True, samesite="lax", secure=secure
    )


def _kept(request: AnyRequest, settings: Settings, entry: Entry) -> list[Cookie]:
    return [_cookie(request, settings, entry.token, settings.keeping.session // 1000)]


def _gone(request: AnyRequest, settings: Settings) -> list[Cookie]:
    return [_cookie(request, settings, "", 0)]


# ---------------------------------------------------------------- who one is


@get("/api/me")
async def show_me(someone: GivenAsker) -> Me:
    """Return who one is."""
    return _me(known(someone))


@post("/api/guest")
async def become_guest(
    request: AnyRequest,
    reception: GivenReception,
    settings: GivenSettings,
    someone: GivenAsker,
    data: JSONBody[Naming],
) -> Response[Me]:
    """Come in as a guest."""
    entry = await reception.welcome(data.name, someone)
    return Response(_me(entry.someone), cookies=_kept(request, settings, entry))


@put("/api/me")
async def rename(reception: GivenReception, someone: GivenAsker, data: JSONBody[Naming]) -> Me:
    """Take another name."""
    return _me(await reception.rename(known(someone), data.name))


# ---------------------------------------------------------------- accounts


@post("/api/me/account")
async def make_account(
    request: AnyRequest,
    reception: GivenReception,
    settings: GivenSettings,
    someone: GivenAsker,
    data: JSONBody[Credentials],
) -> Response[RecoveryCode]:
    """Make the guest an account."""
    token = request.cookies.get(COOKIE, "")
    entry = await reception.make_account(known(someone), token, data.account, data.passphrase)
    return Response(RecoveryCode(entry.recovery), cookies=_kept(request, settings, entry))


@post("/api/login", status_code=200)
async def log_in(
    request: AnyRequest,
    reception: GivenReception,
    settings: GivenSettings,
    someone: GivenAsker,
    carrier: GivenCarrier,
    data: JSONBody[LoggingIn],
) -> Response[Me]:
    """Come into one's account; the session is a new one."""
    old, meet = request.cookies.get(COOKIE), carrier.for_guest(someone if data.carry else None)
    entry = await reception.log_in(data.account, data.passphrase, old, meet)
    return Response(_me(entry.someone), cookies=_kept(request, settings, entry))


@post("/api/recover", status_code=200)
async def recover(
    request: AnyRequest,
    reception: GivenReception,
    settings: GivenSettings,
    someone: GivenAsker,
    carrier: GivenCarrier,
    data: JSONBody[Recovering],
) -> Response[RecoveryCode]:
    """Set a new passphrase by the recovery code."""
    old, meet = request.cookies.get(COOKIE), carrier.for_guest(someone if data.carry else None)
    entry = await reception.recover(data.account, data.recovery, data.passphrase, old, meet)
    return Response(RecoveryCode(entry.recovery), cookies=_kept(request, settings, entry))


@post("/api/logout", status_code=204, responses=NOTHING_FOLLOWS)
async def log_out(request: AnyRequest, reception: GivenReception, settings: GivenSettings) -> Response[None]:
    """End this session."""
    if token := request.cookies.get(COOKIE):
        await reception.log_out(token)
    return Response(None, cookies=_gone(request, settings))


# ---------------------------------------------------------------- what is kept about one


@get("/api/me/export")
async def export(someone: GivenAsker, personal: GivenPersonal) -> Export:
    """Return all that is kept about one."""
    me = known(someone)
    return Export(me, await personal.kept(me.id))


@delete("/api/me", status_code=204, responses=NOTHING_FOLLOWS)
async def forget_me(
    request: AnyRequest, settings: GivenSettings, someone: GivenAsker, farewell: GivenFarewell
) -> Response[None]:
    """Delete oneself with all one's data."""
    await farewell.forget(known(someone))
    return Response(None, cookies=_gone(request, settings))


routes = [show_me, become_guest, rename, make_account, log_in, recover, log_out, export, forget_me]
