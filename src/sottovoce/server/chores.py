"""What a server does over and over beside serving: what goes wrong once is noted, and done again later."""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from sottovoce.core.errors import Refusal

logger = logging.getLogger(__name__)

EXPECTED = (Refusal, SQLAlchemyError, OSError)  # what happens to a server that is in order


async def over_and_over(work: Callable[[], Awaitable[None]], pause: float, trouble: str) -> None:
    """Do something, and again after each pause (in seconds), for as long as the task is let live."""
    while True:
        try:
            await work()
        except Exception as error:  # whatever it is: nobody else would do the work
            note(trouble, error)
        await asyncio.sleep(pause)


def note(trouble: str, error: BaseException) -> None:
    """Write into the log what went wrong; and, where that is a mistake of ours, in which places.

    Never what the error says: it may hold what people wrote, or a password.
    """
    places = "" if isinstance(error, EXPECTED) else "\n" + "".join(traceback.format_tb(error.__traceback__))
    logger.error("%s: %s%s", trouble, kinds(error), places)


def kinds(error: BaseException) -> str:
    """Name an error and what it came from, without their words."""
    cause = error.__cause__
    return type(error).__name__ + (f" from {kinds(cause)}" if cause is not None else "")
