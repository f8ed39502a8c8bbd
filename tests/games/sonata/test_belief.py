"""belief.py and insight.py: equal to brute force, and quick."""

from __future__ import annotations

from time import process_time

import pytest

from sottovoce.core.chance import Fast, fast
from sottovoce.games.sonata.belief import STAY, Trail, prior_walk, streets
from sottovoce.games.sonata.choosing import new_game
from sottovoce.games.sonata.components import (
    CARD_LANDMARK,
    CARD_PLACE,
    LADY_SHORT,
    LADY_TRIPLE,
    PLACE_SHORT,
    ROADS,
)
from sottovoce.games.sonata.insight import archive_at, fog_on_top, insight, logic, scholar, streets_at
from sottovoce.games.sonata.redact import redact
from sottovoce.games.sonata.rules import SonataState
from sottovoce.games.sonata.view import ModeName, SonataOptions, SonataView
from tests.conftest import counts, is_engine_compiled
from tests.games.sonata import counting
from tests.games.sonata.positions import FOG, at, game, lady, landmark, play, view
from tests.games.sonata.test_rules_oracle import eager


def trail_of(seen: counting.Seen, may_stay: bool) -> Trail:
    trail = Trail(len(seen), may_stay)
    for slot, (mark, found, missed) in enumerate(seen):
        trail.landmarks[slot], trail.found[slot], trail.missed[slot] = mark, found, missed
    return trail


def close(ours: object, theirs: object) -> bool:
    assert isinstance(ours, list | tuple)
    assert isinstance(theirs, list | tuple)
    return len(ours) == len(theirs) and all(
        abs(float(a) - float(b)) < 1e-12 for a, b in zip(ours, theirs, strict=True)
    )


# ---------------------------------------------------------------- streets


def random_seen(length: int, dice: Fast, may_stay: bool) -> counting.Seen:
    """Landmarks and searches of a true walk, so that something fits."""
    cards = prior_walk(length, may_stay, dice)
    seen = []
    for card in cards:
        mark = counting.UNKNOWN if dice.below(3) == 0 else CARD_LANDMARK[card]
        at_, other = CARD_PLACE[card], dice.below(11)
        found = at_ if dice.below(5) == 0 else counting.UNKNOWN
        missed = other if other != at_ and dice.below(4) == 0 else counting.UNKNOWN
        seen.append((mark, found, counting.UNKNOWN if found >= 0 else missed))
    return seen


@pytest.mark.parametrize("may_stay", [False, True])
@pytest.mark.parametrize("length", [3, 4, 6])
def test_streets_weighs_every_closed_walk(length: int, may_stay: bool) -> None:
    dice = fast(length)
    for _ in range(counts(4, 30)):
        seen = random_seen(length, dice, may_stay)
        for slot, theirs in enumerate(counting.streets(seen, may_stay)):
            assert close(streets(trail_of(seen, may_stay), slot), theirs)


def test_streets_without_any_sight_follows_the_roads() -> None:
    nothing = [(counting.UNKNOWN,) * 3] * 3
    assert close(streets(trail_of(nothing, True), 1), counting.streets(nothing, True)[1])


def test_streets_of_what_cannot_be_is_nothing() -> None:
    impossible = trail_of([(landmark("tavern"), -1, -1)] * 3, False)
    assert streets(impossible, 0) == [0.0] * 11


def test_earlier_laps_narrow_her_down() -> None:
    """The same landmark on top: after a lap, what came before and after it is known."""
    early, late = at("Cor", top=13), game()
    play(late, "go:Cor" + " pass" * 38)
    assert early.card(13) == late.card(int(late.top))
    before, after = streets_at(view(early), 13), streets_at(view(late), 13)
    assert after[PLACE_SHORT.index("Cri")] > before[PLACE_SHORT.index("Cri")]


def test_a_walk_of_the_prior_is_closed_and_goes_by_roads() -> None:
    dice = fast(8)
    stays = 0
    for _ in range(200):
        places = [CARD_PLACE[card] for card in prior_walk(10, True, dice)]
        for here, there in zip(places, places[1:] + places[:1], strict=True):
            assert here == there or ROADS[here] >> there & 1
            stays += here == there
    assert abs(stays / 2000 - STAY) < 0.04


# ---------------------------------------------------------------- archive, scholar, logic


