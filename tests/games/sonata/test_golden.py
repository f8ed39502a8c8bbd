"""The golden playthroughs: every way to end and every rank, replayed and compared exactly.

When rules or generators have changed on purpose, write them anew: `python -m tests.games.sonata.make_golden`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from sottovoce.core.record import replay
from sottovoce.games.sonata import GAME
from sottovoce.games.sonata.components import MODES, RANKS
from sottovoce.games.sonata.rules import SonataState
from sottovoce.games.sonata.scoring import REASONS, rank
from tests.games.playthrough import record_of
from tests.games.sonata.make_golden import FOLDER, SCENARIOS, Scenario, path_of, play
from tests.games.sonata.plain import tell

FILES = sorted(FOLDER.glob("*.txt"))


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def final_state(path: Path) -> SonataState:
    state = replay(GAME, record_of(text_of(path)))
    assert isinstance(state, SonataState)
    return state


def test_there_is_one_file_for_every_scenario() -> None:
    assert {path_of(scenario) for scenario in SCENARIOS} == set(FILES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_replays_word_for_word(path: Path) -> None:
    record = record_of(text_of(path))
    replay(GAME, record)
    assert tell(record) == text_of(path)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_its_player_still_plays_it_and_it_ends_as_wanted(scenario: Scenario) -> None:
    written = record_of(text_of(path_of(scenario)))
    assert written.seed is not None
    record, state, last = play(scenario, written.seed)
    assert record == written
    assert scenario.wanted(state, last)


def test_every_way_to_end_every_rank_and_every_mode_is_there() -> None:
    states = [final_state(path) for path in FILES]
    outcomes = [state.outcome() for state in states]
    assert {outcome.reason for outcome in outcomes if outcome} == set(REASONS[1:])
    assert {rank(outcome.points[0]) for outcome in outcomes if outcome and outcome.winners} == set(RANKS)
    assert {MODES[state.terms.mode] for state in states} == set(MODES)
