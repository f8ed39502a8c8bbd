"""The page's own verifier, run by Node and in the browser: yes to honest records of all games, no to others.

It shares no code with the engine, so that each is a test of the other, and of docs/fair-dealing.md.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import shutil
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

import sottovoce
from sottovoce.core.chance import Deal, commitment
from sottovoce.core.record import Record, parse_record, print_record
from sottovoce.core.table import Table
from sottovoce.core.view import read_options
from sottovoce.games import registry
from sottovoce.matches import verify as engine
from sottovoce.matches.dealing import derive_seed
from tests.conftest import counts
from tests.matches.dealt import SECRET, SETTINGS, open_match, play, record_of
from tests.web.conftest import OpenPage
from tests.web.hands import from_menu, my_turn, play_now, resign

VERIFIER = Path(sottovoce.__file__).parent / "web" / "verify"
GAMES = registry.names()
SHOWN_FIRST = 16195  # a deal of Venice whose first hands were of one type, and dealt again
text_of = cache(lambda game: print_record(record_of(game)))

Node = Callable[[str, Any], Any]


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Node:
    """Run an expression of JavaScript over something given, with the verifier at hand."""
    found = shutil.which("node")
    if found is None:
        pytest.skip("needs typescript, or the Node that runs it")
    folder = tmp_path_factory.mktemp("verifier")
    shutil.copytree(VERIFIER, folder / "verify")
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")

    def run(expression: str, given: Any) -> Any:
        (folder / "run.js").write_text(
            'import { readFileSync } from "node:fs";\n'
            'import * as sha from "./verify/sha256.js";\n'
            'import { opening } from "./verify/games.js";\n'
            'import { verify, isFair } from "./verify/verify.js";\n'
            "const given = JSON.parse(readFileSync(0, 'utf8'));\n"
            f"console.log(JSON.stringify({expression}));\n",
            encoding="utf-8",
        )
        done = subprocess.run(
            [found, "run.js"], cwd=folder, input=json.dumps(given), capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    return run


def answers(node: Node, texts: list[str], **kept: Any) -> list[dict[str, bool | None]]:
    found = node("given.texts.map((text) => verify(text, given.kept))", {"texts": texts, "kept": kept})
    return [{check["name"]: check["holds"] for check in checks} for checks in found]


def failing(answer: dict[str, bool | None]) -> set[str]:
    return {name for name, holds in answer.items() if holds is False}


# ---------------------------------------------------------------- its parts


def test_its_hashes_are_those_of_everybody(node: Node) -> None:
    texts = ["", "abc", "a" * 55, "a" * 56, "a" * 64, "ж" * 200, "x" * 1000]
    hashes = node("given.map((text) => sha.hex(sha.sha256(sha.bytesOf(text))))", texts)
    assert hashes == [hashlib.sha256(text.encode()).hexdigest() for text in texts]
    keyed = node(f"given.map((text) => sha.hex(sha.hmac(sha.unhex('{SECRET}'), sha.bytesOf(text))))", texts)
    assert keyed == [hmac.digest(bytes.fromhex(SECRET), text.encode(), "sha256").hex() for text in texts]


def test_it_deals_as_the_engine_deals(node: Node) -> None:
    """Many seeds in every setting: rare shuffles, such as hands of one type dealt again, come up too."""
    cases = [
        (game, read_options(game, registry.get(game).options, options), number)
        for game, options in SETTINGS
        if options.get("route") != "generated"
        for number in (*range(counts(40, 2000)), SHOWN_FIRST)
    ]
    seeds = [int.from_bytes(hashlib.sha256(f"{number}".encode()).digest()) for _, _, number in cases]
    expected = [
        {name: list(deck) for name, deck in registry.get(game).opening(Deal(seed), options).items()}
        for (game, options, _), seed in zip(cases, seeds, strict=True)
    ]
    given = [
        [game, options_text(game, options), f"{seed:064x}"]
        for (game, options, _), seed in zip(cases, seeds, strict=True)
    ]
    found = node("given.map(([game, options, seed]) => opening(game, options, sha.unhex(seed)))", given)
    assert found == expected


def options_text(game: str, options: Any) -> dict[str, str]:
    return Table(registry.get(game), 1, options).record(0).options


# ---------------------------------------------------------------- yes


def test_honest_records_are_proved(node: Node) -> None:
    found = answers(node, [print_record(record_of(game, options)) for game, options in SETTINGS])
    for (_, options), answer in zip(SETTINGS, found, strict=True):
        made = options.get("route") == "generated"  # a route made for the match is beyond it
        assert answer.pop("opening") is (None if made else True)
        assert set(answer.values()) == {True}


def test_what_the_browser_noted_is_compared(node: Node) -> None:
    text = text_of("venice")
    promise = text.partition("Promise: ")[2].split()[0]
    (same,) = answers(node, [text], promise=promise, token="t0:=0", seat=0)
    assert (same["kept"], same["own"]) == (True, True)
    (other,) = answers(node, [text], promise="0" * 64, token="t0:=1", seat=0)
    assert failing(other) == {"kept", "own"}


# ---------------------------------------------------------------- no


def changed(text: str, header: str, change: Callable[[str], str]) -> str:
    before, _, rest = text.partition(f"\n{header}: ")
    value, _, after = rest.partition("\n")
    assert change(value) != value
    return f"{before}\n{header}: {change(value)}\n{after}"


def another_digit(value: str) -> str:
    return value[:-1] + ("0" if value[-1] != "0" else "1")


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_dealing_counts(node: Node, game: str) -> None:
    text = text_of(game)
    expected = {
        "Promise": {"promise"},
        "Salt": {"promise"},
        "Secret": {"promise", "seed"},
        "Tokens": {"seed"},
        "Seed": {"seed", "commitment", "opening"},
        "Commitment": {"commitment"},
        "Opening": {"opening"},
    }
    found = answers(node, [changed(text, header, another_digit) for header in expected])
    assert [failing(answer) for answer in found] == list(expected.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_the_opening_counts(node: Node, game: str) -> None:
    text = text_of(game)
    line = text.partition("\nOpening: ")[2].partition("\n")[0]
    places = [place for place, sign in enumerate(line) if sign.isdigit()]
    lines = [f"{line[:place]}{(int(line[place]) + 1) % 10}{line[place + 1 :]}" for place in places]
    found = answers(node, [text.replace(line, other) for other in lines])
    assert len(found) > 20
    assert all(failing(answer) == {"opening"} for answer in found)


def test_a_seat_missing_among_the_tokens_is_found(node: Node) -> None:
    lost = changed(text_of("venice"), "Tokens", lambda value: value.partition(" ")[2])
    assert failing(answers(node, [lost])[0]) == {"seed"}


def dealt_with(record: Record, tokens: tuple[str, ...]) -> str:
    """A record in which everything follows from these tokens, however many they are."""
    game = registry.get(record.game)
    assert record.dealing is not None
    seed = derive_seed(record.dealing.secret, tokens)
    opening = game.opening(Deal(seed), read_options(game.name, game.options, record.options))
    dealing = msgspec.structs.replace(record.dealing, tokens=tokens, opening=opening)
    changed = msgspec.structs.replace(record, seed=seed, commitment=commitment(seed), dealing=dealing)
    return print_record(changed)


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_one_token_too_few_or_too_many_is_found_by_both_verifiers(
    node: Node, game: str, options: dict[str, str]
) -> None:
    """Nothing else is wrong: promise, seed, bond and opening fit the tokens that there are."""
    record = record_of(game, options)
    assert record.dealing is not None
    tokens = record.dealing.tokens
    wrong = [dealt_with(record, other) for other in (tokens[:-1], (*tokens, "one-more"))]
    right = dealt_with(record, tokens)
    assert [failing(answer) for answer in answers(node, [right, *wrong])] == [set(), {"seed"}, {"seed"}]
    for text in wrong:
        checks = engine.verify(registry.get(game), parse_record(text))
        assert {check.name for check in checks if not check.holds} - {"game"} == {"tokens"}


def test_a_game_that_it_does_not_know_is_not_proved(node: Node) -> None:
    assert failing(answers(node, [changed(text_of("venice"), "Game", lambda _: "vienna")])[0]) == {"seed"}


def test_without_a_promise_or_a_secret_nothing_is_proved(node: Node) -> None:
    running = print_record(play(open_match("holmes"), 3).record(0))
    local = print_record(Table(registry.get("venice"), 5).record())
    twice = text_of("venice").replace("\nSalt: ", "\nSalt: x\nSalt: ", 1)
    found = answers(node, [running, local, "nonsense", twice])
    assert [failing(answer) for answer in found] == [{"open"}, {"dealt"}, {"dealt"}, {"dealt"}]
    assert node("given.map((text) => isFair(verify(text)))", [running, local, text_of("venice")]) == [
        False,
        False,
        True,
    ]


# ---------------------------------------------------------------- on the page


def promise_shown(page: Page) -> str:
    return page.locator("dialog [data-promise]").inner_text()


def test_the_promise_is_shown_from_the_first_and_proved_at_the_end(open_page: OpenPage) -> None:
    page = open_page("/")
    requests: list[tuple[str, str]] = []
    page.on("request", lambda request: requests.append((request.url, request.post_data or "")))
    play_now(page, "sonata")
    my_turn(page)
    opening = next(json.loads(data) for url, data in requests if url.endswith("/api/matches") and data)
    joining = next(json.loads(data) for url, data in requests if url.endswith("/join"))
    assert "token" not in opening  # the server had promised before it heard the token
    assert len(joining["token"]) == 24
    from_menu(page, "fair-dealing")
    promise = promise_shown(page)
    assert len(promise) == 64
    assert page.locator("dialog [data-check]").count() == 0
    page.keyboard.press("Escape")
    resign(page)
    page.locator("[data-do=verify]").click()
    expect(page.locator("dialog [data-fair=true]")).to_be_visible()
    assert page.locator("dialog [data-holds=true]").count() == 8
    assert page.locator("dialog [data-check]").count() == 8
    assert promise_shown(page) == promise
    page.keyboard.press("Escape")
    prove_a_rematch(page, promise)


def prove_a_rematch(page: Page, promise: str) -> None:
    """Its promise and token were noted when it was asked for."""
    page.locator("[data-do=rematch]").click()
    page.locator(".result a.main").click()
    my_turn(page)
    resign(page)
    page.locator("[data-do=verify]").click()
    expect(page.locator("dialog [data-fair=true]")).to_be_visible()
    assert page.locator("dialog [data-holds=true]").count() == 8
    assert promise_shown(page) != promise


def open_for_others(open_page: OpenPage, listed: bool) -> tuple[Page, dict[str, Any], list[dict[str, Any]]]:
    """Open a table for a guest; return what the page asked for when it opened it, and when it sat down."""
    page = open_page("/play/venice")
    asked: list[tuple[str, Any]] = []
    page.on("request", lambda one: asked.append((one.url, json.loads(one.post_data or "{}"))))
    page.locator("dialog input[type=checkbox]").set_checked(listed)
    page.locator("dialog .button.main").click()
    page.wait_for_selector("[data-invite]")
    opening = next(data for url, data in asked if url.endswith("/api/matches") and data)
    return page, opening, [data for url, data in asked if url.endswith("/join")]


def prove_for_both(open_page: OpenPage, host: Page) -> None:
    assert host.locator("[data-invite]").count() == 1  # none for the seat that is taken
    guest = open_page(f"/invite/{host.locator('[data-invite]').get_attribute('data-invite')}")
    guest.locator(".bill-play button").click()
    for page in (host, guest):
        page.wait_for_selector(".sentence")
    resign(guest)
    for page in (host, guest):
        page.locator("[data-do=verify]").click()
        expect(page.locator("dialog [data-fair=true]")).to_be_visible()
        assert page.locator("dialog [data-holds=true]").count() == 8


def test_who_opens_a_table_for_others_adds_his_token_after_the_promise(open_page: OpenPage) -> None:
    host, opening, joining = open_for_others(open_page, listed=False)
    assert "token" not in opening
    assert opening["seats"] == ["open", "open"]
    assert [(len(data["token"]), data["seat"]) for data in joining] == [(24, 0)]
    prove_for_both(open_page, host)


def test_who_opens_a_listed_table_has_his_seat_from_the_first(open_page: OpenPage) -> None:
    """As docs/fair-dealing.md says: his token comes before the promise, the guest's after it."""
    host, opening, joining = open_for_others(open_page, listed=True)
    assert opening["seats"] == ["me", "open"]
    assert len(opening["token"]) == 24
    assert joining == []
    prove_for_both(open_page, host)


def test_a_server_that_says_otherwise_at_the_end_is_found_out(open_page: OpenPage) -> None:
    """Its record is without a fault, but for another promise than the one this browser has noted."""
    page = open_page("/")
    play_now(page, "sonata")
    my_turn(page)
    resign(page)
    forged = print_record(record_of("sonata"))
    page.route(
        "**/api/matches/*/record*", lambda route: route.fulfill(body=forged, content_type="text/plain")
    )
    page.locator("[data-do=verify]").click()
    expect(page.locator("dialog [data-fair=false]")).to_be_visible()
    wrong = page.locator("dialog [data-holds=false]")
    assert {one.get_attribute("data-check") for one in wrong.all()} == {"kept", "own"}
