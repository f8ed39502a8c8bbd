"""walks.py: closed walks are found, mixed fairly, and judged."""

from __future__ import annotations

from collections import Counter

import pytest

from sottovoce.core.chance import fast
from sottovoce.games.sonata.components import (
    CARD_LANDMARK,
    CARD_PLACE,
    DIFFICULTIES,
    PLACE_LANDMARKS,
    ROADS,
    ROUTES,
    members,
)
from sottovoce.games.sonata.walks import (
    ALL_CARDS,
    MOVING,
    SHARE,
    STAYING,
    WATCHED,
    WITH_LANDMARK,
    draw_walk,
    find_walk,
    lap_giveaway,
    look_for_walk,
    make_route,
    printed_giveaway,
    printed_length,
)
from tests.conftest import counts


def is_closed(walk: list[int], may_stay: bool) -> bool:
    return len(set(walk)) == len(walk) and all(
        ROADS[CARD_PLACE[a]] >> CARD_PLACE[b] & 1 or (may_stay and CARD_PLACE[a] == CARD_PLACE[b])
        for a, b in zip(walk, walk[1:] + walk[:1], strict=True)
    )


def every_walk(allowed: list[int], may_stay: bool) -> list[tuple[int, ...]]:
    """All closed walks over distinct cards, one by one."""
    follow = STAYING if may_stay else MOVING
    walks: list[tuple[int, ...]] = [(card,) for card in members(allowed[0])]
    for options in allowed[1:]:
        walks = [
            (*walk, card)
            for walk in walks
            for card in members(follow[walk[-1]] & options)
            if card not in walk
        ]
    return [walk for walk in walks if follow[walk[-1]] >> walk[0] & 1]


@pytest.mark.parametrize("may_stay", [False, True])
@pytest.mark.parametrize("length", [20, 24, 26, 28, 30])
def test_walks_of_every_length_are_closed_and_use_each_card_once(length: int, may_stay: bool) -> None:
    dice = fast(length)
    for _ in range(counts(3, 50)):
        walk = find_walk([ALL_CARDS] * length, may_stay, dice)
        assert len(walk) == length
        assert is_closed(walk, may_stay)
        assert is_closed(draw_walk([ALL_CARDS] * length, may_stay, walk, dice), may_stay)


def test_followers_are_neighbours_and_with_staying_the_same_place() -> None:
    for card in range(32):
        assert all(ROADS[CARD_PLACE[card]] >> CARD_PLACE[other] & 1 for other in members(MOVING[card]))
        stays = members(STAYING[card] & ~MOVING[card])
        assert stays == [n for n in range(32) if CARD_PLACE[n] == CARD_PLACE[card] and n != card]


def test_a_walk_keeps_to_what_is_allowed() -> None:
    dice = fast(2)
    for route in ROUTES[::5]:
        allowed = [WITH_LANDMARK[CARD_LANDMARK[card]] for card in route.cards]
        for _ in range(5):
            walk = draw_walk(allowed, route.may_stay, route.cards, dice)
            assert [CARD_LANDMARK[card] for card in walk] == [CARD_LANDMARK[card] for card in route.cards]
            assert is_closed(walk, route.may_stay)


def test_where_none_fits_none_is_found() -> None:
    tavern = WITH_LANDMARK[CARD_LANDMARK[0]]
    assert look_for_walk([tavern] * 20, False, 3, fast(1)) == []


def test_a_known_walk_is_taken_where_no_fresh_one_is_found() -> None:
    """Every slot allows its own card only: nothing else can be drawn."""
    route = ROUTES[7]
    allowed = [1 << card for card in route.cards]
    assert draw_walk(allowed, True, route.cards, fast(3)) == route.cards


@pytest.mark.parametrize("number", [1, 5, 15])
def test_all_walks_that_fit_are_drawn_about_alike(number: int) -> None:
    """Eight slots of a printed route are known by their landmarks only, the others by their cards."""
    route = ROUTES[number]
    allowed = [
        WITH_LANDMARK[CARD_LANDMARK[card]] if slot < 8 else 1 << card for slot, card in enumerate(route.cards)
    ]
    every = every_walk(allowed, route.may_stay)
    assert 4 <= len(every) <= 200
    dice, times = fast(number), counts(40, 400)
    found = Counter(
        tuple(draw_walk(allowed, route.may_stay, route.cards, dice)) for _ in range(times * len(every))
    )
    assert set(found) == set(every)
    assert all(abs(drawn - times) < 6 * times**0.5 for drawn in found.values())


def test_the_giveaway_is_counted_by_hand() -> None:
    """Watch from every slot for one to eight landmarks; add up one guess among the places left."""
    for route in ROUTES[::9]:
        total = 0
        for slot in range(route.length):
            where: set[int] = set()
            for step in range(WATCHED):
                card = route.forwards[(slot + step) % route.length]
                bears = {place for place in range(11) if PLACE_LANDMARKS[place] >> CARD_LANDMARK[card] & 1}
                onward = {to for place in where for to in members(ROADS[place])}
                onward |= where if route.may_stay else set()
                where = bears & onward if step else bears
                total += SHARE // len(where)
        assert lap_giveaway(route.cards, route.may_stay) == total // WATCHED


def test_harder_printed_routes_give_her_away_less_often_in_a_lap() -> None:
    for may_stay in (False, True):
        away = {name: printed_giveaway(name, may_stay) for name in DIFFICULTIES}
        assert away["very-easy"] > away["easy"] > away["moderate"] > away["hard"]
    assert all(printed_giveaway(name, False) > printed_giveaway(name, True) for name in DIFFICULTIES)


def test_a_new_route_comes_near_the_wished_difficulty() -> None:
    dice = fast(12)
    means = {}
    for difficulty in ("very-easy", "hard"):
        made = [make_route(printed_length(difficulty), False, difficulty, dice) for _ in range(counts(3, 30))]
        means[difficulty] = sum(lap_giveaway(walk, False) for walk in made) / len(made)
        assert abs(means[difficulty] - printed_giveaway(difficulty, False)) < SHARE
    assert means["very-easy"] > means["hard"] + 2 * SHARE


def test_a_new_route_of_any_difficulty_is_the_first_walk_found() -> None:
    one, other = make_route(24, True, "any", fast(5)), make_route(24, True, "any", fast(5))
    assert one == other
    assert is_closed(one, True)


def test_printed_lengths() -> None:
    assert [printed_length(name) for name in DIFFICULTIES] == [26, 30, 28, 26, 24]
