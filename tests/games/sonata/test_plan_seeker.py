"""The planner: tours and outlooks against slow counting, and whole games at every level of knowledge."""

from __future__ import annotations

from statistics import fmean

import pytest

from sottovoce.core.chance import fast
from sottovoce.core.table import Table
from sottovoce.core.view import Outcome, read_options
from sottovoce.games.sonata import GAME
from sottovoce.games.sonata.belief import NEIGHBOURS, archive
from sottovoce.games.sonata.components import ALL_PLACES, PLACE_COUNT, PLACES
from sottovoce.games.sonata.evaluate import DISTANCES
from sottovoce.games.sonata.imagine import sources_of, trail_of
from sottovoce.games.sonata.insight import archive_at, streets_at
from sottovoce.games.sonata.plan_chase import Chase, Outlook, StreetsOutlooks, archive_outlook
from sottovoce.games.sonata.plan_meeting import Fit, Meeting, turns_to_meet
from sottovoce.games.sonata.plan_tours import TOURS
from sottovoce.games.sonata.view import SonataView
from tests.conftest import counts

KNOWLEDGE = ("streets+logic", "streets+scholar", "archive+logic", "archive+scholar")


def views(seed: int, turns: int) -> list[SonataView]:
    """The views of the first decisions of a game played at random."""
    table, chance = Table(GAME, seed), fast(seed)
    found: list[SonataView] = []
    while not table.over and len(found) < turns:
        view = table.view(0)
        assert isinstance(view, SonataView)
        if view.phase == "acting":
            found.append(view)
        table.decide(0, view.legal[chance.below(len(view.legal))])
    return found


# ---------------------------------------------------------------- tours


def shortest(visited: int, pawn: int, end: int) -> int:
    """Breadth first, as slowly and plainly as can be."""
    reached, turns = {(visited, pawn)}, 0
    while (ALL_PLACES, end) not in reached:
        reached |= {(seen | 1 << near, near) for seen, place in reached for near in NEIGHBOURS[place]}
        turns += 1
    return turns


def test_tours_are_as_short_as_slow_counting_finds_them() -> None:
    chance = fast(2)
    for _ in range(counts(12, 200)):
        pawn, end = int(chance.below(PLACE_COUNT)), int(chance.below(PLACE_COUNT))
        visited = int(chance.below(ALL_PLACES + 1)) | 1 << pawn
        assert TOURS.ending_at(visited, pawn, end) == shortest(visited, pawn, end)


def test_when_all_is_visited_only_the_distance_is_left() -> None:
    for pawn in range(PLACE_COUNT):
        assert [TOURS.ending_at(ALL_PLACES, pawn, end) for end in range(PLACE_COUNT)] == DISTANCES[pawn]
        assert TOURS.least(ALL_PLACES, pawn) == 0


def test_ten_moves_lead_round_london_from_most_places() -> None:
    least = {PLACES[place]: int(TOURS.least(1 << place, place)) for place in range(PLACE_COUNT)}
    assert {name for name, moves in least.items() if moves > 10} == {
        "blackfriars",
        "cripplegate",
        "southwark",
    }
    assert set(least.values()) == {10, 11}


# ---------------------------------------------------------------- outlooks


def fog_of(view: SonataView) -> list[bool]:
    return [slot.fog for slot in view.slots]


def fits_of(view: SonataView) -> list[Fit]:
    found = archive(trail_of(view), sources_of(view))
    return [Fit(fit, view.top, view.length, fog_of(view)) for fit in found]


def mixed(here: Outlook) -> list[float]:
    """What is expected at the next slot, as the mean of what may be known there."""
    return [
        sum(chance * after.places[place] for chance, after in zip(here.chances, here.follow, strict=True))
        for place in range(PLACE_COUNT)
    ]


@pytest.mark.parametrize("seed", range(4))
def test_an_outlook_by_the_map_is_the_exact_belief_now_and_later(seed: int) -> None:
    for view in views(seed, 40)[::9]:
        trail = trail_of(view)
        here = StreetsOutlooks(trail, view.top, fog_of(view), 2).now(2)
        assert here.places == pytest.approx(streets_at(view, view.top))
        assert sum(here.chances) == pytest.approx(1.0)
        assert mixed(here) == pytest.approx(streets_at(view, (view.top + 1) % view.length))
        later = StreetsOutlooks(trail, view.top, fog_of(view), 0).now(0).later
        assert later[3].places == pytest.approx(streets_at(view, (view.top + 4) % view.length))
        assert later[3].open == (not view.slots[(view.top + 4) % view.length].fog)


