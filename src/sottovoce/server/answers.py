"""How refusals and mistakes of ours are told over HTTP: a key, its particulars, a sentence, a status."""

from __future__ import annotations

import logging
import traceback
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import InterfaceError, OperationalError

from sottovoce.core.errors import IllegalDecision, Refusal
from sottovoce.matches.errors import MatchRefusal, NotSeated
from sottovoce.server import errors
from sottovoce.server.chores import kinds
from sottovoce.server.world import World
from sottovoce.store import errors as stored

logger = logging.getLogger(__name__)

BAD_REQUEST = 400
MOST_PROBLEM = 300  # characters told of what is wrong with a request

# The nearest class counts; whatever is not listed is a bad request.
STATUS: dict[type[Refusal], int] = {
    errors.Stranger: 401,
    errors.NotAllowed: 403,
    errors.WrongOrigin: 403,
    errors.MissingHeader: 403,
    errors.WrongRecovery: 403,
    errors.MayNotWatch: 403,
    stored.WrongPassphrase: 403,
    NotSeated: 403,
    errors.NothingHere: 404,
    stored.NoSuchMatch: 404,
    stored.InviteExpired: 404,
    errors.WrongMethod: 405,
    IllegalDecision: 409,
    MatchRefusal: 409,
    errors.AlreadyKnown: 409,
    errors.HasAccount: 409,
    errors.MatchFrozen: 409,
    errors.TooBusy: 409,
    stored.NameTaken: 409,
    errors.TooLarge: 413,
    errors.TooOften: 429,
    errors.Trouble: 500,
    errors.Closing: 503,
    stored.NotWritten: 503,
}


class Refused(msgspec.Struct, frozen=True):
    """A refusal as it is sent."""

    key: str
    particulars: dict[str, str | int]
    sentence: str


def told(refusal: Refusal) -> Refused:
    """Return a refusal as it is sent."""
    return Refused(refusal.key, refusal.particulars, str(refusal))


def status_of(refusal: Refusal) -> int:
    """Return the status that fits a refusal."""
    return next((STATUS[kind] for kind in type(refusal).__mro__ if kind in STATUS), BAD_REQUEST)


def headers_of(refusal: Refusal) -> dict[str, str]:
    """Return what a refusal adds to the headers: when to come back."""
    if isinstance(refusal, errors.TooOften):
        return {"Retry-After": str(refusal.particulars["seconds"])}
    return {"Retry-After": "2"} if isinstance(refusal, errors.Closing) else {}


def answer(refusal: Refusal) -> Response[Refused]:
    """Return the response to a request that is refused."""
    return Response(told(refusal), status_code=status_of(refusal), headers=headers_of(refusal))


def note_trouble(error: BaseException, world: World) -> errors.Trouble:
    """Write a mistake of ours into the log, and return what people are told of it.

    The log says what broke and where. What the error itself says is left out: there the words
    and tokens of people may stand.
    """
    trouble = errors.Trouble(id=world.name()[:8])
    places = "".join(traceback.format_tb(error.__traceback__))
    logger.error("trouble %s: %s\n%s", trouble.particulars["id"], kinds(error), places)
    return trouble


class Handlers:
    """What Litestar calls when a request fails."""

    def __init__(self, world: World, most_bytes: int) -> None:
        self._world = world
        self._most_bytes = most_bytes

    def refused(self, _: Request[Any, Any, Any], refusal: Refusal) -> Response[Refused]:
        return answer(refusal)

    def failed(self, _: Request[Any, Any, Any], error: HTTPException) -> Response[Refused]:
        """A request that Litestar itself did not let through."""
        match error.status_code:
            case 404:
                return answer(errors.NothingHere())
            case 405:
                response = answer(errors.WrongMethod())
                response.headers.update(error.headers or {})
                return response
            case 413:
                return answer(errors.TooLarge(bytes=self._most_bytes))
            case status if status < 500:
                return answer(errors.NotUnderstood(problem=problem_of(error)))
        return answer(note_trouble(error, self._world))

    def broke(self, _: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
        """A mistake of ours, or a database that fails: then nothing has changed, and may be tried again."""
        if isinstance(error, OperationalError | InterfaceError):
            logger.error("the database failed: %s", kinds(error))
            return answer(stored.NotWritten())
        return answer(note_trouble(error, self._world))


def problem_of(error: HTTPException) -> str:
    """Return what Litestar found wrong with a request, in a line."""
    found = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', '')}: {part.get('message', '')}" for part in found if isinstance(part, dict)]
    return ("; ".join(parts) or error.detail)[:MOST_PROBLEM]
