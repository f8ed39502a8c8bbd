"""Pairs of truths: single steps from positions of random games, and whole games played in both at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from sottovoce.core.chance import Chance, fast
from sottovoce.core.game import Game
from sottovoce.core.table import Table
from sottovoce.core.view import Options
from sottovoce.lab.contract import Moment, Secrets, opening, random_game
from sottovoce.lab.contract.broken import how_to_reproduce
from sottovoce.lab.contract.moments import draw, draw_seed
from sottovoce.lab.contract.steps import LayTable, Pair
from sottovoce.matches import Match
from sottovoce.trials.leaks.faces import Side, difference, lay_match

_ONE_IN = 6  # positions of a random game from which pairs are dealt
_CLOSER = 20  # of so many pairs, one is looked at more closely


class Leak(Exception):
    """Something by which a reader could tell two truths apart."""


class Compared(msgspec.Struct):
    """How much was compared; `redealt` second truths in whole games after the rules told the first ones."""

    pairs: int = 0
    steps: int = 0
    games: int = 0
    redealt: int = 0
    looked_closely: int = 0
    bytes: int = 0

    def add(self, other: Compared) -> None:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Trial:
    """One game with one set of options, its secrets, and the chance of this part of the trial."""

    def __init__(
        self, game: Game, options: Options, secrets: Secrets, chance: Chance, lay: LayTable = Table
    ) -> None:
        self.game = game
        self.options = options
        self.secrets = secrets
        self.chance = chance
        self.lay = lay
        self.found = Compared()
        self._match: Match = lay_match(game, options)

    # ------------------------------------------------------------ single steps

    def compare_pairs(self, count: int) -> Compared:
        """Deal so many second truths; compare all that the reader gets, now and after one more decision."""
        while self.found.pairs < count:
            for moment in self._positions():
                if self.found.pairs == count:
                    break
                seat = draw(list(moment.readers()), self.chance)
                pair = self._deal(moment, seat)
                if pair is not None:
                    self.found.pairs += 1
                    self._step(pair)
        return self.found

    def _positions(self) -> Iterator[Moment]:
        for moment in random_game(self.game, self.options, self.chance):
            if moment.over or self.chance.below(_ONE_IN) == 0:
                yield moment

    def _deal(self, moment: Moment, seat: int) -> Pair | None:
        """Deal a second truth and compare it with the first; None when nothing is hidden."""
        second = self.secrets.retell(moment, seat, self.chance)
        if second is None:
            return None
        pair = Pair(moment, second, seat, self.secrets, self.lay)
        self._compare(pair)
        return pair

    def _step(self, pair: Pair, since: int = 0) -> bool:
        """Take a decision in both that looks the same; say whether the reader still cannot tell them."""
        choices = [] if pair.moments[0].over else pair.choices()
        if not choices:
            return False
        self.found.steps += 1
        if not pair.step(draw(choices, self.chance)):
            return False
        self._compare(pair, since)
        return True

    # ------------------------------------------------------------ whole games

    def compare_games(self, count: int) -> Compared:
        """Play so many games in two truths at once, each for one reader, from the opening to the end."""
        for _ in range(count):
            self._compare_game()
            self.found.games += 1
        return self.found

    def _compare_game(self) -> None:
        moment = opening(self.game, self.options, draw_seed(self.chance))
        seat = draw(list(moment.readers()), self.chance)
        pair = self._deal(moment, seat)
        while not moment.over:
            if pair is not None and self._step(pair, since=pair.tables[0].settled):
                moment = pair.moments[0]
                continue
            if pair is None or pair.moments[0] is moment:
                moment = moment.after(draw(moment.state.legal(), self.chance))
            else:
                moment = pair.moments[0]  # the rules have told the reader which truth it is
            self.found.redealt += 1
            pair = self._deal(moment, seat)

    # ------------------------------------------------------------ what is compared

    def _compare(self, pair: Pair, since: int = 0) -> None:
        """Compare the message with the steps from `since` on: all before them have been compared."""
        closely = self.chance.below(_CLOSER) == 0
        faces = [Side(self._match, table).face(pair.seat, since, closely) for table in pair.tables]
        self.found.looked_closely += closely
        self.found.bytes += sum(map(len, faces[0].values()))
        if told := difference(*faces):
            raise Leak(f"{told}\n{_where(pair)}")


def _where(pair: Pair) -> str:
    moment = pair.moments[0]
    return how_to_reproduce(moment.game, moment.options, moment.seed, moment.decisions, pair.seat)


def run_part(
    game: Game, settings: Sequence[Options], secrets: Secrets, seed: int, part: int, pairs: int, games: int
) -> Compared:
    """Run one part of a trial; what it looks at depends on seed and part alone."""
    chance = fast(seed * 1_000_003 + part)
    trial = Trial(game, settings[part % len(settings)], secrets, chance)
    trial.compare_pairs(pairs)
    return trial.compare_games(games)
