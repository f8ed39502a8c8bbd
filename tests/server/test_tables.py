"""Served matches: only what is on disk is shown, nothing staged reaches anybody else, ids count once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sottovoce.core.game import SPECTATOR
from sottovoce.matches import OpenSeat, Person
from sottovoce.matches.errors import Stale
from sottovoce.server import moments, opening
from sottovoce.server import socket as sockets
from sottovoce.server.errors import MatchFrozen
from sottovoce.server.tables import Tables
from sottovoce.store import Answer, Entry
from sottovoce.store.errors import NoSuchMatch, NotWritten
from sottovoce.store.people import Someone
from tests.server.tables import ANNA, BORIS, listen, open_match, run, shown


async def decide(tables: Tables, match: str, client: str, choice: str | None = None, seen: int = -1) -> int:
    """Decide for whoever is to decide; return his seat."""
    room = await tables.room(match)
    seat = room.match.mover
    text = choice or room.match.game.notation(room.match.view(seat).legal[0])
    number = room.match.shown(seat) if seen < 0 else seen
    await tables.change(match, client, lambda match: match.decide(seat, text, number))
    return seat


async def staged_choice(tables: Tables, match: str) -> str:
    """Return a choice that leaves the turn open, so that it can be taken back."""
    room = await tables.room(match)
    seat = room.match.mover
    for action in room.match.view(seat).legal:
        state = room.match.table.truth()
        before = state.barriers
        state.apply(action)
        if state.barriers == before:
            return room.match.game.notation(action)
    raise AssertionError("nothing can be staged here")


def test_a_change_is_on_disk_when_it_is_acknowledged_and_shown_only_then(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        match = await open_match(tables)
        order: list[str] = []
        hand_in = tables.log.hand_in

        def watched(entry: Entry) -> asyncio.Future[Answer]:
            pending = hand_in(entry)
            pending.add_done_callback(lambda _: order.append("on disk"))
            return pending

        tables.log.hand_in = watched  # type: ignore[method-assign]
        listener = listen(tables, match, 0)
        await shown(tables, listener)
        listener.wake = lambda: order.append("woken")  # type: ignore[method-assign]
        room = await tables.room(match)
        seat = room.match.mover
        await tables.change(
            match, "c", lambda m: m.decide(seat, "throw", 0), lambda _: order.append("acknowledged")
        )
        assert order == ["on disk", "acknowledged", "woken"]

    run(tmp_path, work)


def test_what_could_not_be_written_is_neither_shown_nor_kept(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        match = await open_match(tables)
        listener = listen(tables, match, SPECTATOR)
        await shown(tables, listener)
        hand_in = tables.log.hand_in

        def fails(entry: Entry) -> asyncio.Future[Answer]:
            pending: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
            pending.set_exception(NotWritten())
            return pending

        tables.log.hand_in = fails  # type: ignore[method-assign]
        with pytest.raises(NotWritten):
            await decide(tables, match, "c", "throw")
        tables.log.hand_in = hand_in  # type: ignore[method-assign]
        assert await shown(tables, listener) is None
        assert (await tables.room(match)).match.number == 0
        await decide(tables, match, "c", "throw")
        assert await shown(tables, listener) is not None

    run(tmp_path, work)


Ask = Callable[[Tables, str], Awaitable[object]]


def someone(person: Person) -> Someone:
    return Someone(person.id, person.name, None, 0, 0)


async def throw(tables: Tables, match: str) -> None:
    await decide(tables, match, "c", "throw")


async def resign(tables: Tables, match: str) -> None:
    await tables.change(match, "c", lambda match: match.resign(0))


async def join(tables: Tables, match: str) -> None:
    await tables.change(match, "c", lambda match: match.join(BORIS, 1))


@pytest.mark.parametrize(
    ("change", "ask"),
    [
        (resign, lambda tables, match: moments.record(tables, match, 0)),
        (resign, lambda tables, match: moments.moment(tables, match, 0, 0, 1)),
        (resign, lambda tables, match: opening.short(tables, match, 1, "anna")),
        (throw, lambda tables, match: moments.insight(tables, match, 0)),
        (throw, lambda tables, match: moments.insight(tables, match, 1)),
        (throw, lambda tables, match: moments.moment(tables, match, 0, 1, None)),
        (join, lambda tables, match: sockets.reader_of(tables, match, someone(BORIS), "")),
    ],
    ids=["record", "other eyes", "list", "own insight", "other insight", "moment", "seat"],
)
def test_who_waits_for_a_change_that_is_not_written_sees_nothing_of_it(
    change: Ask, ask: Ask, tmp_path: Path
) -> None:
    """Or whoever resigns while the disk fails would read the seed, and play on."""

    async def answer(tables: Tables, match: str) -> str:
        (found,) = await asyncio.gather(ask(tables, match), return_exceptions=True)
        return repr(found) if isinstance(found, BaseException) else msgspec.json.encode(found).decode()

    async def work(tables: Tables) -> None:
        match = await open_match(tables, seats=(ANNA, OpenSeat() if change is join else BORIS))
        before = await answer(tables, match)
        pending: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        tables.log.hand_in = lambda _: pending  # type: ignore[method-assign,assignment]
        changing = asyncio.ensure_future(change(tables, match))
        await asyncio.sleep(0)
        asking = asyncio.create_task(answer(tables, match))
        await asyncio.sleep(0.01)
        assert not asking.done()
        pending.set_exception(NotWritten())
        with pytest.raises(NotWritten):
            await changing
        assert await asking == before

    run(tmp_path, work)


def test_what_was_handed_to_the_log_is_shown_even_if_whoever_asked_is_gone(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        match = await open_match(tables)
        listener = listen(tables, match, SPECTATOR)
        await shown(tables, listener)
        going = asyncio.create_task(decide(tables, match, "c", "throw"))
        while not tables.log._waiting:
            await asyncio.sleep(0)
        going.cancel()
        with pytest.raises(asyncio.CancelledError):
            await going
        await tables.room(match)  # somebody loads it, perhaps before the row is on disk
        await tables.log.drain()
        await asyncio.sleep(0)
        assert (await tables.room(match)).match.number == 1
        assert await shown(tables, listener) is not None

    run(tmp_path, work)


def test_an_id_counts_once_even_when_two_ask_at_once(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        match = await open_match(tables)
        await asyncio.gather(*(decide(tables, match, "same", "throw", 0) for _ in range(5)))
        assert (await tables.room(match)).match.number == 1

    run(tmp_path, work)


def test_two_servers_take_each_change_once_and_catch_up(tmp_path: Path) -> None:
    async def work(one: Tables) -> None:
        match = await open_match(one)
        other = Tables(one.database, one.world)
        await other.room(match)
        await decide(one, match, "a", "throw")
        with pytest.raises(Stale):  # the other server still thought nothing had happened
            await decide(other, match, "b", "throw", 0)
        await decide(other, match, "b")
        await one.heard_of(match, 2)
        assert (await one.room(match)).match.number == (await other.room(match)).match.number == 2

    run(tmp_path, work)


def test_staged_decisions_reach_their_maker_alone(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        match = await open_match(tables)
        mover = (await tables.room(match)).match.mover
        maker, other, spectator = (listen(tables, match, reader) for reader in (mover, 1 - mover, SPECTATOR))
        for listener in (maker, other, spectator):
            await shown(tables, listener)
            listener.woken.clear()
        await decide(tables, match, "a", await staged_choice(tables, match))
        assert (maker.woken.is_set(), other.woken.is_set(), spectator.woken.is_set()) == (True, False, False)
        news: Any = await shown(tables, maker)
        assert news["undo"] is True
        assert await shown(tables, other) is await shown(tables, spectator) is None

    run(tmp_path, work)


def test_an_undone_step_is_replaced_in_the_story(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        match = await open_match(tables)
        room = await tables.room(match)
        mover = room.match.mover
        listener = listen(tables, match, mover)
        first: Any = await shown(tables, listener)
        assert (first["since"], len(first["steps"])) == (0, 1)
        await decide(tables, match, "a", await staged_choice(tables, match))
        staged: Any = await shown(tables, listener)
        assert (staged["since"], len(staged["steps"])) == (1, 1)
        await tables.change(match, "u", lambda m: m.undo(mover, m.shown(mover)))
        undone: Any = await shown(tables, listener)
        assert (undone["since"], len(undone["steps"]), undone["undo"]) == (1, 0, False)

    run(tmp_path, work)


def test_a_match_is_the_same_after_being_loaded_anew(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        match = await open_match(tables)
        for turn in range(30):
            await decide(tables, match, f"c{turn}")
        readers = (0, 1, SPECTATOR)
        before = [await shown(tables, listen(tables, match, reader)) for reader in readers]
        anew = Tables(tables.database, tables.world)
        assert [await shown(anew, listen(anew, match, reader)) for reader in readers] == before

    run(tmp_path, work)


def test_a_match_that_no_longer_replays_can_only_be_looked_at(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        match = await open_match(tables)
        await decide(tables, match, "a", "throw")
        room = await tables.room(match)
        broken = '{"type":"decided","seat":0,"text":"a-choice-of-old-rules"}'
        await tables.log.append(Entry(match, 2, "old", 5, broken, room.summary(False)))
        anew = Tables(tables.database, tables.world)
        with pytest.raises(MatchFrozen, match="change 2"):
            await decide(anew, match, "b")
        news: Any = await shown(anew, listen(anew, match, 0))
        assert (news["frozen"], news["offers"], len(news["steps"])) == (True, [], 2)

    run(tmp_path, work)


def test_there_is_no_match_that_was_not_opened(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        with pytest.raises(NoSuchMatch):
            await tables.room("nowhere")

    run(tmp_path, work)


def test_matches_that_nobody_looks_at_are_forgotten_and_loaded_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sottovoce.server.tables.MOST_ROOMS", 2)

    async def work(tables: Tables) -> None:
        looked_at = await open_match(tables)
        tables.listen(listen(tables, looked_at, 0))
        others = [await open_match(tables, seats=(ANNA, ANNA)) for _ in range(3)]
        assert tables.loaded() == 2
        assert tables.peek(looked_at) is not None
        assert tables.peek(others[0]) is None
        assert (await tables.room(others[0])).match.number == 0

    run(tmp_path, work)
