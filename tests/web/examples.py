"""The drawn examples of the rules as data: what the page draws, and the marks that say where."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import sottovoce
from tests.games.rulebook import rules_of

_WEB = Path(sottovoce.__file__).parent / "web"
_MARK = re.compile(r"^<!-- drawn: (\S+) -->$", re.MULTILINE)


def examples_of(game: str) -> dict[str, Any]:
    """Return the examples of a game by their names, as its module writes them."""
    module = (_WEB / "games" / game / "examples.js").read_text(encoding="utf-8")
    found = json.loads(module.partition("EXAMPLES = ")[2].rstrip().removesuffix(";"))
    assert isinstance(found, dict)
    return found


def marks_of(game: str, language: str = "en") -> list[str]:
    """Return the names of the examples in the order in which a game's rules ask for them."""
    return _MARK.findall(rules_of(game, language))


def text_before(game: str, name: str) -> str:
    """Return the block of the rules that an example belongs to."""
    return rules_of(game).partition(f"\n<!-- drawn: {name} -->")[0].rpartition("\n\n")[2]
