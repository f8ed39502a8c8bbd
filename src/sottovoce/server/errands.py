"""What somebody at a socket asks for, carried out: each wish becomes a change of the match, or is refused."""

from __future__ import annotations

from hashlib import sha256

from sottovoce.core.game import SPECTATOR
from sottovoce.matches import Change, Match
from sottovoce.matches.errors import NotSeated, Stale
from sottovoce.server import wire
from sottovoce.server.errors import Stranger
from sottovoce.server.rooms import Listener
from sottovoce.server.tables import Tables
from sottovoce.store.talk import Room as Place
from sottovoce.store.talk import Said


async def carry_out(tables: Tables, listener: Listener, name: str, wish: wire.Asked) -> None:
    """Do what is asked, and answer once it is on disk; refusals are raised."""
    match wish:
        case wire.Ping(at, lag):
            listener.lag = lag
            listener.put(wire.encode(wire.Pong(at, tables.world.now())))
            return
        case wire.Say(_, text):
            await _say(tables, listener, name, text)
        case wire.Report(_, number):
            await tables.talk.report(listener.match, number, listener.person, tables.world.now())
        case wire.KeepNotes(_, text):
            await _keep_notes(tables, listener, text)
        case _:
            await _change(tables, listener, wish)
            return
    listener.put(wire.encode(wire.Ack(wish.id, listener.number)))


async def _change(
    tables: Tables,
    listener: Listener,
    wish: wire.Decide
    | wire.Undo
    | wire.Resign
    | wire.OfferDraw
    | wire.AnswerDraw
    | wire.Leave
    | wire.ComeBack
    | wire.AskRematch,
) -> None:
    seat = _seat(listener)
    # The seat is part of the id: nobody can use up the ids of somebody else.
    client = f"{seat}.{wish.id}"

    async def change() -> None:
        await tables.change(
            listener.match,
            client,
            lambda match: propose(match, listener.person, seat, wish, listener.lag),
            lambda room: listener.keep(wire.encode(wire.Ack(wish.id, room.match.shown(seat)))),
        )

    try:
        await change()
    except Stale as stale:
        if int(stale.particulars["seen"]) <= int(stale.particulars["now"]):
            raise
        await tables.catch_up(listener.match)
        await change()
    if listener.outbox:  # else it went with the table
        listener.post()


def propose(match: Match, person: str, seat: int, wish: wire.Asked, lag: int) -> Change:
    """Return the change that a wish would be."""
    if match.seat_of(person) != seat:
        raise NotSeated()
    match wish:
        case wire.Decide(_, seen, choice):
            return match.decide(seat, choice, seen, lag)
        case wire.Undo(_, seen):
            return match.undo(seat, seen)
        case wire.Resign():
            return match.resign(seat)
        case wire.OfferDraw():
            return match.offer_draw(seat)
        case wire.AnswerDraw(_, accept):
            return match.answer_draw(seat, accept)
        case wire.Leave():
            return match.leave(seat)
        case wire.ComeBack():
            return match.come_back(seat)
        case wire.AskRematch(_, token):
            return match.ask_rematch(seat, token)
    raise AssertionError(wish)


def _seat(listener: Listener) -> int:
    if listener.reader == SPECTATOR:
        raise NotSeated()
    return listener.reader


async def _keep_notes(tables: Tables, listener: Listener, text: str) -> None:
    _seat(listener)
    room = await tables.room(listener.match)
    await tables.notes.keep(listener.match, listener.person, room.match.game.check_notes(text))


# ---------------------------------------------------------------- chat


async def _say(tables: Tables, listener: Listener, name: str, text: str) -> None:
    if not listener.person:
        raise Stranger()
    place: Place = "spectators" if listener.reader == SPECTATOR else "players"
    now = tables.world.now()
    said = await tables.talk.say(listener.match, place, listener.person, name, now, text)
    await deliver(tables, listener.match, said)
    for tell in tables.on_said:
        tell(listener.match, said.number)


async def deliver(tables: Tables, match: str, said: Said) -> None:
    """Let everybody here hear something, once."""
    async with tables.reading(match) as room:
        over = room.match.over
    for other in tables.listeners(match):
        if said.room in rooms_heard(other.reader, over) and said.number not in other.heard:
            other.heard.add(said.number)
            other.put(wire.encode(heard(said, match, other.person)))


async def pass_on(tables: Tables, match: str, number: int) -> None:
    """Let everybody here hear what was said at another server, from a number on."""
    if tables.listeners(match):
        for said in await tables.talk.heard(match, ("players", "spectators"), number - 1):
            await deliver(tables, match, said)


def rooms_heard(reader: int, over: bool) -> tuple[Place, ...]:
    """Return the rooms somebody hears: his own, and at the end of the match both."""
    if over:
        return ("players", "spectators")
    return ("spectators",) if reader == SPECTATOR else ("players",)


def heard(said: Said, match: str, person: str) -> wire.Heard:
    """Return something said as a person hears it; speakers have a mark in place of their id."""
    mark = sha256(f"{match} {said.person}".encode()).hexdigest()[:8]
    return wire.Heard(said.number, said.room, mark, said.name, said.at, said.text, said.person == person)
