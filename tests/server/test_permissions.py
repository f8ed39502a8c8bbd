"""Every permission, proved by its refusal: strangers, spectators, the other seat, links that have run out."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sottovoce.matches.clock import DAY
from sottovoce.server.opening import shorts
from tests.server.house import Served, refused, served
from tests.server.line import Line

VENICE = {"game": "venice", "seats": ["me", "open"]}


class Cast:
    """Anna and Boris play, Carla is known to the server, a stranger is not."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.anna, self.boris, self.carla, self.stranger = (Line(server.app) for _ in range(4))
        self.match = self.invite = self.watch = ""

    async def enter(self) -> Cast:
        for name, line in (("Anna", self.anna), ("Boris", self.boris), ("Carla", self.carla)):
            await line.ask("POST", "/api/guest", json={"name": name})
        opened = (await self.anna.ask("POST", "/api/matches", json=VENICE)).json()
        self.match, self.invite, self.watch = opened["id"], opened["invites"][0]["token"], opened["watch"]
        return self

    async def begin(self) -> Cast:
        path = f"/api/matches/{self.match}/join"
        assert (await self.boris.ask("POST", path, json={"invite": self.invite})).status_code == 201
        return self

    def path(self, rest: str = "", watch: str = "") -> str:
        return f"/api/matches/{self.match}{rest}?watch={watch}"


def on_stage(folder: Path, play: Callable[[Cast], Awaitable[None]]) -> None:
    async def work() -> None:
        async with served(folder) as server:
            cast = await Cast(server).enter()
            await play(cast)
            for line in (cast.anna, cast.boris, cast.carla, cast.stranger):
                await line.close()

    asyncio.run(work())


READ = ["", "/record", "/moments/0"]


@pytest.mark.parametrize("rest", READ)
def test_who_does_not_sit_there_sees_nothing_without_a_link(tmp_path: Path, rest: str) -> None:
    async def play(cast: Cast) -> None:
        await cast.begin()
        for line in (cast.carla, cast.stranger):
            for watch in ("", "forged", cast.invite):
                answer = await line.ask("GET", cast.path(rest, watch))
                assert answer.status_code in (403, 404), answer.text
                assert answer.json()["key"] in ("may-not-watch", "invite-expired")
        assert (await cast.carla.ask("GET", cast.path(rest, cast.watch))).status_code == 200
        assert (await cast.anna.ask("GET", cast.path(rest))).status_code == 200

    on_stage(tmp_path, play)


def test_a_stranger_opens_nothing_joins_nothing_and_has_no_matches(tmp_path: Path) -> None:
    async def play(cast: Cast) -> None:
        refused(await cast.stranger.ask("POST", "/api/matches", json=VENICE), 401, "stranger")
        joining = {"invite": cast.invite}
        refused(await cast.stranger.ask("POST", cast.path("/join"), json=joining), 401, "stranger")
        refused(await cast.stranger.ask("GET", "/api/me/matches"), 401, "stranger")
        refused(await cast.stranger.ask("POST", cast.path("/watch-link")), 401, "stranger")
        refused(await cast.stranger.ask("GET", cast.path("/insight")), 401, "stranger")

    on_stage(tmp_path, play)


def test_a_seat_is_taken_only_with_its_invitation(tmp_path: Path) -> None:
    async def play(cast: Cast) -> None:
        for joining in ({}, {"seat": 1}, {"invite": cast.watch}):
            refused(await cast.carla.ask("POST", cast.path("/join"), json=joining), 403, "may-not-watch")
        forged = await cast.carla.ask("POST", cast.path("/join"), json={"invite": "forged"})
        assert forged.json()["key"] == "invite-expired"
        await cast.begin()
        late = await cast.carla.ask("POST", cast.path("/join"), json={"invite": cast.invite})
        refused(late, 409, "seat-taken")

    on_stage(tmp_path, play)


def test_an_invitation_to_another_match_opens_nothing(tmp_path: Path) -> None:
    async def play(cast: Cast) -> None:
        other = (await cast.carla.ask("POST", "/api/matches", json=VENICE)).json()
        for token in (other["invites"][0]["token"], other["watch"]):
            answer = await cast.boris.ask("POST", cast.path("/join"), json={"invite": token})
            refused(answer, 403, "may-not-watch")
        answer = await cast.boris.ask("GET", cast.path("/record", other["watch"]))
        refused(answer, 403, "may-not-watch")

    on_stage(tmp_path, play)


def test_links_run_out(tmp_path: Path) -> None:
    async def play(cast: Cast) -> None:
        cast.server.world.later = 31 * DAY
        answer = await cast.boris.ask("POST", cast.path("/join"), json={"invite": cast.invite})
        assert answer.json()["key"] == "invite-expired"
        cast.server.world.later = 366 * DAY
        assert (await cast.carla.ask("GET", f"/api/invites/{cast.watch}")).json()["key"] == "invite-expired"

    on_stage(tmp_path, play)


def test_only_players_give_watch_links_away(tmp_path: Path) -> None:
    async def play(cast: Cast) -> None:
        await cast.begin()
        refused(await cast.carla.ask("POST", cast.path("/watch-link")), 403, "may-not-watch")
        link = (await cast.boris.ask("POST", cast.path("/watch-link"))).json()["watch"]
        assert (await cast.carla.ask("GET", cast.path("", link))).status_code == 200

    on_stage(tmp_path, play)


