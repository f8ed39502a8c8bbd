"""Fair dealing over the wire: promised before anybody adds anything, opened at the end, not before."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec

from sottovoce.core.record import parse_record
from sottovoce.games import registry
from sottovoce.matches import Opened
from sottovoce.matches.dealing import commit
from sottovoce.matches.verify import is_fair, verify
from sottovoce.server.rematch import next_name, open_rematch
from tests.server.house import Served, Visit, served
from tests.server.line import Line


def visit(folder: Path, work: Visit) -> None:
    async def whole() -> None:
        async with served(folder) as house:
            await work(house)

    asyncio.run(whole())


async def asked(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, answer.text
    return answer.json()


async def opened_row(house: Served, match: str) -> Opened:
    return (await house.house.tables.room(match)).match.opened


def test_who_plays_alone_adds_his_token_after_the_promise(tmp_path: Path) -> None:
    """The page opens the table with its own seat free, reads the promise, and only then sits down."""

    async def work(house: Served) -> None:
        anna = await house.guest()
        bots = (await asked(await anna.get("/api/games")))[0]["bots"]
        wanted = {"game": "venice", "seats": ["open", f"bot:{bots[0]}"]}
        made = await asked(await anna.post("/api/matches", json=wanted))
        path = f"/api/matches/{made['id']}"
        row = await opened_row(house, made["id"])
        assert made["commitment"] == commit(row.secret, row.salt)
        invite = {"invite": made["invites"][0]["token"], "token": "after-the-promise"}
        assert (await asked(await anna.post(f"{path}/join", json=invite)))["seat"] == 0
        assert (await asked(await anna.get(path)))["commitment"] == made["commitment"]
        running = (await anna.get(f"{path}/record")).text
        assert f"Promise: {made['commitment']}" in running
        assert not [word for word in (row.secret, row.salt, row.next, "after-the-promise") if word in running]
        await house.house.tables.change(made["id"], "r", lambda match: match.resign(0))
        record = parse_record((await anna.get(f"{path}/record")).text)
        assert record.dealing is not None
        assert record.dealing.tokens == ("after-the-promise", "")
        assert is_fair(verify(registry.get("venice"), record))

    visit(tmp_path, work)


def test_nobody_reads_the_secret_of_a_running_match(tmp_path: Path) -> None:
    """Neither who sits there, nor who watches, in whatever is answered by HTTP or over the socket."""

    async def work(house: Served) -> None:
        line = Line(house.app)
        await line.ask("POST", "/api/guest", json={"name": "Anna"})
        wanted = {"game": "sonata", "seats": ["me"], "token": "annas-own"}
        made = (await line.ask("POST", "/api/matches", json=wanted)).json()
        row = await opened_row(house, made["id"])
        await line.sit(made["id"], "")
        path = f"/api/matches/{made['id']}"
        for asked_for in (path, f"{path}/record", f"{path}/moments/0", f"{path}/insight", "/api/me/matches"):
            await line.ask("GET", asked_for)
        await line.ask("GET", "/api/me/export")
        await line.catch_up()
        everything = b"\n".join(line.heard).decode()
        assert commit(row.secret, row.salt) in everything
        assert commit(row.next, row.salt) in everything
        seed = f"{(await house.house.tables.room(made['id'])).match.table.seed:064x}"
        assert not [word for word in (row.secret, row.salt, row.next, seed) if word in everything]
        await line.get_up()
        await line.close()

    visit(tmp_path, work)


def test_a_rematch_uses_the_secret_that_was_promised_with_the_match_before(tmp_path: Path) -> None:
    async def work(house: Served) -> None:
        anna = await house.guest()
        made = await asked(
            await anna.post("/api/matches", json={"game": "sonata", "seats": ["me"], "token": "first"})
        )
        tables = house.house.tables
        await tables.change(made["id"], "r", lambda match: match.resign(0))
        await tables.change(made["id"], "a", lambda match: match.ask_rematch(0, "second"))
        while (await tables.room(made["id"])).match.next_match is None:
            await asyncio.sleep(0.01)
        before, after = await opened_row(house, made["id"]), await opened_row(house, next_name(made["id"]))
        assert (after.secret, after.salt) == (before.next, before.salt)
        assert after.next not in ("", before.next, before.secret)
        assert msgspec.to_builtins(after.seats[0])["token"] == "second"

    visit(tmp_path, work)


def test_a_rematch_of_a_match_that_promised_none_has_a_secret_of_its_own(tmp_path: Path) -> None:
    async def work(house: Served) -> None:
        anna = await house.guest()
        person = (await asked(await anna.get("/api/me")))["id"]
        made = await asked(await anna.post("/api/matches", json={"game": "sonata", "seats": ["me"]}))
        tables, row = house.house.tables, await opened_row(house, made["id"])
        old = Opened(row.terms, row.seats, row.secret)
        room = await tables.open("of-old", old, listed=False)
        assert room.match.seat_of(person) == 0
        await tables.change("of-old", "r", lambda match: match.resign(0))
        await open_rematch(tables, await tables.room("of-old"))
        after = await opened_row(house, next_name("of-old"))
        assert after.secret != row.secret
        assert after.salt
        assert after.next

    visit(tmp_path, work)
