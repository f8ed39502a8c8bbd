"""The compiled and the uncompiled engine play the same games, and their structs have the same settings."""

import pytest

from sottovoce.core.chance import fast
from sottovoce.games import registry
from sottovoce.lab.contract.transcript import transcript
from tests.conftest import counts
from tests.contract.engines import demand_both_engines, run_engine

GAMES = counts(4, 100)
TRANSCRIPT = ("-m", "sottovoce.lab.contract.transcript")


@pytest.fixture(scope="module")
def transcripts() -> tuple[list[str], list[str]]:
    demand_both_engines()
    arguments = (*TRANSCRIPT, str(GAMES), "7")
    compiled, uncompiled = (run_engine(*arguments, compiled=which).splitlines() for which in (True, False))
    return compiled, uncompiled


def test_compiled_or_not_the_transcripts_are_the_same(transcripts: tuple[list[str], list[str]]) -> None:
    compiled, uncompiled = transcripts
    for number, (ours, theirs) in enumerate(zip(compiled, uncompiled, strict=True), 1):
        assert ours == theirs, f"line {number}"


def test_the_transcripts_hold_whole_games(transcripts: tuple[list[str], list[str]]) -> None:
    lines, _ = transcripts
    for name in registry.names():
        assert sum(line.startswith(f"{name} ") for line in lines) == GAMES
    assert sum(line.split()[1] == "setup" for line in lines) == GAMES * len(registry.names())


def test_structs_keep_their_settings(transcripts: tuple[list[str], list[str]]) -> None:
    """mypyc would drop tag and frozen without a word; here they are, in both engines."""
    for lines in transcripts:
        settings = [line for line in lines if line.startswith("sottovoce.")]
        for name in registry.names():
            view = f"tag={name!r} tag_field='game' frozen=True"
            assert sum(view in line for line in settings) == 1
            told = [line for line in settings if line.startswith(f"sottovoce.games.{name}.events.")]
            tags = {line.split("tag=")[1].split()[0] for line in told}
            assert len(tags) == len(told) > 3
            assert all("tag=None" not in line and "frozen=True" in line for line in told)


def test_every_game_has_a_transcript_of_its_own() -> None:
    """What is compared depends on the games played, and the same chance plays the same."""
    game = registry.get("venice")
    once, again, other = (list(transcript(game, game.options(), fast(seed))) for seed in (1, 1, 2))
    assert once == again
    assert not set(once) & set(other)
