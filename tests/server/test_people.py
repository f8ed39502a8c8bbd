"""People: guests, accounts, sessions; every door is tried by who may not pass it."""

from __future__ import annotations

from collections.abc import Callable
from http.cookies import SimpleCookie

import httpx
import pytest
from sqlalchemy import select

from sottovoce.matches.clock import DAY
from sottovoce.server.settings import Limits, Rate
from sottovoce.server.world import digest
from sottovoce.store import schema
from tests.server.house import ACCOUNT, Served, refused

Visitor = Callable[..., None]
OTHER = {"account": "anna", "passphrase": "another horse"}
PRIVATE = [
    ("GET", "/api/me"),
    ("PUT", "/api/me"),
    ("DELETE", "/api/me"),
    ("POST", "/api/me/account"),
    ("GET", "/api/me/export"),
    ("GET", "/api/me/matches"),
    ("POST", "/api/matches"),
]
BODIES = {
    "/api/me": {"name": "Eve"},
    "/api/me/account": ACCOUNT,
    "/api/matches": {"game": "venice", "seats": ["me", "open"]},
}


async def ask(caller: httpx.AsyncClient, method: str, path: str) -> httpx.Response:
    return await caller.request(method, path, json=None if method == "GET" else BODIES.get(path))


def token_of(caller: httpx.AsyncClient) -> str:
    return str(caller.cookies["sottovoce"])


def carrying(running: Served, token: str) -> httpx.AsyncClient:
    caller = running.caller()
    caller.cookies["sottovoce"] = token
    return caller


# ---------------------------------------------------------------- who may not


