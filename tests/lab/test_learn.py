"""Learning patterns: weights come to where the results are, it says how close, and it can be repeated."""

from __future__ import annotations

from datetime import date

import msgspec
import pytest

from sottovoce.bots.levels import Learnt, learnt, manual
from sottovoce.core.chance import fast
from sottovoce.core.errors import NothingToTune, TooFewGames
from sottovoce.core.patterns import squashed
from sottovoce.core.view import read_options, write_options
from sottovoce.games import registry
from sottovoce.lab.descent import Examples, Learner
from sottovoce.lab.learn import Lesson, averaged, examples, learn, varied
from sottovoce.lab.selfplay import play

VENICE = registry.get("venice")
SINGLE = read_options("venice", VENICE.options, {"rounds": "single"})


def lesson(truth: list[float], count: int, seed: int) -> Examples:
    """Examples of a few patterns each, with the shares of known weights; the last pattern counts twice."""
    found, chance = Examples(), fast(seed)
    for _ in range(count):
        numbers = sorted({int(chance.below(len(truth))) for _ in range(3)})
        amounts = [2.0 if number == len(truth) - 1 else 1.0 for number in numbers]
        lean = sum(truth[number] * amount for number, amount in zip(numbers, amounts, strict=True))
        found.add(numbers, amounts, squashed(lean))
    return found


def test_weights_come_to_where_the_results_are() -> None:
    truth = [0.8, -0.5, 0.0, 1.5, -1.2, 0.4]
    learner, chance = Learner(len(truth), 0.3, 0.0), fast(1)
    apart = lesson(truth, 200, 7)
    losses = [learner.loss(apart)]
    for _ in range(8):
        learner.learn(lesson(truth, 1500, 2), chance)
        losses.append(learner.loss(apart))
    assert learner.weights == pytest.approx(truth, abs=0.05)
    assert losses[-1] < losses[0]


def test_what_says_nothing_is_drawn_to_nothing() -> None:
    """A pattern of which nothing follows: with a pull it weighs less than without."""
    weights = []
    for pull in (0.0, 0.05):
        learner = Learner(1, 0.3, pull)
        learner.weights[0] = 1.0
        found = Examples()
        for number in range(200):
            found.add([0], [1.0], float(number % 4 != 0))
        for _ in range(5):
            learner.learn(found, fast(1))
        weights.append(learner.weights[0])
    assert 0.0 < weights[1] < weights[0]
    assert weights[0] == pytest.approx(1.0986, abs=0.15)  # three to one


def test_a_sure_learner_who_errs_is_far_off_and_never_infinitely() -> None:
    learner = Learner(1, 0.1, 0.0)
    learner.weights[0] = 1e3
    wrong, right = Examples(), Examples()
    wrong.add([0], [1.0], 0.0)
    right.add([0], [1.0], 1.0)
    assert 6 < learner.loss(wrong) < 7
    assert learner.loss(right) < 0.002


def test_positions_bear_what_was_hoped_for_and_what_came() -> None:
    played = play("venice", write_options(SINGLE), 4, 5)
    came, hoped = examples(VENICE, [played], 0.0), examples(VENICE, [played], 1.0)
    assert len(came.shares) == len(hoped.shares) == len(played.codes)
    assert set(came.shares) == {0.0, 1.0}
    for share, hope, result in zip(hoped.shares, played.hopes, came.shares, strict=True):
        assert share == (result if hope is None else hope)
    assert any(hope is not None for hope in played.hopes)
    assert [list(numbers) for numbers in came.numbers] == [list(numbers) for numbers in hoped.numbers]


def test_where_a_seat_is_judged_for_itself_both_are_learnt_from() -> None:
    game = registry.get("whispers")
    played = play("whispers", {"players": "2"}, 3, 4)
    found = examples(game, [played], 0.0)
    assert len(found.shares) == 2 * len(played.codes)
    assert not examples(game, [play("whispers", {"players": "3"}, 2, 4)], 0.0).shares


def test_options_that_were_not_asked_for_vary_now_and_then() -> None:
    game = registry.get("holmes")
    chosen = [varied(game, {"brothers": "yes"}, number) for number in range(60)]
    assert all(each["brothers"] == "yes" for each in chosen)
    assert sum(each == {"brothers": "yes"} for each in chosen) == 40
    assert {each.get("villains") for each in chosen} == {None, "none", "moriarty", "moran", "random", "both"}


def test_learning_can_be_repeated_and_says_how_close_it_came() -> None:
    found = [learn(VENICE, 2, 10, 2, 3, lambda _: None, SINGLE, jobs=1) for _ in range(2)]
    assert found[0] == found[1]
    assert len(found[0].weights) == VENICE.patterns
    assert len(found[0].losses) == 2
    assert found[0].positions > 0
    assert found[0].weights != list(manual("venice").patterns.weights)
    assert found[0].known_from == learnt("venice").games > 0


def test_a_game_without_patterns_cannot_learn() -> None:
    with pytest.raises(NothingToTune, match="sonata has no weights"):
        learn(registry.get("sonata"), 1, 10, 1, 1, lambda _: None)


def test_too_few_games_are_refused() -> None:
    with pytest.raises(TooFewGames, match="at least 10 games"):
        learn(VENICE, 1, 9, 1, 1, lambda _: None, SINGLE, jobs=1)


def test_the_provenance_is_the_command_the_day_and_how_close_it_came() -> None:
    found = Lesson("venice", [0.1234, -0.0004], 0, 6, 6000, 600, 1, {"rounds": "single"}, [0.53, 0.52], 900)
    said = (
        "sottovoce tune venice --learn --rounds 6 --games 6000 --iterations 600 --seed 1 "
        "--option rounds=single, 2026-11-18; logarithmic loss 0.5200 in 900 positions kept apart"
    )
    assert found.learnt(date(2026, 11, 18)) == Learnt(said, 6000, [123, 0])
    assert list(found.learnt(date(2026, 11, 18)).patterns().weights) == [0.123, 0.0]
    again = msgspec.structs.replace(found, known_from=4000).learnt(date(2026, 11, 18))
    assert again.games == 10_000
    assert again.provenance == said + ", averaged with what was known from 4000 games"


def test_what_was_known_counts_by_the_games_it_was_learnt_from() -> None:
    assert averaged(Learnt("", 0, []), [0.5, 1.0], 100) == [0.5, 1.0]
    assert averaged(Learnt("", 300, [100, -200]), [0.5, 1.0], 100) == pytest.approx([0.2, 0.1])


def test_a_pattern_that_one_run_never_met_keeps_the_weight_of_the_other() -> None:
    assert averaged(Learnt("", 300, [0, -200]), [0.5, 0.0], 100) == pytest.approx([0.5, -0.2])


def test_patterns_are_learnt_where_their_weights_stand_for_the_result() -> None:
    """A round of Venice by itself, Whispers for two; among three there would be nothing to learn from."""
    found = learn(VENICE, 1, 10, 1, 3, lambda _: None, jobs=1)
    assert found.options == {"rounds": "single"}
    game = registry.get("whispers")
    assert learn(game, 1, 10, 1, 3, lambda _: None, jobs=1).options == {"players": "2"}
    three = read_options("whispers", game.options, {"players": "3"})
    with pytest.raises(NothingToTune):
        learn(game, 1, 10, 1, 3, lambda _: None, three, jobs=1)
