"""The search: reproducible, bounded, learning from what it finds; the yardstick beside it."""

from __future__ import annotations

from collections import Counter

import pytest

from sottovoce import bots
from sottovoce.bots.levelled import LevelBot
from sottovoce.bots.levels import LEVELS, Level, manual
from sottovoce.bots.search import Node, Search, Settings
from sottovoce.bots.thinking import grow, new_search
from sottovoce.bots.yardstick import Yardstick
from sottovoce.core.chance import fast
from sottovoce.core.game import Game, Judge, State
from sottovoce.core.table import Table
from sottovoce.core.view import View, read_options
from sottovoce.games import registry
from sottovoce.games.whispers.components import CHARACTERS, SEEN_BITS
from sottovoce.games.whispers.rules import WhispersState
from sottovoce.games.whispers.view import WhispersView
from tests.core.duel import Duel

SEARCHED = [name for name in registry.names() if manual(name).levels["level-5"].kind == "search"]

# Options with which every weight of a game is of some weight.
FULLEST = {"holmes": {"brothers": "yes"}, "whispers": {"players": "3"}}


def opening(game: Game, decisions: int, seed: int = 1) -> View:
    """The view of whoever decides after some random decisions, with more than one choice."""
    table, chance = Table(game, seed), fast(seed)
    while decisions or len(table.view(table.mover).legal) == 1:
        legal = table.view(table.mover).legal
        table.decide(table.mover, legal[chance.below(len(legal))])
        decisions = max(0, decisions - 1)
    return table.view(table.mover)


def grown(game: Game, view: View, iterations: int, seed: int = 3) -> Search:
    search = new_search(game, view, top(game), manual(game.name), fast(seed))
    search.grow(iterations)
    return search


def top(game: Game) -> Level:
    return manual(game.name).levels[LEVELS[-1]]


@pytest.mark.parametrize("name", SEARCHED)
def test_the_same_seed_grows_the_same_tree(name: str) -> None:
    game = registry.get(name)
    view = opening(game, 6)
    assert grown(game, view, 120).decisions() == grown(game, view, 120).decisions()
    assert grown(game, view, 120).decisions() != grown(game, view, 120, seed=4).decisions()


@pytest.mark.parametrize("name", SEARCHED)
def test_a_tree_weighs_what_is_worthwhile_and_visits_it_once_an_iteration(name: str) -> None:
    game = registry.get(name)
    view = opening(game, 9)
    decisions = grown(game, view, 80).decisions()
    assert [code for code, _, _ in decisions] == sorted(game.worthwhile(view))
    assert sum(visits for _, visits, _ in decisions) == 80
    assert all(0.0 <= share <= 1.0 for _, _, share in decisions)


@pytest.mark.parametrize("name", SEARCHED)
def test_a_full_tree_stops_growing_and_goes_on_counting(name: str) -> None:
    game = registry.get(name)
    view = opening(game, 4)

    def grown_to(most_nodes: int) -> Search:
        settings = Settings(0.4, 0.05, 1.0, 0, most_nodes, 0.0)
        search = Search(game.imagine(view), game.judge({}), view.seat, list(view.legal), settings, fast(1))
        search.grow(250)
        return search

    full, free = grown_to(100), grown_to(100_000)
    assert 100 < int(full.nodes) < int(free.nodes) // 2
    assert sum(visits for _, visits, _ in full.decisions()) == 250


def test_search_finds_the_one_decision_that_wins_the_match() -> None:
    """Wherever a decision wins a single round of Venice at once, it is found."""
    game = registry.get("venice")
    single = read_options("venice", game.options, {"rounds": "single"})
    found = 0
    for seed in range(40):
        table, chance = Table(game, seed, single), fast(seed)
        while not table.over:
            view = table.view(table.mover)
            state = game.imagine(view).draw(chance)
            winning = [code for code in view.legal if wins(state, code, view.seat)]
            if winning and len(view.legal) > 1:
                found += 1
                search = Search(
                    game.imagine(view),
                    game.judge({}),
                    view.seat,
                    list(view.legal),
                    manual("venice").search.settings(),
                    fast(1),
                )
                search.grow(150)
                best = max(search.decisions(), key=lambda each: each[1])
                assert best[0] in winning
            table.decide(table.mover, view.legal[chance.below(len(view.legal))])
    assert found > 5


def wins(state: State, code: int, seat: int) -> bool:
    after = state.copy()
    after.apply(code)
    outcome = after.outcome()
    return outcome is not None and outcome.winners == (seat,)


class Oracle(Judge):
    """Foresees that the others always take their first decision."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.asked = 0

    def share(self, state: State, seat: int) -> float:
        return self.game.evaluate(state, seat)

    def reply(self, state: State, chance: object) -> int:
        self.asked += 1
        return state.legal()[0]


class Blindfold(Judge):
    """Knows the searcher's share, and what the others see for themselves."""

    def __init__(self) -> None:
        self.asked: set[tuple[int, int]] = set()

    def share(self, state: State, seat: int) -> float:
        return 0.5

    def outlook(self, state: State, seat: int, unknown: int) -> float:
        self.asked.add((seat, unknown))
        return 0.75


