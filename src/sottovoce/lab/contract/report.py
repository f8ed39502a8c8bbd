"""What the suite has looked at: figures that show that its checks had something to check."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from sottovoce.lab.contract.broken import seat_name


@dataclass
class Differences:
    """How often each value of the truth differed, in so many comparisons."""

    compared: int = 0
    fields: Counter[str] = field(default_factory=Counter)

    def add(self, names: set[str]) -> None:
        self.compared += 1
        self.fields.update(names)

    def share(self, name: str) -> float:
        return self.fields[name] / self.compared if self.compared else 0.0

    def __str__(self) -> str:
        return ", ".join(f"{name} {self.share(name):.0%}" for name, _ in self.fields.most_common())


@dataclass
class Steps:
    """Decisions taken in two truths at once; `alike` those after which the seat saw the same in both."""

    taken: int = 0
    alike: int = 0

    def add(self, alike: bool) -> None:
        self.taken += 1
        self.alike += alike

    def __str__(self) -> str:
        return f"{self.alike} of {self.taken}"


@dataclass
class PairsOf:
    """The pairs of truths compared for one seat."""

    seat: int
    nothing_hidden: int = 0
    retold: Differences = field(default_factory=Differences)
    imagined: Differences = field(default_factory=Differences)
    own: Steps = field(default_factory=Steps)
    others: Steps = field(default_factory=Steps)

    @property
    def positions(self) -> int:
        return self.retold.compared + self.nothing_hidden

    @property
    def share_of_nothing_hidden(self) -> float:
        return self.nothing_hidden / self.positions if self.positions else 0.0

    def __str__(self) -> str:
        nothing = f"nothing hidden in {self.share_of_nothing_hidden:.1%} of positions"
        alike = f"{self.own} of its own, {self.others} of others"
        return "\n".join(
            [
                f"  {seat_name(self.seat)}: {self.retold.compared} pairs; {nothing}",
                f"    the second truth differed in: {self.retold}",
                f"    an imagined one differed in: {self.imagined}",
                f"    alike after the same decision: {alike}",
            ]
        )


@dataclass
class ContractReport:
    """What was checked on one game with one set of options, all of it passed."""

    game: str
    options: str
    games: int = 0
    longest: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    pairs: dict[int, PairsOf] = field(default_factory=dict)

    @property
    def pairs_compared(self) -> int:
        return sum(pairs.retold.compared for pairs in self.pairs.values())

    def count_game(self, positions: int, closer: int) -> None:
        self.games += 1
        self.longest = max(self.longest, positions - 1)
        self.counts["positions"] += positions
        self.counts["looked at closely"] += closer

    def __str__(self) -> str:
        counted = ", ".join(f"{count} {what}" for what, count in self.counts.items())
        return "\n".join(
            [
                f"{self.game} {self.options}: {self.games} games, the longest of {self.longest} decisions",
                f"  {counted}",
                *(str(pairs) for pairs in self.pairs.values()),
            ]
        )
