"""Do chances hold what they promise? Play many games and compare every chance given with what was true.

    python -m sottovoce.games.sonata.calibrate [--turns 100000] [--seed 1] [--plots FOLDER]

Half the games are played at random, half by the sensible player of `plan`. A place that is given a chance
of p should hold the Lady p of the time; likewise ladies and triples of traits. With `--plots` the figures
are drawn as reliability plots (SVG).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from sottovoce.core.chance import Chance, Fast, fast
from sottovoce.games.sonata.belief import prior_walk
from sottovoce.games.sonata.choosing import new_game
from sottovoce.games.sonata.components import CARD_PLACE, LADY_TRIPLE, STANDARD
from sottovoce.games.sonata.insight import Table, archive_at, logic, scholar, streets_at
from sottovoce.games.sonata.plan import suggest
from sottovoce.games.sonata.redact import redact
from sottovoce.games.sonata.rules import SonataState
from sottovoce.games.sonata.rules_setup import new_on_walk
from sottovoce.games.sonata.state import ACTING, Terms
from sottovoce.games.sonata.view import SonataOptions, SonataView

BINS = 10
LENGTH = 26
ENOUGH = 2000  # chances a bin must hold for its gap to count; of fewer, half is luck

Deal = Callable[[Chance], SonataState]
Belief = Callable[[SonataView], Table]
Truth = Callable[[SonataState], int]


class Reliability:
    """Chances given, in bins: how many, their sum, and how many came true; certain ones by themselves."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.turns = 0
        self.certain = 0
        self.wrong = 0
        self.given = [0] * BINS
        self.summed = [0.0] * BINS
        self.true = [0] * BINS

    def add(self, chances: Table, truth: int) -> None:
        """Take in a whole table of chances and what was true. Certainties are counted apart."""
        self.turns += 1
        for which, chance in enumerate(chances):
            if 0.0 < chance < 1.0:
                place = min(int(chance * BINS), BINS - 1)
                self.given[place] += 1
                self.summed[place] += chance
                self.true[place] += which == truth
            else:
                self.certain += 1
                self.wrong += (chance == 1.0) != (which == truth)

    def points(self) -> Iterator[tuple[float, float, int]]:
        """Yield (mean chance, share that came true, how many) of every bin that holds any."""
        for place in range(BINS):
            if self.given[place]:
                count = self.given[place]
                yield self.summed[place] / count, self.true[place] / count, count

    def greatest_gap(self) -> float:
        """Return the greatest distance between promise and truth, in points of a hundred."""
        gaps = [abs(mean - share) for mean, share, count in self.points() if count >= ENOUGH]
        return 100 * max(gaps, default=0.0)


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
    assert found is not None
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


class Case(NamedTuple):
    """What is dealt, what is believed of it, and what is true."""

    name: str
    deal: Deal
    belief: Belief
    truth: Truth


CASES = (
    Case("archive-on-printed-routes", on_printed_routes, by_archive, her_place),
    Case("streets-on-its-own-prior", on_walks_of_the_prior, by_streets, her_place),
    Case("streets-on-printed-routes", on_printed_routes, by_streets, her_place),
    Case("scholar", on_printed_routes, by_scholar, her_name),
    Case("logic", on_printed_routes, by_logic, her_traits),
)


# ---------------------------------------------------------------- playing


def measure(case: Case, turns: int, dice: Fast) -> Reliability:
    """Play until so many turns have been looked at, every second game sensibly."""
    found = Reliability(case.name)
    sensible = False
    while found.turns < turns:
        play(case, sensible, found, dice)
        sensible = not sensible
    return found


def play(case: Case, sensible: bool, found: Reliability, dice: Fast) -> None:
    """Play one game to its end and take in what is believed at every turn."""
    state = case.deal(dice.fork())
    while not state.over():
        view = redact(state, 0)
        if state.phase == ACTING:
            found.add(case.belief(view), case.truth(state))
        state.apply(suggest(view) if sensible else view.legal[dice.below(len(view.legal))])


# ---------------------------------------------------------------- reliability plots

SIDE, MARGIN = 320, 46


def plot(found: Reliability) -> str:
    """Return a reliability plot: promised chance to the right, share that came true upwards."""
    size, middle = SIDE + 2 * MARGIN, SIDE // 2 + MARGIN
    ends = f'x1="{_x(0)}" y1="{_y(0)}" x2="{_x(1)}" y2="{_y(1)}"'
    upwards = f'transform="rotate(-90 14 {middle})"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}">',
            f'<rect width="{size}" height="{size}" fill="white"/>',
            '<g font-family="sans-serif" font-size="12" fill="#333" text-anchor="middle">',
            f'<text x="{middle}" y="18">{found.name.replace("-", " ")}</text>',
            f'<text x="{middle}" y="34">{found.turns} turns, gap {found.greatest_gap():.1f} points</text>',
            *_axes(),
            f'<text x="{middle}" y="{size - 8}">chance given</text>',
            f'<text x="14" y="{middle}" {upwards}>share that came true</text>',
            "</g>",
            f'<line {ends} stroke="#999" stroke-dasharray="4"/>',
            *(_dot(mean, share, count) for mean, share, count in found.points()),
            "</svg>\n",
        ]
    )


def _axes() -> list[str]:
    frame = f'<rect x="{_x(0)}" y="{_y(1)}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#333"/>'
    marks = [
        f'<text x="{_x(share / 4)}" y="{_y(0) + 16}">{share * 25}%</text>'
        f'<text x="{_x(0) - 6}" y="{_y(share / 4) + 4}" text-anchor="end">{share * 25}%</text>'
        for share in range(5)
    ]
    return [frame, *marks]


def _dot(mean: float, share: float, count: int) -> str:
    radius = 3.0 + min(6.0, count**0.5 / 80)
    return (
        f'<circle cx="{_x(mean)}" cy="{_y(share)}" r="{radius:.1f}" fill="#27548a" fill-opacity="0.8">'
        f"<title>{mean:.1%} given, {share:.1%} true, {count} times</title></circle>"
    )


def _x(share: float) -> float:
    return round(MARGIN + SIDE * share, 1)


def _y(share: float) -> float:
    return round(MARGIN + SIDE * (1 - share), 1)


# ---------------------------------------------------------------- the command


def report(found: Reliability) -> str:
    """Return the figures as a table."""
    rows = [
        f"{mean:8.1%} {share:8.1%} {100 * (share - mean):+7.2f} {count:9}{'' if count >= ENOUGH else ' few'}"
        for mean, share, count in found.points()
    ]
    head = f"{found.name}: {found.turns} turns, greatest gap {found.greatest_gap():.2f} points"
    certain = f"certain (0 or 1): {found.certain} chances, {found.wrong} of them wrong"
    return "\n".join([head, certain, f"{'given':>8} {'true':>8} {'gap':>7} {'chances':>9}", *rows, ""])


def main() -> None:
    """Measure all cases, print the figures, and draw them if wished."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--turns", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plots", type=Path)
    wished = parser.parse_args()
    for number, case in enumerate(CASES):
        found = measure(case, wished.turns, fast(wished.seed * len(CASES) + number))
        print(report(found), flush=True)
        if wished.plots is not None:
            (wished.plots / f"sonata-{case.name}.svg").write_text(plot(found), encoding="utf-8")


if __name__ == "__main__":
    main()