@pytest.mark.parametrize("seed", range(4))
def test_an_outlook_by_the_printed_routes_is_the_exact_belief_now_and_later(seed: int) -> None:
    for view in views(seed, 40)[::9]:
        here = archive_outlook(fits_of(view), 0, 1)
        now, after = archive_at(view, view.top), archive_at(view, (view.top + 1) % view.length)
        assert now is not None
        assert after is not None
        assert here.places == pytest.approx(now.places)
        assert mixed(here) == pytest.approx(after.places)


def certain(place: int) -> Outlook:
    return Outlook([float(number == place) for number in range(PLACE_COUNT)], True)


def test_a_chase_goes_where_she_will_be_and_counts_turns_and_fog() -> None:
    here = certain(PLACES.index("cornhill"))
    here.later = [certain(PLACES.index("eastcheap")) for _ in range(6)]
    costs = Chase(10.0, 0.0).costs(here)
    assert costs[PLACES.index("cornhill")] == pytest.approx(3.0)  # a search is a turn and a card of fog
    assert costs[PLACES.index("eastcheap")] == pytest.approx(4.0)  # a turn of waiting before it
    assert costs[PLACES.index("southwark")] == pytest.approx(5.0)


# ---------------------------------------------------------------- meetings


def test_who_knows_the_route_meets_her_as_soon_as_slow_counting_does() -> None:
    for view in views(3, 12)[::4]:
        visited = sum(1 << place for place in view.visited)
        for fit in fits_of(view)[:5]:
            turns = int(turns_to_meet(fit, visited, view.pawn, 0))
            sooner = [shortest(visited, view.pawn, fit.places[n]) <= n for n in range(turns + 1)]
            assert sooner == [False] * turns + [True]


def test_a_meeting_is_searched_for_only_where_she_is_for_certain_enough() -> None:
    view = views(3, 30)[-1]
    fits = fits_of(view)
    there = fits[0].places[0]
    alike = [fit for fit in fits if fit.places[0] == there]
    assert Meeting(1).best(alike, ALL_PLACES, there, True) == -2
    assert Meeting(1).best(alike, ALL_PLACES, there, False) != -2


# ---------------------------------------------------------------- whole games


def played(knowledge: str, seed: int, options: dict[str, str]) -> Outcome:
    table = Table(GAME, seed, read_options("sonata", GAME.options, options))
    while not table.over:
        view = table.view(0)
        planned = GAME.plan(view, knowledge)
        assert planned in view.legal
        table.decide(0, planned)
    assert table.outcome is not None
    return table.outcome


@pytest.mark.parametrize("knowledge", KNOWLEDGE)
@pytest.mark.parametrize("mode", ["training", "easy", "advanced", "expert"])
def test_the_planner_decides_legally_in_every_mode(knowledge: str, mode: str) -> None:
    for seed in range(counts(1, 20)):
        played(knowledge, seed, {"mode": mode, "fog_out": "3", "difficulty": "any"})


def test_a_route_that_was_never_printed_is_chased_by_the_map() -> None:
    assert played("archive+logic", 4, {"route": "generated"}).reason


def test_who_knows_routes_and_ladies_wins_with_a_bards_score() -> None:
    outcomes = [played("archive+scholar", seed, {}) for seed in range(counts(8, 200))]
    assert all(outcome.reason == "unmasked" for outcome in outcomes)
    assert fmean(outcome.points[0] for outcome in outcomes) > 82.5


def test_who_knows_the_map_and_the_keys_wins_too() -> None:
    outcomes = [played("streets+logic", seed, {}) for seed in range(counts(4, 200))]
    assert sum(outcome.reason == "unmasked" for outcome in outcomes) >= len(outcomes) - 1
    assert fmean(outcome.points[0] for outcome in outcomes) > 36


def test_an_unknown_knowledge_has_no_planner() -> None:
    assert GAME.plan(views(1, 1)[0], "stars") is None
