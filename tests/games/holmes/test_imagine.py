"""Imagination: what is drawn fits the view, all that fits is drawn, each dealing as often as any other."""

from __future__ import annotations

from collections import Counter

import pytest

from sottovoce.core.chance import fast
from sottovoce.core.game import SPECTATOR
from sottovoce.core.playout import playout
from sottovoce.games.holmes.archive import ways
from sottovoce.games.holmes.components import VILLAIN_CHOICES
from sottovoce.games.holmes.imagine import HolmesImagination, ask_again
from sottovoce.games.holmes.redact import redact
from sottovoce.games.holmes.rules import HolmesState, new_game
from tests.conftest import counts
from tests.games.holmes.counting import Affair, assert_alike, distribution, might_be
from tests.games.holmes.players import careless, collector
from tests.games.holmes.positions import (
    DECK,
    FIRST,
    PEOPLE,
    SECOND,
    everything,
    people,
    phase,
    play,
)

# Stories with few unseen cards. The reader is the second player, unless it says otherwise.
AFFAIRS = {
    "one hidden": Affair("7 8 J 7", "up:Wat to:Pik draw:1 keep", kept="7"),
    "hidden and thrown back": Affair("7 8 J 7 P", "up:Wat to:Pik draw:3 keep", kept="8"),
    "looking": Affair("7 8 J 7", "up:Wat to:Pik draw:2"),
    "bought": Affair("7 8 J 7", "up:Wat to:Kra pass buy", reader=FIRST),
    "reshuffled": Affair(
        "7 8 J 7", "up:Wat to:Pik draw:3 keep up:Wat to:Les take:3 take:4", discards="9", kept="7"
    ),
    "reshuffled and seen": Affair(
        "7 8 J 7", "up:Wat to:Pik draw:3 keep up:Wat to:Les take:3 take:4 up:Hud to:Les take:5 take:6",
        discards="9 8", kept="7",
    ),
    "looking at two decks": Affair("7 J", "up:Wat to:Pik draw:3", discards="9 8 P"),
    "hidden from two decks": Affair("7", "up:Wat to:Pik draw:3 keep", discards="9 8 J", kept="9"),
    "joker from two decks": Affair("J", "up:Wat to:Pik draw:3 keep", discards="9 J 8", kept="J"),
    "two decks and a third": Affair(
        "7", "up:Wat to:Pik draw:2 keep up:Wat to:Les take:3 take:4", discards="9 8", kept="7"
    ),
    "a watcher": Affair(
        "7 8 7 J", "up:Wat to:Pik draw:2 keep up:Wat to:Pik draw:1 keep", kept="7 7", reader=SPECTATOR
    ),
    "turned over after two decks": Affair(
        "7 8 J", "up:Hud to:Pik draw:3 keep up:Hud to:Kra pass buy", discards="9 8", kept="8", upright="Hud"
    ),
    "turned over after a hand of two decks": Affair(
        "7", "up:Hud to:Pik draw:2 keep up:Hud to:Kra pass buy", discards="7 9 8", kept="7", upright="Hud"
    ),
    "turned over before a joker is placed": Affair(
        "7 8", "up:Hud to:Pik draw:2 keep up:Hud to:Kra pass buy",
        discards="7 9", kept="7", first="J", upright="Hud",
    ),
    "two turned over before a watcher": Affair(
        "7 8 7",
        "up:Wat to:Pik draw:2 keep up:Wat to:Pik draw:1 keep up:Hud to:Kra pass buy up:Hud to:Kra pass buy",
        discards="8 9", kept="7 7", reader=SPECTATOR, upright="Wat Hud",
    ),
}  # fmt: skip


def fate(state: HolmesState) -> tuple[object, ...]:
    """All that is hidden of evidence, as it is in the truth."""
    names = "first hidden", "second hidden"
    return (names, state.first.hidden, state.second.hidden, state.first.tossed, state.second.tossed)


def order(state: HolmesState) -> tuple[int, ...]:
    return tuple(state.deck[state.top :])


def past(state: HolmesState) -> tuple[object, ...]:
    carry = None if state.carry is None else state.carry.truth()
    return (carry, state.drawn, tuple(deck.truth() for deck in state.decks()))


@pytest.mark.parametrize("name", AFFAIRS)
def test_dealings_are_drawn_as_often_as_they_can_have_happened(name: str) -> None:
    affair = AFFAIRS[name]
    truth, sizes = affair.truth(())
    orders = [tuple(range(size)) for size in sizes]
    truth, _ = affair.truth(orders)
    states = list(might_be(affair, orders))
    view = redact(truth, affair.reader)
    imagination, dice = HolmesImagination(view), fast(4)
    drawn = [imagination.draw(dice) for _ in range(counts(1500, 20000))]
    for of in (fate, order, past):
        assert_alike(distribution(states, of), Counter(of(state) for state in drawn))


def test_the_affairs_are_what_they_are_called() -> None:
    decks = {name: len(affair.truth(())[0].decks()) for name, affair in AFFAIRS.items()}
    assert decks["hidden and thrown back"] == 0
    assert decks["reshuffled"] == decks["reshuffled and seen"] == 1
    assert decks["hidden from two decks"] == decks["joker from two decks"] == 1
    assert decks["two decks and a third"] == 2
    ends = {name: phase(affair.truth(())[0]) for name, affair in AFFAIRS.items() if affair.upright}
    assert set(ends.values()) == {"last", "over"}
    assert all(decks[name] == 1 for name in ends)
    for name in ("looking at two decks", "hidden from two decks", "joker from two decks"):
        assert AFFAIRS[name].truth(())[0].carry is not None


