"""``sottovoce bench server``: a small crowd on a real server."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sottovoce.lab.load import Delays, Ticks, percentiles, stolen_percent, ticks
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
