"""Games that Hypothesis plays: it looks where random play does not come, and shrinks what it finds."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from sottovoce.core.chance import fast
from sottovoce.core.game import NOBODY, Game
from sottovoce.core.table import Table
from sottovoce.core.view import Options
from sottovoce.lab.contract import Moment, opening
from sottovoce.lab.contract.engine import check_replay
from sottovoce.lab.contract.pairs import check_pair
from sottovoce.lab.contract.report import PairsOf
from sottovoce.lab.contract.suite import check_moment, check_readers, look_closer
from sottovoce.lab.contract.tables import Sitting
from tests.conftest import counts
from tests.contract.games import SETTINGS, secrets_of, setting_name

SEEDS = st.integers(0, 2**256 - 1)
CHOICES = st.integers(0, 150).flatmap(
    lambda length: st.lists(st.integers(0, 99), min_size=length, max_size=length)
)


def played(game: Game, options: Options, seed: int, choices: Sequence[int]) -> Moment:
    """Return where the choices lead, each the place of a decision in the list of legal ones."""
    moment = opening(game, options, seed)
    for choice in choices:
        if moment.over:
            break
        legal = moment.state.legal()
        moment = moment.after(legal[choice % len(legal)])
    return moment


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=setting_name)
@given(seed=SEEDS, choices=CHOICES)
@settings(max_examples=counts(30, 1000))
def test_any_position_keeps_the_contract(game: Game, options: Options, seed: int, choices: list[int]) -> None:
    moment = played(game, options, seed, choices)
    secrets = secrets_of(game)
    check_moment(moment, secrets, secrets.conserved(opening(game, options, seed).state))
    look_closer(moment, fast(seed))
    check_readers([moment], secrets, fast(seed))
    check_replay(moment)
    for seat in moment.readers():
        check_pair(moment, seat, secrets, Table, fast(seed), PairsOf(seat))


class TableMachine(RuleBasedStateMachine):
    """Deciding and taking back in any order."""

    setting = SETTINGS[0]

    @initialize(seed=SEEDS)
    def lay(self, seed: int) -> None:
        self.sitting = Sitting(*self.setting, Table, fast(seed))

    @precondition(lambda self: self.sitting.mirror.seat != NOBODY)
    @rule(choice=st.integers(0, 99))
    def decide(self, choice: int) -> None:
        legal = self.sitting.mirror.legal()
        self.sitting.decide(legal[choice % len(legal)])

    @precondition(lambda self: self.sitting.staged)
    @rule()
    def undo(self) -> None:
        self.sitting.undo()

    @precondition(lambda self: not self.sitting.staged)
    @rule()
    def undo_too_much(self) -> None:
        self.sitting.check_no_undo(self.sitting.readers[1:])

    @rule()
    def meddle(self) -> None:
        self.sitting.check_strangers()

    @invariant()
    def sealed(self) -> None:
        self.sitting.check_sealed()


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: f"{setting[0].name} {setting[1]}")
def test_a_table_may_be_used_in_any_order(setting: tuple[Game, Options]) -> None:
    machine = type("Machine", (TableMachine,), {"setting": setting})
    run_state_machine_as_test(
        machine, settings=settings(max_examples=counts(10, 200), stateful_step_count=60)
    )
