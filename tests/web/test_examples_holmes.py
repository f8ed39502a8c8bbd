"""The drawn examples of Holmes are true: each is played or counted by the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sottovoce.games.holmes.components import CHARACTER_LETTERS, CHARACTER_NAMES, PLAN_POINTS, RESIDENTS
from sottovoce.games.holmes.rules import HolmesState
from sottovoce.games.holmes.scoring import points
from tests.games.holmes.positions import (
    FIRST,
    SECOND,
    Hand,
    allowed,
    open_of,
    people,
    play,
    position,
    row_of,
    tokens,
)
from tests.web.examples import examples_of

EXAMPLES = examples_of("holmes")
LETTERS = dict(zip(CHARACTER_NAMES, CHARACTER_LETTERS, strict=False))  # villains have no letters


def letters(names: list[str]) -> str:
    return " ".join(LETTERS[name] for name in names)


def markers(state: HolmesState) -> dict[str, list[set[str]]]:
    """Who stands and who lies on whom."""
    sides = (state.first, state.second)
    return {
        "upright": [people(side.upright) for side in sides],
        "flat": [people(side.flat) for side in sides],
    }


def drawn(moment: dict[str, Any]) -> dict[str, list[set[str]]]:
    return {how: [set(letters(names).split()) for names in moment[how]] for how in ("upright", "flat")}


def hand(item: list[Any]) -> Hand:
    """A hand with one set: a card, how many open, how many jokers with them, how many hidden."""
    card, count, jokers, hidden = item
    return Hand(" ".join([card] * count + [f"J{card}"] * jokers), hidden=" ".join([card] * hidden))


def test_3_3_who_has_both_markers_hides() -> None:
    day = EXAMPLES["hides"]
    mine, theirs = day["before"]["flat"]
    rest = [name for name in theirs if name != "pike"]
    state = position(
        Hand(flat=letters(mine), tokens=0),
        Hand(flat=letters(rest), upright="Les", tokens=0),
        mover=SECOND,
        day=day["day"],
        town="Adl Tob Pik",
        guests="Bil Kra",
    )
    play(state, " ".join(day["plays"]))
    assert state.day == day["day"] + 1
    assert people(state.hiding) == set(letters(day["after"]["hiding"]).split())
    assert markers(state) == drawn(day["after"])


def test_4_1_a_marker_goes_where_none_of_its_owner_is() -> None:
    action = EXAMPLES["action"]
    state = position(Hand(upright=letters(action["before"]["upright"][FIRST])), town="Tob", day=action["day"])
    lift, lay = action["plays"]
    play(state, lift)
    assert allowed(state) == {lay}
    play(state, lay)
    state.second.upright = 0  # the other brother's are not drawn
    assert markers(state) == drawn(action["after"])


def test_5_2_the_row_is_filled_up_when_the_action_is_over() -> None:
    took = EXAMPLES["refill"]["took"]
    new = sorted((Counter(took["to"]) - Counter(took["from"])).elements())
    state = position(row=" ".join(took["from"]), deck=" ".join(new), guests="Bil")
    play(state, " ".join(EXAMPLES["refill"]["plays"]))
    assert tokens(state)[FIRST] == took["tokens"][1]
    assert took["tokens"][0] == 5
    assert row_of(state) == Counter(took["to"])
    assert open_of(state, FIRST) == Counter(took["cards"])


def test_6_2_a_loose_joker_finds_its_set() -> None:
    loose, _, card, _, joined = EXAMPLES["joker"]["row"]
    assert (loose["set"][0], card["set"][0]) == ("J", "8")
    state = position(Hand("J", upright="Hud Les Tob"), row="3 4 5 8")
    play(state, " ".join(EXAMPLES["joker"]["plays"]))
    name, count, jokers, _ = joined["set"]
    assert open_of(state, FIRST) == Counter({name: count, f"J{name}": jokers})
    assert int(joined["mark"]) == count + jokers


def test_7_8_toby_brings_a_token_for_each_type() -> None:
    *sets, _, brought = EXAMPLES["toby"]["row"]
    words = [
        word
        for card, count, jokers, _ in (item["set"] for item in sets)
        for word in [card] * count + [f"J{card}"] * jokers
    ]
    hidden = " ".join(item["set"][0] for item in sets for _ in range(item["set"][3]))
    state = position(Hand(" ".join(words), hidden=hidden, upright="Wat Hud Les"))
    before = tokens(state)[FIRST]
    play(state, " ".join(EXAMPLES["toby"]["plays"]))
    assert tokens(state)[FIRST] - before == brought["tokens"] == sum(int(item["mark"]) for item in sets)


@pytest.mark.parametrize("name", ["types", "full"])
def test_10_3_and_10_4_a_type_counts_as_drawn(name: str) -> None:
    *sets, _, won = EXAMPLES[name]["row"]
    hands = {item["who"]: hand(item["set"]) for item in sets}
    sides = [hands.get(seat, Hand()).side() for seat in (FIRST, SECOND)]
    winner = won["who"]
    assert points(sides[winner], sides[1 - winner]) == sum(won["points"])
    assert points(sides[1 - winner], sides[winner]) == 0
    assert [int(item["mark"]) for item in sets] == [sum(item["set"][1:]) for item in sets]


def test_10_5_plan_fragments_count_as_drawn() -> None:
    items = EXAMPLES["plans"]["row"]
    marks = [int(item["mark"].replace("−", "-")) for item in items]
    assert marks == [PLAN_POINTS[item["set"][1]] for item in items] == PLAN_POINTS[1:]


def test_10_8_a_whole_count() -> None:
    table, total = EXAMPLES["count"]["table"], EXAMPLES["count"]["total"]
    for line in [*table, table]:
        lines = line if line is table else [line]
        sides = [whole([(row["card"], row["sets"][seat]) for row in lines]).side() for seat in (0, 1)]
        counted = [points(sides[seat], sides[1 - seat]) for seat in (0, 1)]
        assert counted == (total if line is table else line["points"])
    assert total == [sum(line["points"][seat] for line in table) for seat in (0, 1)]


def whole(sets: list[tuple[str, list[int]]]) -> Hand:
    """All sets of one brother in one hand."""
    open_cards = [
        word for card, (count, jokers, _) in sets for word in [card] * count + [f"J{card}"] * jokers
    ]
    hidden = [card for card, (_, _, count) in sets for _ in range(count)]
    return Hand(" ".join(open_cards), hidden=" ".join(hidden))


def test_watson_is_a_resident_and_adler_is_not() -> None:
    assert CHARACTER_NAMES.index("watson") < RESIDENTS <= CHARACTER_NAMES.index("adler")
