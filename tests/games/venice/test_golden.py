"""The golden playthroughs: every way in which a round and a match can end, replayed and compared exactly.

When rules or generators have changed on purpose, write them anew: `python -m tests.games.venice.make_golden`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from sottovoce.core.record import replay
from sottovoce.games.venice import GAME
from sottovoce.games.venice.rules import VeniceState
from sottovoce.games.venice.scoring import ROUND_REASONS, round_results
from tests.games.playthrough import record_of
from tests.games.venice.make_golden import FOLDER, SCENARIOS, Scenario, path_of, play
from tests.games.venice.plain import tell

FILES = sorted(FOLDER.glob("*.txt"))
MATCH_REASONS = {"both-rounds", "one-round-and-a-draw", "third-round", "level"}


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def final_state(path: Path) -> VeniceState:
    state = replay(GAME, record_of(text_of(path)))
    assert isinstance(state, VeniceState)
    return state


def test_there_is_one_file_for_every_scenario() -> None:
    assert {path_of(scenario) for scenario in SCENARIOS} == set(FILES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_replays_word_for_word(path: Path) -> None:
    record = record_of(text_of(path))
    replay(GAME, record)
    assert tell(record) == text_of(path)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_its_players_still_play_it_and_it_ends_as_wanted(scenario: Scenario) -> None:
    written = record_of(text_of(path_of(scenario)))
    assert written.seed is not None
    record, turns = play(scenario, written.seed)
    assert record == written
    assert scenario.wanted(turns)


def test_every_reason_for_the_end_of_a_round_is_there() -> None:
    found = {reason for path in FILES for _, reason in round_results(final_state(path).results)}
    assert found == set(ROUND_REASONS[1:])


def test_every_reason_for_the_end_of_a_match_and_of_a_single_round_is_there() -> None:
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for path in FILES:
        state = final_state(path)
        outcome = state.outcome()
        assert outcome is not None
        found[bool(state.single)].add(outcome.reason)
    assert found == {True: set(ROUND_REASONS[1:]), False: MATCH_REASONS}