def below(node: Node) -> list[Node]:
    """All decisions that may follow at once."""
    found: list[Node] = []
    child = node.first
    while child is not None:
        found.append(child)
        child = child.next
    return found


def test_others_go_by_what_they_see_and_the_searcher_by_what_he_knows() -> None:
    game = registry.get("venice")
    view = opening(game, 5)
    judge = Blindfold()
    settings = Settings(0.4, 0.05, 1.0, 0, 10_000, 0.0)
    search = Search(game.imagine(view), judge, view.seat, list(view.legal), settings, fast(1))
    search.grow(400)
    assert judge.asked == {(1 - view.seat, view.seat)}
    assert {node.prior for node in below(search.root)} == {0.5}
    replies = [node for own in below(search.root) for node in below(own) if node.visits]
    assert 0.75 in {node.prior for node in replies}
    assert all(node.total == int(node.visits) * node.prior for node in replies if node.prior == 0.75)


def test_a_reply_that_is_foreseen_is_followed() -> None:
    game = registry.get("venice")
    view = opening(game, 5)
    oracle = Oracle(game)
    settings = Settings(0.4, 0.05, 1.0, 0, 10_000, 0.0)
    search = Search(game.imagine(view), oracle, view.seat, list(view.legal), settings, fast(1))
    search.grow(200)
    assert oracle.asked > 20
    assert sum(visits for _, visits, _ in search.decisions()) == 200


@pytest.mark.parametrize("name", SEARCHED)
def test_hindsight_prefers_states_in_which_the_others_did_well(name: str) -> None:
    game = registry.get(name)
    view = opening(game, 30)

    def mean_share(hindsight: float) -> float:
        settings = Settings(0.4, 0.05, 1.0, 0, 10_000, hindsight)
        search = Search(game.imagine(view), game.judge({}), view.seat, list(view.legal), settings, fast(7))
        return sum(game.evaluate(search.imagined(), view.seat) for _ in range(300)) / 300

    assert mean_share(60.0) <= mean_share(0.0) + 1e-9


@pytest.mark.parametrize("name", SEARCHED)
def test_the_yardstick_tries_every_legal_decision_and_is_reproducible(name: str) -> None:
    game = registry.get(name)
    view = opening(game, 5)

    def found() -> list[tuple[int, int, float]]:
        tree = Yardstick(game.imagine(view), fast(2))
        tree.grow(len(view.legal) + 30)
        return tree.decisions()

    assert found() == found()
    assert [code for code, _, _ in found()] == list(view.legal)
    assert sum(visits for _, visits, _ in found()) == len(view.legal) + 30


def test_growing_ends_with_the_iterations_or_with_the_clock() -> None:
    game = registry.get("venice")
    view = opening(game, 3)
    search = new_search(game, view, top(game), manual("venice"), fast(1))
    assert grow(search, 70, 0.0) == 70
    assert 0 < grow(search, 0, 0.05) < 100_000
    assert grow(search, 10**9, 0.02) < 10**9


def test_a_game_without_weights_is_judged_by_its_own_evaluate() -> None:
    state = Duel().new(fast(1), Duel().options())
    assert Duel().judge({}).share(state, 0) == Duel().evaluate(state, 0)
    assert Duel().weights() == {}


@pytest.mark.parametrize("name", SEARCHED)
def test_every_weight_of_a_game_is_weighed(name: str) -> None:
    """Somewhere in some games a changed weight changes the judgement (or the reply to a guess)."""
    game = registry.get(name)
    weights = {weight: value or 0.3 for weight, value in game.weights().items()}
    usual = game.judge(weights)
    states = list(random_states(game, 12))
    for weight, value in weights.items():
        other = game.judge({**weights, weight: value * 1.5 + 0.3})
        changed = any(usual.share(state, 0) != other.share(state, 0) for state in states)
        replies = any(usual.reply(state, fast(1)) != other.reply(state, fast(1)) for state in states)
        assert changed or replies, weight


def random_states(game: Game, games: int) -> list[State]:
    states: list[State] = []
    chance = fast(9)
    for _ in range(games):
        options = read_options(game.name, game.options, FULLEST.get(game.name, {}))
        state = game.new(chance.fork(), options)
        while state.seat >= 0:
            states.append(state.copy())
            legal = state.legal()
            state.apply(legal[chance.below(len(legal))])
    return states


def test_a_budget_is_written_into_the_name() -> None:
    game = registry.get("venice")
    view = opening(game, 2)
    bot = bots.make("search:40", game, 1)
    assert isinstance(bot, LevelBot)
    assert bot.consider(view).iterations == 40
    assert bots.make("yardstick:50", game, 1).choose(view) in view.legal
    assert bots.make("search:0.01s", game, 1).choose(view) in view.legal


def test_a_level_without_mercy_takes_what_was_visited_most() -> None:
    game = registry.get("venice")
    view = opening(game, 8)
    bot = LevelBot(game, Level("search", iterations=200), manual("venice"), fast(5))
    thought = bot.consider(view)
    assert thought.code == thought.weighed[0].code
    assert thought.weighed[0].visits == max(each.visits for each in thought.weighed)


