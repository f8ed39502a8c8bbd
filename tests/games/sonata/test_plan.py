"""plan.py: the sensible player plays legally, sensibly, and by the view alone."""

from __future__ import annotations

import pytest

from sottovoce.core.chance import fast
from sottovoce.games.sonata import GAME
from sottovoce.games.sonata.actions import notation
from sottovoce.games.sonata.choosing import new_game
from sottovoce.games.sonata.plan import Level, suggest
from sottovoce.games.sonata.redact import redact
from sottovoce.games.sonata.rules import SonataState
from sottovoce.games.sonata.view import ModeName, SonataOptions
from tests.conftest import counts
from tests.games.sonata.positions import CLUES, EVERYWHERE, FOG, at, game, play, view


def suggested(state: SonataState, level: Level = "streets") -> str:
    return notation(suggest(view(state), level))


@pytest.mark.parametrize("level", ["streets", "archive"])
@pytest.mark.parametrize("mode", ["standard", "training", "expert"])
def test_it_wins_most_games(mode: ModeName, level: Level) -> None:
    dice, won = fast(21), 0
    games = counts(4, 60)
    for _ in range(games):
        state = new_game(dice.fork(), SonataOptions(mode=mode, fog_out=2))
        while not state.over():
            shown = redact(state, 0)
            code = suggest(shown, level)
            assert code in shown.legal
            state.apply(code)
        outcome = state.outcome()
        assert outcome is not None
        won += len(outcome.winners)
    assert won >= games * 0.75


def test_it_also_plays_on_a_new_route() -> None:
    state = new_game(fast(5), SonataOptions(route="generated"))
    while not state.over():
        state.apply(suggest(redact(state, 0), "archive"))
    assert state.outcome() is not None


def test_it_begins_where_many_roads_lead() -> None:
    assert suggested(game()) == "go:Cor"


def test_it_takes_the_key_clue_at_once() -> None:
    assert suggested(at("Cor", visited=EVERYWHERE)) == "keys"


def test_it_searches_where_she_surely_is_and_goes_on_where_not() -> None:
    tour = game()
    play(tour, "go:Cor pass")  # commerce after residence after tavern: Cornhill or London Bridge
    assert suggested(tour, "archive") in ("search", "go:Cri", "go:StP", "go:Bis", "go:Eas")
    for _ in range(27):
        play(tour, "pass")
    sure = view(tour)
    assert sure.top == 3
    assert suggested(tour, "archive") != "search"


def test_it_confronts_her_when_one_triple_fits_and_takes_a_clue_otherwise() -> None:
    doubtful = at("Bis")
    play(doubtful, "search")
    assert suggested(doubtful) == "clue"
    certain = at("Bis", held=CLUES, keys_taken=True)
    play(certain, "search")
    assert suggested(certain) in ("confront", "leave")
    play(certain, "confront")
    assert suggested(certain).startswith("name:")


def test_late_a_good_guess_must_do() -> None:
    state = at("Bis", top=24, countdown=0, held=CLUES, keys_taken=True)
    state.pawn = EVERYWHERE.index("Bis")
    play(state, "search")
    assert suggested(state) == "confront"


def test_it_plays_fog_that_is_known_to_bring_a_clue() -> None:
    state = at("Cor", fogged="clue", keys_taken=True)
    assert suggested(state) != "fog"
    state.fog_read = 1 << FOG.index("clue")
    assert suggested(state) == "fog"


def test_in_the_fog_it_discards_and_moves_on() -> None:
    state = at("Cor", fogged="second-thought", held=CLUES[:2])
    play(state, "fog")
    assert suggested(state).startswith("drop:")
    for card in ("near", "pursuit"):
        drifting = at("Cor", fogged=card, keys_taken=True)
        play(drifting, "fog")
        assert suggested(drifting).startswith("go:")


def test_in_training_it_ends_the_turn_where_a_search_is_not_worth_it() -> None:
    state = at("Eas", mode="training", top=5)
    play(state, "go:Lon")
    assert suggested(state) == "end"


def test_a_bot_weighs_what_the_sensible_player_would_do_and_plans_with_what_it_knows() -> None:
    shown = view(at("Cor"))
    assert GAME.worthwhile(shown) == (suggest(shown),)
    assert GAME.plan(shown, "streets") == suggest(shown)
    assert GAME.plan(shown, "archive") == suggest(shown, "archive")
    assert GAME.plan(shown, "everything") is None
    over = at("Cor", top=25, countdown=0)
    play(over, "pass")
    assert GAME.worthwhile(view(over)) == ()
