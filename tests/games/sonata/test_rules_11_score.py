"""§9 keys and notes, §11 score, §12 modes, §13 the end, §14 what is known."""

from __future__ import annotations

import pytest

from sottovoce.core.chance import fast
from sottovoce.games.sonata import events
from sottovoce.games.sonata.choosing import new_game
from sottovoce.games.sonata.components import FOG_CARDS, KEY_TEXT, LADY_SHORT, MODES, SUITS
from sottovoce.games.sonata.notes import SonataNotes
from sottovoce.games.sonata.rules import SonataState
from sottovoce.games.sonata.scoring import REASONS, count_points, final_points, mode_points, rank
from sottovoce.games.sonata.view import ModeName, SonataOptions
from tests.games.sonata.positions import (
    CLUES,
    EVERYWHERE,
    FOG,
    at,
    cards,
    fog_deck,
    fog_gone,
    game,
    held,
    legal,
    phase,
    play,
    points,
    result,
    view,
)


def test_9_1_the_key_says_how_many_traits_are_shared() -> None:
    jacqueline = LADY_SHORT.index("JF")
    key = dict(zip(SUITS, KEY_TEXT[jacqueline], strict=True))
    assert key == {
        "rose": "1", "thistle": "1", "sage": "1", "bluebell": "2", "oak": "0/2", "acorn": "0/2",
    }  # fmt: skip


def test_9_2_notes_decide_nothing() -> None:
    """They live outside the state: nothing of it knows them, and any triple may be named."""
    notes = SonataNotes(placed=("court", "mother", "documented"), grey=("married",), marked=("clink",))
    state = at("Bis")
    play(state, "search confront")
    assert len(legal(state)) == 35
    assert not any(trait in repr(state.truth()) for trait in (*notes.placed, *notes.marked))


def won(top: int, countdown: int, fog: int, mode: str = "standard") -> SonataState:
    """A game won by a search that left so many cards above the countdown and so many fog cards."""
    state = at("Bis", top=top, countdown=countdown, fog=FOG[: fog + 1], mode=mode)
    state.pawn = next(n for n in range(11) if _is_there(state, n))
    play(state, "search confront name:CTD")
    assert result(state) == "unmasked"
    return state


def _is_there(state: SonataState, place: int) -> bool:
    probe = state.copy()
    probe.pawn = place
    play(probe, "search")
    return phase(probe) == "found"


def test_11_1_cards_above_the_countdown_its_number_times_the_length_and_twice_the_fog() -> None:
    assert points(won(top=20, countdown=1, fog=7)) == 6 + 26 + 14
    assert points(won(top=25, countdown=0, fog=0)) == 1
    assert points(won(top=0, countdown=2, fog=9)) == 26 + 52 + 18


def test_11_1_the_length_of_the_route_counts() -> None:
    state = game(route="very-easy-1")
    state.countdown, state.top = 2, 10
    assert count_points(state) == 20 + 60 + 20


@pytest.mark.parametrize(
    ("mode", "fog_out", "expected"),
    [("training", 0, 22), ("easy", 0, 13), ("standard", 0, 43), ("advanced", 0, 48), ("expert", 3, 63)],
)
def test_11_2_the_mode_changes_the_count(mode: str, fog_out: int, expected: int) -> None:
    assert mode_points(43, MODES.index(mode), fog_out) == expected


def test_11_3_the_books_example_is_32_and_a_golden_lad() -> None:
    state = won(top=22, countdown=2, fog=3, mode="easy")
    assert points(state) == 4 + 2 * 26 + 3 * 2 - 30 == 32
    assert rank(points(state)) == "golden-lad"


@pytest.mark.parametrize(
    ("score", "name"),
    [
        (-29, "chimney-sweep"), (19, "chimney-sweep"), (20, "golden-lad"), (40, "golden-lad"),
        (41, "fair-youth"), (60, "fair-youth"), (61, "immortal-bard"), (147, "immortal-bard"),
    ],
)  # fmt: skip
def test_11_4_ranks(score: int, name: str) -> None:
    assert rank(score) == name


def test_12_1_in_training_a_move_may_be_followed_by_a_search() -> None:
    state = at("Eas", mode="training")
    play(state, "go:Bis")
    assert (phase(state), legal(state)) == ("moved", {"search", "end"})
    play(state, "search")
    assert phase(state) == "found"


def test_12_1_but_not_under_fog_and_not_after_a_move_by_fog() -> None:
    state = at("Eas", mode="training", fogged="near")
    walking, drifting = state.copy(), state.copy()
    play(walking, "go:Bis")
    assert phase(walking) == "acting"
    play(drifting, "fog go:Bis")
    assert phase(drifting) == "acting"


def test_12_1_a_search_is_not_followed_by_a_move() -> None:
    state = at("Cor", mode="training")
    play(state, "search")
    assert (phase(state), int(state.top)) == ("acting", 2)


def test_12_1_only_in_training() -> None:
    for mode in MODES:
        state = at("Eas", mode=mode)
        play(state, "go:Bis")
        assert (phase(state) == "moved") == (mode == "training")


def test_12_1_the_key_clue_is_offered_between_move_and_search_and_search_stays_open() -> None:
    state = at("Eas", mode="training", visited=[name for name in EVERYWHERE if name != "Bis"])
    play(state, "go:Bis")
    assert legal(state) == {"keys", "search", "end"}
    play(state, "keys")
    assert (phase(state), legal(state)) == ("moved", {"search", "end"})


