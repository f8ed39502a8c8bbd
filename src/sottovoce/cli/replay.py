"""``sottovoce replay``: checks a record, then tells its game. A finished game hides nothing any more."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress

from sottovoce.cli.desk import Desk, Left
from sottovoce.cli.story import tell, tell_result
from sottovoce.core.events import Story
from sottovoce.core.game import NOBODY, SPECTATOR, Game, State
from sottovoce.core.record import Record, open_record, replay, replay_step
from sottovoce.core.view import read_options

Pause = Callable[[Desk], None]


def tell_record(desk: Desk, game: Game, record: Record, pause: Pause | None) -> None:
    """Check the whole record, then tell it; with a pause, show the table at every turn too."""
    replay(game, record)
    desk.tell("replay-checked", count=len(record.decisions))
    with suppress(Left):
        _tell_end(desk, game, record, _tell_decisions(desk, game, record, pause))


def _tell_end(desk: Desk, game: Game, record: Record, state: State) -> None:
    desk.line()
    _show(desk, game, state, SPECTATOR)
    if state.seat == NOBODY:
        tell_result(desk, game, game.redact(state, SPECTATOR))
    elif record.result is not None:
        winners = [_seat_name(desk, game, record, seat) for seat in record.result.winners]
        desk.tell("replay-closed", reason=record.result.reason, winners=", ".join(winners))
    else:
        desk.tell("replay-unfinished")


def _tell_decisions(desk: Desk, game: Game, record: Record, pause: Pause | None) -> State:
    story = Story()
    state = open_record(game, record, story)
    mover = NOBODY
    for number, decision in enumerate(record.decisions, 1):
        tell(desk, game, story.seen_by(SPECTATOR), SPECTATOR)
        if pause is not None and state.seat != mover:
            mover = state.seat
            desk.line()
            desk.tell("replay-eyes", seat=_seat_name(desk, game, record, mover))
            _show(desk, game, state, mover)
            pause(desk)
        story = Story()
        replay_step(game, state, number, decision, story)
    tell(desk, game, story.seen_by(SPECTATOR), SPECTATOR)
    return state


def _seat_name(desk: Desk, game: Game, record: Record, seat: int) -> str:
    seats = game.seats(read_options(game.name, game.options, record.options))
    return desk.of(game)(f"seat-{seats[seat]}")


def _show(desk: Desk, game: Game, state: State, seat: int) -> None:
    """Show the table through a seat's eyes: the mover's, so that his cards are seen."""
    desk.out.print(game.draw(game.redact(state, seat), desk.of(game)))
    desk.line()


def wait(desk: Desk) -> None:
    """Wait for a person who watches, and may leave; a pipe is not kept waiting."""
    if not sys.stdin.isatty():
        return
    try:
        answer = input(f"{desk.say('replay-next')} ").strip().lower()
    except (EOFError, KeyboardInterrupt):
        desk.line()
        raise Left from None
    if answer in ("q", "quit", desk.say("command-quit")):
        raise Left
