"""How balanced a card set of Whispers is: bots play each other, and everything that happens is counted.

Every seat is a greedy bot. Further runs seat one bot that never guesses, or one that always
does, among greedy ones, to see whether either habit pays: on the same deals, so that it can be
held against what a greedy one won in that seat. The report is in Markdown, as in
docs/whispers.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from math import sqrt
from os import cpu_count
from statistics import fmean, pstdev
from typing import Any

import msgspec
from joblib import delayed  # type: ignore[import-untyped]

from sottovoce import bots
from sottovoce.core.game import SPECTATOR, Game
from sottovoce.core.table import Table
from sottovoce.core.view import View, read_options
from sottovoce.games import registry
from sottovoce.lab.arena import Z95, deal_seeds
from sottovoce.lab.workers import workers

NAME = "whispers"
PLAYERS = (2, 3, 4)
BOT = "greedy"
HABITS = ("never", "always")


class Tally(msgspec.Struct):
    """Counts of one or more games. `share` and the points are sums over games, by seat.

    `turn` sums the shares by who played first in the first round, second, and so on; `odd` has,
    by the number of the game, the share of the seat for which a habit is tried.
    """

    games: int = 0
    decisions: int = 0
    share: list[float] = []
    turn: list[float] = []
    room: list[int] = []
    symbols: list[int] = []
    tokens: list[int] = []
    right: int = 0
    wrong: int = 0
    guess_points: int = 0
    told: dict[str, int] = {}
    odd: dict[int, float] = {}

    def add(self, other: Tally) -> None:
        """Add the counts of other games."""
        self.games += other.games
        self.decisions += other.decisions
        self.right += other.right
        self.wrong += other.wrong
        self.guess_points += other.guess_points
        self.share = _sums(self.share, other.share)
        self.turn = _sums(self.turn, other.turn)
        self.room = _sums(self.room, other.room)
        self.symbols = _sums(self.symbols, other.symbols)
        self.tokens = _sums(self.tokens, other.tokens)
        self.told = dict(Counter(self.told) + Counter(other.told))
        self.odd.update(other.odd)


def _sums(ours: list[Any], theirs: list[Any]) -> list[Any]:
    return [a + b for a, b in zip(ours, theirs, strict=True)] if ours else list(theirs)


# ---------------------------------------------------------------- playing


class Wanted(msgspec.Struct, frozen=True):
    """What to play: so many games of each kind, from a seed, with a card set, in so many processes."""

    games: int
    seed: int = 1
    cards: str | None = None
    jobs: int = cpu_count() or 1


class Habit(bots.Bot):
    """A greedy bot that never guesses, or always does."""

    def __init__(self, game: Game, seed: int, habit: str) -> None:
        self._greedy = bots.make(BOT, game, seed)
        self._game = game
        self._habit = habit

    def choose(self, view: View) -> int:
        guesses = tuple(code for code in view.legal if self._game.notation(code).startswith("guess:"))
        if not guesses or self._habit == BOT:
            return self._greedy.choose(view)
        if self._habit == "never":
            return self._game.parse("pass")
        return self._greedy.choose(msgspec.structs.replace(view, legal=guesses))


@cache
def game_with(cards: str | None) -> Game:
    """Return the game with the cards of a file, or with the house set."""
    return registry.get(NAME) if cards is None else registry.get(NAME).with_cards(cards)


def play(players: int, habit: str, number: int, seed: int, cards: str | None = None) -> Tally:
    """Play one game; the bot with the habit sits in every seat in turn, from game to game."""
    game = game_with(cards)
    options = read_options(NAME, game.options, {"players": str(players)})
    odd = number % players
    seats = [Habit(game, seed + seat, habit if seat == odd else BOT) for seat in range(players)]
    table = Table(game, seed, options)
    first = table.mover
    while not table.over:
        table.decide(table.mover, seats[table.mover].choose(table.view(table.mover)))
    assert table.outcome is not None
    tally = _tally(table, players, first, None if habit == BOT else odd)
    tally.odd = {number: table.outcome.share(odd)}
    return tally


def _tally(table: Table, players: int, first: int, odd: int | None) -> Tally:
    outcome, view = table.outcome, msgspec.to_builtins(table.view(SPECTATOR))
    assert outcome is not None
    shares = [outcome.share(seat) for seat in range(players)]
    tally = Tally(
        games=1,
        decisions=len(table.decisions),
        share=shares if odd is None else [shares[odd]],
        turn=[shares[(first + place) % players] for place in range(players)],
        tokens=[score[0] for score in view["scores"]],
        room=[score[1] for score in view["scores"]],
        symbols=[score[2] for score in view["scores"]],
    )
    for step in table.story(SPECTATOR):
        for event in step:
            _count(tally, msgspec.to_builtins(event))
    return tally


def _count(tally: Tally, event: dict[str, Any]) -> None:
    kind = event["event"]
    if kind in ("guessed-right", "guessed-wrong"):
        tally.right += kind == "guessed-right"
        tally.wrong += kind == "guessed-wrong"
        tally.guess_points += event["points"]
    what = {"played-up": "card", "effect-acts": "card", "room-acts": "room", "event-drawn": "which"}.get(kind)
    keys = [kind] if what is None else [kind, f"{kind}:{event[what]}"]
    for key in keys:
        tally.told[key] = tally.told.get(key, 0) + 1


def run(
    players: int, habit: str, wanted: Wanted, seed: int, progress: Callable[[int], None] = lambda _: None
) -> Tally:
    """Play so many games with so many players and return all counts."""
    seeds = deal_seeds(seed + players, wanted.games)
    tasks = (delayed(play)(players, habit, number, each, wanted.cards) for number, each in enumerate(seeds))
    total = Tally()
    shared = workers(wanted.jobs, return_as="generator_unordered", batch_size=8)
    for tally in shared(tasks):
        total.add(tally)
        progress(1)
    return total


# ---------------------------------------------------------------- the report


def interval(share: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95% interval of a share."""
    centre = (share + Z95**2 / (2 * games)) / (1 + Z95**2 / games)
    half = Z95 / (1 + Z95**2 / games) * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    return max(0.0, centre - half), min(1.0, centre + half)