def random_states(mode: ModeName, difficulty: str, games: int, seed: int) -> list[SonataState]:
    dice = fast(seed)
    found = []
    for _ in range(games):
        options = SonataOptions(mode=mode, difficulty=difficulty, fog_out=2)  # type: ignore[arg-type]
        state = new_game(dice.fork(), options)
        while not state.over():
            if dice.below(4) == 0:
                found.append(state.copy())
            state.apply(eager(state, dice))
    return found


@pytest.mark.parametrize("difficulty", ["any", "hard"])
def test_archive_counts_every_route_and_cut(difficulty: str) -> None:
    for state in random_states("standard", difficulty, counts(3, 40), 7):
        shown = redact(state, 0)
        slot = int(state.top)
        found = archive_at(shown, slot)
        assert found is not None
        assert found.fits == len(counting.fitting_cuts(shown))
        assert close(found.places, counting.archive(shown, slot))


@pytest.mark.parametrize("mode", ["standard", "easy", "advanced", "expert"])
def test_scholar_follows_every_deal(mode: ModeName) -> None:
    fiends = 0
    for state in random_states(mode, "base", counts(25, 250), 9):
        shown = redact(state, 0)
        fiends += any(clue.step == "new-suit" for clue in shown.clue_steps)
        assert close(scholar(shown).ladies, counting.scholar(shown))
    assert fiends > 10


def test_scholar_is_certain_once_the_key_clue_is_seen() -> None:
    ladies = scholar(view(at("Cor", keys_taken=True))).ladies
    assert ladies[lady("MF")] == 1.0
    before = scholar(view(at("Cor"))).ladies
    assert (before[lady("MF")], before[lady("EV")]) == (0.5, 0.5)


def test_traits_are_summed_over_ladies_and_triples() -> None:
    found = scholar(view(at("Cor", keys_taken=True)))
    assert found.traits == (0, 0, 1, 0, 1, 0, 1)
    assert abs(sum(logic(view(at("Cor", held=["AF"]))).traits) - 3) < 1e-9


def test_logic_holds_her_true_traits_possible_whatever_the_clues() -> None:
    for state in random_states("standard", "base", counts(10, 100), 11):
        found = logic(redact(state, 0))
        assert found.triples[LADY_TRIPLE[state.dark]] == 1 / found.left


def test_logic_without_clues_knows_nothing() -> None:
    found = logic(view(at("Cor")))
    assert found.left == 35
    assert set(found.triples) == {1 / 35}


def test_logic_is_read_by_hand_from_one_clue() -> None:
    """Aline Florio (heart, quill, ring) shares none or two with a rose: 4 + 3 * 4 triples."""
    assert logic(view(at("Cor", held=["AF"]))).left == 4 + 12


def test_fog_on_top_is_known_or_any_unread_card() -> None:
    assert fog_on_top(view(at("Cor"))) is None
    unread = fog_on_top(view(at("Cor", fogged="near")))
    assert unread is not None
    assert set(unread.cards) == {0.1}
    state = at("Cor", fogged="near")
    state.fog_read = 1 << FOG.index("near") | 1 << FOG.index("clue")
    known = fog_on_top(view(state))
    assert known is not None
    assert known.cards[FOG.index("near")] == 1.0
    state.fog_read = 1 << FOG.index("clue")
    rest = fog_on_top(view(state))
    assert rest is not None
    assert (rest.cards[FOG.index("clue")], rest.cards[FOG.index("near")]) == (0.0, 1 / 9)


def test_after_the_end_nothing_is_left_to_guess() -> None:
    state = at("Cor", top=25, countdown=0)
    play(state, "pass")
    found = insight(view(state))
    assert found.scholar.ladies[LADY_SHORT.index("MF")] == 1.0
    assert found.logic.left == 1
    assert max(found.streets.places) == 1.0
    assert found.archive is not None


def test_a_new_route_has_no_archive() -> None:
    assert insight(view(new_game(fast(1), SonataOptions(route="generated")))).archive is None


# ---------------------------------------------------------------- speed


def views_of_a_game(seed: int) -> list[SonataView]:
    return [redact(state, 0) for state in random_states("standard", "any", 6, seed)]


def test_both_levels_are_worked_out_within_a_millisecond_a_turn() -> None:
    views = views_of_a_game(5)
    for belief in (streets_at, archive_at):
        start = process_time()
        for shown in views:
            belief(shown, shown.top)
        mean = (process_time() - start) / len(views)
        assert mean < (0.001 if is_engine_compiled() else 0.01)
