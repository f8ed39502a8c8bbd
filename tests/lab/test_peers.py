"""The measuring of peers, shown on fakes: no peer need be installed."""

import sys
import warnings
from collections import Counter
from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
from types import ModuleType, SimpleNamespace

import pytest

from sottovoce.core.chance import fast
from sottovoce.lab import peers
from sottovoce.lab.peers import Driver, Missing, Peer, PeerResult

INSTALLED = "msgspec"
"""A distribution certainly at hand, to stand for the fake peers'."""


class Clock:
    """A clock that only work moves; each unit of work costs the next of `costs`."""

    def __init__(self, *costs: float) -> None:
        self.now = 0.0
        self.costs = list(costs)

    def __call__(self) -> float:
        return self.now

    def work(self) -> int:
        self.now += self.costs.pop(0)
        return 10


class Fake:
    """An OpenSpiel state: a deal before each of three decisions, then the end."""

    def __init__(self, applied: tuple[int, ...] = ()) -> None:
        self.applied = applied

    def current_player(self) -> int:
        return -4 if len(self.applied) == 6 else -1 if len(self.applied) % 2 == 0 else 0

    def legal_actions(self) -> list[int]:
        return [7, 8] if self.current_player() == -1 else [1, 2, 3]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(7, 0.75), (8, 0.25)]

    def apply_action(self, action: int) -> None:
        assert action in self.legal_actions()
        self.applied = (*self.applied, action)

    def clone(self) -> "Fake":
        return Fake(self.applied)


def fake_peer(start: Callable[[], Driver], distribution: str = INSTALLED) -> Peer:
    return Peer("fake/game", distribution, start)


def refuse() -> Driver:
    raise RuntimeError("wrong version")


def test_a_rate_is_work_done_over_time_spent() -> None:
    clock = Clock(0.5, 0.5, 0.25, 9)
    assert peers.rate(clock.work, 1.2, clock) == 30 / 1.25


def test_a_rate_needs_time_to_have_passed() -> None:
    clock = Clock(0, 0, 2)
    assert peers.rate(clock.work, 0, clock) == 30 / 2


def test_the_best_of_three_repeats_counts_and_the_warm_up_does_not() -> None:
    clock = Clock(0.125, 8, 4, 5)
    assert peers.best_rate(clock.work, 1, clock) == 10 / 4
    assert clock.costs == []


def test_choose_takes_every_move_about_as_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "_chance", fast(1))
    chosen = Counter(peers.choose("abc") for _ in range(3000))
    assert set(chosen) == set("abc")
    assert all(900 < count < 1100 for count in chosen.values())


def test_deals_follow_the_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    draws = iter([0.0, 0.74, 0.76, 0.99])
    monkeypatch.setattr(peers, "random", lambda: next(draws))
    assert [peers.deal_by_odds(Fake()) for _ in range(4)] == [7, 7, 8, 8]


def test_odds_that_sum_below_one_still_deal_the_last_outcome(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(peers, "random", lambda: 1 - 2**-53)
    monkeypatch.setattr(Fake, "chance_outcomes", lambda _: [(7, 0.5), (8, 0.25)])
    assert peers.deal_by_odds(Fake()) == 8


def test_even_deals_take_every_outcome_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "_chance", fast(1))
    dealt = Counter(peers.deal_evenly(Fake()) for _ in range(2000))
    assert set(dealt) == {7, 8}
    assert all(900 < count < 1100 for count in dealt.values())


def test_chance_is_played_but_not_counted() -> None:
    state = Fake()
    assert peers.play_spiel(state, peers.deal_evenly) == 3
    assert len(state.applied) == 6


def test_copies_are_of_states_where_a_player_decides() -> None:
    met = list(peers.spiel_decisions(Fake(), peers.deal_by_odds))
    assert [len(state.applied) for state in met if isinstance(state, Fake)] == [1, 3, 5]
    driver = peers.drive_spiel(Fake, peers.deal_by_odds)
    assert driver.copy is not None
    assert (driver.play(), driver.copy()) == (3, 3)


def test_a_peer_with_copies_is_measured() -> None:
    result = peers.measure(fake_peer(lambda: peers.drive_spiel(Fake, peers.deal_evenly)), 0.01)
    assert isinstance(result, PeerResult)
    assert result.decisions_per_s > 0
    assert result.copy_ns is not None
    assert result.copy_ns > 0
    assert result.version == version(INSTALLED)


def test_copy_time_is_per_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver(lambda: 1, lambda: 2)
    monkeypatch.setattr(peers, "best_rate", lambda work, _: work() * 1000.0)
    expected = PeerResult(1000.0, 500_000.0, version(INSTALLED))
    assert peers.measure(fake_peer(lambda: driver), 1) == expected


