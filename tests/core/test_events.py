"""Who is told what, and in what order."""

from __future__ import annotations

import pytest

from sottovoce.core.events import Event, Story, Told
from sottovoce.core.game import SPECTATOR
from tests.core.duel import Dealt, Laid


@pytest.fixture
def story() -> Story:
    story = Story()
    story.tell(Laid(0))
    story.whisper(Dealt(1, 4), 1)
    story.whisper(Dealt(0, 5), 0, 2)
    story.tell(Laid(1))
    return story


@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        (SPECTATOR, [Laid(0), Laid(1)]),
        (0, [Laid(0), Dealt(0, 5), Laid(1)]),
        (1, [Laid(0), Dealt(1, 4), Laid(1)]),
        (2, [Laid(0), Dealt(0, 5), Laid(1)]),
    ],
)
def test_everybody_hears_what_is_told_and_the_named_what_is_whispered(
    story: Story, seat: int, expected: list[Event]
) -> None:
    assert list(story.seen_by(seat)) == expected


def test_what_is_whispered_to_nobody_is_heard_by_nobody() -> None:
    told = Told(Laid(0), ())
    assert not any(told.shown_to(seat) for seat in (SPECTATOR, 0, 1))


def test_events_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Laid(0).seat = 1  # type: ignore[misc]
