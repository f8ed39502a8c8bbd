"""The rulings S1 to S13, by number."""

from __future__ import annotations

from sottovoce.core.chance import fast
from sottovoce.games.sonata.choosing import new_game
from sottovoce.games.sonata.components import (
    CARD_LANDMARK,
    CARD_PLACE,
    LABELS,
    LABELS_RU,
    LADY_SHORT,
    LADY_SUIT,
)
from sottovoce.games.sonata.insight import archive_at, insight, logic, scholar
from sottovoce.games.sonata.telling import sum_up
from sottovoce.games.sonata.view import SonataOptions
from sottovoce.words import voice
from tests.games.sonata.positions import (
    CLUES,
    EVERYWHERE,
    FOG,
    at,
    clue_deck,
    fog_deck,
    game,
    held,
    legal,
    phase,
    play,
    points,
    result,
    seen,
    view,
    visited,
)


def test_s1_one_set_of_rules_two_sets_of_labels() -> None:
    assert len(LABELS) == len(LABELS_RU) == 32
    for labels, language, first in (
        ("language", "en", "A B C"), ("language", "it", "A B C"), ("language", "ru", "1 2 3"),
        ("international", "ru", "A B C"), ("ru", "en", "1 2 3"),
    ):  # fmt: skip
        state = at("Cor", top=25, countdown=0)
        state.terms.labels = labels
        play(state, "pass")
        way = sum_up(view(state))[-1]
        said = voice(language, "sonata").say(way.message, way.arguments)
        assert f": {first}" in said


def test_s2_placing_the_pawn_is_the_first_decision_and_its_place_counts_as_visited() -> None:
    state = game()
    assert seen(state) == []
    play(state, "go:Eas")
    assert (seen(state), visited(state)) == ([0, 1], {"Eas"})
    play(state, "search")
    assert result(state) == ""


def test_s3_a_random_route_is_not_told_but_its_length_and_kind_are() -> None:
    shown = view(new_game(fast(3), SonataOptions(difficulty="hard")))
    assert (shown.route, shown.length, shown.difficulty) == ("random", 24, "hard")
    named = view(new_game(fast(3), SonataOptions(route="hard-2", direction="backwards")))
    assert (named.route, named.direction) == ("hard-2", "backwards")
    assert SonataOptions().route == "random"


def test_s3_a_route_chosen_by_name_is_known_to_the_archive() -> None:
    state = new_game(fast(4), SonataOptions(route="base-3"))
    found = archive_at(view(state), 0)
    assert found is not None
    assert found.fits == 26
    lot = archive_at(view(new_game(fast(4), SonataOptions(kind="moves"))), 0)
    assert lot is not None
    assert lot.fits == 4 * 2 * 26
    assert archive_at(view(new_game(fast(4), SonataOptions(route="generated"))), 0) is None


def test_s4_the_countdown_is_never_counted_among_advanced_cards() -> None:
    state = at("Cor", top=23, held=CLUES[:4])
    play(state, "search")
    assert (int(state.top), int(state.countdown)) == ((23 + 4 + 1) % 26, 1)


def test_s5_the_key_clue_is_offered_once_right_after_the_completing_move() -> None:
    state = at("Cor", visited=[name for name in EVERYWHERE if name != "Cri"])
    play(state, "go:Cri end")
    assert "keys" in legal(state)
    play(state, "go:Cor")
    assert phase(state) == "acting"


def test_s6_a_search_for_want_of_fog_is_legal_and_lost_and_she_slips_away_either_way() -> None:
    lost = at("Bis", fog=[])
    play(lost, "search")
    assert result(lost) == "no-fog-to-search"
    for name in ("Bis", "Cor"):
        state = at(name, held=["AF", "AH"])
        play(state, "search leave" if name == "Bis" else "search")
        assert int(state.top) == 1 + 2 + 1


