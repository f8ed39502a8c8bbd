"""``sottovoce bench shuffles``."""

from __future__ import annotations

import json

from tests.cli.helpers import Command


def test_the_command_answers_in_json_and_as_a_table(command: Command) -> None:
    page = command("bench", "shuffles", "sonata", "--deals", "150", "--json")
    assert (page.code, page.err) == (0, "")
    found = json.loads(page.out)
    assert [(deck["cards"], deck["nth"]) for deck in found["decks"]] == [(10, 1), (10, 2)]
    assert found["passed"]
    table = command("bench", "shuffles", "sonata", "--deals", "150")
    assert table.code == 0
    assert "10 cards (2)" in table.out
    assert "Even: " in table.out
