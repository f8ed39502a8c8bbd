"""Records: written and read back, refused with the line that is wrong, replayed or refused with why."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sottovoce.core.chance import commitment
from sottovoce.core.errors import (
    BadOption,
    NotARecord,
    RecordCommitment,
    RecordGame,
    RecordMismatch,
    RecordRefusal,
    RecordResult,
    RecordSealed,
    RecordVersion,
    Refusal,
    UnknownOption,
)
from sottovoce.core.events import Story
from sottovoce.core.game import NOBODY, SPECTATOR
from sottovoce.core.record import (
    AGREED_DRAW,
    ENDED_FROM_OUTSIDE,
    OUT_OF_TIME,
    RESIGNED,
    Decision,
    Record,
    parse_record,
    print_record,
    print_result,
    replay,
    start_record,
)
from sottovoce.core.table import Table
from sottovoce.core.view import Outcome
from tests.core.duel import DUEL, DuelOptions, Shown

SEED = 0xBEEF << 200


def played(decisions: int = 16, seed: int = SEED) -> Table:
    """A table at which the lowest card was always laid, for so many decisions."""
    table = Table(DUEL, seed)
    while not table.over and len(table.decisions) < decisions:
        table.decide(table.mover, table.truth().legal()[0])
    return table


FINISHED = played().record()
TEXT = print_record(FINISHED)
LINES = TEXT.splitlines()
BODY = LINES.index("") + 1


# ---------------------------------------------------------------- written and read back


words = st.text(st.characters(categories=["L", "N"], include_characters="+:@,.<>-"), min_size=1, max_size=8)
names = words.filter(lambda word: word != "*")
hexes = st.integers(0, 2**256 - 1)
outcomes = st.builds(
    Outcome,
    reason=names,
    winners=st.lists(st.integers(0, 9), max_size=3).map(tuple),
    points=st.lists(st.integers(-999, 999), max_size=3).map(tuple),
)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Any record that can be: whole or sealed, running or finished, of any game."""
    sealed = draw(st.booleans())
    texts = st.one_of(st.none(), names) if sealed else names
    return Record(
        game=draw(names),
        rules=draw(st.integers(0, 10**9 - 1)),
        options=draw(st.dictionaries(names, words, max_size=3)),
        commitment=f"{draw(hexes):064x}",
        seed=None if sealed else draw(hexes),
        reader=draw(st.integers(SPECTATOR, 9)) if sealed else None,
        decisions=tuple(draw(st.lists(st.builds(Decision, st.integers(0, 9), texts), max_size=12))),
        result=draw(st.one_of(st.none(), outcomes)),
    )


@given(records())
def test_a_record_is_read_as_it_was_written(record: Record) -> None:
    text = print_record(record)
    assert parse_record(text) == record
    assert print_record(parse_record(text)) == text


@given(records(), st.data())
def test_a_part_of_a_record_is_never_taken_for_the_whole(record: Record, data: st.DataObject) -> None:
    text = print_record(record)
    cut = data.draw(st.integers(0, len(text) - 1))
    with pytest.raises(RecordRefusal):
        parse_record(text[:cut])


@given(st.text(max_size=200))
def test_any_text_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(RecordRefusal):
        parse_record(text)


@given(st.data())
def test_a_changed_record_is_refused_or_another_one(data: st.DataObject) -> None:
    """Whatever is put in for some of its text: no traceback, and nothing else is taken for this game."""
    start = data.draw(st.integers(0, len(TEXT)))
    end = data.draw(st.integers(start, min(len(TEXT), start + 5)))
    record = replayed(TEXT[:start] + data.draw(st.text(max_size=5)) + TEXT[end:])
    assert record is None or record == FINISHED


def replayed(text: str) -> Record | None:
    """Return the record a text holds, if it is one and replays."""
    try:
        record = parse_record(text)
        replay(DUEL, record)
    except Refusal:
        return None
    return record