def test_a_peer_that_is_not_installed_is_missing_with_a_reason() -> None:
    peer = fake_peer(lambda: Driver(__import__("no_such_peer").play))
    assert peers.measure(peer, 0.01) == Missing("No module named 'no_such_peer'")


def test_a_peer_without_its_distribution_is_missing_with_a_reason() -> None:
    result = peers.measure(fake_peer(lambda: Driver(lambda: 1), "no-such-peer"), 0.01)
    assert isinstance(result, Missing)
    assert "no-such-peer" in result.reason


def test_a_peer_that_breaks_is_missing_with_a_reason() -> None:
    assert peers.measure(fake_peer(refuse), 0.01) == Missing("RuntimeError: wrong version")


def test_the_warnings_of_a_peer_do_not_fail_the_run() -> None:
    def start() -> Driver:
        warnings.warn("old interface", DeprecationWarning, stacklevel=1)
        return Driver(lambda: 1)

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert isinstance(peers.measure(fake_peer(start), 0.01), PeerResult)


def test_every_peer_is_announced_and_one_failure_does_not_end_the_run() -> None:
    heard: list[str] = []
    running = Peer("fake/good", INSTALLED, lambda: Driver(lambda: 1))
    results = peers.measure_peers(0.01, heard.append, (fake_peer(refuse), running))
    assert heard == list(results) == ["fake/game", "fake/good"]
    assert [type(result) for result in results.values()] == [Missing, PeerResult]


def module(name: str, **members: object) -> ModuleType:
    made = ModuleType(name)
    made.__dict__.update(members)
    return made


@pytest.mark.parametrize(
    ("game", "start"),
    [("hanabi", peers.start_spiel_hanabi), ("gin_rummy", peers.start_spiel_gin_rummy)],
)
def test_openspiel_is_driven_by_name(
    game: str, start: Callable[[], Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[str] = []

    def load_game(name: str) -> SimpleNamespace:
        loaded.append(name)
        return SimpleNamespace(new_initial_state=Fake)

    monkeypatch.setitem(sys.modules, "pyspiel", module("pyspiel", load_game=load_game))
    assert start().play() == 3
    assert loaded == [game]


def test_rlcard_is_driven_below_its_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    class Game:
        def __init__(self) -> None:
            self.judge = SimpleNamespace(get_legal_actions=lambda: [self.left])

        def init_game(self) -> None:
            self.left = 4

        def is_over(self) -> bool:
            return self.left == 0

        def step(self, action: int) -> None:
            assert action == self.left
            self.left -= 1

    for name in ("rlcard", "rlcard.games"):
        monkeypatch.setitem(sys.modules, name, module(name))
    fake = module("rlcard.games.gin_rummy", Game=Game)
    monkeypatch.setitem(sys.modules, "rlcard.games.gin_rummy", fake)
    driver = peers.start_rlcard_gin_rummy()
    assert [driver.play(), driver.play()] == [4, 4]


class Mask:
    """As much of an array as is asked of an action mask; only action 2 is legal."""

    def nonzero(self) -> tuple["Mask"]:
        return (self,)

    def tolist(self) -> list[int]:
        return [2]


class Env:
    """A PettingZoo environment of five steps that ends either way it may."""

    def __init__(self, *, cut_short: bool) -> None:
        self.cut_short = cut_short

    def reset(self) -> None:
        self.steps = 0

    def last(self, *, observe: bool) -> tuple[None, float, bool, bool, dict[str, Mask]]:
        assert not observe
        over = self.steps == 5
        return (
            None,
            0.0,
            over and not self.cut_short,
            over and self.cut_short,
            {"action_mask": Mask()},
        )

    def step(self, action: int) -> None:
        assert action == 2
        self.steps += 1


@pytest.mark.parametrize("cut_short", [False, True])
def test_pettingzoo_is_driven_by_its_action_mask(cut_short: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    def make(kind: str, name: str) -> SimpleNamespace:
        assert (kind, name) == ("aec", "classic/hanabi-v5")
        return SimpleNamespace(unwrapped=Env(cut_short=cut_short))

    monkeypatch.setitem(sys.modules, "pettingzoo", module("pettingzoo", make=make))
    driver = peers.start_pettingzoo_hanabi()
    assert [driver.play(), driver.play()] == [5, 5]


NEEDS = {
    "openspiel/hanabi": ("pyspiel",),
    "openspiel/gin_rummy": ("pyspiel",),
    "rlcard/gin-rummy": ("rlcard",),
    "pettingzoo/hanabi": ("pettingzoo", "shimmy", "pyspiel"),
}


def test_exactly_the_installed_peers_are_measured() -> None:
    results = peers.measure_peers(0.01, lambda _: None)
    measured = {name for name, result in results.items() if isinstance(result, PeerResult)}
    assert list(results) == list(NEEDS)
    assert measured == {name for name, needs in NEEDS.items() if all(map(find_spec, needs))}
