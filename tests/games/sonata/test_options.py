"""Options that count only beside others: beside anything else they change nothing."""

from __future__ import annotations

import pytest

from sottovoce.core.chance import Deal
from sottovoce.core.view import OptionChoices, option_choices, read_options, write_options
from sottovoce.games import registry
from sottovoce.games.sonata.view import SonataOptions

GAME = registry.get("sonata")
KNOWN = {option.name: option for option in option_choices(SonataOptions)}
DEPENDENT = [option for option in KNOWN.values() if option.beside]


def dealt(chosen: dict[str, str], seed: int) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """All that is dealt with these options."""
    return tuple(GAME.opening(Deal(seed), read_options("sonata", SonataOptions, chosen)).items())


def settings(option: OptionChoices, counting: bool) -> list[dict[str, str]]:
    """Other options with which an option counts, or does not."""
    ((other, values),) = option.beside.items()
    return [{other: value} for value in KNOWN[other].choices if (value in values) == counting]


@pytest.mark.parametrize("option", DEPENDENT, ids=lambda option: option.name)
def test_an_idle_option_changes_nothing(option: OptionChoices) -> None:
    for setting in settings(option, counting=False)[::4]:
        deals = [dealt({**setting, option.name: choice}, 7) for choice in option.choices]
        assert all(deal == deals[0] for deal in deals), setting


@pytest.mark.parametrize("option", DEPENDENT, ids=lambda option: option.name)
def test_an_option_that_counts_does_something(option: OptionChoices) -> None:
    for setting in settings(option, counting=True)[::8]:
        assert len({dealt({**setting, option.name: choice}, 7) for choice in option.choices}) > 1, setting


def test_what_is_named_exists() -> None:
    assert {option.name for option in DEPENDENT} == set(SonataOptions.beside)
    for option in DEPENDENT:
        for other, values in option.beside.items():
            assert set(values) < set(KNOWN[other].choices)
    assert "beside" not in write_options(SonataOptions())
