"""``sottovoce simulate``, ``faults`` and ``leaks``: what is printed, and what when one fails."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sottovoce.trials.faults.player import Broke
from sottovoce.trials.faults.run import KINDS
from sottovoce.trials.faults.trial import Ordeal
from sottovoce.trials.leaks import run as leaks
from sottovoce.trials.leaks.compare import Compared, Leak
from sottovoce.trials.simulation import run as simulation
from tests.cli.helpers import Command

ONE_MATCH = ("simulate", "--games", "9", "--world", "1", "--seed", "7")
LEAKS = ("leaks", "--game", "sonata", "--pairs", "4", "--games", "1", "--seed", "3")


def break_down(*_: object) -> Any:
    raise RuntimeError("planted")


# ---------------------------------------------------------------- simulate


def test_one_world_is_simulated_alone(command: Command) -> None:
    page = command(*ONE_MATCH, "--json")
    assert (page.code, page.err) == (0, "")
    found = json.loads(page.out)
    assert (found["seed"], found["worlds"], sum(found["games"].values())) == (7, 1, 1)
    assert found["counts"]["acknowledged"] > 0
    assert len(found["digest"]) == 64


def test_the_first_world_is_another_than_the_last(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    run: list[tuple[int, ...]] = []

    def fail(*world: int) -> None:
        run.append(world)
        break_down()

    monkeypatch.setattr(simulation, "run_world", fail)
    for world in ("0", "1"):
        command("simulate", "--games", "9", "--world", world, "--seed", "7")
    assert run == [(7, 0, 8), (7, 1, 1)]


def test_a_simulation_is_shown_as_a_table(command: Command) -> None:
    page = command(*ONE_MATCH)
    assert (page.code, page.err) == (0, "")
    assert "acknowledged" in page.out


def test_a_world_that_fails_is_told_with_its_seed(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "run_world", break_down)
    page = command("simulate", "--games", "9", "--seed", "7", "--json")
    assert (page.code, page.out) == (1, "")
    assert "world 0 of seed 7: RuntimeError: planted" in page.err
    assert "sottovoce simulate --seed 7 --games 9 --world 0" in page.err


def test_a_world_that_is_not_there_is_refused(command: Command) -> None:
    page = command("simulate", "--games", "9", "--world", "2")
    assert (page.code, page.out, page.err) == (2, "", "There is no world 2: the last is 1.\n")


# ---------------------------------------------------------------- faults


def plant(monkeypatch: pytest.MonkeyPatch, problem: Exception | None = None) -> None:
    """Let the trial `kills` do nothing but fail, or not even that."""

    async def act(ordeal: Ordeal, count: int) -> dict[str, int]:
        ordeal.tell(count)
        if problem is not None:
            raise problem
        return {"kills": count}

    monkeypatch.setitem(KINDS, "kills", (act, 2_000))


def test_a_trial_is_shown_as_json_and_as_a_table(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    page = command("faults", "kills", "--count", "12", "--seed", "5", "--json")
    assert (page.code, page.err) == (0, "")
    assert json.loads(page.out) == {"kind": "kills", "seed": 5, "counts": {"kills": 12}}
    assert "2,000" in command("faults", "kills").out


def test_nonsense_goes_through_the_command(command: Command) -> None:
    page = command("faults", "fuzz", "--count", "10", "--seed", "5", "--json")
    assert (page.code, page.err) == (0, "")
    found = json.loads(page.out)["counts"]
    assert found["answers"] == found["messages"] >= 10


@pytest.mark.parametrize("problem", [Broke("a row is lost"), OSError("no room")])
def test_a_trial_that_fails_is_told_with_its_seed(
    command: Command, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    plant(monkeypatch, problem)
    page = command("faults", "kills", "--count", "12", "--seed", "5", "--json")
    assert (page.code, page.out) == (1, "")
    assert f"{type(problem).__name__}: {problem}\n" in page.err
    assert "sottovoce faults kills --count 12 --seed 5" in page.err


def test_a_trial_that_is_not_there_is_refused(command: Command) -> None:
    page = command("faults", "earthquake")
    assert (page.code, page.out) == (2, "")
    assert ", ".join(KINDS) in page.err


# ---------------------------------------------------------------- leaks


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaks, "PAIRS_A_PART", 2)


def test_what_was_compared_is_shown(command: Command) -> None:
    page = command(*LEAKS, "--json")
    assert (page.code, page.err) == (0, "")
    found = json.loads(page.out)["sonata"]
    assert (found["pairs"], found["games"]) == (4, 1)
    assert "sonata" in command(*LEAKS).out


@pytest.mark.usefixtures("small_parts")
def test_one_part_is_compared_alone(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    run: list[object] = []

    def compare(*arguments: Any) -> Compared:
        run.append(arguments[-4:])
        return Compared(pairs=2)

    monkeypatch.setattr(leaks, "run_part", compare)
    page = command(*LEAKS, "--part", "1", "--json")
    assert (page.code, json.loads(page.out)["sonata"]["pairs"]) == (0, 2)
    assert run == [(3, 1, 2, 1)]  # seed, part, pairs, games


@pytest.mark.usefixtures("small_parts")
@pytest.mark.parametrize("problem", [Leak("the hand shows"), RuntimeError("planted")])
def test_a_leak_is_told_with_its_seed_and_its_part(
    command: Command, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    def compare(*arguments: Any) -> Compared:
        if arguments[-3] == 1:
            raise problem
        return Compared(pairs=2)

    monkeypatch.setattr(leaks, "run_part", compare)
    page = command(*LEAKS, "--json")
    assert (page.code, page.out) == (1, "")
    assert f"{type(problem).__name__}: {problem}\n" in page.err
    assert "sottovoce leaks --game sonata --pairs 4 --games 1 --seed 3 --part 1" in page.err


def test_without_secrets_there_is_a_complaint(command: Command) -> None:
    page = command(*LEAKS, "--secrets", "no.such.module")
    assert (page.code, page.out) == (2, "")
    assert "no.such.module" in page.err
