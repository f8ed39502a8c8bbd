"""§6 The guessing stage."""

from __future__ import annotations

from sottovoce.games.whispers import events
from sottovoce.games.whispers.redact import redact
from sottovoce.games.whispers.rules import WhispersState
from sottovoce.games.whispers.state import EVIDENCE, GUESSING
from tests.games.whispers.positions import PEOPLE, do, legal, points, position


def guessing(players: int = 3, *, leader: int = 0, counter: int = 5, event: str = "") -> WhispersState:
    """The stage has just begun. North is Ann, East is Cat, South is Eve, West is Gil."""
    return position(
        ["plain"] * players,
        stage=GUESSING,
        waiting=players,
        leader=leader,
        seat=leader,
        counter=counter,
        event=event,
        points=[1] * players,
    )


def test_6_1_everybody_may_guess_once_from_the_leader_on() -> None:
    state = guessing(4, leader=2)
    order = []
    while state.stage == GUESSING:
        order.append(state.seat)
        do(state, "pass")
    assert order == [2, 3, 0, 1]


def test_6_1_who_could_name_nobody_is_passed_over() -> None:
    state = guessing(2)
    told = do(state, "guess:1=cat")
    assert told[0] == events.GuessedRight(0, 1, 2, 5)
    assert (state.seat, state.stage) == (1, GUESSING)
    do(state, "pass")
    assert state.stage == EVIDENCE
    state = guessing(2)
    do(state, "guess:1=cat", "guess:0=ann")
    assert state.revealed == 0b11
    assert state.stage == EVIDENCE


def test_6_1_nobody_is_asked_when_all_are_revealed() -> None:
    state = position(["plain", "lune"], plays=1, deck="odd " * 8)
    state.revealed = 0b11
    do(state, "plain:1+", "lune:1+")
    assert (state.stage, state.counter) == (EVIDENCE, 4)


def test_6_2_a_guess_names_an_opponent_and_any_character() -> None:
    state = guessing(3)
    assert legal(state) == {"pass"} | {f"guess:{seat}={who}" for seat in (1, 2) for who in PEOPLE}
    do(state, "pass")
    assert legal(state) == {"pass"} | {f"guess:{seat}={who}" for seat in (0, 2) for who in PEOPLE}


def test_6_2_nobody_revealed_or_protected_can_be_named() -> None:
    state = guessing(4)
    do(state, "guess:2=eve")
    assert {text.partition("=")[0] for text in legal(state)} == {"pass", "guess:0", "guess:3"}
    state = position(["shield", "lune", "odd"], plays=1)
    do(state, "shield:1+", "lune:1+", "odd:1+", "pass")
    assert {text.partition("=")[0] for text in legal(state)} == {"pass", "guess:2"}


def test_6_3_a_right_guess_pays_the_guesser_and_reveals_the_accused() -> None:
    state = guessing(3, counter=4)
    before = state.barriers
    assert do(state, "guess:2=eve")[0] == events.GuessedRight(0, 2, 4, 4)
    assert points(state) == [5, 1, 1]
    assert redact(state, 1).characters == (-1, 2, 4)
    assert redact(state, -1).revealed == (False, False, True)
    assert state.barriers > before


def test_6_3_the_accused_goes_on_playing_and_guessing() -> None:
    state = guessing(3, counter=4)
    do(state, "guess:2=eve", "pass")
    assert state.seat == 2
    do(state, "guess:0=ann")
    assert points(state) == [5, 1, 5]
    assert (state.stage, state.seat) == (EVIDENCE, 1)
    do(state, "plain:1+")
    assert state.seat == 2


def test_6_4_a_wrong_guess_pays_the_accused_and_reveals_nothing() -> None:
    state = guessing(3, counter=4)
    assert do(state, "guess:2=hob")[0] == events.GuessedWrong(0, 2, 7, 4)
    assert points(state) == [1, 1, 5]
    assert state.revealed == 0
    assert redact(state, 1).denied == ((), (), (7,))
    assert redact(state, 1).characters == (-1, 2, -1)


def test_6_4_who_was_wrongly_accused_can_be_named_again() -> None:
    state = guessing(3, counter=4)
    do(state, "guess:2=hob", "guess:2=ann")
    assert redact(state, 0).denied == ((), (), (0, 7))
    assert points(state) == [1, 1, 9]
