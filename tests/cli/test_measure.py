"""measure.py: results as tables and as JSON."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import msgspec
import pytest

from sottovoce.bots.levels import Learnt, learnt
from sottovoce.games import registry
from sottovoce.lab.bench import EngineBench, GameBench
from sottovoce.lab.peers import Missing, PeerResult
from sottovoce.trials.bench_bots import BotsBench
from sottovoce.words import LANGUAGES
from tests.cli.helpers import Command

ARENA = ("arena", "venice", "--bots", "random,random", "--games", "2", "--seed", "4")
BENCH = EngineBench(
    games={"venice": GameBench(5e6, 2e6, 3e5, 49.6)},
    peers={
        "openspiel/hanabi": PeerResult(1e5, 2800.0, "1.6"),
        "rlcard/gin-rummy": Missing("No module named 'rlcard'"),
    },
)


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> None:
    """The measuring itself is tested in its own place; here it is known what it found."""

    def measured(seconds: float, peers: bool, progress: object) -> EngineBench:
        return BENCH if peers else EngineBench(BENCH.games, {})

    monkeypatch.setattr("sottovoce.cli.measure.bench_engine", measured)


def test_arena_prints_json_with_the_fields_promised(command: Command) -> None:
    page = command(*ARENA, "--json")
    assert (page.code, page.err) == (0, "")
    result = json.loads(page.out)
    assert list(result) == ["game", "bots", "games", "share", "ci95", "draws", "mean_score", "score_within"]
    assert (result["game"], result["bots"], result["games"]) == ("venice", ["random", "random"], 2)
    low, high = result["ci95"]
    assert 0 <= low <= result["share"] <= high <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_arena_prints_a_table(command: Command, language: str) -> None:
    page = command(*ARENA, "--lang", language)
    assert (page.code, page.err) == (0, "")
    assert page.out.count("│") == 4 * 3
    assert "%" in page.out


def test_arena_is_the_same_for_the_same_seed(command: Command) -> None:
    assert command(*ARENA, "--json").out == command(*ARENA, "--json").out


@pytest.mark.usefixtures("bench")
def test_bench_prints_json_without_the_peers_that_are_missing(command: Command) -> None:
    page = command("bench", "engine", "--peers", "--json")
    assert (page.code, page.err) == (0, "")
    rates = {"decisions_per_s": 5e6, "driven_per_s": 2e6, "uncompiled_per_s": 3e5, "copy_ns": 49.6}
    peer = {"decisions_per_s": 1e5, "copy_ns": 2800.0, "version": "1.6"}
    assert json.loads(page.out) == {"games": {"venice": rates}, "peers": {"openspiel/hanabi": peer}}


@pytest.mark.usefixtures("bench")
def test_bench_prints_rates_and_ratios(command: Command) -> None:
    out = command("bench", "engine", "--peers").out
    assert "5,000,000" in out
    assert "50 ns" in out
    assert "20×" in out  # 2,000,000 driven against 100,000
    assert "not measured: No module named" in out


@pytest.mark.usefixtures("bench")
def test_bench_without_peers_prints_one_table(command: Command) -> None:
    out = command("bench", "engine", "--lang", "ru").out
    assert "5\xa0000\xa0000" in out
    assert "библиотека" not in out


BELIEFS = ("bench", "beliefs", "sonata", "--turns", "40")


def test_beliefs_are_printed_as_json(command: Command) -> None:
    page = command(*BELIEFS, "--json")
    assert (page.code, page.err) == (0, "")
    one = json.loads(page.out)["archive-printed"]
    assert list(one) == ["mean_us", "slow_us", "promises", "reliability"]
    assert list(one["reliability"]) == ["turns", "certain", "wrong", "greatest_gap", "bins"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_beliefs_are_printed_as_tables(command: Command, language: str) -> None:
    page = command(*BELIEFS, "--lang", language)
    assert (page.code, page.err) == (0, "")
    for name in ("archive-printed", "streets-prior", "streets-printed", "scholar", "logic"):
        assert page.out.count(name) == 2
    assert max(map(len, page.out.splitlines())) <= 80


def test_beliefs_are_drawn_where_a_folder_is_given(command: Command, tmp_path: Path) -> None:
    assert command(*BELIEFS, "--plots", str(tmp_path), "--json").code == 0
    assert len(list(tmp_path.glob("sonata-*.svg"))) == 5
    assert (tmp_path / "sonata-logic.svg").read_text(encoding="utf-8").startswith("<svg")


def test_a_folder_that_is_not_there_is_complained_of(command: Command, tmp_path: Path) -> None:
    page = command(*BELIEFS, "--plots", str(tmp_path / "nowhere"))
    assert (page.code, page.out) == (2, "")
    assert page.err.startswith("There is no file")


def test_a_game_without_beliefs_says_so(command: Command) -> None:
    assert command("bench", "beliefs", "venice") == (
        2,
        "",
        "venice has no beliefs that could be measured.\n",
    )


def test_how_soon_bots_answer_is_shown(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def measured(tables: int, workers: int, seconds: float) -> BotsBench:
        return BotsBench(tables, workers, 480, 610.0, 990.0, 1100.0, 84.0)

    monkeypatch.setattr("sottovoce.cli.measure.bench_bots", measured)
    page = command("bench", "bots", "--tables", "10", "--workers", "4", "--seconds", "1", "--json")
    assert json.loads(page.out)["p95_ms"] == 990
    shown = command("bench", "bots", "--tables", "12", "--workers", "3").out
    assert "12 tables ask 3 workers" in shown
    assert "610 / 990 / 1,100" in shown


TUNE = ("tune", "venice", "--rounds", "1", "--iterations", "1", "--option", "rounds=single")


@pytest.mark.parametrize("way", [(), ("--fit",)])
def test_tuning_prints_weights_for_the_data_file(command: Command, way: tuple[str, ...]) -> None:
    page = command(*TUNE, "--games", "5", *way)
    assert (page.code, page.err) == (0, "")
    found = tomllib.loads(page.out)
    assert " ".join(["sottovoce tune venice", *way, "--rounds 1 --games 5"]) in found["provenance"]
    assert set(found["weights"]) == set(registry.get("venice").weights())


def test_single_weights_can_be_tuned(command: Command) -> None:
    page = command(*TUNE, "--games", "5", "--only", "doge-square")
    assert (page.code, page.err) == (0, "")
    assert "--only doge-square" in tomllib.loads(page.out)["provenance"]
    refused = command(*TUNE, "--games", "5", "--only", "moon")
    assert (refused.code, refused.out) == (2, "")
    assert "no weight 'moon'" in refused.err


@pytest.mark.parametrize("way", ["--fit", "--learn"])
def test_single_weights_are_tuned_by_following_the_winners(command: Command, way: str) -> None:
    page = command(*TUNE, "--games", "10", "--only", "doge-square", way)
    assert (page.code, page.out) == (2, "")
    assert "following the winners" in page.err


def test_learning_prints_the_file_of_patterns(command: Command) -> None:
    page = command(*TUNE, "--games", "10", "--learn")
    assert (page.code, page.err) == (0, "")
    found = msgspec.json.decode(page.out, type=Learnt)
    assert found.provenance.startswith("sottovoce tune venice --learn --rounds 1 --games 10 --iterations 1")
    assert found.games == learnt("venice").games + 10
    assert len(found.weights) == registry.get("venice").patterns


def test_weights_are_tuned_in_one_way_at_a_time(command: Command) -> None:
    page = command(*TUNE, "--games", "10", "--learn", "--fit")
    assert (page.code, page.out) == (2, "")
    assert "one at a time" in page.err
