"""Faults that leak nothing, planted one by one: with the leaks, something for every check to catch."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest

from sottovoce.core.chance import Chance, Deal
from sottovoce.core.events import Story
from sottovoce.core.game import SPECTATOR, Imagination, State
from sottovoce.core.record import Record
from sottovoce.core.table import Table
from sottovoce.core.view import Offer, Options, View
from sottovoce.games.venice import Venice, actions
from sottovoce.games.venice.insight import VeniceInsight
from sottovoce.games.venice.view import VeniceView
from sottovoce.lab.contract import Check, Moment
from tests.contract.masks import Mask, MaskedSecrets
from tests.contract.test_planted_leaks import GAME_LEAKS, STATE_LEAKS, TABLE_LEAKS, caught, masked, name
from tests.contract.venice import VeniceSecrets

# ---------------------------------------------------------------- games


class MistakenView(VeniceView, frozen=True, kw_only=True, tag="vienna"):
    """Bears another game's name."""


class Mistagged(Venice):
    view = MistakenView


class WritesTwoAlike(Venice):
    """Two decisions have one notation."""

    def notation(self, action: int) -> str:
        return super().notation(6 if action == 5 else action)


class PromisesTooMuch(Venice):
    """The bound is an average."""

    def bound(self, options: Options) -> int:
        return 20


class DealsAsItLikes(Venice):
    """A new game does not come from its chance alone."""

    dealt = 0

    def new(self, chance: Chance, options: Options, story: Story | None = None) -> State:
        self.dealt += 1
        return super().new(Deal(self.dealt), options, story)


class LosesItsTypes(Venice):
    """A number where the offer promises text."""

    def offers(self, view: View) -> tuple[Offer, ...]:
        return tuple(msgspec.structs.replace(offer, then=offer.code) for offer in super().offers(view))


class WeighsNothing(Venice):
    """No decision seems worth a thought."""

    def worthwhile(self, view: View) -> tuple[int, ...]:
        return ()


class FallsSilent(Venice):
    """Insight does not expect a finished game."""

    def insight(self, view: View) -> VeniceInsight:
        if view.outcome is not None:
            raise ZeroDivisionError
        return super().insight(view)


class ImaginesAhead(Venice):
    """What is imagined lies one decision later."""

    def imagine(self, view: View) -> Imagination:
        return Ahead(super().imagine(view))


class Ahead(Imagination):
    def __init__(self, inner: Imagination) -> None:
        self.inner = inner

    def draw(self, chance: Chance) -> State:
        state = self.inner.draw(chance)
        for code in state.legal()[:1]:
            state.apply(code)
        return state


class JudgesInPercent(Venice):
    """A judgement is a share, not a percentage."""

    def evaluate(self, state: State, seat: int) -> float:
        return 100 * super().evaluate(state, seat)


# ---------------------------------------------------------------- states


class ListsBackwards(Mask):
    def legal(self) -> list[int]:
        return super().legal()[::-1]


class CannotThrow(Mask):
    """A legal decision is not expected."""

    def apply(self, action: int, story: Story | None = None) -> None:
        if action == actions.THROW:
            raise KeyError(action)
        super().apply(action, story)


class CutsCodesShort(Mask):
    """Only the low bits of a code are looked at."""

    def apply(self, action: int, story: Story | None = None) -> None:
        super().apply(action % 2**64, story)


class PaysForNothing(Mask):
    """A refused decision has already been paid for."""

    def apply(self, action: int, story: Story | None = None) -> None:
        self.inner.favourite += 1
        super().apply(action, story)
        self.inner.favourite -= 1


class SharesItsChance(Mask):
    """A copy draws from the same generator."""

    def copy(self) -> Mask:
        return type(self)(self.inner.copy_with(self.inner.chance))


class LosesACard(Mask):
    """Whoever ends his turn loses a discard."""

    def apply(self, action: int, story: Story | None = None) -> None:
        super().apply(action, story)
        if action == actions.END and self.inner.west_discard & 15:
            self.inner.west_discard -= 1


