"""Venice behind a mask: a state and a game that do everything as Venice does, for mutants to change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sottovoce.core.chance import Chance
from sottovoce.core.events import Story
from sottovoce.core.game import Imagination, State
from sottovoce.core.view import Options, Outcome, View
from sottovoce.games.venice import Venice
from sottovoce.games.venice.rules import VeniceState
from sottovoce.lab.contract import Moment
from tests.contract.venice import VeniceSecrets

if TYPE_CHECKING:
    from collections.abc import Callable


class Mask(State):
    """A state of Venice that can be subclassed: compiled ones cannot."""

    def __init__(self, inner: VeniceState) -> None:
        self.inner = inner
        self.sync()

    def sync(self) -> None:
        self.seat = self.inner.seat
        self.barriers = self.inner.barriers

    def legal(self) -> list[int]:
        return self.inner.legal()

    def apply(self, action: int, story: Story | None = None) -> None:
        self.inner.apply(action, story)
        self.sync()

    def copy(self) -> Mask:
        return type(self)(self.inner.copy())

    def outcome(self) -> Outcome | None:
        return self.inner.outcome()

    def truth(self) -> tuple[object, ...]:
        return self.inner.truth()


class MaskedImagination(Imagination):
    def __init__(self, inner: Imagination, mask: Callable[[VeniceState], Mask]) -> None:
        self.inner = inner
        self.mask = mask

    def draw(self, chance: Chance) -> State:
        state = self.inner.draw(chance)
        assert isinstance(state, VeniceState)
        return self.mask(state)


class MaskedVenice(Venice):
    """Venice, its states masked."""

    mask: type[Mask] = Mask

    def new(self, chance: Chance, options: Options, story: Story | None = None) -> State:
        state = super().new(chance, options, story)
        assert isinstance(state, VeniceState)
        return self.mask(state)

    def redact(self, state: State, seat: int) -> View:
        return super().redact(unmasked(state), seat)

    def imagine(self, view: View) -> Imagination:
        return MaskedImagination(super().imagine(view), self.mask)

    def evaluate(self, state: State, seat: int) -> float:
        return super().evaluate(unmasked(state), seat)


class MaskedSecrets(VeniceSecrets):
    """Venice's secrets, of masked states."""

    def own(self, state: State) -> VeniceState:
        return unmasked(state)

    def values(self, state: State) -> dict[str, object]:
        return super().values(unmasked(state))

    def retell(self, moment: Moment, seat: int, chance: Chance) -> State | None:
        assert isinstance(moment.state, Mask)
        second = super().retell(moment, seat, chance)
        return None if second is None else type(moment.state)(self.own(second))


def unmasked(state: State) -> VeniceState:
    inner = state.inner if isinstance(state, Mask) else state
    assert isinstance(inner, VeniceState)
    return inner
