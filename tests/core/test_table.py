"""One table: who may decide, what is staged, what can be taken back, who is shown what."""

from __future__ import annotations

from functools import partial

import pytest

from sottovoce.core.errors import BadSeat, BadSeed, GameOver, NotAllowedNow, NothingToUndo, NotYourTurn
from sottovoce.core.game import NOBODY, SPECTATOR
from sottovoce.core.record import AGREED_DRAW, RESIGNED, print_record, replay
from sottovoce.core.table import Table
from sottovoce.core.view import Outcome, View
from tests.core.duel import DONE, DUEL, Dealt, DuelOptions, DuelState, Laid, own

SEED = 77


@pytest.fixture
def table() -> Table:
    return Table(DUEL, SEED)


def truth(table: Table) -> DuelState:
    state = table.truth()
    assert isinstance(state, DuelState)
    return state


def card(table: Table) -> int:
    """A card the mover may lay."""
    return table.truth().legal()[0]


def everything(table: Table, seat: int) -> tuple[View, object, str]:
    return table.view(seat), table.story(seat), print_record(table.record(seat))


def play_out(table: Table) -> Table:
    while not table.over:
        table.decide(table.mover, table.truth().legal()[0])
    return table


# ---------------------------------------------------------------- deciding


def test_a_table_is_laid_from_its_seed(table: Table) -> None:
    assert truth(table).truth() == truth(Table(DUEL, SEED)).truth()
    assert truth(table).deck != truth(Table(DUEL, SEED + 1)).deck
    assert (table.mover, table.over, table.outcome, table.decisions, table.staged) == (0, False, None, (), 0)


def test_options_are_the_usual_ones_unless_given(table: Table) -> None:
    assert table.options == DuelOptions(rounds=4)
    assert len(play_out(Table(DUEL, SEED, DuelOptions(rounds=2))).decisions) == 8


def test_a_bad_seed_lays_no_table() -> None:
    with pytest.raises(BadSeed):
        Table(DUEL, -1)


def test_only_the_mover_decides(table: Table) -> None:
    with pytest.raises(NotYourTurn, match="seat 0 decides now"):
        table.decide(1, card(table))
    assert table.decisions == ()


@pytest.mark.parametrize("seat", [SPECTATOR, 2, -2])
def test_who_does_not_sit_here_neither_decides_nor_undoes(table: Table, seat: int) -> None:
    for attempt in (partial(table.decide, seat, 0), partial(table.check, seat, 0), partial(table.undo, seat)):
        with pytest.raises(BadSeat, match="seats go from 0 to 1"):
            attempt()


@pytest.mark.parametrize("seat", [2, -2])
def test_who_does_not_sit_here_sees_nothing(table: Table, seat: int) -> None:
    for look in (table.view, table.story, table.record):
        with pytest.raises(BadSeat):
            look(seat)


def test_a_refused_decision_changes_nothing(table: Table) -> None:
    before = everything(table, 0), truth(table).truth()
    with pytest.raises(NotAllowedNow):
        table.decide(0, DONE)
    assert (everything(table, 0), truth(table).truth()) == before


def test_checking_refuses_the_same_and_changes_nothing(table: Table) -> None:
    before = everything(table, 0), truth(table).truth()
    table.check(0, card(table))
    for seat, code, kind in ((0, DONE, NotAllowedNow), (1, card(table), NotYourTurn)):
        with pytest.raises(kind):
            table.check(seat, code)
    assert (everything(table, 0), truth(table).truth()) == before


def test_the_truth_is_a_copy(table: Table) -> None:
    table.truth().apply(card(table))
    assert table.truth().legal() == list(own(table.view(0)).hand)


# ---------------------------------------------------------------- the stage


def test_a_staged_decision_is_seen_by_its_maker_alone(table: Table) -> None:
    others = [everything(table, seat) for seat in (SPECTATOR, 1)]
    laid = card(table)
    table.decide(0, laid)
    assert table.staged == 1
    assert own(table.view(0)).own == laid
    assert table.story(0)[-1] == (Laid(0),)
    assert table.record(0).decisions[-1].text == f"lay{laid + 1}"
    assert [everything(table, seat) for seat in (SPECTATOR, 1)] == others


def test_a_barrier_shows_everything_to_all(table: Table) -> None:
    laid = card(table)
    table.decide(0, laid)
    table.decide(0, DONE)
    assert table.staged == 0
    for seat in (SPECTATOR, 1):
        assert own(table.view(seat)).laid == (True, False)
        assert own(table.view(seat)).own is None
        assert table.story(seat)[1:] == ((Laid(0),), ())
        assert [step.text for step in table.record(seat).decisions] == [None, None]


