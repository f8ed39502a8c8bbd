"""The routes of guided first games."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter

from sottovoce.matches.lessons import lesson_of
from sottovoce.server.given import GivenAsker, GivenTables, known
from sottovoce.server.opening import Seated, Short, open_lesson


class Learning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game somebody would like to learn."""

    game: Short


class Taught(msgspec.Struct, frozen=True):
    """A step of a lesson, to be said once so many decisions (`at`) have been taken."""

    at: int
    say: str
    show: str
    choose: str


@get("/api/lessons/{game:str}", sync_to_thread=False)
def show_lesson(game: Annotated[str, PathParameter(max_length=40)]) -> list[Taught]:
    """Return what the guide of a game says, and what he points at."""
    return [Taught(at, step.say, step.show, step.choose) for at, step in lesson_of(game).placed()]


@post("/api/lessons")
async def open_new_lesson(tables: GivenTables, someone: GivenAsker, data: JSONBody[Learning]) -> Seated:
    """Open a guided first game."""
    return await open_lesson(tables, data.game, known(someone))


routes = [show_lesson, open_new_lesson]