def test_the_text_is_readable() -> None:
    assert LINES[0] == "Sottovoce record 1"
    assert LINES[1:4] == ["Game: duel", "Rules: 3", "Options: rounds=4"]
    assert LINES[4] == f"Commitment: {commitment(SEED)}"
    assert LINES[5] == f"Seed: {SEED:064x}"
    assert LINES[6].startswith("Result: all-rounds; winners ")
    assert LINES[7:9] == ["Decisions: 16", ""]
    assert all(line[0] in "01" and line.endswith(" done") for line in LINES[9:])
    assert TEXT.endswith("\n")


def test_a_line_holds_all_that_a_seat_decides_until_another_does() -> None:
    seats = [line.split()[0] for line in LINES[BODY:]]
    assert all(one != next_one for one, next_one in pairwise(seats))


def test_results_are_written_so() -> None:
    assert print_result(None) == "unfinished"
    assert print_result(Outcome("draw", (), (0, -2))) == "draw; winners none; points 0 -2"
    assert print_result(Outcome("won", (0, 2), (1,))) == "won; winners 0 2; points 1"


# ---------------------------------------------------------------- corrupt records


def changed(line: int, text: str) -> str:
    """The record with one of its lines (from 1) replaced."""
    return "\n".join([*LINES[: line - 1], text, *LINES[line:]]) + "\n"


def without(line: int) -> str:
    return "\n".join([*LINES[: line - 1], *LINES[line:]]) + "\n"


CORRUPT: list[tuple[str, str, int, str]] = [
    ("empty", "", 1, "it does not begin with 'Sottovoce record 1'"),
    ("other text", "Hello\n", 1, "it does not begin with"),
    ("no number", changed(1, "Sottovoce record"), 1, "it does not begin with"),
    ("no colon", changed(3, "Rules 3"), 3, "a header line is 'Name: value', each name once"),
    ("twice", changed(4, "Rules: 3"), 4, "each name once"),
    ("unknown header", changed(7, "Winner: 0"), 7, "there is no header 'Winner'"),
    ("rules", changed(3, "Rules: three"), 3, "'three' is not a whole number"),
    ("huge rules", changed(3, f"Rules: {10**30}"), 3, "is not a whole number"),
    ("negative rules", changed(3, "Rules: -3"), 3, "'-3' is not a whole number"),
    ("foreign digits", changed(3, "Rules: ³"), 3, "'³' is not a whole number"),
    ("option", changed(4, "Options: rounds"), 4, "'rounds' is not an option written as name=value"),
    ("option twice", changed(4, "Options: rounds=4 rounds=2"), 4, "each once"),
    ("short commitment", changed(5, "Commitment: 5f0c"), 5, "64 hexadecimal digits"),
    ("no hex", changed(5, f"Commitment: {'x' * 64}"), 5, "64 hexadecimal digits"),
    ("upper case", changed(6, f"Seed: {'A' * 64}"), 6, "64 hexadecimal digits"),
    ("long seed", changed(6, f"Seed: {'0' * 65}"), 6, "64 hexadecimal digits"),
    ("reader", changed(6, "For: somebody"), 6, "'somebody' is not a whole number"),
    ("result", changed(7, "Result: all-rounds"), 7, "a result is 'reason; winners 0; points 2 0'"),
    ("winners", changed(7, "Result: won; winners me; points 1 0"), 7, "'me' is not a whole number"),
    ("points", changed(7, "Result: won; winners 0; points 1 -"), 7, "'' is not a whole number"),
    ("count", changed(8, "Decisions: many"), 8, "'many' is not a whole number"),
    ("empty line", changed(10, ""), 10, "a line of decisions is a seat and at least one decision"),
    ("no decision", changed(11, "1"), 11, "a seat and at least one decision"),
    ("no seat", changed(12, "lay1 done"), 12, "a seat and at least one decision"),
    ("negative seat", changed(12, "-1 done"), 12, "a seat and at least one decision"),
    ("one line less", without(len(LINES)), len(LINES) - 1, "says 16 decisions, but there are 14"),
    ("one line more", f"{TEXT}0 done\n", len(LINES) + 1, "says 16 decisions, but there are 17"),
    ("no last newline", TEXT[:-1], len(LINES), "the last line is cut off"),
    ("header only", "\n".join(LINES[:8]) + "\n", 8, "the text ends inside the header"),
    ("no header", "Sottovoce record 1\n", 1, "the text ends inside the header"),
]


