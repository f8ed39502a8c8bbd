"""Do chances hold what they promise? Those that were given, how often they came true, and a plot of both."""

from __future__ import annotations

import msgspec

BINS = 10
ENOUGH = 2000  # chances a bin must hold for its gap to count: of fewer, a point or two may be luck

SIDE, MARGIN = 320, 46  # of a plot, in pixels


class Bin(msgspec.Struct, frozen=True):
    """Chances about as great as each other: their mean, the share that came true, how many."""

    given: float
    true: float
    count: int

    @property
    def gap(self) -> float:
        """The distance between promise and truth, in points of a hundred; below zero it promised too much."""
        return 100 * (self.true - self.given)


class Figures(msgspec.Struct, frozen=True):
    """What was found. Certain chances (0 and 1) are counted apart: `wrong` ones must not be.

    `greatest_gap` is that of all bins with enough chances to tell, in points of a hundred; None if
    there is no such bin.
    """

    turns: int
    certain: int
    wrong: int
    greatest_gap: float | None
    bins: tuple[Bin, ...]


class Reliability:
    """Takes in chances and what was true, and tells what came of it."""

    def __init__(self) -> None:
        self.turns = 0
        self.certain = 0
        self.wrong = 0
        self.given = [0.0] * BINS
        self.true = [0] * BINS
        self.count = [0] * BINS

    def add(self, chances: tuple[float, ...], truth: int) -> None:
        """Take in a whole table of chances and which of them came true."""
        self.turns += 1
        for which, chance in enumerate(chances):
            if 0.0 < chance < 1.0:
                place = min(int(chance * BINS), BINS - 1)
                self.given[place] += chance
                self.true[place] += which == truth
                self.count[place] += 1
            else:
                self.certain += 1
                self.wrong += (chance == 1.0) != (which == truth)

    def figures(self) -> Figures:
        """Return what was found so far."""
        rows = zip(self.given, self.true, self.count, strict=True)
        bins = tuple(Bin(given / count, true / count, count) for given, true, count in rows if count)
        gaps = [abs(one.gap) for one in bins if one.count >= ENOUGH]
        return Figures(self.turns, self.certain, self.wrong, max(gaps, default=None), bins)


# ---------------------------------------------------------------- plots


def plot(title: str, figures: Figures) -> str:
    """Return a reliability plot as SVG: the chance given to the right, the share that came true upwards."""
    size, middle = SIDE + 2 * MARGIN, SIDE // 2 + MARGIN
    ends = f'x1="{_x(0)}" y1="{_y(0)}" x2="{_x(1)}" y2="{_y(1)}"'
    gap = figures.greatest_gap
    below = f"{figures.turns:,} turns" + (f", greatest gap {gap:.1f} points" if gap is not None else "")
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}">',
            f'<rect width="{size}" height="{size}" fill="white"/>',
            '<g font-family="sans-serif" font-size="12" fill="#333" text-anchor="middle">',
            f'<text x="{middle}" y="18">{title}</text>',
            f'<text x="{middle}" y="34">{below}</text>',
            *_axes(),
            f'<text x="{middle}" y="{size - 8}">chance given</text>',
            f'<text x="14" y="{middle}" transform="rotate(-90 14 {middle})">share that came true</text>',
            "</g>",
            f'<line {ends} stroke="#999" stroke-dasharray="4"/>',
            *map(_dot, figures.bins),
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


def _dot(one: Bin) -> str:
    """A bin as a disc: hollow when it holds too few chances to tell."""
    filled = "#27548a" if one.count >= ENOUGH else "none"
    return (
        f'<circle cx="{_x(one.given)}" cy="{_y(one.true)}" r="5" fill="{filled}" stroke="#27548a">'
        f"<title>{one.given:.1%} given, {one.true:.1%} true, {one.count} times</title></circle>"
    )


def _x(share: float) -> float:
    return round(MARGIN + SIDE * share, 1)


def _y(share: float) -> float:
    return round(MARGIN + SIDE * (1 - share), 1)