def test_a_stranger_is_sent_away_from_everything_private(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        for method, path in PRIVATE:
            refused(await ask(running.caller(), method, path), 401, "stranger")

    visit(work)


def test_a_forged_cookie_opens_nothing(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        token = token_of(await running.guest())
        for forged in (token[:-1], token + "A", token.swapcase(), digest(token), "", "x" * 4000, "a;b", '"'):
            for method, path in PRIVATE:
                refused(await ask(carrying(running, forged), method, path), 401, "stranger")
        assert (await carrying(running, token).get("/api/me")).status_code == 200

    visit(work)


def test_a_session_that_has_run_out_opens_nothing(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        guest = await running.guest()
        running.world.later = 181 * DAY
        for method, path in PRIVATE:
            refused(await ask(guest, method, path), 401, "stranger")

    visit(work)


def test_a_session_in_use_does_not_run_out(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        guest = await running.guest()
        for _ in range(3):
            running.world.later += 100 * DAY
            assert (await guest.get("/api/me")).status_code == 200

    visit(work)


def test_nobody_gets_into_the_account_of_another(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        anna, code = await running.member()
        for wrong in (
            OTHER,
            {"account": "boris", "passphrase": "correct horse"},
            {**ACCOUNT, "passphrase": ""},
        ):
            refused(await running.caller().post("/api/login", json=wrong), 403, "wrong-passphrase")
        recovering = {"account": "anna", "recovery": code, "passphrase": "eve's own phrase"}
        for change in ({"recovery": code[:-1]}, {"recovery": ""}, {"account": "boris"}):
            answer = await running.caller().post("/api/recover", json={**recovering, **change})
            refused(answer, 403, "wrong-recovery")
        eve = await running.guest("Eve")
        refused(await eve.post("/api/me/account", json=OTHER), 409, "name-taken")
        assert (await eve.get("/api/me/export")).json()["me"]["name"] == "Eve"
        assert (await anna.get("/api/me")).json()["account"] == "anna"

    visit(work)


def test_passphrases_cannot_be_tried_for_ever(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        await running.member()
        for number in range(3):
            caller = running.caller(f"10.0.0.{number}")
            refused(await caller.post("/api/login", json=OTHER), 403, "wrong-passphrase")
        refused(await running.caller("10.0.0.9").post("/api/login", json=ACCOUNT), 429, "too-often")
        running.world.later = 60_000
        assert (await running.caller().post("/api/login", json=ACCOUNT)).status_code == 200

    much = Rate(10**6, 10**6)
    visit(work, limits=Limits(address=much, session=much, entry=much, account=Rate(3, 1)))


# ---------------------------------------------------------------- guests


def test_a_guest_is_in_at_once_under_his_name(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        guest = await running.guest("  Anna \t Борисовна ")
        me = (await guest.get("/api/me")).json()
        assert (me["name"], me["account"]) == ("Anna Борисовна", None)
        refused(await guest.post("/api/guest", json={"name": "Eve"}), 409, "already-known")
        assert (await guest.put("/api/me", json={"name": "Nina"})).json() == {**me, "name": "Nina"}
        assert (await guest.get("/api/me")).json()["name"] == "Nina"

    visit(work)


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "—", "a\u202eb", "a\x00b", "a\u200bb", "!?"])
def test_a_name_that_nobody_could_read_is_refused(visit: Visitor, name: str) -> None:
    async def work(running: Served) -> None:
        refused(await running.caller().post("/api/guest", json={"name": name}), 400, "bad-name")
        guest = await running.guest()
        refused(await guest.put("/api/me", json={"name": name}), 400, "bad-name")

    visit(work)


@pytest.mark.parametrize("body", ["", "[]", "{}", '{"name": 7}', '{"name": "A", "admin": true}', "{", "\xff"])
def test_a_request_without_sense_is_refused(visit: Visitor, body: str) -> None:
    async def work(running: Served) -> None:
        answer = await running.caller().post("/api/guest", content=body.encode("latin-1"))
        refused(answer, 400, "not-understood")

    visit(work)


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_the_cookie_is_for_our_eyes_only(visit: Visitor, scheme: str) -> None:
    async def work(running: Served) -> None:
        caller = running.caller(base=f"{scheme}://127.0.0.1")
        answer = await caller.post("/api/guest", json={"name": "Anna"})
        cookie = SimpleCookie(answer.headers["set-cookie"])["sottovoce"]
        assert cookie["httponly"] is True
        assert (cookie["samesite"], cookie["path"]) == ("lax", "/")
        assert bool(cookie["secure"]) == (scheme == "https")
        assert ("strict-transport-security" in answer.headers) == (scheme == "https")

    visit(work)


def test_only_digests_and_hashes_are_kept(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        anna, code = await running.member()
        secrets = (token_of(anna), code, ACCOUNT["passphrase"])
        async with running.house.database.begin() as connection:
            for table in (schema.people, schema.sessions):
                kept = str((await connection.execute(select(table))).all())
                assert not any(secret in kept for secret in secrets)

    visit(work)


# ---------------------------------------------------------------- accounts


def test_an_account_is_entered_from_elsewhere(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        anna, _ = await running.member()
        elsewhere = running.caller()
        again = {"account": "ANNA ", "passphrase": "correct horse"}
        me = (await elsewhere.post("/api/login", json=again)).json()
        assert me == (await anna.get("/api/me")).json() == (await elsewhere.get("/api/me")).json()
        refused(await anna.post("/api/me/account", json=ACCOUNT), 409, "has-account")

    visit(work)


def test_every_way_in_brings_a_session_of_its_own(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        guest = await running.guest()
        tokens = [token_of(guest)]
        code = (await guest.post("/api/me/account", json=ACCOUNT)).json()["recovery"]
        tokens.append(token_of(guest))
        await guest.post("/api/login", json=ACCOUNT)
        tokens.append(token_of(guest))
        await guest.post("/api/recover", json={"account": "anna", "recovery": code, "passphrase": "new one!"})
        assert len({*tokens, token_of(guest)}) == 4
        for old in tokens:
            refused(await carrying(running, old).get("/api/me"), 401, "stranger")
        assert (await guest.get("/api/me")).status_code == 200

    visit(work)


def test_a_recovery_code_opens_once_and_ends_every_session(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        anna, code = await running.member()
        typed = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
        recovering = {"account": "anna", "recovery": typed, "passphrase": "a new phrase"}
        elsewhere = running.caller()
        fresh = (await elsewhere.post("/api/recover", json=recovering)).json()["recovery"]
        assert fresh != code
        assert (await elsewhere.get("/api/me")).json()["account"] == "anna"
        refused(await anna.get("/api/me"), 401, "stranger")
        refused(await running.caller().post("/api/recover", json=recovering), 403, "wrong-recovery")
        refused(await running.caller().post("/api/login", json=ACCOUNT), 403, "wrong-passphrase")

    visit(work)


@pytest.mark.parametrize("account", ["", "an", "x" * 31, "1anna", "an na", "an_na", "<anna>", ".anna"])
def test_a_bad_account_name_is_refused(visit: Visitor, account: str) -> None:
    async def work(running: Served) -> None:
        guest = await running.guest()
        body = {**ACCOUNT, "account": account}
        refused(await guest.post("/api/me/account", json=body), 400, "bad-account-name")

    visit(work)


@pytest.mark.parametrize("length", [0, 7])
def test_a_short_passphrase_is_refused(visit: Visitor, length: int) -> None:
    async def work(running: Served) -> None:
        guest = await running.guest()
        body = {**ACCOUNT, "passphrase": "x" * length}
        refused(await guest.post("/api/me/account", json=body), 400, "bad-passphrase")

    visit(work)


def test_who_logs_out_is_a_stranger_at_once(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        guest = await running.guest()
        token = token_of(guest)
        assert (await guest.post("/api/logout")).status_code == 204
        assert "sottovoce" not in guest.cookies
        refused(await carrying(running, token).get("/api/me"), 401, "stranger")
        assert (await running.caller().post("/api/logout")).status_code == 204

    visit(work)


# ---------------------------------------------------------------- one's own data


def test_somebody_is_handed_all_that_is_kept_about_him_and_nobody_else(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        anna, eve = await running.guest(), await running.guest("Eve")
        match = (await anna.post("/api/matches", json=BODIES["/api/matches"])).json()["id"]
        me = (await anna.get("/api/me")).json()["id"]
        await running.house.tables.talk.say(match, "players", me, "Anna", 5, "psst")
        await running.house.tables.notes.keep(match, me, "my note")
        kept = (await anna.get("/api/me/export")).json()["kept"]
        assert [own["id"] for own in kept["matches"]] == [match]
        assert [own["text"] for own in kept["said"]] == ["psst"]
        assert kept["notes"] == [{"match": match, "text": "my note"}]
        assert len(kept["sessions"]) == 1
        others = (await eve.get("/api/me/export")).json()["kept"]
        assert (others["matches"], others["said"], others["notes"]) == ([], [], [])

    visit(work)


def test_who_is_deleted_leaves_no_name_behind_and_the_match_goes_on(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        anna, boris = await running.guest("Annabella"), await running.guest("Boris")
        opened = (await anna.post("/api/matches", json=BODIES["/api/matches"])).json()
        path = f"/api/matches/{opened['id']}"
        joining = {"invite": opened["invites"][0]["token"]}
        assert (await boris.post(f"{path}/join", json=joining)).status_code == 201
        token = token_of(anna)
        assert (await anna.delete("/api/me")).status_code == 204
        refused(await carrying(running, token).get("/api/me"), 401, "stranger")
        seats = (await boris.get(path)).json()["seats"]
        assert (seats[0]["kind"], seats[0]["away"], seats[1]["name"]) == ("bot", "—", "Boris")
        async with running.house.database.begin() as connection:
            for table in schema.metadata.sorted_tables:
                assert "Annabella" not in str((await connection.execute(select(table))).all())

    visit(work)


def test_unfinished_matches_among_guests_are_cleared_away_and_those_of_members_kept(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        guest, (member, _) = await running.guest("Boris"), await running.member()
        wanted = BODIES["/api/matches"]
        kept, lost = [(await who.post("/api/matches", json=wanted)).json()["id"] for who in (member, guest)]
        running.world.later = 29 * DAY
        await running.house.clear_away()
        assert (await guest.get(f"/api/matches/{lost}")).status_code == 200
        running.world.later = 31 * DAY
        await running.house.clear_away()
        refused(await guest.get(f"/api/matches/{lost}"), 404, "no-such-match")
        assert (await member.get(f"/api/matches/{kept}")).status_code == 200
        assert 'sottovoce_cleared_total{what="matches"} 1.0' in running.house.metrics.text().decode()

    visit(work)
