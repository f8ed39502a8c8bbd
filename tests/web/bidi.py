"""Just enough of WebDriver BiDi to drive Debian's Firefox: no driver of its own is needed."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PATIENCE = 120.0  # seconds; the machine may be busy, and a bot the last to be served
# What is to be clicked is brought into view, and must have stopped moving: a list above may still grow.
AT_REST = """(async () => {
    const found = () => %s;
    const place = () => JSON.stringify(found().getBoundingClientRect());
    for (let before = ""; before !== place(); ) {
        found().scrollIntoView({ block: "center", behavior: "instant" });
        before = place();
        await new Promise((done) => setTimeout(done, 200));
    }
})()"""
# Whatever is not on this machine is out of reach, and nothing is asked for in the background.
SETTINGS = {
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "network.proxy.allow_hijacking_localhost": False,
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en-GB, en",
    "ui.prefersReducedMotion": 1,
}


class Firefox:
    """A running Firefox with one page open. `complaints` are the errors and warnings of its console."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count(1)
        self.complaints: list[str] = []
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._page = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def evaluate(self, code: str) -> Any:
        """Return what an expression, or the promise it gives, comes to: text, a number or a truth."""
        answer = self._ask(
            "script.evaluate", expression=code, target={"context": self._page}, awaitPromise=True
        )
        assert answer["type"] == "success", answer.get("exceptionDetails")
        return answer["result"].get("value")

    def click(self, selector: str) -> None:
        """Click in the middle of the first thing that a selector finds, once it is there."""
        found = f"document.querySelector({json.dumps(selector)})"
        self.wait(f"{found} !== null")
        self.evaluate(AT_REST % found)
        node = self._ask("browsingContext.locateNodes", context=self._page, locator=css(selector))["nodes"][0]
        origin = {"type": "element", "element": {"sharedId": node["sharedId"]}}
        move = {"type": "pointerMove", "x": 0, "y": 0, "origin": origin}
        self._perform(
            "pointer", [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        )

    def press(self, key: str) -> None:
        self._perform("key", [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}])

    def wait(self, condition: str) -> None:
        """Wait until an expression holds."""
        found = self.evaluate(
            f"""(async () => {{
                const end = Date.now() + {PATIENCE * 1000};
                while (!({condition}) && Date.now() < end) await new Promise((done) => setTimeout(done, 20));
                return Boolean({condition});
            }})()"""
        )
        assert found, f"it never came: {condition}"

    def _perform(self, kind: str, actions: list[dict[str, Any]]) -> None:
        source = {"type": kind, "id": f"one-{kind}", "actions": actions}
        self._ask("input.performActions", context=self._page, actions=[source])

    def _ask(self, method: str, **params: Any) -> dict[str, Any]:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self._socket.recv(2 * PATIENCE))
            if told["type"] == "event":
                self._note(told["params"])
            elif told["id"] == number:
                assert told["type"] == "success", told
                return dict(told["result"])

    def _note(self, entry: dict[str, Any]) -> None:
        if entry.get("level") in ("error", "warn"):
            self.complaints.append(str(entry.get("text")))


def css(selector: str) -> dict[str, str]:
    return {"type": "css", "value": selector}


@contextmanager
def firefox(program: str, profile: Path) -> Iterator[Firefox]:
    """Start Firefox without a window, on a profile of its own, for as long as it is needed."""
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in SETTINGS.items()]
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    command = [
        program,
        "--headless",
        "--no-remote",
        "--profile",
        str(profile),
        "--remote-debugging-port",
        "0",
    ]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as running:
        try:
            assert running.stderr is not None
            found = next(filter(None, map(LISTENING.search, running.stderr)))
            with connect(f"{found[1]}/session", max_size=None, open_timeout=PATIENCE) as socket:
                yield Firefox(socket)
        finally:
            running.terminate()