def _percent(share: float, games: int) -> str:
    low, high = interval(share, games)
    return f"{share:.1%} ({low:.1%} to {high:.1%})"


def seats_table(tallies: dict[int, Tally]) -> Iterator[str]:
    """The share of the wins of every seat, with its interval."""
    yield "| players | even share | North | East | South | West |"
    yield "|---:|---:|---|---|---|---|"
    yield from (_shares(players, tally.share, tally.games) for players, tally in tallies.items())


def turn_table(tallies: dict[int, Tally]) -> Iterator[str]:
    """The share of the wins by the order in which the first round was played."""
    yield "| players | even share | first | second | third | fourth |"
    yield "|---:|---:|---|---|---|---|"
    yield from (_shares(players, tally.turn, tally.games) for players, tally in tallies.items())


def _shares(players: int, shares: list[float], games: int) -> str:
    cells = [_percent(share / games, games) for share in shares]
    return f"| {players} | {1 / players:.1%} | {' | '.join([*cells, '', ''][:4])} |"


def points_table(tallies: dict[int, Tally]) -> Iterator[str]:
    """Where a player's points come from, on average."""
    yield "| players | cards in the room | symbols | guesses | other tokens | in all |"
    yield "|---:|---:|---:|---:|---:|---:|"
    for players, tally in tallies.items():
        each = tally.games * players
        room, symbols = sum(tally.room) / each, sum(tally.symbols) / each
        guesses = tally.guess_points / each
        other = sum(tally.tokens) / each - guesses
        total = room + symbols + guesses + other
        yield f"| {players} | {room:.1f} | {symbols:.1f} | {guesses:.1f} | {other:.1f} | {total:.1f} |"