@pytest.mark.parametrize(("name", "text", "line", "problem"), CORRUPT, ids=[case[0] for case in CORRUPT])
def test_a_corrupt_record_is_refused_with_its_line(name: str, text: str, line: int, problem: str) -> None:
    with pytest.raises(NotARecord) as refusal:
        parse_record(text)
    assert refusal.value.particulars["line"] == line
    assert problem in str(refusal.value)
    assert str(refusal.value).startswith(f"This is not a Sottovoce record: line {line}: ")


@pytest.mark.parametrize("name", ["Game", "Rules", "Options", "Commitment", "Decisions"])
def test_a_missing_header_is_named(name: str) -> None:
    line = next(number for number, text in enumerate(LINES, 1) if text.startswith(name))
    with pytest.raises(NotARecord, match=f"line {BODY - 1}: the header '{name}' is missing"):
        parse_record(without(line))


def test_a_record_is_whole_or_for_one_reader() -> None:
    both = "\n".join([*LINES[:6], "For: 0", *LINES[6:]]) + "\n"
    with pytest.raises(NotARecord, match="either whole, with its seed, or sealed for one reader"):
        parse_record(both)


def test_another_format_is_refused_by_its_version() -> None:
    with pytest.raises(RecordVersion) as refusal:
        parse_record(changed(1, "Sottovoce record 2"))
    expected = "The record uses version 2 of the record format; this program has version 1."
    assert str(refusal.value) == expected


RUNNING = [print_record(played(9).record(reader)) for reader in (SPECTATOR, 0, 1)]


@pytest.mark.parametrize("text", [TEXT, *RUNNING], ids=["finished", "spectator", "left", "right"])
def test_a_record_cut_off_anywhere_is_refused(text: str) -> None:
    for cut in range(len(text)):
        with pytest.raises(RecordRefusal):
            parse_record(text[:cut])


# ---------------------------------------------------------------- replay


def test_a_finished_record_replays() -> None:
    state = replay(DUEL, parse_record(TEXT))
    assert state.seat == NOBODY
    assert state.truth() == played().truth().truth()


def test_replaying_tells_the_story() -> None:
    story = Story()
    replay(DUEL, FINISHED, story)
    assert sum(isinstance(event, Shown) for event in story.seen_by(SPECTATOR)) == 4


def test_an_unfinished_record_replays_as_far_as_it_goes() -> None:
    decisions = FINISHED.decisions[:5]
    state = replay(DUEL, start_record(DUEL, DuelOptions(), SEED).finished(decisions, None))
    assert state.truth() == played(5).truth().truth()


def altered(number: int, decision: Decision) -> Record:
    """The finished record with one decision (from 1) replaced."""
    before, after = FINISHED.decisions[: number - 1], FINISHED.decisions[number:]
    return msgspec.structs.replace(FINISHED, decisions=(*before, decision, *after))


OTHER_SEAT = 1 - FINISHED.decisions[4].seat
MISMATCHES: list[tuple[str, Record, int, str]] = [
    ("no decision", altered(3, Decision(1, "jump")), 3, "'jump' is not a decision of this game"),
    ("hidden", altered(3, Decision(1, None)), 3, "'*' is not a decision of this game"),
    ("not allowed", altered(3, Decision(1, "done")), 3, "'done' is not allowed now; 2 other decisions are."),
    ("other seat", altered(5, Decision(OTHER_SEAT, "done")), 5, f"it is seat {1 - OTHER_SEAT}'s decision."),
    ("stranger", altered(1, Decision(7, "done")), 1, "it is seat 0's decision."),
    (
        "after the end",
        msgspec.structs.replace(FINISHED, decisions=(*FINISHED.decisions, Decision(0, "done"))),
        17,
        "the game is already over.",
    ),
]


