"""The golden playthroughs: every way a game can end and every event, replayed and compared exactly.

When rules, cards or generators have changed on purpose, write them anew:
`python -m tests.games.whispers.make_golden`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from sottovoce.core.events import Event, Story
from sottovoce.core.record import replay
from sottovoce.games.whispers import GAME, events
from tests.games.playthrough import record_of
from tests.games.whispers.make_golden import FOLDER, SCENARIOS, Scenario, path_of, play
from tests.games.whispers.plain import SHOWN, tell

FILES = sorted(FOLDER.glob("*.txt"))


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def story_of(path: Path) -> list[Event]:
    story = Story()
    replay(GAME, record_of(text_of(path)), story)
    return [told.event for told in story.told]


def test_there_is_one_file_for_every_scenario() -> None:
    assert {path_of(scenario) for scenario in SCENARIOS} == set(FILES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_replays_word_for_word(path: Path) -> None:
    record = record_of(text_of(path))
    replay(GAME, record)
    assert tell(record) == text_of(path)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_its_players_still_play_it_and_it_goes_as_wanted(scenario: Scenario) -> None:
    written = record_of(text_of(path_of(scenario)))
    assert written.seed is not None
    record, outcome, told = play(scenario, written.seed)
    assert record == written
    assert scenario.wanted(outcome, told)


def test_every_end_every_number_of_players_and_every_event_is_there() -> None:
    records = [record_of(text_of(path)) for path in FILES]
    stories = [story_of(path) for path in FILES]
    reasons = {record.result.reason for record in records if record.result is not None}
    drawn = {event.which for story in stories for event in story if isinstance(event, events.EventDrawn)}
    assert reasons == {"most-points", "symbols-at-home", "shared"}
    assert {record.options["players"] for record in records} == {"2", "3", "4"}
    assert {SHOWN.events[number].key for number in drawn} == {event.key for event in SHOWN.events}


def test_every_kind_of_event_in_the_story_is_there() -> None:
    found = {type(event) for path in FILES for event in story_of(path)}
    assert found == set(events.WhispersEvent.__args__)
