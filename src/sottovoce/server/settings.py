"""How a server is set up. Whoever starts one may change anything; the defaults suit a table at home."""

from __future__ import annotations

import msgspec

from sottovoce.matches.clock import DAY, MINUTE


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many more each minute."""

    burst: int
    per_minute: float


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How often and how much. An address may be a whole school behind one router: hence its numbers."""

    address: Rate = Rate(600, 1200)  # requests of any kind, from one address
    session: Rate = Rate(60, 120)  # changing requests of one session
    entry: Rate = Rate(30, 20)  # new guests, log-ins, accounts, recoveries from one address
    socket: Rate = Rate(60, 600)  # messages of one person over his sockets
    account: Rate = Rate(30, 3)  # wrong passphrases for one account, wherever they come from
    body: int = 64 * 1024  # bytes of a request
    remembered: int = 20_000  # addresses and sessions that are counted at a time


class Hashing(msgspec.Struct, frozen=True):
    """What a passphrase costs to try (argon2id): rounds, KiB of memory, lanes."""

    time: int = 3
    memory: int = 64 * 1024
    lanes: int = 1


class Keeping(msgspec.Struct, frozen=True, kw_only=True):
    """How long things are kept, in milliseconds; docs/operations.md states it to people."""

    session: int = 180 * DAY  # after its last use
    guest_match: int = 30 * DAY  # an unfinished match among guests that nobody has touched
    every: int = 60 * MINUTE  # how often what has run out is cleared away


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a server wants to be told.

    `database` is a URL, and so is `redis`, by which several servers at one database hear of each
    other; `origins` are the addresses people use beside the plain host and port
    (``https://table.example.org``); `proxies` the addresses of reverse proxies whose word about
    the caller counts; `secure` sends cookies over https only, also when a proxy does not say so.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str
    redis: str = ""
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    secure: bool = False
    limits: Limits = Limits()
    hashing: Hashing = Hashing()
    keeping: Keeping = Keeping()
    bot_workers: int = 1