def test_undo_restores_what_was(table: Table) -> None:
    before = [everything(table, seat) for seat in (SPECTATOR, 0, 1)], truth(table).truth()
    table.decide(0, card(table))
    table.undo(0)
    assert ([everything(table, seat) for seat in (SPECTATOR, 0, 1)], truth(table).truth()) == before
    assert (table.staged, table.decisions) == (0, ())


def test_after_undo_another_decision_can_be_taken(table: Table) -> None:
    low, high = table.truth().legal()
    table.decide(0, low)
    table.undo(0)
    table.decide(0, high)
    assert table.decisions == ((0, high),)
    assert own(table.view(0)).own == high


def test_nothing_can_be_taken_back_before_the_first_decision(table: Table) -> None:
    for seat in (0, 1):
        with pytest.raises(NothingToUndo, match="There is nothing to take back"):
            table.undo(seat)


def test_undo_does_not_cross_a_barrier(table: Table) -> None:
    table.decide(0, card(table))
    table.decide(0, DONE)
    before = truth(table).truth()
    for seat in (0, 1):
        with pytest.raises(NothingToUndo):
            table.undo(seat)
        with pytest.raises(NothingToUndo):
            table.check_undo(seat)
    assert truth(table).truth() == before


def test_nobody_takes_back_what_another_has_staged(table: Table) -> None:
    table.decide(0, card(table))
    with pytest.raises(NothingToUndo):
        table.undo(1)
    table.check_undo(0)
    assert table.staged == 1


# ---------------------------------------------------------------- story and record


def test_the_story_tells_each_seat_its_own(table: Table) -> None:
    setup = table.story(0)[0]
    assert [type(event) for event in setup] == [Dealt, Dealt]
    assert sorted(event.card for event in setup if isinstance(event, Dealt)) == list(own(table.view(0)).hand)
    assert table.story(SPECTATOR) == ((),)


def test_the_story_can_be_taken_up_from_any_decision(table: Table) -> None:
    play_out(table)
    whole = table.story(1)
    assert len(whole) == 17
    for since in range(18):
        assert table.story(1, since) == whole[since:]
    assert table.story(1, -5) == whole


def test_a_running_record_holds_no_seed_and_no_code_of_others(table: Table) -> None:
    for _ in range(6):
        table.decide(table.mover, table.truth().legal()[0])
    for reader in (SPECTATOR, 0, 1):
        record = table.record(reader)
        assert (record.seed, record.reader, record.result) == (None, reader, None)
        assert [step.text is not None for step in record.decisions] == [
            seat == reader for seat, _ in table.decisions
        ]
    assert table.record() == table.record(SPECTATOR)


def test_when_the_game_is_over_the_record_opens(table: Table) -> None:
    play_out(table)
    records = [table.record(seat) for seat in (SPECTATOR, 0, 1)]
    assert records[0] == records[1] == records[2]
    assert records[0].seed == SEED
    assert records[0].result == table.outcome
    assert replay(DUEL, records[0]).truth() == truth(table).truth()


def test_when_the_game_is_over_nobody_decides_or_undoes(table: Table) -> None:
    play_out(table)
    assert (table.over, table.mover, table.staged) == (True, NOBODY, 0)
    for seat in (0, 1):
        with pytest.raises(GameOver):
            table.decide(seat, DONE)
        with pytest.raises(NothingToUndo):
            table.undo(seat)
    with pytest.raises(GameOver):
        table.close(Outcome(RESIGNED, (0,), (0, 0)))


# ---------------------------------------------------------------- ended from outside


def test_a_closed_table_shows_what_was_staged_and_is_over(table: Table) -> None:
    outcome = Outcome(RESIGNED, (1,), (0, 0))
    table.decide(0, card(table))
    table.close(outcome)
    assert (table.over, table.mover, table.staged, table.outcome) == (True, NOBODY, 0, outcome)
    assert own(table.view(1)).laid == (True, False)
    for seat in (SPECTATOR, 0, 1):
        view = table.view(seat)
        assert (view.mover, view.legal, view.outcome) == (NOBODY, (), outcome)
    with pytest.raises(GameOver):
        table.decide(0, DONE)
    with pytest.raises(NothingToUndo):
        table.undo(0)


def test_a_closed_tables_record_is_whole_and_replays(table: Table) -> None:
    table.decide(0, card(table))
    table.close(Outcome(AGREED_DRAW, (0, 1), (0, 0)))
    record = table.record(1)
    assert (record.seed, record.reader) == (SEED, None)
    assert replay(DUEL, record).truth() == truth(table).truth()


def test_a_table_is_closed_only_for_a_reason_from_outside(table: Table) -> None:
    with pytest.raises(AssertionError):
        table.close(Outcome("all-rounds", (0,), (4, 0)))
