"""Every registered game, with every combination of its options, keeps the contract."""

from collections.abc import Callable

import pytest

from sottovoce.core.game import Game
from sottovoce.core.view import Options
from sottovoce.games import registry
from sottovoce.lab.contract import check_game, every_options
from tests.conftest import counts
from tests.contract.games import SECRETS, SETTINGS, secrets_of, setting_name, tried

Record = Callable[[str, object], None]

# Ten thousand pairs of truths a game, shared between its sets of options; in parts, to be run side by side.
PARTS = counts(1, 10)
PAIRS_OF_A_PART = 1000


def test_every_registered_game_has_told_its_secrets() -> None:
    assert set(SECRETS) == set(registry.names())


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=setting_name)
def test_the_game_keeps_the_contract(
    game: Game, options: Options, part: int, record_property: Record
) -> None:
    pairs = PAIRS_OF_A_PART // len(tried(game))
    report = check_game(game, options, secrets_of(game), games=3, pairs=pairs, seed=part)
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
