"""§8 Playing fog: for each card its effect, its impossibility, and where it goes."""

from __future__ import annotations

from collections import Counter

import pytest

from sottovoce.core.chance import fast
from sottovoce.games.sonata import events
from sottovoce.games.sonata.components import LADY_SHORT, LADY_SUIT
from tests.conftest import counts
from tests.games.sonata.oracle import ROADS
from tests.games.sonata.positions import (
    CLUES,
    EVERYWHERE,
    FOG,
    at,
    clue_deck,
    dark,
    fog_at,
    fog_deck,
    fog_gone,
    held,
    lady,
    landmark,
    legal,
    pawn,
    phase,
    place,
    play,
    result,
    seen,
    view,
)

LEAVING = {"clear-sky", "flown"}


def playable(card: str) -> str:
    """The decisions that play a card to its end, two clues being held."""
    return {"pursuit": "fog go:Sou", "near": "fog go:Bis", "second-thought": "fog drop:AF"}.get(card, "fog")


def test_8_1_fog_is_played_only_when_it_is_on_top() -> None:
    assert "fog" in legal(at("Cor", fogged="near"))
    assert "fog" not in legal(at("Cor"))


def test_8_1_fog_does_not_change_her_way() -> None:
    fogged, clear = at("Cor", top=1, fogged="flown"), at("Cor", top=1)
    play(fogged, "fog")
    play(clear, "pass")
    assert (fogged.card(1), int(fogged.top)) == (clear.card(1), int(clear.top))


@pytest.mark.parametrize("card", FOG)
def test_8_2_fresh_fog_takes_its_place(card: str) -> None:
    state = at("Cor", fogged=card, held=CLUES[:2])
    fresh = fog_deck(state)[0]
    play(state, playable(card))
    assert fog_at(state, 1) == fresh
    assert fresh not in fog_deck(state)


@pytest.mark.parametrize("card", FOG)
def test_8_2_with_no_fresh_fog_the_play_is_allowed_and_lost(card: str) -> None:
    state = at("Cor", fogged=card, fog=[card], held=CLUES[:2])
    assert "fog" in legal(state)
    story = play(state, "fog")
    assert result(state) == "no-fog-to-play"
    assert [type(event) for event in story] == [events.GameEnded]


@pytest.mark.parametrize("card", FOG)
def test_8_3_a_card_that_was_read_goes_under_the_fog_deck_or_leaves_the_game(card: str) -> None:
    state = at("Cor", fogged=card, held=CLUES[:2])
    story = play(state, playable(card))
    assert story[0] == events.FogRead(FOG.index(card), card in LEAVING, 8 + (card not in LEAVING))
    removed = 1 if card == "falsehood" else 0
    expected = [name for name in FOG if name != card][1 + removed :] + ([] if card in LEAVING else [card])
    assert fog_deck(state) == expected
    assert (card in fog_gone(state)) == (card in LEAVING)


@pytest.mark.parametrize("card", FOG)
def test_8_3_it_goes_before_its_effect_is_carried_out(card: str) -> None:
    state = at("Cor", fogged=card, held=CLUES[:2])
    play(state, "fog")
    if card in ("pursuit", "near", "second-thought"):
        assert fog_deck(state)[-1] == card
        assert phase(state) in ("pursuing", "nearing", "dropping")


def test_8_4_what_cannot_be_done_is_lost() -> None:
    lost = {card: result_of(card, [], []) for card in FOG if card != "fiend"}
    assert lost == {
        "clue": "no-clue-left", "clear-sky": "no-clue-left", "second-thought": "nothing-to-discard",
        "pursuit": "", "foresight": "", "near": "", "chase": "", "flown": "", "falsehood": "",
    }  # fmt: skip


def result_of(card: str, clues: list[str], kept: list[str]) -> str:
    state = at("Cor", fogged=card, clues=clues)
    for name in kept:
        state.held |= 1 << LADY_SHORT.index(name)
    play(state, "fog")
    return result(state)


def test_8_5_clue_takes_the_top_clue_card() -> None:
    state = at("Cor", fogged="clue")
    story = play(state, "fog")
    assert story[1] == events.ClueTaken(lady("AF"), 9)
    assert (held(state), clue_deck(state), int(state.top)) == ({"AF"}, list(CLUES[1:]), 2)


def test_8_5_clue_with_no_clue_card_left_is_lost() -> None:
    assert result_of("clue", [], ["AF"]) == "no-clue-left"


