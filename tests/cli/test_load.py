"""``sottovoce bench server``: a small crowd on a real server."""

from __future__ import annotations

import json

import pytest

from sottovoce.lab.load import Delays, percentiles
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


@pytest.mark.parametrize("option", ["--tables", "--rate", "--seconds", "--bots"])
def test_a_number_that_is_none_is_refused(command: Command, option: str) -> None:
    page = command(*SMALL, option, "many")
    assert page.code == 2
    assert option in page.err


def test_percentiles_are_those_of_the_delays() -> None:
    assert percentiles([float(value) for value in range(1, 101)]) == Delays(51.0, 96.0, 100.0)
    assert percentiles([]) == Delays(0.0, 0.0, 0.0)
