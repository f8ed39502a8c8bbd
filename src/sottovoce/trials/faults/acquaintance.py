"""Somebody known to a server, with matches of his own: so that what is asked for is often really there."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import httpx
import msgspec
from websockets.sync.client import connect

from sottovoce.games import registry
from sottovoce.trials.faults.player import HEADERS, MADE, Json, granted

ALONE, TOGETHER = "sonata", "venice"
PASSPHRASE = "correct horse battery staple"
PATIENCE = 60.0


class Acquaintance:
    """A guest with a match that waits for another player, one that runs, and one that is over."""

    def __init__(self, base: str) -> None:
        self._client = httpx.Client(base_url=base, headers=HEADERS, timeout=PATIENCE)
        granted(self._client.post("/api/guest", json={"name": "Anna"}), MADE)
        waiting = self._open(TOGETHER, "me", "open")
        running, over = self._open(ALONE, "me"), self._open(ALONE, "me")
        self._resign(base, over["id"])
        invite = waiting["invites"][0]["token"]
        self._real: dict[str, Sequence[Any]] = {
            "match": [match["id"] for match in (waiting, running, over)],
            "token": [invite],
            "invite": [invite],
            "step": [0, 1, 2],
            "game": registry.names(),
            "seats": [["me"], ["me", "open"], ["me", "open", "open"]],
            "options": [{}],
            "watch": [""],
            "name": ["Berta", "Карл", "Dario"],
            "account": ["anna", "berta"],
            "passphrase": [PASSPHRASE],
        }

    @property
    def cookies(self) -> dict[str, str]:
        return dict(self._client.cookies)

    def put_into(self, asked: Json, chance: random.Random) -> None:
        """Put real things in the place of some that were asked for."""
        for name in asked:
            if name in self._real and chance.random() < 0.5:
                asked[name] = chance.choice(self._real[name])

    def close(self) -> None:
        self._client.close()

    def _open(self, game: str, *seats: str) -> Json:
        answer = self._client.post("/api/matches", json={"game": game, "seats": list(seats)})
        return dict(granted(answer, MADE).json())

    def _resign(self, base: str, match: str) -> None:
        address = f"{base.replace('http', 'ws', 1)}/api/matches/{match}/socket"
        cookie = "; ".join(f"{key}={value}" for key, value in self.cookies.items())
        with connect(address, additional_headers={"Cookie": cookie}) as socket:
            socket.send('{"do":"resign","id":"last"}')
            while msgspec.json.decode(socket.recv(PATIENCE)).get("is") != "ack":
                pass