def test_what_comes_to_the_same_is_gone_on_from_as_from_one() -> None:
    """Venice: two cards in either order. Below them there is one tree, which knows of the walks of both."""
    game = registry.get("venice")
    shared = 0
    for seed in range(6):
        search = grown(game, opening(game, 5, seed), 1500)
        for node in all_below(search.root):
            if node.same is not None:
                shared += 1
                assert node.same.same is None
                assert node.same.walks > node.same.visits
                assert node.first is None
            else:
                assert node.walks >= node.visits
    assert shared > 50


@pytest.mark.parametrize("name", [name for name in SEARCHED if name != "venice"])
def test_where_nothing_comes_to_the_same_every_decision_counts_for_itself(name: str) -> None:
    search = grown(registry.get(name), opening(registry.get(name), 5), 300)
    assert all(node.same is None and node.walks == node.visits for node in all_below(search.root))


def test_another_seat_acts_upon_who_it_is() -> None:
    """Whispers: the opponent's turn begins anew for each character that he may be, and none is one's own."""
    game = registry.get("whispers")
    view = opening(game, 5)
    assert isinstance(view, WhispersView)
    own = view.characters[view.seat]
    search = grown(game, view, 4000)
    places = search.roots[1 - view.seat].by_secret or {}
    assert set(places) == {person + 1 for person in range(CHARACTERS) if person != own}
    decided: dict[tuple[int, ...], set[int]] = {}
    for place in places.values():
        for path, decision in plan(place).items():
            decided.setdefault(path, set()).add(decision)
    assert any(len(decisions) > 1 for decisions in decided.values())


def plan(node: Node) -> dict[tuple[int, ...], int]:
    """After which decisions the seat of a tree decides again, and what it usually decides then."""
    found: dict[tuple[int, ...], int] = (
        {(): usual(node)} if any(child.visits for child in children(node)) else {}
    )
    for child in children(node):
        found |= {(int(child.action), *path): decision for path, decision in plan(child).items()}
    return found


def test_nobody_goes_by_what_only_another_can_know() -> None:
    """Whispers: in a seat's tree, what others decide is what the seat has seen of it.

    Which card the opponent lays face down is told apart only where the seat has looked at it before, and who
    he is nowhere.
    """
    game = registry.get("whispers")
    view = opening(game, 5)
    search = grown(game, view, 6000)
    assert len(search.roots) == 2
    assert search.root is search.roots[view.seat]
    assert all(node.by_secret is None for node in all_below(search.root))
    taken: Counter[str] = Counter()
    for node in all_below(search.root):
        if not node.visits and not node.is_judged:
            taken[game.notation(int(node.action))] += int(node.available)
    covered = {name.split(":")[0] for name in taken if name.endswith("-")}
    hidden = {card: sum(taken[f"{card}:{place}-"] for place in range(5)) for card in covered}
    open_ = {name.split(":")[0] for name in taken if name.endswith("+")}
    assert len(open_) > 20
    assert max(hidden.values()) > 0.6 * sum(hidden.values()) > 60


def test_a_card_laid_face_down_is_seen_as_any_card() -> None:
    """Whispers §1.7: by all but him who lays it, and by nobody who has seen it before."""
    game = registry.get("whispers")
    judge = game.judge({})
    state = game.new(fast(3), game.options())
    mover, other = int(state.seat), 1 - int(state.seat)
    hidden = [code for code in state.legal() if game.notation(code).endswith("-")]
    open_ = [code for code in state.legal() if game.notation(code).endswith("+")]
    assert {judge.shown(state, code, other) for code in open_} == set(open_)
    seen = {game.notation(judge.shown(state, code, other)) for code in hidden}
    assert len(hidden) == len(open_) == 20
    assert len(seen) == 5
    assert len({each.split(":")[0] for each in seen}) == 1
    assert isinstance(state, WhispersState)
    state.set_hand(mover, state.hand(mover), (1 << 4 * SEEN_BITS) - 1)
    assert [judge.shown(state, code, other) for code in hidden] == hidden


def usual(node: Node) -> int:
    """The decision that was most often taken from here."""
    found = children(node)
    return int(max(found, key=lambda child: child.visits).action) if found else -1


@pytest.mark.parametrize("name", [name for name in SEARCHED if name != "whispers"])
def test_where_too_much_is_secret_a_turn_goes_on_from_one_place(name: str) -> None:
    search = grown(registry.get(name), opening(registry.get(name), 5), 300)
    assert all(node.by_secret is None for node in all_below(search.root))


def children(node: Node) -> list[Node]:
    found: list[Node] = []
    child = node.first
    while child is not None:
        found.append(child)
        child = child.next
    return found


def all_below(node: Node) -> list[Node]:
    """All nodes below another."""
    found: list[Node] = []
    for place in (node.by_secret or {}).values():
        found += all_below(place)
    for child in children(node):
        found += [child, *all_below(child)]
    return found
