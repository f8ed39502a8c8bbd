"""imagine.py: what is drawn fits the view, and every way that fits is drawn as often as it should be."""

from __future__ import annotations

from collections import Counter

import pytest

from sottovoce.core.chance import fast
from sottovoce.games.sonata import GAME
from sottovoce.games.sonata.choosing import new_game
from sottovoce.games.sonata.components import CARD_PLACE
from sottovoce.games.sonata.imagine import SonataImagination
from sottovoce.games.sonata.insight import scholar, streets_at
from sottovoce.games.sonata.redact import redact
from sottovoce.games.sonata.rules import SonataState
from sottovoce.games.sonata.view import ModeName, SonataOptions, SonataView
from tests.conftest import counts
from tests.games.sonata.counting import fitting_cuts
from tests.games.sonata.positions import CLUES, FOG, at, fog_at, fog_deck, game, play, view
from tests.games.sonata.test_rules_oracle import eager

MANY = counts(600, 6000)
OPTIONS = (
    SonataOptions(),
    SonataOptions(mode="training", difficulty="any"),
    SonataOptions(mode="easy", route="easy-5", direction="backwards"),
    SonataOptions(mode="advanced", kind="may-stay"),
    SonataOptions(mode="expert", fog_out=4, difficulty="hard"),
    SonataOptions(route="generated", kind="moves", difficulty="any", length="22"),
)


def draws(shown: SonataView, times: int, streets: bool = False) -> list[SonataState]:
    imagination, dice = SonataImagination(shown, streets), fast(77)
    return [imagination.draw(dice) for _ in range(times)]


def even(found: Counter[object], ways: int) -> bool:
    """Were so many ways drawn about equally often? (five standard deviations)"""
    mean = found.total() / ways
    return len(found) == ways and all(abs(times - mean) < 5 * mean**0.5 for times in found.values())


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: f"{options.mode} {options.route}")
def test_what_is_drawn_fits_the_view_of_player_and_spectator(options: SonataOptions) -> None:
    dice = fast(5)
    for _ in range(counts(2, 20)):
        state = new_game(dice.fork(), options)
        while True:
            for seat in (-1, 0):
                shown = redact(state, seat)
                imagined = GAME.imagine(shown).draw(dice)
                assert GAME.redact(imagined, seat) == shown
                assert imagined.legal() == state.legal()
            if state.over():
                break
            state.apply(eager(state, dice))


def test_before_the_pawn_is_placed_everything_is_open() -> None:
    shown = view(game())
    for state in draws(shown, 20):
        assert redact(state, 0) == shown
        assert len(state.legal()) == 11


def test_every_fitting_route_and_cut_is_drawn_alike() -> None:
    state = new_game(fast(3), SonataOptions(kind="moves"))
    play(state, "go:Cor pass")
    shown = redact(state, 0)
    fits = fitting_cuts(shown)
    assert 3 < len(fits) < 60
    found: Counter[object] = Counter(
        tuple(imagined.card(slot) for slot in range(26)) for imagined in draws(shown, MANY)
    )
    assert set(found) == set(fits)
    assert even(found, len(fits))


@pytest.mark.parametrize("keys_taken", [False, True])
def test_the_dark_lady_is_drawn_as_the_scholar_believes(keys_taken: bool) -> None:
    state = at("Cor", fogged="fiend", held=CLUES[:2], keys_taken=keys_taken)
    play(state, "fog")
    shown = view(state)
    found = Counter(int(imagined.dark) for imagined in draws(shown, MANY))
    for number, chance in enumerate(scholar(shown).ladies):
        assert abs(found[number] / MANY - chance) < 5 * (0.25 / MANY) ** 0.5
        assert bool(found[number]) == bool(chance)


def test_every_order_of_the_clue_deck_is_drawn_alike() -> None:
    shown = view(at("Cor", held=CLUES[:7]))
    found: Counter[object] = Counter(
        (int(imagined.dark), tuple(imagined.clue_order())) for imagined in draws(shown, MANY)
    )
    assert even(found, 2 * 6)


def test_fog_cards_that_were_read_stay_and_the_others_are_anywhere() -> None:
    state = at("Cor", fogged="foresight")
    play(state, "fog search")
    shown = view(state)
    known = FOG.index("foresight")
    assert shown.fog_deck[-1] == known
    tops: Counter[object] = Counter()
    for imagined in draws(shown, MANY):
        assert fog_deck(imagined)[-1] == "foresight"
        tops[fog_at(imagined, 1)] += 1
    assert even(tops, 9)


def test_expert_mode_leaves_open_which_fog_cards_are_out() -> None:
    state = new_game(fast(4), SonataOptions(mode="expert", fog_out=2))
    gone: Counter[object] = Counter()
    for imagined in draws(redact(state, 0), MANY):
        gone.update(card for card in range(10) if imagined.fog_place(card) == 63)
    assert even(gone, 10)
    assert gone.total() == 2 * MANY


def test_streets_imagines_any_walk_that_fits_not_only_printed_ones() -> None:
    state = new_game(fast(6), SonataOptions(kind="moves"))
    play(state, "go:Cor pass pass search pass")
    shown = redact(state, 0)
    printed = set(fitting_cuts(shown))
    drawn = draws(shown, 40, streets=True)
    routes = {tuple(imagined.card(slot) for slot in range(26)) for imagined in drawn}
    assert len(routes) > 30
    assert not routes <= printed
    assert all(redact(imagined, 0) == shown for imagined in drawn)
    assert all(len(set(route)) == 26 for route in routes)


def test_streets_and_its_imagination_agree_on_where_she_is() -> None:
    """Imagined walks use each card once, the belief may use it twice: alike, but not the same."""
    state = game()
    play(state, "go:Cor pass pass pass")
    shown = view(state)
    belief = streets_at(shown, shown.top)
    found = Counter(
        CARD_PLACE[imagined.card(imagined.top)] for imagined in draws(shown, counts(200, 2000), True)
    )
    assert {place for place, chance in enumerate(belief) if chance > 0.02} >= set(found)
    assert abs(found.most_common(1)[0][1] / found.total() - max(belief)) < 0.3


@pytest.mark.parametrize("mode", ["standard", "easy"])
def test_the_view_of_a_finished_game_can_be_imagined(mode: ModeName) -> None:
    dice = fast(9)
    for _ in range(10):
        state = new_game(dice.fork(), SonataOptions(mode=mode, difficulty="any"))
        while not state.over():
            state.apply(eager(state, dice))
        shown = redact(state, 0)
        imagined = SonataImagination(shown).draw(dice)
        assert redact(imagined, 0) == shown
        assert (int(imagined.dark), int(imagined.mate), int(imagined.source)) == (
            int(state.dark), int(state.mate), int(state.source),
        )  # fmt: skip


def test_drawing_changes_neither_the_imagination_nor_other_draws() -> None:
    imagination = SonataImagination(view(at("Cor", held=CLUES[:2])))
    first = imagination.draw(fast(1))
    before = first.truth()
    imagination.draw(fast(2)).apply(first.legal()[0])
    assert imagination.draw(fast(1)).truth() == before == first.truth()
