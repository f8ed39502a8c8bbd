"""Guided first games: their ways are legal, their words are there, and they are matches that do not count."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import httpx
import pytest

from sottovoce.core.game import NOBODY
from sottovoce.core.table import Table
from sottovoce.core.view import read_options
from sottovoce.games import registry
from sottovoce.matches import Change, Match
from sottovoce.matches.clock import DAY
from sottovoce.matches.dealing import derive_seed
from sottovoce.matches.lessons import ASTRAY, followed, lesson_of, scripted
from sottovoce.words import LANGUAGES, voice
from tests.server.house import Served, refused

Visitor = Callable[..., None]
GAMES = registry.names()
LEAST, MOST = 8, 20
PATIENCE = 30.0


# ---------------------------------------------------------------- what is taught


def laid_out(name: str) -> Table:
    """The table of a lesson, as it is dealt for everybody."""
    game, lesson = registry.get(name), lesson_of(name)
    options = read_options(name, game.options, lesson.options)
    return Table(game, derive_seed(lesson.secret, [""] * len(game.seats(options))), options)


@pytest.mark.parametrize("name", GAMES)
def test_the_way_of_a_lesson_can_be_gone(name: str) -> None:
    table, lesson = laid_out(name), lesson_of(name)
    own = [step.choose for step in lesson.step if step.choose]
    for text in lesson.way:
        mover = table.mover
        if mover == lesson.seat:
            assert text == own.pop(0)
            assert text in [offer.notation for offer in table.game.offers(table.view(mover))]
        table.decide(mover, table.game.parse(text))
    assert own == []


@pytest.mark.parametrize("name", GAMES)
def test_the_learner_is_to_decide_wherever_he_is_told_to(name: str) -> None:
    table, lesson = laid_out(name), lesson_of(name)
    for at, step in lesson.placed():
        for text in lesson.way[len(table.decisions) : at]:
            table.decide(table.mover, table.game.parse(text))
        assert not step.choose or table.mover == lesson.seat
    assert len(lesson.way) == sum(bool(step.choose) + len(step.others) for step in lesson.step)


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_short(name: str) -> None:
    assert LEAST <= len(lesson_of(name).step) <= MOST


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words_and_none_are_left_over(language: str) -> None:
    said = [step.say for name in GAMES for step in lesson_of(name).step]
    assert sorted(said) == sorted(voice(language, "lessons"))


# ---------------------------------------------------------------- a match that does not count


async def begin(guest: httpx.AsyncClient, game: str) -> str:
    answer = await guest.post("/api/lessons", json={"game": game})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_the_cards_are_the_same_for_everybody(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        for name in GAMES:
            rooms = [
                await running.house.tables.room(await begin(await running.guest(), name)) for _ in range(2)
            ]
            assert rooms[0].match.table.seed == rooms[1].match.table.seed == laid_out(name).seed

    visit(work)


def test_a_lesson_is_in_no_list_and_promises_nothing(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        guest = await running.guest()
        match = await begin(guest, "venice")
        assert (await guest.get("/api/me/matches")).json() == []
        assert (await guest.get("/api/matches")).json() == []
        kept = (await guest.get("/api/me/export")).json()["kept"]["matches"]
        assert [one["id"] for one in kept] == [match]
        room = await running.house.tables.room(match)
        assert room.match.record().dealing is None

    visit(work)


def test_a_lesson_is_cleared_away_even_when_it_is_over(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        anna, _ = await running.member()
        lesson = await begin(anna, "sonata")
        await running.house.tables.change(lesson, "0.end", lambda match: match.resign(0))
        wanted = {"game": "sonata", "seats": ["me"]}
        kept = (await anna.post("/api/matches", json=wanted)).json()["id"]
        running.world.later = 400 * DAY
        await running.house.clear_away()
        assert await running.house.tables.log.rows(lesson) == []
        assert await running.house.tables.log.rows(kept) != []

    visit(work)


def test_nobody_chooses_the_cards_of_a_match(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        guest = await running.guest()
        for more in ({"secret": "5" * 64}, {"seed": 5}, {"lesson": True}):
            wanted = {"game": "sonata", "seats": ["me"], **more}
            refused(await guest.post("/api/matches", json=wanted), 400, "not-understood")
        refused(
            await guest.post("/api/lessons", json={"game": "venice", "secret": "5" * 64}),
            400,
            "not-understood",
        )
        refused(await running.caller().post("/api/lessons", json={"game": "venice"}), 401, "stranger")
        refused(await guest.post("/api/lessons", json={"game": "chess"}), 400, "unknown-game")

    visit(work)


def test_a_page_is_told_what_the_guide_says_and_not_what_others_will_do(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        steps = (await running.caller().get("/api/lessons/venice")).json()
        assert [step["say"] for step in steps] == [step.say for step in lesson_of("venice").step]
        assert {tuple(step) for step in steps} == {("at", "say", "show", "choose")}
        assert [step["at"] for step in steps] == [at for at, _ in lesson_of("venice").placed()]

    visit(work)


# ---------------------------------------------------------------- following, and straying


async def at_rest(running: Served, match: str) -> Match:
    """The match once the learner is to decide, or all is over."""
    async with asyncio.timeout(PATIENCE):
        while (found := (await running.house.tables.room(match)).match).mover not in (0, NOBODY):
            await asyncio.sleep(0.01)
    return found


def decide(text: str, match: Match) -> Change:
    """The learner's decision, made upon what he was last shown."""
    return match.decide(0, text, match.shown(0))


def test_others_answer_as_the_lesson_says_while_the_learner_follows_it(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        match = await begin(await running.guest(), "venice")
        for number, step in enumerate(step for step in lesson_of("venice").step if step.choose):
            await at_rest(running, match)
            await running.house.tables.change(match, f"0.{number}", partial(decide, step.choose))
        over = await at_rest(running, match)
        assert followed(over, 0) == len(lesson_of("venice").way)
        assert over.outcome is not None
        assert over.outcome.winners == (0,)

    visit(work)


def test_who_strays_is_told_so_and_may_take_it_back(visit: Visitor) -> None:
    async def work(running: Served) -> None:
        match = await begin(await running.guest(), "venice")
        tables = running.house.tables
        room = await tables.change(match, "0.a", partial(decide, "M3:W"))
        assert followed(room.match, 0) == ASTRAY
        assert scripted(room.match) is None
        room = await tables.change(match, "0.b", lambda match: match.undo(0, match.shown(0)))
        assert followed(room.match, 0) == 0
        room = await tables.change(match, "0.c", partial(decide, "M2:W"))
        assert followed(room.match, 0) == 1
        assert followed(room.match, 1) == 0  # what is staged is for its maker alone

    visit(work)
