"""Five levels a game: what each may do, read from the game's data file, with where the values come from."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from sottovoce.bots.search import Settings
from sottovoce.core.game import Game, Judge
from sottovoce.core.patterns import NO_PATTERNS, Patterns

LEAST = 0.02  # seconds that any thought may take
MOST_NODES = 1_500_000  # of a tree: about 220 MB


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a level decides.

    `judge` looks one decision ahead, `search` grows a tree, `plan` follows the game's own planner
    (`knowledge` says what it may know). `warmth` is how much of the win it readily gives away for
    variety: decisions that seem worse by this much are taken e times more rarely. `slips` is
    how often it overlooks a good part of its choices. `mixing` lets it bluff: of decisions that were
    looked into about as often and promise the same but for so much, it takes now this one, now that, so
    that nobody can read from a play what it hides. A search ends after so many `iterations`, or
    when the `seconds` are over; with both cores at hand it grows a tree on each. A `shrewd` level
    reckons with others who hide (`Game.shrewd`). An ending is solved where that takes no more than
    `exact` decisions (`search_exact`). With `turns`, every other state that it imagines is judged
    only after so many turns more (`search_turns`): fewer iterations in the same time, which see farther.
    """

    kind: Literal["judge", "search", "plan"]
    warmth: float = 0.0
    slips: float = 0.0
    mixing: float = 0.0
    iterations: int = 0
    seconds: float = 0.0
    knowledge: str = ""
    shrewd: bool = False
    exact: int = 4000
    turns: int = 0

    def within(self, seconds: float) -> Level:
        """Return this level in a hurry: it takes so many seconds at most (0: as many as it would)."""
        if not seconds:
            return self
        if not self.seconds:
            return msgspec.structs.replace(self, seconds=seconds)
        part = min(1.0, seconds / self.seconds)
        return msgspec.structs.replace(self, seconds=part * self.seconds, exact=int(part * self.exact))

    def less(self, seconds: float) -> Level:
        """Return this level after so many seconds of its time, if it goes by the clock."""
        return self.within(max(LEAST, self.seconds - seconds)) if self.seconds else self


class Growth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the trees of a game are grown: see `search.Settings`."""

    curiosity: float = 0.4
    calm: float = 0.05
    trust: float = 1.0
    plies: int = 0
    hindsight: float = 0.0

    def settings(self, turns: int = 0) -> Settings:
        return Settings(self.curiosity, self.calm, self.trust, self.plies, MOST_NODES, self.hindsight, turns)


class Learnt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the weights of a game's patterns are, in thousandths, and from how many games they were learnt."""

    provenance: str
    games: int
    weights: list[int]

    def patterns(self) -> Patterns:
        return Patterns([weight / 1000 for weight in self.weights])


class Manual(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that the bots of a game go by. `provenance` tells how the values were found."""

    provenance: str
    levels: dict[str, Level]
    weights: dict[str, float] = {}
    search: Growth = Growth()
    patterns: Patterns = NO_PATTERNS  # read from a file of its own

    def judge(self, game: Game) -> Judge:
        """Return the judge of a game that goes by these weights and patterns."""
        return game.judge(self.weights, self.patterns)


LEVELS = ("level-1", "level-2", "level-3", "level-4", "level-5")


@cache
def manual(game: str) -> Manual:
    """Return what the bots of a game go by."""
    data = files("sottovoce.bots").joinpath("data")
    found = msgspec.toml.decode(data.joinpath(f"{game}.toml").read_bytes(), type=Manual)
    assert tuple(found.levels) == LEVELS
    return msgspec.structs.replace(found, patterns=learnt(game).patterns())


def learnt(game: str) -> Learnt:
    """Return what has been learnt of a game's patterns: of many games nothing."""
    file = files("sottovoce.bots").joinpath("data", f"{game}-patterns.json")
    return msgspec.json.decode(file.read_bytes(), type=Learnt) if file.is_file() else Learnt("", 0, [])


def has_manual(game: str) -> bool:
    """Say whether levels have been made for a game."""
    return files("sottovoce.bots").joinpath("data", f"{game}.toml").is_file()
