"""The dialogue in docs/protocol.md, played against a server line by line."""

from __future__ import annotations

import asyncio
import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from sottovoce.server import wire
from sottovoce.server.app import make_app
from sottovoce.server.settings import Settings
from sottovoce.store import default_url
from tests.server.house import CHEAP
from tests.server.line import Line
from tests.server.nursery import GENEROUS
from tests.server.tables import StillWorld

ROOT = Path(__file__).resolve().parents[2]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SPOKEN = re.compile(r"([ab])([<>]) (\{.*\})")


class SameCards(StillWorld):
    """Deals the cards of the dialogue, whatever the server has asked for before."""

    def secret(self) -> str:
        return sha256(b"secret 0 1").hexdigest()


def dialogue() -> list[tuple[str, str, Any]]:
    """Return the lines of the dialogue: who, which way, what."""
    blocks = re.findall(r"```dialogue\n(.*?)```", PROTOCOL, re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines()]
    found = [SPOKEN.fullmatch(line) for line in lines]
    return [(match[1], match[2], json.loads(match[3])) for match in found if match is not None]


def fits(written: Any, said: Any) -> bool:
    """Is everything that is written also said?"""
    if isinstance(written, dict):
        return isinstance(said, dict) and all(
            name in said and fits(value, said[name]) for name, value in written.items()
        )
    return bool(written == said)


async def seat_two(lines: dict[str, Line]) -> None:
    for name, line in zip(("Anna", "Boris"), lines.values(), strict=True):
        await line.ask("POST", "/api/guest", json={"name": name})
    wanted = {"game": "venice", "seats": ["me", "open"], "token": "annas-own"}
    opened = (await lines["a"].ask("POST", "/api/matches", json=wanted)).json()
    invite = {"invite": opened["invites"][0]["token"], "token": "boris-own"}
    await lines["b"].ask("POST", f"/api/matches/{opened['id']}/join", json=invite)
    for line in lines.values():
        await line.sit(opened["id"], "")


def test_the_worked_dialogue_is_true(tmp_path: Path) -> None:
    spoken = dialogue()
    assert len(spoken) == len(re.findall(r"^[ab][<>]", PROTOCOL, re.MULTILINE))

    async def work() -> None:
        settings = Settings(database=default_url(tmp_path), hashing=CHEAP, limits=GENEROUS)
        app = make_app(settings, SameCards())
        async with app.lifespan():
            lines = {"a": Line(app), "b": Line(app)}
            await seat_two(lines)
            waiting = {who: [line.heard[-1]] for who, line in lines.items()}
            for who, way, written in spoken:
                if way == ">":
                    await lines[who].say(**written)
                    continue
                said = waiting[who].pop() if waiting[who] else await lines[who].hear()
                assert fits(written, json.loads(said)), (who, written, said)
            for line in lines.values():
                before = len(line.heard)
                await line.catch_up()
                assert len(line.heard) == before + 1, "somebody was told more than is written"
                await line.get_up()
                await line.close()

    asyncio.run(work())


def test_every_message_is_a_struct_that_goes_to_the_wire_and_back() -> None:
    for kind in (*wire.Asked.__args__, *wire.Told.__args__):
        assert kind.__struct_config__.frozen
        assert kind.__struct_config__.tag
    for wish in (wire.Decide("a", 1, "throw"), wire.Ping(5, 2), wire.Say("b", "hello")):
        assert wire.decode(msgspec.json.encode(wish)) == wish
