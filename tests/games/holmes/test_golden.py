"""The golden playthroughs: every way in which a game can end, replayed and compared exactly.

When rules or generators have changed on purpose, write them anew: `python -m tests.games.holmes.make_golden`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from sottovoce.core.record import replay
from sottovoce.games.holmes import GAME
from tests.games.holmes.make_golden import FOLDER, SCENARIOS, Scenario, path_of, play
from tests.games.holmes.plain import tell
from tests.games.playthrough import record_of

FILES = sorted(FOLDER.glob("*.txt"))


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_there_is_one_file_for_every_scenario() -> None:
    assert {path_of(scenario) for scenario in SCENARIOS} == set(FILES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_replays_word_for_word(path: Path) -> None:
    record = record_of(text_of(path))
    assert replay(GAME, record).outcome() == record.result
    assert tell(record) == text_of(path)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_its_players_still_play_it_and_it_is_as_wanted(scenario: Scenario) -> None:
    written = record_of(text_of(path_of(scenario)))
    assert written.seed is not None
    found = play(scenario, written.seed)
    assert found.record == written
    assert scenario.wanted(found)


def test_every_reason_for_the_end_is_there_and_either_player_wins() -> None:
    results = [record_of(text_of(path)).result for path in FILES]
    found = {(result.reason, result.winners) for result in results if result is not None}
    assert found >= {
        ("points", (0,)), ("points", (1,)), ("tokens", (0,)), ("tokens", (1,)), ("drawn", (0, 1))
    }  # fmt: skip
