"""``sottovoce serve``: the table for people apart, until Ctrl-C."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import threading
import webbrowser
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from sottovoce.cli.complaints import Complaint
from sottovoce.cli.desk import Desk
from sottovoce.cli.files import complaining
from sottovoce.cli.numbers import positive
from sottovoce.server.serving import listen, serve
from sottovoce.server.settings import Settings
from sottovoce.store import Database, default_url

REDIS_VARIABLE = "SOTTOVOCE_REDIS_URL"
LOG_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def serve_tables(desk: Desk, settings: Settings, browse: bool) -> None:
    """Check the database, take the port, say where to go, and serve."""
    logging.basicConfig(level=logging.WARNING, format=LOG_FORMAT)
    _check_database(settings.database)
    with _listening(settings) as listening:

        def ready(address: str) -> None:
            desk.tell("serve-ready", address=address)
            if browse:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        serve(settings, listening, ready)
    desk.tell("serve-closed")


def settings_of(
    host: str, port: str, data: str | None, origins: list[str], proxies: list[str], bot_workers: str | None
) -> Settings:
    """Return the settings that were asked for on the command line."""
    folder = Path(data).expanduser() if data is not None else None
    with complaining(data or ""):
        return Settings(
            host=host,
            port=_port(port),
            database=default_url(folder),
            redis=os.environ.get(REDIS_VARIABLE, ""),
            origins=tuple(_origin(origin) for origin in origins),
            proxies=tuple(proxies),
            bot_workers=_workers(bot_workers),
        )


def _workers(text: str | None) -> int:
    """Two bring what there is to gain at one table; a keeper of many says how many he can spare."""
    return min(2, os.cpu_count() or 1) if text is None else positive(text, "--bot-workers")


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text[:6]) < 1 << 16):
        raise Complaint("complaint-port", text=text)
    return int(text)


def _origin(text: str) -> str:
    scheme, found, rest = text.rstrip("/").partition("://")
    if scheme not in ("http", "https") or not found or not rest or "/" in rest:
        raise Complaint("complaint-origin", text=text)
    return text.rstrip("/")


def _check_database(url: str) -> None:
    with complaining(url.partition(":///")[2]):
        try:
            asyncio.run(_open(url))
        except SQLAlchemyError:
            raise Complaint("complaint-database") from None


async def _open(url: str) -> None:
    database = Database(url)
    try:
        await database.open()
    finally:
        await database.close()


def _listening(settings: Settings) -> socket.socket:
    try:
        return listen(settings.host, settings.port)
    except OSError as error:
        raise Complaint(
            "complaint-address", host=settings.host, port=settings.port, reason=str(error.strerror)
        ) from None