def test_s7_the_triple_is_a_decision_of_its_own_and_never_after_a_clue_this_turn() -> None:
    state = at("Bis", visited=EVERYWHERE)
    play(state, "search confront")
    assert len(legal(state)) == 35
    with_clue = at("Bis", visited=EVERYWHERE)
    play(with_clue, "search keys")
    assert "confront" not in legal(with_clue)


def test_s8_the_fog_card_goes_before_its_effect_and_an_impossible_one_loses() -> None:
    state = at("Cor", fogged="falsehood", fog=["near"])
    play(state, "fog")
    assert fog_deck(state) == []
    lost = at("Cor", fogged="second-thought", clues=["AF"], held=["AF"])
    play(lost, "fog")
    assert result(lost) == "no-clue-left"
    shown = at("Cor", top=23, fogged="foresight")
    play(shown, "fog")
    assert {24, 25, 0, 1, 2} <= set(seen(shown))


def test_s9_clues_in_hand_stay_and_speak_of_the_new_suit_and_the_key_card_stays() -> None:
    state = at("Cor", fogged="fiend", held=["AF", "AH"])
    play(state, "fog")
    assert held(state) == {"AF", "AH"}
    assert LADY_SHORT[state.mate] == "EV"
    assert view(state).suit == LADY_SUIT[state.dark]
    before, after = logic(view(at("Cor", held=["AF", "AH"]))), logic(view(state))
    assert (before.triples != after.triples) == (LADY_SUIT[state.dark] != LADY_SUIT[LADY_SHORT.index("MF")])


def test_s10_the_clue_deck_lacks_the_dark_lady_her_mate_and_what_the_mode_removes() -> None:
    state = new_game(fast(10), SonataOptions(mode="easy"))
    suits = {LADY_SUIT[LADY_SHORT.index(lady)] for lady in clue_deck(state)}
    assert suits == set(range(6)) - {state.first_suit, (state.first_suit + 2) % 6}


def test_s11_expert_is_advanced_with_fog_cards_out() -> None:
    for out in (1, 9):
        state = new_game(fast(11), SonataOptions(mode="expert", fog_out=out))
        assert len(fog_deck(state)) == 10 - out
        suits = {LADY_SUIT[LADY_SHORT.index(lady)] for lady in clue_deck(state)}
        assert suits == set(range(6)) - {state.first_suit, (state.first_suit + 1) % 6}


def test_s12_fog_above_the_countdown_counts_like_any_card() -> None:
    state = at("Bis", top=24, countdown=1, fog=FOG[:4])
    state.fogged |= 1 << 25
    play(state, "search confront name:CTD")
    assert points(state) == 2 + 26 + 3 * 2


def test_s13_both_levels_of_where_and_who_are_tables_of_chances() -> None:
    found = insight(view(at("Cor", top=12, held=["AF"])))
    assert found.archive is not None
    tables = (found.streets.places, found.archive.places, found.logic.triples, found.scholar.ladies)
    assert [len(table) for table in tables] == [11, 11, 35, 12]
    for table in tables:
        assert abs(sum(table) - 1) < 1e-9


def test_s13_a_discarded_clue_still_informs() -> None:
    state = at("Cor", fogged="second-thought", held=["AF"])
    before = logic(view(state)).left
    play(state, "fog drop:AF")
    assert logic(view(state)).left < before
    assert scholar(view(state)).ladies[LADY_SHORT.index("AF")] == 0


def test_s13_landmarks_searches_and_fog_are_known_and_faces_are_not() -> None:
    """Two cards with the same back in other places: nothing tells them apart until she is searched for."""
    state, other = game(), game()
    back, here = CARD_LANDMARK[state.card(1)], CARD_PLACE[state.card(1)]
    twin = next(n for n in range(32) if CARD_LANDMARK[n] == back and CARD_PLACE[n] != here)
    other.route = [*other.route]
    other.route[1] = twin
    play(state, "go:Bis")
    play(other, "go:Bis")
    assert view(state) == view(other)
    assert play(state, "search") != play(other, "search")
    assert view(state) != view(other)
