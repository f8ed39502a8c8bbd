"""What a good player sees in his own turn: a round that can be won now, and one that would be given away."""

from __future__ import annotations

from sottovoce.core.chance import fast
from sottovoce.games.venice import GAME, plan, rules
from sottovoce.games.venice.actions import notation
from sottovoce.games.venice.components import CARD_NAMES
from sottovoce.games.venice.rules import VeniceState
from tests.conftest import counts
from tests.games.venice.counting import random_states, view_of
from tests.games.venice.positions import DECK, EAST, WEST, heap
from tests.games.venice.test_recall import cards, held


def position(doge: int, west: int, east: int, merchant: int, harlequin: int, hand: str) -> VeniceState:
    """East, the Merchant's owner, is to move with this hand."""
    state = rules.new_match(fast(5), single=True)
    state.seat = state.merchant_owner = EAST
    state.doge, state.west, state.east, state.merchant, state.harlequin = (
        doge,
        west,
        east,
        merchant,
        harlequin,
    )
    own = cards(hand)
    state.east_hand = heap(own)
    state.west_hand = heap(cards("D1 D1 G1+1 G1+1 M2 M2 H2 H3"))
    rest = DECK - own - held(state, WEST)
    state.pile, state.top = sorted(CARD_NAMES.index(name) for name in rest.elements()), 0
    rules.legal_turn(state)
    return state


def written(state: VeniceState) -> set[str]:
    return {notation(action) for action in plan.worthwhile(view_of(state, EAST))}


def test_only_the_cards_that_still_win_are_weighed() -> None:
    """Three single Doge cards bring him home from square 4; other cards and throwing the hand do not."""
    state = position(4, -2, 8, 0, 0, "D1 D1 D1 M2 M2 M2 G1 G1")
    assert written(state) == {"D1:E"}
    for text in ("D1:E", "D1:E"):
        state.apply(GAME.parse(text))
        assert written(state) == {"D1:E"}


def test_a_win_of_the_favourite_at_the_end_of_the_turn_is_seen_too() -> None:
    """She stands on 6; a Merchant in the mansion takes her the last step."""
    state = position(0, -2, 2, 5, 0, "M2 D1 D1 D1 G1 G1 H2 H2")
    state.favourite = 6
    rules.legal_turn(state)
    assert written(state) == {"M2:E"}
    state.apply(GAME.parse("M2:E"))
    assert written(state) == {"end"}


def test_the_round_is_not_given_away_where_something_else_can_be_done() -> None:
    """The Doge stands on West's doorstep: a step west would lose the round at once."""
    state = position(-6, -8, 2, 0, 0, "D1 M2 M2 M2 G1 G1 G1+1 G1+1")
    assert "D1:W" in {notation(action) for action in state.legal()}
    assert "D1:W" not in written(state)
    assert {"D1:E", "M2:W", "throw"} <= written(state)


def test_what_is_weighed_is_always_legal_and_never_nothing() -> None:
    for seed in range(counts(3, 60)):
        for state in random_states(seed):
            if not state.over():
                view = view_of(state, state.seat)
                weighed = plan.worthwhile(view)
                assert weighed
                assert set(weighed) <= set(view.legal)
