"""The routes of matches."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, WebSocket, get, post, websocket
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.response import Response

from sottovoce.core.game import SPECTATOR
from sottovoce.core.view import OptionChoices, option_choices, read_options
from sottovoce.games import registry
from sottovoce.server import moments
from sottovoce.server import socket as sockets
from sottovoce.server.errors import MayNotWatch
from sottovoce.server.given import GivenAsker, GivenOften, GivenTables, known
from sottovoce.server.moments import Moment
from sottovoce.server.opening import (
    Invitation,
    Joining,
    MatchOpened,
    MatchShort,
    NewMatch,
    Seated,
    bots_of,
    invite,
    join,
    open_match,
    short,
    shorts,
)
from sottovoce.server.socket import reader_of
from sottovoce.server.world import digest

Id = Annotated[str, PathParameter(max_length=32)]
Link = Annotated[str, QueryParameter(max_length=64)]


class GameAbout(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: int
    seats: tuple[tuple[str, ...], ...]  # the seats' keys, for each possible number of players
    options: tuple[OptionChoices, ...]
    bots: tuple[str, ...]


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameAbout]:
    """Return all games, with their options and bots."""
    return [_about(name) for name in registry.names()]


@cache
def _about(name: str) -> GameAbout:
    """What is to be known of a game; it stays the same as long as the server runs."""
    game = registry.get(name)
    options = option_choices(game.options)
    return GameAbout(name, game.rules_version, _seat_keys(name), options, bots_of(game))


def _seat_keys(name: str) -> tuple[tuple[str, ...], ...]:
    """Return the seats for each value of the option that decides how many there are."""
    game = registry.get(name)
    found = {game.seats(game.options())}
    for option in option_choices(game.options):
        for choice in option.choices:
            found.add(game.seats(read_options(name, game.options, {option.name: choice})))
    return tuple(sorted(found, key=len))


@get("/api/matches")
async def list_open(tables: GivenTables, someone: GivenAsker) -> list[MatchShort]:
    """Return the open tables."""
    return await shorts(tables, list(await tables.lobby.open_tables()), someone.id if someone else "")


@get("/api/me/matches")
async def list_mine(tables: GivenTables, someone: GivenAsker) -> list[MatchShort]:
    """Return one's own matches, the last changed first."""
    person = known(someone).id
    return await shorts(tables, list(await tables.lobby.of_person(person)), person)


@post("/api/matches")
async def open_new(tables: GivenTables, someone: GivenAsker, data: JSONBody[NewMatch]) -> MatchOpened:
    """Open a match."""
    return await open_match(tables, data, known(someone))


@get("/api/matches/{match:str}")
async def show(tables: GivenTables, someone: GivenAsker, match: Id, watch: Link = "") -> MatchShort:
    """Return a match: for who sits there, who has its link, and, while it is listed, for all."""
    listing = await tables.lobby.find(match)
    if not await tables.lobby.is_listed(match):
        await reader_of(tables, match, someone, watch)
    return await short(tables, match, listing.opened, someone.id if someone else "")


@get("/api/invites/{token:str}")
async def show_invite(
    tables: GivenTables, someone: GivenAsker, token: Annotated[str, PathParameter(max_length=64)]
) -> Invitation:
    """Return what an invitation opens."""
    found = await tables.lobby.invited(digest(token), tables.world.now())
    listing = await tables.lobby.find(found.match)
    about = await short(tables, found.match, listing.opened, someone.id if someone else "")
    return Invitation(found.match, found.seat, about)


@post("/api/matches/{match:str}/join")
async def sit_down(tables: GivenTables, someone: GivenAsker, match: Id, data: JSONBody[Joining]) -> Seated:
    """Sit down."""
    return await join(tables, match, data, known(someone))


@post("/api/matches/{match:str}/watch-link")
async def watch_link(tables: GivenTables, someone: GivenAsker, match: Id) -> dict[str, str]:
    """Return a new link for spectators; only players give it away."""
    if await reader_of(tables, match, known(someone), "") == SPECTATOR:
        raise MayNotWatch()
    return {"watch": await invite(tables, match, SPECTATOR)}


@get("/api/matches/{match:str}/record", media_type=MediaType.TEXT)
async def record(tables: GivenTables, someone: GivenAsker, match: Id, watch: Link = "") -> Response[str]:
    """Return the record: whole at the end, before that what the reader may see."""
    written = await moments.record(tables, match, await reader_of(tables, match, someone, watch))
    headers = {"Content-Disposition": f'attachment; filename="{written.game}-{match}.txt"'}
    return Response(written.text, media_type=MediaType.TEXT, headers=headers)


@get("/api/matches/{match:str}/moments/{step:int}")
async def show_moment(
    tables: GivenTables,
    someone: GivenAsker,
    match: Id,
    step: FromPath[int],
    watch: Link = "",
    seat: Annotated[int | None, QueryParameter(ge=-1, le=8)] = None,
) -> Moment:
    """Return the table as it was after a decision."""
    reader = await reader_of(tables, match, someone, watch)
    return await moments.moment(tables, match, reader, step, seat)


@get("/api/matches/{match:str}/insight")
async def show_insight(tables: GivenTables, someone: GivenAsker, match: Id) -> Any:
    """Return what can be inferred from one's view."""
    return await moments.insight(tables, match, await reader_of(tables, match, known(someone), ""))


@websocket("/api/matches/{match:str}/socket")
async def sit(
    socket: WebSocket[Any, Any, Any],
    tables: GivenTables,
    someone: GivenAsker,
    often: GivenOften,
    match: Id,
    watch: Link = "",
    seen: Annotated[int, QueryParameter(ge=-1, le=2**31)] = -1,
) -> None:
    """Serve one socket to its end."""
    await socket.accept()
    await sockets.serve(socket, tables, someone, match, watch, seen, often)


routes = [
    list_games,
    list_open,
    list_mine,
    open_new,
    show,
    show_invite,
    sit_down,
    watch_link,
    record,
    show_moment,
    show_insight,
    sit,
]
