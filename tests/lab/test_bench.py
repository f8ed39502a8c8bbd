"""The engine benchmark: what it counts, not how fast this machine is."""

from __future__ import annotations

import subprocess
import sys

import msgspec

from sottovoce.core.chance import fast
from sottovoce.games import registry
from sottovoce.lab.bench import bench_engine, copy_cost, driven_game


def test_every_game_is_measured_in_every_way() -> None:
    told: list[str] = []
    result = bench_engine(0.02, False, told.append)
    assert tuple(result.games) == tuple(told) == registry.names()
    for rates in result.games.values():
        assert min(rates.decisions_per_s, rates.driven_per_s, rates.uncompiled_per_s, rates.copy_ns) > 0
    written = msgspec.json.decode(msgspec.json.encode(result))
    assert list(written["games"]["venice"]) == [
        "decisions_per_s",
        "driven_per_s",
        "uncompiled_per_s",
        "copy_ns",
    ]
    assert written["peers"] == {}


def test_a_driven_game_is_played_to_its_end_and_counted() -> None:
    game = registry.get("venice")
    counts = {driven_game(game, fast(seed)) for seed in range(5)}
    assert all(10 < count < game.bound(game.options()) for count in counts)
    assert len(counts) > 1


def test_a_copy_has_a_cost() -> None:
    assert 0 < copy_cost(registry.get("venice")) < 1e6


def test_the_uncompiled_engine_really_runs_from_its_sources() -> None:
    code = (
        "import sys\n"
        "from sottovoce.lab import uncompiled\n"
        "sys.meta_path.insert(0, uncompiled.SourceFinder)\n"
        "import sottovoce.core.game as game, sottovoce.games.venice.rules as rules\n"
        "print(game.__file__, rules.__file__)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert [name[-3:] for name in run.stdout.split()] == [".py", ".py"]