def guess_table(tallies: dict[int, Tally]) -> Iterator[str]:
    """How often bots guess, and how well."""
    yield "| players | right guesses a game | wrong guesses a game | right of all | decisions a game |"
    yield "|---:|---:|---:|---:|---:|"
    for players, tally in tallies.items():
        right, wrong = tally.right / tally.games, tally.wrong / tally.games
        part = right / (right + wrong) if right + wrong else 0.0
        yield f"| {players} | {right:.2f} | {wrong:.2f} | {part:.0%} | {tally.decisions / tally.games:.0f} |"


def habit_table(played: Played) -> Iterator[str]:
    """What one player's habit of never or always guessing is worth among greedy ones."""
    yield "| players | even share | one never guesses | one always guesses | never gains | always gains |"
    yield "|---:|---:|---|---|---|---|"
    for players, greedy in played.tallies.items():
        habits = [played.habits[habit][players] for habit in HABITS]
        cells = [_percent(tally.share[0] / tally.games, tally.games) for tally in habits]
        cells += [_points(*gain(tally.odd, greedy.odd)) for tally in habits]
        yield f"| {players} | {1 / players:.1%} | {' | '.join(cells)} |"


def gain(habit: dict[int, float], greedy: dict[int, float]) -> tuple[float, float]:
    """Return what a habit won more than a greedy bot in the same seats of the same deals, give or take."""
    gains = [share - greedy[number] for number, share in habit.items()]
    return fmean(gains), Z95 * pstdev(gains) / sqrt(len(gains))


def _points(mean: float, half: float) -> str:
    return f"{100 * mean:+.1f} ± {100 * half:.1f}"


def use_table(tallies: dict[int, Tally], kind: str, names: dict[int, str], title: str) -> Iterator[str]:
    """How often each card, room or event was used, in a thousand games."""
    yield f"| {title} | {' | '.join(f'{players} players' for players in tallies)} |"
    yield f"|---|{'---:|' * len(tallies)}"
    for number, name in names.items():
        uses = [1000 * tally.told.get(f"{kind}:{number}", 0) / tally.games for tally in tallies.values()]
        yield f"| {name} | {' | '.join(f'{use:.0f}' for use in uses)} |"


class Played(msgspec.Struct):
    """All counts of a report: by the number of players, and by habit and the number of players."""

    tallies: dict[int, Tally]
    habits: dict[str, dict[int, Tally]]


def report(played: Played, cards: str | None = None) -> Iterator[str]:
    """The report in Markdown."""
    tallies = played.tallies
    shown = game_with(cards).cards.shown  # type: ignore[attr-defined]
    yield from ("### Seats", "", *seats_table(tallies), "", *turn_table(tallies), "")
    yield from ("### Points of a player", "", *points_table(tallies), "")
    yield from ("### Guesses", "", *guess_table(tallies), "", *habit_table(played), "")
    rooms = {number: room.key for number, room in enumerate(shown.rooms)}
    kinds = {number: card.key for number, card in enumerate(shown.evidence)}
    effects = {number: key for number, key in kinds.items() if shown.evidence[number].text}
    happenings = {number: event.key for number, event in enumerate(shown.events)}
    yield from ("### Rooms acting", "", *use_table(tallies, "room-acts", rooms, "room"), "")
    yield from ("### Effects", "", *use_table(tallies, "effect-acts", effects, "evidence"), "")
    yield from ("### Cards played open", "", *use_table(tallies, "played-up", kinds, "evidence"), "")
    yield from ("### Events", "", *use_table(tallies, "event-drawn", happenings, "event"))


def play_all(wanted: Wanted, progress: Callable[[int], None]) -> Played:
    """Play so many games for each number of players, and as many with each habit."""
    seed = wanted.seed
    return Played(
        {players: run(players, BOT, wanted, seed, progress) for players in PLAYERS},
        {
            habit: {players: run(players, habit, wanted, seed, progress) for players in PLAYERS}
            for habit in HABITS
        },
    )


def games_in_all(wanted: Wanted) -> int:
    """How many games a whole report takes."""
    return wanted.games * len(PLAYERS) * (1 + len(HABITS))