def test_12_1_the_score_is_halved_and_rounded_up() -> None:
    assert points(won(top=25, countdown=0, fog=0, mode="training")) == 1
    assert points(won(top=24, countdown=0, fog=1, mode="training")) == 2
    assert points(won(top=23, countdown=0, fog=1, mode="training")) == 3


def deal(mode: ModeName, fog_out: int = 1) -> SonataState:
    options = SonataOptions(mode=mode, fog_out=fog_out)  # type: ignore[arg-type]
    return new_game(fast(12), options)


def test_12_2_easy() -> None:
    state = deal("easy")
    assert (len(state.clue_order()), int(state.countdown), final_points(state)) == (8, 3, 26 * 4 + 20 - 30)


def test_12_3_standard() -> None:
    state = deal("standard")
    assert (len(state.clue_order()), int(state.countdown), final_points(state)) == (10, 2, 26 * 3 + 20)


def test_12_4_advanced() -> None:
    state = deal("advanced")
    assert (len(state.clue_order()), int(state.countdown), final_points(state)) == (8, 2, 26 * 3 + 20 + 5)


@pytest.mark.parametrize("out", range(1, 10))
def test_12_5_expert_takes_fog_cards_out(out: int) -> None:
    state = deal("expert", out)
    assert (len(fog_deck(state)), len(fog_gone(state)), len(state.clue_order())) == (10 - out, out, 8)
    assert final_points(state) == 26 * 3 + 2 * (10 - out) + 5 + 5 * out
    shown = view(state)
    assert (shown.fog_gone, shown.fog_gone_unseen) == ((), out)


def test_12_5_any_fog_card_may_be_taken_out() -> None:
    dice = fast(5)
    gone = [fog_gone(new_game(dice.fork(), SonataOptions(mode="expert", fog_out=1))) for _ in range(200)]
    assert set().union(*gone) == set(FOG_CARDS)


def test_12_5_in_other_modes_none_is() -> None:
    for mode in ("training", "easy", "standard", "advanced"):
        assert fog_gone(deal(mode, 9)) == set()


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("route", ["very-easy-2", "hard-1", "generated"])
def test_12_6_every_mode_goes_with_every_route(mode: ModeName, route: str) -> None:
    state = new_game(fast(3), SonataOptions(mode=mode, route=route))  # type: ignore[arg-type]
    play(state, "go:Cor pass pass")
    assert (MODES[state.terms.mode], state.terms.route) == (mode, route)


def test_13_1_there_is_one_way_to_win_and_six_to_lose() -> None:
    assert set(REASONS[1:]) == {
        "unmasked", "time-up", "no-fog-to-search", "no-fog-to-play", "no-clue-left", "nothing-to-discard",
        "mistaken",
    }  # fmt: skip


def test_13_1_at_the_end_all_cards_may_be_looked_at() -> None:
    state = at("Cor", top=25, countdown=0)
    assert view(state).opened is None
    story = play(state, "pass")
    opened = view(state).opened
    assert opened is not None
    assert (LADY_SHORT[opened.lady], LADY_SHORT[opened.mate]) == ("MF", "EV")
    assert (opened.route, opened.backwards, len(opened.cards)) == ("base-1", False, 26)
    assert story[-1] == events.GameEnded(
        reason="time-up", points=0, lady=opened.lady, mate=opened.mate, route="base-1", backwards=False,
        cards=opened.cards,
    )  # fmt: skip
    assert list(opened.cards) == [state.card(slot) for slot in range(26)]


def test_13_1_a_route_backwards_and_a_new_one_are_named_as_such() -> None:
    state = at("Cor", top=25, countdown=0)
    state.source = 2 * 5 + 1
    play(state, "pass")
    opened = view(state).opened
    assert opened is not None
    assert (opened.route, opened.backwards) == ("base-6", True)
    new = at("Cor", top=25, countdown=0)
    new.source = -1
    play(new, "pass")
    opened = view(new).opened
    assert opened is not None
    assert (opened.route, opened.backwards) == ("", False)
    assert len(cards(new)) == 26


def test_14_1_what_was_seen_once_is_known_for_ever() -> None:
    state = at("Bis", held=["AF"], fogged="", visited=EVERYWHERE)
    play(state, "search keys clue")
    for _ in range(60):
        play(state, "pass")
    shown = view(state)
    assert shown.slots[1].found
    assert [LADY_SHORT[clue.which] for clue in shown.clue_steps] == ["AF", "EV", "AH"]
    assert all(slot.landmark >= 0 for slot in shown.slots)


def test_14_1_a_fog_card_that_was_read_can_be_followed() -> None:
    state = at("Cor", fogged="foresight", fog=["foresight", "near"])
    assert view(state).fog_deck == (-1,)
    play(state, "fog")
    shown = view(state)
    assert shown.fog_deck == (FOG.index("foresight"),)
    assert shown.slots[1].fog_card == -1
    play(state, "search")
    assert view(state).slots[2].fog_card == FOG.index("foresight")


def test_14_1_route_cut_and_faces_are_not_told() -> None:
    first, second = game(cut=0), game(route="base-2", cut=9, dark="EV", mate="MF", clues=CLUES[::-1])
    second.lay_fog(0, 62)
    second.fog_deck, second.fog_left = 0, 0
    for card in range(9, -1, -1):
        second.lay_fog(card, 62)
    assert view(first) == view(second)
    assert held(first) == held(second) == set()


def test_13_1_nothing_was_taken_in_a_turn_that_is_no_more() -> None:
    state = at("Cor", fog=[], visited=EVERYWHERE)
    play(state, "keys")
    assert view(state).took
    play(state, "search")
    assert (result(state), view(state).took) == ("no-fog-to-search", False)
