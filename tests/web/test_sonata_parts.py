"""The page's own list of the parts of Black Sonata says what the game's data file says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import sottovoce
from sottovoce.games.sonata import components

PACKAGE = Path(sottovoce.__file__).parent
DATA = json.loads((PACKAGE / "games" / "sonata" / "data.json").read_text(encoding="utf-8"))


def parts() -> dict[str, Any]:
    """What stands between the braces of data.js, which is written as JSON."""
    text = (PACKAGE / "web" / "games" / "sonata" / "data.js").read_text(encoding="utf-8")
    return dict(json.loads(text.partition("PARTS = ")[2].rstrip(";\n")))


def test_the_map_is_the_games_map() -> None:
    assert parts()["landmarks"] == DATA["landmarks"]
    assert parts()["roads"] == DATA["roads"]
    assert parts()["places"] == [
        {"id": row["id"], "landmarks": row["landmarks"]} for row in DATA["locations"]
    ]


def test_the_stealth_cards_are_the_games_cards() -> None:
    assert parts()["cards"] == [
        {"label": row["label"], "ru": row["ru"], "place": row["location"], "landmark": row["landmark"]}
        for row in DATA["stealth"]
    ]


def test_ladies_and_tokens_are_the_games() -> None:
    assert parts()["suits"] == DATA["suits"]
    assert parts()["traits"] == list(components.TRAITS)
    assert parts()["fog"] == list(components.FOG_CARDS)
    assert parts()["ladies"] == [
        {"id": row["id"], "suit": row["suit"], "traits": row["traits"], "key": row["key"]}
        for row in DATA["ladies"]
    ]
