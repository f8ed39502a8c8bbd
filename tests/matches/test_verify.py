"""Fair dealing: a record proves it, and a record in which anything was changed does not."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from sottovoce.core.errors import NotARecord
from sottovoce.core.game import SPECTATOR
from sottovoce.core.record import Dealing, Decision, Record, parse_record, print_record
from sottovoce.core.table import Table
from sottovoce.core.view import Outcome
from sottovoce.games import registry
from sottovoce.matches import Match, Opened, Person, Row, Terms
from sottovoce.matches.dealing import commit, derive_seed
from sottovoce.matches.verify import is_fair, verify
from tests.matches.dealt import NEXT, SALT, SECRET, SETTINGS, open_match, play, record_of

GAMES = registry.names()
finished = cache(record_of)


def failing(record: Record) -> set[str]:
    return {check.name for check in verify(registry.get(record.game), record) if not check.holds}


def altered(record: Record, **dealing: object) -> Record:
    assert record.dealing is not None
    return msgspec.structs.replace(record, dealing=msgspec.structs.replace(record.dealing, **dealing))


def dealing_of(record: Record) -> Dealing:
    assert record.dealing is not None
    return record.dealing


# ---------------------------------------------------------------- yes


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_an_honest_match_is_proved_by_its_text(game: str, options: dict[str, str]) -> None:
    record = record_of(game, options)
    again = parse_record(print_record(record))
    assert again == record
    assert failing(again) == set()
    assert is_fair(verify(registry.get(game), again))


def test_a_match_that_was_given_up_is_proved_too() -> None:
    match = play(open_match("venice"), 9)
    match.fold(Row(match.number + 1, 0, match.resign(0)))
    assert failing(match.record()) == set()


def test_everything_that_was_added_changes_the_cards() -> None:
    openings = {str(dealing_of(open_and_resign(number)).opening) for number in range(8)}
    assert len(openings) == 8


def open_and_resign(number: int) -> Record:
    match = open_match("venice", number=number)
    match.fold(Row(1, 0, match.resign(0)))
    return match.record()


# ---------------------------------------------------------------- not before the end


@pytest.mark.parametrize("game", GAMES)
def test_while_a_match_runs_its_records_hold_the_promises_and_nothing_more(game: str) -> None:
    match = open_match(game)
    for _ in range(4):
        for reader in range(SPECTATOR, len(match.seats)):
            record = match.record(reader)
            assert record.dealing == Dealing(promise=commit(SECRET, SALT), rematch=commit(NEXT, SALT))
            text = print_record(record)
            told = {SECRET, SALT, NEXT, "t0:=", f"{match.table.seed:064x}", "Opening", "Tokens", "Salt"}
            assert not [word for word in told if word in text]
            assert failing(record) == {"open"}
        play(match, 3)


def test_at_the_end_the_secret_stands_there_but_not_that_of_a_rematch() -> None:
    record = finished("sonata")
    assert dealing_of(record).secret == SECRET
    assert NEXT not in print_record(record)


# ---------------------------------------------------------------- no


@pytest.mark.parametrize("game", GAMES)
def test_another_promise_secret_or_salt_is_found(game: str) -> None:
    record = finished(game)
    assert failing(altered(record, promise=commit("00" * 32, SALT))) == {"promise"}
    assert failing(altered(record, salt="5a18" * 4)) == {"promise"}
    assert failing(altered(record, secret="00" * 32)) == {"promise", "seed"}


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_missing_or_additional_token_is_found(game: str) -> None:
    record = finished(game)
    tokens = dealing_of(record).tokens
    for seat, token in enumerate(tokens):
        changed = (*tokens[:seat], token + "x", *tokens[seat + 1 :])
        assert failing(altered(record, tokens=changed)) == {"seed"}
    assert failing(altered(record, tokens=tokens[:-1])) == {"tokens", "seed"}
    assert failing(altered(record, tokens=(*tokens, ""))) == {"tokens", "seed"}
    assert len(tokens) == 1 or failing(altered(record, tokens=tokens[::-1])) == {"seed"}


@pytest.mark.parametrize("game", GAMES)
def test_a_secret_sought_to_suit_a_seed_breaks_the_promise(game: str) -> None:
    """A server that changes its mind afterwards can make all the rest fit, but not what it had promised."""
    record, other = finished(game), "77" * 32
    seed = derive_seed(other, dealing_of(record).tokens)
    table = Table(registry.get(game), seed)
    forged = msgspec.structs.replace(
        finished(game), seed=seed, commitment=table.record(0).commitment, decisions=(), result=None
    )
    assert "promise" in failing(altered(forged, secret=other))
    assert "promise" not in failing(altered(forged, secret=other, promise=commit(other, SALT)))


@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_the_opening_counts(game: str) -> None:
    record = finished(game)
    assert sum(map(len, dealing_of(record).opening.values())) > 20
    for name, cards in dealing_of(record).opening.items():
        for place, card in enumerate(cards):
            other = (*cards[:place], card + 1, *cards[place + 1 :])
            opening = dealing_of(record).opening | {name: other}
            assert failing(altered(record, opening=opening)) == {"opening"}
        fewer = {other: deck for other, deck in dealing_of(record).opening.items() if other != name}
        assert failing(altered(record, opening=fewer)) == {"opening"}


@pytest.mark.parametrize("game", GAMES)
def test_another_seed_or_commitment_is_found(game: str) -> None:
    record = finished(game)
    assert record.seed is not None
    assert {"seed", "commitment", "opening"} <= failing(msgspec.structs.replace(record, seed=record.seed ^ 1))
    other = msgspec.structs.replace(record, commitment="0" * 64)
    assert failing(other) == {"commitment", "game"}


def spoilt(record: Record, place: int) -> list[tuple[Decision, ...]]:
    """One decision left out, taken twice, taken by nobody at the table, or one that there is not."""
    one, before, after = record.decisions[place], record.decisions[:place], record.decisions[place + 1 :]
    return [
        (*before, Decision(9, one.text), *after),
        (*before, Decision(one.seat, "nonsense"), *after),
        (*before, Decision(one.seat, None), *after),
        before,
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_decision_or_result_is_found(game: str) -> None:
    record = finished(game)
    for place in range(0, len(record.decisions), max(1, len(record.decisions) // 6)):
        for decisions in spoilt(record, place):
            assert failing(msgspec.structs.replace(record, decisions=decisions)) == {"game"}
    assert record.result is not None
    points = tuple(point + 1 for point in record.result.points)
    other = Outcome(record.result.reason, record.result.winners, points)
    assert failing(msgspec.structs.replace(record, result=other)) == {"game"}


def test_other_options_are_found() -> None:
    record = finished("venice")
    assert failing(msgspec.structs.replace(record, options={"rounds": "single"})) == {"game"}
    unknown = msgspec.structs.replace(record, options={"rounds": "never"})
    assert failing(unknown) == {"tokens", "opening", "game"}


# ---------------------------------------------------------------- nothing to prove


def test_a_game_without_a_server_and_a_lesson_prove_nothing() -> None:
    table = Table(registry.get("venice"), 5)
    assert failing(table.record()) == {"dealt"}
    terms = Terms(game="sonata", rules=1)
    lesson = Match(Row(0, 0, Opened(terms, (Person("a", "Anna"),), SECRET)))
    lesson.fold(Row(1, 0, lesson.resign(0)))
    assert failing(lesson.record()) == {"dealt"}


def test_a_record_of_another_game_is_found() -> None:
    record = msgspec.structs.replace(finished("venice"), game="holmes")
    assert {"opening", "game"} <= failing(record)


# ---------------------------------------------------------------- as text


def text_with(old: str, new: str) -> str:
    text = print_record(finished("venice"))
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("Secret: 5e", "Secret: zz", "64 hexadecimal digits"),
        ("Salt: ", "Pepper: ", "the header 'Salt' is missing"),
        ("Tokens: 0:", "Tokens: 1:", "one for each seat"),
        ("Opening: merchant=", "Opening: merchant", "each name once"),
        ("pile=", "merchant=", "each name once"),
        ("pile=", "pile=x.", "'x' is not a whole number"),
        ("Promise: ", "Threat: ", "there is no header"),
    ],
)
def test_a_damaged_text_is_refused_with_its_line(old: str, new: str, problem: str) -> None:
    with pytest.raises(NotARecord, match=problem):
        parse_record(text_with(old, new))


def test_a_secret_without_its_seed_is_refused() -> None:
    seed = finished("venice").seed
    with pytest.raises(NotARecord, match="holds no secret"):
        parse_record(text_with(f"Seed: {seed:064x}\n", ""))


# ---------------------------------------------------------------- a rematch


def test_a_rematch_is_dealt_from_the_secret_promised_before_and_from_new_tokens() -> None:
    match = open_match("venice")
    match.fold(Row(1, 0, match.resign(0)))
    match.fold(Row(2, 0, match.ask_rematch(0, "fresh")))
    seats = match.next_seats()
    assert [getattr(sitter, "token", None) for sitter in seats] == [None, "fresh"]
    again = Match(Row(0, 0, Opened(match.terms, seats, NEXT, SALT)))
    assert again.commitment == match.next_commitment == dealing_of(match.record()).rematch


def test_who_asks_for_a_rematch_without_a_token_adds_nothing_old() -> None:
    match = open_match("sonata")
    match.fold(Row(1, 0, match.resign(0)))
    match.fold(Row(2, 0, match.ask_rematch(0)))
    assert [getattr(sitter, "token", None) for sitter in match.next_seats()] == [""]
