"""docs/black-sonata.md: the difficulties it gives for printed routes are those counted."""

from __future__ import annotations

import re
from pathlib import Path

from sottovoce.games.sonata.components import DIFFICULTIES, ROUTES
from sottovoce.games.sonata.walks import SHARE, lap_giveaway, printed_length

DOCUMENT = Path(__file__).parents[2] / "docs" / "black-sonata.md"
ROW = re.compile(r"\| ([a-z ]+) \| (moves|may stay) \| (\d+) \| ([\d.]+) \(([\d.]+) to ([\d.]+)\) ")


def test_the_printed_difficulties_in_the_documents_are_those_counted() -> None:
    rows = {}
    for line in DOCUMENT.read_text(encoding="utf-8").splitlines():
        if found := ROW.match(line):
            name, kind, *texts = found.groups()
            rows[name.replace(" ", "-"), kind == "may stay"] = [float(text) for text in texts]
    for (name, may_stay), figures in rows.items():
        both = [
            lap_giveaway(cards, may_stay) / SHARE
            for route in ROUTES
            if (route.difficulty, route.may_stay) == (name, may_stay)
            for cards in (route.cards, route.cards[::-1])
        ]
        counted = [printed_length(name), sum(both) / len(both), min(both), max(both)]
        assert figures == [round(figure, 2) for figure in counted]
    assert len(rows) == 2 * len(DIFFICULTIES)