# ---------------------------------------------------------------- tables, secrets


class AnybodyDecides(Table):
    def decide(self, seat: int, action: int) -> None:
        super().decide(self.mover, action)


class WritesWithBlanks(Table):
    """An option's value is two words."""

    def record(self, seat: int = SPECTATOR) -> Record:
        return msgspec.structs.replace(super().record(seat), options={"rounds": "the match"})


class TellsTheSame(VeniceSecrets):
    """The second truth is the first."""

    def retell(self, moment: Moment, seat: int, chance: Chance) -> State | None:
        return moment.state.copy()


class TellsALie(VeniceSecrets):
    """The second truth changes what everybody sees."""

    def retell(self, moment: Moment, seat: int, chance: Chance) -> State | None:
        second = self.own(moment.state.copy())
        second.favourite += 1
        return second


class HidesTooMuch(VeniceSecrets):
    """Something known is listed as hidden."""

    def hidden(self, seat: int) -> Mapping[str, float]:
        return {**super().hidden(seat), "doge": 0.5}


GAME_FAULTS: list[tuple[type[Venice], Check]] = [
    (Mistagged, Check.STRUCTS),
    (WritesTwoAlike, Check.NOTATION),
    (PromisesTooMuch, Check.BOUND),
    (DealsAsItLikes, Check.REPLAY),
    (LosesItsTypes, Check.ENCODING),
    (WeighsNothing, Check.LEGAL),
    (FallsSilent, Check.ANSWERS),
    (ImaginesAhead, Check.IMAGINE),
    (JudgesInPercent, Check.EVALUATE),
]
STATE_FAULTS: list[tuple[type[Mask], Check]] = [
    (ListsBackwards, Check.LEGAL),
    (CannotThrow, Check.APPLIES),
    (CutsCodesShort, Check.REFUSED),
    (PaysForNothing, Check.REFUSED),
    (SharesItsChance, Check.COPY),
    (LosesACard, Check.CONSERVED),
]
TABLE_FAULTS: list[tuple[type[Table], Check]] = [
    (AnybodyDecides, Check.SEAT),
    (WritesWithBlanks, Check.RECORD),
]
SECRETS_FAULTS: list[tuple[type[VeniceSecrets], Check]] = [
    (TellsTheSame, Check.RETELLING),
    (TellsALie, Check.RETELLING),
    (HidesTooMuch, Check.RETELLING),
]


@pytest.mark.parametrize(("fault", "check"), GAME_FAULTS, ids=name)
def test_a_fault_in_a_game_is_caught(fault: type[Venice], check: Check) -> None:
    assert caught(fault(), VeniceSecrets()).check is check


@pytest.mark.parametrize(("fault", "check"), STATE_FAULTS, ids=name)
def test_a_fault_in_a_state_is_caught(fault: type[Mask], check: Check) -> None:
    assert caught(masked(fault), MaskedSecrets()).check is check


@pytest.mark.parametrize(("fault", "check"), TABLE_FAULTS, ids=name)
def test_a_fault_at_a_table_is_caught(fault: type[Table], check: Check) -> None:
    assert caught(Venice(), VeniceSecrets(), fault).check is check


@pytest.mark.parametrize(("fault", "check"), SECRETS_FAULTS, ids=name)
def test_secrets_that_hide_a_leak_are_caught(fault: type[VeniceSecrets], check: Check) -> None:
    assert caught(Venice(), fault()).check is check


def test_every_check_catches_something() -> None:
    leaks = [*GAME_LEAKS, *STATE_LEAKS, *TABLE_LEAKS]
    faults = [*GAME_FAULTS, *STATE_FAULTS, *TABLE_FAULTS, *SECRETS_FAULTS]
    assert {check for _, check in [*leaks, *faults]} == set(Check)
