"""Two truths, one view, over the wire: matches that differ only in what somebody may not know send him
the same bytes, by HTTP and by socket, in answers, refusals, lists, records and looks back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sottovoce.core.chance import Chance, fast
from sottovoce.core.game import SPECTATOR, Game
from sottovoce.core.table import Table
from sottovoce.core.view import View, write_options
from sottovoce.games import registry
from sottovoce.lab.contract.moments import Moment, draw, random_game
from sottovoce.lab.contract.opened import Opened as OpenedAt
from sottovoce.lab.contract.steps import Pair
from sottovoce.matches import Opened, Person, Terms
from sottovoce.server.app import House, make_app
from sottovoce.server.opening import invite
from sottovoce.server.settings import Settings
from sottovoce.store import default_url
from tests.conftest import counts
from tests.contract.games import SECRETS, tried
from tests.server.house import CHEAP
from tests.server.line import Line
from tests.server.nursery import GENEROUS
from tests.server.tables import StillWorld

STEPS = 5
SECRET = "5" * 64


class Side:
    """One of the two servers, and the one person whose bytes are compared."""

    def __init__(self, house: House, line: Line, person: str) -> None:
        self.house = house
        self.line = line
        self.person = person
        self.match = ""
        self.watch = ""

    async def lay(self, moment: Moment, seat: int, number: int) -> None:
        """Open a match and put this truth upon its table."""
        tables, count = self.house.tables, len(moment.game.seats(moment.options))
        seats = [Person(f"other{place}", f"Other {place}") for place in range(count)]
        if seat != SPECTATOR:
            seats[seat] = Person(self.person, "Anna")
        options = write_options(moment.options)
        terms = Terms(game=moment.game.name, rules=moment.game.rules_version, options=options)
        self.match = f"match{number}"
        room = await tables.open(self.match, Opened(terms, tuple(seats), SECRET), listed=False)
        self.watch = await invite(tables, self.match, SPECTATOR) if seat == SPECTATOR else ""
        room.match.game = OpenedAt(moment.game, moment.state)
        room.match._table = Table(room.match.game, moment.seed, moment.options)

    async def look(self, seat: int) -> None:
        """Ask for everything that can be asked for."""
        line, path, watch = self.line, f"/api/matches/{self.match}", f"?watch={self.watch}"
        await line.ask("GET", path + watch)
        await line.ask("GET", f"{path}/record{watch}")
        await line.ask("GET", f"{path}/moments/0{watch}")
        await line.ask("GET", f"{path}/moments/0{watch}&seat=0")
        await line.ask("GET", f"{path}/moments/999{watch}")
        await line.ask("GET", "/api/me/matches")
        await line.ask("GET", "/api/matches")
        if seat != SPECTATOR:
            await line.ask("GET", f"{path}/insight")

    async def try_things(self, notation: str) -> None:
        """Ask for what is mostly refused."""
        await self.line.say(do="decide", id="r1", seen=10**6, choice=notation)
        await self.line.say(do="decide", id="r2", seen=0, choice="nonsense")
        await self.line.say(do="undo", id="r3", seen=10**6)
        await self.line.say(do="answer-draw", id="r4", accept=True)
        await self.line.say(do="ask-rematch", id="r5")
        await self.line.catch_up()

    async def decide(self, seat: int, code: int, number: int) -> None:
        """Take a decision for whoever is to decide: over the line when that is the one at its end."""
        room = await self.house.tables.room(self.match)
        mover, text = room.match.mover, room.match.game.notation(code)
        seen = room.match.shown(mover)
        if mover == seat:
            await self.line.say(do="decide", id=f"d{number}", seen=seen, choice=text)
        else:
            await self.house.tables.change(
                self.match, f"o{number}", lambda match: match.decide(mover, text, seen)
            )
        await self.line.catch_up()


@asynccontextmanager
async def side(folder: Path) -> AsyncIterator[Side]:
    settings = Settings(database=default_url(folder), hashing=CHEAP, limits=GENEROUS)
    app = make_app(settings, StillWorld())
    async with app.lifespan():
        line = Line(app)
        person = (await line.ask("POST", "/api/guest", json={"name": "Anna"})).json()["id"]
        yield Side(app.state.house, line, person)
        await line.close()


def pairs(game: Game, chance: Chance) -> Iterator[Pair]:
    """Deal pairs of truths at random moments of random games, for ever."""
    settings, secrets = tried(game), SECRETS[game.name]
    while True:
        moments = [moment for moment in random_game(game, draw(settings, chance), chance) if not moment.over]
        moment = draw(moments, chance)
        seat = draw(list(moment.readers()), chance)
        second = secrets.retell(moment, seat, chance)
        if second is not None:
            yield Pair(moment, second, seat, secrets, Table)


async def compare(sides: tuple[Side, Side], pair: Pair, number: int, chance: Chance) -> int:
    """Play both truths side by side for a few decisions; return how many bytes were the same, or 0."""
    for one, moment in zip(sides, pair.moments, strict=True):
        one.line.heard.clear()
        await one.lay(moment, pair.seat, number)
        await one.line.sit(one.match, one.watch)
    try:
        for step in range(STEPS):
            for one in sides:
                await one.look(pair.seat)
                await one.try_things(pair.moments[0].game.notation(0))
            choices = pair.choices()
            if not choices:
                break
            codes = draw(choices, chance)
            if not pair.step(codes):
                break
            for one, code in zip(sides, codes, strict=True):
                await one.decide(pair.seat, code, step)
            if pair.moments[0].over:
                break  # now everything is open to all
        first, second = (one.line.heard for one in sides)
        return sum(map(len, first)) if first == second else 0
    finally:
        for one in sides:
            await one.line.get_up()


def run_pairs(folder: Path, game: Game, count: int) -> list[int]:
    """Return for each pair how many bytes were the same, or 0 for one that could be told apart."""

    async def work() -> list[int]:
        chance, same = fast(11), []
        async with side(folder / "one") as first, side(folder / "other") as second:
            dealt = pairs(game, chance)
            for number in range(count):
                same.append(await compare((first, second), next(dealt), number, chance))
        return same

    return asyncio.run(work())


@pytest.mark.parametrize("name", registry.names())
def test_the_bytes_are_the_same_in_both_truths(name: str, tmp_path: Path) -> None:
    count = counts(25, 1000)
    same = run_pairs(tmp_path, registry.get(name), count)
    assert len(same) == count
    assert min(same) > 1000


def test_a_leak_in_a_message_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[Table] = []
    make = Table.__init__

    def remember(table: Table, *arguments: object) -> None:
        make(table, *arguments)  # type: ignore[arg-type]
        laid.append(table)

    def leak(_game: Game, _view: View) -> str:
        return str(laid[-1].truth().truth())

    monkeypatch.setattr(Table, "__init__", remember)
    monkeypatch.setattr(OpenedAt, "paragraph", leak)
    assert 0 in run_pairs(tmp_path, registry.get("venice"), 3)
