"""``sottovoce bench server``: a small crowd on a real server."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from sottovoce.cli import load
from sottovoce.lab.load import Delays, Load, Ticks, Use, percentiles, stolen_percent, ticks
from tests.cli.helpers import Command

SMALL = ("bench", "server", "--tables", "3", "--rate", "30", "--seconds", "3")


def test_a_crowd_loses_nothing_and_the_figures_have_the_names_promised(command: Command) -> None:
    page = command(*SMALL, "--bots", "1", "--json")
    assert (page.code, page.err) == (0, "")
    found = json.loads(page.out)
    promised = {"tables", "sockets", "moves_per_s", "ack_ms", "errors", "lost", "rss_mb"}
    assert promised <= set(found)
    assert set(found["ack_ms"]) == {"p50", "p95", "p99"}
    assert (found["tables"], found["sockets"], found["moves"]) == (3, 6, 90)
    assert (found["errors"], found["lost"]) == (0, 0)
    assert 0 < found["ack_ms"]["p50"] <= found["ack_ms"]["p99"]
    assert 0 <= found["stolen_percent"] < 100


@pytest.mark.parametrize("json_wanted", [(), ("--json",)])
@pytest.mark.parametrize(("errors", "lost", "code"), [(0, 0, 0), (1, 0, 1), (0, 1, 1)])
def test_a_run_with_errors_or_losses_fails(
    command: Command,
    monkeypatch: pytest.MonkeyPatch,
    json_wanted: tuple[str, ...],
    errors: int,
    lost: int,
    code: int,
) -> None:
    found = Load(
        servers=1, tables=3, sockets=6, moves=90, moves_per_s=30.0, ack_ms=Delays(1.0, 2.0, 3.0),
        errors=errors, lost=lost, bytes_per_move=7500, rss_mb=80.0, kb_per_table=130.0,
        cpu_us_per_move=700, stolen_percent=0.0,
    )  # fmt: skip
    monkeypatch.setattr(load, "bench_server", lambda *_: found)
    page = command(*SMALL, *json_wanted)
    assert (page.code, page.err) == (code, "")
    assert page.out


class Nobody:
    """A crowd that has nothing to do."""

    errors = 0

    async def sit_down(self) -> None:
        """Come in."""

    async def run(self, *_: object) -> float:
        await asyncio.sleep(0)
        return 1.0

    async def go_home(self) -> None:
        """Go."""

    def address(self, _table: int, _place: int) -> str:
        return ""


def test_a_table_against_a_bot_that_breaks_down_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(_address: str, number: int) -> None:
        if number == 0:
            raise OSError("no answer")
        await asyncio.sleep(60)

    monkeypatch.setattr(load, "keep_busy", play)
    crowd = Nobody()
    wanted = load.Wanted(tables=1, rate=1.0, seconds=1.0, bots=3)
    asyncio.run(load._run(crowd, wanted, lambda _: None, lambda: Use(0.0, 0.0)))  # type: ignore[arg-type]
    assert crowd.errors == 1


@pytest.mark.parametrize("option", ["--tables", "--rate", "--seconds", "--bots"])
def test_a_number_that_is_none_is_refused(command: Command, option: str) -> None:
    page = command(*SMALL, option, "many")
    assert page.code == 2
    assert option in page.err


def test_percentiles_are_those_of_the_delays() -> None:
    assert percentiles([float(value) for value in range(1, 101)]) == Delays(51.0, 96.0, 100.0)
    assert percentiles([]) == Delays(0.0, 0.0, 0.0)


def test_what_the_host_took_is_a_part_of_all_time_between(tmp_path: Path) -> None:
    told = tmp_path / "stat"
    told.write_text("cpu  10 1 20 60 2 3 4 50 7 0\ncpu0 5 0 10 30 1 1 2 25 3 0\nintr 9\n", encoding="ascii")
    assert ticks(told) == Ticks(all=150, stolen=50)
    assert stolen_percent(Ticks(150, 50), Ticks(350, 75)) == 12.5
    assert stolen_percent(ticks(tmp_path / "nowhere"), ticks(tmp_path / "nowhere")) == 0.0