def test_hidden_cards_of_both_players_are_counted_together_until_they_are_turned_over() -> None:
    """So that what a spectator may think of many decks stays few things to count."""
    hiding = "up:Wat to:Pik draw:2 keep up:Wat to:Pik draw:1 keep"
    before = Affair("7 8 7", f"{hiding} up:Hud to:Les take:3 take:4", discards="8 9 9", kept="7 7")
    (closed,) = ways(redact(before.truth(())[0], SPECTATOR))
    (opened,) = ways(redact(AFFAIRS["two turned over before a watcher"].truth(())[0], SPECTATOR))
    assert ([pool.size for pool in closed.pools], len(closed.lots)) == ([2], 2)
    assert ([pool.size for pool in opened.pools], len(opened.lots)) == ([1, 1, 1, 1], 4)


# ---------------------------------------------------------------- the law, in whole games


@pytest.mark.parametrize("villains", range(5))
@pytest.mark.parametrize("draft", [False, True])
def test_what_is_imagined_fits_the_view(draft: bool, villains: int) -> None:
    dice = fast(17 + villains)
    for seed in range(counts(1, 12)):
        state = new_game(fast(seed), draft, seed % 2 == 0, villains)
        player = (careless, collector)[seed % 2]
        while state.seat >= 0:
            if dice.below(4) == 0 or phase(state) in ("draft", "keep"):
                for seat in (SPECTATOR, FIRST, SECOND):
                    check_law(state, seat, seed)
            state.apply(player(state, dice))
        check_law(state, SPECTATOR, seed)


def check_law(state: HolmesState, seat: int, seed: int) -> None:
    view, dice = redact(state, seat), fast(seed)
    imagined = HolmesImagination(view).draw(dice)
    assert redact(imagined, seat) == view
    assert everything(imagined) == DECK
    again = imagined.copy()
    ask_again(again)
    assert again.truth() == imagined.truth()
    if imagined.seat >= 0:
        playout(imagined, dice)
    assert imagined.outcome() is not None


def test_the_law_holds_when_decks_have_run_out() -> None:
    dice, checked = fast(23), 0
    for seed in range(counts(8, 80)):
        state = new_game(fast(seed), False, False, 0)
        while state.seat >= 0:
            state.apply(collector(state, dice))
            if state.past is not None and dice.below(3) == 0:
                for seat in (SPECTATOR, FIRST, SECOND):
                    check_law(state, seat, seed)
                checked += 1
    assert checked > counts(8, 80)


def test_asking_again_asks_the_same() -> None:
    dice = fast(29)
    for seed in range(counts(6, 60)):
        state = new_game(fast(seed), True, True, 4)
        while state.seat >= 0:
            again = state.copy()
            again.group = again.mask = 0
            ask_again(again)
            assert again.truth() == state.truth()
            state.apply(collector(state, dice))


# ---------------------------------------------------------------- characters


def names(state: HolmesState) -> list[str]:
    return [PEOPLE[guest] for guest in state.guests[state.next_guest :]]


def test_the_character_deck_is_imagined_in_any_order() -> None:
    state = new_game(fast(1), False, False, VILLAIN_CHOICES.index("both"))
    play(state, "be:S")
    imagination, dice = HolmesImagination(redact(state, FIRST)), fast(2)
    first = Counter(names(imagination.draw(dice))[0] for _ in range(counts(900, 9000)))
    assert set(first) == set(names(state))
    assert min(first.values()) > first.total() / 9 * 0.7


def test_a_random_villain_may_be_either_until_he_shows() -> None:
    state = new_game(fast(1), False, False, VILLAIN_CHOICES.index("random"))
    imagination, dice = HolmesImagination(redact(state, FIRST)), fast(2)
    found = Counter(next(n for n in names(imagination.draw(dice)) if n.startswith("Mor")) for _ in range(300))
    assert found.keys() == {"Moriarty", "Moran"}
    assert min(found.values()) > 100
    state.unmasked, state.guests = 1 << 12, [g for g in state.guests if g < 12]
    imagination = HolmesImagination(redact(state, FIRST))
    assert not any(name.startswith("Mor") for name in names(imagination.draw(dice)))


def test_in_a_draft_the_others_guests_may_be_any() -> None:
    state = new_game(fast(6), True, False, 0)
    own = people(state.second.dealt)
    play_first = state.legal()[0]
    state.apply(play_first)
    imagination, dice = HolmesImagination(redact(state, SECOND)), fast(3)
    pairs, picked = set(), set()
    for _ in range(counts(400, 2000)):
        imagined = imagination.draw(dice)
        pairs.add(frozenset(people(imagined.first.dealt)))
        picked.add(PEOPLE[imagined.first.brought])
        assert PEOPLE[imagined.first.brought] in people(imagined.first.dealt)
        assert people(imagined.second.dealt) == own
    assert len(pairs) == 21
    assert len(picked) == 7
    assert not picked & own


def test_after_a_draft_the_guest_passed_over_may_be_any_that_was_not_brought_or_seen() -> None:
    state = new_game(fast(6), True, False, 0)
    state.apply(state.legal()[0])
    state.apply(state.legal()[0])
    imagination, dice = HolmesImagination(redact(state, SECOND)), fast(3)
    picked = {PEOPLE[state.first.brought]}
    left = {next(iter(people(imagination.draw(dice).first.dealt) - picked)) for _ in range(200)}
    assert left == set(PEOPLE[3:12]) - people(state.second.dealt) - picked
