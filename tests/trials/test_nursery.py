"""Servers of a trial: what they draw comes from the seed, and no two of them draw the same."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sottovoce.server.world import World
from sottovoce.trials.faults.nursery import TrialWorld, nursery
from sottovoce.trials.faults.player import Guest
from sottovoce.trials.faults.trial import Ordeal


def drawn(seed: str) -> list[str]:
    world = TrialWorld("", seed)
    return [draw() for _ in range(3) for draw in (world.name, world.token, world.secret)]


def test_the_same_seed_draws_the_same_and_nothing_twice() -> None:
    assert drawn("1 1") == drawn("1 1")
    assert len({*drawn("1 1"), *drawn("1 2"), *drawn("2 1")}) == 3 * 9


def test_a_name_more_does_not_change_the_cards() -> None:
    one, other = TrialWorld("", "1 1"), TrialWorld("", "1 1")
    other.name()
    other.token()
    assert one.secret() == other.secret()


def test_without_a_seed_the_luck_is_real() -> None:
    assert not {*drawn("")} & {*drawn("")}


def test_a_file_puts_the_clock_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(World, "now", lambda _: 1000)
    (tmp_path / "hands").write_text("-250", encoding="ascii")
    assert TrialWorld(str(tmp_path / "hands"), "").now() == 750
    assert TrialWorld("", "").now() == 1000


def matches_of(folder: Path) -> list[tuple[str, str]]:
    """Open a match at a server, kill it, and open another at the next; return ids and commitments."""
    folder.mkdir()

    async def open_one(base: str) -> tuple[str, str]:
        anna = await Guest(base, "anna").enter()
        match = await anna.open("venice", "me", "open")
        await anna.close()
        return match["id"], match["commitment"]

    with nursery() as servers:
        ordeal = Ordeal(servers, folder, 5, lambda _: None)
        found = []
        for _ in range(2):
            ordeal.start()
            found.append(asyncio.run(open_one(ordeal.base)))
            ordeal.kill()
        return found


def test_a_trial_with_the_same_seed_has_the_same_cards(tmp_path: Path) -> None:
    first, second = matches_of(tmp_path / "a")
    assert [first, second] == matches_of(tmp_path / "b")
    assert not {*first} & {*second}