def test_8_6_pursuit_moves_the_pawn_anywhere() -> None:
    state = at("Cor", fogged="pursuit")
    play(state, "fog")
    assert legal(state) == {f"go:{name}" for name in EVERYWHERE}
    story = play(state, "go:Sou")
    assert story[0] == events.PawnMoved(place("Cor"), place("Sou"), True)
    assert (pawn(state), phase(state), int(state.top)) == ("Sou", "acting", 2)


def test_8_6_pursuit_may_name_the_present_place() -> None:
    state = at("Cor", fogged="pursuit")
    play(state, "fog go:Cor")
    assert (pawn(state), phase(state)) == ("Cor", "acting")


def test_8_7_foresight_shows_the_next_five_cards() -> None:
    state = at("Cor", top=2, fogged="foresight")
    story = play(state, "fog")
    names = ("church", "riverside", "rural", "residence", "riverside")
    assert story[1] == events.Foresaw(tuple(landmark(name) for name in names))
    assert seen(state) == list(range(8))
    assert int(state.top) == 3


def test_8_7_foresight_looks_past_the_countdown_and_sees_fog_as_fog() -> None:
    state = at("Cor", top=24, fogged="foresight", countdown=0)
    state.lay_fog(FOG.index("near"), 1)
    state.fogged |= 1 << 1
    story = play(state, "fog")
    assert story[1] == events.Foresaw((landmark("commerce"), landmark("tavern"), -1, 2 - 1, 0))
    assert int(state.countdown) == 0


def test_8_8_clear_sky_takes_the_top_clue_card_and_is_gone() -> None:
    state = at("Cor", fogged="clear-sky")
    play(state, "fog")
    assert (held(state), fog_gone(state)) == ({"AF"}, {"clear-sky"})


def test_8_8_clear_sky_with_no_clue_card_left_is_lost() -> None:
    assert result_of("clear-sky", [], ["AF"]) == "no-clue-left"


def test_8_9_second_thought_exchanges_a_clue_of_ones_choice() -> None:
    state = at("Cor", fogged="second-thought", held=["AF", "AH"])
    play(state, "fog")
    assert (phase(state), legal(state)) == ("dropping", {"drop:AF", "drop:AH"})
    story = play(state, "drop:AH")
    assert story[:2] == [events.ClueDropped(lady("AH")), events.ClueTaken(lady("AW"), 7)]
    assert (held(state), phase(state), int(state.top)) == ({"AF", "AW"}, "acting", 2)
    steps = [(clue.step, LADY_SHORT[clue.which]) for clue in view(state).clue_steps]
    assert steps == [("taken", "AF"), ("taken", "AH"), ("dropped", "AH"), ("taken", "AW")]


def test_8_9_a_discarded_clue_is_out_of_the_game() -> None:
    state = at("Cor", fogged="second-thought", held=["AF"])
    play(state, "fog drop:AF")
    assert "AF" not in clue_deck(state)
    assert held(state) == {"AH"}


def test_8_9_second_thought_with_nothing_to_discard_is_lost() -> None:
    assert result_of("second-thought", list(CLUES), []) == "nothing-to-discard"


def test_8_9_second_thought_with_no_clue_card_left_is_lost() -> None:
    assert result_of("second-thought", [], ["AF"]) == "no-clue-left"


def test_8_9_the_key_clue_may_be_taken_to_be_discarded() -> None:
    state = at("Cor", fogged="second-thought", visited=EVERYWHERE)
    play(state, "fog")
    assert legal(state) == {"keys"}
    play(state, "keys")
    assert legal(state) == {"drop:EV"}
    play(state, "drop:EV")
    assert held(state) == {"AF"}


def test_8_9_a_key_clue_already_taken_does_not_help() -> None:
    state = at("Cor", fogged="second-thought", visited=EVERYWHERE, keys_taken=True)
    state.held = 0
    play(state, "fog")
    assert result(state) == "nothing-to-discard"


def test_8_10_near_moves_the_pawn_to_a_neighbour() -> None:
    state = at("Cor", fogged="near")
    play(state, "fog")
    assert legal(state) == {f"go:{to}" for to in ROADS["Cor"].split()}
    play(state, "go:StP")
    assert (pawn(state), phase(state), int(state.top)) == ("StP", "acting", 2)


def test_8_11_chase_advances_two_cards_and_her_turn_follows() -> None:
    state = at("Cor", top=1, fogged="chase")
    story = play(state, "fog")
    assert story[1:] == [
        events.LandmarkSeen(2, landmark("commerce")),
        events.LandmarkSeen(3, landmark("church")),
        events.LandmarkSeen(4, landmark("riverside")),
    ]
    assert (int(state.top), seen(state)) == (4, [0, 1, 2, 3, 4])


