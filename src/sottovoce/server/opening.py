"""Opening matches, letting people in, and lists of matches: what stands behind the routes."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

import msgspec

from sottovoce import bots
from sottovoce.core.errors import BadSeat, UnknownBot
from sottovoce.core.game import SPECTATOR, Game
from sottovoce.core.view import read_options
from sottovoce.games import registry
from sottovoce.matches import BotSeat, Opened, OpenSeat, Person, Sitter, Terms
from sottovoce.matches.clock import DAY, ClockTerms, NoClock
from sottovoce.matches.dealing import MOST_TOKEN
from sottovoce.matches.errors import AlreadySeated, SeatTaken
from sottovoce.matches.lessons import lesson_of
from sottovoce.server.errors import BadSeats, MayNotWatch
from sottovoce.server.present import clock_name, sittings, status
from sottovoce.server.rooms import Room
from sottovoce.server.tables import Tables
from sottovoce.server.wire import Sitting, Status
from sottovoce.server.world import digest
from sottovoce.store.errors import NoSuchMatch
from sottovoce.store.lobby import Link, Listing
from sottovoce.store.people import Someone

INVITE_HOLDS = 30 * DAY
WATCHING_HOLDS = 365 * DAY
MOST_SEATS = 8

Token = Annotated[str, msgspec.Meta(pattern=r"^[\x21-\x7e]*$", max_length=MOST_TOKEN)]
Short = Annotated[str, msgspec.Meta(max_length=40)]


class NewMatch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match somebody would like: for each seat ``me``, ``open`` or ``bot:LEVEL``."""

    game: Short
    options: Annotated[dict[Short, Short], msgspec.Meta(max_length=20)] = {}
    seats: Annotated[tuple[Short, ...], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    clock: ClockTerms = NoClock()
    on_time_out: Annotated[str, msgspec.Meta(pattern="^(bot|loss)$")] = "bot"
    listed: bool = False
    token: Token = ""


class Ticket(msgspec.Struct, frozen=True):
    """An invitation to a seat."""

    seat: int
    token: str


class MatchOpened(msgspec.Struct, frozen=True):
    """A match that now exists, with the invitations for its open seats and for spectators.

    `commitment` is the server's promise of its cards (docs/fair-dealing.md).
    """

    id: str
    seat: int
    invites: tuple[Ticket, ...]
    watch: str
    commitment: str


class MatchShort(msgspec.Struct, frozen=True, kw_only=True):
    """A match as lists show it; `seat` is the reader's own, or -1."""

    id: str
    game: str
    options: dict[str, str]
    status: Status
    mover: int
    seats: tuple[Sitting, ...]
    seat: int
    clock: str
    commitment: str
    opened: int


class Seated(msgspec.Struct, frozen=True):
    """Where somebody sits now."""

    id: str
    seat: int


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody would like to sit down: by invitation, or at an open table in a seat."""

    invite: Annotated[str, msgspec.Meta(max_length=64)] = ""
    seat: Annotated[int, msgspec.Meta(ge=-1, le=MOST_SEATS)] = -1
    token: Token = ""


class Invitation(msgspec.Struct, frozen=True):
    """What an invitation opens."""

    match: str
    seat: int
    about: MatchShort


# ---------------------------------------------------------------- opening


async def open_match(tables: Tables, wanted: NewMatch, someone: Someone) -> MatchOpened:
    """Open a match for somebody, and invite others to its open seats."""
    game = registry.get(wanted.game)
    options = read_options(game.name, game.options, wanted.options)
    seats = read_seats(game, len(game.seats(options)), wanted, someone)
    terms = Terms(
        game=game.name,
        rules=game.rules_version,
        options=wanted.options,
        clock=wanted.clock,
        on_time_out="loss" if wanted.on_time_out == "loss" else "bot",
    )
    world = tables.world
    name = world.name()
    opened = Opened(terms, seats, world.secret(), world.secret()[:16], world.secret())
    open_seats = [seat for seat, sitter in enumerate(seats) if isinstance(sitter, OpenSeat)]
    tokens = {seat: world.token() for seat in (*open_seats, SPECTATOR)}
    links = [_link(token, seat, world.now()) for seat, token in tokens.items()]
    room = await tables.open(name, opened, wanted.listed, links)
    own = room.match.seat_of(someone.id) if "me" in wanted.seats else SPECTATOR
    invites = tuple(Ticket(seat, tokens[seat]) for seat in open_seats)
    return MatchOpened(room.id, own, invites, tokens[SPECTATOR], room.match.commitment)


async def open_lesson(tables: Tables, game: str, someone: Someone) -> Seated:
    """Open a guided first game: its cards are always the same, so it is marked, and in no list."""
    chosen, lesson = registry.get(game), lesson_of(game)
    options = read_options(chosen.name, chosen.options, lesson.options)
    seats: list[Sitter] = [BotSeat(bots_of(chosen)[0]) for _ in chosen.seats(options)]
    seats[lesson.seat] = Person(someone.id, someone.name)
    terms = Terms(game=chosen.name, rules=chosen.rules_version, options=lesson.options, lesson=True)
    opened = Opened(terms, tuple(seats), lesson.secret)
    room = await tables.open(tables.world.name(), opened, listed=False)
    return Seated(room.id, lesson.seat)


def read_seats(game: Game, count: int, wanted: NewMatch, someone: Someone) -> tuple[Sitter, ...]:
    """Return who sits where, or refuse."""
    if len(wanted.seats) != count or wanted.seats.count("me") > 1:
        raise BadSeats(seats=count)
    me = Person(someone.id, someone.name, wanted.token)
    return tuple(_read_seat(game, text, me, count) for text in wanted.seats)


def _read_seat(game: Game, text: str, me: Person, count: int) -> Sitter:
    if text == "me":
        return me
    if text == "open":
        return OpenSeat()
    kind, _, level = text.partition(":")
    if kind != "bot":
        raise BadSeats(seats=count)
    if level not in bots_of(game):
        raise UnknownBot(name=level, bots=", ".join(bots_of(game)))
    return BotSeat(level)


def bots_of(game: Game) -> tuple[str, ...]:
    """Return the bots people may play against, weakest first; bots for measuring are not among them."""
    return bots.levels(game) or bots.names()


async def invite(tables: Tables, match: str, seat: int) -> str:
    """Return a new link's token, for a seat or (-1) for watching."""
    token = tables.world.token()
    await tables.lobby.invite(match, _link(token, seat, tables.world.now()))
    return token


def _link(token: str, seat: int, now: int) -> Link:
    return Link(digest(token), seat, now + (WATCHING_HOLDS if seat == SPECTATOR else INVITE_HOLDS))


# ---------------------------------------------------------------- sitting down


async def join(tables: Tables, match: str, wish: Joining, someone: Someone) -> Seated:
    """Let somebody sit down, by his invitation or at a table that is open to all."""
    room = await tables.room(match)
    seat = await _seat_for(tables, room, wish)
    person = Person(someone.id, someone.name, wish.token)
    try:
        client = f"join.{tables.world.name()}"
        room = await tables.change(match, client, lambda match: match.join(person, seat))
    except AlreadySeated:
        pass  # asked twice: he sits where he sits
    return Seated(match, room.match.seat_of(someone.id))


async def _seat_for(tables: Tables, room: Room, wish: Joining) -> int:
    if wish.invite:
        invited = await tables.lobby.invited(digest(wish.invite), tables.world.now())
        if invited.match == room.id and invited.seat != SPECTATOR:
            return invited.seat
    elif await tables.lobby.is_listed(room.id):
        return _open_seat(room, wish.seat)
    raise MayNotWatch()


def _open_seat(room: Room, wanted: int) -> int:
    if wanted >= len(room.match.seats):
        raise BadSeat(seat=wanted, last=len(room.match.seats) - 1)
    if wanted >= 0:
        return wanted
    for seat, sitter in enumerate(room.match.seats):
        if isinstance(sitter, OpenSeat):
            return seat
    raise SeatTaken(seat=0)


# ---------------------------------------------------------------- lists


async def short(tables: Tables, match: str, opened: int, person: str) -> MatchShort:
    """Return a match as a list shows it to a person."""
    async with tables.reading(match) as room:
        sitters = room.sitters()
        return MatchShort(
            id=match,
            game=room.match.game.name,
            options=room.match.terms.options,
            status=status(room.match),
            mover=room.match.mover,
            seats=sittings(room.match),
            seat=sitters.index(person) if person in sitters else SPECTATOR,
            clock=clock_name(room.match.terms.clock),
            commitment=room.match.commitment,
            opened=opened,
        )


async def shorts(tables: Tables, listings: list[Listing], person: str) -> list[MatchShort]:
    """Return many of them; one that is just being opened, or was just cleared away, is left out."""
    found = []
    for listing in listings:
        with suppress(NoSuchMatch):
            found.append(await short(tables, listing.id, listing.opened, person))
    return found
