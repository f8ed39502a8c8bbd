"""What the suite must be told about a game, because it knows none."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping

from sottovoce.core.chance import Chance
from sottovoce.core.game import State
from sottovoce.lab.contract.moments import Moment

Names = tuple["str | Names", ...]


class Secrets(ABC):
    """A game's hidden and lasting things, told independently of its views.

    Nothing here may use `redact`, `imagine` or a view: what leaks there would be
    copied into the second truth, and the leak would not be seen.
    """

    @property
    @abstractmethod
    def names(self) -> Names:
        """A name for each value of `State.truth()`, in the same nesting.

        A name that stands where the truth has a tuple names the whole tuple.
        """

    def values(self, state: State) -> dict[str, object]:
        """Return the whole truth by name; a game may add names for parts it wants to see apart."""
        return named(self.names, state.truth())

    @abstractmethod
    def hidden(self, seat: int) -> Mapping[str, float]:
        """Return which named values may be hidden from a seat (or the spectator).

        With each goes the share of second truths, and of imagined states, in which it must differ at
        least. A value not listed is known to the seat: no second truth may change it.
        """

    @abstractmethod
    def retell(self, moment: Moment, seat: int, chance: Chance) -> State | None:
        """Return a second truth: all that the seat has seen is the same, all that it has not is dealt anew.

        Its generator too is another one. None when nothing is hidden from the seat.
        """

    @abstractmethod
    def shown(self, before: Moment, after: Moment, seat: int) -> object:
        """Return what the rules let the seat see by the last decision, beyond what it could foresee.

        A card drawn, a hand laid open, the answer to a question; None for nothing. Where it is equal
        in two truths that the seat could not tell apart, it must not be able to do so afterwards.
        """

    def looks_like(self, moment: Moment, seat: int, code: int) -> Collection[int]:
        """Return the decisions of the mover, this one among them, that look the same to another seat.

        A card laid face down looks like any other. By default all decisions are open.
        """
        return (code,)

    @abstractmethod
    def conserved(self, state: State) -> object:
        """Return the counts of cards and tokens that never change during a game."""

    def fits(self, moment: Moment, seat: int, imagined: State) -> bool:
        """Say whether an imagined state agrees with everything the seat has seen so far.

        Without an answer of the game's own, the view is trusted to have forgotten nothing.
        """
        return True


def named(names: Names, truth: tuple[object, ...]) -> dict[str, object]:
    """Return the values of a truth under their names."""
    values: dict[str, object] = {}
    for name, value in zip(names, truth, strict=True):
        if isinstance(name, str):
            values[name] = value
        else:
            assert isinstance(value, tuple), f"{name} names the parts of {value!r}, which has none"
            values |= named(name, value)
    return values


def differing(secrets: Secrets, first: State, second: State) -> set[str]:
    """Return the names of the values in which two truths differ."""
    ours, theirs = secrets.values(first), secrets.values(second)
    return {name for name in ours if ours[name] != theirs[name]}
