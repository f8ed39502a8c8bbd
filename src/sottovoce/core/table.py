"""One game being played: staged turns, undo, and what each seat is shown.

The decisions of a turn are kept at once but shown only to the mover until he
ends the turn or meets a barrier (`State.barriers`); then they are shown to
all. Undo takes back staged decisions only, so nobody ever has to forget.
"""

from __future__ import annotations

import msgspec

from sottovoce.core.chance import Deal, check_seed
from sottovoce.core.errors import BadSeat, GameOver, NothingToUndo, NotYourTurn
from sottovoce.core.events import Event, Story, Told
from sottovoce.core.game import NOBODY, SPECTATOR, Game, State
from sottovoce.core.record import ENDED_FROM_OUTSIDE, Decision, Record, start_record
from sottovoce.core.view import Options, Outcome, View


class Table:
    """A game, the decisions taken, and the stage: what only the mover sees yet."""

    def __init__(self, game: Game, seed: int, options: Options | None = None) -> None:
        self.game = game
        self.seed = check_seed(seed)
        self.options = game.options() if options is None else options
        self.seats = len(game.seats(self.options))
        story = Story()
        self._state = game.new(Deal(seed), self.options, story)
        self._shown = self._state.copy()
        self._decisions: list[tuple[int, int]] = []
        self._told: list[tuple[Told, ...]] = [tuple(story.told)]
        self._shown_count = 0
        self._closed: Outcome | None = None

    @property
    def mover(self) -> int:
        """Whose decision it is; `NOBODY` when the game is over."""
        return self._state.seat if self._closed is None else NOBODY

    @property
    def over(self) -> bool:
        return self.mover == NOBODY

    @property
    def outcome(self) -> Outcome | None:
        return self._state.outcome() if self._closed is None else self._closed

    @property
    def decisions(self) -> tuple[tuple[int, int], ...]:
        """All decisions as (seat, code), staged ones too: for the one who keeps the table."""
        return tuple(self._decisions)

    @property
    def staged(self) -> int:
        """How many decisions are staged: those that can be taken back."""
        return len(self._decisions) - self._shown_count

    @property
    def settled(self) -> int:
        """How many steps of the story (the setup among them) all have been shown: these never change."""
        return self._shown_count + 1

    def can_undo(self, seat: int) -> bool:
        """Has this seat a staged decision to take back?"""
        return not self.over and self._is_staging(seat)

    def truth(self) -> State:
        """Return a copy of the whole truth: for the keeper of the table, never for a seat."""
        return self._state.copy()

    def check(self, seat: int, action: int) -> None:
        """Refuse what `decide` would refuse; change nothing."""
        self._check_turn(seat)
        self._state.copy().apply(action)

    def decide(self, seat: int, action: int) -> None:
        """Take a decision for a seat, or refuse it and change nothing."""
        self._check_turn(seat)
        story = Story()
        before = self._state.barriers
        self._state.apply(action, story)
        assert self._state.barriers != before or self._state.seat == seat, (
            "another's decision needs a barrier"
        )
        self._decisions.append((seat, action))
        self._told.append(tuple(story.told))
        if self._state.barriers != before:
            self._show_all()

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision, if it is still staged."""
        self.check_undo(seat)
        self._decisions.pop()
        self._told.pop()
        self._state = self._shown.copy()
        for _, action in self._decisions[self._shown_count :]:
            self._state.apply(action)

    def check_undo(self, seat: int) -> None:
        """Refuse what `undo` would refuse; change nothing."""
        self._check_seat(seat)
        if not self.can_undo(seat):
            raise NothingToUndo()

    def close(self, outcome: Outcome) -> None:
        """End the game from outside its rules (`ENDED_FROM_OUTSIDE`); everything decided is shown."""
        if self.over:
            raise GameOver()
        assert outcome.reason in ENDED_FROM_OUTSIDE
        self._closed = outcome
        self._show_all()

    def view(self, seat: int) -> View:
        """Return all that a seat (or `SPECTATOR`) may know now."""
        self._check_reader(seat)
        state = self._state if self._is_staging(seat) else self._shown
        view = self.game.redact(state, seat)
        if self._closed is None:
            return view
        return msgspec.structs.replace(view, mover=NOBODY, legal=(), outcome=self._closed)

    def story(self, seat: int, since: int = 0) -> tuple[tuple[Event, ...], ...]:
        """Return what a seat was shown, for each decision from number `since` on (0: the setup)."""
        self._check_reader(seat)
        last = len(self._decisions) if self._is_staging(seat) else self._shown_count
        steps = self._told[max(0, since) : last + 1]
        return tuple(tuple(told.event for told in step if told.shown_to(seat)) for step in steps)

    def record(self, seat: int = SPECTATOR) -> Record:
        """Return the game as a record: whole once it is over, until then only what the seat may see."""
        self._check_reader(seat)
        if self.over:
            written = tuple(Decision(who, self.game.notation(action)) for who, action in self._decisions)
            return start_record(self.game, self.options, self.seed).finished(written, self.outcome)
        count = len(self._decisions) if self._is_staging(seat) else self._shown_count
        return start_record(self.game, self.options, self.seed).sealed(
            seat,
            tuple(
                Decision(who, self.game.notation(action) if who == seat else None)
                for who, action in self._decisions[:count]
            ),
        )

    def _is_staging(self, seat: int) -> bool:
        """Is this the seat whose staged decisions (if any) are its own to see?"""
        return self.staged > 0 and self._decisions[-1][0] == seat

    def _show_all(self) -> None:
        self._shown = self._state.copy()
        self._shown_count = len(self._decisions)

    def _check_reader(self, seat: int) -> None:
        if seat != SPECTATOR:
            self._check_seat(seat)

    def _check_turn(self, seat: int) -> None:
        self._check_seat(seat)
        if self.over:
            raise GameOver()
        if seat != self.mover:
            raise NotYourTurn(mover=self.mover)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise BadSeat(seat=seat, last=self.seats - 1)
