"""What must be so in the end: rows, promises, views and clocks, held against each other.

The rows on the disk are the truth. From them alone the match is played again, and everything
that anybody was ever told is compared with it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sottovoce.core.game import NOBODY
from sottovoce.core.record import parse_record, print_record, replay
from sottovoce.core.table import Table
from sottovoce.matches import (
    Change,
    Decided,
    Match,
    Resigned,
    Row,
    TimedOut,
    Undone,
)
from sottovoce.server.present import present, steps
from sottovoce.trials.simulation.disk import Disk
from sottovoce.trials.simulation.people import AGAIN, Player, Seen, Watcher, Wish
from sottovoce.trials.simulation.reckoning import Reckoning

_changes: msgspec.json.Decoder[Change] = msgspec.json.Decoder(Change)
_encode = msgspec.json.Encoder().encode
_COMPARED = [name for name in Seen.__struct_fields__ if name not in ("times", "since", "frozen")]
_RACES = {"stale", "match-over", "not-seated", "already-offered", "nothing-offered", "nothing-to-undo"}


class Untrue(AssertionError):
    """Something that must not be."""


class Truth:
    """One match, played again from its rows; `readers` are those who were told of it."""

    def __init__(self, disk: Disk, match: str, readers: Sequence[Watcher]) -> None:
        self.id = match
        found = disk.rows(
            "SELECT number, at, client, change FROM rows WHERE match = ? ORDER BY number", match
        )
        self.rows = [Row(number, at, _changes.decode(change)) for number, at, _, change in found]
        self.clients = [client for _, _, client, _ in found]
        self.readers = readers
        self.players = [reader for reader in readers if isinstance(reader, Player)]

    def check(self) -> None:
        """Raise `Untrue` for the first thing that is not as it must be."""
        self.check_written()
        for reader in self.readers:
            if reader.complaints:
                raise self.untrue(f"reader {reader.seat}: {reader.complaints[0]}")
        match = self._play_again()
        if not match.over:
            raise self.untrue("it is not over")
        self._check_engine(match)
        self._check_ends(match)

    def check_written(self) -> None:
        """What was acknowledged stands in the rows, once and in order; what was refused does not."""
        self._check_rows()
        for player in self.players:
            self._check_promises(player)

    def untrue(self, what: str) -> Untrue:
        return Untrue(f"match {self.id}: {what}")

    # ------------------------------------------------------------ rows and promises

    def _check_rows(self) -> None:
        if [row.number for row in self.rows] != list(range(len(self.rows))):
            raise self.untrue("its rows are not numbered one after the other")
        if len(set(self.clients)) != len(self.clients):
            raise self.untrue("a change was written twice")

    def _check_promises(self, player: Player) -> None:
        """What was acknowledged is there, as it was asked for and in that order; what was refused is not."""
        number = {client: row.number for client, row in zip(self.clients, self.rows, strict=True)}
        kept = []
        for wish in player.wishes.values():
            there = number.get(f"{player.seat}.{wish.id}")
            if wish.answer == "ack":
                self._check_kept(wish, there)
                kept.append(there or 0)
            elif wish.answer and wish.answer not in AGAIN and there is not None:
                raise self.untrue(f"{wish.id} was refused ({wish.answer}), but is row {there}")
            elif wish.answer:
                self._check_refusal(player, wish)
        if kept != sorted(kept):
            raise self.untrue(f"seat {player.seat}'s changes are out of order: {kept}")
        own = {client for client in self.clients if client.startswith(f"{player.seat}.")}
        if unknown := own - {f"{player.seat}.{id_}" for id_ in player.wishes}:
            raise self.untrue(f"nobody asked for {sorted(unknown)}")

    def _check_kept(self, wish: Wish, there: int | None) -> None:
        if there is None:
            raise self.untrue(f"{wish.id} was acknowledged and is lost: {wish.what}")
        change = self.rows[there].change
        if isinstance(change, Decided) and change.text != wish.what.get("choice"):
            raise self.untrue(f"{wish.id} asked for {wish.what}, row {there} is {change}")

    def _check_refusal(self, player: Player, wish: Wish) -> None:
        """Only what the match did not allow any more by then may be refused."""
        if wish.answer in AGAIN:
            return
        if wish.answer not in _RACES and not (wish.answer == "no-draws" and wish.what["do"] == "offer-draw"):
            if wish.answer == "not-away" and wish.what["do"] == "come-back":
                return
            raise self.untrue(f"wrongly refused as {wish.answer}: {wish.what}")
        if wish.answer == "stale" and not self._changed_since(player.seat, wish):
            raise self.untrue(f"refused as stale, but nothing had changed: {wish.what}")

    def _changed_since(self, seat: int, wish: Wish) -> bool:
        """Did the table change for the seat between what he had seen and the refusal?"""
        match = Match(self.rows[0])
        for row in self.rows[1:]:
            before = match.shown(seat)
            match.fold(row)
            changed = isinstance(row.change, Decided | Undone | TimedOut) and match.shown(seat) != before
            if changed and match.shown(seat) > wish.what["seen"]:
                return True
        return False

    # ------------------------------------------------------------ views and clocks

    def _play_again(self) -> Match:
        """Fold the rows; at each number a reader was at, compare what he was shown with what is so."""
        wanted: dict[tuple[int, int], list[Seen]] = {}
        for reader in self.readers:
            for seen in reader.shown:
                wanted.setdefault((reader.seat, seen.number), []).append(seen)
        match = Match(self.rows[0])
        clock = Reckoning(self.rows[0], match)
        moments: dict[tuple[int, int], list[Reckoning]] = {}
        self._compare(match, clock, wanted, moments)
        self._compare_records(match)
        for row in self.rows[1:]:
            mover = match.mover
            match.fold(row)
            clock.follow(row, mover, match)
            self._compare(match, clock, wanted, moments)
            self._compare_records(match)
        if left := [key for key in wanted if key not in moments]:
            raise self.untrue(f"reader {left[0][0]} was shown number {left[0][1]}, which never was")
        self._check_times(wanted, moments)
        return match

    def _compare(
        self,
        match: Match,
        clock: Reckoning,
        wanted: dict[tuple[int, int], list[Seen]],
        moments: dict[tuple[int, int], list[Reckoning]],
    ) -> None:
        for seat in {reader.seat for reader in self.readers}:
            key = (seat, match.shown(seat))
            if key not in wanted:
                continue
            if key not in moments:
                self._compare_shown(match, seat, wanted[key])
            moments.setdefault(key, []).append(clock.copy())

    def _compare_records(self, match: Match) -> None:
        """Whoever read the record when the rows went as far as now read what they say."""
        for reader in self.readers:
            for read in reader.records:
                if read.number == match.number and read.text != print_record(match.record(reader.seat)):
                    raise self.untrue(f"reader {reader.seat} at row {read.number}: the record is not so")

    def _compare_shown(self, match: Match, seat: int, seen: list[Seen]) -> None:
        expected: dict[int, dict[str, bytes]] = {}
        for one in seen:
            if one.since not in expected:
                so = present(match, seat, one.since, 0)
                expected[one.since] = {name: _encode(getattr(so, name)) for name in _COMPARED}
            for name, value in expected[one.since].items():
                if _encode(getattr(one, name)) != value:
                    raise self.untrue(f"reader {seat} at {one.number}: {name} differs from the truth")

    def _check_times(
        self, wanted: dict[tuple[int, int], list[Seen]], moments: dict[tuple[int, int], list[Reckoning]]
    ) -> None:
        for (seat, number), seen in wanted.items():
            for one in seen:
                if not any(clock.agrees(one.times) for clock in moments[seat, number]):
                    raise self.untrue(f"reader {seat} at {number}: clocks are wrong: {bytes(one.times)!r}")

    # ------------------------------------------------------------ the end

    def _check_engine(self, match: Match) -> None:
        """The decisions alone, without the match around them, lead the engine to the same end."""
        table = Table(match.game, match.table.seed, match.options)
        for seat, code in self._decisions(match):
            table.decide(seat, code)
        if table.truth().truth() != match.table.truth().truth():
            raise self.untrue("the engine played again ends elsewhere")
        record = print_record(match.record())
        if replay(match.game, parse_record(record)).truth() != table.truth().truth():
            raise self.untrue("its record ends elsewhere")

    def _decisions(self, match: Match) -> list[tuple[int, int]]:
        taken: list[tuple[int, int]] = []
        for row in self.rows:
            if isinstance(row.change, Decided):
                taken.append((row.change.seat, match.game.parse(row.change.text)))
            elif isinstance(row.change, Undone):
                taken.pop()
        return taken

    def _check_ends(self, match: Match) -> None:
        """Everybody has seen the end, with the whole story, or had lost his seat before."""
        for reader in self.readers:
            if reader.sent_away:
                lost = [row for row in self.rows if isinstance(row.change, Resigned | TimedOut)]
                if reader.sent_away != "may-not-watch" or not lost:
                    raise self.untrue(f"reader {reader.seat} was sent away: {reader.sent_away}")
                continue
            if not reader.over:
                raise self.untrue(f"reader {reader.seat} has not seen the end")
            story = b"[" + b",".join(reader.steps) + b"]"
            if story != bytes(steps(match, reader.seat, 0)):
                raise self.untrue(f"the story that reader {reader.seat} was told does not add up")


def check_lists(disk: Disk, truths: Sequence[Truth]) -> None:
    """What lists say of each match is what its last row made of it."""
    for truth in truths:
        ((number, status, mover),) = disk.rows(
            "SELECT number, status, mover FROM matches WHERE id = ?", truth.id
        )
        if (number, status, mover) != (len(truth.rows) - 1, "over", NOBODY):
            raise truth.untrue(f"the lists say {status}, row {number}, mover {mover}")
