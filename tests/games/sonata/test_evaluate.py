"""evaluate.py: a share of the win that rises with what helps."""

from __future__ import annotations

import pytest

from sottovoce.core.chance import fast
from sottovoce.games.sonata.choosing import new_game
from sottovoce.games.sonata.evaluate import DISTANCES, evaluate, hints_wanted, triples_left
from sottovoce.games.sonata.insight import logic
from sottovoce.games.sonata.view import SonataOptions
from tests.games.sonata.positions import CLUES, FOG, at, game, place, play, view
from tests.games.sonata.test_rules_oracle import eager


def test_distances_are_counted_by_roads() -> None:
    def away(a: str, b: str) -> int:
        return DISTANCES[place(a)][place(b)]

    assert (away("Cor", "Cor"), away("Cor", "Bis"), away("Cle", "Lon"), away("Sho", "Cli")) == (0, 1, 4, 4)
    assert all(DISTANCES[a][b] == DISTANCES[b][a] for a in range(11) for b in range(11))


def test_it_is_always_a_share_and_at_the_end_what_was_won() -> None:
    dice = fast(4)
    for _ in range(20):
        state = new_game(dice.fork(), SonataOptions())
        while not state.over():
            assert 0.0 <= evaluate(state, 0) <= 1.0
            state.apply(eager(state, dice))
        outcome = state.outcome()
        assert outcome is not None
        assert evaluate(state, 0) == outcome.share(0)


def test_triples_left_is_what_logic_counts() -> None:
    for held in range(6):
        state = at("Cor", held=CLUES[:held], keys_taken=held > 3)
        assert triples_left(state) == logic(view(state)).left


def test_more_time_fog_and_clues_are_worth_more() -> None:
    usual = evaluate(at("Cor", top=5), 0)
    assert evaluate(at("Cor", top=5, countdown=0), 0) < usual
    assert evaluate(at("Cor", top=5, fog=FOG[:2]), 0) < usual
    assert evaluate(at("Cor", top=5, held=CLUES[:4], keys_taken=True), 0) > usual
    assert evaluate(at("Cor", top=5, fog=[]), 0) == 0.0


def test_it_is_better_to_be_near_her() -> None:
    assert evaluate(at("Cle", top=5), 0) > evaluate(at("Lon", top=5), 0)


def test_face_to_face_it_is_the_chance_of_a_guess() -> None:
    state = at("Bis")
    play(state, "search confront")
    assert evaluate(state, 0) == 1 / 35


def test_before_the_pawn_is_placed_too() -> None:
    assert 0.0 < evaluate(game(), 0) < 1.0


def test_having_found_her_with_few_means_a_guess_may_be_best() -> None:
    state = at("Bis", fog=["near"], held=CLUES, keys_taken=True, countdown=0)
    play(state, "search")
    assert evaluate(state, 0) == pytest.approx(1 / triples_left(state))


def test_fewer_triples_want_fewer_hints() -> None:
    assert [hints_wanted(left) for left in (1, 2, 5, 9, 10, 35)] == [0, 1, 2, 2, 3, 3]
