"""The arena: every deal from every seat, the same for everybody, with an honest interval."""

from __future__ import annotations

import msgspec
import pytest

from sottovoce.core.errors import BadSeed, UnevenGames, UnknownBot
from sottovoce.core.view import Outcome
from sottovoce.games import registry
from sottovoce.lab.arena import ArenaResult, Deal, deal_seeds, interval, play_deal, run_arena, within

VENICE = registry.get("venice")


def arena(names: tuple[str, str], games: int = 8, seed: int = 1, jobs: int = 1) -> ArenaResult:
    return run_arena(VENICE, names, games, seed, lambda _: None, jobs=jobs)


def test_the_greedy_bot_beats_the_random_one() -> None:
    result = arena(("greedy", "random"), games=20)
    assert result.share >= 0.9
    assert result.mean_score[0] > result.mean_score[1]


def test_the_same_seed_gives_the_same_result_however_many_work_on_it() -> None:
    assert arena(("random", "greedy"), jobs=1) == arena(("random", "greedy"), jobs=2)


def test_a_bot_against_itself_is_exactly_even_because_every_deal_is_mirrored() -> None:
    deal = play_deal("venice", {}, ("random", "random"), 3)
    assert deal.outcomes[0] == deal.outcomes[1]
    assert deal.share() == 0.5


def test_progress_counts_games() -> None:
    seen: list[int] = []
    run_arena(VENICE, ("random", "random"), 6, 1, seen.append, jobs=1)
    assert sum(seen) == 6


def test_the_share_of_a_deal_follows_the_first_bot_through_the_seats() -> None:
    west, east = Outcome("both-rounds", (0,), (2, 0)), Outcome("both-rounds", (1,), (0, 2))
    drawn = Outcome("level", (0, 1), (1, 1))
    assert Deal((west, east)).share() == 1.0
    assert Deal((east, west)).share() == 0.0
    assert Deal((west, drawn)).share() == 0.75


def test_mean_scores_have_an_interval_from_the_deals() -> None:
    deals = [Deal((Outcome("x", (0,), (points,)),), (Outcome("x", (0,), (40,)),)) for points in (50, 60)]
    assert [deal.scores() for deal in deals] == [(50.0, 40.0), (60.0, 40.0)]
    assert within([50.0, 60.0]) == pytest.approx(1.959964 * 50**0.5 / 2**0.5)
    assert within([40.0, 40.0]) == within([7.0]) == 0.0
    both = Deal((Outcome("x", (0,), (3, 1)), Outcome("x", (0,), (2, 6))))
    assert both.scores() == (4.5, 1.5)


def test_the_interval_narrows_with_the_number_of_deals_and_is_never_empty() -> None:
    few, many = interval([0.0, 1.0] * 5), interval([0.0, 1.0] * 500)
    assert few[0] < many[0] < 0.5 < many[1] < few[1]
    assert interval([1.0] * 10)[0] == pytest.approx(0.7225, abs=1e-3)
    assert interval([1.0] * 10)[1] == pytest.approx(1.0)
    assert 0.0 < interval([0.5])[0] < 0.5 < interval([0.5])[1] < 1.0


def test_the_interval_of_a_fair_coin_is_the_textbook_one() -> None:
    low, high = interval([0.0, 1.0] * 200)
    assert (low, high) == pytest.approx((0.451, 0.549), abs=1e-3)


def test_every_deal_has_a_seed_of_its_own() -> None:
    assert len(set(deal_seeds(5, 1000))) == 1000
    assert deal_seeds(5, 10) == deal_seeds(5, 1000)[:10]


@pytest.mark.parametrize("games", [0, -2, 7])
def test_games_that_cannot_be_mirrored_are_refused(games: int) -> None:
    with pytest.raises(UnevenGames, match="multiple of 2"):
        arena(("random", "random"), games=games)


def test_unknown_bots_and_bad_seeds_are_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        arena(("random", "deep"))
    with pytest.raises(BadSeed):
        arena(("random", "random"), seed=-1)


def test_the_result_is_written_with_the_published_names() -> None:
    written = msgspec.json.decode(msgspec.json.encode(arena(("random", "random"), games=2)))
    assert list(written) == ["game", "bots", "games", "share", "ci95", "draws", "mean_score", "score_within"]