@pytest.mark.parametrize(
    ("name", "record", "number", "why"), MISMATCHES, ids=[case[0] for case in MISMATCHES]
)
def test_a_record_that_does_not_replay_says_where_and_why(
    name: str, record: Record, number: int, why: str
) -> None:
    with pytest.raises(RecordMismatch) as refusal:
        replay(DUEL, record)
    decision = record.decisions[number - 1]
    where = f"decision {number} ('{decision.text or '*'}' by seat {decision.seat}): "
    assert str(refusal.value).startswith(f"The record does not replay: {where}{why}")


REFUSED: list[tuple[str, dict[str, object], type[Refusal], str]] = [
    ("game", {"game": "whist"}, RecordGame, "of the game 'whist', not of 'duel'"),
    ("rules", {"rules": 2}, RecordVersion, "uses version 2 of the rules of duel; this program has version 3"),
    ("sealed", {"seed": None, "reader": 0}, RecordSealed, "does not contain its seed"),
    ("seed", {"seed": SEED + 1}, RecordCommitment, "does not fit its commitment"),
    ("option", {"options": {"colour": "red"}}, UnknownOption, "duel has no option 'colour'"),
    ("value", {"options": {"rounds": "3"}}, BadOption, "'rounds' cannot be '3'"),
    (
        "unfinished",
        {"result": None},
        RecordResult,
        "result is 'unfinished', but replaying it gives 'all-rounds;",
    ),
    (
        "another",
        {"result": Outcome("luck", (0,), (9, 0))},
        RecordResult,
        "result is 'luck; winners 0; points 9 0'",
    ),
    ("too early", {"decisions": FINISHED.decisions[:-1]}, RecordResult, "replaying it gives 'unfinished'"),
]


@pytest.mark.parametrize(("name", "change", "kind", "words"), REFUSED, ids=[case[0] for case in REFUSED])
def test_a_record_that_cannot_be_right_is_refused(
    name: str, change: dict[str, object], kind: type[Refusal], words: str
) -> None:
    with pytest.raises(kind) as refusal:
        replay(DUEL, msgspec.structs.replace(FINISHED, **change))
    assert words in str(refusal.value)


def closed(reason: str, winners: tuple[int, ...], points: tuple[int, ...] = (0, 0)) -> Record:
    return msgspec.structs.replace(
        FINISHED, decisions=FINISHED.decisions[:6], result=Outcome(reason, winners, points)
    )


@pytest.mark.parametrize(
    "record",
    [closed(RESIGNED, (0,)), closed(OUT_OF_TIME, (1,)), closed(AGREED_DRAW, (0, 1))],
    ids=ENDED_FROM_OUTSIDE,
)
def test_a_game_may_be_ended_from_outside(record: Record) -> None:
    assert replay(DUEL, parse_record(print_record(record))).seat != NOBODY


@pytest.mark.parametrize(
    "record",
    [
        closed(RESIGNED, (0, 1)),
        closed(RESIGNED, ()),
        closed(RESIGNED, (2,)),
        closed(AGREED_DRAW, (0,)),
        closed(OUT_OF_TIME, (0,), (1, 0)),
        closed("bored", (0,)),
        msgspec.structs.replace(FINISHED, result=Outcome(RESIGNED, (0,), (0, 0))),
    ],
)
def test_an_end_from_outside_that_cannot_be_is_refused(record: Record) -> None:
    with pytest.raises(RecordResult):
        replay(DUEL, record)
