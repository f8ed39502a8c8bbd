"""Options as text and back, outcomes shared, structs on the wire."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest

from sottovoce.core.chance import fast
from sottovoce.core.errors import BadOption, UnknownOption
from sottovoce.core.game import SPECTATOR
from sottovoce.core.view import (
    Offer,
    OptionChoices,
    Options,
    Outcome,
    Words,
    option_choices,
    read_options,
    write_options,
)
from tests.core.duel import DUEL, DuelOptions, DuelView


class ManyOptions(Options, frozen=True):
    """One of each kind."""

    players: Literal[2, 3, 4] = 2
    board: Literal["small", "large"] = "large"
    expert: bool = False


class Unchosen(Options, frozen=True):
    """An option without a list of choices."""

    name: str = ""


CHOICES = (
    OptionChoices("players", ("2", "3", "4"), "2"),
    OptionChoices("board", ("small", "large"), "large"),
    OptionChoices("expert", ("no", "yes"), "no"),
)


def test_options_list_their_choices() -> None:
    assert option_choices(ManyOptions) == CHOICES


def test_an_option_must_list_its_choices() -> None:
    with pytest.raises(TypeError, match="a bool or a Literal"):
        option_choices(Unchosen)


def test_nothing_chosen_gives_the_usual_options() -> None:
    assert read_options("game", ManyOptions, {}) == ManyOptions()


@pytest.mark.parametrize("players", ["2", "3", "4"])
@pytest.mark.parametrize("board", ["small", "large"])
@pytest.mark.parametrize("expert", ["no", "yes"])
def test_options_are_read_as_they_are_written(players: str, board: str, expert: str) -> None:
    chosen = {"players": players, "board": board, "expert": expert}
    options = read_options("game", ManyOptions, chosen)
    assert write_options(options) == chosen
    assert options == ManyOptions(
        players=msgspec.convert(int(players), Literal[2, 3, 4]),
        board=msgspec.convert(board, Literal["small", "large"]),
        expert=expert == "yes",
    )


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownOption) as refusal:
        read_options("game", ManyOptions, {"colour": "red"})
    assert str(refusal.value) == "game has no option 'colour'; its options are: players, board, expert."


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(UnknownOption, match="its options are: none"):
        read_options("game", Options, {"colour": "red"})


@pytest.mark.parametrize(
    ("name", "value", "choices"),
    [
        ("players", "5", "2, 3, 4"),
        ("players", "two", "2, 3, 4"),
        ("expert", "True", "no, yes"),
        ("board", "", ""),
    ],
)
def test_a_bad_value_is_refused_with_those_there_are(name: str, value: str, choices: str) -> None:
    with pytest.raises(BadOption) as refusal:
        read_options("game", ManyOptions, {name: value})
    assert f"Option '{name}' cannot be '{value}'; it can be: {choices}" in str(refusal.value)


def test_options_are_frozen_and_take_nothing_else() -> None:
    with pytest.raises(AttributeError):
        DuelOptions().rounds = 2  # type: ignore[misc]
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"rounds": 4, "more": 1}', type=DuelOptions)


@pytest.mark.parametrize(
    ("winners", "shares"), [((0,), (1.0, 0.0, 0.0)), ((0, 2), (0.5, 0.0, 0.5)), ((), (0.0, 0.0, 0.0))]
)
def test_a_win_is_shared(winners: tuple[int, ...], shares: tuple[float, ...]) -> None:
    outcome = Outcome("reason", winners, (0, 0, 0))
    assert tuple(outcome.share(seat) for seat in range(3)) == shares


def test_words_within_words_survive_the_wire() -> None:
    words = Words("outer", {"count": 2, "name": Words("inner", {"text": "x"})})
    offer = Offer(3, "lay4", words, "card:3", "table", (("card", "table"),))
    assert msgspec.json.decode(msgspec.json.encode(offer), type=Offer) == offer
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(offer), type=Offer) == offer


def test_words_do_not_share_their_arguments() -> None:
    assert Words("a").arguments is not Words("b").arguments


def test_a_view_is_told_from_others_by_its_game() -> None:
    view = DUEL.redact(DUEL.new(fast(1), DuelOptions()), SPECTATOR)
    assert msgspec.json.decode(msgspec.json.encode(view))["game"] == "duel"
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(view).replace(b"duel", b"dual"), type=DuelView)
