"""What happened, as small typed events with who may see each.

The page animates them, the log words them. Search passes no story and pays
nothing. (msgspec structs lose their settings when compiled: this module is
never compiled.)
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event"):
    """Something that happened at the table. Each game has its own kinds.

    Events hold nothing that could hold them, so nobody need look for circles among them (`gc`):
    a server keeps millions.
    """


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event and who may see it: the seats named, or all (spectators too) when None."""

    event: Event
    seats: tuple[int, ...] | None = None

    def shown_to(self, seat: int) -> bool:
        return self.seats is None or seat in self.seats


class Story:
    """The events of one or more decisions, in order."""

    def __init__(self) -> None:
        self.told: list[Told] = []

    def tell(self, event: Event) -> None:
        """Add an event that all may see."""
        self.told.append(Told(event))

    def whisper(self, event: Event, *seats: int) -> None:
        """Add an event that only these seats may see."""
        self.told.append(Told(event, seats))

    def seen_by(self, seat: int) -> Iterator[Event]:
        """Yield the events that this seat (or the spectator) may see."""
        return (told.event for told in self.told if told.shown_to(seat))
