"""Every registered game, with every combination of its options, keeps the contract."""

from collections.abc import Callable

import pytest

from sottovoce.core.game import Game
from sottovoce.core.view import Options
from sottovoce.games import registry
from sottovoce.lab.contract import check_game, every_options
from tests.conftest import counts
from tests.contract.games import SECRETS, SETTINGS, setting_name

Record = Callable[[str, object], None]


def test_every_registered_game_has_told_its_secrets() -> None:
    assert set(SECRETS) == set(registry.names())


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=setting_name)
def test_the_game_keeps_the_contract(game: Game, options: Options, record_property: Record) -> None:
    pairs = counts(1000, 10_000) // len(list(every_options(game)))
    report = check_game(game, options, SECRETS[game.name], games=counts(3, 30), pairs=pairs, seed=1)
    record_property("contract", str(report))
    assert report.pairs_compared == pairs
    for compared in report.pairs.values():
        assert compared.retold.compared > pairs / 20
        for steps in (compared.own, compared.others):
            assert steps.alike >= steps.taken / 4


def test_all_combinations_of_options_are_tried() -> None:
    venice = registry.get("venice")
    assert [str(options) for options in every_options(venice)] == [
        "VeniceOptions(rounds='match')",
        "VeniceOptions(rounds='single')",
    ]
