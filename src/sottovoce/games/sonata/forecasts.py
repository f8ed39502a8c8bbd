"""The beliefs about the Lady that are held against the truth: where she is, and who she is."""

from __future__ import annotations

from collections.abc import Callable

from sottovoce.core.chance import Chance
from sottovoce.core.game import Forecast, State
from sottovoce.core.view import View
from sottovoce.games.sonata.belief import prior_walk
from sottovoce.games.sonata.choosing import new_game
from sottovoce.games.sonata.components import CARD_PLACE, LADY_TRIPLE, STANDARD
from sottovoce.games.sonata.insight import Table, archive_at, logic, scholar, streets_at
from sottovoce.games.sonata.rules import SonataState
from sottovoce.games.sonata.rules_setup import new_on_walk
from sottovoce.games.sonata.state import Terms
from sottovoce.games.sonata.view import SonataOptions, SonataView

LENGTH = 26  # of a walk drawn from the prior


class SonataForecast(Forecast):
    """A belief, the games it is tried in, and what is true of them."""

    def __init__(
        self,
        name: str,
        deal: Callable[[Chance], SonataState],
        belief: Callable[[SonataView], Table],
        fact: Callable[[SonataState], int],
        promises: bool = True,
    ) -> None:
        self.name = name
        self.promises = promises
        self._deal = deal
        self._belief = belief
        self._fact = fact

    def deal(self, chance: Chance) -> State:
        return self._deal(chance)

    def due(self, view: View) -> bool:
        assert isinstance(view, SonataView)
        return view.phase == "acting"

    def chances(self, view: View) -> Table:
        assert isinstance(view, SonataView)
        return self._belief(view)

    def truth(self, state: State) -> int:
        assert isinstance(state, SonataState)
        return self._fact(state)


# ---------------------------------------------------------------- what is dealt, believed and true


def on_printed_routes(chance: Chance) -> SonataState:
    """A game on any printed route."""
    return new_game(chance, SonataOptions(difficulty="any"))


def on_walks_of_the_prior(chance: Chance) -> SonataState:
    """A game on a closed walk drawn from the prior of `streets`."""
    may_stay = chance.below(2) == 1
    terms = Terms(STANDARD, 0, LENGTH, may_stay).chosen("generated", "forwards", "any", "language")
    return new_on_walk(chance, terms, prior_walk(LENGTH, may_stay, chance))


def by_streets(view: SonataView) -> Table:
    return streets_at(view, view.top)


def by_archive(view: SonataView) -> Table:
    found = archive_at(view, view.top)
    assert found is not None, "a printed route has an archive"
    return found.places


def by_logic(view: SonataView) -> Table:
    return logic(view).triples


def by_scholar(view: SonataView) -> Table:
    return scholar(view).ladies


def her_place(state: SonataState) -> int:
    return CARD_PLACE[state.card(state.top)]


def her_name(state: SonataState) -> int:
    return int(state.dark)


def her_traits(state: SonataState) -> int:
    return LADY_TRIPLE[state.dark]


# Printed routes were made by somebody, not drawn from the prior of `streets`: there it promises nothing.
FORECASTS: tuple[Forecast, ...] = (
    SonataForecast("archive-printed", on_printed_routes, by_archive, her_place),
    SonataForecast("streets-prior", on_walks_of_the_prior, by_streets, her_place),
    SonataForecast("streets-printed", on_printed_routes, by_streets, her_place, promises=False),
    SonataForecast("scholar", on_printed_routes, by_scholar, her_name),
    SonataForecast("logic", on_printed_routes, by_logic, her_traits),
)
