"""Shrewd beliefs: the same game, but who hides is expected to let another seem likelier."""

from __future__ import annotations

import msgspec

from sottovoce.bots.levels import LEVELS, manual
from sottovoce.bots.thinking import in_the_eyes_of
from sottovoce.core.chance import fast
from sottovoce.core.table import Table
from sottovoce.games import registry
from sottovoce.games.whispers.actions import PASS
from sottovoce.games.whispers.imagine import shrewd_deals
from sottovoce.games.whispers.insight import summed
from sottovoce.games.whispers.view import UNKNOWN, WhispersView

GAME = registry.get("whispers")


def opening(decisions: int = 0) -> WhispersView:
    table = Table(GAME, 5)
    chance = fast(2)
    for _ in range(decisions):
        legal = table.view(table.mover).legal
        table.decide(table.mover, legal[chance.below(len(legal))])
    view = table.view(table.mover)
    assert isinstance(view, WhispersView)
    return view


def favouring(view: WhispersView, favour: tuple[int, ...]) -> tuple[WhispersView, int]:
    """The view, had the other player's open deeds favoured the characters so; and that player's seat."""
    other = view.characters.index(UNKNOWN)
    rows = tuple(favour if seat == other else row for seat, row in enumerate(view.favour))
    return msgspec.structs.replace(view, favour=rows), other


def test_what_a_shrewd_player_imagines_fits_the_view() -> None:
    shrewd, chance = GAME.shrewd(), fast(4)
    for decisions in range(0, 24, 3):
        view = opening(decisions)
        imagination = shrewd.imagine(view)
        for _ in range(5):
            assert GAME.redact(imagination.draw(chance), view.seat) == view


def test_who_seems_to_be_somebody_is_rather_the_next_one() -> None:
    view = opening()
    first, second = [person for person in range(8) if person != view.characters[view.seat]][:2]
    favour = tuple(4 if person == first else 2 if person == second else 0 for person in range(8))
    seen, other = favouring(view, favour)
    chances = summed(shrewd_deals(seen), seen.players)[other]
    assert chances[second] > 0.3 > chances[first]


def test_who_stands_out_by_far_is_not_hiding() -> None:
    view = opening()
    person = next(person for person in range(8) if person != view.characters[view.seat])
    seen, other = favouring(view, tuple(20 if other == person else 0 for other in range(8)))
    assert summed(shrewd_deals(seen), seen.players)[other][person] > 0.9


def test_only_guesses_that_rather_win_are_weighed() -> None:
    view = next(view for view in map(opening, range(60)) if view.stage == "guessing")
    weighed = GAME.shrewd().worthwhile(view)
    assert PASS in weighed
    assert set(weighed) < set(view.legal)


def test_the_top_level_is_shrewd_and_the_lowest_is_not() -> None:
    levels = manual("whispers").levels
    top, lowest = levels[LEVELS[-1]], levels[LEVELS[0]]
    assert in_the_eyes_of(top, GAME) is not GAME
    assert in_the_eyes_of(lowest, GAME) is GAME
    assert registry.get("venice").shrewd() is registry.get("venice")
