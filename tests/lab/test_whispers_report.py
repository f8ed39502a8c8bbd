"""whispers_report.py: what bots do is counted once, and told in tables."""

from __future__ import annotations

import pytest

from sottovoce.core.table import Table
from sottovoce.core.view import read_options
from sottovoce.games import registry
from sottovoce.lab.arena import deal_seeds
from sottovoce.lab.whispers_report import (
    BOT,
    HABITS,
    PLAYERS,
    Habit,
    Played,
    Tally,
    Wanted,
    gain,
    games_in_all,
    interval,
    play,
    play_all,
    report,
    run,
)
from tests.games.whispers.positions import ODD_FILE


def test_a_game_is_counted() -> None:
    tally = play(3, BOT, 0, 11)
    assert (tally.games, len(tally.share), len(tally.turn)) == (1, 3, 3)
    assert sum(tally.share) == sum(tally.turn) == pytest.approx(1.0)
    assert tally.told["guessed-right"] if tally.right else "guessed-right" not in tally.told
    assert tally.told["event-drawn"] == 5  # six rounds, and none after the last
    assert sum(count for key, count in tally.told.items() if key.startswith("event-drawn:")) == 5


@pytest.mark.parametrize("habit", HABITS)
def test_a_habit_is_kept(habit: str) -> None:
    game = registry.get("whispers")
    options = read_options("whispers", game.options, {})
    seats = [Habit(game, seat, habit) for seat in range(2)]
    table = Table(game, 4, options)
    asked = 0
    while not table.over:
        code = seats[table.mover].choose(table.view(table.mover))
        if game.parse("pass") in table.view(table.mover).legal:
            asked += 1
            assert (game.notation(code) == "pass") == (habit == "never")
        table.decide(table.mover, code)
    assert asked > 2


def test_a_habit_is_held_against_a_greedy_bot_in_the_same_seat_of_the_same_deal() -> None:
    wanted = Wanted(4, jobs=1)
    greedy, never = run(3, BOT, wanted, 5), run(3, "never", wanted, 5)
    seeds = deal_seeds(5 + 3, 4)
    assert greedy.odd == {n: play(3, BOT, n, seed).share[n % 3] for n, seed in enumerate(seeds)}
    assert sum(never.odd.values()) == pytest.approx(never.share[0])
    mean, _ = gain(never.odd, greedy.odd)
    assert mean == pytest.approx((sum(never.odd.values()) - sum(greedy.odd.values())) / 4)
    assert gain(greedy.odd, greedy.odd) == (0.0, 0.0)
    mean, half = gain({0: 1.0, 1: 0.0}, {0: 0.0, 1: 0.0})
    assert mean == 0.5
    assert half == pytest.approx(1.96 * 0.5 / 2**0.5, rel=1e-4)


def test_counts_add_up_over_games_and_processes() -> None:
    done: list[int] = []
    total = run(2, BOT, Wanted(3, jobs=1), 5, done.append)
    assert (total.games, len(done)) == (3, 3)
    assert sum(total.share) == pytest.approx(3.0)
    assert total == run(2, BOT, Wanted(3, jobs=1), 5, done.append)


def test_tallies_add() -> None:
    one = Tally(games=1, share=[1.0, 0.0], told={"a": 1})
    one.add(Tally(games=2, share=[0.5, 1.5], told={"a": 2}))
    assert (one.games, one.share, one.told) == (3, [1.5, 1.5], {"a": 3})


def test_the_interval_is_wilsons() -> None:
    low, high = interval(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)


def test_the_report_names_every_room_effect_and_event() -> None:
    done: list[int] = []
    wanted = Wanted(games=1, seed=2, jobs=1)
    lines = list(report(play_all(wanted, done.append)))
    assert len(done) == games_in_all(wanted) == 9
    rows = [line.split("|")[1].strip() for line in lines if line.startswith("| ")]
    assert {"bathroom", "gallery", "candle", "waltz", "good-manners", "lights-out"} <= set(rows)
    assert rows.count("candle") == 2  # played, and its effect
    assert [rows.count(str(players)) for players in PLAYERS] == [5, 5, 5]


def test_another_set_is_played_by_its_own_names() -> None:
    tally = play(2, BOT, 0, 3, str(ODD_FILE))
    lines = list(report(Played({2: tally}, {habit: {2: tally} for habit in HABITS}), str(ODD_FILE)))
    assert any(line.startswith("| treadmill |") for line in lines)
