"""The worked day 2 of the rulebook, move by move (with the correction of the rulings).

On day 1 both visited Wiggins and Watson; Sherlock also Lestrade, Mycroft Adler and (not Watson twice, as the
book has it, but) Lestrade. Sherlock is the first player.
"""

from __future__ import annotations

from collections import Counter

from sottovoce.games.holmes.redact import redact
from sottovoce.games.holmes.rules import HolmesState
from tests.games.holmes.positions import (
    FIRST,
    SECOND,
    Hand,
    allowed,
    deck_of,
    discards_of,
    hidden_of,
    named,
    open_of,
    people,
    phase,
    play,
    position,
    row_of,
    tokens,
)

SHERLOCK, MYCROFT = FIRST, SECOND


def day_one() -> HolmesState:
    """Day 1: visits to Wiggins, Watson (a card each) and Lestrade, Adler; Mycroft can pay for his day 2."""
    state = position(
        day=1, town="Wig Adl", row="9 8 7 6", guests="Pik Gre Tob Joh Bil Kra Hun",
        deck="3 3 5 5 4 4 9 8 7 6 8 9 9 8 7 6",
    )  # fmt: skip
    play(state, "to:Wig to:Wig to:Wat take:9 to:Adl steal:9 to:Les take:8 take:7 to:Les")
    return state


def test_the_first_day_leads_to_the_example() -> None:
    state = day_one()
    play(state, "take:6 take:3")
    assert (state.day, phase(state)) == (2, "lift")
    assert people(state.hiding) == {"Wig"}
    assert people(state.first.upright) == {"Wig", "Wat", "Les"}
    assert people(state.second.upright) == {"Wig", "Adl", "Les"}
    assert "Pik" in people(state.present)


def day_two() -> HolmesState:
    state = position(
        Hand("8", tokens=2, upright="Wig Wat Les"),
        Hand("7", tokens=6, upright="Wig Adl Les"),
        town="Wig Adl Pik",
        hiding="Wig",
        row="5 4 8 9",
        deck="6 3 4 9 7 8 8 9",
        guests="Gre",
    )
    assert redact(state, SHERLOCK).hiding == (5,)
    return state


def test_day_two_move_by_move() -> None:
    state = day_two()
    play(state, "up:Les to:Hud")  # 1: a rest at Baker Street
    assert tokens(state) == (5, 6)
    before = discards_of(state)
    play(state, "up:Adl to:Pik draw:2")  # 2: rumours for two tokens
    assert allowed(state) == {"keep:6", "keep:3"}
    play(state, "keep:3")
    assert (tokens(state), hidden_of(state, MYCROFT)) == ((5, 4), Counter("3"))
    assert discards_of(state) - before == Counter("6")
    play(state, "up:Wat to:Les take:5 take:4")  # 3: a raid: a cigarette and an explosive
    assert (tokens(state), open_of(state, SHERLOCK)) == ((2, 4), Counter("845"))
    assert row_of(state) == Counter("8949")
    play(state, "up:Les to:Wat take:4")  # 4: the explosive that has just appeared
    assert (tokens(state), open_of(state, MYCROFT)) == ((2, 3), Counter("74"))
    play(state, "up:Wig")  # 5: from Wiggins, who is hiding, to Adler
    assert "to:Wig" not in allowed(state)
    play(state, "to:Adl steal:4")
    assert (tokens(state), hidden_of(state, SHERLOCK)) == ((0, 3), Counter("4"))
    assert open_of(state, MYCROFT) == Counter("7")
    play(state, "up:Wig to:Adl steal:5")  # 6: Mycroft does the same (he has three tokens by the rulings)
    assert tokens(state) == (0, 1)
    assert hidden_of(state, MYCROFT) == Counter("35")
    assert open_of(state, SHERLOCK) == Counter("84")
    assert (state.day, people(state.hiding)) == (3, {"Adl"})  # Adler hides, Wiggins is back
    assert named(redact(state, SHERLOCK).stolen[MYCROFT]) == Counter("5")
    assert len(deck_of(state)) == 3
