"""Endings: solved where they are near, to the value that trying everything finds, and in time."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from sottovoce import bots
from sottovoce.bots import search_exact
from sottovoce.bots.levels import Level, manual
from sottovoce.bots.search_exact import STRETCH, Company, Duel, TooFar, exact_values
from sottovoce.bots.thinking import by_ending
from sottovoce.core.chance import Chance, fast
from sottovoce.core.events import Story
from sottovoce.core.game import NOBODY, UNFORESEEN, Game, Judge, State
from sottovoce.core.table import Table
from sottovoce.core.view import Outcome, View, read_options
from sottovoce.games import registry
from tests.core.duel import Duel as Cards


def last_views(name: str, options: dict[str, str], seed: int, count: int) -> list[View]:
    """The views of the last decisions of a game played at random that had a choice."""
    game = registry.get(name)
    table = Table(game, seed, read_options(name, game.options, options))
    players = [bots.make("random", game, seat) for seat in range(table.seats)]
    views: list[View] = []
    while not table.over:
        views.append(table.view(table.mover))
        table.decide(table.mover, players[table.mover].choose(views[-1]))
    return [view for view in views if len(view.legal) > 1][-count:]


def test_an_ending_that_is_near_is_solved_and_a_far_one_is_not() -> None:
    game = registry.get("holmes")
    last = last_views("holmes", {}, 3, 1)[0]
    values = exact_values(game, game.judge({}), last, 4000, fast(1))
    assert [code for code, _ in values] == list(game.worthwhile(last))
    assert all(0.0 <= share <= 1.0 for _, share in values)
    first = Table(game, 3)
    assert exact_values(game, game.judge({}), first.view(first.mover), 4000, fast(1)) == []
    assert exact_values(game, game.judge({}), last, 0, fast(1)) == []


def test_an_exact_value_is_what_the_last_decision_brings_on_average() -> None:
    """Where the game is over after one decision, the value is the mean share over imagined states."""
    game = registry.get("holmes")
    checked = 0
    for seed in range(8):
        view = last_views("holmes", {}, seed, 1)[0]
        state = game.imagine(view).draw(fast(1))
        over = [code for code in game.worthwhile(view) if ends(game, view, code)]
        if len(over) != len(game.worthwhile(view)):
            continue
        checked += 1
        for code, share in exact_values(game, game.judge({}), view, 4000, fast(5)):
            assert share == pytest.approx(mean_share(game, view, code), abs=0.35)
        assert state.seat == view.seat
    assert checked


def ends(game: Game, view: View, code: int) -> bool:
    state = game.imagine(view).draw(fast(2))
    state.apply(code)
    return state.seat < 0


def mean_share(game: Game, view: View, code: int) -> float:
    chance = fast(9)
    imagination = game.imagine(view)
    total = 0.0
    for _ in range(200):
        state = imagination.draw(chance)
        state.apply(code)
        outcome = state.outcome()
        assert outcome is not None
        total += outcome.share(view.seat)
    return total / 200


# ---------------------------------------------------------------- nothing is left out that matters


@pytest.mark.parametrize(("name", "least"), [("holmes", 30), ("whispers", 15)])
def test_what_is_left_out_between_two_does_not_change_a_value(name: str, least: int) -> None:
    """Alpha-beta between two finds what trying everything finds, five and six decisions before the end."""
    game = registry.get(name)
    compared = 0
    for seed in range(12):
        for view in last_views(name, {}, seed, 6)[:2]:
            states = [game.imagine(view).draw(fast(number)) for number in range(3)]
            for code in game.worthwhile(view)[:3]:
                try:
                    everything = share_found(Company, game, view, states, code)
                    assert share_found(Duel, game, view, states, code) == pytest.approx(everything)
                except TooFar:
                    break
                compared += 1
    assert compared >= least


def share_found(
    kind: type[Duel] | type[Company], game: Game, view: View, states: list[State], code: int
) -> float:
    return kind(game, game.judge({}), view.seat, 8000, fast(1)).share_after(states, code)


class Fork(NamedTuple):
    """A place in a made-up tree: who decides, where that leads, who wins where it ends.

    `guess` is what the judge thinks of it, rightly or wrongly; `reply` is what he foresees there.
    """

    seat: int
    ways: tuple[Fork, ...]
    winners: tuple[int, ...]
    guess: float
    reply: int


def grown(chance: Chance, height: int, seat: int, ways: int) -> Fork:
    """A tree of at most this height, in which anybody may decide at any time."""
    guess = chance.below(8) / 8
    if seat == NOBODY:
        return Fork(NOBODY, (), ((0,), (1,), (0, 1))[chance.below(3)], guess, UNFORESEEN)
    after = tuple(
        grown(
            chance,
            height - 1,
            chance.below(2) if height > 1 and chance.below(8) else NOBODY,
            1 + chance.below(3),
        )
        for _ in range(ways)
    )
    return Fork(seat, after, (), guess, chance.below(ways) if not chance.below(6) else UNFORESEEN)


class Walk(State):
    """A game in a made-up tree."""

    def __init__(self, fork: Fork) -> None:
        self.fork = fork
        self.seat = fork.seat
        self.barriers = 0

    def legal(self) -> list[int]:
        return list(range(len(self.fork.ways)))

    def apply(self, action: int, story: Story | None = None) -> None:
        self.fork = self.fork.ways[action]
        self.seat = self.fork.seat

    def copy(self) -> Walk:
        return Walk(self.fork)

    def outcome(self) -> Outcome | None:
        return Outcome("", self.fork.winners, (0, 0)) if self.fork.winners else None

    def truth(self) -> tuple[object, ...]:
        return self.fork


class Woods(Cards):
    """All that a seat sees of the tree is how many ways there are."""

    def redact(self, state: State, seat: int) -> View:
        return View(seat=seat, mover=state.seat, legal=tuple(state.legal()), outcome=None)


class Guesser(Judge):
    def share(self, state: State, seat: int) -> float:
        return at(state).guess

    def reply(self, state: State, chance: Chance) -> int:
        return at(state).reply


def at(state: State) -> Fork:
    assert isinstance(state, Walk)
    return state.fork


def minimax(fork: Fork, seat: int) -> float:
    """What the seat gets where both know everything."""
    if fork.seat == NOBODY:
        return fork.winners.count(seat) / len(fork.winners)
    if fork.seat == seat:
        return max(minimax(way, seat) for way in fork.ways)
    foreseen = fork.ways if fork.reply == UNFORESEEN else fork.ways[fork.reply : fork.reply + 1]
    return min(minimax(way, seat) for way in foreseen)


def unsighted(forks: list[Fork], seat: int, action: int) -> float:
    """What the seat gets, summed up, if it decides alike wherever it sees as many ways."""
    after = [fork.ways[action] for fork in forks]
    total = sum(minimax(fork, seat) for fork in after if fork.seat != seat)
    for ways in range(1, 4):
        alike = [fork for fork in after if fork.seat == seat and len(fork.ways) == ways]
        total += max(unsighted(alike, seat, again) for again in range(ways)) if alike else 0.0
    return total


def an_ending(kind: type[Duel] | type[Company], seat: int) -> Duel | Company:
    return kind(Woods(), Guesser(), seat, 10**6, fast(1))


def test_where_both_know_everything_the_value_is_that_of_minimax() -> None:
    """However badly the judge puts the ways in order, whoever decides after whom."""
    chance, values = fast(7), set()
    for _ in range(600):
        fork = grown(chance, 5, chance.below(2), 2 + chance.below(2))
        for seat in range(2):
            ending = an_ending(Duel, seat)
            assert isinstance(ending, Duel)
            value = minimax(fork, seat)
            assert ending.known(Walk(fork), 0.0, 1.0) == value
            values.add(value)
            for low, high in ((0.0, 0.5), (0.5, 1.0)):
                found = ending.known(Walk(fork), low, high)
                assert min(max(found, low), high) == min(max(value, low), high)
    assert values == {0.0, 0.5, 1.0}


@pytest.mark.parametrize("kind", [Duel, Company])
def test_a_seat_does_its_best_alike_in_all_that_it_cannot_tell_apart(
    kind: type[Duel] | type[Company],
) -> None:
    chance, values = fast(8), set()
    for _ in range(300):
        forks = [grown(chance, 4, 0, 2) for _ in range(3)]
        for action in range(2):
            value = unsighted(forks, 0, action)
            assert an_ending(kind, 0).share_after([Walk(fork) for fork in forks], action) == value
            values.add(value)
    assert values == {half / 2 for half in range(7)}


def place(seat: int, *ways: Fork, guess: float = 0.5) -> Fork:
    return Fork(seat, ways, (), guess, UNFORESEEN)


def end(*winners: int, guess: float = 0.5) -> Fork:
    return Fork(NOBODY, (), winners, guess, UNFORESEEN)


DRAWN, WON, LOST = end(0, 1), end(0, guess=1.0), end(1, guess=0.0)
IDLE = place(0, WON, LOST)  # whoever looks into this wastes his time
REFUTED = place(0, DRAWN, place(1, DRAWN, IDLE))
REFUTED_LATER = place(0, DRAWN, place(1, place(0, place(1, DRAWN, IDLE))))


@pytest.mark.parametrize(
    ("fork", "seat", "spent"),
    [
        (REFUTED, 0, 8),
        (REFUTED, 1, 8),
        (REFUTED_LATER, 0, 12),
        (REFUTED_LATER, 1, 12),
        (place(0, IDLE, WON), 0, 4),
        (place(1, IDLE, LOST), 0, 4),
    ],
)
def test_what_cannot_change_the_value_is_left_out(fork: Fork, seat: int, spent: int) -> None:
    """Two are spent on each way from a place that is looked into."""
    ending = Duel(Woods(), Guesser(), seat, 100, fast(1))
    assert ending.known(Walk(fork), 0.0, 1.0) == minimax(fork, seat)
    assert ending.left == 100 - spent


# ---------------------------------------------------------------- in time


def unhurried_view() -> View:
    """A view whose ending takes more than eight looks at the clock."""
    return last_views("holmes", {}, 7, 2)[0]


def solved(view: View, level: Level) -> bool:
    return bool(by_ending(registry.get("holmes"), view, level, manual("holmes"), fast(1)))


def clock(step: float, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Let so much time pass between two looks at the clock; return all looks, as they come."""
    looks: list[float] = []

    def look() -> float:
        looks.append(step * len(looks))
        return looks[-1]

    monkeypatch.setattr(search_exact, "perf_counter", look)
    return looks


def test_who_goes_by_the_clock_tries_an_ending_for_a_third_of_the_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    level = Level("search", seconds=1.0, exact=16_000)
    looks = clock(0.1, monkeypatch)
    assert not solved(unhurried_view(), level)
    assert looks[-1] == pytest.approx(0.4)
    looks = clock(0.01, monkeypatch)
    assert solved(unhurried_view(), level)
    assert 8 < len(looks) <= 1 + level.exact / STRETCH


def test_what_takes_no_time_to_speak_of_is_solved_in_any_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    clock(9.0, monkeypatch)
    assert solved(last_views("holmes", {}, 3, 1)[0], Level("search", seconds=0.02, exact=STRETCH))


@pytest.mark.parametrize(("exact", "enough"), [(4000, False), (16_000, True)])
def test_who_goes_by_iterations_never_looks_at_the_clock(
    exact: int, enough: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = clock(9.0, monkeypatch)
    assert solved(unhurried_view(), Level("search", iterations=10, exact=exact)) == enough
    assert looks == []
