"""Every refusal has a key of its own and a sentence with its particulars, and survives being sent."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator

import pytest

from sottovoce.core import errors
from sottovoce.core.errors import BadOption, IllegalDecision, NotYourTurn, RecordRefusal, Refusal


def kinds(kind: type[Refusal] = Refusal) -> Iterator[type[Refusal]]:
    for below in kind.__subclasses__():
        yield below
        yield from kinds(below)


CONCRETE = [kind for kind in kinds() if "key" in vars(kind) and kind.__module__ == errors.__name__]


def particulars(kind: type[Refusal]) -> dict[str, str | int]:
    """Something for each gap in the sentence."""
    return {gap: f"<{gap}>" for gap in re.findall(r"{(\w+)}", kind.sentence)}


def test_there_are_refusals() -> None:
    assert len(CONCRETE) > 15


def test_keys_are_unique() -> None:
    assert len({kind.key for kind in CONCRETE}) == len(CONCRETE)


@pytest.mark.parametrize("kind", CONCRETE)
def test_the_sentence_names_every_particular(kind: type[Refusal]) -> None:
    told = str(kind(**particulars(kind)))
    assert "{" not in told
    assert told[0].isupper() or told[0] == "'" or told[0] == "<"
    for gap in particulars(kind):
        assert f"<{gap}>" in told


@pytest.mark.parametrize("kind", CONCRETE)
def test_a_refusal_can_be_sent_to_another_process(kind: type[Refusal]) -> None:
    refusal = kind(**particulars(kind))
    again = pickle.loads(pickle.dumps(refusal))
    assert type(again) is kind
    assert (str(again), again.particulars) == (str(refusal), refusal.particulars)


def test_a_particular_that_is_missing_is_a_mistake_at_once() -> None:
    with pytest.raises(KeyError):
        NotYourTurn()


def test_what_came_from_outside_is_not_formatted_again() -> None:
    refusal = BadOption(option="{value}", value="{0}", choices="a, b")
    assert str(refusal) == "Option '{value}' cannot be '{0}'; it can be: a, b."


def test_the_tree_tells_what_kind_of_thing_went_wrong() -> None:
    for kind in CONCRETE:
        families = [IllegalDecision, RecordRefusal, errors.BadRequest]
        assert sum(issubclass(kind, family) for family in families) == 1, kind
