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

# So many pairs of truths a game, shared between its sets of options; long checks are cut into parts, to be
# run side by side, but no smaller than a thousand pairs: what differs seldom must still be met in each.
PAIRS = counts(500, 10_000)
PAIRS_OF_A_PART = 1000


def pairs_and_parts(game: Game) -> tuple[int, int]:
    """How many pairs are compared with each set of options, and in how many parts."""
    pairs = PAIRS // len(tried(game))
    return pairs, max(1, pairs // PAIRS_OF_A_PART)


PARTS = [(game, options, part) for game, options in SETTINGS for part in range(pairs_and_parts(game)[1])]


def test_every_registered_game_has_told_its_secrets() -> None:
    assert set(SECRETS) == set(registry.names())


@pytest.mark.parametrize(("game", "options", "part"), PARTS, ids=setting_name)
def test_the_game_keeps_the_contract(
    game: Game, options: Options, part: int, record_property: Record
) -> None:
    whole, parts = pairs_and_parts(game)
    pairs = whole // parts
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