def test_8_11_chase_turns_the_countdown() -> None:
    state = at("Cor", top=25, fogged="chase")
    play(state, "fog")
    assert (int(state.top), int(state.countdown)) == (2, 1)


@pytest.mark.parametrize("top", [24, 25])
def test_8_11_chase_can_run_out_of_time(top: int) -> None:
    state = at("Cor", top=top, fogged="chase", countdown=0)
    story = play(state, "fog")
    assert result(state) == "time-up"
    assert len(story) == 2 + (25 - top)


def test_8_12_flown_does_nothing_and_is_gone() -> None:
    state = at("Cor", fogged="flown")
    story = play(state, "fog")
    assert [type(event) for event in story] == [events.FogRead, events.LandmarkSeen]
    assert fog_gone(state) == {"flown"}


def test_8_13_falsehood_removes_the_top_card_unseen() -> None:
    state = at("Cor", fogged="falsehood")
    story = play(state, "fog")
    assert story[1] == events.FogRemoved(-1)
    assert isinstance(story[2], events.LandmarkSeen)
    assert fog_gone(state) == {"pursuit"}
    assert fog_deck(state)[-1] == "falsehood"
    shown = view(state)
    assert (shown.fog_gone, shown.fog_gone_unseen) == ((), 1)


def test_8_13_a_card_that_was_read_before_is_known_when_it_goes() -> None:
    state = at("Cor", fogged="falsehood")
    state.fog_read = 1 << FOG.index("pursuit")
    story = play(state, "fog")
    assert story[1] == events.FogRemoved(FOG.index("pursuit"))
    assert view(state).fog_gone == (FOG.index("pursuit"),)


def test_8_13_falsehood_may_have_to_remove_itself() -> None:
    state = at("Cor", fogged="falsehood", fog=["near"])
    story = play(state, "fog")
    assert story[1] == events.FogRemoved(FOG.index("falsehood"))
    assert (fog_deck(state), result(state)) == ([], "")
    assert "falsehood" in fog_gone(state)


def test_8_14_fiend_draws_a_new_dark_lady_from_the_clue_deck_and_the_old_one() -> None:
    dice = fast(14)
    drawn: Counter[str] = Counter()
    for _ in range(counts(400, 4000)):
        state = at("Cor", fogged="fiend", held=["AF"])
        state.chance = dice.fork()
        story = play(state, "fog")
        drawn[dark(state)] += 1
        assert story[1] == events.NewDarkLady(LADY_SUIT[state.dark])
        assert sorted([dark(state), *clue_deck(state)]) == sorted([*CLUES[1:], "MF"])
        assert (held(state), LADY_SHORT[state.mate]) == ({"AF"}, "EV")
    assert set(drawn) == {*CLUES[1:], "MF"}
    assert max(drawn.values()) < 2 * drawn.total() / 10


def test_8_14_the_clue_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(20):
        state = at("Cor", fogged="fiend")
        state.chance = fast(seed)
        play(state, "fog")
        orders.add(tuple(clue_deck(state)))
    assert len(orders) == 20


def test_8_14_with_no_clue_card_left_she_stays_who_she_is() -> None:
    state = at("Cor", fogged="fiend", clues=[])
    play(state, "fog")
    assert (dark(state), clue_deck(state), result(state)) == ("MF", [], "")


def test_8_14_the_new_suit_shows() -> None:
    state = at("Cor", fogged="fiend", clues=["AF"])
    state.chance = next(dice for dice in map(fast, range(50)) if _draws_the_other(dice))
    play(state, "fog")
    assert dark(state) == "AF"
    shown = view(state)
    assert (shown.suit, shown.first_suit) == (LADY_SUIT[lady("AF")], LADY_SUIT[lady("MF")])
    assert [(clue.step, clue.which) for clue in shown.clue_steps] == [("new-suit", LADY_SUIT[lady("AF")])]


def _draws_the_other(dice: object) -> bool:
    state = at("Cor", fogged="fiend", clues=["AF"])
    state.chance = dice.copy()  # type: ignore[attr-defined]
    play(state, "fog")
    return dark(state) == "AF"


def test_8_14_her_turn_follows_the_fiend() -> None:
    story = play(at("Cor", fogged="fiend"), "fog")
    assert isinstance(story[1], events.NewDarkLady)
    assert isinstance(story[2], events.LandmarkSeen)
