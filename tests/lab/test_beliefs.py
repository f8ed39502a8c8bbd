"""beliefs.py and reliability.py: what is counted and drawn, not how fast this machine is."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from sottovoce.core.chance import fast
from sottovoce.games import registry
from sottovoce.lab.beliefs import bench_belief, bench_beliefs
from sottovoce.lab.reliability import ENOUGH, SIDE, Reliability, plot

SONATA = registry.get("sonata")
NAMES = [forecast.name for forecast in SONATA.forecasts()]


def planted(count: int) -> Reliability:
    """Promises a quarter and three quarters where both come true half the time."""
    found = Reliability()
    for number in range(count):
        found.add((0.25, 0.75, 0.0), number % 2)
    return found


def test_a_gap_is_found_where_there_is_one() -> None:
    found = planted(ENOUGH).figures()
    assert found.greatest_gap == pytest.approx(25)
    assert [(one.given, one.true, one.count) for one in found.bins] == [
        (0.25, 0.5, ENOUGH),
        (0.75, 0.5, ENOUGH),
    ]
    assert [one.gap for one in found.bins] == [25, -25]
    assert found.turns == ENOUGH


def test_too_few_chances_tell_of_no_gap() -> None:
    assert planted(ENOUGH - 1).figures().greatest_gap is None


def test_certain_chances_are_counted_apart_and_may_be_wrong() -> None:
    found = Reliability()
    found.add((1.0, 0.0), 0)
    assert (found.figures().certain, found.figures().wrong, found.figures().bins) == (2, 0, ())
    found.add((1.0, 0.0), 1)
    assert (found.figures().certain, found.figures().wrong) == (4, 2)


def test_a_chance_just_below_one_is_in_the_last_bin() -> None:
    found = Reliability()
    found.add((0.999,), 0)
    assert found.figures().bins[0].true == 1.0


def test_every_bin_is_drawn_where_it_belongs() -> None:
    drawn = ElementTree.fromstring(plot("planted", planted(ENOUGH).figures()))
    dots = [element for element in drawn.iter() if element.tag.endswith("circle")]
    across = [float(dot.attrib["cx"]) for dot in dots]
    assert across[1] - across[0] == SIDE / 2
    assert dots[0].attrib["cy"] == dots[1].attrib["cy"]
    texts = [element.text for element in drawn.iter() if element.tag.endswith("text")]
    assert texts[:2] == ["planted", "2,000 turns, greatest gap 25.0 points"]
    few = plot("few", planted(5).figures())
    assert few.count('fill="none" stroke="#27548a"') == 2
    assert "5 turns<" in few


def test_every_belief_of_a_game_is_measured_and_named() -> None:
    told: list[str] = []
    found = bench_beliefs(SONATA, 30, 1, told.append)
    assert list(found) == told == NAMES
    for name, one in found.items():
        assert one.mean_us > 0
        assert one.slow_us > 0
        assert one.reliability.turns >= 30
        assert one.promises == (name != "streets-printed")


def test_the_same_seed_gives_the_same_figures() -> None:
    logic = SONATA.forecasts()[-1]
    first, second = (bench_belief(SONATA, logic, 60, fast(4)).reliability for _ in range(2))
    assert first == second
    assert first != bench_belief(SONATA, logic, 60, fast(5)).reliability


def test_games_without_beliefs_have_nothing_to_measure() -> None:
    assert bench_beliefs(registry.get("venice"), 5, 1, lambda _: None) == {}