def test_others_eyes_are_lent_only_after_the_end(tmp_path: Path) -> None:
    async def play(cast: Cast) -> None:
        await cast.begin()
        for seat in (1, -1):
            refused(await cast.anna.ask("GET", f"{cast.path('/moments/0')}&seat={seat}"), 404, "nothing-here")
        await cast.anna.sit(cast.match, "")
        await cast.anna.say(do="resign", id="r")
        await cast.anna.catch_up()
        await cast.anna.get_up()
        answer = await cast.anna.ask("GET", f"{cast.path('/moments/0')}&seat=1")
        assert answer.json()["view"]["seat"] == 1

    on_stage(tmp_path, play)


async def answers(line: Line, match: str, watch: str, wishes: list[dict[str, Any]]) -> list[str]:
    """Ask for things over the socket; return the keys of the refusals, or `ack`."""
    await line.sit(match, watch)
    found = []
    for wish in wishes:
        await line.say(**wish)
        while (told := json.loads(await line.hear()))["is"] not in ("ack", "refused"):
            pass
        found.append(told.get("key", told["is"]))
    await line.get_up()
    return found


WISHES: list[dict[str, Any]] = [
    {"do": "decide", "id": "a", "seen": 0, "choice": "throw"},
    {"do": "undo", "id": "b", "seen": 0},
    {"do": "resign", "id": "c"},
    {"do": "offer-draw", "id": "d"},
    {"do": "answer-draw", "id": "e", "accept": True},
    {"do": "leave", "id": "f"},
    {"do": "come-back", "id": "g"},
    {"do": "ask-rematch", "id": "h"},
    {"do": "keep-notes", "id": "i", "text": "mine"},
]


def test_a_spectator_changes_nothing(tmp_path: Path) -> None:
    async def play(cast: Cast) -> None:
        await cast.begin()
        keys = await answers(cast.carla, cast.match, cast.watch, WISHES)
        assert keys == ["not-seated"] * len(WISHES)
        room = await cast.server.house.tables.room(cast.match)
        assert room.match.number == 1  # only Boris' sitting down

    on_stage(tmp_path, play)


def test_a_stranger_who_watches_says_nothing(tmp_path: Path) -> None:
    async def play(cast: Cast) -> None:
        await cast.begin()
        speech = [{"do": "say", "id": "s", "text": "hello"}]
        assert await answers(cast.stranger, cast.match, cast.watch, speech) == ["stranger"]
        assert await answers(cast.carla, cast.match, cast.watch, speech) == ["ack"]

    on_stage(tmp_path, play)


def test_the_other_seat_cannot_decide_undo_or_answer_for_the_mover(tmp_path: Path) -> None:
    async def play(cast: Cast) -> None:
        await cast.begin()
        room = await cast.server.house.tables.room(cast.match)
        mover, seen = room.match.mover, room.match.shown(0)
        other = (cast.anna, cast.boris)[1 - mover]
        wishes: list[dict[str, Any]] = [
            {"do": "decide", "id": "a", "seen": seen, "choice": "throw"},
            {"do": "undo", "id": "b", "seen": seen},
            {"do": "answer-draw", "id": "c", "accept": True},
            {"do": "come-back", "id": "d"},
        ]
        keys = await answers(other, cast.match, "", wishes)
        assert keys == ["not-your-turn", "nothing-to-undo", "nothing-offered", "not-away"]

    on_stage(tmp_path, play)


def test_spectators_talk_apart_until_the_end(tmp_path: Path) -> None:
    async def play(cast: Cast) -> None:
        await cast.begin()
        await cast.anna.sit(cast.match, "")
        await answers(cast.carla, cast.match, cast.watch, [{"do": "say", "id": "s", "text": "she has it"}])
        await cast.anna.say(do="say", id="t", text="good luck")
        await cast.anna.catch_up()
        assert not any(b"she has it" in heard for heard in cast.anna.heard)
        await cast.carla.sit(cast.match, cast.watch)
        assert not any(b"good luck" in heard for heard in cast.carla.heard)
        await cast.carla.get_up()
        await cast.anna.say(do="resign", id="r")
        await cast.anna.catch_up()
        await cast.anna.get_up()
        await cast.anna.sit(cast.match, "")
        assert b"she has it" in cast.anna.heard[-1]
        await cast.anna.get_up()

    on_stage(tmp_path, play)


def test_ids_of_people_and_secrets_of_the_match_reach_nobody(tmp_path: Path) -> None:
    async def play(cast: Cast) -> None:
        await cast.begin()
        room = await cast.server.house.tables.room(cast.match)
        secrets = [room.match.opened.secret, f"{room.match.table.seed:064x}", *filter(None, room.sitters())]
        for line, watch in ((cast.anna, ""), (cast.carla, cast.watch)):
            line.heard.clear()
            await line.sit(cast.match, watch)
            for rest in READ:
                await line.ask("GET", cast.path(rest, watch))
            await line.get_up()
            heard = b"\n".join(line.heard).decode()
            assert [secret for secret in secrets if secret in heard] == []

    on_stage(tmp_path, play)


def test_a_match_that_is_just_being_opened_is_left_out_of_the_lists(tmp_path: Path) -> None:
    async def play(cast: Cast) -> None:
        tables = cast.server.house.tables
        await tables.look_again(cast.match)
        listings = list(await tables.lobby.of_person((await tables.room(cast.match)).sitters()[0] or ""))
        ghost = msgspec.structs.replace(listings[0], id="not-yet-written")
        assert [match.id for match in await shorts(tables, [ghost, *listings], "")] == [cast.match]

    on_stage(tmp_path, play)
