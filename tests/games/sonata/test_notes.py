"""notes.py: what may lie on the table as notes, and nothing else."""

from __future__ import annotations

import json

import pytest

from sottovoce.core.errors import BadNotes
from sottovoce.games.sonata import GAME
from sottovoce.games.sonata.components import PLACES, TRAITS
from sottovoce.games.sonata.notes import SonataNotes, as_notes, read_notes, write_notes


def test_a_token_is_placed_turned_grey_or_neither() -> None:
    notes = SonataNotes().place("court").turn_grey("mother").place("mother")
    assert (notes.placed, notes.grey) == (("court", "mother"), ())
    notes = notes.turn_grey("court").take_back("mother")
    assert (notes.placed, notes.grey) == ((), ("court",))
    assert notes.place("court").place("court").placed == ("court",)


def test_at_most_three_traits_are_placed() -> None:
    notes = SonataNotes(placed=TRAITS[:3])
    with pytest.raises(BadNotes, match="at most 3 tokens are placed and 4 markers"):
        notes.place(TRAITS[3])
    assert len(SonataNotes(grey=TRAITS).grey) == 7


def test_at_most_four_markers_lie_on_different_places() -> None:
    notes = SonataNotes()
    for place in PLACES[:4]:
        notes = notes.mark(place)
    with pytest.raises(BadNotes):
        notes.mark(PLACES[4])
    notes = notes.unmark(PLACES[0])
    assert notes.marked == PLACES[1:4]
    with pytest.raises(BadNotes):
        notes.mark(PLACES[1])


@pytest.mark.parametrize(
    "plain",
    [
        {"placed": ["court", "court"]},
        {"placed": ["court"], "grey": ["court"]},
        {"grey": ["tall"]},
        {"marked": ["paris"]},
        {"marked": list(PLACES[:5])},
        {"placed": "court"},
        {"grey": [1]},
        {"guess": []},
        [],
        None,
    ],
)
def test_notes_that_could_not_lie_on_a_table_are_refused(plain: object) -> None:
    with pytest.raises(BadNotes):
        as_notes(plain)
    with pytest.raises(BadNotes):
        read_notes(json.dumps(plain))


def test_text_that_is_no_json_is_refused() -> None:
    with pytest.raises(BadNotes):
        read_notes("{")


def test_notes_are_written_and_read_back() -> None:
    notes = SonataNotes(placed=("court", "mother"), grey=("married",), marked=("clink", "st-pauls"))
    assert read_notes(write_notes(notes)) == notes
    assert as_notes(json.loads(write_notes(notes))) == notes
    assert as_notes({}) == SonataNotes()


def test_a_match_keeps_notes_as_text_that_the_game_has_checked() -> None:
    assert GAME.check_notes('{"marked": ["clink"]}') == (
        '{"placed":[],"grey":[],"marked":["clink"],"written":""}'
    )
    with pytest.raises(BadNotes):
        GAME.check_notes("{nothing of the kind")


def test_words_of_ones_own_are_notes_as_well() -> None:
    kept = GAME.check_notes("She is near.\nOr not.")
    assert read_notes(kept) == SonataNotes(written="She is near.\nOr not.")
    assert GAME.check_notes(kept) == kept
